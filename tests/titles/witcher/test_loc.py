"""Location Actions (LOC)."""

from __future__ import annotations

import pytest

from game.titles.witcher.state import NONE
from tests.titles.witcher.table import lay

POOL = "a01_forest a02_forest a03_forest a04_forest a06_forest a12_forest"  # costs 0 0 1 1 2 2


@pytest.mark.rule("WOW-LOC-01", "WOW-PH1-02")
def test_an_action_is_open_only_where_one_came_to_in_this_turn() -> None:
    table = lay(3).stand(0, "cintra", hand="wolf_aard_1 wolf_aard_2 wolf_cleave_1 wolf_cleave_2")
    assert not table.options("act")
    assert "only once you came here" in table.refused("act")
    table.do("move beauclair" if "move beauclair" in table.options() else "move vizima")
    table.do("two wolf_aard_1 wolf_aard_2")
    assert table.options("act") == ["act"]
    table.do("move cintra", "two wolf_cleave_1 wolf_cleave_2")
    assert table.options("act") == ["act"]


@pytest.mark.rule("WOW-LOC-02")
def test_an_action_is_used_once_a_turn_even_after_coming_back() -> None:
    hand = "wolf_aard_1 wolf_aard_2 wolf_cleave_1 wolf_cleave_2"
    table = lay(3).stand(0, "cintra", hand=hand).entered().do("act")
    assert not table.options("act")
    table.do("move vizima", "two wolf_aard_1 wolf_aard_2", "move cintra", "two wolf_cleave_1 wolf_cleave_2")
    assert not table.options("act")
    assert "already" in table.refused("act")


@pytest.mark.rule("WOW-LOC-03", "WOW-LOC-05")
def test_an_action_is_optional_and_none_comes_late() -> None:
    table = lay(3).stand(0, "cintra").entered().do("end_wandering")
    assert table.asked == "deed"
    assert not table.options("act")
    assert table.of(0, "potions") == []


@pytest.mark.rule("WOW-LOC-04", "WOW-PH1-08")
def test_neither_monsters_nor_witchers_hinder() -> None:
    table = lay(3).monster("mountain", "m101", "cintra").stand(1, "cintra").stand(2, "cintra")
    table.stand(0, "vizima", hand="wolf_aard_1").do("move cintra", "play wolf_aard_1", "act")
    assert len(table.of(0, "potions")) == 1


RAISING = [("ban_ard", "alchemy"), ("cidaris", "defense"), ("glenmore", "specialty"), ("ard_modron", "combat")]


@pytest.mark.rule("WOW-LOC-06", "WOW-LOC-07", "WOW-LOC-08")
@pytest.mark.parametrize(("place", "attribute"), RAISING)
def test_four_places_raise_an_attribute_for_nothing_up_to_the_own_level(place: str, attribute: str) -> None:
    table = lay(3).stand(0, place, gold=0).entered().do("act")
    assert table.level(attribute) == 2
    assert sum(table.of(0, "attributes").values()) == 5
    table = lay(3).stand(0, place, levels=[2, 2, 2, 2], level=1).entered()
    assert not table.options("act")
    table = lay(3).stand(0, place, levels=[2, 2, 2, 2], level=2).entered().do("act")
    assert table.level(attribute) == 3
    assert not lay(3).stand(0, place, levels=[5, 5, 5, 5], level=5).entered().options("act")


@pytest.mark.rule("WOW-LOC-09", "WOW-POT-02")
@pytest.mark.parametrize("place", ["cintra", "beauclair", "dhuwod"])
def test_three_places_give_a_potion_within_the_limit(place: str) -> None:
    table = lay(3).stand(0, place).entered().do("act")
    assert len(table.of(0, "potions")) == 1
    table = lay(3).stand(0, place, potions="p1 p1 p2 p3").entered().do("act")
    assert table.asked == "discard_potion"
    table.do("discard_potion p2")
    assert len(table.of(0, "potions")) == 4


@pytest.mark.rule("WOW-LOC-10", "WOW-LOC-11", "WOW-LOC-12", "WOW-LOC-13", "WOW-LOC-15")
@pytest.mark.parametrize("place", ["novigrad", "loc_ichaer"])
def test_dice_with_locals_cost_one_gold_and_win_three(place: str) -> None:
    assert not lay(3).stand(0, place, gold=0).entered().options("act")
    table = lay(3).stand(0, place, gold=1).stand(1, place).entered().dice("1 1 2 3 4  6 6 5 4 1  2 3 4")
    table.do("act")
    assert table.gold() == 0
    assert table.asked == "reroll"
    table.do("reroll 0")
    assert table.gold() == 0
    table = lay(3).stand(0, place, gold=1).stand(1, place).entered().dice("6 6 6 1 2  5 5 4 3 1  2 2 1")
    table.do("act", "reroll 0")
    assert table.gold() == 3
    assert table.state.turn.challenged == ()
    assert table.offers("challenge") == {"1"}


