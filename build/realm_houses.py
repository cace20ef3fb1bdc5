"""What places are built of: houses, towers, walls, crags, palisades, each a few washes and ink lines.

Everything is drawn on a `Sheet` on which one unit is the drawing's height; x runs to its width. The light falls from
the left, so that the right side of every wall lies in shade.
"""

from __future__ import annotations

import math

import numpy as np

from build.map_glyphs import LIT, SHADE, Colour, Line, Sheet

STONE, STONE_SHADE = (222, 208, 178), (164, 146, 118)
GREY, GREY_SHADE = (196, 188, 172), (138, 128, 114)
TIMBER, TIMBER_SHADE = (190, 154, 108), (134, 102, 68)
RED, SLATE, THATCH, GREEN, GILT = (158, 70, 48), (96, 104, 112), (196, 164, 96), (98, 116, 84), (206, 164, 72)
DARK, YARD = (66, 46, 32), (218, 202, 156)
PEN = 0.017


def darker(colour: Colour, share: float = 0.72) -> Colour:
    """The same colour in shade."""
    return (int(colour[0] * share), int(colour[1] * share), int(colour[2] * share))


def _box(sheet: Sheet, x: float, base: float, wide: float, tall: float, lit: Colour, shade: Colour) -> None:
    top = base - tall
    sheet.fill([(x, top), (x + wide, top), (x + wide, base), (x, base)], lit)
    cut = x + wide * 0.62
    sheet.fill([(cut, top), (x + wide, top), (x + wide, base), (cut, base)], shade)
    sheet.pen([(x, base), (x, top), (x + wide, top), (x + wide, base)], PEN, PEN)


def yard(sheet: Sheet, x: float, base: float, wide: float, tall: float) -> None:
    """Trodden ground, so that no road shows between the walls."""
    turns = np.linspace(0, math.tau, 40).tolist()
    middle = (x + wide / 2, base - tall / 2)
    sheet.fill([(middle[0] + math.cos(a) * wide / 2, middle[1] + math.sin(a) * tall / 2) for a in turns], YARD)


def house(sheet: Sheet, x: float, base: float, wide: float, tall: float, roof: Colour = RED) -> None:
    """A gabled house seen from a corner: lit gable at the left, roof and long wall at the right."""
    gable, eaves = x + wide * 0.38, base - tall * 0.48
    ridge = (x + wide * 0.19, base - tall)
    back = (x + wide * 0.84, base - tall)
    sheet.fill([(x, eaves), ridge, (gable, eaves), (gable, base), (x, base)], STONE)
    sheet.fill([(gable, eaves), (x + wide, eaves), (x + wide, base), (gable, base)], STONE_SHADE)
    sheet.fill([ridge, back, (x + wide * 1.03, eaves), (gable, eaves)], roof)
    sheet.pen([(x, base), (x, eaves), ridge, back, (x + wide * 1.03, eaves), (gable, eaves), ridge], PEN, PEN)
    sheet.pen([(gable, eaves), (gable, base), (x, base)], PEN, PEN)
    sheet.pen([(x + wide, eaves), (x + wide, base), (gable, base)], PEN, PEN)
    for t in (0.35, 0.65):
        a = (ridge[0] + (back[0] - ridge[0]) * t, ridge[1])
        sheet.pen([a, (a[0] + wide * 0.15, eaves)], 0.009, 0.006, 150)
    sheet.pen([(x + wide * 0.19, base), (x + wide * 0.19, base - tall * 0.22)], 0.035, 0.03, 220, DARK)


