"""The end of a match (WOW-SCP-02, WOW-END-01)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.events import MatchEnded
from game.titles.witcher.state import State


def win(content: Content, state: State, seat: int, out: Out) -> None:
    """Victory at once: no last round, no tie."""
    end_match(state, [seat], out)


def end_match(state: State, winners: list[int], out: Out) -> None:
    """Nothing goes on; a lone witcher's match that is lost has no winner."""
    state.winners = winners
    state.stack.clear()
    if out is not None:
        out.append(MatchEnded(tuple(winners)))
