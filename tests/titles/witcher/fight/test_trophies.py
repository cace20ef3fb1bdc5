"""The abilities of trophies: of the 28 monsters, of schools and of attributes (tables 18.1, 18.3, 18.4)."""

from __future__ import annotations

import pytest

from game.titles.witcher.deck_events import CardsDrawn
from game.titles.witcher.fight.events import AttackNamed, CardsLost, DamageDealt, FightCardsLost, FightCardsSeen
from game.titles.witcher.state import NONE
from tests.titles.witcher.fight.ring import Ring, declare, duel, hunt

HIGH = (4, 4, 4, 4)


def drawn(made: Ring) -> int:
    return sum(event.number for event in made.told(CardsDrawn))


def wounds(made: Ring) -> list[int]:
    """Cards that the monster lost, blow by blow."""
    return [len(event.fight_cards) for event in made.told(FightCardsLost)]


def test_m101_draws_two_before_the_pool_with_one_card_or_none() -> None:
    made = declare("m110", hand="wolf_aard_1", deck=5, trophies="m101")
    made.do("use trophy_m101")
    assert len(made.cards("hand")) == 3
    assert declare("m110", hand="wolf_aard_1 wolf_aard_2", deck=5, trophies="m101").asked != "special"


def test_m102_turns_a_potion_into_two_shields() -> None:
    made = hunt(hand="wolf_aard_1", deck=5, trophies="m102", potions="p1 p2", shield=0, attributes=HIGH)
    made.do("use trophy_m102", "discard_potion p2")
    assert made.one().shield == 2
    assert made.one().potions == made.numbers("potion", "p1")
    assert made.fight.sides[0].potions == ()
    assert "use trophy_m102" not in hunt(hand="wolf_aard_1", deck=5, trophies="m102").options()


def test_m103_turns_two_potions_into_a_damage_and_a_card() -> None:
    made = hunt(hand="wolf_aard_1", deck=5, trophies="m103", potions="p1 p2 p3")
    made.do("use trophy_m103", "discard_potion p1", "discard_potion p3")
    assert wounds(made) == [1]
    assert len(made.cards("hand")) == 2
    one = hunt(hand="wolf_aard_1", deck=5, trophies="m103", potions="p1")
    assert "cannot pay" in one.refused("use trophy_m103")


def test_m104_puts_a_hand_card_into_the_pool_and_draws_one() -> None:
    made = declare("m110", hand="wolf_aard_1 wolf_aard_2", deck=5, trophies="m104")
    made.do("use trophy_m104", "lose wolf_aard_2")
    assert len(made.cards("hand")) == 2
    assert len(made.cards("deck")) == 5
    assert made.cards("discard") == []
    assert declare("m110", deck=5, trophies="m104").asked != "special"


@pytest.mark.rule("WOW-TAB-49")
def test_m105_puts_the_top_of_the_discard_pile_under_the_pool_after_three_damage() -> None:
    made = hunt(hand="a30_forest wolf_aard_1", deck=5, discard="wolf_yrden_1 wolf_yrden_2", trophies="m105")
    made.combo("a30_forest").do("use trophy_m105")
    assert made.cards("deck")[-1] == "wolf_yrden_2"
    weak = hunt(hand="wolf_cleave_1 wolf_aard_1", deck=5, discard="wolf_yrden_1", trophies="m105")
    assert weak.combo("wolf_cleave_1").asked == "name_attack"


def test_m106_names_one_attack() -> None:
    made = hunt(
        life="f05 f06 f01", first=False, hand="wolf_push_back_1", deck=8, trophies="m106", shield=4, attributes=HIGH
    )
    assert (made.asked, made.seat) == ("special", 0)
    made.do("use trophy_m106", "charge")
    assert [(event.seat, event.half) for event in made.told(AttackNamed)] == [(0, 0)]
    assert made.told(DamageDealt)[0].damage == 2
    made.combo("wolf_push_back_1")
    assert (made.asked, made.seat) == ("name_attack", 1)


@pytest.mark.parametrize(("card", "half", "lost"), [("f05", "bite", 3), ("f08", "charge", 2)])
def test_m107_discards_one_fewer_of_three_or_more(card: str, half: str, lost: int) -> None:
    hand = "wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2"
    made = hunt("m305", life=f"{card} f01 f02", first=False, hand=hand, deck=8, trophies="m107", shield=0)
    made.do(half, "use trophy_m107")
    assert sum(len(event.cards) for event in made.told(CardsLost)) == lost


def test_m107_is_not_asked_where_the_shield_leaves_fewer_than_three() -> None:
    made = hunt(life="f05 f01 f02", first=False, hand="wolf_aard_1", deck=8, trophies="m107", shield=2, attributes=HIGH)
    assert made.do("bite").asked == "combo"


