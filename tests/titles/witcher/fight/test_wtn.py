"""The witcher's fight turn (WTN)."""

from __future__ import annotations

import dataclasses

import pytest

from game.titles.witcher.deck_events import CardsDrawn
from game.titles.witcher.events import ShieldChanged
from game.titles.witcher.fight.events import CardTaken, ComboLaid, FightCardsLost, FightTurnBegan
from tests.titles.witcher.fight.ring import Ring, hunt


def drawn(made: Ring) -> int:
    """Cards drawn in the fight."""
    return sum(event.number for event in made.told(CardsDrawn))


@pytest.mark.rule("WOW-WTN-01")
def test_a_turn_goes_from_abilities_over_the_combo_to_drawing() -> None:
    made = hunt(hand="wolf_cleave_1", deck=5, potions="p6", attributes=(2, 1, 1, 1))
    assert made.asked == "prepare"
    made.do("ready")
    assert made.asked == "combo"
    made.combo("wolf_cleave_1")
    kinds = [type(event) for event in made.log]
    assert kinds.index(ComboLaid) < kinds.index(FightCardsLost) < kinds.index(CardsDrawn)


@pytest.mark.rule("WOW-WTN-02", "WOW-WTN-03")
def test_step_1_offers_everything_in_any_order_and_nothing_is_forced() -> None:
    made = hunt(
        hand="wolf_cleave_1",
        deck=5,
        potions="p6 p1",
        trophies="trophy_bear",
        kept="e13",
        shield=0,
        attributes=(1, 4, 4, 1),
    )
    assert set(made.options()) == {"use trophy_bear", "use kept_e13", "drink p6", "drink p1", "ready"}
    made.do("drink p1")
    assert set(made.options()) == {"use kept_e13", "drink p6", "ready"}
    made.do("use kept_e13", "drink p6")
    assert made.asked == "combo"
    assert made.one().shield == 3


@pytest.mark.rule("WOW-WTN-02")
def test_step_1_is_passed_over_where_nothing_can_be_used() -> None:
    assert hunt(hand="wolf_cleave_1").asked == "combo"


@pytest.mark.rule("WOW-WTN-04", "WOW-CRD-02")
def test_each_further_card_matches_an_extension_of_the_card_before() -> None:
    hand = "wolf_quick_slash_1 wolf_cleave_2 wolf_push_back_1 wolf_aard_2"  # extensions red; green; blue; none
    made = hunt(hand=hand, deck=5)
    assert made.options() == [f"lay {card}" for card in hand.split()]
    made.do("lay wolf_quick_slash_1")
    assert made.options() == ["lay wolf_cleave_2", "stop"]
    assert "matches no extension" in made.refused("lay wolf_push_back_1")
    assert "do not hold" in made.refused("lay wolf_cleave_1")
    made.do("lay wolf_cleave_2")
    assert made.options() == ["lay wolf_push_back_1", "stop"]
    made.do("lay wolf_push_back_1")
    assert made.options() == ["stop"]


@pytest.mark.rule("WOW-WTN-05", "WOW-WTN-06")
def test_at_least_one_card_is_played_and_one_is_enough() -> None:
    made = hunt(hand="wolf_aard_1 wolf_quick_slash_1", deck=5)
    assert "at least one" in made.refused("stop")
    made.do("lay wolf_aard_1")
    assert set(made.options()) == {"lay wolf_quick_slash_1", "stop"}
    made.do("stop")
    assert made.told(ComboLaid)[0].damage == 1


@pytest.mark.rule("WOW-CRD-04", "WOW-WTN-07", "WOW-WTN-09")
def test_only_used_extensions_count() -> None:
    """Maim: green(D1), red(D1); Answering Blow: green(S1), blue(D1), as the last card."""
    made = hunt(hand="a06_forest a11_forest", deck=5)
    made.combo("a06_forest", "a11_forest")
    laid = made.told(ComboLaid)[0]
    assert (laid.damage, laid.shields) == (2 + 1 + 2, 0)


@pytest.mark.rule("WOW-WTN-10")
def test_nothing_happens_before_the_combo_is_whole() -> None:
    made = hunt(hand="wolf_aard_1 wolf_quick_slash_1 a15_forest", deck=5, life="f01 f02 f03 f04", shield=0)
    made.do("lay wolf_aard_1", "lay wolf_quick_slash_1")
    assert len(made.life) == 4
    made.do("stop")
    assert len(made.life) == 1


