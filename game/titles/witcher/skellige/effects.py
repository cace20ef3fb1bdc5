"""What each op of the sea does (effects/ops.py tells what it stands for)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.titles.witcher import quests
from game.titles.witcher.content import Content
from game.titles.witcher.effects import ops as o
from game.titles.witcher.skellige.dagon import move_dagon
from game.titles.witcher.skellige.events import IslandFound
from game.titles.witcher.skellige.voyages import DIVERTED, TURNED_BACK, sea_of
from game.titles.witcher.state import State
from game.titles.witcher.tokens import change_gold

Op = tuple[int, ...]
Carry = Callable[[Content, State, int, Op, Out], None]


def _dagon(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    move_dagon(content, state, op[1], out)


def _sea_event(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """Read at once, even at sea; one that is out of the stack is worth Gold (SKE-EVT-03 to -05)."""
    if not quests.read_event(content, state, seat, op[1], out):
        change_gold(state, seat, quests.LOST_EVENT_GOLD, out)


def _sea_quest(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """The card that is being read stays as a quest for a place; no token lies on it (SKE-EVT-02, -05)."""
    event = content.catalogue.quests[op[1]].event
    if content.stories.first_event + event in state.events:
        quests.gain_quest(content, state, seat, op[1], out)
    else:
        change_gold(state, seat, quests.LOST_EVENT_GOLD, out)


def _island(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """For everyone and for good (SKE-EVT-07, SKE-LOC-22)."""
    sea_of(state).found += (op[1],)
    if out is not None:
        out.append(IslandFound(seat, op[1]))


def _course(course: int) -> Carry:
    def carry(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
        """When the section is resolved (SKE-OUT-21)."""
        trip = sea_of(state).trip
        if trip is not None:
            trip.course = course

    return carry


def _no_action(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    trip = sea_of(state).trip
    if trip is not None:
        trip.no_action = True


def _safe_trip(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    trip = sea_of(state).trip
    if trip is not None:
        trip.safe = True


def _roll_twice(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    trip = sea_of(state).trip
    if trip is not None:
        trip.dice = 2


OPS: Final[dict[int, Carry]] = {
    o.DAGON: _dagon,
    o.SEA_EVENT: _sea_event,
    o.SEA_QUEST: _sea_quest,
    o.ISLAND: _island,
    o.DIVERT: _course(DIVERTED),
    o.TURN_BACK: _course(TURNED_BACK),
    o.NO_ACTION: _no_action,
    o.SAFE_TRIP: _safe_trip,
    o.ROLL_TWICE: _roll_twice,
}
