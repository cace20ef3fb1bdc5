"""What a space asks of the tile that a marker was taken up on (SKY-REQ-01 to -09, -16, -19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.titles.skye.areas import areas
from game.titles.skye.grid import Territory
from game.titles.skye.journeyman.pieces import Cell
from game.titles.skye.tiles import (
    BARREL,
    BROCH,
    CATTLE,
    FARM,
    LIGHTHOUSE,
    MOUNTAIN,
    PASTURE,
    SCROLL,
    SHEEP,
    SHIP,
    WATER,
    Tiles,
)

Check = Callable[[Tiles, Territory, int], bool]


def place_of(territory: Territory, cell: Cell) -> int:
    """The place in a territory of the tile in a cell."""
    return next(place for place, placed in enumerate(territory) if placed[:2] == cell)


def meets(tiles: Tiles, territory: Territory, place: int, requirement: str) -> bool:
    """Whether a tile meets a requirement of `boards.REQUIREMENTS`; the castle's may meet it too (SKY-REQ-09)."""
    return CHECKS[requirement](tiles, territory, place)


def _shows(symbol: int) -> Check:
    """At least one, wherever it stands on the tile (SKY-REQ-01, -02, -07)."""
    return lambda tiles, territory, place: bool(tiles.all[territory[place][2]].counts[symbol])


def _castle(tiles: Tiles, territory: Territory, place: int) -> bool:
    """SKY-REQ-03."""
    return place == 0


def _away(distance: int) -> Check:
    """SKY-REQ-04."""
    return lambda tiles, territory, place: abs(territory[place][0]) + abs(territory[place][1]) >= distance


def _completed(*terrains: int) -> Check:
    """One patch in a completed area is enough; of each of the terrains there must be one (SKY-REQ-05, -06)."""

    def check(tiles: Tiles, territory: Territory, place: int) -> bool:
        lying = areas(tiles, territory)
        mine = [lying.all[area] for area in lying.of[place]]
        return all(any(area.completed and area.terrain == terrain for area in mine) for terrain in terrains)

    return check


def _outermost(axis: int, end: Callable[..., int]) -> Check:
    """SKY-REQ-08."""
    return lambda tiles, territory, place: territory[place][axis] == end(placed[axis] for placed in territory)


CHECKS: Final[dict[str, Check]] = {
    "barrel": _shows(BARREL),
    "broch": _shows(BROCH),
    "cattle": _shows(CATTLE),
    "farm": _shows(FARM),
    "lighthouse": _shows(LIGHTHOUSE),
    "sheep": _shows(SHEEP),
    "ship": _shows(SHIP),
    "scroll": _shows(SCROLL),
    "castle": _castle,
    "dist2": _away(2),
    "dist3": _away(3),
    "dist4": _away(4),
    "complM": _completed(MOUNTAIN),
    "complW": _completed(WATER),
    "complP": _completed(PASTURE),
    "complMW": _completed(MOUNTAIN, WATER),
    "north": _outermost(1, min),
    "south": _outermost(1, max),
    "east": _outermost(0, max),
    "west": _outermost(0, min),
}
