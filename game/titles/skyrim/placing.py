"""Set-up by the players: units are placed one at a time, first on free territories, then on own ones (RSK-CIV-02 to
-07, RSK-DOV-11 to -14)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.set_up import ask_for_hero, ask_for_objectives, shuffle_objectives
from game.titles.skyrim.events import UnitsPlaced
from game.titles.skyrim.frames import CLAIM, GARRISON, SET_UP, TURN
from game.titles.skyrim.laying import lay_board
from game.titles.skyrim.state import State


def resume_set_up(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Ask the seat whose turn it is to place a unit; when all stand, the first turn begins (RSK-CIV-07,
    RSK-ELIM-13)."""
    seat: int = frame[1]
    seats = state.seats
    if state.saga is not None:
        if ask_for_objectives(state):
            return
        if not any(state.units) and not state.saga.dragons:
            shuffle_objectives(state)
            lay_board(content, state, out)
    while not seats[seat].alive:
        seat = (seat + 1) % len(seats)
    after = (seat + 1) % len(seats)
    if 0 in state.units and free_territories(content, state):
        state.stack[-1] = (SET_UP, after)
        state.stack.append((CLAIM, seat))
        return
    for _ in seats:
        if seats[seat].alive and seats[seat].units < content.starting_units:
            state.stack[-1] = (SET_UP, (seat + 1) % len(seats))
            state.stack.append((GARRISON, seat))
            return
        seat = (seat + 1) % len(seats)
    if state.saga is not None and ask_for_hero(content, state):
        return
    first = state.first
    while not seats[first].alive:
        first = (first + 1) % len(seats)
    state.stack[-1] = (TURN, first, 0)


def free_territories(content: Content, state: State) -> list[int]:
    """Those that nothing stands on: dragons let no unit in (RSK-DOV-08)."""
    free = [t for t, units in enumerate(state.units) if not units]
    if state.saga is None:
        return free
    lairs = {dragon.territory for dragon in state.saga.dragons}
    return [t for t in free if t not in lairs]


def offer_claim(content: Content, state: State, frame: Frame) -> list[Option]:
    """RSK-CIV-03: any free territory."""
    return [content.place_at[t] for t in free_territories(content, state)]


def take_claim(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One unit takes a free territory."""
    seat: int = frame[1]
    territory: int = option[1]
    state.owner[territory] = seat
    state.seats[seat].lands += 1
    _one_unit(state, seat, territory, out)


def offer_garrison(content: Content, state: State, frame: Frame) -> list[Option]:
    """RSK-CIV-04: any territory of one's own."""
    seat: int = frame[1]
    owner, place_at = state.owner, content.place_at
    return [place_at[t] for t in content.land if owner[t] == seat]


def take_garrison(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One more unit on a territory of one's own."""
    _one_unit(state, frame[1], option[1], out)


def _one_unit(state: State, seat: int, territory: int, out: Out) -> None:
    state.units[territory] += 1
    state.seats[seat].units += 1
    if out is not None:
        out.append(UnitsPlaced(seat, territory, 1))
    state.stack.pop()
