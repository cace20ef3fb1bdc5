"""Which turns of a tile look the same, so that a person is not led through equal ones (wheel and keys)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.titles.skye.state import NONE
from game.titles.skye.tiles import TURNS, Tiles, turned_mask


@lru_cache(256)
def first_turns(tiles: Tiles, tile: int) -> tuple[int, ...]:
    """For each turn of a tile the first one in which everything that the rules read lies the same."""
    every = [_lie(tiles, tile, turn) for turn in range(TURNS)]
    return tuple(map(every.index, every))


def _lie(tiles: Tiles, tile: int, turn: int) -> tuple[Any, ...]:
    """Edges, roads, and the patches of what stands on the tile, turned."""
    one = tiles.all[tile]

    def patch(number: int) -> int:
        return turned_mask(one.patches[number][1], turn) if number != NONE else NONE

    stands = (patch(one.broch), sorted(map(patch, one.ships)), sorted(map(patch, one.lighthouse)))
    return tiles.edges[tile][turn], sorted(tiles.roads[tile][turn]), stands, patch(one.scroll_patch)


def next_turn(tiles: Tiles, tile: int, turn: int, quarters: int) -> int:
    """The next turn that looks otherwise, that way round; the same one where all look alike."""
    first = first_turns(tiles, tile)
    return first[(turn + quarters) % TURNS]
