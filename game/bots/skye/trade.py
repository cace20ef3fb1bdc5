"""Trade as it is to be expected: what others will ask, and how likely a tile is bought at a price."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Final, NamedTuple

from game.bots.skye.outlook import Outlook
from game.titles.skye.state import HIDDEN
from game.titles.skye.tiles import NONE

HARD: Final = 30.0  # beyond it a chance is sure
HALF_A_COIN: Final = 0.5


class Offer(NamedTuple):
    """A tile before a screen, and its price."""

    tile: int
    seller: int
    price: int


class Sale(NamedTuple):
    """The chance that a tile is bought at a price, and what its buyers gain by it, chance included; who is keenest."""

    chance: float
    gain: float
    buyer: int


@dataclass
class Market:
    """What one seat expects of all others in the round under way."""

    outlook: Outlook

    @cached_property
    def offers(self) -> list[Offer]:
        """Every tile that is or will be on offer; prices behind screens are guessed."""
        found = []
        for seat in self.outlook.order:
            one = self.outlook.seen.seats[seat]
            if seat == self.outlook.seat and 0 in one.prices:
                continue
            if HIDDEN in one.prices or 0 in one.prices:
                found += self._guessed(seat)
            else:
                found += [Offer(tile, seat, price) for tile, price in zip(one.drawn, one.prices, strict=True) if price]
        return found

    def _guessed(self, seat: int) -> list[Offer]:
        """The axe on what is worth least to anybody; prices by what the keenest buyer would give."""
        outlook, weights = self.outlook, self.outlook.weights
        one = outlook.seen.seats[seat]
        ranked = []
        for tile in one.drawn:
            own = outlook.worth(seat, tile)
            asked, best = 1, 0.0
            for other in outlook.order:
                if other != seat:
                    value = outlook.worth(other, tile)
                    best = max(best, value)
                    asked = max(asked, self.limit(other, weights.dear * value))
            asked += round(weights.own_part * max(0.0, own) / self.coin(seat))
            ranked.append((max(own, best * weights.dear), tile, asked))
        ranked.sort(reverse=True)
        left = one.counted
        found = []
        kept = ranked[: max(0, len(ranked) - 1)]
        for place, (_worth, tile, asked) in enumerate(kept):
            price = max(1, min(asked, left - (len(kept) - 1 - place)))
            left -= price
            found.append(Offer(tile, seat, price))
        return found

    def coin(self, seat: int) -> float:
        """What a gold is worth to a seat about now."""
        purse = self.outlook.purse(seat)
        held = self.outlook.seen.seats[seat].counted
        return max(0.1, (purse.of(held + 2) - purse.of(held - 3)) / 5.0)

    def limit(self, seat: int, value: float) -> int:
        """The highest price that is not more than something is worth to a seat."""
        purse = self.outlook.purse(seat)
        held = self.outlook.seen.seats[seat].counted
        price = 0
        while price < held and purse.costs(held, price + 1) <= value:
            price += 1
        return price

    def sale(self, tile: int, price: int, buyers: list[int] | None = None) -> Sale:
        """What comes of offering a tile at a price."""
        unsold, gain, keenest, buyer = 1.0, 0.0, 0.0, NONE
        for seat in self.outlook.rivals if buyers is None else buyers:
            chance, surplus = self._buys(seat, tile, price)
            gain += unsold * chance * max(0.0, surplus)
            if chance > keenest:
                keenest, buyer = chance, seat
            unsold *= 1.0 - chance
        return Sale(1.0 - unsold, gain, buyer)

    def _buys(self, seat: int, tile: int, price: int) -> tuple[float, float]:
        """The chance that a seat takes it, and what that seat would gain."""
        outlook, weights = self.outlook, self.outlook.weights
        held, known = self._held(seat)
        if known and price > held:
            return 0.0, 0.0
        surplus = self._value(seat, tile) - outlook.purse(seat).costs(max(held, price), price)
        chance = steep((surplus - self._instead(seat, tile)) / weights.whim)
        if not known:
            chance *= steep((held - price + HALF_A_COIN) / weights.rival_whim)
        return chance, surplus

    def _value(self, seat: int, tile: int) -> float:
        return self.outlook.worth(seat, tile)

    def _held(self, seat: int) -> tuple[int, bool]:
        """Gold that a seat can pay with; whether that is known for sure."""
        held = self.outlook.at_hand(seat)
        if held != HIDDEN:
            return held, True
        return round(self.outlook.seen.seats[seat].counted * self.outlook.weights.free_share), False

    def _instead(self, seat: int, tile: int) -> float:
        """The best that else is on offer to a seat, as far as it may still be there."""
        first, second = self._best(seat)
        return second[0] if first[1] == tile else first[0]

    def _best(self, seat: int) -> tuple[tuple[float, int], tuple[float, int]]:
        found = self._bests.get(seat)
        if found is None:
            held, _known = self._held(seat)
            purse, share = self.outlook.purse(seat), self.outlook.weights.contention
            ranked = sorted(
                (
                    (share * (self._value(seat, offer.tile) - purse.costs(held, offer.price)), offer.tile)
                    for offer in self.offers
                    if offer.seller != seat and offer.price <= held
                ),
                reverse=True,
            )
            ranked = [one for one in ranked if one[0] > 0] + [(0.0, NONE), (0.0, NONE)]
            found = self._bests[seat] = (ranked[0], ranked[1])
        return found

    @cached_property
    def _bests(self) -> dict[int, tuple[tuple[float, int], tuple[float, int]]]:
        return {}


def steep(x: float) -> float:
    """From 0 to 1, half at 0."""
    if x > HARD:
        return 1.0
    return 0.0 if x < -HARD else 1.0 / (1.0 + exp(-x))
