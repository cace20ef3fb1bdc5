"""What beasts stand among: trunks, firs, reeds, graves, roofs, cliffs. Silhouettes on a mask as large as the scene."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

from build.grain import ridge_line
from build.ink_pen import Point, spline
from build.scene_figures import fir

Chance = np.random.Generator


class Flat:
    """A mask twice as large as the scene; points are shares of its width and height."""

    def __init__(self, size: tuple[int, int], seed: int) -> None:
        self.size = (size[0] * 2, size[1] * 2)
        self.image = Image.new("L", self.size, 0)
        self.draw = ImageDraw.Draw(self.image)
        self.chance = np.random.default_rng(seed)
        self.seed = seed

    def poly(self, *points: Point, fill: int = 255) -> None:
        """A shape with corners."""
        self.draw.polygon([(x * self.size[0], y * self.size[1]) for x, y in points], fill=fill)

    def stalk(self, points: list[Point], start: float, end: float) -> None:
        """A line that thins; widths are shares of the height."""
        line = spline([(x * self.size[0], y * self.size[1]) for x, y in points], steps=12)
        for i, (a, b) in enumerate(pairwise(line)):
            wide = max(1.6, (start + (end - start) * i / len(line)) * self.size[1])
            self.draw.line([a, b], fill=255, width=round(wide))
            (x, y), r = b, wide / 2
            self.draw.ellipse((x - r, y - r, x + r, y + r), fill=255)

    def hill(self, level: float, rise: float, cell: float = 0.3) -> list[float]:
        """Ground up to a wavy line; returns its height at each hundredth of the width."""
        w = self.size[0]
        line = ridge_line(w, cell * w, 4, self.seed)
        crest = [(level - rise * float(line[int(x)])) for x in np.linspace(0, w - 1, 101)]
        self.poly((0, 1.01), *[(i / 100, y) for i, y in enumerate(crest)], (1, 1.01))
        return crest


Scenery = Callable[[Flat], None]


def trunks(f: Flat) -> None:
    """A wood of bare trunks with a ride through its middle."""
    for i in range(22):
        x = (i + float(f.chance.uniform(0.1, 0.9))) / 22
        if abs(x - 0.5) < 0.2:
            continue
        wide, lean = float(f.chance.uniform(0.011, 0.026)), float(f.chance.uniform(-0.02, 0.02))
        f.poly((x - wide / 2, 1), (x + wide / 2, 1), (x + lean + wide * 0.28, -0.02), (x + lean - wide * 0.28, -0.02))
        for _ in range(6):
            y, side = float(f.chance.uniform(0.03, 0.7)), float(f.chance.choice([-1, 1]))
            reach = float(f.chance.uniform(0.03, 0.1)) * side
            f.stalk([(x, y), (x + reach * 0.5, y - 0.03), (x + reach, y - 0.09)], 0.016, 0.002)


def pines(f: Flat) -> None:
    """Firs along a rise, none in the middle."""
    crest = f.hill(0.82, 0.05)
    for _ in range(46):
        x = float(f.chance.uniform(0, 1))
        tall = float(f.chance.uniform(0.16, 0.34)) * (0.7 + abs(x - 0.5))
        if abs(x - 0.5) < 0.16:
            continue
        foot = crest[int(x * 100)] * f.size[1] + 6
        f.draw.polygon(fir(x * f.size[0], foot, tall * f.size[1], 0.0), fill=255)


def reeds(f: Flat) -> None:
    """Reeds with heavy heads over water."""
    for _ in range(90):
        x = float(f.chance.uniform(0, 1))
        if abs(x - 0.5) < 0.18 and f.chance.random() < 0.8:
            continue
        tall, lean = float(f.chance.uniform(0.14, 0.42)), float(f.chance.uniform(-0.03, 0.03))
        f.stalk([(x, 1.0), (x + lean * 0.4, 1 - tall * 0.6), (x + lean, 1 - tall)], 0.010, 0.004)
        if f.chance.random() < 0.5:
            f.stalk([(x + lean, 1 - tall), (x + lean * 1.05, 1 - tall - 0.03), (x + lean * 1.1, 1 - tall - 0.06)], 0.018, 0.014)


def wheat(f: Flat) -> None:
    """A field of ears."""
    f.hill(0.90, 0.01)
    for _ in range(420):
        x = float(f.chance.uniform(0, 1))
        tall, lean = float(f.chance.uniform(0.10, 0.22)), float(f.chance.uniform(-0.006, 0.024))
        f.stalk([(x, 1.0), (x + lean * 0.4, 1 - tall * 0.6), (x + lean, 1 - tall)], 0.006, 0.003)
        f.stalk([(x + lean, 1 - tall), (x + lean * 1.3, 1 - tall - 0.02), (x + lean * 1.6, 1 - tall - 0.03)], 0.014, 0.006)


def stubble(f: Flat) -> None:
    """A mown field and a few sheaves."""
    f.hill(0.86, 0.02)
    for _ in range(260):
        x, y = float(f.chance.uniform(0, 1)), float(f.chance.uniform(0.83, 0.98))
        f.stalk([(x, y + 0.03), (x + 0.001, y), (x + 0.003, y - 0.02)], 0.005, 0.002)
    for x in (0.12, 0.24, 0.80, 0.92):
        f.poly((x - 0.03, 0.88), (x - 0.008, 0.76), (x - 0.02, 0.70), (x + 0.02, 0.70), (x + 0.008, 0.76), (x + 0.03, 0.88))


def graves(f: Flat) -> None:
    """Leaning stones and crosses on mounds."""
    f.hill(0.86, 0.03)
    for x in (0.05, 0.14, 0.22, 0.30, 0.71, 0.78, 0.87, 0.95):
        lean, high, wide = float(f.chance.uniform(-0.02, 0.02)), float(f.chance.uniform(0.12, 0.2)), 0.017
        top = 0.88 - high
        if f.chance.random() < 0.5:
            f.poly((x - wide, 0.9), (x - wide + lean, top + 0.03), (x + lean, top), (x + wide + lean, top + 0.03), (x + wide, 0.9))
        else:
            f.poly((x - 0.006, 0.9), (x - 0.006 + lean, top), (x + 0.006 + lean, top), (x + 0.006, 0.9))
            f.poly((x - 0.024 + lean, top + 0.05), (x + 0.026 + lean, top + 0.045), (x + 0.026 + lean, top + 0.07), (x - 0.024 + lean, top + 0.075))


def roofs(f: Flat) -> None:
    """A village: gables, a chapel's spire, chimneys."""
    f.hill(0.90, 0.01)
    for x, wide, high in ((0.04, 0.12, 0.26), (0.17, 0.10, 0.20), (0.28, 0.09, 0.16), (0.70, 0.10, 0.18), (0.81, 0.11, 0.24), (0.94, 0.12, 0.2)):
        top, eaves = 0.92 - high, 0.92 - high * 0.5
        f.poly((x - wide / 2, 0.93), (x - wide / 2, eaves), (x - wide * 0.2, top), (x + wide * 0.36, top), (x + wide * 0.56, eaves), (x + wide / 2, 0.93))
        f.poly((x + wide * 0.1, top + 0.01), (x + wide * 0.1, top - 0.05), (x + wide * 0.2, top - 0.05), (x + wide * 0.2, top + 0.01))
    f.poly((0.885, 0.92), (0.885, 0.56), (0.90, 0.36), (0.915, 0.56), (0.915, 0.92))


