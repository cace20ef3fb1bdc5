"""Little things that grow on the ground: peaks, bushes, waves. They stand upright however a tile is turned."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from PIL import Image

from build.ink_pen import INK, Pen, Point, Rgb, mixed
from game.titles.skye.tiles import MOUNTAIN, PASTURE

ROCK_LIT, ROCK_DARK, SNOW = (232, 219, 192), (146, 122, 98), (252, 249, 241)
LEAF, WAVE = (104, 122, 68), (92, 120, 130)


class _Wide(Pen):
    """A pen whose unit is a part of a given length."""

    def __init__(self, wide: int, tall: int, units: float) -> None:
        super().__init__(wide, tall, 4)
        self.unit = 4 * wide / units


def _jagged(a: Point, b: Point, steps: int, rough: float, chance: np.random.Generator) -> list[Point]:
    t = np.linspace(0, 1, steps)
    xs, ys = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
    xs[1:-1] += chance.uniform(-rough, rough, steps - 2)
    ys[1:-1] += chance.uniform(-rough, rough, steps - 2)
    return [(float(x), float(y)) for x, y in zip(xs, ys, strict=True)]


@lru_cache(64)
def peak(size: int, seed: int) -> Image.Image:
    """A peak with snow, dark on the side away from the light."""
    chance = np.random.default_rng(seed)
    pen = _Wide(int(size * 1.5), int(size * 1.1), 150)
    top, base = 75 + float(chance.uniform(-10, 10)), 104.0
    left = _jagged((6, base), (top, 8), 7, 7, chance)
    right = _jagged((top, 8), (144, base), 7, 7, chance)
    spine = _jagged((top, 8), (top + float(chance.uniform(-4, 18)), base), 7, 8, chance)
    pen.poly(left + right[1:], ROCK_LIT, None)
    pen.poly(spine + right[::-1], ROCK_DARK, None)
    pen.poly([(top, 8), (top + 1, 38), (top - 5, 56), (top - 12, 36), (top - 20, 44), left[3]], SNOW, None)
    for _ in range(4):
        q = float(chance.uniform(0.4, 0.9))
        x, y = top + (144 - top) * q * 0.6, 8 + (base - 8) * q
        pen.line([(x, y), (x - 9, y + 13)], mixed(INK, ROCK_DARK, 0.45), 2.4)
    pen.line(left + right[1:], INK, 4.6)
    pen.line(spine[:4], mixed(INK, ROCK_LIT, 0.3), 3)
    return pen.done()


def _shade(colour: Rgb, share: float) -> Rgb:
    return int(colour[0] * share), int(colour[1] * share), int(colour[2] * share)


@lru_cache(64)
def bush(size: int, seed: int) -> Image.Image:
    """A round bush."""
    chance = np.random.default_rng(seed)
    pen = _Wide(size, int(size * 1.1), 100)
    pen.line([(50, 74), (50, 104)], INK, 9)
    red, green, blue = (value + int(chance.integers(-10, 10)) for value in LEAF)
    ring = [
        (
            50 + 40 * math.cos(angle) * float(chance.uniform(0.85, 1.05)),
            46 + 36 * math.sin(angle) * float(chance.uniform(0.85, 1.05)),
        )
        for angle in np.linspace(0, math.tau, 8, endpoint=False).tolist()
    ]
    pen.blob(ring, (red, green, blue), wide=7)
    pen.blob([(46, 62), (64, 56), (78, 40), (80, 58), (62, 76)], _shade((red, green, blue), 0.72), None)
    return pen.done()


@lru_cache(8)
def wave(size: int) -> Image.Image:
    """Two ripples."""
    pen = _Wide(int(size * 0.95), int(size * 0.42), 100)
    for x, y in ((4, 12), (34, 30)):
        pen.curve([(x, y), (x + 12, y - 8), (x + 26, y), (x + 40, y - 8), (x + 54, y)], WAVE, 3.6)
    return pen.done()


def mark(terrain: int, size: int, seed: int) -> Image.Image:
    """What grows on a terrain."""
    if terrain == MOUNTAIN:
        return peak(size, seed)
    return bush(int(size * 0.46), seed) if terrain == PASTURE else wave(size)
