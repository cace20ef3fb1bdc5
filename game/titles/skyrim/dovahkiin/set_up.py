"""What players choose in the set-up beside their units: objectives and the heroes' places (RSK-DOV-05, -16, -17, -27,
RSK-MIX-15)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import Chancy, shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.events import ObjectiveReturned, ObjectivesDealt, ObjectivesSeen, ReturnSeen
from game.titles.skyrim.dovahkiin.heroes import place_hero, place_hero_options
from game.titles.skyrim.dovahkiin.saga import NONE, NOWHERE, Board, Deeds, Saga
from game.titles.skyrim.frames import CHOOSE_OBJECTIVES, PLACE_HERO
from game.titles.skyrim.state import NEUTRAL, State, saga_of

DEALT_OBJECTIVES: Final = 3  # RSK-DOV-05
KEPT_OBJECTIVES: Final = 2


def new_saga(content: Content, chance: Chancy, seats: int, first: int, out: Out) -> Saga:
    """Shuffled decks, three objectives for each seat in turn order, and empty player boards (RSK-DOV-06, -17)."""
    full = content.decks
    decks = []
    for cards in (full.spells, full.objectives, full.weapons, full.armors, full.shouts):
        deck = list(cards)
        shuffle(chance, deck)
        decks.append(tuple(deck))
    spells, objectives, weapons, armors, shouts = decks
    boards = [Board(NOWHERE, 0, 0, 0, (), (), NONE, NONE, (), 0, 0, 0, 0, 0) for _ in range(seats)]
    for place in range(seats if content.mix.objectives else 0):
        seat = (first + place) % seats
        boards[seat].objectives = objectives[: -DEALT_OBJECTIVES - 1 : -1]
        objectives = objectives[:-DEALT_OBJECTIVES]
        if out is not None:
            out += [ObjectivesDealt(seat, DEALT_OBJECTIVES), ObjectivesSeen(seat, boards[seat].objectives)]
    return Saga(boards, (), spells, (), objectives, (), weapons, armors, shouts, (), Deeds(), ())


def ask_for_objectives(state: State) -> bool:
    """RSK-DOV-05: in turn order each gives one back, before the board is laid; True where one is asked."""
    seat = _choosing(state)
    if seat == NEUTRAL:
        return False
    state.stack.append((CHOOSE_OBJECTIVES, seat))
    return True


def _choosing(state: State) -> int:
    """The next in turn order who still holds all objectives he was dealt; nobody: NEUTRAL."""
    boards = saga_of(state).boards
    for place in range(len(boards)):
        seat = (state.first + place) % len(boards)
        if state.seats[seat].alive and len(boards[seat].objectives) > KEPT_OBJECTIVES:
            return seat
    return NEUTRAL


def offer_choose_objectives(content: Content, state: State, frame: Frame) -> list[Option]:
    """RSK-DOV-05: any of the three goes back."""
    return [("give_back", objective) for objective in saga_of(state).boards[frame[1]].objectives]


def take_choose_objectives(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The card lies under the deck, which is shuffled when all have chosen (RSK-DOV-27)."""
    saga, seat = saga_of(state), frame[1]
    board = saga.boards[seat]
    board.objectives = tuple(card for card in board.objectives if card != option[1])
    saga.objective_deck = (option[1], *saga.objective_deck)
    if out is not None:
        out += [ObjectiveReturned(seat), ReturnSeen(seat, option[1])]
    state.stack.pop()


def shuffle_objectives(state: State) -> None:
    """RSK-DOV-27."""
    saga = saga_of(state)
    deck = list(saga.objective_deck)
    shuffle(state, deck)
    saga.objective_deck = tuple(deck)


def ask_for_hero(content: Content, state: State) -> bool:
    """RSK-DOV-16: in turn order each places his hero; True where one is asked."""
    if not content.mix.heroes:
        return False
    boards = saga_of(state).boards
    for place in range(len(boards)):
        seat = (state.first + place) % len(boards)
        if state.seats[seat].alive and boards[seat].hero == NOWHERE:
            state.stack.append((PLACE_HERO, seat))
            return True
    return False


def offer_place_hero(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any own territory."""
    return place_hero_options(content, state, frame[1])


def take_place_hero(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """He stands there with full health."""
    state.stack.pop()
    place_hero(state, frame[1], option[1], out)
