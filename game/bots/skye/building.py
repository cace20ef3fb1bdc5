"""Where the tiles of a round are laid, and in which order (SKY-BLD)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.bots.skye.aims import Aims
from game.bots.skye.site import Site, site_of
from game.titles.skye.grid import Placed, Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.tiles import Tiles

KEPT: Final = 512


class Laying(NamedTuple):
    """Tiles laid one after another, and what they add together."""

    worth: float
    placed: tuple[Placed, ...]


class Ground(NamedTuple):
    """A territory and what is laid on it in thought, in one order whatever the order of laying: two tiles that are laid
    one after the other or the other way round make one ground, which is judged once."""

    tiles: Tiles
    territory: Territory
    aims: Aims
    pieces: Roads
    laid: tuple[Placed, ...] = ()

    def site(self) -> Site:
        """As it lies."""
        return site_of(self.tiles, (*self.territory, *self.laid), self.aims, self.pieces)

    def lay(self, placed: Placed) -> Ground:
        """With another tile."""
        return self._replace(laid=tuple(sorted((*self.laid, placed))))


@lru_cache(KEPT)
def layings(ground: Ground, hand: tuple[int, ...], widths: tuple[int, ...]) -> tuple[Laying, ...]:
    """Orders and places of a hand, the best for each first step, the best first. `widths`: how many places of each tile
    are tried, step by step; beyond them the best alone."""
    site = ground.site()
    steps = [(spot, tile) for tile in hand for spot in site.spots(tile)[: widths[0] if widths else 1]]
    if not widths and steps:
        steps = [max(steps)]
    found = []
    for spot, tile in steps:
        placed = (spot.x, spot.y, tile, spot.rotation)
        rest = tuple(other for other in hand if other != tile)
        further = best_laying(ground.lay(placed), rest, widths[1:]) if rest else Laying(0.0, ())
        found.append(Laying(spot.worth + further.worth, (placed, *further.placed)))
    return tuple(sorted(found, key=lambda one: -one.worth))


def best_laying(ground: Ground, hand: tuple[int, ...], widths: tuple[int, ...]) -> Laying:
    """The best order and places found; nothing where no tile fits."""
    found = layings(ground, hand, widths)
    return found[0] if found else Laying(0.0, ())
