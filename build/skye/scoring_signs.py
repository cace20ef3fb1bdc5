"""The icons of the scoring tiles: what each of them counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from build.ink_pen import BRIGHT, INK, Drawing, Pen, Points, Rgb
from build.skye import signs

PASTURE, MOUNTAIN, WATER = (150, 168, 106), (178, 150, 116), (128, 156, 168)
PAPER = (247, 234, 200)
SAND = (236, 210, 158)


def _tiles(p: Pen, cells: Points, side: float, fills: tuple[Rgb, ...], left: float, top: float) -> None:
    for i, (x, y) in enumerate(cells):
        at, down = left + x * side, top + y * side
        p.box(at, down, at + side, down + side, fills[i % len(fills)], 6)


def _thing(p: Pen, what: Drawing, x: float, y: float, size: float) -> None:
    """A symbol of the tiles about a point."""
    p.stamp(what, x, y, size)


def _lake(p: Pen, fill: Rgb, points: Points = ((8, 46), (26, 14), (70, 12), (94, 42), (78, 84), (32, 90))) -> None:
    p.blob(points, fill, wide=7)


def _tick(p: Pen, x: float, y: float, size: float) -> None:
    points = [(x - size * 0.4, y), (x - size * 0.1, y + size * 0.32), (x + size * 0.42, y - size * 0.36)]
    p.curve(points, INK, size * 0.36)
    p.curve(points, (250, 240, 214), size * 0.2)


def _laurel(p: Pen) -> None:
    """A small crown at the upper right: the most of something."""
    p.poly([(58, 36), (58, 10), (68, 22), (78, 4), (88, 22), (98, 10), (98, 36)], BRIGHT, wide=6)


def _way(p: Pen, points: Points) -> None:
    p.curve(points, INK, 26)
    p.curve(points, SAND, 16)


def squares(p: Pen) -> None:
    """Two by two tiles."""
    _tiles(p, [(0, 0), (1, 0), (0, 1), (1, 1)], 40, (PASTURE, MOUNTAIN, MOUNTAIN, WATER), 10, 10)


def completed(p: Pen) -> None:
    """An area that is closed."""
    _lake(p, PASTURE)
    _tick(p, 50, 50, 56)


def large_areas(p: Pen) -> None:
    """A closed area over three tiles."""
    _tiles(p, [(0, 0), (1, 0), (1, 1)], 44, (PAPER,), 6, 6)
    p.blob([(18, 26), (46, 16), (80, 22), (84, 60), (70, 82), (58, 56), (24, 42)], PASTURE, wide=6)


def brochs(p: Pen) -> None:
    """Brochs on a mountain."""
    p.poly([(2, 94), (34, 22), (50, 46), (66, 10), (98, 94)], MOUNTAIN, wide=7)
    for x in (32, 68):
        _thing(p, signs.broch, x, 70, 46)


def sets(p: Pen) -> None:
    """A broch, a farm and a lighthouse."""
    for what, x, y in ((signs.lighthouse, 50, 28), (signs.broch, 25, 72), (signs.farm, 76, 72)):
        _thing(p, what, x, y, 54)


def _most(what: Drawing, p: Pen) -> None:
    _thing(p, what, 44, 58, 86)
    _laurel(p)


def at_farms(p: Pen) -> None:
    """Animals about a farm."""
    _thing(p, signs.farm, 50, 32, 60)
    _thing(p, signs.sheep, 25, 76, 48)
    _thing(p, signs.cattle, 76, 76, 48)


def on_road(p: Pen) -> None:
    """Cattle on a road."""
    _way(p, [(14, 96), (30, 80), (70, 88), (88, 70)])
    _thing(p, signs.cattle, 48, 42, 82)


def harbours(p: Pen) -> None:
    """A ship and a lighthouse by one water."""
    _lake(p, WATER)
    _thing(p, signs.ship, 34, 60, 54)
    _thing(p, signs.lighthouse, 74, 42, 56)


def columns(p: Pen) -> None:
    """Three tiles above each other."""
    _tiles(p, [(0, 0), (0, 1), (0, 2)], 30, (PASTURE, MOUNTAIN, WATER), 35, 5)


def road(p: Pen) -> None:
    """A road."""
    points = [(50, 98), (30, 70), (66, 44), (50, 4)]
    p.curve(points, INK, 30)
    p.curve(points, SAND, 20)


def lake(p: Pen) -> None:
    """A large water."""
    _lake(p, WATER)
    for x, y in ((22, 40), (46, 60), (50, 34)):
        p.curve([(x, y), (x + 8, y - 6), (x + 16, y), (x + 24, y - 6), (x + 32, y)], (66, 96, 108), 4)


def mountains(p: Pen) -> None:
    """Closed mountains."""
    p.poly([(2, 88), (32, 26), (46, 48), (64, 8), (98, 88)], MOUNTAIN, wide=7)
    p.poly([(64, 8), (52, 32), (60, 30), (66, 40), (72, 30), (74, 32)], (252, 249, 241), None)
    _tick(p, 50, 68, 44)


def distance(p: Pen) -> None:
    """From the castle to the journeyman."""
    _thing(p, signs.castle, 26, 72, 54)
    for x, y in ((50, 62), (58, 50), (64, 38)):
        p.oval(x, y, 5, 5, BRIGHT, wide=3)
    _thing(p, signs.journeyman, 78, 30, 56)


def broch_lines(p: Pen) -> None:
    """Brochs in rows and columns."""
    _tiles(p, [(0, 0), (1, 0), (0, 1), (1, 1)], 44, (PAPER,), 6, 6)
    for x, y in ((28, 28), (72, 72)):
        _thing(p, signs.broch, x, y, 42)


def matching(p: Pen) -> None:
    """Two of a kind in one row."""
    _tiles(p, [(0, 0), (1, 0)], 46, (PAPER,), 4, 27)
    for x in (27, 73):
        _thing(p, signs.sheep, x, 50, 42)


def bridges(p: Pen) -> None:
    """A bridge."""
    p.blob([(2, 60), (30, 54), (70, 62), (98, 56), (98, 92), (2, 94)], WATER, None)
    arch = [(4, 58), (26, 34), (50, 26), (74, 34), (96, 58)]
    p.curve(arch, INK, 24)
    p.curve(arch, (150, 104, 62), 14)
    for x, y in ((16, 46), (33, 31), (50, 26), (67, 31), (84, 46)):
        p.line([(x, y - 9), (x, y + 9)], (92, 58, 32), 4)
    for x in (26, 74):
        p.line([(x, 40), (x, 78)], INK, 7)


SCORING: dict[str, Callable[[Pen], None]] = {
    "S01": squares,
    "S02": completed,
    "S03": signs.sheep,
    "S04": large_areas,
    "S05": brochs,
    "S06": sets,
    "S07": partial(_most, signs.barrel),
    "S08": partial(_most, signs.ship),
    "S09": partial(_most, signs.coin),
    "S10": at_farms,
    "S11": on_road,
    "S12": harbours,
    "S13": columns,
    "S14": road,
    "S15": lake,
    "S16": mountains,
    "S17": distance,
    "S18": broch_lines,
    "S19": matching,
    "S20": bridges,
}
