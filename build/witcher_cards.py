"""Cards of The Witcher: frames and tabs in the five colours, gestures of the brush for their pictures, backs, flasks."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from build.grain import fractal
from build.ink_brush import Stroke, gesture, image
from build.ink_pen import DARK, GOLD, INK, PALE, Drawing, Pen, Rgb, mixed, rgb, symbol
from build.witcher_signs import (
    FOREST,
    KINDS,
    MOUNTAIN,
    WATER,
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
CARD = (368, 560)
BAND = 88
PICTURE = (20, 108, 348, 344)
PLATE = (20, 364, 348, 484)
"""Where the picture lies and where the fight section is written, in pixels of the frame."""
TAB = (132, 112)
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


def frame(colour: str) -> Image.Image:
    """An action card without name, picture and figures: band with its sign, hollow for the picture, plate for the fight."""
    field, deep = FIELDS[colour]
    w, h = CARD
    card = _sheet(CARD, (236, 221, 186), 11)
    pen = ImageDraw.Draw(card)
    band = _sheet((w, BAND), field, 12, 9)
    slope = np.linspace(1.16, 0.80, BAND)[:, None, None]
    card.paste(image(np.asarray(band.convert("RGB"), float) * slope), (0, 0))
    pen.line((0, BAND, w, BAND), fill=INK, width=4)
    card.alpha_composite(symbol(KINDS[colour], 52), (20, 18))
    pen.rectangle((PICTURE[0] - 3, PICTURE[1] - 3, PICTURE[2] + 2, PICTURE[3] + 2), outline=INK, width=3)
    pen.rectangle((PICTURE[0], PICTURE[1], PICTURE[2] - 1, PICTURE[3] - 1), fill=mixed(field, PALE, 0.5))
    pen.rounded_rectangle(PLATE, 12, fill=mixed(deep, (30, 20, 14), 0.25), outline=INK, width=4)
    pen.rounded_rectangle((6, 6, w - 7, h - 7), 17, outline=mixed(field, PALE, 0.3), width=2)
    pen.rounded_rectangle((0, 0, w - 1, h - 1), 22, outline=DARK, width=6)
    return _cut(card, 22)


def tab(colour: str) -> Image.Image:
    """A Combo Extension: a pennant that stands out at a card's right, its sign above the room for what it does."""
    field = FIELDS[colour][0]
    w, h = TAB
    pen = Pen(w, h, 4)
    tall = 100 * h / w
    tip = 100 - tall * 0.3
    shape = [(2, 2), (tip, 2), (98, tall / 2), (tip, tall - 2), (2, tall - 2)]
    pen.poly(shape, field, INK, 3.4)
    pen.line([(6, 7), (tip - 2, 7)], mixed(field, PALE, 0.45), 2)
    pen.stamp(KINDS[colour], 36, 23, 28)
    return pen.done()


