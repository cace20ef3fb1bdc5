"""What a person has behind the screen: an axe and prices that can be moved about until they are confirmed.

Pure. The rules ask one thing after another; whoever sits there lays out all of it as it comes to mind. When it is
confirmed the choices follow that lead from what the rules know to what lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.desktop.tables.skye.journey.secret import PLAIN, Secret
from game.kernel.rules import Option
from game.titles.skye.content import AGAIN, CONFIRM
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.journeyman.sparing import SPARE_ALL
from game.titles.skye.pricing import unpriced
from game.titles.skye.state import NONE, Seat


@dataclass(frozen=True, slots=True)
class Draft:
    """`gold`: all of it, whether it lies at a tile or not. `axe` is a place in `tiles`, or NONE. With Journeyman
    `roads` are pieces laid behind the screen, and `spares` says that all tiles may have a price (SKY-JRN-22)."""

    tiles: tuple[int, ...]
    gold: int
    axe: int = NONE
    prices: tuple[int, ...] = ()
    roads: Roads = ()
    spares: bool = False

    @property
    def left(self) -> int:
        """What can still be laid out, or spent when everybody buys."""
        return self.gold - sum(self.prices)

    @property
    def unpriced(self) -> tuple[int, ...]:
        """The places that still want gold."""
        return tuple(i for i, price in enumerate(self.prices) if not price and i != self.axe)

    @property
    def ready(self) -> bool:
        """Whether it can be confirmed: one axe, and gold at all the others (SKY-PRC-02, -03)."""
        return (self.axe != NONE or self.spares) and not self.unpriced

    def with_roads(self, roads: Roads) -> Draft:
        """Other road pieces behind the screen."""
        return replace(self, roads=roads)

    def with_axe(self, place: int) -> Draft:
        """The axe on a tile: its gold comes back; on the same tile again it is taken up."""
        if place == self.axe:
            return replace(self, axe=NONE)
        prices = (*self.prices[:place], 0, *self.prices[place + 1 :])
        return replace(self, axe=place, prices=prices)

    def with_price(self, place: int, gold: int) -> Draft:
        """So much gold at a tile, as far as there is (SKY-PRC-04); the axe gives way."""
        most = self.left + self.prices[place]
        prices = (*self.prices[:place], max(0, min(gold, most)), *self.prices[place + 1 :])
        axe = NONE if place == self.axe and prices[place] else self.axe
        return replace(self, axe=axe, prices=prices)

    def more(self, place: int, by: int) -> Draft:
        """More or less gold at a tile."""
        return self.with_price(place, self.prices[place] + by)

    def swapped(self, place: int, other: int) -> Draft:
        """What lies at two tiles changes places."""
        prices = list(self.prices)
        prices[place], prices[other] = prices[other], prices[place]
        axe = other if self.axe == place else place if self.axe == other else self.axe
        return replace(self, axe=axe, prices=tuple(prices))


def laid_out(one: Seat, secret: Secret = PLAIN) -> Draft:
    """What the rules know of a seat that prices."""
    axe = one.drawn.index(one.axe) if one.axe in one.drawn else NONE
    return Draft(one.drawn, one.gold + sum(one.prices), axe, one.prices, secret.roads, secret.spares)


def next_choice(one: Seat, draft: Draft, secret: Secret = PLAIN) -> Option | None:
    """The next choice on the way to what lies there; None where it does not fit the tiles.

    What was chosen otherwise before is chosen to its end first: only then the rules let it be taken back.
    """
    if draft.tiles != one.drawn or not draft.ready:
        return None
    if one.axe == NONE and not secret.sparing:
        return ("axe", draft.tiles[draft.axe]) if draft.axe != NONE else SPARE_ALL
    known = laid_out(one)
    differs = known.axe != draft.axe or any(a and a != b for a, b in zip(known.prices, draft.prices, strict=True))
    places = unpriced(one)
    if places:
        price = 1 if differs else draft.prices[places[0]]
        return ("price", one.drawn[places[0]], price)
    return AGAIN if differs else secret.next_road(draft.roads) or CONFIRM


def as_option(draft: Draft) -> Option:
    """As an errand keeps it: axe, prices, tiles, then road pieces."""
    roads = [number for piece in draft.roads for number in piece]
    return ("prices", draft.axe, len(draft.tiles), *draft.prices, *draft.tiles, *roads)


def from_option(one: Seat, option: Sequence[object], secret: Secret = PLAIN) -> Draft:
    """The inverse, for the seat that it was drafted for."""
    axe, n, *rest = (int(str(value)) for value in option[1:])
    told = iter(rest[2 * n :])
    roads = tuple(zip(told, told, told, strict=True))
    gold = one.gold + sum(one.prices)
    return Draft(tuple(rest[n : 2 * n]), gold, axe, tuple(rest[:n]), roads, secret.spares)
