"""A whole territory as one still picture, for the panels of rivals and the panorama."""

from __future__ import annotations

import math

import pygame

from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clear
from game.desktop.tables.skye.land.look import Land
from game.desktop.tables.skye.land.pictures import TilePictures

MOST = 200  # pixels of a tile
STEPS = 8  # so many sizes there are from one to its double: most new tiles find the others ready
EDGE = (48, 30, 18)


def bounds_of(land: Land) -> tuple[int, int, int, int]:
    """Left, top, and how many cells across and down."""
    xs, ys = [one.x for one in land], [one.y for one in land]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def side_of(land: Land, room: tuple[int, int]) -> int:
    """How large a tile is in a picture of the territory that fits into the room."""
    _left, _top, across, down = bounds_of(land)
    most = max(4, min(MOST, (room[0] - 4) // across, (room[1] - 4) // down))
    return max(4, int(2 ** (math.floor(math.log2(most) * STEPS + 1e-9) / STEPS)))


@POOL.keep
def still(land: Land, room: tuple[int, int]) -> pygame.Surface:
    """The territory as large as fits into the room, with a dark edge. Shared: do not draw on it."""
    left, top, across, down = bounds_of(land)
    side, pictures = side_of(land, room), TilePictures()
    out = clear((across * side + 4, down * side + 4))
    for one in land:
        out.fill(EDGE, ((one.x - left) * side, (one.y - top) * side, side + 4, side + 4))
    for one in land:
        at = ((one.x - left) * side + 2, (one.y - top) * side + 2)
        out.blit(pictures.at(one.tile, one.rotation, side), at)
    return out