def test_m108_draws_one_more_in_the_first_turn() -> None:
    made = hunt(hand="wolf_aard_1 wolf_aard_2", deck=8, trophies="m108", attributes=(1, 4, 1, 1), shield=4)
    made.combo("wolf_aard_1").do("use trophy_m108")
    assert drawn(made) == 2
    later = hunt(hand="wolf_aard_1 wolf_aard_2", deck=8, trophies="m108", attributes=(1, 4, 1, 1), shield=4)
    later.combo("wolf_aard_1").do("pass", "charge").combo("wolf_aard_2")
    assert drawn(later) == 2


@pytest.mark.parametrize(
    ("trophy", "cards", "more"),
    [
        ("m109", "a14_forest wolf_quick_slash_1", False),
        ("m109", "a18_forest a02_forest a15_forest", True),
        ("m201", "wolf_aard_1", True),
        ("m201", "wolf_cleave_1", False),
        ("m210", "a09_forest a11_forest", True),
        ("m210", "wolf_cleave_1", False),
        ("m306", "wolf_aard_1 wolf_quick_slash_1", False),
        ("m306", "a05_forest a04_forest", True),
        ("trophy_wolf", "a18_forest a02_forest a15_forest", True),
        ("trophy_wolf", "a05_forest a04_forest", False),
    ],
)
def test_combos_that_deal_one_more(trophy: str, cards: str, more: bool) -> None:
    """Two green, one purple, two red, two blue cards, or three of any."""
    laid = cards.split()
    plain = hunt(hand=cards, deck=8)
    plain.combo(*laid)
    made = hunt(hand=cards, deck=8, trophies=trophy)
    made.combo(*laid)
    assert (made.asked == "special") == more
    if more:
        made.do(f"use trophy_{trophy.removeprefix('trophy_')}")
        assert sum(wounds(made)) == sum(wounds(plain)) + 1
        assert len(wounds(made)) == 1


def test_m110_strikes_back_when_the_shield_is_gone() -> None:
    made = hunt(life="f05 f01 f02", first=False, hand="wolf_aard_1", deck=8, trophies="m110", shield=1)
    made.do("charge", "use trophy_m110")
    assert wounds(made) == [1]
    assert sum(len(event.cards) for event in made.told(CardsLost)) == 1
    bare = hunt(life="f05 f01 f02", first=False, hand="wolf_aard_1", deck=8, trophies="m110", shield=0)
    assert bare.do("charge").asked == "combo"


def test_m202_brings_a_card_of_choice_under_the_pool() -> None:
    made = hunt(hand="wolf_aard_1", deck=5, discard="wolf_yrden_1 wolf_yrden_2", trophies="m202")
    made.do("use trophy_m202", "pick wolf_yrden_1")
    assert made.cards("deck")[-1] == "wolf_yrden_1"
    assert made.cards("discard") == ["wolf_yrden_2"]
    assert hunt(hand="wolf_aard_1", deck=5, trophies="m202").asked == "combo"


@pytest.mark.parametrize(("die", "damage"), [(1, 0), (2, 0), (3, 2), (5, 2), (6, 3)])
def test_m203_rolls_in_the_first_turn(die: int, damage: int) -> None:
    made = hunt(hand="wolf_push_back_1 wolf_aard_1", deck=8, trophies="m203", dice=[die], shield=4, attributes=HIGH)
    made.do("use trophy_m203")
    assert sum(wounds(made)) == damage
    later = hunt(hand="wolf_push_back_1 wolf_aard_1", deck=8, trophies="m203", shield=4, attributes=HIGH)
    later.do("ready").combo("wolf_push_back_1").do("charge")
    assert later.asked == "combo"


def test_m204_deals_one_after_a_potion() -> None:
    made = hunt(hand="wolf_aard_1", deck=5, trophies="m204", potions="p6 p1", attributes=HIGH)
    made.do("drink p6", "use trophy_m204")
    assert wounds(made) == [1]
    made.do("drink p1")
    assert made.asked == "combo"


def test_m205_looks_at_the_top_card_and_may_put_it_at_the_bottom() -> None:
    made = hunt(life="f05 f06 f01", hand="wolf_aard_1", deck=5, trophies="m205")
    made.do("use trophy_m205")
    assert made.told(FightCardsSeen)[0].fight_cards == made.numbers("fight_card", "f05")
    assert made.told(FightCardsSeen)[0].seen_by() == (0,)
    made.do("bottom")
    assert made.life == ["f06", "f01", "f05"]
    stays = hunt(life="f05 f06 f01", hand="wolf_aard_1", deck=5, trophies="m205")
    stays.do("use trophy_m205", "leave")
    assert stays.life == ["f05", "f06", "f01"]