def cliffs(f: Flat) -> None:
    """Rock walls at both sides."""
    for side in (0, 1):
        edge = [(0.0, -0.02), (0.30, -0.02), (0.27, 0.12), (0.31, 0.22), (0.24, 0.36), (0.27, 0.5), (0.20, 0.62), (0.24, 0.78), (0.34, 0.92), (0.40, 1.02), (0.0, 1.02)]
        moved = [(x + float(f.chance.uniform(-0.012, 0.012)) * (x > 0), y) for x, y in edge]
        f.poly(*[(abs(side - x * 0.86), y) for x, y in moved])


def peaks(f: Flat) -> None:
    """A jagged range."""
    x = -0.05
    crest: list[Point] = [(-0.05, 1.02)]
    while x < 1.05:
        crest.append((x, float(f.chance.uniform(0.50, 0.66))))
        x += float(f.chance.uniform(0.04, 0.08))
        crest.append((x, float(f.chance.uniform(0.70, 0.80))))
        x += float(f.chance.uniform(0.03, 0.06))
    f.poly(*crest, (1.05, 1.02))


def ridge(f: Flat) -> None:
    """Bare hills."""
    f.hill(0.80, 0.09, 0.5)


def arch(f: Flat) -> None:
    """A ruined arch with a broken top, and pillars."""
    turns = np.linspace(math.pi, 0, 30).tolist()
    outer = [(0.5 + 0.36 * math.cos(a), 0.74 - 0.30 * math.sin(a)) for a in turns]
    inner = [(0.5 + 0.31 * math.cos(a), 0.76 - 0.24 * math.sin(a)) for a in turns[::-1]]
    f.poly((0.14, 1.02), *outer, (0.86, 1.02), (0.81, 1.02), *inner, (0.19, 1.02))
    for x, high in ((0.04, 0.4), (0.95, 0.5)):
        f.poly((x - 0.02, 1.0), (x - 0.018, 1 - high), (x, 1 - high - 0.03), (x + 0.02, 1 - high + 0.02), (x + 0.022, 1.0))
    f.hill(0.95, 0.01)


