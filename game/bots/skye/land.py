"""A territory taken apart, so that a tile can be tried in every cell quickly: what faces each open cell."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.bots.skye.nets import Net, nets_of
from game.bots.skye.symbols import Symbols, symbols_of
from game.titles.skye.areas import Area, Areas, areas
from game.titles.skye.grid import Cell, Territory, open_cells
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.tiles import NONE, STEPS, Edges, Tiles

KEPT: Final = 4096
EMPTY, NO_ROAD = -2, -1


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """`facing[cell]`: the areas that face an open cell over each edge, NONE for an empty neighbour. `roads[cell]`: the
    nets whose roads lead into it, or EMPTY, or NO_ROAD. `ends`: roads of the castle that lead into open cells.
    `scrolls`: the kind and the area of each."""

    cells: dict[Cell, int]
    open: dict[Cell, int]
    areas: tuple[Area, ...]
    open_edges: tuple[int, ...]
    facing: dict[Cell, Edges]
    roads: dict[Cell, Edges]
    nets: tuple[Net, ...]
    ends: int
    scrolls: tuple[tuple[int, int], ...]
    symbols: Symbols


@lru_cache(KEPT)
def land_of(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> Land:
    """The facts of a territory. Not to be changed."""
    cells = {(x, y): place for place, (x, y, _tile, _rotation) in enumerate(territory)}
    found, opened = areas(tiles, territory), open_cells(tiles, territory)
    net_of, nets = nets_of(tiles, territory, cells, pieces)
    facing = {cell: _facing(tiles, territory, cells, found, cell) for cell in opened}
    roads = {cell: _leading(cells, net_of, cell) for cell in opened}
    open_edges = [0] * len(found.all)
    for faces in facing.values():
        for area in faces:
            if area != NONE:
                open_edges[area] += 1
    return Land(
        cells=cells,
        open=opened,
        areas=found.all,
        open_edges=tuple(open_edges),
        facing=facing,
        roads=roads,
        nets=nets,
        ends=sum(net >= 0 and nets[net].connected for leads in roads.values() for net in leads),
        scrolls=tuple(
            (one.scroll, found.of[place][one.scroll_patch])
            for place, one in enumerate(tiles.all[placed[2]] for placed in territory)
            if one.scroll != NONE
        ),
        symbols=symbols_of(tiles, territory),
    )


def _facing(tiles: Tiles, territory: Territory, cells: dict[Cell, int], found: Areas, cell: Cell) -> Edges:
    x, y = cell
    faces = [NONE] * len(STEPS)
    for edge, (east, south) in enumerate(STEPS):
        place = cells.get((x + east, y + south))
        if place is not None:
            _x, _y, tile, rotation = territory[place]
            faces[edge] = found.of[place][tiles.patch_at[tile][rotation][edge ^ 2]]
    return faces[0], faces[1], faces[2], faces[3]


def _leading(cells: dict[Cell, int], net_of: dict[tuple[int, int], int], cell: Cell) -> Edges:
    x, y = cell
    leads = [EMPTY] * len(STEPS)
    for edge, (east, south) in enumerate(STEPS):
        place = cells.get((x + east, y + south))
        if place is not None:
            leads[edge] = net_of.get((place, edge ^ 2), NO_ROAD)
    return leads[0], leads[1], leads[2], leads[3]
