"""Reasons: those of the judgement itself, for every kind of decision, from the view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.bots.levels import ADVISER, explainer, make_bot
from game.bots.skyrim.explain import JUDGE, explain
from game.bots.skyrim.forecast import forecast
from game.bots.skyrim.placing import claim_parts
from game.bots.skyrim.policy import Policy
from game.bots.skyrim.worth import gain, gain_parts
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.titles.skyrim import frames as f
from game.titles.skyrim.state import State
from tests.bots.skyrim.table import laid_out, skyrim, wandering

ASKING = 12  # kinds of questions


def positions(mode: str, decisions: int = 1500) -> Iterator[tuple[Game, State]]:
    game = skyrim(["normal", "normal", "normal"], mode)
    for state in wandering(game, 3, decisions, Policy()):
        if len(game.options(state)) > 1:
            seat = game.rules.decider(state)
            yield game, game.title.view(game.content, state, seat)


@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_every_choice_of_every_decision_has_a_reason(mode: str) -> None:
    kinds: Counter[int] = Counter()
    for game, seen in positions(mode):
        kinds[seen.stack[-1][0]] += 1
        before = seen.copy()
        chosen = make_bot("skyrim", ADVISER).choose(game, seen, game.options(seen), Stream(1))
        for option in [chosen, *game.options(seen)[:: max(1, len(game.options(seen)) // 5)]]:
            reason = explain(game, seen, option)
            assert reason.option == option
            assert reason == explain(game, seen.copy(), option)
            assert 0 <= reason.chance <= 1
        assert seen == before
    met = set(range(ASKING)) - {f.CLAIM, f.GARRISON, f.PLACE, f.EXCHANGE}
    assert met <= set(kinds)
    assert (mode == "civil-war") == (f.CLAIM in kinds)


def test_the_title_is_explained_by_its_own_module() -> None:
    assert explainer("skyrim") is explain


@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_the_parts_of_a_worth_are_the_worth(mode: str) -> None:
    for n, (game, seen) in enumerate(positions(mode, 600)):
        if n % 20:
            continue
        outlook = JUDGE.outlook(game.content, seen, seen.stack[-1][1])
        for land in game.content.land:
            if seen.owner[land] not in (outlook.seat, -1):
                assert sum(gain_parts(outlook, land).values()) == pytest.approx(gain(outlook, land))
            if seen.stack[-1][0] == f.CLAIM:
                assert set(claim_parts(outlook, land)) == {"region", "fort", "joins", "denies"}


def test_a_settlement_is_praised_for_what_it_has_alone() -> None:
    """A land with many borders and nothing of its own beside it is the best of what is left, and no fort."""
    game = skyrim(["normal", "normal", "normal"], "civil-war")
    seen = game.title.view(game.content, game.new(1), 0)
    outlook = JUDGE.outlook(game.content, seen, seen.stack[-1][1])
    reasons = {land: explain(game, seen, ("place", land)).why for land in game.content.land}
    assert {land for land, why in reasons.items() if why == "fort"} <= set(game.content.forts)
    worth = {land: max(claim_parts(outlook, land).values()) for land in game.content.land}
    assert {land for land, why in reasons.items() if why == "best"} == {land for land in worth if worth[land] <= 0.0}
    assert "best" in reasons.values()


def test_an_attack_says_its_chance_and_the_region_it_breaks() -> None:
    game = skyrim(["normal", "normal", "normal"])
    region = min(range(len(game.content.regions)), key=lambda r: len(game.content.regions[r][1]))
    inside = game.content.regions[region][1]
    target = next(t for t in inside if any(u not in inside for u in game.content.connected[t]))
    source = next(u for u in game.content.connected[target] if u not in inside)
    lands = dict.fromkeys(inside, (1, 2)) | {source: (0, 9)}
    seen = game.title.view(game.content, laid_out(game, lands, (f.INVADE, 0)), 0)
    reason = explain(game, seen, ("attack", source, target, 3))
    assert reason.why == "breaks"
    assert (reason.place, reason.region, reason.seat) == (target, region, 1)
    assert reason.chance == pytest.approx(forecast(9, 2).conquers)


def test_stopping_says_whether_odds_or_units_are_wanting() -> None:
    game = skyrim(["normal", "normal", "normal"])
    source = 0
    for units, why in ((1, "no_force"), (3, "odds")):
        lands = {source: (0, units), 40: (1, 5), 41: (2, 5)}
        seen = game.title.view(game.content, laid_out(game, lands, (f.INVADE, 0)), 0)
        assert explain(game, seen, ("end_invasion",)).why == why


def test_equal_views_have_equal_reasons() -> None:
    """Hands and deck of others may differ: nothing follows from them."""
    game = skyrim(["normal", "normal", "normal"])
    lands = {0: (0, 6), game.content.connected[0][0]: (1, 2), 40: (2, 5)}
    hands = [((), (5, 6), (7,)), ((), (8, 9), (10,))]
    states = [laid_out(game, lands, (f.INVADE, 0), held) for held in hands]
    views = [game.title.view(game.content, state, 0) for state in states]
    assert states[0] != states[1]
    for option in game.options(views[0]):
        assert explain(game, views[0], option) == explain(game, views[1], option)
