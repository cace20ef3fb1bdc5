"""The match as it stood while points are counted: what is still to be counted, and what came later, is not there."""

from __future__ import annotations

from collections.abc import Sequence

from game.desktop.tables.skye import history
from game.desktop.tables.skye.foresee import playing
from game.kernel.match import Match
from game.titles.skye import events as e
from game.titles.skye.ending import GOLD_A_POINT
from game.titles.skye.state import BANNERS, GOLD, HIDDEN, State, change_gold, score


def in_turn(state: State) -> list[int]:
    """The seats still in the match, from the starting player on; when it is over, in their order."""
    seats = playing(state)
    if not state.stack:
        return seats
    first = state.stack[0][1]
    return sorted(seats, key=lambda seat: (seat - first) % len(state.seats))


def order(state: State, counted: history.Counted) -> list[int]:
    """The seats that are counted, one after the other."""
    counts = playing(state) if counted.source == BANNERS else dict(counted.points)
    return [seat for seat in in_turn(state) if seat in counts]


def so_far(match: Match, seen: State, waiting: Sequence[history.Counted], shown: int) -> State:
    """A copy of what is seen, with the points of the first of `waiting` for its first `shown` seats alone."""
    state = seen.copy()
    if state.stack:  # the next round has begun
        state.rounds -= 1
    for income in history.those(match.steps[waiting[0].step].events, e.IncomeTaken):
        if state.seats[income.seat].gold != HIDDEN:
            change_gold(state.seats[income.seat], -income.gold)
    told = order(seen, waiting[0])[:shown]
    for n, counted in enumerate(waiting):
        for seat, points in counted.points:
            if n or seat not in told:
                _take_back(state, seat, counted.source, points)
    return state


def _take_back(state: State, seat: int, source: int, points: int) -> None:
    one = state.seats[seat]
    score(one, source, -points)
    if source == GOLD and one.gold != HIDDEN:
        change_gold(one, GOLD_A_POINT * points)