def test_m206_raises_a_shield_of_0_to_the_defense_value() -> None:
    made = hunt(hand="wolf_aard_1", deck=5, trophies="m206", shield=0, attributes=(1, 3, 1, 1))
    assert made.do("use trophy_m206").one().shield == 3
    assert hunt(hand="wolf_aard_1", deck=5, trophies="m206", shield=1).asked == "combo"


@pytest.mark.parametrize(("trails", "damage"), [((NONE, NONE, NONE), 1), ((NONE, 2, NONE), 2)])
def test_m207_deals_one_or_two_in_the_first_turn(trails: tuple[int, int, int], damage: int) -> None:
    made = hunt(hand="wolf_aard_1", deck=5, trophies="m207", trails=trails)
    assert wounds(made.do("use trophy_m207")) == [damage]


def test_m208_makes_room_for_one_more_potion() -> None:
    made = hunt(hand="wolf_aard_1", deck=5, trophies="m208", potions="p6 p6 p6", attributes=(1, 1, 1, 1))
    made.do("drink p6", "drink p6")
    assert made.options("drink") == []


def test_m209_looks_at_three_cards_of_the_own_pool_and_orders_them() -> None:
    made = hunt(hand="wolf_push_back_1", deck="wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2", trophies="m209")
    made.do("use trophy_m209")
    assert made.options() == ["put wolf_aard_1", "put wolf_aard_2", "put wolf_yrden_1"]
    made.do("put wolf_yrden_1")
    assert made.options() == ["put wolf_aard_1", "put wolf_aard_2"]
    made.do("put wolf_aard_2")
    assert made.cards("deck") == ["wolf_yrden_1", "wolf_aard_2", "wolf_aard_1", "wolf_yrden_2"]


def test_m211_raises_the_shield_by_one_more_with_a_yellow_card() -> None:
    made = hunt(hand="a22_forest", deck=5, trophies="m211", shield=0, attributes=HIGH)
    made.combo("a22_forest").do("use trophy_m211")
    assert made.one().shield == 3
    bare = hunt(hand="a15_forest", deck=5, trophies="m211", shield=0, attributes=HIGH)
    assert bare.combo("a15_forest").asked == "name_attack"


def test_m212_takes_one_off_an_attack() -> None:
    made = hunt(
        life="f05 f06 f01", first=False, hand="wolf_push_back_1", deck=8, trophies="m212", shield=4, attributes=HIGH
    )
    made.do("bite", "use trophy_m212")
    assert made.told(DamageDealt)[0].damage == 3
    made.combo("wolf_push_back_1").do("charge")
    assert made.asked == "combo"


def test_m301_draws_two_and_discards_one() -> None:
    made = hunt(hand="wolf_aard_1", deck=5, trophies="m301")
    made.do("use trophy_m301")
    assert len(made.cards("hand")) == 3
    made.do("lose wolf_aard_1")
    assert made.cards("discard") == ["wolf_aard_1"]


@pytest.mark.parametrize(("card", "asked"), [("a12_forest", "special"), ("a30_forest", "name_attack")])
def test_m302_draws_a_card_after_a_combo_of_four(card: str, asked: str) -> None:
    made = hunt(hand=f"{card} wolf_aard_1", deck=5, trophies="m302", attributes=(1, 1, 1, 1))
    made.combo(card)
    assert made.asked == asked
    if asked == "special":
        made.do("use trophy_m302")
        assert drawn(made) == 1  # the combo's own draws are 1 - 2


def test_m303_takes_two_off_the_first_damage_of_a_turn() -> None:
    made = hunt(life="f05 f06 f01", first=False, hand="wolf_aard_1", deck=8, trophies="m303", shield=4, attributes=HIGH)
    made.do("bite", "use trophy_m303")
    assert made.told(DamageDealt)[0].damage == 2


def test_m303_waits_for_the_first_damage_of_another_turn() -> None:
    made = hunt(
        life="f05 f06 f01", first=False, hand="wolf_push_back_1", deck=8, trophies="m303", shield=4, attributes=HIGH
    )
    made.do("charge", "pass").combo("wolf_push_back_1").do("charge")
    assert made.options() == ["use trophy_m303", "pass"]


def test_m303_works_against_damage_that_is_no_attack() -> None:
    made = hunt(hand="wolf_aard_1 wolf_aard_2", deck=8, trophies="m303", kept="e20", dice=[1], shield=1)
    made.do("use kept_e20", "use trophy_m303")
    assert made.one().shield == 1


