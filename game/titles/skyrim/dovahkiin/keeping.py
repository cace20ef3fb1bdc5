"""Choosing among objectives just drawn: one is kept, the others are discarded or go under the deck (RSK-BUY-03, -07,
RSK-OBJ-03, SPL-12).

The cards drawn lie last in the hand while their owner chooses, so that views hide them as they hide the hand.
"""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.card_events import (
    ObjectiveChosen,
    ObjectiveDiscarded,
    ObjectiveKept,
    ObjectivePutUnder,
    ObjectivesDrawn,
)
from game.titles.skyrim.dovahkiin.decks import draw_objectives
from game.titles.skyrim.dovahkiin.events import ObjectivesSeen
from game.titles.skyrim.frames import KEEP, PUT_UNDER
from game.titles.skyrim.state import State, saga_of

DRAWN = 2  # RSK-BUY-03, RSK-OBJ-03


def draw_and_choose(state: State, seat: int, out: Out) -> None:
    """Two to choose from; if only one can be drawn, it alone is kept (RSK-BUY-07)."""
    offer_choice(state, seat, draw_objectives(state, DRAWN, out), 0, out)


def offer_choice(state: State, seat: int, drawn: tuple[int, ...], under: int, out: Out) -> None:
    """Let a seat choose among cards drawn; `under`: 1 where the others go under the deck."""
    if not drawn:
        return
    saga_of(state).boards[seat].objectives += drawn
    if out is not None:
        out += [ObjectivesDrawn(seat, len(drawn)), ObjectivesSeen(seat, drawn)]
    if len(drawn) > 1:
        state.stack.append((KEEP, seat, len(drawn), under))


def last_cards(state: State, frame: Frame) -> tuple[int, ...]:
    """Those that a choice is about."""
    return saga_of(state).boards[frame[1]].objectives[-frame[2] :]


def offer_keep(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any one of them."""
    return [("keep", card) for card in last_cards(state, frame)]


def take_keep(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The others are put away."""
    _kind, seat, drawn, under = frame
    state.stack.pop()
    saga = saga_of(state)
    board, kept = saga.boards[seat], option[1]
    others = tuple(card for card in board.objectives[-drawn:] if card != kept)
    board.objectives = (*board.objectives[:-drawn], kept)
    if out is not None:
        out += [ObjectiveKept(seat), ObjectiveChosen(seat, kept)]
    if under:
        board.objectives += others
        _ask_order(state, seat, len(others), out)
        return
    saga.objective_discard += others
    if out is not None:
        out += [ObjectiveDiscarded(seat, card) for card in others]


def _ask_order(state: State, seat: int, left: int, out: Out) -> None:
    """The last one goes to the bottom by itself."""
    if left == 1:
        _put_under(state, seat, saga_of(state).boards[seat].objectives[-1], out)
    elif left:
        state.stack.append((PUT_UNDER, seat, left))


def offer_put_under(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any one of them goes under the deck next, each below the one before (SPL-12)."""
    return [("put_under", card) for card in last_cards(state, frame)]


def take_put_under(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Then the others."""
    state.stack.pop()
    _put_under(state, frame[1], option[1], out)
    _ask_order(state, frame[1], frame[2] - 1, out)


def _put_under(state: State, seat: int, card: int, out: Out) -> None:
    saga = saga_of(state)
    board = saga.boards[seat]
    board.objectives = tuple(one for one in board.objectives if one != card)
    saga.objective_deck = (card, *saga.objective_deck)
    if out is not None:
        out.append(ObjectivePutUnder(seat))
