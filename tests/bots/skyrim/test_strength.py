"""A level is worth its name: small samples with fixed seeds, so that they cannot fail by bad luck."""

from __future__ import annotations

from game.bots.arena import play_fast
from game.bots.levels import levels_of
from tests.bots.skyrim.table import skyrim


def wins(levels: list[str], mode: str, matches: int, max_rounds: int = 0) -> int:
    """Matches won alone by the one `normal` among others, which sits at every seat in turn."""
    seats = len(levels)
    games = [skyrim(levels[-turn:] + levels[:-turn], mode, max_rounds) for turn in range(seats)]
    won = 0
    for seed in range(matches):
        game = games[seed % seats]
        played = play_fast(game, seed)
        assert not played.stopped
        won += [game.setup.seats[seat].player for seat in played.state.winners] == ["normal"]
    return won


def test_normal_beats_random_in_duels() -> None:
    assert wins(["normal", "random"], "chaos", 40) >= 38


def test_normal_beats_three_random() -> None:
    assert wins(["normal", "random", "random", "random"], "chaos", 20) >= 18


def test_normal_outlives_two_random() -> None:
    assert wins(["normal", "random", "random"], "civil-war", 12, max_rounds=100) >= 11


def test_levels_have_a_name_and_a_sentence() -> None:
    levels = levels_of("skyrim")
    assert [level.key for level in levels] == ["random", "normal"]
    assert all(level.name and level.words.endswith(".") for level in levels)
