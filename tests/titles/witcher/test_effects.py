"""The signs of exploration and event cards, and the cards that have rules of their own (TAB-26 to -47)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.witcher.table import Table, lay

POOL = "a01_forest a02_forest a03_forest a04_forest a06_forest a12_forest"  # costs 0 0 1 1 2 2


def told(story: str, option: str = "a", dice: str = "", **things: Any) -> Table:
    """Seat 0, at level 2 with three Gold, two Potions and Shield 2, has chosen an option."""
    laid = {"levels": [2, 2, 2, 2], "shield": 2, "potions": "p1 p2", **things}
    return lay(3).pool(POOL).stand(0, "vizima", **laid).dice(dice).resolve_option(story, option)


@pytest.mark.rule("WOW-TAB-26", "WOW-TAB-46")
@pytest.mark.parametrize(
    ("story", "option", "gold"), [("c04", "a", 4), ("c08", "b", 6), ("c02", "a", 1), ("w19", "b", 4)]
)
def test_gold(story: str, option: str, gold: int) -> None:
    assert told(story, option).gold() == gold


@pytest.mark.rule("WOW-TAB-29")
def test_a_loss_of_gold_takes_what_there_is() -> None:
    assert told("c02", "a", gold=1).gold() == 0
    assert told("c33", "b", dice="1", gold=3).gold() == 0


@pytest.mark.rule("WOW-TAB-26")
def test_potions_come_and_go() -> None:
    assert len(told("c07", "a").of(0, "potions")) == 4
    table = told("w03", "a")
    assert (table.asked, table.frame["left"]) == ("discard_potion", 2)
    assert told("w05", "b").of(0, "potions") == []


@pytest.mark.rule("WOW-TAB-31", "WOW-TAB-47")
def test_five_potions_stay_until_the_next_is_gained() -> None:
    table = told("e03", "a")
    assert len(table.of(0, "potions")) == 5
    assert table.asked == "wander"
    table.resolve_option("c16", "a")
    assert (table.asked, table.frame["left"]) == ("discard_potion", 2)


@pytest.mark.rule("WOW-TAB-26")
def test_shields() -> None:
    assert told("c09", "b").of(0, "shield") == 1
    assert told("w06", "a").of(0, "shield") == 0
    assert told("w06", "a", shield=1).of(0, "shield") == 0
    table = told("e07", hand="a12_water", levels=[1, 4, 1, 1], shield=4)
    assert table.of(0, "shield") == 0
    table.do("strike a12_water -1", "end_strike")
    assert table.of(0, "shield") == 0
    table = told("e07", hand="a12_water a30_water", levels=[1, 4, 1, 1], shield=4, deck="wolf_yrden_1 wolf_yrden_2")
    table.do("strike a12_water -1", "strike a30_water 0", "end_strike")  # four, three and one by extension
    assert table.of(0, "shield") == 4


@pytest.mark.rule("WOW-TAB-26")
@pytest.mark.parametrize(
    ("story", "option", "levels"),
    [
        ("c02", "a", [3, 2, 2, 2]), ("c01", "b", [2, 3, 2, 2]), ("c10", "b", [2, 2, 3, 2]), ("c06", "a", [2, 2, 2, 3]),
        ("c10", "a", [2, 1, 2, 2]), ("c11", "a", [2, 2, 1, 2]), ("w11", "a", [2, 2, 2, 1]), ("w11", "b", [3, 2, 2, 2]),
    ],
)  # fmt: skip
def test_attributes(story: str, option: str, levels: list[int]) -> None:
    table = told(story, option)
    while table.asked == "discard_potion":
        table.do(table.options()[0])
    assert list(table.of(0, "attributes").values()) == levels


@pytest.mark.rule("WOW-TAB-26", "WOW-PH3-08")
@pytest.mark.parametrize(("story", "option", "draws"), [("c01", "a", 1), ("c01", "b", -1), ("c27", "a", 2)])
def test_cards_of_phase_three(story: str, option: str, draws: int) -> None:
    assert told(story, option).state.turn.draws == draws


@pytest.mark.rule("WOW-TAB-34")
def test_a_trail_of_each_terrain_as_far_as_it_goes() -> None:
    table = lay(3).trail(0, "forest").only_tokens("water", "").resolve_option("c24", "a")
    trails = table.of(0, "trails")
    assert [trails[key] is not None for key in ("forest", "mountain", "water")] == [True, True, False]


@pytest.mark.rule("WOW-TAB-28", "WOW-TAB-46")
def test_signs_are_carried_out_from_left_to_right() -> None:
    table = told("c31", "a")
    assert table.asked == "trash"
    table.do("trash wolf_aard_1")
    assert table.asked == "gain"
    assert table.offers("gain") == {"a03_forest", "a04_forest"}
    table.do("gain a03_forest")
    assert table.cards("discard") == ["a03_forest"]


@pytest.mark.rule("WOW-TAB-28")
def test_the_last_card_is_not_trashed_and_the_rest_still_happens() -> None:
    table = lay(3).pool(POOL).stand(0, hand="wolf_aard_1", deck="")
    one = table.state.seats[0]
    table.state.trashed, one.discard, one.owned = one.discard, (), one.hand
    table.resolve_option("c31", "a")
    assert table.asked == "gain"
    assert table.of(0, "owned") == ["wolf_aard_1"]


@pytest.mark.rule("WOW-TAB-30")
def test_discarding_from_an_empty_hand_does_nothing() -> None:
    assert told("e47", "a").asked == "wander"
    table = told("e47", "b", hand="wolf_aard_1 wolf_aard_2 wolf_yrden_1")
    assert (table.asked, table.frame["left"]) == ("discard", 2)
    table.do("discard wolf_aard_1", "discard wolf_aard_2")
    assert table.level("alchemy") == 3
    assert table.cards("hand")[0] == "wolf_yrden_1"


@pytest.mark.rule("WOW-TAB-26")
@pytest.mark.parametrize(("die", "gold"), [(1, 5), (2, 5), (3, 6), (4, 6), (5, 7), (6, 7)])
def test_a_die_and_its_bands(die: int, gold: int) -> None:
    table = told("e06", "a", dice=str(die))
    assert table.gold() == gold
    assert [one["die"] for one in table.opening("die_rolled")] == [die]


@pytest.mark.rule("WOW-TAB-26")
@pytest.mark.parametrize(("die", "left"), [(1, 0), (3, 0), (6, 1)])
def test_what_is_given_in_any_case(die: int, left: int) -> None:
    table = told("c33", "b", dice=str(die), gold=3)
    assert (table.gold(), len(table.of(0, "quests"))) == (left, 1)


@pytest.mark.rule("WOW-TAB-26")
@pytest.mark.parametrize(
    ("story", "option", "things", "expected"),
    [
        ("e33", "b", {"shield": 0}, 4), ("e33", "b", {"shield": 1}, 3), ("e34", "b", {"potions": "p1 p2"}, 3),
        ("e35", "b", {}, 2),
    ],
)  # fmt: skip
def test_cards_drawn_at_once(story: str, option: str, things: dict[str, Any], expected: int) -> None:
    assert len(told(story, option, **things).cards("hand")) == expected


@pytest.mark.rule("WOW-TAB-26")
def test_with_and_else() -> None:
    assert told("e34", "b", potions="p1").level("alchemy") == 3
    assert told("e54", "b", gold=1).gold() == 6
    assert told("e54", "b", gold=2).level("defense") == 3
    assert told("e52", "b", shield=0).asked == "raise"
    assert told("e52", "b", shield=1).level("alchemy") == 3


@pytest.mark.rule("WOW-TAB-26", "WOW-ATT-15")
@pytest.mark.parametrize(("level", "asked"), [(1, "raise"), (2, "raise"), (3, "wander"), (4, "discard_potion")])
def test_by_alchemy_level(level: int, asked: str) -> None:
    table = told("e38", levels=[1, 1, level, 2], shield=0, potions="p1")
    assert table.asked == asked or (level == 3 and table.asked == "raise")
    assert (len(table.of(0, "potions")) == 5) == (level >= 4)


@pytest.mark.rule("WOW-TAB-26")
@pytest.mark.parametrize(("level", "gold"), [(1, 7), (2, 7), (3, 6), (5, 6)])
def test_by_witcher_level(level: int, gold: int) -> None:
    assert told("e46", levels=[level] * 4).gold() == gold


@pytest.mark.rule("WOW-TAB-47", "WOW-DIC-08")
@pytest.mark.parametrize(("dice", "gold"), [("4 4 4 1 1", 8), ("3 3 3 2 2", 3), ("6 6 6 5 4", 3), ("1 1 1 1 2", 8)])
def test_the_dice_mistress_must_be_beaten(dice: str, gold: int) -> None:
    table = told("c36", "a", dice=dice).do("reroll 0")
    assert table.gold() == gold
    assert table.asked == "wander"


@pytest.mark.rule("WOW-TAB-47", "WOW-LOC-33")
def test_the_scholars_letter_makes_one_training_cheaper() -> None:
    table = told("c05", "a")
    assert table.of(0, "kept") == ["c05"]
    table.stand(0, "stygga", gold=4, levels=[4, 1, 4, 5]).entered().do("act")
    assert table.offers("train") == {"defense"}
    assert table.offers("train_by_letter") == {"combat", "defense", "alchemy"}
    table.do("train_by_letter combat")
    assert (table.gold(), table.level("combat"), table.of(0, "kept")) == (2, 5, [])
    assert table.plain["told"] == ["c05"]
    table = lay(3).stand(0, "stygga", kept="c05", gold=1).entered().do("act")
    assert table.offers("train_by_letter") == {"combat", "defense", "alchemy"}
    assert table.do("train_by_letter combat").gold() == 0


@pytest.mark.rule("WOW-TAB-47", "WOW-POT-02")
def test_event_25_raises_the_limit_of_potions() -> None:
    table = lay(3).stand(0, "cintra", kept="e25", potions="p1 p1 p2 p3").entered().do("act")
    assert (len(table.of(0, "potions")), table.asked) == (5, "wander")
    assert told("e25", "b").of(0, "kept") == ["e25"]


@pytest.mark.rule("WOW-TAB-42", "WOW-TAB-47")
def test_the_horse_goes_to_a_forest_for_nothing_once_a_turn() -> None:
    table = lay(3).stand(0, "cintra", kept="e16", gold=0)
    assert table.offers("move") == {"novigrad", "vizima", "haern_caduch"}
    table.do("move vizima")
    assert table.options() == ["ride e16"]
    table.do("ride e16")
    assert table.of(0, "place") == "vizima"
    assert table.options("act") == ["act"]
    assert not table.options("move")
    table.stand(0, hand="wolf_aard_2").do("move novigrad")
    assert "used it in this turn" in table.refused("ride e16")
    assert told("e16", hand="wolf_aard_1").state.turn.ends


@pytest.mark.rule("WOW-TAB-42", "WOW-TAB-47")
def test_the_passage_goes_to_water_for_any_card_once_a_turn() -> None:
    table = lay(3).stand(0, "cintra", kept="e32", gold=0, hand="wolf_aard_2")
    assert table.offers("move") == {"kaer_seren", "cidaris", "glenmore", "novigrad", "vizima", "haern_caduch"}
    table.do("move glenmore")
    assert table.options() == ["sail wolf_aard_2"]
    table.do("sail wolf_aard_2")
    assert table.of(0, "place") == "glenmore"
    table.stand(0, hand="wolf_yrden_2")
    assert "cintra" not in table.offers("move")
    assert "doldeth" not in table.offers("move")
    assert table.state.turn.served != ()


@pytest.mark.rule("WOW-TAB-47", "WOW-EVT-02")
@pytest.mark.parametrize("place", ["hengfors", "loc_ichaer", "vizima"])
def test_martyn_brings_gold_at_two_places(place: str) -> None:
    start = {"hengfors": "vizima", "loc_ichaer": "beauclair", "vizima": "cintra"}[place]
    table = lay(3).stand(0, start, kept="e11", gold=0, hand="wolf_aard_1 wolf_aard_2").do(f"move {place}")
    table.do("two wolf_aard_1 wolf_aard_2")
    assert table.gold() == (0 if place == "vizima" else 1)


@pytest.mark.rule("WOW-TAB-47", "WOW-PH3-11")
def test_event_12_may_make_the_card_of_phase_three_free() -> None:
    hand = "a12_water"  # four Damage
    table = told("e12", hand=hand, deck="wolf_yrden_1 wolf_yrden_2").do("strike a12_water -1", "end_strike")
    assert table.state.turn.free_card


@pytest.mark.rule("WOW-TAB-47", "WOW-EVT-08")
def test_event_10_at_home_and_at_anothers_school() -> None:
    table = lay(3).stand(0, "kaer_morhen").resolve_option("e10")
    assert len(table.of(0, "potions")) == 2
    assert (table.asked, table.seat) == ("raise", 0)
    table = lay(3).stand(0, "stygga", hand="wolf_aard_1").trail(0, "forest").trail(2, "water").resolve_option("e10")
    assert table.gold() == 7
    assert (table.asked, table.seat) == ("raise", 2)
    table.do("raise combat")
    trails = table.of(2, "trails")
    assert [trails[key] is not None for key in ("forest", "mountain", "water")] == [True, False, True]
    assert table.level("combat", 2) == 2
    assert table.state.turn.ends


@pytest.mark.rule("WOW-TAB-47")
def test_event_22_keeps_a_card_worth_gold_at_the_next_exploration() -> None:
    table = told("e22", "b", gold=0)
    assert table.of(0, "kept") == ["e22"]
    table.ask("deed").do("follow e22")
    assert (table.gold(), table.of(0, "kept")) == (4, [])


@pytest.mark.rule("WOW-TAB-47", "WOW-TAB-40")
def test_event_29_brings_event_30_at_the_next_exploration() -> None:
    table = told("e29", "b", gold=0)
    assert table.gold() == 4
    while table.asked == "gain":
        table.do(table.options()[0])
    assert table.of(0, "kept") == ["e29"]
    table.ask("deed").do("follow e29")
    assert (table.asked, table.frame["story"]) == ("answer", "e30")


@pytest.mark.rule("WOW-TAB-39")
def test_each_kept_card_exists_once() -> None:
    table = lay(3).stand(1, kept="e01").stand(0, gold=1, levels=[1, 1, 1, 1]).resolve_option("c12", "b")
    assert table.of(0, "kept") == []
    assert table.of(1, "kept") == ["e01"]


@pytest.mark.rule("WOW-TAB-37")
@pytest.mark.parametrize(("level", "die", "shield"), [(3, 5, 1), (4, 4, 1), (3, 4, 0), (1, 1, 2)])
def test_event_55(level: int, die: int, shield: int) -> None:
    table = told("e55", dice=str(die), levels=[2, level, 2, 2], shield=2)
    assert table.of(0, "shield") == shield


@pytest.mark.rule("WOW-TAB-26")
def test_event_21_bars_exploring() -> None:
    table = told("e21", dice="4", levels=[1, 2, 3, 4])
    while table.asked == "raise":
        table.do(table.options()[0])
    assert list(table.of(0, "attributes").values()) == [2, 3, 3, 4]
    assert table.state.turn.explore_barred
    assert told("e21", dice="3").gold() == 6