def _crown(sheet: Sheet, x: float, top: float, wide: float, lit: Colour, shade: Colour) -> None:
    """Battlements that overhang a little."""
    over, deep = wide * 0.12, wide * 0.16
    left, right = x - over, x + wide + over
    teeth = max(3, round(wide / 0.045)) // 2 * 2 + 1
    step = (right - left) / teeth
    line: Line = [(left, top + deep)]
    for i in range(teeth):
        y = top - deep * 0.75 if i % 2 == 0 else top
        line += [(left + i * step, y), (left + (i + 1) * step, y)]
    line.append((right, top + deep))
    sheet.fill(line, lit)
    cut = left + (right - left) * 0.62
    sheet.fill([(cut, top), (right, top), (right, top + deep), (cut, top + deep)], shade)
    sheet.pen([*line, line[0]], PEN, PEN)


def _spire(sheet: Sheet, x: float, top: float, wide: float, tall: float, roof: Colour) -> None:
    over, tip = wide * 0.14, (x + wide / 2, top - tall)
    left, right = (x - over, top), (x + wide + over, top)
    sheet.fill([left, tip, right], roof)
    sheet.fill([(x + wide * 0.6, top), tip, right], darker(roof))
    sheet.pen([left, tip, right, left], PEN, PEN)
    sheet.pen([tip, (tip[0], tip[1] - 0.045)], 0.012, 0.008)


def _dome(sheet: Sheet, x: float, top: float, wide: float, tall: float, roof: Colour) -> None:
    turns = np.linspace(math.pi, 0, 16).tolist()
    arch = [(x + wide / 2 + math.cos(a) * wide * 0.58, top - math.sin(a) * tall * 0.7) for a in turns]
    sheet.fill(arch, roof)
    sheet.fill([p for p in arch if p[0] > x + wide * 0.58] + [(x + wide * 0.62, top)], darker(roof))
    sheet.pen([*arch, arch[0]], PEN, PEN)
    sheet.pen([(x + wide / 2, top - tall * 0.7), (x + wide / 2, top - tall)], 0.016, 0.008)


def tower(
    sheet: Sheet, x: float, base: float, wide: float, tall: float, cap: str = "crown", roof: Colour = SLATE,
    stone: tuple[Colour, Colour] = (STONE, STONE_SHADE),
) -> None:  # fmt: skip
    """A tower; `cap` is crown, spire, dome, ruin, or a spire upon a crown."""
    _box(sheet, x, base, wide, tall, *stone)
    top = base - tall
    if cap == "ruin":
        jags = ((0.0, 0.0), (0.0, 0.55), (0.3, 0.2), (0.55, 0.4), (0.7, 0.05), (1.0, 0.0))
        broken = [(x + wide * a, top - wide * b) for a, b in jags]
        sheet.fill(broken, stone[0])
        sheet.pen(broken, PEN, PEN)
    elif cap == "spire":
        _spire(sheet, x, top, wide, wide * 1.7, roof)
    elif cap == "dome":
        _dome(sheet, x, top, wide, wide * 1.0, roof)
    else:
        _crown(sheet, x, top, wide, *stone)
        if cap == "both":
            _spire(sheet, x + wide * 0.18, top, wide * 0.64, wide * 1.15, roof)
    for share in (0.28, 0.58):
        if tall > wide * (1.2 + share):
            y = top + tall * share + 0.03
            sheet.pen([(x + wide * 0.36, y), (x + wide * 0.36, y + 0.045)], 0.026, 0.022, 235, DARK)


def wall(
    sheet: Sheet, x: float, base: float, wide: float, tall: float, gate: bool = False,
    stone: tuple[Colour, Colour] = (STONE, STONE_SHADE),
) -> None:  # fmt: skip
    """A curtain wall with teeth; the gate stands in its middle."""
    top, teeth = base - tall, max(5, round(wide / 0.055)) // 2 * 2 + 1
    step, high = wide / teeth, 0.034
    line: Line = [(x, base)]
    for i in range(teeth):
        y = top - high if i % 2 == 0 else top
        line += [(x + i * step, y), (x + (i + 1) * step, y)]
    line.append((x + wide, base))
    sheet.fill(line, stone[0])
    half: Colour = (
        (stone[0][0] + stone[1][0]) // 2,
        (stone[0][1] + stone[1][1]) // 2,
        (stone[0][2] + stone[1][2]) // 2,
    )
    sheet.fill([(x + wide * 0.66, top), (x + wide, top), (x + wide, base), (x + wide * 0.66, base)], half)
    sheet.pen(line, PEN, PEN)
    sheet.pen([(x, base), (x + wide, base)], PEN, PEN)
    if gate:
        middle = x + wide / 2
        arch = [(middle - 0.05, base), (middle - 0.05, base - tall * 0.5), (middle, base - tall * 0.8),
                (middle + 0.05, base - tall * 0.5), (middle + 0.05, base)]  # fmt: skip
        sheet.fill(arch, DARK)


