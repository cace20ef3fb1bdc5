"""Stages without a beast, for what is told while exploring: a town, a wood, a shore, mountains, a tavern, a road."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image
from scipy import ndimage

from build import beast_scenery as by
from build.beast_scenery import Flat
from build.beast_stage import Mood, plain
from build.ink_brush import Wash, halved, image, over
from build.ink_pen import Point, Rgb
from build.scene_figures import wanderer

SIZE = (640, 640)
FLAME: Rgb = (255, 190, 96)


def gables(f: Flat) -> None:
    """The backs of houses, close together, higher toward the sides."""
    x = -0.04
    while x < 1.02:
        wide = float(f.chance.uniform(0.10, 0.17))
        high = 0.24 + 0.34 * abs(x + wide / 2 - 0.5) + float(f.chance.uniform(0, 0.08))
        f.poly((x, 1.0), (x, 0.90 - high), (x + wide * 0.5, 0.76 - high), (x + wide, 0.90 - high), (x + wide, 1.0))
        f.poly((x + wide * 0.66, 0.86 - high), (x + wide * 0.66, 0.74 - high), (x + wide * 0.8, 0.74 - high), (x + wide * 0.8, 0.9 - high))
        x += wide * 0.96


def spires(f: Flat) -> None:
    """Towers far off."""
    for x, top, wide in ((0.30, 0.26, 0.05), (0.52, 0.16, 0.07), (0.68, 0.32, 0.045)):
        f.poly((x - wide / 2, 1), (x - wide / 2, top + 0.2), (x, top), (x + wide / 2, top + 0.2), (x + wide / 2, 1))
    f.hill(0.72, 0.02)


def sea(f: Flat) -> None:
    """A line of surf, then sand, a boat drawn up."""
    f.hill(0.90, 0.03, 0.5)
    f.poly((0.56, 0.90), (0.60, 0.96), (0.84, 0.95), (0.92, 0.86), (0.80, 0.90), (0.64, 0.91))
    f.poly((0.715, 0.92), (0.715, 0.60), (0.725, 0.60), (0.725, 0.92))
    f.poly((0.728, 0.62), (0.86, 0.80), (0.728, 0.82))


def waves(f: Flat) -> None:
    """Crests one behind another."""
    for n in range(9):
        y = 0.60 + 0.03 * n + 0.004 * n * n
        for _ in range(5 + n):
            x, wide = float(f.chance.uniform(-0.1, 1)), float(f.chance.uniform(0.05, 0.2))
            points = [(x, y), (x + wide / 2, y - 0.006), (x + wide, y)]
            f.stalk(points, 0.003, 0.002)


def taproom(f: Flat) -> None:
    """Beams, a hearth, a table with tankards, a guest with two swords."""
    f.poly((-0.01, -0.01), (1.01, -0.01), (1.01, 0.10), (-0.01, 0.06))
    for x in (0.06, 0.94):
        f.poly((x - 0.05, 0), (x + 0.05, 0), (x + 0.04, 1), (x - 0.04, 1))
        f.stalk([(x, 0.36), (x + (0.5 - x) * 0.2, 0.16), (x + (0.5 - x) * 0.36, 0.06)], 0.05, 0.05)
    f.poly((0.0, 0.80), (1.0, 0.80), (1.0, 0.85), (0.0, 0.85))
    for x in (0.14, 0.84):
        f.poly((x - 0.03, 0.84), (x + 0.03, 0.84), (x + 0.04, 1.02), (x - 0.04, 1.02))
    for x in (0.30, 0.66):
        f.poly((x - 0.035, 0.805), (x - 0.03, 0.71), (x + 0.03, 0.71), (x + 0.035, 0.805))
        f.stalk([(x + 0.03, 0.73), (x + 0.065, 0.75), (x + 0.032, 0.79)], 0.014, 0.014)
    f.poly((0.78, 0.805), (0.782, 0.66), (0.80, 0.66), (0.802, 0.805))
    f.poly((0.44, 0.80), (0.40, 0.58), (0.46, 0.50), (0.58, 0.50), (0.64, 0.58), (0.60, 0.80))
    f.poly((0.46, 0.52), (0.455, 0.40), (0.52, 0.35), (0.585, 0.40), (0.58, 0.52))
    for x in (0.56, 0.60):
        f.stalk([(x - 0.02, 0.66), (x + 0.03, 0.50), (x + 0.07, 0.36)], 0.016, 0.010)
        f.stalk([(x + 0.015, 0.46), (x + 0.04, 0.45), (x + 0.062, 0.475)], 0.012, 0.012)


def way(f: Flat) -> None:
    """A rider's road between banks, a waystone, and somebody who walks it."""
    f.hill(0.86, 0.02)
    f.poly((0.76, 0.92), (0.765, 0.66), (0.79, 0.62), (0.815, 0.66), (0.82, 0.92))
    f.stalk([(0.12, 0.95), (0.15, 0.6), (0.10, 0.24)], 0.05, 0.02)
    for a, b, c in (((0.14, 0.6), (0.24, 0.46), (0.34, 0.42)), ((0.12, 0.46), (0.02, 0.36), (-0.04, 0.34)), ((0.12, 0.34), (0.2, 0.24), (0.26, 0.14)), ((0.11, 0.3), (0.04, 0.2), (0.0, 0.1))):
        f.stalk([a, b, c], 0.020, 0.004)
    for part in wanderer():
        f.poly(*((0.46 + (x - 0.31) * 1.15, 0.93 + (y - 0.925) * 1.15) for x, y in part))


