"""With Journeyman too the parts add up to the scores: road pieces and the pawn count, bridges lie in no territory."""

from __future__ import annotations

import pytest

from game.titles.skye.scoring import BRIDGES, MAJORITIES, evaluate
from game.titles.skye.tracing import trace_seat
from tests.titles.plays import Case, play
from tests.titles.skye.boards import Boards
from tests.titles.skye.land import EXAMPLE
from tests.titles.skye.table import lay


@pytest.mark.parametrize("seed", range(4))
def test_the_parts_add_up_to_the_score(seed: int) -> None:
    match = play(Case("skye", "base", 4, False, modules=("journeyman",)), seed)
    content, state = match.game.content, match.state
    for scoring in set(content.scoring) - {*MAJORITIES, BRIDGES}:
        for seat in range(4):
            parts = trace_seat(content, state, scoring, seat)
            assert [sum(part.points for part in parts)] == evaluate(content, state, scoring, [seat]), scoring
            assert all(part.points > 0 and part.places for part in parts)


def test_a_piece_brings_points_that_are_traced() -> None:
    table = lay([EXAMPLE], boards=Boards(markers=["0 0 3"], roads=["-2,-2 south"], pawn=["1,-3"]), at="plan")
    content, state = table.match.game.content, table.state
    assert len(trace_seat(content, state, 13, 0)) == 11
    assert trace_seat(content, state, 16, 0) == [(8, (0, 8))]
    assert trace_seat(content, state, BRIDGES, 0) == []
