"""Printed roads, and which tiles they connect to the castle (SKY-NET)."""

from __future__ import annotations

from functools import lru_cache

from game.titles.skye.grid import KEPT, Territory
from game.titles.skye.tiles import STEPS, Tiles


@lru_cache(KEPT)
def connected(tiles: Tiles, territory: Territory) -> tuple[int, ...]:
    """The places in a territory of the tiles connected to its castle, which is not one of them (SKY-NET-04 to -07)."""
    at = {(x, y): place for place, (x, y, _tile, _rotation) in enumerate(territory)}
    reached = [False] * len(territory)
    x, y, tile, rotation = territory[0]
    walk = [(x, y, road) for road in tiles.roads[tile][rotation]]
    met = {(0, road) for _x, _y, road in walk}
    while walk:
        x, y, road = walk.pop()
        for edge, (east, south) in enumerate(STEPS):
            if not road >> edge & 1:
                continue
            place = at.get((x + east, y + south))
            if place is None:
                continue
            _x, _y, tile, rotation = territory[place]
            for other in tiles.roads[tile][rotation]:
                if other >> (edge ^ 2) & 1 and (place, other) not in met:  # SKY-NET-02
                    met.add((place, other))
                    reached[place] = True
                    walk.append((x + east, y + south, other))
    return tuple(place for place, is_reached in enumerate(reached) if is_reached and place)
