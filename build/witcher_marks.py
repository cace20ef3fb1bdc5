"""What lies on the map of the Continent: marks of terrain, what a place does, tokens, rings."""

from __future__ import annotations

from math import cos, radians, sin

from PIL import Image

from build.ink_pen import DARK, GOLD, INK, LEATHER, PALE, Drawing, Pen, Rgb, lit, mixed, shaded
from build.map_frame import longship
from build.witcher_signs import TERRAINS, anchor, stump, wild

RINGS: dict[str, Rgb] = {
    "forest": (86, 116, 66), "mountain": (146, 112, 76), "water": (78, 126, 152), "wild": (150, 118, 52),
}  # fmt: skip


def _mark(terrain: str, wide: int) -> Image.Image:
    pen = Pen(wide)
    pen.oval(50, 50, 47, 0, RINGS[terrain], INK, 4.5)
    pen.oval(50, 50, 38, 0, (246, 234, 204), INK, 3.6)
    if terrain == "wild":
        pen.stamp(wild, 50, 50, 76)
    else:
        pen.stamp(TERRAINS[terrain], 50, 48, 56)
    return pen.done()


def mark(terrain: str, wide: int) -> Image.Image:
    """The medallion of a location: its terrain in a ring of the terrain's colour."""
    return shaded(lit(_mark(terrain, wide), 0.1), wide / 50, (wide // 60, wide // 50), 0.5)


def sea(wide: int) -> Image.Image:
    """The medallion of the open sea: a whirl."""
    pen = Pen(wide)
    pen.oval(50, 50, 47, 0, (60, 98, 112), INK, 4.5)
    pen.oval(50, 50, 38, 0, (44, 82, 97), INK, 3.6)
    for start in range(0, 360, 120):
        turn = [start + 14 * n for n in range(22)]
        pen.curve(
            [(50 + (3 + 1.5 * n) * cos(radians(a)), 50 + (3 + 1.5 * n) * sin(radians(a))) for n, a in enumerate(turn)],
            (190, 212, 206),
            3,
        )
    return shaded(lit(pen.done(), 0.1), wide / 50, (wide // 60, wide // 50), 0.5)


def ship(wide: int) -> Image.Image:
    """A ship of the isles, with the shadow that it throws on the water."""
    return shaded(longship(wide), wide / 40, (wide // 40, wide // 30), 0.55)


def ring(terrain: str, wide: int) -> Image.Image:
    """A ring to lay around a monster's token: the terrain whose slot it stands in."""
    pen = Pen(wide)
    pen.oval(50, 50, 48, 0, RINGS[terrain], DARK, 3)
    pen.oval(50, 50, 40.5, 0, None, DARK, 2)
    picture = lit(pen.done(), 0.2)
    hole = Pen(wide)
    hole.oval(50, 50, 39.5, 0, PALE, None)
    clear = hole.done().getchannel("A").point(lambda value: 255 - value)
    picture.putalpha(Image.composite(picture.getchannel("A"), Image.new("L", picture.size, 0), clear))
    return picture


def action(sign: Drawing, wide: int) -> Image.Image:
    """What a place does, on a small disc of parchment."""
    pen = Pen(wide)
    pen.oval(50, 50, 47, 0, (240, 226, 190), INK, 6)
    pen.oval(50, 50, 41, 0, None, GOLD, 2)
    pen.stamp(sign, 50, 50, 62)
    return pen.done()


def badge(wide: int) -> Image.Image:
    """An anchor on a disc of the sea: a harbour."""
    pen = Pen(wide)
    pen.oval(50, 50, 47, 0, (44, 70, 84), INK, 6)
    pen.stamp(anchor, 50, 50, 66)
    return pen.done()


def plate(wide: int) -> Image.Image:
    """A small plate for a location's number."""
    pen = Pen(wide, round(wide * 0.78))
    pen.poly([(3, 3), (97, 3), (97, 52), (50, 75), (3, 52)], mixed(LEATHER, DARK, 0.3), GOLD, 5)
    return pen.done()


def tavern(wide: int) -> Image.Image:
    """The tavern is closed."""
    pen = Pen(wide)
    pen.oval(50, 50, 47, 0, (112, 78, 52), DARK, 5)
    pen.oval(50, 50, 39, 0, PALE, INK, 3)
    pen.stamp(stump, 50, 50, 58)
    return pen.done()
