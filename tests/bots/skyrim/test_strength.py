"""A level is worth its name: small samples with fixed seeds, so that they cannot fail by bad luck.

How strong levels are in truth, `simulate` tells over hundreds of matches.
"""

from __future__ import annotations

import pytest

from game.bots.arena import play_fast
from game.bots.levels import levels_of
from tests.bots.skyrim.table import skyrim


def wins(levels: list[str], mode: str, matches: int, max_rounds: int = 0) -> int:
    """Matches won alone by the first of the levels, which sits at every seat in turn."""
    seats = len(levels)
    games = [skyrim(levels[-turn:] + levels[:-turn], mode, max_rounds) for turn in range(seats)]
    won = 0
    for seed in range(matches):
        game = games[seed % seats]
        played = play_fast(game, seed)
        assert not played.stopped
        won += [game.setup.seats[seat].player for seat in played.state.winners] == levels[:1]
    return won


@pytest.mark.parametrize(
    ("stronger", "weaker", "least"), [("easy", "random", 22), ("normal", "easy", 18), ("hard", "normal", 16)]
)
def test_each_level_beats_the_one_below_in_duels(stronger: str, weaker: str, least: int) -> None:
    assert wins([stronger, weaker], "chaos", 24) >= least


def test_normal_beats_three_random() -> None:
    assert wins(["normal", "random", "random", "random"], "chaos", 20) >= 15


def test_normal_outlives_two_random() -> None:
    assert wins(["normal", "random", "random"], "civil-war", 12, max_rounds=100) >= 11


def test_hard_outlives_two_normal_more_often_than_a_third() -> None:
    assert wins(["hard", "normal", "normal"], "civil-war", 18, max_rounds=100) >= 9


def test_levels_have_a_name_and_a_sentence() -> None:
    levels = levels_of("skyrim")
    assert [level.key for level in levels] == ["random", "easy", "normal", "hard", "master"]
    assert all(level.name and level.words.endswith(".") for level in levels)
    assert len({level.name for level in levels} | {level.words for level in levels}) == 2 * len(levels)
