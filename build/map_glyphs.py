"""Small drawings in ink and wash: peaks, firs, birches, hills, grass, reeds. The light falls from the left.

Each is drawn several times too large and scaled down. `size` is the height in pixels of the picture; the
seed tells one mountain from the next.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

FINE = 4
INK = (58, 40, 26)
LIT, SHADE = (229, 213, 180), (158, 134, 105)
WHITE, BLUE = (246, 243, 235), (190, 190, 190)

Line = list[tuple[float, float]]
Colour = tuple[int, int, int]
Chance = np.random.Generator


class Sheet:
    """A small drawing on which one unit is the glyph's height; y runs down from the top."""

    def __init__(self, size: float, wide: float) -> None:
        self.unit = size * FINE
        self.size = (max(1, round(size * wide)), max(1, round(size * 1.06)))
        big = (self.size[0] * FINE, self.size[1] * FINE)
        self.image = Image.new("RGBA", big, (*INK, 0))
        self.draw = ImageDraw.Draw(self.image)

    def _scaled(self, line: Line) -> Line:
        return [(x * self.unit, y * self.unit) for x, y in line]

    def fill(self, line: Line, colour: Colour, alpha: int = 255) -> None:
        """A patch of wash."""
        self.draw.polygon(self._scaled(line), fill=(*colour, alpha))

    def pen(self, line: Line, start: float, end: float, alpha: int = 255, colour: Colour = INK) -> None:
        """A line whose width, in parts of the height, runs from `start` to `end`."""
        points = self._scaled(line)
        lengths = [math.dist(p, q) for p, q in pairwise(points)]
        whole, gone = max(sum(lengths), 1e-6), 0.0
        for ((x0, y0), (x1, y1)), length in zip(pairwise(points), lengths, strict=True):
            steps = max(1, int(length / 2))
            for step in range(steps + 1):
                t = step / steps
                along = (gone + t * length) / whole
                r = max((start + (end - start) * along) * self.unit / 2, 0.55)
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                self.draw.ellipse((x - r, y - r, x + r, y + r), fill=(*colour, alpha))
            gone += length

    def done(self, fade: float = 1.0) -> Image.Image:
        """Scaled down; below `fade`, a part of the height, the drawing runs out into the paper."""
        small = self.image.resize(self.size, Image.Resampling.LANCZOS)
        if fade >= 1:
            return small
        rows = np.linspace(0, 1.06, self.size[1])
        kept = np.clip((1.0 - rows) / (1 - fade), 0, 1)
        alpha = np.asarray(small.getchannel("A"), np.float32) * kept[:, None]
        small.putalpha(Image.fromarray(alpha.astype(np.uint8)))
        return small


def _jagged(
    chance: Chance, a: tuple[float, float], b: tuple[float, float], rough: float, cuts: int = 3
) -> Line:
    """A broken line: each half is cut again, its middle moved aside by ever less."""
    line = [a, b]
    for _ in range(cuts):
        longer: Line = [line[0]]
        for (x0, y0), (x1, y1) in pairwise(line):
            side = float(chance.uniform(-rough, rough))
            longer += [((x0 + x1) / 2 - (y1 - y0) * side, (y0 + y1) / 2 + (x1 - x0) * side), (x1, y1)]
        line, rough = longer, rough * 0.62
    return line


def _peak(sheet: Sheet, chance: Chance, box: tuple[float, float, float], snow: float) -> None:
    """One summit: `box` is its left foot, right foot and top; feet stand at height 1."""
    left, right, top = box
    wide, high = right - left, 1 - top
    summit = (left + wide * float(chance.uniform(0.42, 0.56)), top)
    west = _jagged(chance, (left, 1.0), summit, 0.15)
    east = _jagged(chance, summit, (right, 1.0), 0.15)
    foot = (summit[0] + wide * float(chance.uniform(-0.04, 0.12)), 1.0)
    crest = _jagged(chance, summit, foot, 0.22)
    sheet.fill(west + east[1:], LIT)
    sheet.fill(crest + east[::-1], SHADE)
    if snow > 0:
        _snow(sheet, chance, summit, (west, crest, east), snow * high)
    _hatch(sheet, chance, crest, east, high)
    for along in chance.uniform(0.35, 0.8, 3):
        x, y = west[int((1 - along) * (len(west) - 1))]
        x += wide * 0.07
        sheet.pen(
            [(x, y), (x - wide * 0.05, y + high * float(chance.uniform(0.08, 0.16)))], 0.010, 0.004, 120
        )
    sheet.pen(crest, 0.020, 0.008, 190)
    sheet.pen(west[::-1], 0.020, 0.017)
    sheet.pen(east, 0.024, 0.026)


