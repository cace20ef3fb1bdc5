"""The pool of six face-up action cards and the common deck (WOW-SET-03, WOW-CRD-15 to -18)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.content import Content
from game.titles.witcher.deck_events import CardGained, CardsRevealed, PoolFilled, SupplyShuffled
from game.titles.witcher.decks import own, to_hand
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE, State

GAIN: Final = NUMBER["gain"]
SLOTS: Final = 6
MARKS: Final = (1, 1, 0, 0, 0, -1)  # WOW-SET-03
ANY_COST: Final = 6  # the notation's C6


def price(content: Content, state: State, slot: int) -> int:
    """What a pool card costs in phase III (WOW-PH3-04)."""
    return max(0, content.card_cost[state.pool[slot]] + MARKS[slot])


def take_from_pool(state: State, card: int) -> None:
    """The cards left of the gap slide one slot right; `refill` closes the gap."""
    state.pool = (NONE, *(other for other in state.pool if other != card))


def refill(content: Content, state: State, out: Out) -> None:
    """Fill the empty slots from the common deck; where that runs out they stay empty from the left (WOW-CRD-17)."""
    came: tuple[int, ...] = ()
    pool = state.pool
    for slot in range(SLOTS - 1, -1, -1):
        if pool[slot] == NONE:
            card = draw_supply(state, out)
            if card == NONE:
                break
            pool = (*pool[:slot], card, *pool[slot + 1 :])
            came += (card,)
    state.pool = pool
    if came and out is not None:
        out.append(PoolFilled(came))


def draw_supply(state: State, out: Out) -> int:
    """The top card of the common deck, renewed from its discard pile; NONE where both are empty."""
    if not state.supply:
        if not state.supply_discard:
            return NONE
        cards = list(state.supply_discard)
        shuffle(state, cards)
        state.supply, state.supply_discard = tuple(cards), ()
        if out is not None:
            out.append(SupplyShuffled(len(cards)))
    card = state.supply[-1]
    state.supply = state.supply[:-1]
    return card


def cards_of_cost(content: Content, state: State, cost: int) -> list[int]:
    """The pool cards with a printed cost, slot marks ignored."""
    costs = content.card_cost
    return [card for card in state.pool if card != NONE and (cost == ANY_COST or costs[card] == cost)]


def gain(content: Content, state: State, seat: int, cost: int, out: Out) -> None:
    """Gain a card of a cost to the discard pile: the player's choice from the pool, else the first of the common
    deck (WOW-CRD-15, -16)."""
    if cards_of_cost(content, state, cost):
        state.stack.append((GAIN, seat, cost))
    else:
        _reveal(content, state, seat, cost, out)


def _reveal(content: Content, state: State, seat: int, cost: int, out: Out) -> None:
    """Turn cards over until one has the cost; lost where none is left anywhere (WOW-CRD-18)."""
    costs = content.card_cost
    if not any(cost in (ANY_COST, costs[card]) for card in (*state.supply, *state.supply_discard)):
        return
    seen: tuple[int, ...] = ()
    while True:
        card = draw_supply(state, out)
        seen += (card,)
        if cost in (ANY_COST, costs[card]):
            break
        state.supply_discard += (card,)
    if out is not None:
        out.append(CardsRevealed(seat, seen))
    to_discard(state, seat, card, out)


def to_discard(state: State, seat: int, card: int, out: Out) -> None:
    """A card new to a witcher goes on the own discard pile."""
    own(state, seat, card)
    state.seats[seat].discard += (card,)
    if out is not None:
        out.append(CardGained(seat, card, False))


def gain_to_hand(content: Content, state: State, seat: int, card: int, out: Out) -> None:
    """A pool card comes to hand, and the pool is refilled (WOW-PH3-05, -06, WOW-LOC-18)."""
    take_from_pool(state, card)
    own(state, seat, card)
    if out is not None:
        out.append(CardGained(seat, card, True))
    to_hand(state, seat, card, out)
    refill(content, state, out)


def offer_gain(content: Content, state: State, frame: Frame) -> list[Option]:
    """The pool cards of the cost."""
    gain_card = content.offers.gain
    return [gain_card[card] for card in cards_of_cost(content, state, frame[2])]


def take_gain(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """To the discard pile."""
    _kind, seat, _cost = frame
    state.stack.pop()
    take_from_pool(state, option[1])
    to_discard(state, seat, option[1], out)
    refill(content, state, out)
