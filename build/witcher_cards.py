"""Cards of The Witcher: gestures of the brush for their pictures in the five colours, backs, flasks, tokens."""

from __future__ import annotations

import zlib

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from build.card_gestures import FAMILIES
from build.grain import fractal
from build.ink_brush import gesture, image
from build.ink_pen import DARK, GOLD, INK, PALE, Drawing, Pen, Rgb, mixed, rgb, symbol
from build.witcher_signs import (
    FOREST,
    MOUNTAIN,
    WATER,
    anchor,
    coin,
    combat,
    flask,
    footprint,
    forest,
    hidden,
    mountain,
    quest,
    specialty,
    train,
    water,
)  # fmt: skip

FIELDS: dict[str, tuple[Rgb, Rgb]] = {  # colour: field, deep
    "blue": ((62, 98, 136), (31, 52, 78)),
    "red": ((158, 44, 36), (88, 20, 18)),
    "green": ((88, 120, 66), (44, 66, 36)),
    "yellow": ((192, 146, 54), (112, 78, 22)),
    "purple": ((112, 76, 136), (60, 38, 80)),
}
PICTURE = (328, 236)
"""Width and height of the picture on an action card, in pixels."""
BACK = (220, 336)


def _sheet(size: tuple[int, int], tone: Rgb, seed: int, grain: float = 6) -> Image.Image:
    w, h = size
    wash = np.broadcast_to(np.array(tone, float), (h, w, 3))
    wash = wash + (fractal(h, w, 90, 5, seed) * grain + fractal(h, w, 5, 2, seed + 1) * grain * 0.5)[..., None]
    return image(wash).convert("RGBA")


def _cut(picture: Image.Image, radius: int) -> Image.Image:
    """Rounded corners."""
    w, h = picture.size
    mask = Image.new("L", (w * 4, h * 4), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, w * 4 - 1, h * 4 - 1), radius * 4, fill=255)
    picture.putalpha(mask.resize((w, h), Image.Resampling.LANCZOS))
    return picture


def picture(colour: str, design: str) -> Image.Image:
    """The picture of a design: a wash in its colour and its gesture."""
    field, deep = FIELDS[colour]
    tones = (mixed(field, PALE, 0.72), mixed(field, deep, 0.25))
    return gesture(PICTURE, FAMILIES[colour][design], tones, zlib.crc32(design.encode()) % 1000)


BACKS: dict[str, tuple[Rgb, Drawing]] = {  # pile: leather, sign
    "action": (rgb("#4A1614"), hidden()),
    "starting": (rgb("#3A2A1C"), train),
    "potion": (rgb("#3E1F3A"), flask),
    "fight": (rgb("#1E1513"), combat),
    "city": (rgb("#3A2E22"), coin),
    "wilds": (rgb("#233022"), forest),
    "event": (rgb("#20303A"), quest),
    "trophy": (rgb("#4A3A18"), specialty),
}


