"""The round, from top to bottom: income, prices, discard, buying, building, scoring (SKY-RND-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame
from game.titles.skye.building import begin_building
from game.titles.skye.buying import begin_buying
from game.titles.skye.content import Content
from game.titles.skye.discarding import discard
from game.titles.skye.frames import ROUND
from game.titles.skye.income import take_income
from game.titles.skye.journeyman import phases
from game.titles.skye.pricing import draw_and_price
from game.titles.skye.round_end import end_round
from game.titles.skye.state import State

Phase = Callable[[Content, State, Out], None]

# SKY-RND-02.
PHASES: Final[tuple[Phase, ...]] = (
    take_income,
    draw_and_price,
    discard,
    begin_buying,
    begin_building,
    end_round,
)
# Section 16: the same six, each with what Journeyman adds.
WITH_JOURNEYMAN: Final[tuple[Phase, ...]] = (
    phases.begin_income,
    phases.draw_and_price,
    phases.discard,
    phases.begin_buying,
    phases.begin_building,
    phases.begin_scoring,
)


def resume_round(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Begin the next phase; the last of them begins the next round, or ends the match."""
    _kind, starter, phase = frame
    state.stack[-1] = (ROUND, starter, phase + 1)
    (PHASES if state.journey is None else WITH_JOURNEYMAN)[phase](content, state, out)
