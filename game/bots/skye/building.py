"""Where the tiles of a round are laid, and in which order (SKY-BLD)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.bots.skye.aims import Aims
from game.bots.skye.site import site_of
from game.titles.skye.grid import Placed, Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.tiles import Tiles

KEPT: Final = 256


class Laying(NamedTuple):
    """Tiles laid one after another, and what they add together."""

    worth: float
    placed: tuple[Placed, ...]


@lru_cache(KEPT)
def best_laying(
    tiles: Tiles, territory: Territory, aims: Aims, pieces: Roads, hand: tuple[int, ...], widths: tuple[int, ...]
) -> Laying:
    """The best order and places found for a hand. `widths`: how many places of each tile are tried, step by step;
    beyond them the best alone."""
    site = site_of(tiles, territory, aims, pieces)
    steps = [(spot, tile) for tile in hand for spot in site.spots(tile)[: widths[0] if widths else 1]]
    if not steps:
        return Laying(0.0, ())
    if not widths:
        steps = [max(steps)]
    best = Laying(float("-inf"), ())
    for spot, tile in steps:
        placed = (spot.x, spot.y, tile, spot.rotation)
        rest = tuple(other for other in hand if other != tile)
        further = Laying(0.0, ())
        if rest:
            further = best_laying(tiles, (*territory, placed), aims, pieces, rest, widths[1:])
        worth = spot.worth + further.worth
        if worth > best.worth:
            best = Laying(worth, (placed, *further.placed))
    return best
