"""Behind the screen: which tile gets the axe, and what the others are to cost (SKY-PRC)."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import Final, NamedTuple

from game.bots.skye.outlook import Outlook
from game.bots.skye.trade import Market, Sale, steep
from game.titles.skye.state import NONE

HIGHEST: Final = 24  # prices beyond it are not thought of
CANDIDATES: Final = 4  # prices of each tile that are tried together
DOUBT: Final = 1.5  # spread of prices that others may ask, in gold


class Plan(NamedTuple):
    """An axe and a price for each of the drawn tiles, 0 for the one with the axe; what it promises."""

    worth: float
    axe: int
    prices: tuple[int, ...]


class Pricing:
    """One seat's thoughts on its own three tiles. What it has behind the screen already is not looked at."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.market = Market(outlook)
        self.one = outlook.one
        self.gold = outlook.one.gold + sum(outlook.one.prices)
        self._purse = outlook.purse(outlook.seat)
        self._rivalry = outlook.rivalry()
        self._bought: dict[int, float] = {}
        self.worths = [outlook.worth(outlook.seat, tile) for tile in self.one.drawn]
        self._sales: dict[tuple[int, int], Sale] = {}

    def sale(self, place: int, price: int) -> Sale:
        """What comes of a price on one of the own tiles."""
        found = self._sales.get((place, price))
        if found is None:
            found = self._sales[place, price] = self.market.sale(self.one.drawn[place], price)
        return found

    def best(self, axe: int, fixed: tuple[int, ...]) -> Plan:
        """The plan that promises most among those that agree with what is set already: `axe`, or NONE; prices, or 0."""
        return max(self.plans(axe, fixed))

    def plans(self, axe: int = NONE, fixed: tuple[int, ...] = ()) -> list[Plan]:
        """For each axe that may yet be set the likeliest prices of the others, together."""
        drawn = self.one.drawn
        prices = fixed or (0,) * len(drawn)
        return [plan for tile in drawn if axe in (NONE, tile) for plan in self._plans_with(tile, prices)]

    def _plans_with(self, axe: int, fixed: tuple[int, ...]) -> list[Plan]:
        """Plans with this axe and with prices that are set already. There is at least one."""
        places = [place for place, tile in enumerate(self.one.drawn) if tile != axe]
        rows = [[fixed[place]] if fixed[place] else self._candidates(place, len(places)) for place in places]
        found = []
        for row in product(*rows):
            if sum(row) <= self.gold:
                prices = [0] * len(self.one.drawn)
                for place, price in zip(places, row, strict=True):
                    prices[place] = price
                found.append(Plan(self._worth(places, row), axe, tuple(prices)))
        return found

    def _candidates(self, place: int, count: int) -> list[int]:
        """Prices of one tile that promise most by themselves; 1 is always among them, so that the gold suffices."""
        most = max(1, min(self.gold - count + 1, HIGHEST))
        ranked = sorted(range(1, most + 1), key=lambda price: -self._alone(place, price))
        return list(dict.fromkeys([*ranked[:CANDIDATES], 1]))

    def _alone(self, place: int, price: int) -> float:
        sale = self.sale(place, price)
        purse = self._purse
        sold, kept = purse.of(self.gold + price), purse.of(self.gold - price) + self.worths[place]
        return sale.chance * sold + (1.0 - sale.chance) * kept - self._rivalry * sale.gain

    def _worth(self, places: list[int], prices: tuple[int, ...]) -> float:
        """All ways in which the tiles are sold or kept, and what the gold left can buy."""
        ways = [(1.0, self.gold, 0.0)]
        gain = 0.0
        for place, price in zip(places, prices, strict=True):
            sale, own = self.sale(place, price), self.worths[place]
            gain += sale.gain
            sold, kept = sale.chance, 1.0 - sale.chance
            ways = [(chance * sold, gold + price, worth) for chance, gold, worth in ways] + [
                (chance * kept, gold - price, worth + own) for chance, gold, worth in ways
            ]
        of = self._purse.of
        total = sum(chance * (worth + of(gold)) for chance, gold, worth in ways)
        return total - self._rivalry * gain + self._buys(self.gold - sum(prices))

    def _buys(self, free: int) -> float:
        """The best purchase that so much gold allows."""
        found = self._bought.get(free)
        if found is None:
            best = max((steep((free - price) / DOUBT + 1.0) * gain for gain, price in self._chances), default=0.0)
            found = self._bought[free] = self.outlook.weights.contention * best
        return found

    @cached_property
    def _chances(self) -> list[tuple[float, int]]:
        outlook = self.outlook
        purse = self._purse
        return [
            (gain, offer.price)
            for offer in self.market.offers
            if offer.seller != outlook.seat
            and (gain := outlook.worth(outlook.seat, offer.tile) - purse.costs(self.gold, offer.price)) > 0
        ]
