"""The turn, from top to bottom (WOW-PH1-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame
from game.titles.witcher.content import Content
from game.titles.witcher.deed import begin_deed
from game.titles.witcher.ending import limit_reached
from game.titles.witcher.events import TurnBegan
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.refresh import begin_buying, begin_keeping, draw_up
from game.titles.witcher.skellige.dagon import begin_turn_at_sea
from game.titles.witcher.state import NONE, State, Turn
from game.titles.witcher.travel import begin_wandering

TURN: Final = NUMBER["turn"]
Phase = Callable[[Content, State, int, Out], None]


def begin_turn(content: Content, state: State, seat: int, out: Out) -> None:
    """A fresh turn: nothing moved, acted or barred."""
    state.turns += 1
    state.turn = fresh_turn(seat)
    if state.skellige is not None:
        begin_turn_at_sea(state.skellige)
    if out is not None:
        out.append(TurnBegan(seat, state.rounds + 1))


def fresh_turn(seat: int) -> Turn:
    """What a turn begins with."""
    return Turn(seat, False, False, (), (), (), False, False, 0, NONE, False)


# A module of an expansion puts its phases in here.
PHASES: Final[tuple[Phase, ...]] = (
    begin_turn,
    begin_wandering,  # I: Movement and Actions; comes back until the player has done with it
    begin_deed,  # II: Fight, Meditate or Explore
    begin_keeping,  # III: Action cards
    draw_up,
    begin_buying,
)


def resume_turn(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Begin the next phase, or pass the turn on."""
    _kind, seat, phase = frame
    if phase < len(PHASES):
        state.stack[-1] = (TURN, seat, phase + 1)
        PHASES[phase](content, state, seat, out)
    else:
        pass_turn(content, state, seat, out)


def pass_turn(content: Content, state: State, seat: int, out: Out) -> None:
    """To the next player who is still in, clockwise; a round is full when that one stands earlier in turn order
    (WOW-SCP-07, WOW-PH3-12)."""
    seats = state.seats
    count = len(seats)
    after = (seat + 1) % count
    while not seats[after].present:
        after = (after + 1) % count
    if (after - state.first) % count <= (seat - state.first) % count:
        if state.rounds + 1 in (content.max_rounds, content.turn_limit):
            limit_reached(content, state, out)
            return
        state.rounds += 1
    state.stack[-1] = (TURN, after, 0)
