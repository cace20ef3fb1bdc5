"""Complete an Objective: one of those whose condition is met is shown and scored (RSK-OBJ)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.aid import ask_again
from game.titles.skyrim.dovahkiin.anytime import anytime_options, take_anytime
from game.titles.skyrim.dovahkiin.card_events import ObjectiveReplaced, ObjectiveScored
from game.titles.skyrim.dovahkiin.catalogue import Counts
from game.titles.skyrim.dovahkiin.conditions import is_met, progress
from game.titles.skyrim.dovahkiin.decks import objectives_left, renew_objectives
from game.titles.skyrim.dovahkiin.events import ObjectivesSeen
from game.titles.skyrim.dovahkiin.keeping import draw_and_choose
from game.titles.skyrim.frames import OBJECTIVE
from game.titles.skyrim.state import State, saga_of

END_OBJECTIVES: Final[Option] = ("end_objectives",)
OF_DRAGONS: Final[tuple[Counts, ...]] = ("dragons_this_turn", "dragons_slain")


def begin_objectives(content: Content, state: State, seat: int, out: Out) -> None:
    """After the maneuver (RSK-OBJ-02)."""
    if content.mix.objectives:
        state.stack.append((OBJECTIVE, seat, 0))
        ask_again(state, seat)


def offer_objective(content: Content, state: State, frame: Frame) -> list[Option]:
    """Showing is voluntary (RSK-OBJ-04); a dead card may be replaced before, once (RSK-OBJ-12)."""
    _kind, seat, replaced = frame
    hand = saga_of(state).boards[seat].objectives
    found: list[Option] = [END_OBJECTIVES]
    found += [("score", card) for card in hand if is_met(content, state, seat, card)]
    if not replaced and objectives_left(state):
        found += [("replace", card) for card in hand if is_dead(content, state, seat, card)]
    return found + anytime_options(content, state, seat)


def could_show(content: Content, state: State, frame: Frame) -> bool:
    """Whether a seat might score or replace an objective, by what everybody can see: it holds one, and one that is not
    discarded is met or dead (RSK-MIX-16)."""
    _kind, seat, replaced = frame
    saga = saga_of(state)
    if not saga.boards[seat].objectives:
        return False
    unseen = [card for card in content.decks.objectives if card not in saga.objective_discard]
    if any(is_met(content, state, seat, card) for card in unseen):
        return True
    return not replaced and objectives_left(state) and any(is_dead(content, state, seat, card) for card in unseen)


def is_dead(content: Content, state: State, seat: int, objective: int) -> bool:
    """RSK-OBJ-12: it asks for dragons, none is left, and it is not met already."""
    if content.cards.objectives[objective].counts not in OF_DRAGONS or saga_of(state).dragons:
        return False
    done, needed = progress(content, state, seat, objective)
    return done < needed


def take_objective(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One is scored and the phase is over (RSK-OBJ-02), or something else is done in it."""
    verb, seat = option[0], frame[1]
    if verb == "end_objectives":
        state.stack.pop()
    elif verb == "score":
        state.stack.pop()
        _score(content, state, seat, option[1], out)
    else:
        if verb == "replace":
            state.stack[-1] = (OBJECTIVE, seat, 1)
        ask_again(state, seat)
        if verb == "replace":
            _replace(state, seat, option[1], out)
        else:
            take_anytime(content, state, seat, option, out)


def _score(content: Content, state: State, seat: int, objective: int, out: Out) -> None:
    """RSK-OBJ-02, -03, -07: shown, scored, discarded; two are drawn, one of them is kept."""
    saga, points = saga_of(state), content.cards.objectives[objective].points
    board = saga.boards[seat]
    board.points += points
    board.objectives = tuple(card for card in board.objectives if card != objective)
    saga.objective_discard += (objective,)
    saga.deeds = replace(saga.deeds, scored=1)
    if out is not None:
        out.append(ObjectiveScored(seat, objective, points))
    draw_and_choose(state, seat, out)


def _replace(state: State, seat: int, objective: int, out: Out) -> None:
    """RSK-OBJ-12: it goes under the deck, the top card is taken instead."""
    saga = saga_of(state)
    board = saga.boards[seat]
    renew_objectives(state, out)
    top = saga.objective_deck[-1]
    saga.objective_deck = (objective, *saga.objective_deck[:-1])
    board.objectives = (*(card for card in board.objectives if card != objective), top)
    if out is not None:
        out += [ObjectiveReplaced(seat), ObjectivesSeen(seat, (top,))]
