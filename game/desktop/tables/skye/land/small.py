"""A whole territory as one still picture, for the panels of rivals and the panorama."""

from __future__ import annotations

import math

import pygame

from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clear
from game.desktop.tables.skye.land.look import Cell, Land
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


class Stills:
    """The still pictures of several seats: while a frame has no time for a new one, a seat's last one is shown."""

    def __init__(self) -> None:
        self._shown: dict[int, tuple[Land, tuple[int, int]]] = {}
        self._pictures = TilePictures()

    def of(self, seat: int, land: Land, room: tuple[int, int]) -> pygame.Surface:
        """The picture of a seat's territory as large as fits into the room."""
        before = self._shown.get(seat)
        if before is not None and before[1] == room and not self._ready(land, room):
            return still(*before)
        self._shown[seat] = (land, room)
        return still(land, room)

    def _ready(self, land: Land, room: tuple[int, int]) -> bool:
        """Whether the picture takes no time; as many of its tiles are made as the frame has time for."""
        side = side_of(land, room)
        for one in () if POOL.has(still, land, room) else land:
            if not self._pictures.is_ready(one.tile, one.rotation, side):
                if not ALLOWANCE.lasts():
                    return False
                self._pictures.at(one.tile, one.rotation, side)
        return True


def cell_in_still(land: Land, room: tuple[int, int], at: tuple[int, int]) -> Cell | None:
    """The laid cell at a pixel of that picture."""
    left, top, _across, _down = bounds_of(land)
    side = side_of(land, room)
    cell = ((at[0] - 2) // side + left, (at[1] - 2) // side + top)
    return cell if any(one.cell == cell for one in land) else None