def vault(f: Flat) -> None:
    """A chapel from within: piers, ribs and a pale window left open."""
    f.poly((-0.01, -0.01), (1.01, -0.01), (1.01, 1.01), (-0.01, 1.01))
    for x, half, low in ((0.5, 0.105, 0.90), (0.24, 0.05, 0.84), (0.76, 0.05, 0.84)):
        turns = np.linspace(0, math.pi, 16).tolist()
        top = 0.24 if x == 0.5 else 0.40
        curve = [(x - half * math.cos(a), top + 0.12 - (0.16 if x == 0.5 else 0.12) * math.sin(a) ** 0.8) for a in turns]
        f.poly((x - half, low), *curve, (x + half, low), fill=0)
        for bar in (-0.34, 0.34):
            f.poly((x + half * bar - 0.003, 0.1), (x + half * bar + 0.003, 0.1), (x + half * bar + 0.003, low), (x + half * bar - 0.003, low))
        for y in (0.42, 0.56, 0.70):
            f.poly((x - half, y), (x + half, y), (x + half, y + 0.006), (x - half, y + 0.006))


def hall(f: Flat) -> None:
    """Tall windows with curtains that stream."""
    f.poly((-0.01, -0.01), (1.01, -0.01), (1.01, 1.01), (-0.01, 1.01))
    for x in (0.14, 0.38, 0.62, 0.86):
        f.poly((x - 0.07, 0.86), (x - 0.07, 0.06), (x + 0.07, 0.06), (x + 0.07, 0.86), fill=0)
        f.poly((x - 0.003, 0.06), (x + 0.003, 0.06), (x + 0.003, 0.86), (x - 0.003, 0.86))
        for y in (0.26, 0.46, 0.66):
            f.poly((x - 0.07, y), (x + 0.07, y), (x + 0.07, y + 0.007), (x - 0.07, y + 0.007))


def lighthouse(f: Flat) -> None:
    """A headland and a dark lighthouse over the sea."""
    f.poly((-0.01, 1.02), (-0.01, 0.72), (0.16, 0.70), (0.34, 0.76), (0.66, 0.80), (0.80, 0.88), (0.86, 1.02))
    f.poly((0.09, 0.72), (0.10, 0.30), (0.095, 0.28), (0.12, 0.20), (0.145, 0.28), (0.14, 0.30), (0.15, 0.72))


def thicket(f: Flat) -> None:
    """Brambles."""
    f.hill(0.92, 0.02)
    for _ in range(70):
        x, y = float(f.chance.uniform(-0.02, 1.02)), float(f.chance.uniform(0.80, 0.98))
        if abs(x - 0.5) < 0.2 and y < 0.9:
            continue
        reach, high = float(f.chance.uniform(-0.12, 0.12)), float(f.chance.uniform(0.08, 0.3))
        points = [(x, 1.0), (x + reach * 0.3, y - high), (x + reach, y - high * 0.6), (x + reach * 1.3, y)]
        f.stalk(points, 0.014, 0.003)


def fence(f: Flat) -> None:
    """A broken wattle fence."""
    f.hill(0.93, 0.01)
    for i in range(34):
        x = i / 33
        if 0.36 < x < 0.62:
            continue
        high = float(f.chance.uniform(0.15, 0.24))
        f.stalk([(x, 0.96), (x + 0.002, 0.96 - high / 2), (x + float(f.chance.uniform(-0.01, 0.01)), 0.96 - high)], 0.018, 0.010)
    for y in (0.80, 0.84, 0.88, 0.92):
        for a, b in ((-0.01, 0.36), (0.62, 1.01)):
            f.stalk([(a, y), ((a + b) / 2, y + 0.015), (b, y)], 0.014, 0.014)