@pytest.mark.rule("WOW-WTN-11", "WOW-DMG-01")
def test_the_monster_discards_the_sum_from_the_top() -> None:
    made = hunt(hand="wolf_aard_1 wolf_quick_slash_1 wolf_cleave_1", deck=5, life="f01 f02 f03 f04 f05 f06 f07")
    made.combo("wolf_aard_1", "wolf_quick_slash_1", "wolf_cleave_1")  # 1, 1 by the extension, 1, 2
    assert made.life == ["f06", "f07"]
    assert made.fight.spent == made.numbers("fight_card", "f01 f02 f03 f04 f05")


@pytest.mark.rule("WOW-WTN-12", "WOW-ATT-05", "WOW-CRD-03")
@pytest.mark.parametrize(("defense", "after"), [(1, 1), (2, 2), (4, 3)])
def test_shields_rise_up_to_the_defense_value(defense: int, after: int) -> None:
    made = hunt(hand="a18_forest", deck=5, shield=1, attributes=(1, defense, 1, 1))
    made.do("lay a18_forest")
    assert made.one().shield == 1
    made.do("stop")
    assert made.one().shield == after


@pytest.mark.rule("WOW-CRD-03", "WOW-WTN-13")
def test_the_top_of_the_discard_pile_comes_to_hand_and_the_combo_is_not_in_it() -> None:
    made = hunt(hand="a21_forest", discard="wolf_aard_2 wolf_aard_1", deck=5, attributes=(1, 1, 1, 1))
    made.combo("a21_forest")
    assert "wolf_aard_1" in made.cards("hand")
    assert made.cards("discard") == ["wolf_aard_2", "a21_forest"]
    nothing = hunt(hand="a21_forest", deck=5)
    nothing.combo("a21_forest")
    assert nothing.cards("discard") == ["a21_forest"]


@pytest.mark.rule("WOW-WTN-14")
def test_each_symbol_takes_the_then_top_card() -> None:
    made = hunt(hand="a21_forest a04_forest a24_forest", discard="wolf_yrden_2 wolf_aard_2 wolf_aard_1", deck=5)
    made.combo("a21_forest", "a04_forest", "a24_forest")
    assert {"wolf_aard_1", "wolf_aard_2"} <= set(made.cards("hand"))


@pytest.mark.rule("WOW-WTN-13", "WOW-WTN-14", "WOW-WTN-18")
def test_a_return_on_a_used_extension_brings_back_the_card_that_bears_it() -> None:
    made = hunt(hand="a13_forest wolf_quick_slash_1", deck=5)
    made.combo("a13_forest", "wolf_quick_slash_1")
    assert "a13_forest" in made.cards("hand")
    assert made.cards("discard") == ["wolf_quick_slash_1"]
    alone = hunt(hand="a13_forest wolf_quick_slash_1", deck=5)
    alone.combo("a13_forest")
    assert "a13_forest" not in alone.cards("hand")


@pytest.mark.rule("WOW-WTN-13", "WOW-CRD-10")
@pytest.mark.parametrize(
    ("choice", "held", "away"), [("top", "wolf_aard_1", "a13_forest"), ("back a13_forest", "a13_forest", "wolf_aard_1")]
)
def test_the_order_is_asked_where_the_hand_cannot_hold_what_comes(choice: str, held: str, away: str) -> None:
    """Screen comes back by its extension, a red card with the symbol takes the top; there is room for one of them."""
    made = hunt(hand="a13_forest wolf_cleave_1", discard="wolf_aard_1", deck=5)
    catalogue = made.content.catalogue
    cards = list(catalogue.action_cards)
    number = made.number("card", "wolf_cleave_1")
    cards[number] = dataclasses.replace(cards[number], fight=cards[number].fight._replace(take_top=1))
    made.content = dataclasses.replace(
        made.content, catalogue=dataclasses.replace(catalogue, action_cards=tuple(cards))
    )
    made.do("lay a13_forest", "lay wolf_cleave_1")
    made.give("a01_forest a02_forest a03_forest a05_forest wolf_yrden_2 wolf_cleave_2")
    made.do("stop")
    assert made.options() == ["top", "back a13_forest"]
    made.do(choice)
    others = [other for other in ("top", "back a13_forest") if other != choice]
    if made.asked == "return_cards":
        made.do(*others)
    assert held in made.cards("hand")
    assert away in made.cards("discard")