def _snow(
    sheet: Sheet, chance: Chance, summit: tuple[float, float], sides: tuple[Line, Line, Line], deep: float
) -> None:
    """White down to a ragged line, `deep` below the summit; grey on the far side."""
    west, crest, east = ([p for p in side if p[1] <= summit[1] + deep] for side in sides)
    if min(len(west), len(crest), len(east)) < 2:
        return
    low = (crest[-1][0], crest[-1][1] + deep * 0.18)
    for start, along, colour in ((west[0], west, WHITE), (east[-1], east[::-1], BLUE)):
        hem = _jagged(chance, start, low, 0.55, 3)
        sheet.fill(hem + crest[::-1] + along[::-1], colour)


def _hatch(sheet: Sheet, chance: Chance, crest: Line, east: Line, high: float) -> None:
    """Strokes down the far side, from the crest towards the right foot, longer the lower they begin."""
    long = math.dist(east[0], east[-1])
    slope = ((east[-1][0] - east[0][0]) / long, (east[-1][1] - east[0][1]) / long)
    for step, part in enumerate(chance.uniform(0.7, 1.15, 9).tolist()):
        along = 0.08 + 0.105 * step
        whole = along * (len(crest) - 1)
        (x0, y0), (x1, y1) = crest[int(whole)], crest[int(whole) + 1]
        x, y = x0 + (x1 - x0) * (whole % 1), y0 + (y1 - y0) * (whole % 1)
        reach = high * (0.10 + 0.26 * along) * part
        sheet.pen([(x, y), (x + slope[0] * reach, min(y + slope[1] * reach, 1.0))], 0.015, 0.004, 175)


def mountain(size: float, seed: int, snow: float = 0.0) -> Image.Image:
    """A peak with a shoulder behind it at one side, running out into the ground."""
    chance = np.random.default_rng(seed)
    sheet = Sheet(size, 1.5)
    if chance.random() < 0.75:
        at = float(chance.uniform(0.05, 0.2)) if chance.random() < 0.5 else float(chance.uniform(0.66, 0.82))
        _peak(sheet, chance, (at, at + 0.62, float(chance.uniform(0.34, 0.52))), snow * 0.7)
    _peak(sheet, chance, (0.14, 1.32, 0.03), snow)
    return sheet.done(0.80)


def _tinted(chance: Chance, colour: Colour, spread: int = 9) -> Colour:
    moved = chance.integers(-spread, spread + 1)
    return (int(colour[0] + moved), int(colour[1] + moved), int(colour[2] + moved * 0.7))


def _dark(colour: Colour, share: float = 0.72) -> Colour:
    return (int(colour[0] * share), int(colour[1] * share), int(colour[2] * share))


def fir(size: float, seed: int, colour: Colour = (88, 102, 70)) -> Image.Image:
    """A fir of four drooping tiers, its right half in shade."""
    chance = np.random.default_rng(seed)
    sheet, leaf = Sheet(size, 0.66), _tinted(chance, colour)
    middle = 0.33
    sheet.pen([(middle, 0.8), (middle, 1.0)], 0.075, 0.085)
    for top, low, half in ((0.52, 0.92, 0.30), (0.33, 0.72, 0.245), (0.16, 0.52, 0.18), (0.0, 0.32, 0.115)):
        half *= float(chance.uniform(0.92, 1.08))
        dip = low - 0.07
        edge = [(middle, top), (middle + half, low), (middle + half * 0.45, dip), (middle, low)]
        mirror = [(2 * middle - x, y) for x, y in edge]
        sheet.fill(mirror, leaf)
        sheet.fill(edge, _dark(leaf))
        sheet.pen([mirror[0], mirror[1]], 0.018, 0.032, 210)
        sheet.pen([edge[0], edge[1]], 0.022, 0.045, 235)
        sheet.pen([mirror[1], mirror[2], mirror[3], edge[2], edge[1]], 0.022, 0.022, 150)
    return sheet.done()


