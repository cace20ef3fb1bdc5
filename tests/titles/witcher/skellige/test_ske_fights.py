"""Bonus cards and the seal-hide rope at work in fights, what they change counted (SKE-BON, SKE-EVT-12)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.witcher.attributes import lower_shield, raise_shield
from game.titles.witcher.fight.begin import begin_witcher_fight
from tests.titles.witcher.skellige.shore import shore
from tests.titles.witcher.skellige.test_ske_dagon import fought, with_bonus
from tests.titles.witcher.skellige.test_ske_islands import settle
from tests.titles.witcher.table import Table

CHARGE, BITE = "1", "4"
STRONG = (1, 4, 1, 1)


def hunting(life: str, bonus: str = "", dice: str = BITE, **told: Any) -> Table:
    """Seat 0 begins against a monster without an ability of its own in the fight; its life pool from the top down,
    and how it will attack."""
    told = {"hand": "wolf_push_back_1 wolf_quick_slash_2", "shield": 0, "levels": STRONG, **told}
    table = shore(**told).trail(0, "forest").monster("forest", "m110", "dhuwod")
    if bonus:
        with_bonus(table, bonus)
    fought(table)
    fight = table.state.fight
    assert fight is not None
    top = table.numbers("fight_card", life)
    cards = [*fight.life, *table.state.fight_deck]
    rest = [card for card in cards if card not in top]
    fight.life = (*rest[: 12 - len(top)], *top[::-1])
    table.state.fight_deck = tuple(card for card in cards if card not in fight.life)
    return table.dice(dice)


def struck(table: Table) -> list[int]:
    """How much Damage each blow of the last choice did."""
    return [one["damage"] for one in table.events("damage_dealt") if one["damage"]]


@pytest.mark.rule("SKE-BON-01", "SKE-EFF-16")
@pytest.mark.parametrize(("bonus", "damage"), [("", 4), ("b1", 3)])
def test_scaled_skin_takes_one_off_each_attack(bonus: str, damage: int) -> None:
    table = hunting("f05 f12", bonus, dice=f"{BITE} {BITE}", levels=(1, 1, 1, 1), hand="wolf_yrden_1 wolf_yrden_2")
    table.do("lay wolf_yrden_1", "stop")
    assert struck(table) == [damage]
    table.do("lay wolf_yrden_2", "stop")
    assert struck(table) == [damage + 1]


@pytest.mark.rule("SKE-BON-01", "SKE-BON-04")
@pytest.mark.parametrize(("bonus", "damage"), [(False, 2), (True, 1)])
def test_scaled_skin_takes_one_off_each_combo_of_a_witcher(bonus: bool, damage: int) -> None:
    table = shore(hand="wolf_cleave_1 wolf_cleave_2 wolf_yrden_1", levels=(1, 1, 1, 1)).stand(0, "vizima")
    table.stand(1, "vizima", hand="viper_yrden_1 viper_yrden_2", shield=0)
    if bonus:
        card = table.number("kept", "b1")
        sea = table.state.skellige
        assert sea is not None
        sea.bonus = tuple(other for other in sea.bonus if other != card)
        table.state.seats[1].kept += (card,)
    begin_witcher_fight(table.content, table.state, 0, 1, None)
    settle(table)
    while table.asked == "wager":
        table.do("pass")
    for n in (1, 2):
        table.do(f"lay wolf_cleave_{n}", "stop")
        assert struck(table) == [damage]
        assert (table.asked, table.seat) == ("combo", 1)
        table.do(f"lay viper_yrden_{n}", "stop")


@pytest.mark.rule("SKE-BON-01", "SKE-EFF-11")
def test_drowned_eyes_order_two_cards_and_the_first_combo_deals_one_more() -> None:
    hand = "wolf_quick_slash_2 wolf_quick_slash_1"
    table = hunting("f05 f12 f17 f01 f02", "b4", dice=f"{CHARGE} {CHARGE}", hand=hand, shield=4)
    table.do("use kept_b4")
    assert table.offers("put_attack") == {"f05", "f12"}
    table.do("put_attack f12")
    while table.asked == "order_cards":
        table.do(table.options()[0])
    life = table.plain["fight"]["life"][:3]
    assert life in (["f12", "f05", "f17"], ["f05", "f12", "f17"])
    assert "use kept_b4" not in table.options()
    table.do("lay wolf_quick_slash_2", "stop")
    assert [len(one["fight_cards"]) for one in table.events("fight_cards_lost")] == [1 + 1]
    table.do("lay wolf_quick_slash_1", "stop")
    assert [len(one["fight_cards"]) for one in table.events("fight_cards_lost")] == [1]


@pytest.mark.rule("SKE-EVT-12", "SKE-EVT-04", "SKE-EFF-16")
def test_the_rope_takes_up_to_three_off_an_attack_that_hits() -> None:
    table = hunting("f01 f05", kept="se14").do("lay wolf_quick_slash_2", "stop")
    assert table.options() == ["use kept_se14", "pass"]
    before = len(table.cards("deck"))
    table.do("use kept_se14")
    assert struck(table) == [4 - 3]
    assert len(table.cards("deck")) == before - 1
    assert table.of(0, "kept") == []
    assert "se14" not in table.plain["events"]


@pytest.mark.rule("SKE-EVT-12", "SKE-EFF-16")
@pytest.mark.parametrize(
    ("card", "dice", "asked"),
    [("f14", BITE, True), ("f03", BITE, False), ("f08", CHARGE, False), ("f02", CHARGE, False)],
)
def test_the_rope_is_offered_where_an_attack_deals_damage(card: str, dice: str, asked: bool) -> None:
    table = hunting(f"f01 {card}", kept="se14", dice=dice).do("lay wolf_quick_slash_2", "stop")
    assert ("use kept_se14" in table.options()) == asked
    if asked:
        table.do("use kept_se14")
        assert struck(table) == []


@pytest.mark.rule("SKE-EVT-12")
def test_the_rope_that_is_not_used_stays_for_the_next_attack() -> None:
    table = hunting("f01 f05 f12", kept="se14", dice=f"{BITE} {BITE}", levels=(4, 4, 1, 1))
    table.do("lay wolf_quick_slash_2", "stop", "pass")
    assert table.of(0, "kept") == ["se14"]
    table.do("lay wolf_push_back_1", "stop")
    assert "use kept_se14" in table.options()


@pytest.mark.rule("SKE-EFF-16")
def test_the_rope_comes_before_the_shield() -> None:
    table = hunting("f01 f05", kept="se14", shield=2).do("lay wolf_quick_slash_2", "stop")
    assert table.of(0, "shield") == 2
    table.do("use kept_se14")
    assert (struck(table), table.of(0, "shield")) == ([4 - 3], 1)


@pytest.mark.rule("SKE-EFF-17")
def test_a_shield_above_its_highest_can_only_fall() -> None:
    table = hunting("f01 f05", "b3", shield=1, levels=(1, 1, 1, 1))
    for change, shield in ((1, 2), (3, 2), (-1, 1), (1, 1)):
        if change > 0:
            raise_shield(table.content, table.state, 0, change, None)
        else:
            lower_shield(table.state, 0, -change, None)
        assert table.of(0, "shield") == shield


@pytest.mark.rule("WOW-FGT-11", "SKE-EFF-11")
def test_before_the_pools_the_monster_comes_first() -> None:
    """The Striga lowers the shield by the hand, then Cold Blood lifts it."""
    table = shore(hand="a01_mountain a02_forest", shield=1).trail(0, "forest").monster("forest", "m305", "dhuwod")
    assert fought(with_bonus(table, "b3")).of(0, "shield") == 1
