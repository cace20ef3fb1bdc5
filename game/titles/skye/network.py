"""Roads, printed and laid, and which tiles they connect to the castle (SKY-NET, SKY-ROAD)."""

from __future__ import annotations

from functools import lru_cache

from game.titles.skye.grid import KEPT, Cell, Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.tiles import STEPS, Tiles


@lru_cache(KEPT)
def connected(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> tuple[int, ...]:
    """The places in a territory of the tiles connected to its castle, which is not one of them (SKY-NET-04 to -07)."""
    at = {(x, y): place for place, (x, y, _tile, _rotation) in enumerate(territory)}
    bridged = crossings(pieces)
    roads = [
        joined(tiles.roads[tile][rotation], bridged[x, y]) if (x, y) in bridged else tiles.roads[tile][rotation]
        for x, y, tile, rotation in territory
    ]
    reached = [False] * len(territory)
    walk = [(0, road) for road in roads[0]]
    met = set(walk)
    while walk:
        place, road = walk.pop()
        x, y, _tile, _rotation = territory[place]
        for edge, (east, south) in enumerate(STEPS):
            if not road >> edge & 1:
                continue
            beyond = at.get((x + east, y + south))
            if beyond is None:
                continue
            for other in roads[beyond]:
                if other >> (edge ^ 2) & 1 and (beyond, other) not in met:  # SKY-NET-02
                    met.add((beyond, other))
                    reached[beyond] = True
                    walk.append((beyond, other))
    return tuple(place for place, is_reached in enumerate(reached) if is_reached and place)


def crossings(pieces: Roads) -> dict[Cell, int]:
    """The edges of each cell that a road piece lies across, as a mask (SKY-ROAD-03)."""
    found: dict[Cell, int] = {}
    for x, y, edge in pieces:
        east, south = STEPS[edge]
        beyond = (x + east, y + south)
        found[x, y] = found.get((x, y), 0) | 1 << edge
        found[beyond] = found.get(beyond, 0) | 1 << (edge ^ 2)
    return found


def joined(roads: tuple[int, ...], laid: int) -> tuple[int, ...]:
    """The one network of a tile that pieces lead to: all its printed roads and all the pieces (SKY-ROAD-05)."""
    for road in roads:
        laid |= road
    return (laid,)
