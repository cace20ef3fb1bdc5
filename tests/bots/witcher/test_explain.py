"""Reasons: those of the judgement itself, for every kind of decision, from what lies open."""

from __future__ import annotations

import pytest

from game.bots.levels import ADVISER, explainer, make_bot
from game.bots.thinker import ONLOOKER
from game.bots.witcher.explain import explain
from game.bots.witcher.policy import Policy
from game.kernel.chance import Stream
from tests.bots.witcher.table import IDS, MODULES, wandering, witcher
from tests.titles.witcher.table import lay

MOVES = ("move", "fight", "duel", "meditate", "explore", "end_wandering", "act", "sail_to", "face_dagon")


@pytest.mark.parametrize("modules", MODULES, ids=IDS)
def test_every_choice_has_a_reason_that_repeats(modules: tuple[str, ...]) -> None:
    game = witcher(["normal"] * 3, modules)
    for state in wandering(game, 3, 400, Policy()):
        options = game.options(state)
        seat = game.rules.decider(state)
        seen = game.title.view(game.content, state, seat)
        before = seen.copy()
        chosen = make_bot("witcher", ADVISER).choose(game, seen, options, Stream(1))
        for option in [chosen, *options[:: max(1, len(options) // 4)]]:
            reason = explain(game, seen, option)
            assert reason.option == option
            assert reason == explain(game, seen.copy(), option)
            assert 0 <= reason.chance <= 1
        assert seen == before


@pytest.mark.parametrize("modules", MODULES, ids=IDS)
def test_moves_are_explained_by_what_everybody_sees(modules: tuple[str, ...]) -> None:
    game = witcher(["normal"] * 3, modules)
    for state in wandering(game, 4, 300, Policy()):
        seat = game.rules.decider(state)
        own, open_to_all = (game.title.view(game.content, state, eyes) for eyes in (seat, ONLOOKER))
        for option in game.options(state):
            if option[0] in MOVES:
                assert explain(game, own, option) == explain(game, open_to_all, option)


def test_the_title_is_explained_by_its_own_module() -> None:
    assert explainer("witcher") is explain


def test_a_ride_to_ban_ard_is_for_alchemy() -> None:
    table = lay(3).stand(0, "kaer_morhen", hand="wolf_push_back_1")
    place = table.number("place", "ban_ard")
    reason = explain(table.match.game, table.state, ("move", place))
    assert (reason.why, reason.place, reason.number) == ("raises", place, 2)


def test_a_fight_says_its_chance() -> None:
    table = lay(3, at="deed").monster("water", "m104", "glenmore").stand(0, "glenmore", levels=(4, 3, 1, 1))
    weak = explain(table.match.game, table.state, ("fight", 2))
    table.stand(0, discard="a06_forest a06_mountain a12_forest a12_water a30_forest a30_mountain")
    strong = explain(table.match.game, table.state, ("fight", 2))
    assert weak.why == strong.why == "hunts"
    assert weak.chance < strong.chance
    table.stand(0, track=3)
    assert explain(table.match.game, table.state, ("fight", 2)).why == "last_step"