MOODS: dict[str, tuple[Mood, tuple[tuple[float, float, float], ...]]] = {  # mood, then lights: x, y, radius
    "city": (
        Mood(("#141A2A", "#4A4A58"), (-0.20, 0.24, 0.11, "#E6D8AE"), (spires,), (gables,), ("#2E3446", "#12121A"), "#4E4A52", glow="#C8B078"),
        ((0.13, 0.62, 0.012), (0.20, 0.74, 0.012), (0.33, 0.80, 0.011), (0.44, 0.84, 0.010), (0.63, 0.80, 0.011), (0.74, 0.70, 0.012), (0.86, 0.64, 0.012), (0.90, 0.76, 0.012)),
    ),
    "wood": (Mood(("#5A6A58", "#B4B48A"), (0.06, 0.30, 0.15, "#E4E2B8"), (by.pines,), (by.trunks, by.meadow), ("#7A846A", "#262C22"), "#A8AC84", glow="#DCDCA8"), ()),
    "shore": (Mood(("#62808A", "#D8CCA0"), (-0.18, 0.36, 0.12, "#F2E4B8"), (by.lighthouse, waves), (sea,), ("#7C8C8A", "#2E3230"), "#B8C0B0", glow="#F0E0B0"), ()),
    "mountain": (Mood(("#4E6274", "#C8B494"), (0.22, 0.26, 0.12, "#F0E2BE"), (by.peaks,), (by.pines, by.ravens), ("#7E8488", "#2C3234"), "#B4AC98", glow="#E8D8B0"), ()),
    "tavern": (Mood(("#4A2A16", "#B8702E"), (0.0, 0.56, 0.24, "#E89A42"), (), (taproom,), ("#5A341C", "#1C110B"), "#8A5426", glow="#F0A850"), ((0.791, 0.645, 0.012),)),
    "road": (Mood(("#8A4A34", "#E6B878"), (0.10, 0.46, 0.15, "#F6DC9C"), (by.pines,), (way,), ("#96684A", "#2A1C16"), "#D09A62", glow="#F2C07A"), ()),
}  # fmt: skip


def mood(name: str, size: tuple[int, int] = SIZE) -> Image.Image:
    """A picture by its mood, with its small lights."""
    light, lamps = MOODS[name]
    wash = np.asarray(plain(light, size, 5 + len(name)), float)
    for lamp in lamps:
        wash = _lamp(wash, size, lamp)
    return image(wash)


def _lamp(wash: Wash, size: tuple[int, int], lamp: tuple[float, float, float]) -> Wash:
    x, y, r = lamp
    flat = Flat(size, 1)
    corners: list[Point] = [(x + a * r, y + b * r * 1.4) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    flat.poly(*corners)
    spot = halved(flat.image, size)
    halo = ndimage.gaussian_filter(spot, r * size[0] * 1.8)
    wash = over(wash, FLAME, np.clip(halo * 2.4, 0, 0.6))
    return over(wash, (255, 226, 160), spot * (0.86 + 0.1 * math.sin(x * 40)))
