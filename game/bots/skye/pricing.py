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
        fitting = [plan for plan in self.plans() if _agrees(self.one.drawn, plan, axe, fixed)]
        if fitting:
            return max(fitting)
        return max(self._plans_with(axe, fixed))

    def plans(self) -> list[Plan]:
        """For each axe the likeliest prices of the others, together."""
        return self._all

    @cached_property
    def _all(self) -> list[Plan]:
        free = (0,) * len(self.one.drawn)
        return [plan for axe in self.one.drawn for plan in self._plans_with(axe, free)]

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
        purse = self.outlook.purse(self.outlook.seat)
        sold = purse.of(self.gold + price) - purse.of(self.gold)
        kept = self.worths[place] - purse.costs(self.gold, price)
        return sale.chance * sold + (1.0 - sale.chance) * kept - self.outlook.rivalry() * sale.gain

    def _worth(self, places: list[int], prices: tuple[int, ...]) -> float:
        """All ways in which the tiles are sold or kept, and what the gold left can buy."""
        purse = self.outlook.purse(self.outlook.seat)
        sales = [self.sale(place, price) for place, price in zip(places, prices, strict=True)]
        total = 0.0
        for sold in product((True, False), repeat=len(places)):
            chance, gold, worth = 1.0, self.gold, 0.0
            for is_sold, place, price, sale in zip(sold, places, prices, sales, strict=True):
                chance *= sale.chance if is_sold else 1.0 - sale.chance
                gold += price if is_sold else -price
                worth += 0.0 if is_sold else self.worths[place]
            total += chance * (worth + purse.of(gold))
        total -= self.outlook.rivalry() * sum(sale.gain for sale in sales)
        return total - purse.of(self.gold) + self._buys(self.gold - sum(prices))

    def _buys(self, free: int) -> float:
        """The best purchase that so much gold allows."""
        share = self.outlook.weights.contention
        return share * max((steep((free - price) / DOUBT + 1.0) * gain for gain, price in self._chances), default=0.0)

    @cached_property
    def _chances(self) -> list[tuple[float, int]]:
        outlook = self.outlook
        purse = outlook.purse(outlook.seat)
        return [
            (gain, offer.price)
            for offer in self.market.offers
            if offer.seller != outlook.seat
            and (gain := outlook.worth(outlook.seat, offer.tile) - purse.costs(self.gold, offer.price)) > 0
        ]


def _agrees(drawn: tuple[int, ...], plan: Plan, axe: int, fixed: tuple[int, ...]) -> bool:
    if axe not in (NONE, plan.axe):
        return False
    return all(not set_already or set_already == price for set_already, price in zip(fixed, plan.prices, strict=True))