@pytest.mark.rule("WOW-WTN-15", "WOW-ATT-02")
@pytest.mark.parametrize(("combat", "cards"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_as_many_cards_as_the_combat_value(combat: int, cards: int) -> None:
    made = hunt(hand="wolf_push_back_1", deck=8, attributes=(combat, 1, 1, 1))
    made.combo("wolf_push_back_1")
    assert drawn(made) == cards


@pytest.mark.rule("WOW-WTN-15", "WOW-WTN-16")
@pytest.mark.parametrize(("card", "cards"), [("wolf_yrden_1", 3), ("wolf_cleave_1", 1), ("a09_forest", 0)])
def test_draw_numbers_of_the_combo_count(card: str, cards: int) -> None:
    made = hunt(hand=f"{card} wolf_aard_1", deck=8, attributes=(2, 1, 1, 1))
    made.combo(card)
    assert drawn(made) == cards


@pytest.mark.rule("WOW-WTN-15")
def test_draw_numbers_of_used_extensions_count() -> None:
    made = hunt(hand="a17_forest wolf_yrden_1", deck=8, attributes=(1, 1, 1, 1))
    made.combo("a17_forest", "wolf_yrden_1")
    assert drawn(made) == 1 + 1 + 1


@pytest.mark.rule("WOW-WTN-17", "WOW-CRD-09")
def test_drawing_stops_at_seven() -> None:
    hand = "wolf_push_back_1 a01_forest a02_forest a03_forest a04_forest a05_forest a06_forest"
    made = hunt(hand=hand, deck=8, attributes=(4, 1, 1, 1))
    made.combo("wolf_push_back_1")
    assert drawn(made) == 1


@pytest.mark.rule("WOW-WTN-19")
def test_a_dead_monster_ends_the_fight_before_shields_and_cards() -> None:
    made = hunt(life="f01", hand="a27_forest", deck=8, attributes=(4, 4, 1, 1))
    made.combo("a27_forest")
    assert drawn(made) == 0


@pytest.mark.rule("WOW-WTN-20")
def test_an_empty_hand_lays_nothing_and_draws() -> None:
    made = hunt(deck=8, attributes=(2, 1, 1, 1))
    assert drawn(made) == 2
    assert not made.has_told(ComboLaid)
    assert [event.seat for event in made.told(FightTurnBegan)] == [0, -1]


@pytest.mark.rule("WOW-WTN-08")
def test_where_a_card_matches_in_two_ways_the_player_chooses() -> None:
    """No card of the base game has two extensions of one colour: Block gets a second yellow one, with a Shield."""
    made = hunt(hand="a15_forest wolf_yrden_1", deck=5)
    catalogue = made.content.catalogue
    cards = list(catalogue.action_cards)
    number = made.number("card", "a15_forest")
    first = cards[number].extensions[0]
    second = first._replace(fight=first.fight._replace(damage=0, shield=1))
    cards[number] = dataclasses.replace(cards[number], extensions=(first, second))
    made.content = dataclasses.replace(
        made.content, catalogue=dataclasses.replace(catalogue, action_cards=tuple(cards))
    )
    made.do("lay a15_forest")
    assert made.options() == ["lay_by wolf_yrden_1 0", "lay_by wolf_yrden_1 1", "stop"]
    assert "two ways" in made.refused("lay wolf_yrden_1")
    made.do("lay_by wolf_yrden_1 1", "stop")
    laid = made.told(ComboLaid)[0]
    assert (laid.damage, laid.shields) == (0, 3)


@pytest.mark.rule("WOW-WTN-22")
def test_gray_cards_match_no_extension() -> None:
    """There are none in the base game: a card is painted gray."""
    made = hunt(hand="wolf_quick_slash_1 wolf_cleave_1", deck=5)
    catalogue = made.content.catalogue
    cards = list(catalogue.action_cards)
    number = made.number("card", "wolf_cleave_1")
    cards[number] = dataclasses.replace(cards[number], colour=5)
    made.content = dataclasses.replace(
        made.content, catalogue=dataclasses.replace(catalogue, action_cards=tuple(cards))
    )
    made.do("lay wolf_quick_slash_1")
    assert made.options() == ["stop"]


@pytest.mark.rule("WOW-WTN-12", "WOW-WTN-13")
def test_shields_come_before_what_returns_to_hand() -> None:
    made = hunt(hand="a24_forest", discard="wolf_aard_1", deck=5, shield=0, attributes=(1, 4, 1, 1))
    made.combo("a24_forest")
    kinds = [type(event) for event in made.log]
    assert kinds.index(ShieldChanged) < kinds.index(CardTaken)