def test_m304_chooses_the_type_of_a_card_that_lies_open() -> None:
    made = hunt(
        life="f05 f06 f01", first=False, hand="wolf_push_back_1", deck=8, trophies="m304", shield=4, attributes=HIGH
    )
    made.do("bite", "use trophy_m304")
    assert (made.asked, made.seat) == ("name_attack", 0)
    made.do("charge")
    assert made.told(DamageDealt)[0].damage == 2
    made.combo("wolf_push_back_1").do("charge")
    assert made.asked == "combo"


def test_m305_deals_two_with_one_card_or_none() -> None:
    assert wounds(hunt(hand="wolf_aard_1", deck=5, trophies="m305").do("use trophy_m305")) == [2]
    assert hunt(hand="wolf_aard_1 wolf_aard_2", deck=5, trophies="m305").asked == "combo"


# -- of schools ---------------------------------------------------------------------------------------
def test_bear_raises_a_shield_of_0() -> None:
    assert hunt(hand="wolf_aard_1", deck=5, trophies="trophy_bear", shield=0).do("use trophy_bear").one().shield == 1
    assert hunt(hand="wolf_aard_1", deck=5, trophies="trophy_bear", shield=1).asked == "combo"


def test_cat_draws_a_card_in_the_first_turn() -> None:
    made = hunt(hand="wolf_push_back_1 wolf_aard_1", deck=8, trophies="trophy_cat", shield=4, attributes=HIGH)
    made.do("use trophy_cat")
    assert drawn(made) == 1
    later = hunt(hand="wolf_push_back_1 wolf_aard_1", deck=8, trophies="trophy_cat", shield=4, attributes=HIGH)
    later.do("ready").combo("wolf_push_back_1").do("charge")
    assert later.asked == "combo"


def test_griffin_takes_the_top_card_and_discards_any() -> None:
    made = hunt(hand="wolf_aard_1", deck=5, discard="wolf_yrden_1 wolf_yrden_2", trophies="trophy_griffin")
    made.do("use trophy_griffin")
    assert made.options() == ["lose wolf_aard_1", "lose wolf_yrden_2"]
    made.do("lose wolf_aard_1")
    assert made.cards("discard") == ["wolf_yrden_1", "wolf_aard_1"]


def test_viper_strikes_again_and_draws_one_fewer() -> None:
    made = hunt(hand="wolf_aard_1 wolf_aard_2", deck=8, trophies="trophy_viper", attributes=(3, 1, 1, 1))
    made.combo("wolf_aard_1").do("use trophy_viper")
    assert wounds(made) == [1, 1]
    assert drawn(made) == 2
    stopped = duel({"hand": "wolf_aard_1", "deck": 5, "trophies": "trophy_viper"}, {"deck": 5, "shield": 1})
    assert stopped.combo("wolf_aard_1").asked != "special"


# -- of attributes ------------------------------------------------------------------------------------
def test_combat_deals_one_more_with_an_empty_pool_in_each_turn() -> None:
    hand = "wolf_aard_1 wolf_aard_2 wolf_yrden_1"
    made = hunt(life="f01 f02 f06 f05 f04 f03", hand=hand, trophies="trophy_combat", shield=4, attributes=HIGH)
    made.combo("wolf_aard_1").do("charge").combo("wolf_aard_2")
    assert wounds(made) == [2, 2]
    assert wounds(hunt(hand="wolf_aard_1", deck=8, trophies="trophy_combat").combo("wolf_aard_1")) == [1]


@pytest.mark.parametrize(("shield", "asked"), [(0, "special"), (2, "combo")])
def test_defense_raises_the_shield_after_an_attack_that_cost_three_cards(shield: int, asked: str) -> None:
    made = hunt(
        life="f05 f01 f02",
        first=False,
        hand="wolf_aard_1",
        deck=8,
        trophies="trophy_defense",
        shield=shield,
        attributes=HIGH,
    )
    made.do("bite")
    assert made.asked == asked
    if asked == "special":
        assert made.do("use trophy_defense").one().shield == 2


def test_defense_works_after_a_combo_too() -> None:
    made = duel(
        {"hand": "a30_forest", "deck": 5}, {"deck": 8, "shield": 0, "trophies": "trophy_defense", "attributes": HIGH}
    )
    made.combo("a30_forest").do("use trophy_defense")
    assert made.one(1).shield == 2


def test_alchemy_draws_a_card_after_a_potion() -> None:
    made = hunt(hand="wolf_aard_1", deck=5, trophies="trophy_alchemy", potions="p6")
    made.do("drink p6", "use trophy_alchemy")
    assert drawn(made) == 1


def test_specialty_can_be_used_a_second_time() -> None:
    made = hunt(school="bear", hand="wolf_aard_1", deck=8, trophies="trophy_specialty", shield=0)
    made.do("use specialty_bear_1", "use specialty_bear_1")
    assert drawn(made) == 2
    assert made.asked == "combo"