@pytest.mark.rule("WOW-LOC-14")
@pytest.mark.parametrize(
    ("thrown", "kept"),
    [
        ("6 6 5 4 1", "6 6"), ("5 5 4 4 1", "5 5 4 4"), ("4 4 4 2 1", "4 4 4"), ("3 3 3 3 1", "3 3 3 3"),
        ("6 4 3 2 1", "6"), ("5 4 3 2 1", "5 4 3 2 1"), ("6 5 4 3 2", "6 5 4 3 2"), ("2 2 2 3 3", "3 3 2 2 2"),
        ("1 1 1 1 1", "1 1 1 1 1"),
    ],
)  # fmt: skip
def test_how_locals_throw_again(thrown: str, kept: str) -> None:
    held = [int(die) for die in kept.split()]
    again = 5 - len(held)
    table = lay(3).stand(0, "novigrad").entered().dice(f"1 1 1 1 1  {thrown}  {'6 ' * again} 2").do("act")
    throws = [one for one in table.events("dice_thrown") if one["seat"] < 0]
    assert len(throws) == 1 + (again > 0)
    assert table.state.tape == (2,)
    assert sorted(throws[-1]["dice"]) == sorted([*held, *[6] * again])


@pytest.mark.rule("WOW-LOC-16", "WOW-LOC-17", "WOW-LOC-18")
def test_trading_trashes_a_hand_card_for_one_at_most_one_dearer() -> None:
    table = lay(3).stand(0, "vengerberg", hand="wolf_aard_1 a05_forest").pool(POOL).entered().do("act")
    assert table.offers("trade_away") == {"wolf_aard_1", "a05_forest"}
    table.do("trade_away wolf_aard_1")
    assert table.offers("trade_for") == {"a01_forest", "a02_forest", "a03_forest", "a04_forest"}
    assert "too dear" in table.refused("trade_for a06_forest")
    table.do("trade_for a03_forest")
    assert set(table.cards("hand")) == {"a05_forest", "a03_forest"}
    assert "wolf_aard_1" not in table.of(0, "owned")
    assert table.plain["trashed"] == ["wolf_aard_1"]
    assert None not in table.plain["pool"]
    table = lay(3).stand(0, "vengerberg", hand="a05_forest").pool(POOL).entered().do("act", "trade_away a05_forest")
    assert table.offers("trade_for") == set(POOL.split())


@pytest.mark.rule("WOW-LOC-20")
def test_trading_needs_a_hand_card_that_some_pool_card_is_cheap_enough_for() -> None:
    assert not lay(3).stand(0, "vengerberg").pool(POOL).entered().options("act")
    dear = "a06_forest a12_forest a18_forest a24_forest a30_forest a06_water"
    table = lay(3).stand(0, "vengerberg", hand="wolf_aard_1").pool(dear).entered()
    assert not table.options("act")
    table = lay(3).stand(0, "vengerberg", hand="wolf_aard_1 a05_forest").pool(dear).entered().do("act")
    assert table.offers("trade_away") == {"a05_forest"}


@pytest.mark.rule("WOW-LOC-21", "WOW-LOC-22", "WOW-LOC-26")
@pytest.mark.parametrize("place", ["hengfors", "doldeth"])
def test_gold_and_a_trail_quest(place: str) -> None:
    table = lay(3).stand(0, place, gold=0).pile("forest", "stygga").entered().do("act")
    assert table.gold() == 1
    assert table.offers("seek") == {"forest", "mountain", "water"}
    table.do("seek forest")
    assert table.of(0, "trail_quests")["forest"] == "stygga"
    assert table.gold() == 1
    assert lay(3).stand(0, place).entered().do("act", "decline").of(0, "trail_quests")["forest"] is None


@pytest.mark.rule("WOW-LOC-23")
def test_a_token_of_the_own_place_is_drawn_anew() -> None:
    table = lay(3).stand(0, "hengfors").pile("mountain", "hengfors doldeth").entered().do("act", "seek mountain")
    assert table.of(0, "trail_quests")["mountain"] == "doldeth"
    assert "hengfors" in table.plain["tokens"]["mountain"]


@pytest.mark.rule("WOW-LOC-23")
def test_the_token_of_the_own_place_is_shuffled_in() -> None:
    places = set()
    for seed in range(8):
        table = lay(3).stand(0, "hengfors").pile("mountain", "hengfors doldeth").entered()
        table.state.chance = seed
        places.add(table.do("act", "seek mountain").plain["tokens"]["mountain"].index("hengfors"))
    assert len(places) > 1


