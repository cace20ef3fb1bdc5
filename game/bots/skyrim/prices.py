"""What land and regions are worth under given weights while the whole future lies ahead: tables, looked up often."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.bots.skyrim.ground import KEPT, Ground
from game.bots.skyrim.weights import Weights

OPEN_BORDERS: Final = 7  # border territories at which a region is no longer worth collecting
LEVELS_AT_A_TABLE: Final = 4


@dataclass(frozen=True, slots=True, eq=False)
class Prices:
    """By territory: `land`, what conquering it is worth, `kept`, what keeping it is. `next_in` by region, then by how
    many of it are held already.

    By region: `whole`, what keeping it whole is worth; `part`, what each held territory is worth as a step to that.
    """

    land: tuple[float, ...]
    kept: tuple[float, ...]
    next_in: tuple[tuple[float, ...], ...]
    whole: tuple[float, ...]
    part: tuple[float, ...]


@lru_cache(maxsize=KEPT * LEVELS_AT_A_TABLE)
def prices_of(ground: Ground, weights: Weights) -> Prices:
    """The prices; made once for each board and temper."""
    regions = range(len(ground.bonus))
    return Prices(
        land=tuple(
            weights.land + weights.fort * fort + weights.portal * portal
            for fort, portal in zip(ground.fort, ground.portal, strict=True)
        ),
        kept=tuple(weights.land + weights.fort * fort for fort in ground.fort),
        next_in=tuple(_next_in(ground, weights, region) for region in regions),
        whole=tuple(weights.region_done * bonus for bonus in ground.bonus),
        part=tuple(weights.region_progress * ground.bonus[r] / ground.lands_in[r] ** 2 for r in regions),
    )


def _next_in(ground: Ground, weights: Weights, region: int) -> tuple[float, ...]:
    """The more is held, the more the next one is worth; compact regions first. With all held, nothing."""
    size, bonus = ground.lands_in[region], ground.bonus[region]
    closed = (OPEN_BORDERS - ground.borders[region]) / 4
    steps = [weights.region_progress * bonus * (2 * held + 1) / size**2 * closed for held in range(size)]
    steps[-1] += weights.region_done * bonus
    return (*steps, 0.0)
