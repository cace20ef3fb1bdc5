"""Reasons for every choice of Dovahkiin and of mixes, from the view alone."""

from __future__ import annotations

import re

import pytest

from game.bots.skyrim.dovahkiin import explain as saga
from game.bots.skyrim.dovahkiin.assault import assaults
from game.bots.skyrim.dovahkiin.policy import SagaPolicy
from game.bots.skyrim.explain import explain
from game.bots.skyrim.forecast import forecast
from game.kernel.chance import Stream
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.odds import odds_of
from game.titles.skyrim.dovahkiin.targets import AIMED
from tests.bots.skyrim.dovahkiin.test_legality import positions
from tests.titles.skyrim.dovahkiin.tale import tell

RARE = {
    "give",
    "take",
    "put_under",
    "keep_weapon",
    "keep_armor",
    "enough",
    "replace",
    "rage",
    "reroll",
    "shout",
    "revive",
}


def test_every_option_has_a_reason() -> None:
    verbs = set()
    for number in (1, 2, 3, 5, 6):
        for game, state in positions(number, 320, SagaPolicy()):
            seen = game.title.view(game.content, state, game.rules.decider(state))
            before, options = seen.copy(), game.options(state)
            for option in options[:: max(1, len(options) // 5)]:
                reason = explain(game, seen, option)
                assert reason.option == option
                assert 0 <= reason.chance <= 1
                assert re.fullmatch("[a-z_]+", reason.why)
                verbs.add(option[0])
            assert seen == before
    assert verbs >= set(saga.SAGA_EXPLAINERS) - RARE


def test_effects_without_dice_all_have_a_word() -> None:
    assert set(saga.EFFECTS) >= AIMED


def test_an_attack_speaks_of_the_objective_it_completes() -> None:
    table = tell("solitude 2 kynesgrove 6 | windhelm 2", at="invade", heroes=" | ", objectives=["OBJ-17", ""])
    game, state = table.match.game, table.match.state
    seen = game.title.view(game.content, state, 0)
    keys = game.content.keys
    reason = explain(game, seen, ("attack", keys.index("kynesgrove"), keys.index("windhelm"), 3))
    assert (reason.why, reason.number) == ("meets", 16)
    assert reason.chance == pytest.approx(forecast(6, 2).conquers)
    others = game.title.view(game.content, state, 1)
    assert explain(game, others, reason.option).why not in ("meets", "objective")


def test_the_chance_of_an_attack_knows_the_hero_beside_it() -> None:
    table = tell("whiterun 6 | riverwood 5", at="invade", heroes="whiterun | ")
    game, state = table.match.game, table.match.state
    keys = game.content.keys
    attack = ("attack", keys.index("whiterun"), keys.index("riverwood"), 3)
    assert explain(game, game.title.view(game.content, state, 0), attack).chance > forecast(6, 5).conquers + 0.2


def test_units_are_placed_for_the_attack_that_follows() -> None:
    met, policy = 0, SagaPolicy()
    for number in (1, 2, 3):
        for game, state in positions(number, 200, policy):
            seat = game.rules.decider(state)
            seen = game.title.view(game.content, state, seat)
            option = policy.decide(game.content, seen, Stream(1)) if state.stack[-1][0] == f.REINFORCE else ("",)
            reason = explain(game, seen, option) if option[0] == "place" else None
            if reason is not None and reason.why == "takes":
                met += 1
                seen.units[option[1]] += seen.stack[-1][2]
                strikes = assaults(policy.lookout(game.content, seen, seat))
                assert next(one.target for one in strikes if one.source == option[1]) == reason.place
    assert met > 5


@pytest.mark.parametrize("faction", ["orc", "imperial"])
@pytest.mark.parametrize(("health", "weapons"), [("9 | 3", ""), ("3 | 8", ""), ("9 | 9", "WPN-B"), ("9 | 9", "WPN-D")])
def test_a_fight_is_told_the_chance_that_the_table_tells(faction: str, health: str, weapons: str) -> None:
    table = tell(
        "whiterun 4 | riverwood 4", at="invade", heroes="whiterun | riverwood", health=health, weapons=weapons,
        factions=f"{faction}|thalmor",
    )  # fmt: skip
    for choices in ((), ("challenge riverwood",)):
        table.do(*choices)
        game, state = table.match.game, table.match.state
        seen, target = game.title.view(game.content, state, 0), game.content.keys.index("riverwood")
        for option in game.options(seen):
            if option[0] in ("challenge", "strike", "rage"):
                assert explain(game, seen, option).chance == odds_of(game.content, state, 0, target).wins


def told_of_help(lands: str, heroes: str, health: str, option: tuple[str, ...], **more: int) -> str:
    """Why the first seat, asked in another's turn, does that."""
    table = tell(lands, heroes=heroes, health=health, magicka="4 | 0", turn=1, **more)  # type: ignore[arg-type]
    game, state = table.match.game, table.match.state
    state.stack.append((f.HELP, 0))
    return explain(game, game.title.view(game.content, state, 0), option).why


def test_whoever_is_wounded_hears_why_not_to_heal() -> None:
    far = ("solitude 4 | riften 4", "solitude | riften")
    near = ("whiterun 4 | riverwood 4", "whiterun | riverwood")
    assert told_of_help(*far, "6 | 10", ("pass",)) == "safe"
    assert told_of_help(*far, "6 | 10", ("heal",)) == "fight"
    assert told_of_help(*near, "2 | 10", ("pass",)) == "saves"
    assert told_of_help(*near, "5 | 4", ("pass",)) == "hale"
    assert told_of_help(*near, "2 | 10", ("heal",)) == "danger"
    assert told_of_help(*near, "2 | 10", ("pass",), max_rounds=2) == "saves"
    assert told_of_help(*near, "2 | 10", ("pass",), max_rounds=1) == "over"


def test_healing_tells_of_danger_only_where_somebody_could_come() -> None:
    for rival, why in (("riverwood", "danger"), ("riften", "fight")):
        lands = f"whiterun 4 | {rival} 4"
        table = tell(lands, at="maneuver", heroes=f"whiterun | {rival}", health="2 | 9", magicka="4 | 0")
        game, state = table.match.game, table.match.state
        assert explain(game, game.title.view(game.content, state, 0), ("heal",)).why == why


def test_a_move_tells_whether_units_stand_idle_or_do_more_elsewhere() -> None:
    for lands, why in (
        ("riften 6 fort_greenwall 1 | largashbur 30", "regroups"),
        ("riften 6 fort_greenwall 1 largashbur 1 | helgen 3", "idle"),
    ):
        table = tell(lands, at="maneuver", heroes=" | ")
        game, state = table.match.game, table.match.state
        riften = game.content.keys.index("riften")
        assert explain(game, game.title.view(game.content, state, 0), ("maneuver", riften)).why == why
        table.do("maneuver riften", "to fort_greenwall")
        units = explain(game, game.title.view(game.content, table.match.state, 0), ("units", 5))
        assert (units.why == "idle") == (why == "idle")


def test_the_tenth_point_is_said_to_win() -> None:
    table = tell(
        "whiterun 10 | riverwood 3",
        at="objective",
        heroes="whiterun | riverwood",
        objectives=["OBJ-10", ""],
        points="9 | 0",
    )
    game, state = table.match.game, table.match.state
    assert explain(game, game.title.view(game.content, state, 0), ("score", 9)).why == "wins"
