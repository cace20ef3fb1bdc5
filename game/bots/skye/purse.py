"""What gold is worth: it buys land while rounds are left, and at the end 5 gold are a point (SKY-END-06)."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from game.bots.skye.aims import Comings, lead
from game.bots.skye.weights import Weights
from game.titles.skye.ending import GOLD_A_POINT

KEPT: Final = 512
DEEPEST: Final = 60  # gold told apart; more of it is worth a fifth of a point each
HEAPS: Final = 1000  # more counts as so much
TIE: Final = 0.01  # gold left over decides ties (SKY-END-08)


class Gold(NamedTuple):
    """What its worth follows from: rounds left after this one, the scorings of S09 to come, what the others have."""

    left: int
    comings: Comings
    others: tuple[int, ...]
    tiles_a_round: float


class Purse:
    """The worth of every amount of gold."""

    def __init__(self, weights: Weights, gold: Gold) -> None:
        self.worth = [_worth(weights, gold, amount) for amount in range(DEEPEST + 1)]
        last = self.worth[DEEPEST]
        self.worth += [last + more / GOLD_A_POINT for more in range(1, HEAPS - DEEPEST + 1)]

    def of(self, amount: int) -> float:
        """The worth of so much gold."""
        return self.worth[min(max(amount, 0), HEAPS)]

    def costs(self, amount: int, price: int) -> float:
        """What is lost by paying a price out of an amount."""
        return self.of(amount) - self.of(amount - price)


def _worth(weights: Weights, gold: Gold, amount: int) -> float:
    if not gold.left:
        worth = amount // GOLD_A_POINT + TIE * (amount % GOLD_A_POINT)
    else:
        last, first = 1 / GOLD_A_POINT, weights.gold[min(gold.left, len(weights.gold) - 1)]
        depth = weights.gold_depth[min(gold.left, len(weights.gold_depth) - 1)]
        worth = last * amount + (first - last) * depth * (1.0 - exp(-amount / depth))
    for tiles in gold.comings:
        rounds = tiles / gold.tiles_a_round
        worth += lead(amount, gold.others, weights.gold_spread * sqrt(rounds)) / (1.0 + rounds) if amount else 0.0
    return worth


@lru_cache(KEPT)
def purse_of(weights: Weights, gold: Gold) -> Purse:
    """The same purse for the same facts."""
    return Purse(weights, gold)
