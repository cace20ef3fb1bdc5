"""Common rules of fights (FGT)."""

from __future__ import annotations

import pytest

from game.titles.witcher.fight.events import DuelWon, KnockedOut, LifePoolMade, MonsterKilled
from tests.titles.witcher.fight.ring import attack, declare, duel, hunt


@pytest.mark.rule("WOW-FGT-01", "WOW-FGT-02", "WOW-MON-02")
def test_hands_stay_and_discard_pile_and_deck_become_the_life_pool() -> None:
    made = declare("m110", hand="wolf_aard_1", deck="wolf_aard_2 wolf_yrden_1", discard="wolf_cleave_1")
    assert made.cards("hand") == ["wolf_aard_1"]
    assert made.cards("discard") == []
    assert [(pool.seat, pool.number) for pool in made.told(LifePoolMade)] == [(-1, 11), (0, 3)]
    both = attack(
        {"hand": "wolf_aard_1", "discard": "wolf_aard_2"}, {"deck": "viper_aard_1", "discard": "viper_aard_2"}
    )
    assert [(pool.seat, pool.number) for pool in both.told(LifePoolMade)] == [(0, 1), (1, 2)]
    assert both.cards("hand") == ["wolf_aard_1"]
    assert both.cards("hand", 1) == []


@pytest.mark.rule("WOW-FGT-02")
def test_the_life_pool_is_shuffled() -> None:
    made = declare("m110", deck=10)
    assert made.cards("deck") != [f"griffin_{card}" for card in ("quick_slash_1", "quick_slash_2", "cleave_1")]
    orders = {tuple(declare("m110", deck=10, discard="wolf_aard_1" if n else "").cards("deck")[:5]) for n in range(2)}
    assert len(orders) == 2


@pytest.mark.rule("WOW-FGT-03", "WOW-FGT-04", "WOW-WTN-17", "WOW-WTN-21")
def test_cards_are_drawn_from_the_life_pool_and_it_is_never_refilled() -> None:
    made = hunt(
        hand="wolf_push_back_1", deck="wolf_aard_1", discard="wolf_aard_2 wolf_yrden_1", attributes=(3, 1, 1, 1)
    )
    made.combo("wolf_push_back_1")
    assert made.cards("hand") == ["wolf_aard_1"]
    assert made.cards("discard") == ["wolf_aard_2", "wolf_yrden_1", "wolf_push_back_1"]


@pytest.mark.rule("WOW-FGT-05", "WOW-DMG-07")
def test_losing_the_last_card_with_the_last_point_is_a_knock_out() -> None:
    made = hunt(life="f01 f02 f03", first=False, deck=2, shield=1)  # Damage 3
    made.do("charge")
    assert made.has_told(KnockedOut)


@pytest.mark.rule("WOW-FGT-05")
def test_one_card_is_enough_to_stand() -> None:
    made = hunt(life="f01 f02 f03", first=False, hand="wolf_aard_1", deck=2, shield=1)
    made.do("charge")
    assert not made.has_told(KnockedOut)
    assert made.asked == "combo"


@pytest.mark.rule("WOW-FGT-08")
def test_who_has_nothing_left_at_the_end_of_the_own_turn_is_out() -> None:
    made = hunt(life="f01 f02 f03", hand="wolf_aard_1 wolf_aard_2")
    made.combo("wolf_aard_1")
    assert not made.has_told(KnockedOut)
    alone = hunt(life="f01 f02 f03", hand="wolf_aard_1")
    alone.combo("wolf_aard_1")
    assert alone.has_told(KnockedOut)


@pytest.mark.rule("WOW-FGT-07", "WOW-WTN-19")
def test_who_plays_the_last_card_that_decides_wins() -> None:
    made = hunt(life="f01", hand="wolf_aard_1")
    made.combo("wolf_aard_1")
    assert made.has_told(MonsterKilled)
    assert not made.has_told(KnockedOut)
    both = duel({"hand": "wolf_cleave_1"}, {"deck": 1, "shield": 1})
    both.combo("wolf_cleave_1")
    assert [(event.seat, event.loser) for event in both.told(DuelWon)] == [(0, 1)]


@pytest.mark.rule("WOW-FGT-06", "WOW-FGT-07")
@pytest.mark.parametrize(("left", "winner"), [(2, 1), (1, 0)])
def test_the_combo_is_resolved_before_its_player_is_out(left: int, winner: int) -> None:
    """The defender's trophy takes the attacker's last card in the middle of the attack; the attack goes on, and where
    it takes the defender's last card too, the attacker wins."""
    made = duel({"hand": "wolf_cleave_1", "shield": 0}, {"deck": left, "shield": 1, "trophies": "m110"})
    made.combo("wolf_cleave_1").do("use trophy_m110")
    assert made.told(DuelWon)[0].seat == winner


@pytest.mark.rule("WOW-FGT-09", "WOW-WVW-03", "WOW-WVW-04")
def test_fight_turns_alternate() -> None:
    made = duel({"hand": "wolf_push_back_1 wolf_push_back_2", "deck": 5}, {"hand": "viper_push_back_1", "deck": 5})
    seats = [made.seat]
    for card in ("wolf_push_back_1", "viper_push_back_1", "wolf_push_back_2"):
        made.combo(card)
        seats.append(made.seat)
    assert seats == [0, 1, 0, 1]


@pytest.mark.rule("WOW-FGT-11", "WOW-MON-06")
def test_the_monster_acts_before_the_trophies_and_both_before_the_pool() -> None:
    """Arachas takes the last hand card; with none in hand its trophy then draws two, from deck and discard pile."""
    made = declare("m101", hand="wolf_aard_1", deck=3, trophies="m101")
    assert made.cards("hand") == []
    assert made.cards("discard") == ["wolf_aard_1"]
    assert not made.has_told(LifePoolMade)
    made.do("use trophy_m101")
    assert len(made.cards("hand")) == 2
    assert [pool.number for pool in made.told(LifePoolMade)] == [10, 2]


@pytest.mark.rule("WOW-FGT-12", "WOW-WTN-18")
def test_the_discard_pile_grows_in_the_order_of_play() -> None:
    made = hunt(hand="wolf_aard_1 wolf_quick_slash_1 wolf_cleave_1", deck=5, discard="wolf_yrden_1")
    made.combo("wolf_aard_1", "wolf_quick_slash_1", "wolf_cleave_1")
    assert made.cards("discard") == ["wolf_yrden_1", "wolf_aard_1", "wolf_quick_slash_1", "wolf_cleave_1"]
