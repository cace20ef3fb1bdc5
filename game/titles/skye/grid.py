"""The grid that a territory grows on: which cells are open, what they ask for, and where a tile fits (SKY-BLD)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.titles.skye.tiles import ANY, NO_DEMAND, STEPS, Tiles

Placed = tuple[int, int, int, int]  # x, y, tile, rotation
Territory = tuple[Placed, ...]  # in the order in which the tiles were laid, the castle first
Cell = tuple[int, int]  # x grows to the east, y to the south; the castle lies in (0, 0) (SKY-SET-07)

KEPT: Final = 4096  # territories whose derived facts are kept


@lru_cache(KEPT)
def open_cells(tiles: Tiles, territory: Territory) -> dict[Cell, int]:
    """The empty cells that share an edge with a tile, and their demands (SKY-BLD-02, -03). Not to be changed.

    The last tile's cell was open before; where that cell asked for nothing, its neighbour is empty.
    """
    x, y, tile, rotation = territory[-1]
    cells = dict(open_cells(tiles, territory[:-1])) if len(territory) > 1 else {}
    asked = cells.pop((x, y), NO_DEMAND)
    edges = tiles.edges[tile][rotation]
    for edge, (east, south) in enumerate(STEPS):
        if asked >> 2 * edge & ANY == ANY:
            cell = (x + east, y + south)
            facing = 2 * (edge ^ 2)
            cells[cell] = cells.get(cell, NO_DEMAND) & ~(ANY << facing) | edges[edge] << facing
    return cells


def placements(tiles: Tiles, territory: Territory, tile: int) -> list[tuple[int, int, int]]:
    """Every legal cell and rotation of a tile, as (x, y, rotation) (SKY-BLD-02 to -05)."""
    fits = tiles.fits[tile]
    return [(x, y, turn) for (x, y), demand in open_cells(tiles, territory).items() for turn in fits[demand]]


def fits_anywhere(tiles: Tiles, territory: Territory, tile: int) -> bool:
    """SKY-BLD-06."""
    fits = tiles.fits[tile]
    return any(fits[demand] for demand in open_cells(tiles, territory).values())


def fits_at(tiles: Tiles, territory: Territory, placed: Placed) -> bool:
    """Whether a tile may be laid as given."""
    x, y, tile, rotation = placed
    demand = open_cells(tiles, territory).get((x, y))
    return demand is not None and rotation in tiles.fits[tile][demand]
