"""Judgement reads everything from the board: it plays a map of twelve territories as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.arena import play_fast
from game.bots.bot import decision_chance
from game.bots.levels import make_bot
from game.bots.skyrim.ground import ground_of
from game.bots.skyrim.policy import Policy
from tests.bots.skyrim.table import skyrim, wandering

SMALL = Path(__file__).parents[2] / "maps" / "small.tmx"

pytestmark = pytest.mark.skipif(not SMALL.exists(), reason="the small map is not there")


@pytest.mark.parametrize(("mode", "seats"), [("chaos", 2), ("chaos", 4), ("civil-war", 3)])
def test_every_choice_is_legal(mode: str, seats: int) -> None:
    game = skyrim(["normal"] * seats, mode, board=str(SMALL))
    policy = Policy()
    for n, state in enumerate(wandering(game, seats, 500, policy)):
        seen = game.title.view(game.content, state, game.rules.decider(state))
        assert policy.decide(game.content, seen, decision_chance(1, n)) in game.options(state)


@pytest.mark.parametrize(("mode", "seats"), [("chaos", 2), ("chaos", 4), ("civil-war", 3)])
def test_every_choice_of_a_search_is_legal(mode: str, seats: int) -> None:
    game = skyrim(["master"] * seats, mode, board=str(SMALL))
    master = make_bot("skyrim", "master")
    for n, state in enumerate(wandering(game, seats, 300, Policy())):
        if n % 29 == 0:
            seen = game.title.view(game.content, state, game.rules.decider(state))
            assert master.choose(game, seen, game.options(state), decision_chance(1, n)) in game.options(state)


def test_the_end_card_lies_in_the_middle_third() -> None:
    ground = ground_of(skyrim(["normal"] * 2, board=str(SMALL)).content)
    assert (ground.size, ground.first_ending, ground.last_ending) == (12, 5, 9)


def test_normal_beats_random() -> None:
    won = 0
    for seed in range(40):
        levels = ["normal", "random"] if seed % 2 else ["random", "normal"]
        game = skyrim(levels, board=str(SMALL))
        won += [levels[seat] for seat in play_fast(game, seed).state.winners] == ["normal"]
    assert won >= 32
