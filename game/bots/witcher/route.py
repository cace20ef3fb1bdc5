"""The rest of phase I as a walk: each road that the hand can pay, with what is done on the way and at its end."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.witcher import at_sea
from game.bots.witcher.outlook import Outlook, raised
from game.kernel.rules import Option
from game.titles.witcher.catalogue.terms import WILD
from game.titles.witcher.content import Content
from game.titles.witcher.entering import matches
from game.titles.witcher.state import NONE, Four

MOST_STEPS: Final = 4
MOST_WALKS: Final = 700


class Payment(NamedTuple):
    """How a road is paid: the option, the cards that go, the Gold, and a card of passage that serves, or NONE."""

    option: Option
    cards: tuple[int, ...]
    gold: int
    passage: int


class Walk(NamedTuple):
    """What a walk is worth, and its first step: a place, or NONE to stay."""

    worth: float
    first: int
    places: tuple[int, ...]


class Stand(NamedTuple):
    """Where a walk has led so far, and what is left."""

    place: int
    hand: tuple[int, ...]  # in order of worth, the least first
    gold: int
    attributes: Four
    acted: tuple[int, ...]
    served: tuple[int, ...]
    path: tuple[int, ...]
    ships: at_sea.Ships
    out: bool  # the trip to an island was made
    barred: bool  # nothing is explored any more in this turn
    worth: float


class Router:
    """Walks of one seat from one position. `later`: prospects of the next turn by place."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.content = outlook.content
        self.later = outlook.prospects()
        self.walks = 0
        self.best: dict[int, Walk] = {}

    def by_first_step(self) -> list[Walk]:
        """The best walk for each first step, the best first; staying included."""
        one, turn = self.outlook.one, self.outlook.seen.turn
        hand = tuple(sorted(one.hand, key=lambda card: (self.outlook.card(card), card)))
        sea = self.outlook.seen.skellige
        out = sea is not None and sea.out > 0
        ships = at_sea.ships_of(self.outlook.seen)
        here = Stand(one.place, hand, one.gold, one.attributes, turn.acted, turn.served, (), ships, out, False, 0.0)
        self._end(here)
        for near in self._ways(here):
            self.walks = 0
            self._go(here, near)
        return sorted(self.best.values(), reverse=True)

    def _ways(self, here: Stand) -> tuple[int, ...]:
        """Whoever has come to Dagon fights it (SKE-FGT-05)."""
        if here.path and here.place == self.content.open_sea:
            return ()
        return at_sea.ways(self.content, self.outlook.seen, here.place, here.ships, here.out)

    def _go(self, before: Stand, place: int) -> None:
        here = self._arrived(before, place) if self.walks <= MOST_WALKS else None
        if here is None:
            return
        self.walks += 1
        self._end(here)
        if len(here.path) < MOST_STEPS and (here.hand or self.outlook.one.kept):
            for near in self._ways(here):
                if near not in here.path:
                    self._go(here, near)

    def _arrived(self, before: Stand, place: int) -> Stand | None:
        """A road further, with what is done at its end; None where it cannot be paid."""
        outlook = self.outlook
        source, hand, gold, attributes, acted, served, path, ships, out, barred, worth = before
        sails = at_sea.by_sea(self.content, source, place)
        paid = payment(outlook, hand, gold, place, served, sails)
        if paid is None:
            return None
        worth -= outlook.gold(gold) * paid.gold
        gold -= paid.gold
        if paid.passage != NONE:
            served = (*served, paid.passage)
        if sails:
            ships = at_sea.sailed(ships, source, place)
            worth += at_sea.voyage(outlook, place)
            if place in self.content.islands:
                out = barred = True
        if place not in path:
            worth += outlook.arrival(place, gold)
        if place not in acted:
            acting, attribute, price = outlook.place(place, attributes, gold)
            worth += acting
            acted = (*acted, place)
            gold -= price
            if attribute != NONE:
                attributes = raised(attributes, attribute)
        hand = tuple(card for card in hand if card not in paid.cards)
        return Stand(place, hand, gold, attributes, acted, served, (*path, place), ships, out, barred, worth)

    def _end(self, here: Stand) -> None:
        outlook = self.outlook
        hunted = any(slot.token == here.place for slot in outlook.seen.slots)
        better = outlook.better(here.hand) if hunted else 0.0
        deed = outlook.best_deed(here.place, len(here.hand), better, here.attributes, here.barred)
        if here.path and outlook.content.action_of[here.place] == at_sea.ARENA:
            deed = max(deed, at_sea.arena_level(outlook, len(here.hand))[0])
        worth = here.worth + deed
        worth += self.later[here.place]
        first = here.path[0] if here.path else NONE
        if first not in self.best or worth > self.best[first].worth:
            self.best[first] = Walk(worth, first, here.path)


def payment(
    outlook: Outlook, hand: tuple[int, ...], gold: int, place: int, served: tuple[int, ...] = (), sails: bool = False
) -> Payment | None:
    """The cheapest way to pay a road or a trip: by a passage (a road), by a card of its terrain, with Gold, or with two
    cards. `hand` stands in order of worth, the least first."""
    content = outlook.content
    kept_cards = outlook.one.kept
    terrain = content.terrain_of[place]
    if kept_cards and not sails:
        for one in content.keepsakes.passages:
            if one.terrain == terrain and one.kept in kept_cards and one.kept not in served:
                if not one.cards:
                    return Payment(("ride", one.kept), (), 0, one.kept)
                if hand and not any(matches(content, card, place) for card in hand):
                    return Payment(("sail", hand[0]), hand[:1], 0, one.kept)
    single = _matching(content, hand, place)
    if single != NONE:
        return Payment(("play", single), (single,), 0, NONE)
    if gold and hand:
        return Payment(("with_gold", hand[0]), hand[:1], 1, NONE)
    if len(hand) > 1:
        return Payment(("two", *hand[:2]), hand[:2], 0, NONE)
    return None


def _matching(content: Content, hand: tuple[int, ...], place: int) -> int:
    """The least card that leads there alone, a wild one only if no other does; NONE without one."""
    terrains, goal, wild = content.card_terrain, content.terrain_of[place], NONE
    for card in hand:
        terrain = terrains[card]
        if terrain == WILD:
            wild = card if wild == NONE else wild
        elif goal in (terrain, WILD):
            return card
    return wild


def paying(outlook: Outlook, place: int, sails: bool = False) -> Option:
    """How the road or the trip to a place is paid now."""
    one = outlook.one
    hand = tuple(sorted(one.hand, key=lambda card: (outlook.card(card), card)))
    paid = payment(outlook, hand, one.gold, place, outlook.seen.turn.served, sails)
    assert paid is not None, "only roads that can be paid are taken"
    if paid.option[0] != "two":
        return paid.option
    first, second = sorted(paid.cards, key=one.hand.index)
    return ("two", first, second)
