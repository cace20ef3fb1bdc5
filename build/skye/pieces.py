"""What lies and stands on territories and progress boards: pawns, markers, road pieces, bonus tiles, benefits."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from build.ink_pen import BRIGHT, GOLD, INK, LEATHER, OXBLOOD, PALE, Drawing, Pen, Rgb
from build.skye import signs
from build.skye.signs import CLANS

TIMBER, PLANK = (150, 104, 62), (92, 58, 32)
PASTURE, MOUNTAIN, WATER = (150, 168, 106), (178, 150, 116), (128, 156, 168)
GOLD_DIM: Rgb = (125, 98, 50)
SHEET, SHEET_DARK = (236, 220, 182), (196, 168, 118)


def pawn(clan: str, p: Pen) -> None:
    """The journeyman of a clan: hat, cloak, staff."""
    field, dark = CLANS[clan]
    p.line([(80, 18), (76, 96)], INK, 10)
    p.line([(80, 18), (76, 96)], TIMBER, 5)
    p.blob([(46, 32), (64, 42), (78, 94), (50, 99), (18, 94), (32, 44)], field, wide=7)
    p.poly([(52, 44), (62, 50), (70, 90), (54, 94)], dark, None)
    p.oval(48, 25, 13, 14, (238, 206, 166), wide=6)
    p.blob([(20, 22), (36, 14), (48, 0), (60, 14), (76, 22), (48, 27)], dark, wide=6)


def waypoint(clan: str, p: Pen) -> None:
    """A small flag on a round foot."""
    field, dark = CLANS[clan]
    p.oval(50, 86, 34, 12, dark, wide=6)
    p.line([(50, 84), (50, 6)], INK, 10)
    p.poly([(54, 8), (94, 24), (54, 44)], field, wide=6)


def marker(clan: str, p: Pen) -> None:
    """A round wooden marker, lit from the upper left."""
    field, dark = CLANS[clan]
    p.oval(50, 54, 42, 40, dark, wide=6)
    p.oval(50, 46, 42, 38, field, wide=6)
    p.curve([(24, 46), (30, 28), (50, 20)], PALE, 6)


def piece(p: Pen, across: bool = False) -> None:
    """A road of planks."""

    def at(x: float, y: float) -> tuple[float, float]:
        return (y, x) if across else (x, y)

    p.poly([at(8, 4), at(92, 4), at(92, 246), at(8, 246)], TIMBER, wide=8)
    for i in range(1, 9):
        p.line([at(8, 4 + i * 27), at(92, 4 + i * 27)], PLANK, 7)
    for x in (8, 92):
        p.line([at(x, 4), at(x, 246)], INK, 10)


def road_piece(wide: int, across: bool) -> Image.Image:
    """The picture of a road piece, upright or lying."""
    tall = round(wide * 250 / 100)
    pen = signs.framed(tall if across else wide, wide if across else tall, 250 if across else 100)
    piece(pen, across)
    return pen.done()


def banner(p: Pen) -> None:
    """A banner: points in every round."""
    p.line([(10, 8), (90, 8)], INK, 12)
    p.poly([(16, 10), (84, 10), (84, 92), (50, 70), (16, 92)], OXBLOOD, wide=7)
    p.poly([(28, 12), (34, 12), (34, 78), (28, 82)], GOLD, None)
    p.poly([(66, 12), (72, 12), (72, 82), (66, 78)], GOLD, None)


def shoe(p: Pen) -> None:
    """A boot: points of movement."""
    p.blob([(30, 6), (62, 6), (60, 48), (90, 62), (96, 82), (20, 84), (26, 44)], (128, 82, 46), wide=7)
    p.poly([(18, 80), (97, 80), (96, 94), (18, 94)], (74, 46, 26), wide=6)
    p.line([(28, 20), (62, 20)], (206, 160, 98), 8)
    for x, y in ((56, 50), (66, 56), (76, 60)):
        p.line([(x, y), (x - 8, y + 10)], PALE, 4)


def income(p: Pen) -> None:
    """A heap of coins: gold in every round."""
    for x, y in ((30, 72), (70, 72), (50, 40)):
        p.oval(x, y, 27, 22, (214, 168, 70), wide=7)
        p.oval(x, y, 17, 13, None, (134, 92, 28), 4)


def star(p: Pen) -> None:
    """Points at once."""
    turns = [(math.tau * i / 16 - math.tau / 4, 48 if i % 2 == 0 else 36) for i in range(16)]
    p.poly([(50 + r * math.cos(a), 50 + r * math.sin(a)) for a, r in turns], BRIGHT, wide=6)


def _patch(p: Pen, fill: Rgb, tick: bool = True) -> None:
    p.blob([(8, 46), (26, 14), (70, 12), (94, 42), (78, 84), (32, 90)], fill, wide=7)
    if tick:
        p.curve([(30, 52), (46, 68), (72, 34)], INK, 20)
        p.curve([(30, 52), (46, 68), (72, 34)], (250, 240, 214), 11)


def completed(fills: tuple[Rgb, ...], p: Pen) -> None:
    """A closed area, or two of them."""
    _patch(p, fills[0], len(fills) == 1)
    if len(fills) > 1:
        p.blob([(52, 12), (70, 12), (94, 42), (78, 84), (48, 88), (56, 50)], fills[1], wide=7)
        p.curve([(30, 52), (46, 68), (72, 34)], INK, 20)
        p.curve([(30, 52), (46, 68), (72, 34)], (250, 240, 214), 11)


def distance(far: int, p: Pen) -> None:
    """So many tiles from the castle."""
    p.stamp(signs.castle, 50, 26, 56)
    wide = 92 / far
    for i in range(far):
        left = 4 + i * wide
        p.box(left + 2, 66, left + wide - 2, 66 + min(28, wide - 4), BRIGHT if i == far - 1 else SHEET, 5)


def outermost(edge: int, p: Pen) -> None:
    """The row or column at one end of the territory."""
    cells = [(x, y) for y in range(3) for x in range(3)]
    chosen = ((0, -1), (1, 0), (0, 1), (-1, 0))[edge]
    for x, y in cells:
        lit = (chosen[0] and x - 1 == chosen[0]) or (chosen[1] and y - 1 == chosen[1])
        p.box(14 + x * 24, 14 + y * 24, 38 + x * 24, 38 + y * 24, BRIGHT if lit else SHEET, 5)
    cx, cy = 50 + chosen[0] * 46, 50 + chosen[1] * 46
    tip = (cx + chosen[0] * 6, cy + chosen[1] * 6)
    side = (chosen[1] * 13, chosen[0] * 13)
    back = (cx - chosen[0] * 12, cy - chosen[1] * 12)
    p.poly([tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])], OXBLOOD, wide=4)


def _scroll(p: Pen) -> None:
    p.box(16, 28, 84, 76, (247, 234, 200), 6)
    for x in (14.0, 86.0):
        p.blob([(x - 9, 26), (x, 20), (x + 9, 26), (x + 9, 78), (x, 84), (x - 9, 78)], (218, 186, 130), wide=6)
    for y in (40, 52, 64):
        p.line([(32, y), (68, y)], (150, 116, 72), 4)


REQUIREMENTS: dict[str, Drawing] = {
    **{key: signs.SYMBOLS[key] for key in ("barrel", "broch", "cattle", "farm", "lighthouse", "sheep", "ship")},
    "scroll": _scroll,
    "castle": signs.castle,
    **{f"dist{far}": partial(distance, far) for far in (2, 3, 4)},
    "complM": partial(completed, (MOUNTAIN,)),
    "complW": partial(completed, (WATER,)),
    "complP": partial(completed, (PASTURE,)),
    "complMW": partial(completed, (MOUNTAIN, WATER)),
    **{key: partial(outermost, edge) for edge, key in enumerate(("north", "east", "south", "west"))},
}
BENEFITS: dict[str, Drawing] = {"banner": banner, "income": income, "shoe": shoe, "star": star}


def _third(p: Pen) -> None:
    p.stamp(partial(waypoint, "red"), 52, 46, 76)


def _advance(p: Pen) -> None:
    p.oval(28, 54, 18, 17, OXBLOOD, wide=5)
    p.curve([(34, 34), (54, 16), (76, 34)], INK, 11)
    p.poly([(62, 32), (92, 28), (80, 54)], INK, None)


def _roads(count: int, p: Pen) -> None:
    for i in range(count):
        x = 50 + (i - (count - 1) / 2) * 34
        p.box(x - 11, 14, x + 11, 82, TIMBER, 5)
        for y in range(26, 80, 11):
            p.line([(x - 11, y), (x + 11, y)], PLANK, 4)


def _more_shoe(p: Pen) -> None:
    p.stamp(shoe, 44, 52, 66)
    p.line([(82, 14), (82, 42)], OXBLOOD, 9)
    p.line([(68, 28), (96, 28)], OXBLOOD, 9)


def _gold(p: Pen) -> None:
    for x, y in ((24, 28), (76, 28), (24, 74), (76, 74), (50, 51)):
        p.stamp(signs.coin, x, y, 46)


def _axe(p: Pen) -> None:
    axe(p)
    p.line([(12, 90), (90, 10)], OXBLOOD, 12)


def axe(p: Pen) -> None:
    """An axe."""
    p.line([(30, 94), (66, 12)], INK, 15)
    p.line([(30, 94), (66, 12)], TIMBER, 8)
    p.blob([(52, 14), (80, 6), (94, 30), (84, 52), (66, 36), (48, 36)], (168, 172, 172), wide=6)


def _bank(p: Pen) -> None:
    p.poly([(8, 38), (50, 8), (92, 38)], SHEET, wide=6)
    for x in (20, 42, 64):
        p.box(x, 40, x + 14, 76, SHEET, 5)
    p.box(8, 76, 92, 90, SHEET, 6)


def _two(p: Pen) -> None:
    for x, y, fill in ((12, 14, PASTURE), (42, 36, WATER)):
        p.box(x, y, x + 44, y + 44, fill, 6)


BONUS: dict[str, tuple[int, Callable[[Pen], None]]] = {
    "third_waypoint": (1, _third),
    "advance": (1, _advance),
    "one_road": (1, partial(_roads, 1)),
    "extra_movement": (2, _more_shoe),
    "five_gold": (2, _gold),
    "two_roads": (2, partial(_roads, 2)),
    "no_axe": (3, _axe),
    "bank_pays": (3, _bank),
    "two_buys": (3, _two),
}


def numeral(p: Pen, count: int, top: float, size: float, colour: Rgb) -> None:
    """I, II or III."""
    for i in range(count):
        x = 50 + (i - (count - 1) / 2) * size * 0.62
        p.line([(x, top), (x, top + size)], colour, size * 0.24)
    half = count * size * 0.31 + size * 0.1
    for y in (top, top + size):
        p.line([(50 - half, y), (50 + half, y)], colour, size * 0.14)


def bonus(name: str, p: Pen) -> None:
    """A bonus tile: what it gives, and its numeral."""
    count, what = BONUS[name]
    p.box(4, 4, 96, 96, SHEET, 6)
    p.poly([(9, 9), (91, 9), (91, 91), (9, 91)], None, SHEET_DARK, 3)
    p.stamp(what, 50, 43, 86)
    numeral(p, count, 75, 13, OXBLOOD)


def bonus_place(count: int, p: Pen) -> None:
    """An empty place for a bonus tile."""
    p.box(4, 4, 96, 96, LEATHER, 6)
    numeral(p, count, 32, 36, GOLD_DIM)
