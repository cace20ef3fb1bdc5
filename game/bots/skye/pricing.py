"""Behind the screen: which tile gets the axe, and what the others are to cost (SKY-PRC).

Plans are tried in dealt sales: a few prices of each tile in few sales, then what did best and its neighbours in more.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from game.bots.skye.auction import Auction, Offer
from game.bots.skye.habits import Foreseen, priced
from game.bots.skye.handicap import Mood
from game.bots.skye.outlook import Outlook
from game.bots.skye.weights import Weights
from game.kernel.codec import pack
from game.titles.skye.content import Content
from game.titles.skye.journeyman.boards import NO_AXE
from game.titles.skye.journeyman.bonus import holds
from game.titles.skye.journeyman.sparing import set_sparing
from game.titles.skye.pricing import take_back
from game.titles.skye.state import NONE, State

COARSE: Final = (1, 2, 3, 5, 8, 12, 18)  # prices that are tried first
KEPT: Final = 16
SPARED: Final = -2  # instead of an axe: No Axe prices all (SKY-JRN-22)
NEAR: Final = (-1, 0, 1)


class Effort(NamedTuple):
    """Sales in which plans are tried at first, then the better ones, then the best; how many are the better ones and
    the best. `foresight`: how many plans of each rival are thought through."""

    first: int
    second: int
    last: int
    better: int
    best: int
    foresight: int = 0


FORESIGHT: Final = Effort(first=2, second=6, last=6, better=6, best=6)


class Plan(NamedTuple):
    """An axe and a price for each of the drawn tiles, 0 for the one with the axe."""

    axe: int
    prices: tuple[int, ...]


class Sale(NamedTuple):
    """The chance that a tile is bought; by whom most likely."""

    chance: float
    buyer: int


class Pricing:
    """One seat's thoughts on its own three tiles. What it has behind the screen already is not looked at."""

    def __init__(self, outlook: Outlook, effort: Effort, foreseen: Foreseen | None = None) -> None:
        self.effort = effort
        self.auction = Auction(outlook)
        self.me = outlook.seat
        self.drawn = outlook.one.drawn
        self.gold = outlook.one.counted
        self.deals = priced(self.auction, effort.last, foreseen or {})
        self.may_spare = holds(outlook.seen, self.me, NO_AXE) and self.gold >= len(self.drawn)
        self._tried: dict[Plan, list[float]] = {}
        self._best: Plan | None = None

    def best(self, axe: int = NONE, fixed: tuple[int, ...] = ()) -> Plan:
        """The best plan, or where it does not agree with what is set already (`axe`, or NONE; prices, or 0) the best
        that does."""
        free = (0,) * len(self.drawn)
        if self._best is None:
            self._best = self._search(NONE, free)
        fixed = fixed or free
        agrees = axe in (NONE, self._best.axe) and all(
            not is_set or is_set == price for is_set, price in zip(fixed, self._best.prices, strict=True)
        )
        return self._best if agrees else self._search(axe, fixed)

    def likely(self, count: int) -> list[Plan]:
        """The plans that do best, the best first."""
        return self._better(NONE, (0,) * len(self.drawn))[:count]

    def _search(self, axe: int, fixed: tuple[int, ...]) -> Plan:
        best = self._better(axe, fixed)[: self.effort.best]
        return self._ranked(best, self.effort.last)[0]

    def _better(self, axe: int, fixed: tuple[int, ...]) -> list[Plan]:
        effort = self.effort
        better = self._ranked(self._coarse(axe, fixed), effort.first)[: effort.better]
        near = dict.fromkeys(plan for one in better for plan in self._near(one, fixed))
        return self._ranked(near, effort.second)

    def _coarse(self, axe: int, fixed: tuple[int, ...]) -> list[Plan]:
        found = []
        axes = [tile for tile, price in zip(self.drawn, fixed, strict=True) if not price]
        for tile in [*axes, SPARED] if self.may_spare else axes:
            if axe not in (NONE, tile):
                continue
            rows = [
                (0,) if other == tile else (price,) if price else COARSE
                for other, price in zip(self.drawn, fixed, strict=True)
            ]
            found += [Plan(tile, prices) for prices in product(*rows) if sum(prices) <= self.gold]
        return found

    def _near(self, plan: Plan, fixed: tuple[int, ...]) -> list[Plan]:
        """It and the plans a gold away."""
        steps = [NEAR if price and not fixed[place] else (0,) for place, price in enumerate(plan.prices)]
        found = []
        for step in product(*steps):
            prices = tuple(price + more for price, more in zip(plan.prices, step, strict=True))
            if sum(prices) <= self.gold and prices.count(0) == plan.prices.count(0):
                found.append(Plan(plan.axe, prices))
        return found

    def _ranked(self, plans: Iterable[Plan], deals: int) -> list[Plan]:
        return sorted(plans, key=lambda plan: self.value(plan, deals), reverse=True)

    def value(self, plan: Plan, deals: int) -> float:
        """How a plan does in so many of the sales."""
        tried = self._tried.setdefault(plan, [])
        if len(tried) < deals:
            own = self.offers(plan)
            left = self.gold - sum(plan.prices)
            for offers, gold, judged in self.deals[len(tried) : deals]:
                held = [*gold[: self.me], left, *gold[self.me + 1 :]]
                tried.append(self.auction.play([*own, *offers], held, judged).ahead)
        return sum(tried[:deals]) / deals

    def offers(self, plan: Plan) -> list[Offer]:
        """What is offered by a plan."""
        number = self.auction.number
        return [
            self.auction.offer(number[tile], self.me, price)
            for tile, price in zip(self.drawn, plan.prices, strict=True)
            if price
        ]

    def sale(self, plan: Plan, tile: int) -> Sale:
        """How often a tile is bought in the sales, and by whom."""
        own, left = self.offers(plan), self.gold - sum(plan.prices)
        bought = [0] * len(self.deals[0].gold)
        for offers, gold, judged in self.deals:
            held = [*gold[: self.me], left, *gold[self.me + 1 :]]
            buyer = self.auction.play([*own, *offers], held, judged).buyers[self.auction.number[tile]]
            if buyer != NONE:
                bought[buyer] += 1
        return Sale(sum(bought) / len(self.deals), bought.index(max(bought)))