_S = Stroke
GESTURES: dict[str, tuple[tuple[Stroke, ...], ...]] = {
    "blue": (
        (_S(((0.10, 0.86), (0.45, 0.52), (0.88, 0.10)), 2, 9, 2), _S(((0.16, 0.34), (0.50, 0.62), (0.92, 0.74)), 1.5, 6, 1, 0.7)),
        (_S(((0.20, 0.80), (0.14, 0.40), (0.44, 0.16), (0.82, 0.28), (0.90, 0.58)), 1.5, 9, 2, 0.7),
         _S(((0.30, 0.88), (0.62, 0.92), (0.84, 0.74)), 1, 4, 1, 0.8)),
        (_S(((0.12, 0.20), (0.46, 0.34), (0.90, 0.24)), 2, 7, 1), _S(((0.10, 0.50), (0.48, 0.56), (0.92, 0.46)), 2, 7, 1),
         _S(((0.14, 0.80), (0.50, 0.78), (0.88, 0.70)), 2, 7, 1)),
        (_S(((0.24, 0.08), (0.30, 0.46), (0.22, 0.92)), 1, 8, 2), _S(((0.50, 0.10), (0.54, 0.48), (0.48, 0.90)), 1, 6, 2),
         _S(((0.76, 0.12), (0.78, 0.46), (0.74, 0.88)), 1, 4, 1)),
        (_S(((0.08, 0.70), (0.40, 0.20), (0.70, 0.30), (0.92, 0.74)), 2, 10, 1, 0.7),),
        (_S(((0.86, 0.14), (0.50, 0.44), (0.12, 0.60)), 6, 8, 1, 0.6), _S(((0.88, 0.40), (0.56, 0.66), (0.20, 0.84)), 4, 5, 1, 0.8)),
    ),
    "red": (
        (_S(((0.78, 0.06), (0.58, 0.42), (0.26, 0.88)), 4, 15, 12, 0.5), _S(((0.12, 0.80), (0.40, 0.92), (0.70, 0.82)), 2, 5, 1, 0.8)),
        (_S(((0.06, 0.30), (0.40, 0.24), (0.72, 0.48), (0.94, 0.88)), 2, 15, 4, 0.6),
         _S(((0.20, 0.70), (0.44, 0.66), (0.62, 0.80)), 1, 4, 1, 0.8)),
        (_S(((0.50, 0.04), (0.52, 0.50), (0.50, 0.94)), 3, 16, 6, 0.5), _S(((0.14, 0.90), (0.50, 0.84), (0.86, 0.92)), 1, 5, 1, 0.8)),
        (_S(((0.10, 0.60), (0.40, 0.44), (0.80, 0.40)), 12, 13, 3, 0.6), _S(((0.72, 0.20), (0.94, 0.42), (0.72, 0.62)), 2, 5, 2, 0.4)),
        (_S(((0.16, 0.14), (0.50, 0.50), (0.84, 0.86)), 3, 13, 6), _S(((0.84, 0.14), (0.50, 0.50), (0.16, 0.86)), 3, 13, 6)),
        (_S(((0.12, 0.84), (0.20, 0.30), (0.60, 0.12), (0.92, 0.40)), 6, 14, 2, 0.6),),
    ),
    "green": (
        (_S(((0.14, 0.78), (0.20, 0.30), (0.56, 0.14), (0.82, 0.40), (0.66, 0.72), (0.46, 0.58)), 3, 9, 2, 0.6),),
        (_S(((0.30, 0.92), (0.30, 0.56), (0.52, 0.40), (0.60, 0.14)), 2, 10, 3), _S(((0.54, 0.90), (0.60, 0.62), (0.76, 0.48), (0.84, 0.26)), 1.5, 5, 1, 0.8)),
        (_S(((0.10, 0.50), (0.30, 0.26), (0.50, 0.52), (0.70, 0.78), (0.92, 0.52)), 2, 9, 2),),
        (_S(((0.86, 0.86), (0.40, 0.80), (0.20, 0.50), (0.36, 0.20), (0.64, 0.30)), 2, 10, 3, 0.7),),
        (_S(((0.16, 0.24), (0.44, 0.16), (0.78, 0.28)), 1, 6, 2, 0.7), _S(((0.22, 0.54), (0.52, 0.42), (0.84, 0.56)), 1, 8, 2, 0.7),
         _S(((0.30, 0.84), (0.58, 0.70), (0.90, 0.84)), 1, 5, 1, 0.8)),
        (_S(((0.50, 0.50), (0.62, 0.42), (0.60, 0.66), (0.36, 0.64), (0.34, 0.30), (0.70, 0.20), (0.88, 0.56)), 1.5, 6, 2),),
    ),
    "yellow": (
        (_S(((0.50, 0.10), (0.80, 0.28), (0.84, 0.66), (0.52, 0.90), (0.20, 0.70), (0.18, 0.30), (0.44, 0.12)), 5, 7, 3, 0.5),
         _S(((0.50, 0.30), (0.68, 0.64), (0.34, 0.64), (0.49, 0.32)), 2.5, 3.5, 2, 0.3)),
        (_S(((0.12, 0.88), (0.16, 0.36), (0.50, 0.14), (0.84, 0.36), (0.88, 0.88)), 4, 8, 4),
         _S(((0.32, 0.88), (0.36, 0.52), (0.50, 0.42), (0.64, 0.52), (0.68, 0.88)), 2, 4, 2)),
        (_S(((0.50, 0.08), (0.86, 0.82), (0.14, 0.82), (0.48, 0.10)), 4, 6, 3, 0.4),),
        (_S(((0.20, 0.14), (0.20, 0.86)), 5, 7, 5), _S(((0.50, 0.10), (0.50, 0.90)), 6, 8, 6), _S(((0.80, 0.14), (0.80, 0.86)), 5, 7, 5)),
        (_S(((0.16, 0.22), (0.50, 0.14), (0.84, 0.22), (0.80, 0.60), (0.50, 0.92), (0.20, 0.60), (0.17, 0.24)), 4, 6, 3),),
        (_S(((0.50, 0.50), (0.60, 0.40), (0.66, 0.60), (0.44, 0.70), (0.30, 0.46), (0.50, 0.22), (0.80, 0.36), (0.78, 0.76)), 2, 5, 4, 0.4),),
    ),
    "purple": (
        (_S(((0.08, 0.52), (0.34, 0.44), (0.60, 0.52), (0.94, 0.30)), 2, 8, 10, 0.75), _S(((0.10, 0.62), (0.40, 0.66), (0.92, 0.62)), 2, 8, 9, 0.8),
         _S(((0.12, 0.72), (0.42, 0.86), (0.88, 0.92)), 2, 6, 8, 0.85)),
        (_S(((0.50, 0.94), (0.30, 0.66), (0.46, 0.44), (0.40, 0.10)), 8, 11, 1, 0.7), _S(((0.54, 0.94), (0.74, 0.70), (0.62, 0.50), (0.72, 0.28)), 6, 7, 1, 0.8)),
        (_S(((0.08, 0.20), (0.44, 0.40), (0.36, 0.56), (0.92, 0.84)), 2, 6, 3, 0.5), _S(((0.44, 0.40), (0.70, 0.30), (0.92, 0.14)), 2, 4, 1, 0.6)),
        (_S(((0.10, 0.50), (0.50, 0.46), (0.92, 0.12)), 3, 7, 6, 0.8), _S(((0.10, 0.52), (0.52, 0.52), (0.94, 0.50)), 3, 7, 6, 0.8),
         _S(((0.10, 0.54), (0.50, 0.58), (0.92, 0.88)), 3, 7, 6, 0.8)),
        (_S(((0.14, 0.80), (0.30, 0.40), (0.54, 0.70), (0.62, 0.24), (0.90, 0.56)), 2, 8, 2, 0.6),),
        (_S(((0.18, 0.50), (0.50, 0.16), (0.84, 0.50), (0.50, 0.86), (0.22, 0.56)), 3, 9, 4, 0.8), _S(((0.42, 0.50), (0.58, 0.50)), 6, 8, 4, 0.4)),
    ),
}  # fmt: skip


def picture(colour: str, number: int) -> Image.Image:
    """The picture of the colour's design of this number, 0 to 5."""
    field, deep = FIELDS[colour]
    size = (PICTURE[2] - PICTURE[0], PICTURE[3] - PICTURE[1])
    tones = (mixed(field, PALE, 0.72), mixed(field, deep, 0.25))
    return gesture(size, GESTURES[colour][number], tones, 7 * number + len(colour) * 31)


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
    pen = Pen(wide)
    pen.poly([(50, 2), (94, 26), (94, 74), (50, 98), (6, 74), (6, 26)], TOKEN_TONES[terrain][0], DARK, 5)
    pen.stamp(footprint, 46, 44, 60)
    pen.oval(72, 74, 19, 0, PALE, INK, 4)
    pen.stamp(TOKEN_TONES[terrain][1], 72, 73, 26)
    return pen.done()
