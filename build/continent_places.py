"""Where pieces and names stand about a location, in pixels of the map.

The layout is one for all: a painted vignette, the terrain's mark before it, what the place does at the mark's right,
the name below. Witchers stand on one side, two before and three behind; the monster stands on the other.
"""

from __future__ import annotations

from collections.abc import Iterator

from build.continent_facts import SIZE, Site
from build.map_places import MARGIN, Box, name_width

ZOOM = 3 / (8 / 3)
"""Names are measured for a map 1440 wide; this one is shown at a third of its size."""
MARK, ACTION, MONSTER, TOKEN, TAVERN, SHIP = 150, 84, 170, 110, 98, 130
NAME = 72
FIGURE = (124, 168)
FEET = ((-170, 92), (-274, 92), (-222, 20), (-326, 20), (-118, 20))
"""The middle of each figure's foot from the location's point, when witchers stand at the left."""
TRACK = 5
"""Spaces of the Trophy Track, 0 to 4."""


def _about(x: float, y: float, wide: float, tall: float) -> Box:
    return Box(round(x - wide / 2), round(y - tall / 2), wide, tall)


def slots(site: Site) -> Iterator[tuple[str, int, Box]]:
    """Kind, index and box of every slot of a location."""
    x, y = site.at
    side = 1 if site.figures == "left" else -1
    yield "mark", 0, _about(x, y + 38, MARK, MARK)
    yield "action", 0, _about(x + 100, y + 76, ACTION, ACTION)
    yield "label", 0, _name(site)
    beside_action = 26 if side < 0 else 0
    for index, (aside, below) in enumerate(FEET):
        feet = x + aside * side + beside_action
        yield "figure", index, _about(feet, y + below - FIGURE[1] / 2, *FIGURE)
    yield "monster", 0, _about(x + 218 * side, y + 6, MONSTER, MONSTER)
    yield "token", 0, _about(x + 276 * side, y + 124, TOKEN, TOKEN)
    yield "tavern", 0, _about(x, y - 84, TAVERN, TAVERN)
    if site.harbour:
        yield "ship", 0, _about(x - 192, y + 132, SHIP, SHIP)


def _name(site: Site) -> Box:
    """Below the mark, moved inwards where it would run into the frame."""
    wide = round(name_width(site.name) * ZOOM)
    x, y = site.at
    left = min(max(x - wide / 2, MARGIN), SIZE[0] - MARGIN - wide)
    return Box(round(left), round(y + 122), wide, NAME)


def board_slots() -> Iterator[tuple[str, int, Box]]:
    """What lies in the sea of the lower left: the Trophy Track, and a monster's place for each terrain above it."""
    for index in range(TRACK):
        yield "track", index, Box(110 + index * 190, 2170, 140, 140)
    for index in range(3):
        yield "monster_card", index, Box(100 + index * 200, 1940, 180, 180)
