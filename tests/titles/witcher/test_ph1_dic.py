"""Phase I and Dice Poker (PH1, DIC)."""

from __future__ import annotations

import itertools

import pytest

from game.titles.witcher.poker import as_number, rank
from tests.titles.witcher.table import Table, lay

THREE = "wolf_aard_2 wolf_cleave_1 wolf_aard_1"  # forest, water, mountain


@pytest.mark.rule("WOW-PH1-01", "WOW-PH2-02")
def test_three_phases_follow_each_other() -> None:
    table = lay(3).stand(0, "vizima", hand="wolf_aard_1").entered().stories("city", "c08")
    table.do("end_wandering")
    assert table.asked == "deed"
    assert {one.split()[0] for one in table.options()} == {"explore"}
    table.do("explore city", "answer b")
    assert table.asked == "keep"


@pytest.mark.rule("WOW-PH1-02")
def test_before_the_first_movement_one_moves_or_goes_on() -> None:
    table = lay(3).stand(0, "vizima", hand="wolf_aard_1").stand(1, "vizima").quest(0, "c14_b", "vizima")
    assert {one.split()[0] for one in table.options()} == {"end_wandering", "move"}


@pytest.mark.rule("WOW-PH1-03", "WOW-PH1-12")
@pytest.mark.parametrize("order", list(itertools.permutations(["act", "resolve c14", "challenge 1"])))
def test_afterwards_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    table = lay(3).stand(0, "vizima", hand="wolf_aard_1 wolf_aard_2", gold=3).stand(1, "cintra")
    table.quest(0, "c14_b", "cintra")
    table.do("move cintra", "play wolf_aard_1")
    for choice in order:
        if choice.startswith("resolve"):
            table.do("resolve c14")
            table.do(table.options("answer")[0]) if table.asked == "answer" else None
            while table.asked not in ("wander", ""):
                table.do(table.options()[0])
        else:
            table.do(choice)
            while table.asked == "reroll":
                table.do("reroll 0")
    assert table.asked == "wander"
    assert not table.options("act") + table.options("resolve") + table.options("challenge")


@pytest.mark.rule("WOW-PH1-04", "WOW-PH1-06")
def test_a_movement_costs_a_card_of_the_goal_or_two_cards_or_one_and_a_gold() -> None:
    table = lay(3).stand(0, "vizima", hand=THREE, gold=1).do("move cintra")
    assert table.offers("play") == {"wolf_aard_1"}
    assert table.offers("with_gold") == set(THREE.split())
    assert len(table.options("two")) == 3
    assert "asks for Mountain" in table.refused("play wolf_aard_2")
    table.do("with_gold wolf_aard_2")
    assert (table.of(0, "place"), table.gold()) == ("cintra", 0)
    assert "no Gold" in lay(3).stand(0, "vizima", hand=THREE, gold=0).do("move cintra").refused("with_gold wolf_aard_1")


@pytest.mark.rule("WOW-PH1-04")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = lay(3).stand(0, "vizima", hand="wolf_aard_2", gold=0)
    assert table.offers("move") == {"novigrad", "vengerberg", "haern_caduch"}  # the forests
    assert "pay for no movement" in table.refused("move cintra")
    assert "No road leads" in table.refused("move stygga")
    assert len(lay(3).stand(0, "vizima", hand="wolf_aard_2", gold=1).options("move")) == 8
    assert len(lay(3).stand(0, "vizima", hand="wolf_aard_2 wolf_aard_1", gold=0).options("move")) == 8


@pytest.mark.rule("WOW-PH1-09", "WOW-PH1-11")
def test_one_moves_as_often_as_one_has_cards_and_keeps_the_rest() -> None:
    hand = "wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2 wolf_cleave_1 wolf_cleave_2"
    table = lay(3).stand(0, "vizima", hand=hand, gold=9)
    for n, place in enumerate(("cintra", "vizima", "cintra", "vizima", "cintra")):
        table.do(f"move {place}", f"with_gold {hand.split()[n]}")
    assert table.cards("hand") == ["wolf_cleave_2"]
    table.stories("city", "c08").do("end_wandering", "explore city", "answer b")
    assert (table.asked, table.cards("hand")) == ("keep", ["wolf_cleave_2"])


@pytest.mark.rule("WOW-PH1-10")
def test_without_cards_one_goes_on_when_done() -> None:
    table = lay(3).stand(0, "cintra", hand="", gold=5).entered()
    assert table.options() == ["end_wandering", "act"]
    table.do("act")
    assert table.options() == ["end_wandering"]


@pytest.mark.rule("WOW-PH1-13")
def test_where_the_turn_began_there_is_no_poker_before_coming_back() -> None:
    hand = "wolf_aard_1 wolf_aard_2 wolf_cleave_1 wolf_cleave_2"
    table = lay(3).stand(0, "cintra", hand=hand).stand(1, "cintra")
    assert "where you came to" in table.refused("challenge 1")
    table.do("move vizima", "two wolf_aard_1 wolf_aard_2", "move cintra", "two wolf_cleave_1 wolf_cleave_2")
    assert table.offers("challenge") == {"1"}


# -- dice ----------------------------------------------------------------------------------------------
def at_dice(dice: str, mine: int = 3, theirs: int = 3) -> Table:
    table = lay(3).stand(0, "vizima", gold=mine).stand(1, "vizima", gold=theirs).entered()
    return table.dice(dice).do("challenge 1")