@pytest.mark.rule("WOW-LOC-24", "WOW-LOC-27", "WOW-TOK-05")
def test_no_trail_quest_of_an_empty_pile_or_of_a_terrain_that_one_has() -> None:
    table = lay(3).stand(0, "hengfors").trail(0, "forest").trail(0, "water", quest="ban_ard")
    table.only_tokens("mountain", "").entered().do("act")
    assert table.asked == "wander"
    table = lay(3).stand(0, "hengfors").trail(0, "forest").entered().do("act")
    assert table.offers("seek") == {"mountain", "water"}


@pytest.mark.rule("WOW-LOC-22", "WOW-SOL-05")
def test_no_trail_quest_for_a_monster_that_is_gone() -> None:
    table = lay(1).stand(0, "hengfors").entered()
    monster = table.state.slots[0].monster
    table.state.slots[0].monster, table.state.seats[0].trophies = NONE, (monster,)
    table.do("act")
    assert table.offers("seek") == {"mountain", "water"}
    assert "No monster" in table.refused("seek forest")


@pytest.mark.rule("WOW-LOC-28")
def test_the_only_token_left_must_not_name_the_own_place() -> None:
    table = lay(3).stand(0, "hengfors").only_tokens("mountain", "hengfors").entered().do("act", "seek mountain")
    assert table.of(0, "trail_quests")["mountain"] is None
    assert table.plain["tokens"]["mountain"] == ["hengfors"]


@pytest.mark.rule("WOW-LOC-25", "WOW-LOC-29", "WOW-PH1-14")
def test_entering_the_named_place_completes_a_trail_quest() -> None:
    table = lay(3).stand(0, "vizima", gold=0, hand="wolf_aard_1").trail(0, "mountain", quest="cintra")
    table.do("move cintra", "play wolf_aard_1")
    assert table.gold() == 1
    assert table.of(0, "trail_quests")["mountain"] is None
    assert table.of(0, "trails")["mountain"] == "cintra"
    assert table.options("act") == ["act"]


@pytest.mark.rule("WOW-LOC-30", "WOW-LOC-31", "WOW-LOC-32")
@pytest.mark.parametrize(("gold", "after"), [(0, 1), (2, 2)])
def test_alms_for_the_poor_and_up_to_two_cards_out_of_the_pool(gold: int, after: int) -> None:
    table = lay(3).stand(0, "vizima", gold=gold).pool(POOL).supply("a07_forest a08_forest").entered().do("act")
    assert table.gold() == after
    assert table.offers("clear") == set(POOL.split())
    table.do("clear a02_forest", "clear a06_forest")
    assert table.plain["trashed"] == ["a02_forest", "a06_forest"]
    pool = ["a08_forest", "a07_forest", "a01_forest", "a03_forest", "a04_forest", "a12_forest"]
    assert table.plain["pool"] == pool
    assert lay(3).stand(0, "vizima").pool(POOL).entered().do("act", "enough").plain["pool"] == POOL.split()
    table = lay(3).stand(0, "vizima").pool(POOL).entered().do("act", "clear a01_forest", "enough")
    assert table.plain["trashed"] == ["a01_forest"]


@pytest.mark.rule("WOW-LOC-33", "WOW-LOC-35", "WOW-LOC-36", "WOW-LOC-38")
def test_schools_train_for_the_level_and_one_whatever_the_witcher_level() -> None:
    table = lay(3).stand(0, "stygga", gold=9, levels=[1, 4, 2, 1]).entered().do("act")
    assert table.offers("train") == {"combat", "defense", "alchemy"}
    assert "own school" in table.refused("train specialty")
    table.do("train defense")
    assert (table.level("defense"), table.gold()) == (5, 4)
    assert sum(table.of(0, "attributes").values()) == 9
    assert not table.options("act")


@pytest.mark.rule("WOW-LOC-34")
def test_the_own_school_trains_specialty_too() -> None:
    table = lay(3).stand(0, "kaer_morhen", gold=2).entered().do("act", "train specialty")
    assert (table.level("specialty"), table.gold()) == (2, 0)


@pytest.mark.rule("WOW-LOC-37")
def test_there_is_no_credit() -> None:
    table = lay(3).stand(0, "stygga", gold=2, levels=[1, 2, 5, 1]).entered().do("act")
    assert table.offers("train") == {"combat"}
    assert not lay(3).stand(0, "stygga", gold=1).entered().options("act")


@pytest.mark.rule("WOW-LOC-33", "WOW-MAP-06")
def test_behelt_nar_trains_everybody() -> None:
    table = lay(3).stand(0, "behelt_nar", gold=2).entered().do("act", "train combat")
    assert table.level("combat") == 2
