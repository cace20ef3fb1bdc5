"""Whatever is advised in Dovahkiin is told with its reason, and bots' reasons without what lies hidden."""

from __future__ import annotations

import random

import pytest

from game.bots.bot import decision_chance
from game.bots.levels import ADVISER, explainer, make_bot
from game.bots.worker import in_the_open
from game.desktop.tables.registry import make_table
from game.desktop.tables.skyrim.dovahkiin.advice import SENTENCES
from game.desktop.tables.skyrim.dovahkiin.table import NEW_VERBS
from game.titles.skyrim.dovahkiin.targets import AIMED
from tests.desktop.table_driver import make_match


@pytest.mark.parametrize("seed", [31, 32])
def test_advice_is_told_with_its_reason(seed: int) -> None:
    match = make_match("human,easy,easy", seed, mode="dovahkiin", random_setup=True)
    table, bot, explain = make_table(match.game), make_bot("skyrim", ADVISER), explainer("skyrim")
    chance, told = random.Random(seed), set[str]()
    while not match.over and len(match.steps) < 260:
        options = match.options()
        option = options[0]
        if len(options) > 1:
            seen = match.game.title.view(match.game.content, match.state, match.seat)
            option = bot.choose(
                match.game, seen, match.game.options(seen), decision_chance(match.seed, len(match.steps))
            )
            reason = explain(match.game, seen, option)
            words = table.advice(match, reason)
            assert "{" not in words
            assert all(key in table.content.keys for key in table.advised(reason))  # type: ignore[attr-defined]
            if option[0] in NEW_VERBS:
                assert reason.why == "points" or words.partition(":")[2], "it says why"
                told.add(option[0])
            nobody = match.game.title.view(match.game.content, match.state, -1)
            shown = in_the_open(reason, explain(match.game, nobody, option))
        n = len(match.steps)
        match.choose(chance.choice(options) if chance.random() < 0.1 else option)
        if len(options) > 1 and match.steps[n].option == option and table.move_of(match, n) == n:
            assert "{" not in table.why(match, n, shown)
    assert {"give_back", "place_hero", "walk"} <= told


def test_every_effect_that_can_be_aimed_has_a_sentence() -> None:
    assert set(SENTENCES["aim"]) | {"hide", "heal", "foresee", "transmute", "paralyze"} >= AIMED
