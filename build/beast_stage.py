"""A beast on its stage: sky, a disc of light, what stands behind it, the beast in ink, mist at its feet; and its token."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from build.beast_scenery import Flat, Scenery
from build.ink_beast import Ink
from build.ink_brush import Wash, halved, image, over, rolled, rough, smooth
from build.ink_pen import BRIGHT, DARK, GOLD, INK, LEATHER, Pen, Rgb, lit, mixed, rgb

SIZE = (1008, 576)
Square = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Mood:
    """The light of a scene. `disc` is x, y, radius (shares of the height, x from the middle) and colour of sun or moon;
    `tones` are the inks of what stands far and near; `mark` is the pale tone upon the beast."""

    sky: tuple[str, str]
    disc: tuple[float, float, float, str] | None
    far: tuple[Scenery, ...]
    near: tuple[Scenery, ...]
    tones: tuple[str, str]
    mist: str
    ink: str = "#150F0D"
    mark: str = "#E2D0A6"
    glow: str = "#CE9E68"


@dataclass(frozen=True)
class Beast:
    """How one monster is drawn; `focus` is the square of it that its token shows."""

    name: str
    draw: Callable[[Ink], None]
    mood: Mood
    focus: Square = (0.0, 0.0, 1.0, 1.0)
    seed: int = field(default=3)


def _sky(size: tuple[int, int], mood: Mood, seed: int) -> Wash:
    w, h = size
    y, x = np.mgrid[0:h, 0:w].astype(float)
    fall = np.clip(y / h, 0, 1)[..., None]
    wash: Wash = np.array(rgb(mood.sky[0]), float) * (1 - fall) + np.array(rgb(mood.sky[1]), float) * fall
    wash = wash + rolled(h, w, h / 2.6, 5, seed)[..., None] * 26 + rolled(h, w, 5, 2, seed + 1)[..., None] * 5
    if mood.disc is None:
        return wash
    aside, down, r, name = mood.disc
    cx, cy, r = w / 2 + aside * h, down * h, r * h
    far = np.hypot(x - cx, y - cy)
    colour = np.array(rgb(name), float)
    wash = over(wash, rgb(mood.glow), np.exp(-np.maximum(far - r, 0) / (h * 0.2)) * 0.42)
    edge = h / 250
    disc = smooth(r + edge, r - edge, far + rolled(h, w, h / 14, 3, seed + 2) * edge * 1.6)
    face: Wash = colour + rolled(h, w, h / 6, 4, seed + 3)[..., None] * 16
    return over(wash, face, disc * 0.95)


def _scenery(wash: Wash, size: tuple[int, int], mood: Mood, seed: int) -> Wash:
    h, w = size[1], size[0]
    y = np.mgrid[0:h, 0:w][0] / h
    scale = h / 640
    for depth, (drawings, tone, fog) in enumerate(((mood.far, mood.tones[0], 0.55), (mood.near, mood.tones[1], 0.34))):
        for number, scenery in enumerate(drawings):
            flat = Flat(size, seed + depth * 7 + number)
            scenery(flat)
            cover = rough(flat.image, size, 1.7 * scale, seed + 40 + depth)
            wash = over(wash, rgb(tone), cover * 0.93)
        mist = smooth(0.42, 1.05, y + rolled(h, w, h / 2, 4, seed + 60 + depth) * 0.14)
        wash = over(wash, rgb(mood.mist), mist * fog)
    return wash


def _ink(beast: Beast, size: tuple[int, int]) -> tuple[Ink, dict[str, np.ndarray[tuple[int, int], np.dtype[np.float64]]]]:
    ink = Ink((size[0] * 2, size[1] * 2), beast.seed)
    beast.draw(ink)
    scale = size[1] / 640
    return ink, {
        name: rough(sheet, size, (1.0 if name in ("mark", "hollow") else 2.0) * scale, 40 + i)
        for i, (name, sheet) in enumerate(ink.sheets.items())
    }


def scene(beast: Beast, size: tuple[int, int] = SIZE) -> Image.Image:
    """The picture of the fight: broad, the beast in its middle."""
    w, h = size
    mood = beast.mood
    ink, layers = _ink(beast, size)
    wash = _scenery(_sky(size, mood, beast.seed), size, mood, beast.seed)
    wash = over(wash, mixed(rgb(mood.tones[0]), rgb(mood.tones[1]), 0.5), layers["far"] * 0.72)
    rim = ndimage.gaussian_filter(layers["body"], h / 70)
    wash = over(wash, rgb(mood.glow), np.clip(rim - layers["body"], 0, 1) * 0.42)
    tooth = np.clip(0.95 + rolled(h, w, h / 80, 3, 99) * 0.08, 0.82, 1)
    wash = over(wash, rgb(mood.ink), layers["body"] * tooth)
    fall = np.linspace(1.06, 0.74, h)[:, None, None]
    pale = np.array(rgb(mood.mark), float) * fall + rolled(h, w, h / 40, 3, 98)[..., None] * 14
    wash = over(wash, pale, layers["mark"] * np.clip(layers["body"] + 0.25, 0, 1))
    wash = over(wash, rgb(mood.ink), layers["hollow"] * 0.96)
    wash = _eyes(wash, ink, size)
    y = np.mgrid[0:h, 0:w][0] / h
    mist = smooth(0.80, 1.06, y + rolled(h, w, h / 3, 4, 97) * 0.10)
    return image(_vignette(over(wash, rgb(mood.mist), mist * 0.66)))


def _eyes(wash: Wash, ink: Ink, size: tuple[int, int]) -> Wash:
    h = size[1]
    for x, y, r, colour, core in ink.eyes:
        sheet = Image.new("L", (size[0] * 2, h * 2), 0)
        cx, cy, reach = (size[0] - h) + x * h * 2, y * h * 2, r * h * 2
        ImageDraw.Draw(sheet).ellipse((cx - reach, cy - reach, cx + reach, cy + reach), fill=255)
        spot = halved(sheet, size)
        halo = ndimage.gaussian_filter(spot, r * h * 1.5)
        wash = over(wash, colour, np.clip(halo * 2.2, 0, 0.85))
        wash = over(wash, mixed(colour, (255, 244, 214), 0.62), spot * core)
    return wash


def _vignette(wash: Wash) -> Wash:
    h, w = wash.shape[:2]
    y, x = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
    return np.asarray(wash * (1 - 0.5 * np.clip(np.hypot(x * 0.85, y * 0.95) - 0.42, 0, 1) ** 1.3)[..., None])


def token(beast: Beast, level: int, wide: int) -> Image.Image:
    """The round token: the beast pale on dark within a gold rim, its level as lozenges below."""
    side = wide * 4
    ink = Ink((side * 7 // 4, side), beast.seed)
    beast.draw(ink)
    left, top, right, low = beast.focus
    box = [round(v * side) for v in (left + 0.375, top, right + 0.375, low)]
    room = round(wide * 0.76)
    layers = {
        name: sheet.crop((box[0], box[1], box[2], box[3])).resize((room, room), Image.Resampling.LANCZOS)
        for name, sheet in ink.sheets.items()
    }
    pen = Pen(wide)
    pen.oval(50, 50, 48, 0, DARK, None)
    pen.oval(50, 50, 46, 0, mixed(GOLD, LEATHER, 0.45), None)
    pen.oval(50, 50, 40, 0, mixed(LEATHER, DARK, 0.6), INK, 2)
    disc = lit(pen.done(), 0.2)
    spot = ((wide - room) // 2, round(wide * 0.105))
    tones: dict[str, Rgb] = {"body": (222, 202, 162), "mark": (92, 38, 28), "hollow": (246, 236, 206)}
    round_ = Pen(wide)
    round_.oval(50, 50, 39, 0, INK, None)
    within = round_.done().getchannel("A").crop((*spot, spot[0] + room, spot[1] + room))
    for name, tone in tones.items():
        mask = Image.composite(layers[name], Image.new("L", (room, room), 0), within)
        if name != "body":
            mask = Image.composite(mask, Image.new("L", (room, room), 0), layers["body"])
        disc.paste(Image.new("RGBA", (room, room), (*tone, 255)), spot, mask)
    _lights(disc, ink, beast, spot, room)
    _level(disc, level)
    return disc


def _lights(disc: Image.Image, ink: Ink, beast: Beast, spot: tuple[int, int], room: int) -> None:
    left, top, right, low = beast.focus
    pen = ImageDraw.Draw(disc)
    for x, y, r, colour, core in ink.eyes:
        cx = spot[0] + (x - left) / (right - left) * room
        cy = spot[1] + (y - top) / (low - top) * room
        if core < 0.5 or np.hypot(cx - disc.width / 2, cy - disc.width / 2) > disc.width * 0.37:
            continue
        reach = max(2.2, r / (right - left) * room * 1.25)
        pen.ellipse((cx - reach - 2, cy - reach - 2, cx + reach + 2, cy + reach + 2), fill=(*DARK, 255))
        pen.ellipse((cx - reach, cy - reach, cx + reach, cy + reach), fill=(*mixed(colour, BRIGHT, 0.25), 255))


def _level(disc: Image.Image, level: int) -> None:
    wide = disc.width
    big = disc.resize((wide * 3, wide * 3), Image.Resampling.BICUBIC)
    pen, unit = ImageDraw.Draw(big), wide * 3 / 100
    for i in range(level):
        x, y, r = (50 + (i - (level - 1) / 2) * 13) * unit, 90 * unit, 7.2 * unit
        for reach, tone in ((r, DARK), (r * 0.74, BRIGHT)):
            pen.polygon([(x, y - reach), (x + reach * 0.82, y), (x, y + reach), (x - reach * 0.82, y)], fill=(*tone, 255))
    disc.paste(big.resize((wide, wide), Image.Resampling.LANCZOS))


def plain(scenery: Mood, size: tuple[int, int], seed: int) -> Image.Image:
    """A stage without a beast: the picture of a mood."""
    return image(_vignette(_scenery(_sky(size, scenery, seed), size, scenery, seed)))