def birch(size: float, seed: int, colour: Colour = (196, 140, 66)) -> Image.Image:
    """A round tree in autumn leaf."""
    chance = np.random.default_rng(seed)
    sheet, leaf = Sheet(size, 0.8), _tinted(chance, colour, 14)
    sheet.pen([(0.4, 0.6), (0.41, 1.0)], 0.06, 0.08, colour=(92, 74, 56))
    crown = [
        (
            0.4 + (0.30 + 0.045 * math.sin(3 * a + seed)) * math.cos(a),
            0.36 + (0.34 + 0.03 * math.sin(5 * a)) * math.sin(a),
        )
        for a in np.linspace(0, 2 * math.pi, 30).tolist()
    ]
    sheet.fill(crown, leaf)
    shade = [(x, y) for x, y in crown if x > 0.42]
    sheet.fill(
        [(0.46, 0.05), *sorted(shade, key=lambda p: p[1]), (0.52, 0.66), (0.58, 0.4)], _dark(leaf, 0.8)
    )
    sheet.pen(crown, 0.03, 0.035, 215)
    for x, y in chance.uniform((0.22, 0.2), (0.55, 0.55), (4, 2)).tolist():
        sheet.pen([(x, y), (x + 0.06, y + 0.035), (x + 0.12, y)], 0.02, 0.015, 130)
    return sheet.done()


def hill(size: float, seed: int) -> Image.Image:
    """A low rise: one long back and a few strokes in its lee."""
    chance = np.random.default_rng(seed)
    sheet = Sheet(size, 2.7)
    top = float(chance.uniform(0.2, 0.35))
    back = [
        (0.1 + 2.4 * t, 1 - (1 - top) * math.sin(math.pi * t**0.85) ** 0.9)
        for t in np.linspace(0, 1, 24).tolist()
    ]
    sheet.fill(back, (218, 200, 164), 130)
    sheet.pen(back, 0.03, 0.085, 205)
    for t in (0.52, 0.62, 0.72, 0.81):
        x, y = back[int(t * 23)]
        sheet.pen([(x, y + 0.1), (x + 0.10, y + 0.1 + (1 - y) * 0.6)], 0.045, 0.015, 150)
    return sheet.done(0.86)


def grass(size: float, seed: int) -> Image.Image:
    """A tuft of the plains: five blades."""
    chance = np.random.default_rng(seed)
    sheet = Sheet(size, 1.3)
    for lean in (-0.42, -0.2, 0.02, 0.22, 0.44):
        tall = float(chance.uniform(0.55, 0.95)) * (1 - abs(lean) * 0.6)
        root = 0.65 + lean * 0.35
        sheet.pen(
            [(root, 1.0), (root + lean * 0.35, 1 - tall * 0.6), (root + lean * 0.9, 1 - tall)],
            0.085,
            0.03,
            165,
        )
    return sheet.done()


def reeds(size: float, seed: int) -> Image.Image:
    """Marsh: upright stalks over two strokes of water."""
    chance = np.random.default_rng(seed)
    sheet = Sheet(size, 1.7)
    for x in (0.5, 0.68, 0.86, 1.02, 1.2):
        x += float(chance.uniform(-0.05, 0.05))
        tall = float(chance.uniform(0.5, 0.95))
        sheet.pen([(x, 0.82), (x + 0.03, 0.82 - tall * 0.8)], 0.05, 0.035, 175, (70, 74, 50))
        sheet.pen(
            [(x + 0.03, 0.84 - tall * 0.8), (x + 0.035, 0.98 - tall * 0.8)], 0.085, 0.085, 190, (92, 62, 38)
        )
    for low, a, b in ((0.86, 0.25, 1.45), (0.99, 0.5, 1.2)):
        sheet.pen([(a, low), (b, low)], 0.03, 0.045, 150, (66, 88, 92))
    return sheet.done()


def rock(size: float, seed: int) -> Image.Image:
    """A boulder or two."""
    chance = np.random.default_rng(seed)
    sheet = Sheet(size, 1.8)
    for x, wide, tall in ((0.95, 0.75, 0.62), (0.2, 0.9, 0.95)):
        corners = ((0.0, 0.0), (0.12, 0.6), (0.4, 1.0), (0.8, 0.7), (1.0, 0.0))
        outline = [(x + wide * aside, 1 - tall * up) for aside, up in corners]
        outline = [(a + float(chance.uniform(-0.04, 0.04)), b) for a, b in outline]
        sheet.fill(outline, LIT)
        sheet.fill([outline[2], outline[3], outline[4], (x + wide * 0.5, 1.0)], SHADE)
        sheet.pen(outline, 0.05, 0.075, 220)
    return sheet.done(0.9)


Glyph = Callable[[float, int], Image.Image]


def snowy_fir(size: float, seed: int) -> Image.Image:
    """A fir of the cold north, paler and bluer."""
    return fir(size, seed, (122, 134, 122))


def oak(size: float, seed: int) -> Image.Image:
    """A round tree in summer leaf."""
    return birch(size, seed, (122, 134, 78))
