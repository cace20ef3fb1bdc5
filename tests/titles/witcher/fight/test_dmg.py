"""Taking damage (DMG)."""

from __future__ import annotations

import pytest

from game.titles.witcher.fight.events import CardsLost, DamageDealt, FightCardsLost, KnockedOut
from tests.titles.witcher.fight.ring import duel, hunt


@pytest.mark.rule("WOW-DMG-01")
def test_a_monster_loses_no_more_cards_than_it_has() -> None:
    made = hunt(life="f01 f02", hand="a12_forest wolf_aard_1", deck=3)
    made.combo("a12_forest")
    assert len(made.told(FightCardsLost)[0].fight_cards) == 2


@pytest.mark.rule("WOW-DMG-02", "WOW-DMG-03", "WOW-DMG-04", "WOW-CRD-07")
def test_shield_then_life_pool_then_hand() -> None:
    made = hunt(
        life="f05 f01",
        first=False,
        hand="wolf_aard_1 wolf_aard_2",
        deck="wolf_yrden_1",
        shield=2,
        discard="wolf_cleave_1",
    )
    made.do("bite")  # Damage 4
    assert made.one().shield == 0
    assert made.cards("deck") == []
    assert made.cards("discard") == ["wolf_cleave_1", "wolf_yrden_1"]
    assert made.options() == ["lose wolf_aard_1", "lose wolf_aard_2"]


@pytest.mark.rule("WOW-DMG-03")
def test_a_shield_that_holds_costs_no_card() -> None:
    made = hunt(life="f05 f01", first=False, hand="wolf_aard_1", deck=3, shield=4, attributes=(1, 4, 1, 1))
    made.do("charge")  # Damage 2
    assert made.one().shield == 2
    assert not made.has_told(CardsLost)


@pytest.mark.rule("WOW-DMG-05")
def test_the_hand_card_that_goes_is_the_players_choice() -> None:
    made = hunt(life="f05 f01", first=False, hand="wolf_aard_1 wolf_aard_2 wolf_yrden_1", shield=0)
    made.do("charge")  # Damage 2
    made.do("lose wolf_aard_2", "lose wolf_aard_1")
    assert made.cards("hand") == ["wolf_yrden_1"]
    assert made.cards("discard") == ["wolf_aard_2", "wolf_aard_1"]


@pytest.mark.rule("WOW-DMG-06")
def test_with_neither_left_the_witcher_is_out_and_no_question_is_put() -> None:
    made = hunt(life="f07 f01 f02", first=False, hand="wolf_aard_1", deck=2, shield=1)
    made.do("charge")  # Damage 5
    assert made.has_told(KnockedOut)


@pytest.mark.rule("WOW-DMG-08")
def test_discarding_is_not_damage() -> None:
    """Random discard of a monster of level III: the shield stops nothing, and Glustyworp's trophy is not asked."""
    made = hunt(
        "m305", life="f08 f01 f02", first=False, hand="wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2", deck=3,
        shield=1, trophies="m303 m212",
    )  # fmt: skip
    made.do("charge")
    assert made.one().shield == 1
    assert len(made.cards("hand")) == 1
    assert not made.has_told(DamageDealt)
    assert made.asked == "combo"


@pytest.mark.rule("WOW-DMG-09")
def test_reductions_never_bring_damage_below_0() -> None:
    """Yghern takes 1 from a combo with a blue card; a combo of 0 stays 0."""
    made = hunt("m306", hand="wolf_push_back_1 wolf_quick_slash_1 wolf_yrden_1", deck=3, life="f01 f02 f03")
    made.combo("wolf_push_back_1", "wolf_quick_slash_1")
    assert made.life == ["f01", "f02", "f03"]
    bare = hunt("m306", hand="a16_forest a05_forest a15_forest", deck=3, life="f01 f02 f03")
    bare.combo("a15_forest")
    assert bare.life == ["f01", "f02", "f03"]


@pytest.mark.rule("WOW-DMG-09")
def test_additions_come_before_reductions() -> None:
    """A combo of 0 Damage with two blue cards: 0 + 1 by Yghern's trophy - 1 by Yghern."""
    made = hunt(
        "m306", hand="wolf_quick_slash_1 wolf_aard_2", deck=3, life="f01 f02 f03", trophies="trophy_combat m201"
    )
    made.combo("wolf_quick_slash_1")
    assert made.life == ["f01", "f02", "f03"]
    more = hunt("m306", hand="wolf_quick_slash_1 wolf_aard_2", life="f01 f02 f03", trophies="trophy_combat")
    more.combo("wolf_quick_slash_1")  # 1, 1 more with an empty pool, 1 less
    assert more.life == ["f02", "f03"]


@pytest.mark.rule("WOW-DMG-02")
def test_witchers_take_damage_from_one_another_alike() -> None:
    made = duel({"hand": "a10_forest", "deck": 3}, {"hand": "viper_aard_1 viper_aard_2", "deck": 1, "shield": 1})
    made.combo("a10_forest")  # Damage 3
    assert made.seat == 1
    assert made.options() == ["lose viper_aard_1", "lose viper_aard_2"]
    made.do("lose viper_aard_1")
    assert made.one(1).shield == 0
    assert made.cards("discard", 1) == ["bear_quick_slash_1", "viper_aard_1"]
