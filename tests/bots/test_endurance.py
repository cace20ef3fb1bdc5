from __future__ import annotations

import pytest

from game.bots.levels import levels_of
from tests.bots.endurance import TABLES, endure, tables


def test_matches_of_all_levels_end_without_fault() -> None:
    """A few of the thousand; a test of their own is for those that search."""
    played, wrong = endure(8, first=1)
    assert not wrong
    assert set(played) == {level.key for level in levels_of("skyrim")} - {"master"}


@pytest.mark.slow
def test_a_match_with_a_searching_seat_ends_without_fault() -> None:
    played, wrong = endure(1, rounds=4)  # a search of four turns meets all kinds of questions
    assert not wrong
    assert played["master"] == 1


def test_a_thousand_matches_meet_every_level_at_every_seat() -> None:
    met = {(mode, len(levels), seat, level) for mode, levels in tables(1000) for seat, level in enumerate(levels)}
    quick = [level.key for level in levels_of("skyrim") if level.key != "master"]
    assert met >= {(mode, seats, seat, level) for mode, seats in TABLES for seat in range(seats) for level in quick}
    assert {(mode, seats, "master") for mode, seats, _, level in met if level == "master"} == {
        (mode, seats, "master") for mode, seats in TABLES
    }
