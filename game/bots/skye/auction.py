"""The purchases of a round played through, with prices as they are or as they may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.skye.outlook import Outlook
from game.bots.skye.purse import HEAPS
from game.titles.skye.state import NONE

Row = tuple[float, ...]


class Offer(NamedTuple):
    """A tile before a screen (a number of `Auction.tiles`), and its price. `harm`: what it costs rivals of the buyer
    that it is sold, as far as that is worth something to the buyer."""

    tile: int
    seller: int
    price: int
    harm: float


class Deal(NamedTuple):
    """A way in which the sale may go: what is offered by others, the gold that each seat has at hand, and what each
    takes each tile to be worth to itself."""

    offers: tuple[Offer, ...]
    gold: tuple[int, ...]
    judged: tuple[Row, ...]


class Outcome(NamedTuple):
    """`ahead`: what the seat of the outlook gains less what rivals' gains cost. `buyers` by tile, NONE where unsold."""

    ahead: float
    buyers: list[int]


class Auction:
    """Who would buy what. Nothing in it changes by playing it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        seen = outlook.seen
        self.order, self.me = outlook.order, outlook.seat
        self.tiles = [tile for seat in self.order for tile in seen.seats[seat].drawn]
        self.number = {tile: number for number, tile in enumerate(self.tiles)}
        everyone = range(len(seen.seats))
        playing = set(self.order)
        self.worth = [
            tuple(outlook.worth(seat, tile) for tile in self.tiles) if seat in playing else () for seat in everyone
        ]
        self.coin = [outlook.coin(seat) if seat in playing else 0.0 for seat in everyone]
        self.purse = [outlook.purse(seat).worth if seat in playing else [] for seat in everyone]
        self.rivalry = outlook.rivalry()
        self.free = [outlook.bank_pays(seat) for seat in everyone]
        self.sold = [outlook.sale(seat) if seat in playing else 0.0 for seat in everyone]
        self.turns = [*self.order, *(seat for seat in self.order if outlook.two_buys(seat))]
        self.bargain = outlook.weights.bargain

    def play(
        self, offers: Sequence[Offer], gold: Sequence[int], judged: Sequence[Row], first: int = 0, made: float = 0.0
    ) -> Outcome:
        """Those from place `first` of `turns` on buy. `made` is what the own seat has gained before."""
        left, held = list(offers), [min(amount, HEAPS) for amount in gold]
        buyers = [NONE] * len(self.tiles)
        for seat in self.turns[first:]:
            offer = self.choice(left, held[seat], judged[seat], seat)
            if offer is not None:
                left.remove(offer)
                tile, seller, price, _harm = offer
                held[seat] -= 0 if self.free[seat] else price
                held[seller] = min(HEAPS, held[seller] + 2 * price)  # what lay there comes back too (SKY-BUY-04)
                buyers[tile] = seat
        return Outcome(made + self._ahead(offers, held, buyers), buyers)

    def offer(self, tile: int, seller: int, price: int) -> Offer:
        """An offer of a tile by its number."""
        gained = 2.0 * price * self.coin[seller] + self.sold[seller] - self.worth[seller][tile]
        return Offer(tile, seller, price, -self.rivalry * gained)

    def choice(self, left: Sequence[Offer], gold: int, judged: Row, seat: int) -> Offer | None:
        """What a seat would buy, as it judges tiles."""
        purse, pays = self.purse[seat], not self.free[seat]
        found, best = None, self.bargain + purse[gold]
        for offer in left:
            tile, seller, price, harm = offer
            if seller != seat and (price <= gold or not pays):
                gain = judged[tile] + purse[gold - price * pays] + harm
                if gain > best:
                    found, best = offer, gain
        return found

    def _ahead(self, offers: Sequence[Offer], held: Sequence[int], buyers: Sequence[int]) -> float:
        me, rivalry = self.me, self.rivalry
        total = 0.0
        for tile, seller, _price, _harm in offers:
            owner = buyers[tile]
            if owner == NONE:
                owner = seller
            elif self.sold[seller]:
                total += self.sold[seller] * (1.0 if seller == me else -rivalry)
            worth = self.worth[owner][tile]
            total += worth if owner == me else -rivalry * worth
        for seat in self.order:
            worth = self.purse[seat][held[seat]]
            total += worth if seat == me else -rivalry * worth
        return total
