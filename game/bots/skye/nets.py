"""Roads that are joined, by edge: what lies on each such net, and whether it reaches the castle."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.skye.grid import Cell, Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.network import crossings, joined
from game.titles.skye.tiles import BARREL, CATTLE, NONE, STEPS, TURNS, Tiles

Way = tuple[int, int]  # a place in the territory and an edge of its tile


@dataclass(frozen=True, slots=True)
class Net:
    """Roads that are joined: whether they reach the castle, and what lies on them (the castle does not count)."""

    connected: bool
    tiles: int
    barrels: int
    cattle: int


def nets_of(
    tiles: Tiles, territory: Territory, cells: dict[Cell, int], pieces: Roads
) -> tuple[dict[Way, int], tuple[Net, ...]]:
    """The net of each edge with a road; and the nets."""
    bridged = crossings(pieces)
    roads = [
        joined(tiles.roads[tile][rotation], bridged[x, y]) if (x, y) in bridged else tiles.roads[tile][rotation]
        for x, y, tile, rotation in territory
    ]
    net_of: dict[Way, int] = {}
    nets: list[Net] = []
    for start, here in enumerate(roads):
        for road in here:
            if not any((start, edge) in net_of for edge in _edges(road)):
                members = _walk(territory, cells, roads, (start, road), net_of, len(nets))
                nets.append(_net(tiles, territory, members))
    return net_of, tuple(nets)


def _walk(
    territory: Territory,
    cells: dict[Cell, int],
    roads: list[tuple[int, ...]],
    start: tuple[int, int],
    net_of: dict[Way, int],
    number: int,
) -> set[int]:
    """Mark all edges of a net with its number; the places that it leads through."""
    members: set[int] = set()
    waiting = [start]
    net_of.update(((start[0], edge), number) for edge in _edges(start[1]))
    while waiting:
        place, road = waiting.pop()
        members.add(place)
        x, y, _tile, _rotation = territory[place]
        for edge in _edges(road):
            east, south = STEPS[edge]
            beyond = cells.get((x + east, y + south), NONE)
            if beyond == NONE or (beyond, edge ^ 2) in net_of:
                continue
            for further in roads[beyond]:
                if further >> (edge ^ 2) & 1:
                    waiting.append((beyond, further))
                    net_of.update(((beyond, way), number) for way in _edges(further))
    return members


def _edges(road: int) -> list[int]:
    return [edge for edge in range(TURNS) if road >> edge & 1]


def _net(tiles: Tiles, territory: Territory, members: set[int]) -> Net:
    laid = [tiles.all[territory[place][2]].counts for place in sorted(members) if place]
    barrels, cattle = sum(counts[BARREL] for counts in laid), sum(counts[CATTLE] for counts in laid)
    return Net(0 in members, len(laid), barrels, cattle)