class Question:
    """What prices follow from: the view without what lies behind the own screen. Equal where nothing else differs."""

    def __init__(self, weights: Weights, content: Content, seen: State, mood: Mood, effort: Effort) -> None:
        before = seen.copy()
        seat = before.stack[-1][1]
        take_back(before.seats[seat])
        if before.journey is not None:
            set_sparing(before, seat, False)
        before.seats[seat].gold = before.seats[seat].counted
        self.outlook = Outlook(weights, content, before, seat, mood)
        self.effort = effort
        self._facts = (weights, content, mood, effort, pack(before))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self._facts == other._facts

    def __hash__(self) -> int:
        return hash(self._facts)


@lru_cache(KEPT)
def pricing_of(question: Question) -> Pricing:
    """The same thoughts at each step behind the screen."""
    outlook, effort = question.outlook, question.effort
    foreseen = {seat: _foreseen(outlook, seat, effort.foresight) for seat in outlook.rivals if effort.foresight}
    return Pricing(outlook, effort, foreseen)


def _foreseen(outlook: Outlook, seat: int, count: int) -> list[list[tuple[int, int]]]:
    """What a rival may ask who thinks as we do, but not as long."""
    theirs = Outlook(outlook.weights, outlook.content, outlook.seen, seat)
    drawn = theirs.one.drawn
    plans = Pricing(theirs, FORESIGHT).likely(count) if drawn else []
    return [[(tile, price) for tile, price in zip(drawn, plan.prices, strict=True) if price] for plan in plans]
