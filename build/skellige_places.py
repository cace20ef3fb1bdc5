"""Where pieces and names stand about an isle, on the open sea and on the danger track, in pixels of the sheet.

One witcher stands at an isle, so the slots of the others lie close behind; on the open sea each has a ship.
"""

from __future__ import annotations

from collections.abc import Iterator

from build.continent_places import ACTION, FIGURE, MARK, MONSTER, NAME, SHIP, TAVERN, TOKEN, ZOOM
from build.map_places import Box, name_width
from build.skellige_facts import DAGON, SIZE, Isle

TILE = (310, 390)
SPOT = 200
"""A danger spot is so wide; the dice that are dangerous on it stand below."""
SPOTS = (1985, 1575, 1165, 755)
"""The middles of the danger spots, the lowest first."""
COLUMN = 220
MOST = 5


def _about(x: float, y: float, wide: float, tall: float) -> Box:
    return Box(round(x - wide / 2), round(y - tall / 2), wide, tall)


def slots(isle: Isle) -> Iterator[tuple[str, int, Box]]:
    """Kind, index and box of every slot of a location."""
    x, y = isle.at
    yield "mark", 0, _about(x, y + 38, MARK, MARK)
    yield "action", 0, _about(x + 100, y + 76, ACTION, ACTION)
    yield "label", 0, _name(isle)
    yield from _open_sea(x, y) if isle.key == DAGON else _isle(x, y, isle.found)
    yield "tavern", 0, _about(x, y - 84, TAVERN, TAVERN)
    if isle.found:
        yield "tile", 0, _about(x, y + 12, *TILE)


def _isle(x: float, y: float, found: bool) -> Iterator[tuple[str, int, Box]]:
    aside = 112 if found else 150
    for index, (back, up) in enumerate(((0, 0), (54, 30), (-50, 34), (90, -10), (20, 64))):
        yield "figure", index, _about(x - aside - back, y + 82 - up - FIGURE[1] / 2, *FIGURE)
    yield "monster", 0, _about(x + 196, y + 6, MONSTER, MONSTER)
    yield "token", 0, _about(x + (-100 if found else 214), y + (-120 if found else 138), TOKEN, TOKEN)
    yield "ship", 0, _about(x + (100 if found else -190), y + (-96 if found else -132), SHIP, SHIP)


def _open_sea(x: float, y: float) -> Iterator[tuple[str, int, Box]]:
    for index in range(MOST):
        ship = index % 3
        yield "figure", index, _about(x + 190 + 150 * ship, y - 10 - 60 * (index // 3), *FIGURE)
    yield "monster", 0, _about(x, y - 4, 230, 230)
    yield "token", 0, _about(x + 150, y - 130, TOKEN, TOKEN)
    for index in range(3):
        yield "ship", index, _about(x + 190 + 150 * index, y + 86, SHIP, SHIP)


def _name(isle: Isle) -> Box:
    """Below the mark, on a sheet that goes on at the right."""
    wide = round(name_width(isle.name) * ZOOM)
    x, y = isle.at
    left = min(max(x - wide / 2, 84), SIZE[0] - wide)
    return Box(round(left), round(y + 122), wide, NAME)


def board_slots() -> Iterator[tuple[str, int, Box]]:
    """The danger spots, from below."""
    for index, y in enumerate(SPOTS):
        yield "danger", index, _about(COLUMN, y, SPOT, SPOT)
