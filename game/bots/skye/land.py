"""A territory taken apart, so that a tile can be tried in every cell quickly: what faces each open cell."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.titles.skye.areas import Area, areas
from game.titles.skye.grid import Cell, Territory, open_cells
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.network import crossings, joined
from game.titles.skye.tiles import BARREL, BROCH, CATTLE, FARM, NONE, SHEEP, STEPS, SYMBOLS, Edges, Tile, Tiles

KEPT: Final = 4096
EMPTY, NO_ROAD = -2, -1
MATCHED: Final = 1 << len(SYMBOLS)
AROUND: Final = tuple((east, south) for east in (-1, 0, 1) for south in (-1, 0, 1))


@dataclass(frozen=True, slots=True)
class Net:
    """Roads that are joined: whether they reach the castle, and what lies on them (the castle does not count)."""

    connected: bool
    tiles: int
    barrels: int
    cattle: int


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """`facing[cell]`: the areas that face an open cell over each edge, NONE for an empty neighbour. `roads[cell]`: the
    nets whose roads lead into it, or EMPTY, or NO_ROAD. `ends`: roads of the castle that lead into open cells."""

    cells: dict[Cell, int]
    open: dict[Cell, int]
    areas: tuple[Area, ...]
    open_edges: tuple[int, ...]
    facing: dict[Cell, Edges]
    roads: dict[Cell, Edges]
    nets: tuple[Net, ...]
    ends: int
    totals: tuple[int, ...]
    scrolls: tuple[tuple[int, int], ...]  # kind, area
    farmed: frozenset[Cell]  # cells at which animals count for a farm
    animals: dict[Cell, int]
    broch_columns: frozenset[int]
    broch_rows: frozenset[int]
    rows: dict[int, int]  # by y: the symbols shown as a mask, MATCHED where two tiles show one


def shown(one: Tile) -> int:
    """A tile's symbols as a mask."""
    return sum(1 << symbol for symbol, count in enumerate(one.counts) if count)


@lru_cache(KEPT)
def land_of(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> Land:
    """The facts of a territory. Not to be changed."""
    every = tiles.all
    cells = {(x, y): place for place, (x, y, _tile, _rotation) in enumerate(territory)}
    found = areas(tiles, territory)
    net_of, nets = _nets(tiles, territory, cells, pieces)
    open_edges = [0] * len(found.all)
    facing, roads = {}, {}
    ends = 0
    opened = open_cells(tiles, territory)
    for x, y in opened:
        faces, leads = [], []
        for edge, (east, south) in enumerate(STEPS):
            place = cells.get((x + east, y + south), NONE)
            if place == NONE:
                faces.append(NONE)
                leads.append(EMPTY)
                continue
            _x, _y, tile, rotation = territory[place]
            area = found.of[place][tiles.patch_at[tile][rotation][edge ^ 2]]
            open_edges[area] += 1
            faces.append(area)
            net = net_of.get((place, edge ^ 2), NO_ROAD)
            ends += net != NO_ROAD and nets[net].connected
            leads.append(net)
        facing[x, y] = (faces[0], faces[1], faces[2], faces[3])
        roads[x, y] = (leads[0], leads[1], leads[2], leads[3])
    scrolls = tuple(
        (every[tile].scroll, found.of[place][every[tile].scroll_patch])
        for place, (_x, _y, tile, _rotation) in enumerate(territory)
        if every[tile].scroll != NONE
    )
    counts = [every[tile].counts for _x, _y, tile, _rotation in territory]
    animals = {cell: n for cell, one in zip(cells, counts, strict=True) if (n := one[SHEEP] + one[CATTLE])}
    farmed = frozenset(
        (x + east, y + south) for (x, y), one in zip(cells, counts, strict=True) if one[FARM] for east, south in AROUND
    )
    rows: dict[int, int] = {}
    for _x, y, tile, _rotation in territory:
        mine, before = shown(every[tile]), rows.get(y, 0)
        rows[y] = before | mine | (MATCHED if before & mine else 0)
    totals = tuple(map(sum, zip(*counts, strict=True)))
    brochs = [cell for cell, one in zip(cells, counts, strict=True) if one[BROCH]]
    return Land(
        cells=cells,
        open=opened,
        areas=found.all,
        open_edges=tuple(open_edges),
        facing=facing,
        roads=roads,
        nets=nets,
        ends=ends,
        totals=totals,
        scrolls=scrolls,
        farmed=farmed,
        animals=animals,
        broch_columns=frozenset(x for x, _y in brochs),
        broch_rows=frozenset(y for _x, y in brochs),
        rows=rows,
    )


def _nets(
    tiles: Tiles, territory: Territory, cells: dict[Cell, int], pieces: Roads
) -> tuple[dict[tuple[int, int], int], tuple[Net, ...]]:
    """The net of each edge with a road, by place and edge; and the nets."""
    net_of: dict[tuple[int, int], int] = {}
    nets: list[Net] = []
    every = tiles.all
    bridged = crossings(pieces)
    roads = [
        joined(tiles.roads[tile][rotation], bridged[x, y]) if (x, y) in bridged else tiles.roads[tile][rotation]
        for x, y, tile, rotation in territory
    ]
    for start, here in enumerate(roads):
        for road in here:
            if any((start, edge) in net_of for edge in range(4) if road >> edge & 1):
                continue
            walk, members = [(start, road)], {start}
            for edge in range(4):
                if road >> edge & 1:
                    net_of[start, edge] = len(nets)
            while walk:
                place, mask = walk.pop()
                x, y, _tile, _rotation = territory[place]
                for edge, (east, south) in enumerate(STEPS):
                    beyond = cells.get((x + east, y + south), NONE) if mask >> edge & 1 else NONE
                    if beyond == NONE or (beyond, edge ^ 2) in net_of:
                        continue
                    for further in roads[beyond]:
                        if further >> (edge ^ 2) & 1:
                            walk.append((beyond, further))
                            members.add(beyond)
                            for way in range(4):
                                if further >> way & 1:
                                    net_of[beyond, way] = len(nets)
            laid = [every[territory[place][2]].counts for place in sorted(members) if place]
            nets.append(
                Net(
                    0 in members,
                    len(laid),
                    sum(counts[BARREL] for counts in laid),
                    sum(counts[CATTLE] for counts in laid),
                )
            )
    return net_of, tuple(nets)
