"""The turn, from top to bottom: Reinforcements, Invasion, Maneuver, Draw (RSK-TURN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame
from game.titles.skyrim.cards import draw_phase
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.phases import PHASES as SAGA_PHASES
from game.titles.skyrim.ending import round_limit_reached
from game.titles.skyrim.frames import INVADE, MANEUVER, TURN
from game.titles.skyrim.reinforcements import begin_reinforcements
from game.titles.skyrim.state import State

Phase = Callable[[Content, State, int, Out], None]


def begin_invasion(content: Content, state: State, seat: int, out: Out) -> None:
    """RSK-TURN-03: attack as often as wanted, or not at all."""
    state.stack.append((INVADE, seat))


def begin_maneuver(content: Content, state: State, seat: int, out: Out) -> None:
    """RSK-TURN-03: allowed even if nothing was attacked."""
    state.stack.append((MANEUVER, seat))


# RSK-TURN-01; with anything of Dovahkiin SAGA_PHASES take their place.
PHASES: Final[tuple[Phase, ...]] = (begin_reinforcements, begin_invasion, begin_maneuver, draw_phase)


def resume_turn(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Begin the next phase, or pass the turn on (RSK-TURN-04 to -06)."""
    seat: int = frame[1]
    phase: int = frame[2]
    phases = PHASES if state.saga is None else SAGA_PHASES
    if phase < len(phases):
        state.stack[-1] = (TURN, seat, phase + 1)
        phases[phase](content, state, seat, out)
    else:
        pass_turn(content, state, seat, out)


def pass_turn(content: Content, state: State, seat: int, out: Out) -> None:
    """To the next player who is still in; a round is full when that one stands earlier in turn order (RSK-VOC-12)."""
    seats = state.seats
    count = len(seats)
    after = (seat + 1) % count
    while not seats[after].alive:
        after = (after + 1) % count
    if (after - state.first) % count < (seat - state.first) % count:
        if state.rounds + 1 == content.max_rounds:
            round_limit_reached(content, state, out)
            return
        state.rounds += 1
    state.stack[-1] = (TURN, after, 0)
