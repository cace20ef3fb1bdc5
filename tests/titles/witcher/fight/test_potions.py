"""Potions in fights (POT, table 18.5)."""

from __future__ import annotations

import pytest

from game.titles.witcher.deck_events import CardsDrawn
from game.titles.witcher.fight.events import CardsUnderPool, ComboLaid, FightCardsLost
from tests.titles.witcher.fight.ring import Ring, hunt

HIGH = (4, 4, 4, 4)


def drawn(made: Ring) -> int:
    return sum(event.number for event in made.told(CardsDrawn))


def wounds(made: Ring) -> list[int]:
    return [len(event.fight_cards) for event in made.told(FightCardsLost)]


@pytest.mark.rule("WOW-POT-03")
def test_potions_are_used_in_the_own_turn_only() -> None:
    made = hunt(life="f05 f06 f01", first=False, hand="wolf_aard_1", deck=8, potions="p1 p6", shield=0)
    assert made.do("charge").asked == "prepare"
    assert made.options("drink") == ["drink p1", "drink p6"]


@pytest.mark.rule("WOW-POT-04", "WOW-ATT-02")
@pytest.mark.parametrize(("alchemy", "most"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_as_many_potions_a_fight_as_the_alchemy_value(alchemy: int, most: int) -> None:
    potions = "p6 p6 p6 p6 p6"
    made = hunt(hand="wolf_aard_1", potions=potions, deck=8, attributes=(1, 1, alchemy, 1), kept="e13")
    for _ in range(most):
        made.do("drink p6")
    assert made.options("drink") == []
    assert "No more Potions" in made.refused("drink p6")


@pytest.mark.rule("WOW-POT-04")
def test_the_count_is_for_the_whole_fight() -> None:
    made = hunt(hand="wolf_push_back_1 wolf_aard_1", potions="p6 p1", deck=8, attributes=(1, 4, 1, 1), shield=4)
    made.do("drink p6").combo("wolf_push_back_1").do("charge")
    assert made.asked == "combo"


@pytest.mark.rule("WOW-POT-06")
def test_a_used_potion_is_no_unused_one() -> None:
    made = hunt(hand="wolf_aard_1", potions="p6", deck=8, attributes=HIGH, trophies="m102")
    made.do("drink p6")
    assert made.asked == "combo"


@pytest.mark.rule("WOW-POT-07")
def test_alchemy_that_falls_bars_further_potions_and_undoes_nothing() -> None:
    hand = "wolf_push_back_1 wolf_push_back_2"
    made = hunt(life="f04 f01 f02 f03", hand=hand, deck=8, potions="p6 p1", attributes=(1, 4, 2, 1), shield=4)
    made.do("drink p6", "ready").combo("wolf_push_back_1").do("bite")
    assert made.one().attributes[2] == 1
    assert made.fight.sides[0].potions == made.numbers("potion", "p6")
    assert made.asked == "combo"


@pytest.mark.rule("WOW-TAB-12", "WOW-TAB-13")
def test_there_are_seven_kinds_of_four() -> None:
    content = hunt(hand="wolf_aard_1").content
    assert sorted(content.potion_cards) == sorted(list(range(7)) * 4)


def test_p1_swallow_raises_the_shield_and_costs_a_draw() -> None:
    made = hunt(hand="wolf_aard_1", deck=8, potions="p1", shield=0, attributes=(3, 1, 1, 1))
    made.do("drink p1")
    assert made.one().shield == 1
    made.combo("wolf_aard_1")
    assert drawn(made) == 2


@pytest.mark.rule("WOW-TAB-14")
def test_p2_blizzard_adds_a_card_that_need_not_match() -> None:
    made = hunt(hand="wolf_aard_1 wolf_cleave_1 wolf_quick_slash_1", deck=8, potions="p2 p2", attributes=HIGH)
    assert made.options("drink") == []
    made.do("lay wolf_aard_1", "stop", "drink p2")
    assert set(made.options()) == {"lay wolf_cleave_1", "lay wolf_quick_slash_1"}
    made.do("lay wolf_quick_slash_1")  # blue would match the extension blue(D1), but uses it not
    assert made.told(ComboLaid)[0].damage == 2
    assert made.asked == "name_attack"


@pytest.mark.rule("WOW-TAB-14")
def test_p2_blizzard_needs_a_card() -> None:
    assert hunt(hand="wolf_aard_1", deck=8, potions="p2").combo("wolf_aard_1").asked == "name_attack"


@pytest.mark.rule("WOW-TAB-15")
def test_p3_black_blood_deals_one_and_leaves_a_combo_of_one_card() -> None:
    made = hunt(
        life="f01 f06 f05 f04", hand="wolf_aard_1 wolf_quick_slash_1 wolf_cleave_2", deck=8, potions="p3",
        attributes=HIGH, shield=4,
    )  # fmt: skip
    made.do("drink p3")
    assert wounds(made) == [1]
    made.do("lay wolf_aard_1")
    assert made.options() == ["stop"]
    assert "no more cards" in made.refused("lay wolf_quick_slash_1")
    made.do("stop", "charge", "lay wolf_quick_slash_1")
    assert "lay wolf_cleave_2" in made.options()


@pytest.mark.rule("WOW-TAB-15")
def test_p3_black_blood_is_no_card_for_a_laid_combo() -> None:
    made = hunt(hand="wolf_aard_1 wolf_quick_slash_1 wolf_cleave_1", deck=8, potions="p2 p3", attributes=HIGH)
    made.do("ready").combo("wolf_aard_1", "wolf_quick_slash_1")
    assert made.options() == ["drink p2", "pass"]


@pytest.mark.rule("WOW-TAB-16")
def test_p3_and_p2_in_one_turn() -> None:
    made = hunt(hand="wolf_aard_1 wolf_cleave_1", deck=8, potions="p3 p2", attributes=HIGH)
    made.do("drink p3").combo("wolf_aard_1").do("drink p2", "lay wolf_cleave_1")
    assert made.told(ComboLaid)[0].damage == 3


def test_p4_petris_philter_turns_a_hand_card_into_two_damage() -> None:
    made = hunt(hand="wolf_aard_1 wolf_aard_2", deck=8, potions="p4")
    made.do("drink p4", "lose wolf_aard_2")
    assert wounds(made) == [2]
    assert made.cards("discard") == ["wolf_aard_2"]
    empty = hunt(deck=8, potions="p4 p6", attributes=HIGH)
    assert empty.options("drink") == ["drink p6"]
    assert "cannot pay" in empty.refused("drink p4")


@pytest.mark.parametrize(
    ("cards", "more"), [("wolf_cleave_1", 1), ("a09_forest a11_forest", 2), ("a09_forest a12_forest a27_forest", 1)]
)
def test_p5_thunderbolt_strengthens_red_cards_at_most_twice(cards: str, more: int) -> None:
    laid = [card for card in cards.split() if card not in ("a12_forest", "a27_forest")]
    plain = hunt(hand=cards, deck=8)
    plain.combo(*laid)
    made = hunt(hand=cards, deck=8, potions="p5")
    made.do("drink p5").combo(*laid)
    assert sum(wounds(made)) == sum(wounds(plain)) + more


def test_p5_thunderbolt_stops_at_two() -> None:
    cards = ["a09_forest", "a09_mountain", "a09_water"]  # red, each with a red extension of Damage 1
    made = hunt(hand=" ".join(cards), deck=8, potions="p5", life=" ".join(f"f{n:02}" for n in range(1, 18)))
    made.do("drink p5").combo(*cards)
    assert wounds(made) == [3 + 3 + 3 + 2 + 2]


def test_p6_tawny_owl_draws_two_more() -> None:
    made = hunt(hand="wolf_aard_1", deck=8, potions="p6", attributes=(1, 1, 1, 1))
    made.do("drink p6").combo("wolf_aard_1")
    assert drawn(made) == 3


def test_p7_maribor_forest_brings_two_random_cards_under_the_pool() -> None:
    made = hunt(hand="wolf_aard_1", deck=3, discard="wolf_yrden_1 wolf_yrden_2 wolf_cleave_1", potions="p7")
    made.do("drink p7")
    assert len(made.told(CardsUnderPool)) == 2
    assert len(made.cards("discard")) == 1
    assert made.cards("deck")[:3] == ["griffin_quick_slash_1", "griffin_quick_slash_2", "griffin_cleave_1"]
    assert len(made.cards("deck")) == 5
