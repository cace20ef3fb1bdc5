"""Sheets for the boards and the ground: parchment, land in the hand of the tiles, rivers, frames."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from scipy import ndimage

from build.grain import fractal
from build.ink_pen import INK
from build.skye.grounds import SIDE, Field, Sheet, grounds, over, smooth
from game.kernel.resources import resource
from game.titles.skye.tiles import WATER

Size = tuple[int, int]
Point = tuple[float, float]
PAPER, SEPIA = (230, 213, 174), (106, 81, 56)
FRAME = 29  # from the edge of a sheet to its inner line
BURN = np.array([0.26, 0.36, 0.48])
SHORE, RING, SHALLOW = (226, 204, 154), (66, 96, 108), (178, 192, 178)


def parchment(size: Size, seed: int, burn: float = 0.12, tone: tuple[int, int, int] = PAPER) -> Sheet:
    """Paper: blots, fibres, fine grain, and a browned rim as wide as `burn` of the shorter side."""
    w, h = size
    blots = fractal(h, w, 300, 5, seed)
    fine = fractal(h, w, 5, 2, seed + 1)
    fibres = ndimage.gaussian_filter(np.random.default_rng(seed + 2).standard_normal((h, w)), (0.5, 3))
    sheet: Sheet = np.array(tone, np.float64) + (blots * 12 + fine * 4 + fibres * 8)[..., None] * [1, 0.95, 0.8]
    down, across = np.mgrid[0:h, 0:w].astype(np.float64)
    rim = np.minimum(np.minimum(across, w - 1 - across), np.minimum(down, h - 1 - down)) / (min(w, h) * burn)
    browned = np.clip(1 - rim - blots * 0.25, 0, 1.2) ** 1.7
    out: Sheet = sheet * (1 - browned[..., None] * BURN)
    return out


def laid(size: Size, terrain: int) -> Sheet:
    """The ground of a terrain over a whole sheet."""
    w, h = size
    tile = grounds()[terrain]
    out: Sheet = np.tile(tile, (h // SIDE + 1, w // SIDE + 1, 1))[:h, :w]
    return out


def banded(size: Size, terrains: Sequence[int], tops: Sequence[int], margin: int, seed: int) -> tuple[Sheet, Field]:
    """Terrains one below the other from the given heights on, and how much of them is to be seen: less at the rim."""
    w, h = size
    down, across = np.mgrid[0:h, 0:w].astype(np.float64)
    wobble = fractal(h, w, 160, 4, seed) * 46
    sheet = laid(size, terrains[0])
    for terrain, top in zip(terrains[1:], tops[1:], strict=True):
        share = smooth(-24, 24, down + wobble - top)[..., None]
        sheet = sheet * (1 - share) + laid(size, terrain) * share
    rim = np.minimum(np.minimum(across, w - across), np.minimum(down - tops[0], h - down))
    return sheet, smooth(margin * 0.4, margin, rim + wobble * 0.6) * 0.72


def from_line(size: Size, lines: Sequence[Sequence[Point]]) -> Field:
    """How far each pixel lies from the nearest of the lines."""
    mask = Image.new("L", size, 255)
    draw = ImageDraw.Draw(mask)
    for line in lines:
        draw.line(list(line), fill=0, width=1)
    out: Field = ndimage.distance_transform_edt(np.asarray(mask) > 0)
    return out


def rivers(sheet: Sheet, lines: Sequence[Sequence[Point]], half: float, seed: int) -> Sheet:
    """Rivers along lines, `2 * half` wide, as water is drawn on the tiles; they rise narrow, and end at the frame."""
    size = (sheet.shape[1], sheet.shape[0])
    down = np.arange(size[1], dtype=np.float64)[:, None]
    top = min(line[0][1] for line in lines)
    narrow = half * 0.8 * (1 - smooth(top, top + 120, down))
    away = from_line(size, lines) + fractal(size[1], size[0], 46, 3, seed) * 3 + narrow
    away = np.where(down > size[1] - 1 - FRAME, 999.0, away)
    sheet = over(sheet, SHORE, np.clip(1 - (away - half) / 9, 0, 1) * 0.8)
    wet = np.clip(half - away + 0.5, 0, 1)[..., None]
    sheet = sheet * (1 - wet) + laid(size, WATER) * wet
    inside = away < half
    sheet = over(sheet, SHALLOW, np.exp(-(half - away) / 6) * inside * 0.6)
    for distance, strength in ((5, 0.5), (10, 0.3)):
        sheet = over(sheet, RING, np.clip(1.3 - np.abs(half - away - distance), 0, 1) * strength * inside)
    return over(sheet, INK, np.clip(2.2 - np.abs(away - half), 0, 1) * 0.92)


def pictured(sheet: Sheet) -> Image.Image:
    """As an image."""
    return Image.fromarray(np.clip(sheet, 0, 255).astype(np.uint8))


@lru_cache(32)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """One of the program's fonts."""
    return ImageFont.truetype(str(resource("assets", "fonts", f"{face}.ttf")), size)


def figure(picture: Image.Image, words: str, at: Point, size: int, colour: tuple[int, int, int] = INK,
           face: str = "uix", edge: tuple[int, int, int] | None = None) -> None:  # fmt: skip
    """A number or letter about a point."""
    draw = ImageDraw.Draw(picture)
    stroke = {} if edge is None else {"stroke_width": max(2, size // 10), "stroke_fill": edge}
    draw.text(at, words, colour, font(face, size), anchor="mm", **stroke)  # type: ignore[arg-type]


def put(picture: Image.Image, sign: Image.Image, at: Point, shade: float = 0.45) -> None:
    """A sign about a point, with its shadow."""
    x, y = round(at[0] - sign.width / 2), round(at[1] - sign.height / 2)
    if shade:
        pad = 12
        alpha = Image.new("L", (sign.width + 2 * pad, sign.height + 2 * pad), 0)
        alpha.paste(sign.getchannel("A"), (pad, pad))
        soft = alpha.filter(ImageFilter.GaussianBlur(4)).point(lambda value: value * shade)
        picture.paste(
            (20, 11, 6), (x - pad + 3, y - pad + 5, x + pad + sign.width + 3, y + pad + sign.height + 5), soft
        )
    picture.paste(sign, (x, y), sign)


def framed(picture: Image.Image, inset: int = FRAME - 9) -> None:
    """A double line around the sheet."""
    draw = ImageDraw.Draw(picture)
    w, h = picture.size
    for gap, wide in ((inset, 4), (inset + 9, 1)):
        draw.rectangle((gap, gap, w - 1 - gap, h - 1 - gap), outline=SEPIA, width=wide)
