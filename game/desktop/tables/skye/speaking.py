"""What is lit on a territory because something speaks of it: a scoring tile, an area, the barrels that bring gold.

Pure: says which tiles, areas, roads and symbols, and not how they look.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.titles.skye.areas import areas
from game.titles.skye.grid import Cell, Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.network import connected
from game.titles.skye.tiles import (
    BARREL,
    BROCH,
    CATTLE,
    CENTRE,
    FARM,
    LIGHTHOUSE,
    MOUNTAIN,
    SHEEP,
    SHIP,
    SYMBOLS,
    WATER,
    Tiles,
)
from game.titles.skye.tracing import Part, trace_roads

# By the numbers of scoring tiles: the symbols that they look at.
SYMBOLS_OF: Final = {
    2: (SHEEP,), 4: (BROCH,), 5: (BROCH, FARM, LIGHTHOUSE), 6: (BARREL,), 7: (SHIP,), 9: (SHEEP, CATTLE, FARM),
    10: (CATTLE,), 11: (SHIP, LIGHTHOUSE),
}  # fmt: skip
BY_ROAD: Final = (10, 13)  # the scoring tiles that ask for a road to the castle
CENTRAL: Final = 0.24  # of a tile's side: what lies so near to its middle belongs to the patch of the centre


@dataclass(frozen=True, slots=True)
class Spoken:
    """`lit` tiles; `outlines`: areas as pairs of a cell and a patch of its tile; `joined`: pairs of a cell and a road
    of its tile; `marked`: pairs of a cell and a symbol."""

    lit: tuple[Cell, ...] = ()
    outlines: tuple[tuple[tuple[Cell, int], ...], ...] = ()
    joined: tuple[tuple[Cell, int], ...] = ()
    marked: tuple[tuple[Cell, str], ...] = ()


SILENCE: Final = Spoken()


def of_scoring(
    tiles: Tiles, territory: Territory, scoring: int, parts: Sequence[Part], pieces: Roads = ()
) -> Spoken:
    """What brings a scoring tile's points; `parts` of it, and the road pieces that lie."""
    places = list(dict.fromkeys(place for part in parts for place in part.places))
    marked = [
        (territory[place][:2], SYMBOLS[symbol])
        for symbol in SYMBOLS_OF.get(scoring, ())
        for place in places
        if tiles.all[territory[place][2]].counts[symbol]
    ]
    joined = roads(tiles, territory, pieces) if scoring in BY_ROAD else ()
    return Spoken(
        tuple(territory[place][:2] for place in places), _counted(tiles, territory, scoring), joined, tuple(marked)
    )


def _counted(tiles: Tiles, territory: Territory, scoring: int) -> tuple[tuple[tuple[Cell, int], ...], ...]:
    """The areas that a scoring tile counts."""
    found = areas(tiles, territory).all
    largest = max((one.size for one in found if one.terrain == WATER and one.completed), default=0)
    tests = {
        1: [one.completed for one in found],
        3: [one.completed and one.size >= 3 for one in found],
        4: [one.brochs > 0 for one in found],
        11: [bool(one.ships and one.lighthouses) for one in found],
        14: [one.completed and one.terrain == WATER and one.size == largest for one in found],
        15: [one.completed and one.terrain == MOUNTAIN for one in found],
    }
    return tuple(outline(tiles, territory, number) for number, counts in enumerate(tests.get(scoring, [])) if counts)


def outline(tiles: Tiles, territory: Territory, number: int) -> tuple[tuple[Cell, int], ...]:
    """An area as pairs of a cell and a patch."""
    of = areas(tiles, territory).of
    return tuple(
        (territory[place][:2], patch)
        for place, mine in enumerate(of)
        for patch, area in enumerate(mine)
        if area == number
    )


def roads(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> tuple[tuple[Cell, int], ...]:
    """All roads that lead to the castle."""
    return tuple((territory[place][:2], road) for place, road in trace_roads(tiles, territory, pieces))


def of_barrels(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> Spoken:
    """The barrels that bring gold, and the roads that they come by."""
    joined = connected(tiles, territory, pieces)
    places = [place for place in joined if tiles.all[territory[place][2]].counts[BARREL]]
    cells = tuple(territory[place][:2] for place in places)
    marked = tuple((cell, "barrel") for cell in cells)
    return Spoken((territory[0][:2], *cells), (), roads(tiles, territory, pieces), marked)


def area_at(tiles: Tiles, territory: Territory, place: int, x: float, y: float) -> int:
    """The number of the area under a point of a tile, in parts of its side from its upper left corner."""
    _x, _y, tile, rotation = territory[place]
    one, mine = tiles.all[tile], areas(tiles, territory).of[place]
    east, south = x - 0.5, y - 0.5
    if max(abs(east), abs(south)) <= CENTRAL:
        centre = next(n for n, (_terrain, mask) in enumerate(one.patches) if mask & CENTRE)
        return mine[centre]
    edge = (1 if east > 0 else 3) if abs(east) > abs(south) else (2 if south > 0 else 0)
    return mine[tiles.patch_at[tile][rotation][edge]]


def of_area(tiles: Tiles, territory: Territory, number: int) -> Spoken:
    """One area."""
    return Spoken(outlines=(outline(tiles, territory, number),))
