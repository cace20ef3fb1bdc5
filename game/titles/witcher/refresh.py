"""Phase III: Action cards (WOW-PH3)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import kept, solo
from game.titles.witcher.content import Content
from game.titles.witcher.decks import discard_cards, draw
from game.titles.witcher.effects.moments import IN_PHASE_3
from game.titles.witcher.effects.run import run
from game.titles.witcher.events import NothingBought
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.pool import MARKS, gain_to_hand, price
from game.titles.witcher.state import NONE, State

KEEP: Final = NUMBER["keep"]
BUY: Final = NUMBER["buy"]
PAY_CARDS: Final = NUMBER["pay_cards"]
KEPT: Final = 3  # WOW-PH3-01
END_DISCARDING: Final[Option] = ("end_discarding",)


def begin_keeping(content: Content, state: State, seat: int, out: Out) -> None:
    """Step 1: discard any number; at most three may be kept (WOW-PH3-01). After it comes what is due before the drawing
    (SKE-EFF-11)."""
    for program in kept.due(content, state, seat, IN_PHASE_3):
        run(state, seat, program)
    if state.seats[seat].hand:
        state.stack.append((KEEP, seat))


def offer_keep(content: Content, state: State, frame: Frame) -> list[Option]:
    """One card after another."""
    hand = state.seats[frame[1]].hand
    discard = content.offers.discard
    found = [discard[card] for card in hand]
    if len(hand) <= KEPT:
        found.append(END_DISCARDING)
    return found


def take_keep(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Asked again until the player is content, or the hand is empty."""
    seat: int = frame[1]
    if option[0] == "discard":
        discard_cards(state, seat, (option[1],), out)
        if state.seats[seat].hand:
            return
    state.stack.pop()


def draw_up(content: Content, state: State, seat: int, out: Out) -> None:
    """Step 2: up to three cards in hand, more or fewer by effects of this turn (WOW-PH3-02, -08, -09)."""
    turn = state.turn
    if turn.draws_fixed == NONE:
        draw(content, state, seat, KEPT - len(state.seats[seat].hand) + turn.draws, out)
    else:
        draw(content, state, seat, turn.draws_fixed, out)


def begin_buying(content: Content, state: State, seat: int, out: Out) -> None:
    """Step 3: gain a card from the pool, obligatory where one can be paid (WOW-PH3-03, -10)."""
    if affordable(content, state, seat):
        state.stack.append((BUY, seat))
    elif out is not None:
        out.append(NothingBought(seat))


def card_price(content: Content, state: State, slot: int) -> int:
    """WOW-PH3-04, -11."""
    return 0 if state.turn.free_card else price(content, state, slot)


def affordable(content: Content, state: State, seat: int) -> list[int]:
    """The pool cards that the hand can pay."""
    pool = state.pool
    if state.turn.free_card:
        return [card for card in pool if card != NONE]
    cards, costs = len(state.seats[seat].hand), content.card_cost
    return [card for card, mark in zip(pool, MARKS, strict=True) if card != NONE and costs[card] + mark <= cards]


def offer_buy(content: Content, state: State, frame: Frame) -> list[Option]:
    """Every card that can be paid."""
    buy = content.offers.buy
    return [buy[card] for card in affordable(content, state, frame[1])]


def take_buy(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Name the card; it is paid for before it joins the hand (WOW-PH3-07)."""
    _kind, seat = frame
    card: int = option[1]
    state.stack.pop()
    left = card_price(content, state, state.pool.index(card))
    if left:
        state.stack.append((PAY_CARDS, seat, card, left))
    else:
        _bought(content, state, seat, card, out)


def offer_pay_cards(content: Content, state: State, frame: Frame) -> list[Option]:
    """One card after another."""
    pay = content.offers.pay
    return [pay[card] for card in state.seats[frame[1]].hand]


def take_pay_cards(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Discard it; with the last one the new card comes."""
    _kind, seat, card, left = frame
    state.stack.pop()
    discard_cards(state, seat, (option[1],), out)
    if left > 1:
        state.stack.append((PAY_CARDS, seat, card, left - 1))
    else:
        _bought(content, state, seat, card, out)


def _bought(content: Content, state: State, seat: int, card: int, out: Out) -> None:
    """To hand; the pool slides and is refilled (WOW-PH3-05, -06)."""
    slot = state.pool.index(card)
    gain_to_hand(content, state, seat, card, out)
    if content.players == 1:
        solo.clear_last_slot(content, state, slot, out)
