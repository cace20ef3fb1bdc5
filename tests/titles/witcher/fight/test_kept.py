"""Equipment, companions and cards kept, in fights (table 18.11)."""

from __future__ import annotations

import pytest

from game.titles.witcher.deck_events import CardsDrawn
from game.titles.witcher.fight.events import DamageDealt, FightCardsLost, FightTurnBegan, KnockedOut, MonsterKilled
from tests.titles.witcher.fight.ring import Ring, declare, duel, hunt

HIGH = (4, 4, 4, 4)


def drawn(made: Ring) -> int:
    return sum(event.number for event in made.told(CardsDrawn))


def wounds(made: Ring) -> list[int]:
    return [len(event.fight_cards) for event in made.told(FightCardsLost)]


def second_turn(kept: str) -> Ring:
    """The same witcher's second fight turn, with nothing used."""
    made = hunt(hand="wolf_push_back_1 wolf_aard_1 wolf_aard_2", deck=8, kept=kept, shield=4, attributes=HIGH)
    if made.asked == "prepare":
        made.do("ready")
    made.do("lay wolf_push_back_1", "stop")
    while made.asked == "special":
        made.do("pass")
    made.do("charge")
    return made


@pytest.mark.rule("WOW-EVT-02")
@pytest.mark.parametrize("kept", ["e01", "e15"])
def test_e01_and_e15_turn_a_card_into_two_damage(kept: str) -> None:
    made = hunt(hand="wolf_aard_1 wolf_aard_2", deck=8, kept=kept)
    made.do(f"use kept_{kept}", "lose wolf_aard_2")
    assert wounds(made) == [2]
    assert made.asked == "combo"
    assert hunt(deck=8, kept=kept).asked == "name_attack"
    assert (second_turn(kept).asked == "prepare") == (kept == "e15")


@pytest.mark.parametrize(("first", "damage"), [(True, 2), (False, 4)])
def test_e05_takes_two_off_the_monsters_first_attack(first: bool, damage: int) -> None:
    made = hunt(life="f05 f06 f01", first=False, hand="wolf_aard_1", deck=8, kept="e05", shield=0)
    made.do("bite", "use kept_e05" if first else "pass")
    assert made.told(DamageDealt)[0].damage == damage
    assert second_turn("e05").asked == "combo"


def test_e13_raises_the_shield_by_2() -> None:
    made = hunt(hand="wolf_aard_1", deck=8, kept="e13", shield=1, attributes=HIGH)
    assert made.do("use kept_e13").one().shield == 3


@pytest.mark.rule("WOW-TAB-36", "WOW-TAB-43")
def test_e14_deals_two_at_once_and_may_kill() -> None:
    made = hunt(life="f01 f02", hand="wolf_aard_1", deck=8, kept="e14")
    made.do("use kept_e14")
    assert made.has_told(MonsterKilled)
    assert second_turn("e14").asked == "combo"


def test_e18_looks_at_two_and_discards_one_before_the_foes_turn() -> None:
    made = hunt(life="f01 f02 f03 f04", hand="wolf_push_back_1 wolf_aard_1", deck=8, kept="e18")
    made.combo("wolf_push_back_1").do("use kept_e18")
    assert made.options() == ["drop_attack f01", "drop_attack f02"]
    made.do("drop_attack f02")
    assert made.life == ["f01", "f03", "f04"]
    assert made.asked == "name_attack"
    last = hunt(life="f01", hand="wolf_push_back_1 wolf_aard_1", deck=8, kept="e18")
    last.combo("wolf_push_back_1").do("use kept_e18", "drop_attack f01")
    assert last.has_told(MonsterKilled)
    both = duel({"hand": "wolf_push_back_1 wolf_aard_1", "deck": 8, "kept": "e18"}, {"deck": 8})
    both.combo("wolf_push_back_1").do("use kept_e18", "drop bear_quick_slash_2")
    assert both.cards("discard", 1) == ["bear_quick_slash_2"]


@pytest.mark.rule("WOW-FGT-07")
@pytest.mark.parametrize(("die", "taken", "dealt"), [(1, 1, []), (2, 1, [2]), (4, 1, [2]), (5, 0, [2]), (6, 0, [2])])
def test_e20_throws_for_both(die: int, taken: int, dealt: list[int]) -> None:
    made = hunt(hand="wolf_aard_1", deck=8, kept="e20", shield=1, dice=[die])
    made.do("use kept_e20")
    assert made.one().shield == 1 - taken
    assert wounds(made) == dealt
    alone = hunt(life="f01 f02", deck=1, shield=0, kept="e20", dice=[die])
    alone.do("use kept_e20")
    assert alone.has_told(MonsterKilled) == bool(dealt)
    assert alone.has_told(KnockedOut) == (not dealt)


def test_e23_begins() -> None:
    assert declare("m110", hand="wolf_aard_1", deck=8, kept="e23").told(FightTurnBegan)[0].seat == 0


def test_e26_each_blue_card_deals_one_more_every_time() -> None:
    made = hunt(
        hand="wolf_aard_1 wolf_quick_slash_1 a05_forest a04_forest", deck=8, kept="e26", shield=4, attributes=HIGH
    )
    made.combo("a05_forest", "a04_forest")  # 1 + 1 + 2, two of them blue
    assert wounds(made) == [6]
    made.do("charge").combo("wolf_aard_1", "wolf_quick_slash_1")
    assert wounds(made) == [6, 4]


def test_e28_raises_the_shield_by_one_more_with_a_green_card() -> None:
    made = hunt(hand="wolf_push_back_1", deck=8, kept="e28", shield=0, attributes=HIGH)
    made.combo("wolf_push_back_1").do("use kept_e28")
    assert made.one().shield == 2
    assert hunt(hand="wolf_yrden_1", deck=8, kept="e28").combo("wolf_yrden_1").asked == "name_attack"


def test_e31_draws_two_more_at_the_end_of_the_first_turn() -> None:
    made = hunt(hand="wolf_aard_1", deck=8, kept="e31", attributes=(1, 1, 1, 1))
    made.combo("wolf_aard_1").do("use kept_e31")
    assert drawn(made) == 3


def test_e50_strengthens_the_first_combo_and_comes_due_after_a_kill() -> None:
    made = hunt(hand="wolf_aard_1", deck=8, kept="e50", life="f01 f02 f03 f04")
    made.combo("wolf_aard_1").do("use kept_e50")
    assert wounds(made) == [4]
    made.do(made.options()[0])  # fatigue
    assert made.state.fight is None
    assert made.asked == "answer"
    lost = hunt(life="f17", first=False, deck=2, shield=0, kept="e50")
    lost.do("charge")
    assert lost.do(lost.options()[0]).asked == ""


def test_e56_shuffles_a_card_of_the_discard_pile_into_the_pool() -> None:
    made = hunt(hand="wolf_aard_1", deck=3, discard="wolf_yrden_1 wolf_yrden_2", kept="e56")
    made.do("use kept_e56", "pick wolf_yrden_1")
    assert "wolf_yrden_1" in made.cards("deck")
    assert made.cards("discard") == ["wolf_yrden_2"]
