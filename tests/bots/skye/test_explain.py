"""Reasons: those of the judgement itself, for every kind of decision, from what lies open."""

from __future__ import annotations

import pytest

from game.bots.levels import ADVISER, explainer, make_bot
from game.bots.skye.explain import explain
from game.bots.skye.policy import Policy
from game.bots.thinker import ONLOOKER
from game.kernel.chance import Stream
from tests.bots.skye.table import IDS, MODULES, skye, wandering


@pytest.mark.parametrize("modules", MODULES, ids=IDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_choice_has_a_reason_that_repeats_and_is_told_to_all(seats: int, modules: tuple[str, ...]) -> None:
    game = skye(["normal"] * seats, modules)
    for state in wandering(game, 3, 150, Policy()):
        options = game.options(state)
        seat = game.rules.decider(state)
        seen, open_to_all = (game.title.view(game.content, state, eyes) for eyes in (seat, ONLOOKER))
        before = seen.copy()
        chosen = make_bot("skye", ADVISER).choose(game, seen, options, Stream(1))
        for option in [chosen, *options[:: max(1, len(options) // 3)]]:
            reason = explain(game, seen, option)
            assert reason.option == option
            assert reason == explain(game, seen.copy(), option)
            assert reason == explain(game, open_to_all, option)
            assert 0 <= reason.chance <= 1
        assert seen == before


@pytest.mark.parametrize("scoring", [(16, 17, 18, 19), (10, 13, 6, 8)])
def test_what_journeyman_scores_by_has_reasons_too(scoring: tuple[int, ...]) -> None:
    game = skye(["normal"] * 3, ("journeyman",))
    told = set()
    for state in wandering(game, 3, 120, Policy()):
        state.scoring = scoring
        seat = game.rules.decider(state)
        seen = game.title.view(game.content, state, seat)
        for option in game.options(state)[:12]:
            reason = explain(game, seen, option)
            told |= {reason.number} if reason.why == "scores" else set()
    assert told
    assert told <= set(scoring) - {16, 19}, "no tile moves the journeyman or a marker"


def test_the_title_is_explained_by_its_own_module() -> None:
    assert explainer("skye") is explain
