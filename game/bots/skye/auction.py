"""The purchases of a round played through, with prices as they are or as they may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.skye.outlook import Outlook
from game.titles.skye.state import NONE

Row = tuple[float, ...]


class Offer(NamedTuple):
    """A tile before a screen (a number of `Auction.tiles`), and its price."""

    tile: int
    seller: int
    price: int


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
        self.bargain = outlook.weights.bargain

    def play(
        self, offers: Sequence[Offer], gold: Sequence[int], judged: Sequence[Row], first: int = 0, made: float = 0.0
    ) -> Outcome:
        """The seats from place `first` of the order on buy in turn. `made` is what the own seat has gained before."""
        left, held = list(offers), list(gold)
        buyers = [NONE] * len(self.tiles)
        for seat in self.order[first:]:
            offer = self.choice(left, held, judged[seat], seat)
            if offer is not None:
                left.remove(offer)
                held[seat] -= offer[2]
                held[offer[1]] += 2 * offer[2]  # the price, and what lay at the tile (SKY-BUY-04)
                buyers[offer[0]] = seat
        return Outcome(made + self._ahead(offers, held, buyers), buyers)

    def choice(self, left: Sequence[Offer], held: Sequence[int], judged: Row, seat: int) -> Offer | None:
        """What a seat would buy, as it judges tiles."""
        found, best = None, self.bargain
        own, purse, rivalry = held[seat], self.purse[seat], self.rivalry
        before = purse[own]
        for offer in left:
            tile, seller, price = offer
            if seller == seat or price > own:
                continue
            gain = judged[tile] - before + purse[own - price]
            gain += rivalry * (self.worth[seller][tile] - 2.0 * price * self.coin[seller])
            if gain > best:
                found, best = offer, gain
        return found

    def _ahead(self, offers: Sequence[Offer], held: Sequence[int], buyers: Sequence[int]) -> float:
        me, rivalry = self.me, self.rivalry
        total = 0.0
        for tile, seller, _price in offers:
            owner = buyers[tile]
            if owner == NONE:
                owner = seller
            worth = self.worth[owner][tile]
            total += worth if owner == me else -rivalry * worth
        for seat in self.order:
            worth = self.purse[seat][held[seat]]
            total += worth if seat == me else -rivalry * worth
        return total