def back(pile: str) -> Image.Image:
    """The back of a pile's cards: leather, two gold lines, its sign."""
    tone, sign = BACKS[pile]
    w, h = BACK
    card = _sheet(BACK, tone, 21, 12)
    pen = ImageDraw.Draw(card)
    glow = Image.new("L", BACK, 0)
    ImageDraw.Draw(glow).ellipse((20, 70, w - 20, h - 70), fill=70)
    card.paste(Image.new("RGBA", BACK, (*mixed(tone, GOLD, 0.5), 255)), (0, 0), glow.filter(ImageFilter.GaussianBlur(36)))
    pen.rounded_rectangle((12, 12, w - 13, h - 13), 9, outline=GOLD, width=2)
    pen.rounded_rectangle((18, 18, w - 19, h - 19), 6, outline=mixed(tone, GOLD, 0.5), width=1)
    frame_ = Pen(150)
    hidden(GOLD)(frame_) if pile == "action" else frame_.oval(50, 50, 46, 0, mixed(tone, DARK, 0.35), GOLD, 2.6)
    card.alpha_composite(frame_.done(), ((w - 150) // 2, (h - 150) // 2))
    if pile != "action":
        card.alpha_composite(symbol(sign, 88), ((w - 88) // 2, (h - 88) // 2))
    pen.rounded_rectangle((0, 0, w - 1, h - 1), 14, outline=DARK, width=4)
    return _cut(card, 14)


FLASKS: dict[str, tuple[Rgb, tuple[tuple[float, float], ...]]] = {  # key: what is in it, outline of the right half from the neck
    "p1": ((196, 128, 48), ((58, 32), (60, 44), (82, 62), (82, 86), (50, 96))),  # Swallow: a round flask
    "p2": ((112, 168, 200), ((57, 32), (58, 46), (70, 52), (70, 92), (50, 96))),  # Blizzard: a straight phial
    "p3": ((38, 26, 30), ((58, 32), (58, 40), (88, 90), (84, 96), (50, 96))),  # Black Blood: a cone
    "p4": ((150, 92, 168), ((56, 30), (56, 52), (66, 58), (78, 76), (66, 92), (50, 96))),  # Petri's Philter: a pear
    "p5": ((190, 46, 38), ((60, 32), (62, 40), (86, 46), (84, 90), (50, 96))),  # Thunderbolt: a square jar
    "p6": ((206, 178, 74), ((58, 32), (68, 46), (66, 58), (84, 76), (70, 94), (50, 96))),  # Tawny Owl: a gourd
    "p7": ((86, 128, 70), ((58, 34), (58, 42), (76, 50), (60, 66), (80, 82), (74, 96), (50, 96))),  # Maribor Forest: waisted
}  # fmt: skip


def potion(key: str, wide: int) -> Image.Image:
    """A flask by the key of what is in it: form and colour differ, so that neither speaks alone."""
    brew, half = FLASKS[key]
    pen = Pen(wide)
    outline = [*half, *((100 - x, y) for x, y in half[-2::-1])]
    glass = (216, 220, 208)
    pen.blob(outline, glass, INK, 5)
    level = 62 if key != "p7" else 56
    inner = [(50 + (x - 50) * 0.86, min(y, 92)) for x, y in outline]
    sheet = Pen(wide)
    sheet.blob(inner, brew, None)
    full = sheet.image
    cut = Image.new("L", full.size, 0)
    ImageDraw.Draw(cut).rectangle((0, level * sheet.unit, full.width, full.height), fill=255)
    pen.image.paste(full, (0, 0), Image.composite(full.getchannel("A"), Image.new("L", full.size, 0), cut))
    pen.line([(34, level), (60, level)], mixed(brew, PALE, 0.5), 2.4)
    pen.curve([(33, level + 6), (30, level + 16), (34, level + 25)], mixed(brew, PALE, 0.6), 4.5)
    pen.box(39, 8, 61, 30, (150, 104, 62), 5)
    pen.line([(36, 32), (64, 32)], INK, 9)
    pen.line([(37, 32), (63, 32)], GOLD, 5)
    return pen.done()


TOKEN_TONES: dict[str, tuple[Rgb, Drawing]] = {
    "forest": (mixed(FOREST, DARK, 0.2), forest), "mountain": (mixed(MOUNTAIN, DARK, 0.35), mountain),
    "water": (mixed(WATER, DARK, 0.25), water),
}  # fmt: skip


def location_token(terrain: str, wide: int) -> Image.Image:
    """A location token from its back: only the terrain is known. Square, so that it is no monster and no mark."""
    tone, sign = TOKEN_TONES[terrain]
    pen = Pen(wide)
    pen.blob([(8, 8), (50, 4), (92, 8), (96, 50), (92, 92), (50, 96), (8, 92), (4, 50)], tone, DARK, 5)
    pen.oval(50, 50, 34, 0, PALE, INK, 4)
    pen.stamp(sign, 50, 49, 50)
    return pen.done()


def trail_token(terrain: str, wide: int) -> Image.Image:
    """A trail token: a print in the terrain's colour."""
    tone, sign = TOKEN_TONES[terrain]
    return _trail(tone, sign, wide)


def dagon_trail(wide: int) -> Image.Image:
    """The token of the one that has no terrain."""
    return _trail((44, 82, 97), anchor, wide)


def _trail(tone: Rgb, sign: Drawing, wide: int) -> Image.Image:
    pen = Pen(wide)
    pen.poly([(50, 2), (94, 26), (94, 74), (50, 98), (6, 74), (6, 26)], tone, DARK, 5)
    pen.stamp(footprint, 46, 44, 60)
    pen.oval(72, 74, 19, 0, PALE, INK, 4)
    pen.stamp(sign, 72, 73, 26)
    return pen.done()