def battlefield(f: Flat) -> None:
    """A mound stuck with broken spears and a torn banner."""
    f.hill(0.90, 0.03)
    for _ in range(26):
        x, lean, high = float(f.chance.uniform(0, 1)), float(f.chance.uniform(-0.06, 0.06)), float(f.chance.uniform(0.16, 0.4))
        if abs(x - 0.5) < 0.22:
            continue
        f.stalk([(x, 0.95), (x + lean / 2, 0.95 - high / 2), (x + lean, 0.95 - high)], 0.010, 0.007)
        f.poly((x + lean - 0.006, 0.96 - high), (x + lean * 1.1, 0.90 - high), (x + lean + 0.008, 0.955 - high))
    f.poly((0.19, 0.42), (0.30, 0.46), (0.26, 0.50), (0.31, 0.56), (0.22, 0.58), (0.19, 0.56))
    f.stalk([(0.18, 0.95), (0.185, 0.7), (0.19, 0.38)], 0.012, 0.008)


def roots(f: Flat) -> None:
    """An old oak's foot at one side, its roots over a hole."""
    f.poly((-0.01, -0.02), (0.20, -0.02), (0.16, 0.30), (0.20, 0.56), (0.34, 0.74), (0.40, 0.86), (0.16, 0.80), (-0.01, 0.90))
    f.poly((1.01, -0.02), (0.90, -0.02), (0.93, 0.4), (0.86, 0.7), (0.72, 0.84), (1.01, 0.9))
    for a, b, c in (((0.16, 0.5), (0.32, 0.60), (0.44, 0.86)), ((0.14, 0.62), (0.26, 0.78), (0.34, 0.95)), ((0.92, 0.6), (0.76, 0.74), (0.64, 0.92))):
        f.stalk([a, b, c], 0.06, 0.012)
    f.hill(0.92, 0.02)


def market(f: Flat) -> None:
    """The square of a town: narrow gables close together."""
    x = -0.02
    while x < 1.02:
        wide, high = float(f.chance.uniform(0.05, 0.085)), float(f.chance.uniform(0.28, 0.5)) * (0.6 + abs(x - 0.5))
        f.poly((x, 0.95), (x, 0.92 - high), (x + wide / 2, 0.86 - high), (x + wide, 0.92 - high), (x + wide, 0.95))
        x += wide
    f.hill(0.92, 0.01)


def pond(f: Flat) -> None:
    """Low banks with reeds, and water before them."""
    f.hill(0.72, 0.03, 0.4)
    reeds(f)


def mound(f: Flat) -> None:
    """A burial mound with standing stones."""
    f.poly((-0.01, 1.02), (-0.01, 0.92), *[(t, 0.92 - 0.16 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 30).tolist()], (1.01, 0.92), (1.01, 1.02))
    for x, high in ((0.08, 0.22), (0.18, 0.30), (0.82, 0.28), (0.92, 0.2)):
        f.poly((x - 0.02, 0.95), (x - 0.016, 0.88 - high), (x + 0.004, 0.86 - high), (x + 0.018, 0.89 - high), (x + 0.022, 0.95))


def ravens(f: Flat) -> None:
    """A few birds in the sky."""
    for _ in range(9):
        x, y, k = float(f.chance.uniform(0.04, 0.96)), float(f.chance.uniform(0.05, 0.4)), float(f.chance.uniform(0.012, 0.03))
        f.poly((x - k, y - k * 0.6), (x - k * 0.3, y - k * 0.1), (x, y + k * 0.2), (x + k * 0.4, y - k * 0.2), (x + k, y - k * 0.8),
               (x + k * 0.3, y + k * 0.25), (x, y + k * 0.6), (x - k * 0.3, y + k * 0.3))  # fmt: skip


def rain(f: Flat) -> None:
    """Slanting strokes."""
    for _ in range(150):
        x, y = float(f.chance.uniform(0, 1.1)), float(f.chance.uniform(-0.1, 1))
        f.draw.line([(x * f.size[0], y * f.size[1]), ((x - 0.02) * f.size[0], (y + 0.1) * f.size[1])], fill=120, width=2)


def meadow(f: Flat) -> None:
    """Grass."""
    f.hill(0.92, 0.02)
    for _ in range(240):
        x, tall, lean = float(f.chance.uniform(0, 1)), float(f.chance.uniform(0.03, 0.09)), float(f.chance.uniform(-0.01, 0.01))
        f.stalk([(x, 0.96), (x + lean / 2, 0.95 - tall / 2), (x + lean, 0.95 - tall)], 0.006, 0.002)