@pytest.mark.rule("WOW-DIC-01", "WOW-DIC-02")
def test_a_witcher_at_the_same_place_with_gold_can_be_challenged() -> None:
    table = lay(4).stand(0, "vizima").stand(1, "vizima").stand(2, "vizima", gold=0).stand(3, "cintra").entered()
    assert table.offers("challenge") == {"1"}
    assert "1 Gold for the stake" in table.refused("challenge 2")
    assert "not here" in table.refused("challenge 3")
    table.stand(0, gold=0)
    assert not table.options("challenge")


@pytest.mark.rule("WOW-DIC-03", "WOW-DIC-04")
def test_nobody_is_challenged_twice_in_a_turn_nor_fought_after_it() -> None:
    table = at_dice("6 6 6 6 6  1 1 1 1 2").do("reroll 0", "reroll 0")
    assert "already" in table.refused("challenge 1")
    table.stand(2, "vizima").do("end_wandering")
    assert table.offers("duel") == {"2"}
    assert "played dice" in table.refused("duel 1")


@pytest.mark.rule("WOW-DIC-05")
@pytest.mark.parametrize(("dice", "mine", "theirs"), [("6 6 6 6 6  1 1 1 1 2", 5, 2), ("1 1 1 1 2  6 6 6 6 6", 2, 5)])
def test_each_stakes_one_and_the_winner_takes_three(dice: str, mine: int, theirs: int) -> None:
    table = at_dice(dice)
    assert (table.gold(0), table.gold(1)) == (2, 2)
    table.do("reroll 0", "reroll 0")
    assert (table.gold(0), table.gold(1)) == (mine, theirs)


@pytest.mark.rule("WOW-DIC-06", "WOW-DIC-07")
def test_the_other_side_throws_again_first_and_then_the_active_one_once_each() -> None:
    table = at_dice("1 2 2 5 6  3 3 4 4 5  1  4 4 4")
    assert table.seat == 1
    assert "reroll 5" in table.options()
    table.do("reroll 5")
    assert table.seat == 0
    assert (table.frame["own"], table.frame["against"]) == (65221, 44331)
    table.do("reroll 651")
    assert table.asked == "wander"
    ended = table.events("poker_ended")[0]
    assert (ended["own"], ended["against"], ended["won"]) == (44422, 44331, True)


@pytest.mark.rule("WOW-DIC-06")
def test_any_dice_of_a_hand_can_be_thrown_again() -> None:
    table = at_dice("1 1 1 1 1  6 6 5 2 1")
    assert len(table.options("reroll")) == 3 * 2 * 2 * 2
    assert "Name dice out of" in table.refused("reroll 3")


HANDS = [
    "12346", "11346", "66543", "11224", "66554", "11124", "12345", "23456", "11122", "66655", "11112", "11111",
]  # fmt: skip


@pytest.mark.rule("WOW-DIC-08", "WOW-DIC-09")
def test_the_order_of_hands() -> None:
    ranks = [rank(as_number(tuple(map(int, hand)))) for hand in HANDS]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == len(ranks)
    assert [one[0] for one in ranks] == [0, 1, 1, 2, 2, 3, 4, 5, 6, 6, 7, 8]


BETTER = [
    ("55123", "33654", "WOW-DIC-09"),
    ("66112", "55443", "WOW-DIC-09"),
    ("44411", "33366", "WOW-DIC-10"),
    ("44422", "44411", "WOW-DIC-10"),
    ("33651", "33642", "WOW-DIC-11"),
    ("22264", "22254", "WOW-DIC-11"),
    ("65421", "64321", "WOW-DIC-13"),
    ("66331", "66225", "WOW-DIC-14"),
    ("66335", "66331", "WOW-DIC-14"),
]


@pytest.mark.rule("WOW-DIC-09", "WOW-DIC-10", "WOW-DIC-11", "WOW-DIC-13", "WOW-DIC-14")
@pytest.mark.parametrize(("better", "worse", "clause"), BETTER)
def test_hands_of_a_kind_are_compared_by_their_dice(better: str, worse: str, clause: str) -> None:
    first, second = (rank(as_number(tuple(map(int, hand)))) for hand in (better, worse))
    assert first[0] == second[0]
    assert first > second


@pytest.mark.rule("WOW-DIC-12")
def test_equal_hands_are_the_active_players() -> None:
    table = at_dice("6 6 5 3 1  6 6 5 3 1").do("reroll 0", "reroll 0")
    assert (table.gold(0), table.gold(1)) == (5, 2)


@pytest.mark.rule("WOW-PH1-15", "WOW-TAB-32")
def test_a_card_that_moves_costs_nothing_and_opens_the_action_there_once() -> None:
    table = lay(3, at="deed").stand(0, "vizima", hand="wolf_aard_1").stories("wilds", "w09")
    table.do("explore wilds", "answer a", "move cintra")
    assert (table.asked, table.options()) == ("act_here", ["act", "decline"])
    table.do("act")
    assert len(table.of(0, "potions")) == 1
    assert (table.asked, table.cards("hand")) == ("keep", ["wolf_aard_1"])
    table = lay(3, at="deed").stand(0, "vizima", hand="wolf_aard_1").stories("wilds", "w09")
    table.state.turn.acted = (9,)
    table.do("explore wilds", "answer a", "move cintra")
    assert table.asked == "keep"
