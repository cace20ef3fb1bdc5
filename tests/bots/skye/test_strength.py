"""Levels in their order, by what a few matches can tell; how far apart they are is measured by `simulate`."""

from __future__ import annotations

import pytest

from game.bots.arena import play_fast
from tests.bots.skye.table import IDS, MODULES, skye

MATCHES = 4


@pytest.mark.parametrize("modules", MODULES, ids=IDS)
@pytest.mark.parametrize(("better", "worse"), [("hard", "easy"), ("easy", "random")])
def test_the_better_one_gains_more(better: str, worse: str, modules: tuple[str, ...]) -> None:
    ahead = 0
    for number in range(MATCHES):
        seat = number % 2
        levels = [better, worse] if seat == 0 else [worse, better]
        seats = play_fast(skye(levels, modules), 60 + number).state.seats
        ahead += seats[seat].points - seats[1 - seat].points
    assert ahead > 5 * MATCHES