def crag(sheet: Sheet, x: float, base: float, wide: float, tall: float, seed: int = 1) -> None:
    """A rock with steep sides and a flat top, for a keep to stand on."""
    chance = np.random.default_rng(seed)
    left = ((0.0, 0.0), (0.06, 0.42), (0.13, 0.5), (0.2, 0.94), (0.34, 1.0))
    rise = (*left, (0.66, 1.0), (0.8, 0.9), (0.88, 0.46), (0.95, 0.4), (1.0, 0.0))
    line = [
        (x + wide * a + float(chance.uniform(-0.012, 0.012)), base - tall * b * float(chance.uniform(0.95, 1.0)))
        for a, b in rise
    ]
    sheet.fill(line, LIT)
    sheet.fill([(x + wide * 0.56, base), (x + wide * 0.6, base - tall), *line[5:]], SHADE)
    sheet.pen(line, PEN * 1.15, PEN * 1.15)
    for share in np.linspace(0.14, 0.9, 8).tolist():
        top = base - tall * (0.78 if 0.2 < share < 0.8 else 0.34)
        lean = wide * 0.03 * (0.5 - share)
        sheet.pen([(x + wide * share, top), (x + wide * share + lean, top + tall * 0.32)], 0.012, 0.005, 170)


def palisade(sheet: Sheet, x: float, base: float, wide: float, tall: float) -> None:
    """Pointed stakes."""
    count = max(5, round(wide / 0.042))
    step = wide / count
    for i in range(count):
        left, high = x + i * step, tall * (1 + 0.12 * math.sin(i * 2.4))
        right, tip = left + step, (left + step / 2, base - high - step * 0.9)
        stake = [(left, base), (left, base - high), tip, (right, base - high), (right, base)]
        sheet.fill(stake, TIMBER if i % 3 else TIMBER_SHADE)
        sheet.pen(stake, PEN * 0.8, PEN * 0.8)


def water(sheet: Sheet, x: float, base: float, wide: float) -> None:
    """Three strokes of ripples."""
    for dy, a, b in ((0.0, 0.0, 1.0), (0.035, 0.15, 0.8), (0.07, 0.4, 1.0)):
        sheet.pen([(x + wide * a, base + dy), (x + wide * b, base + dy)], 0.012, 0.012, 190, (58, 82, 90))


def boat(sheet: Sheet, x: float, base: float, size: float) -> None:
    """A cog at anchor, its sail furled or full."""
    hull = [(x, base - size * 0.3), (x + size * 0.15, base), (x + size * 0.8, base), (x + size, base - size * 0.36)]
    sheet.pen([(x + size * 0.5, base), (x + size * 0.5, base - size * 1.1)], PEN, PEN)
    sail = [(x + size * 0.2, base - size), (x + size * 0.84, base - size), (x + size * 0.92, base - size * 0.45),
            (x + size * 0.12, base - size * 0.45)]  # fmt: skip
    sheet.fill(sail, (236, 222, 188))
    sheet.pen([*sail, sail[0]], PEN * 0.8, PEN * 0.8)
    sheet.fill(hull, TIMBER_SHADE)
    sheet.pen([*hull, hull[0]], PEN, PEN)
