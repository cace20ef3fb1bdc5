"""Paints the program's icon into assets/icon/: a round shield on dark leather with an old-gold S.

`.venv/bin/python build/paint_icon.py`; the same bytes at each run. Sizes up to 32 are drawn bolder, without
the tile's hairline, since fine lines turn to grey there. Lengths are fractions of the icon's edge.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

import fontpkg
import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFilter, ImageFont

OUT = Path(__file__).resolve().parents[1] / "assets" / "icon"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICNS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
EDGE = 2048  # px of the drawing before it is scaled down
LEATHER, LEATHER_LIT, LEATHER_DARK = "#35231A", "#4A3324", "#1E130D"
GOLD, GOLD_LIT, GOLD_DIM = "#C39A4A", "#F2D58A", "#7D6232"
OXBLOOD, OXBLOOD_LIT = "#5E1814", "#7A1F1B"

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Look:
    """How bold it is: radius of the shield, width of the rim, height of the letter, fine lines or not."""

    radius: float
    rim: float
    letter: float
    fine: bool


FINE = Look(0.40, 0.046, 0.50, True)
BOLD = Look(0.46, 0.060, 0.64, False)


def paint(look: Look) -> Image.Image:
    """The icon at EDGE px, RGBA."""
    icon = Image.new("RGBA", (EDGE, EDGE), (0, 0, 0, 0))
    tile = _mask_tile(0.02, 0.17)
    _lay(icon, tile, _grained(_sheen(LEATHER_LIT, LEATHER, LEATHER_DARK), 5))
    if look.fine:
        _lay(icon, _outline(_mask_tile(0.05, 0.145), 0.007), _sheen(GOLD, GOLD_DIM, GOLD_DIM), 0.8)
    disc = _mask_circle(look.radius)
    _shadow(icon, disc, tile, 0.030, 0.028)
    _lay(icon, disc, _sheen(GOLD_LIT, GOLD, GOLD_DIM))
    _lay(icon, _outline(disc, 0.006), _flat(LEATHER_DARK))
    field = _mask_circle(look.radius - look.rim)
    _lay(icon, field, _grained(_sheen(OXBLOOD_LIT, OXBLOOD, LEATHER_DARK), 6))
    _lay(icon, _outline(field, 0.010), _flat(LEATHER_DARK))
    if look.fine:
        _planks(icon, field)
        ring = _outline(_mask_circle(look.radius - look.rim - 0.022), 0.005)
        _lay(icon, ring, _sheen(GOLD, GOLD_DIM, GOLD_DIM), 0.7)
    letter = _mask_letter(look.letter)
    _shadow(icon, letter, field, 0.014, 0.012)
    _lay(icon, letter.filter(ImageFilter.MaxFilter(25)), _flat(LEATHER_DARK), 0.75)
    _lay(icon, letter, _sheen(GOLD_LIT, GOLD, GOLD_DIM))
    return icon


def save_all(folder: Path) -> list[Path]:
    """Every size as PNG, then all that Windows and macOS want in one file; returns what was written."""
    folder.mkdir(parents=True, exist_ok=True)
    fine, bold = paint(FINE), paint(BOLD)
    small, made = [], []
    for size in SIZES:
        picture = (bold if size <= 32 else fine).resize((size, size), Image.Resampling.LANCZOS)
        if size <= 256:
            small.append(picture)
        made.append(folder / f"skald-{size}.png")
        picture.save(made[-1], optimize=True)
    made.append(folder / "skald.ico")
    small[-1].save(made[-1], sizes=[picture.size for picture in small], append_images=small[:-1])
    made.append(folder / "skald.icns")
    made[-1].write_bytes(_icns(folder))
    return made


def _icns(folder: Path) -> bytes:
    """macOS's form: each PNG behind four letters and a length that counts its own head of 8 bytes.

    Pillow would add a picture of 1024 px, four times the bytes of all others.
    """
    body = b""
    for kind, size in ICNS.items():
        picture = (folder / f"skald-{size}.png").read_bytes()
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def _mask_tile(inset: float, radius: float) -> Image.Image:
    mask = Image.new("L", (EDGE, EDGE), 0)
    low, high = inset * EDGE, (1 - inset) * EDGE
    ImageDraw.Draw(mask).rounded_rectangle((low, low, high, high), radius * EDGE, 255)
    return mask


def _mask_circle(radius: float) -> Image.Image:
    mask = Image.new("L", (EDGE, EDGE), 0)
    low, high = (0.5 - radius) * EDGE, (0.5 + radius) * EDGE
    ImageDraw.Draw(mask).ellipse((low, low, high, high), 255)
    return mask


def _mask_letter(height: float) -> Image.Image:
    font = ImageFont.truetype(str(fontpkg.path("Cinzel")), int(height * EDGE * 1.40))
    font.set_variation_by_axes([800])
    mask = Image.new("L", (EDGE, EDGE), 0)
    left, top, right, bottom = font.getbbox("S")
    middle = ((EDGE - left - right) / 2, (EDGE - top - bottom) / 2)
    ImageDraw.Draw(mask).text(middle, "S", 255, font)
    return mask


def _outline(mask: Image.Image, width: float) -> Image.Image:
    soft = mask.filter(ImageFilter.GaussianBlur(width * EDGE / 2))
    inner = soft.point(lambda value: 255 if value > 250 else 0)
    edge = np.asarray(mask, np.int16) - np.asarray(inner, np.int16)
    return Image.fromarray(np.clip(edge, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(2))


def _sheen(lit: str, plain: str, dark: str) -> Image.Image:
    """Light falling from the upper left: `lit` there, `plain` in the middle, `dark` at the lower right."""
    along = np.add.outer(np.arange(EDGE), np.arange(EDGE)) / (2 * EDGE - 2)
    stops = np.array([_rgb(lit), _rgb(plain), _rgb(dark)])
    parts = [np.interp(along, (0.18, 0.5, 0.82), stops[:, part]) for part in range(3)]
    return Image.fromarray(np.stack(parts, axis=-1).astype(np.uint8))


def _grained(picture: Image.Image, strength: float) -> Image.Image:
    """Leather's grain: noise at two scales, the coarse one smoothed."""
    chance = np.random.default_rng(8)
    coarse = Image.fromarray(chance.integers(0, 256, (EDGE // 16, EDGE // 16), np.uint8)).resize((EDGE, EDGE))
    fine = chance.normal(0, 1, (EDGE, EDGE))
    noise = strength * (fine * 0.5 + (np.asarray(coarse, np.float64) - 127.5) / 80)
    grained = np.asarray(picture, np.float64) + noise[..., None]
    return Image.fromarray(np.clip(grained, 0, 255).astype(np.uint8))


def _planks(icon: Image.Image, field: Image.Image) -> None:
    """Four seams of the boards under the leather, darkened, with a lit edge at their right."""
    for seam in (0.26, 0.42, 0.58, 0.74):
        for shift, colour, strength in ((0.0, LEATHER_DARK, 0.55), (0.006, OXBLOOD_LIT, 0.45)):
            mask = Image.new("L", (EDGE, EDGE), 0)
            left = (seam + shift) * EDGE
            ImageDraw.Draw(mask).rectangle((left, 0, left + 0.005 * EDGE, EDGE), 255)
            _lay(icon, _both(mask, field), _flat(colour), strength)


def _shadow(icon: Image.Image, mask: Image.Image, within: Image.Image, offset: float, blur: float) -> None:
    moved = Image.new("L", (EDGE, EDGE), 0)
    moved.paste(mask, (int(offset * EDGE * 0.6), int(offset * EDGE)))
    soft = moved.filter(ImageFilter.GaussianBlur(blur * EDGE))
    _lay(icon, _both(soft, within), _flat("#0C0704"), 0.75)


def _lay(icon: Image.Image, mask: Image.Image, colours: Image.Image, strength: float = 1.0) -> None:
    layer = colours.convert("RGBA")
    layer.putalpha(mask.point(lambda value: round(value * strength)))
    icon.alpha_composite(layer)


def _both(one: Image.Image, other: Image.Image) -> Image.Image:
    product = np.asarray(one, np.uint16) * np.asarray(other, np.uint16) // 255
    return Image.fromarray(product.astype(np.uint8))


def _flat(colour: str) -> Image.Image:
    return Image.new("RGB", (EDGE, EDGE), colour)


def _rgb(colour: str) -> npt.NDArray[np.float64]:
    return np.array([int(colour[place : place + 2], 16) for place in (1, 3, 5)], np.float64)


if __name__ == "__main__":
    for written in save_all(OUT):
        print(f"{written.name}: {written.stat().st_size} bytes")
