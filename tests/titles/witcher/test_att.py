"""Attributes, levels and shields (ATT)."""

from __future__ import annotations

import pytest

from game.titles.witcher.attributes import lower_attribute, raise_attribute, value
from tests.titles.witcher.table import Table, lay

POOL = "a01_forest a02_forest a03_forest a04_forest a06_forest a12_forest"  # costs 0 0 1 1 2 2
NAMES = ("combat", "defense", "alchemy", "specialty")


def lowered(table: Table, attribute: int, seat: int = 0) -> Table:
    lower_attribute(table.content, table.state, seat, attribute, None)
    table.check()
    return table


@pytest.mark.rule("WOW-ATT-01")
def test_four_attributes_of_levels_one_to_five() -> None:
    table = lay(3)
    assert table.of(0, "attributes") == dict.fromkeys(NAMES, 1)
    table.state.seats[0].attributes = (1, 6, 1, 1)
    with pytest.raises(AssertionError):
        table.check()


@pytest.mark.rule("WOW-ATT-02")
@pytest.mark.parametrize(("level", "worth"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_values_by_level(level: int, worth: int) -> None:
    table = lay(3).stand(0, levels=[level] * 4)
    assert [value(table.content, table.state, 0, attribute) for attribute in range(4)] == [worth] * 4


@pytest.mark.rule("WOW-ATT-03")
@pytest.mark.parametrize(("level", "shield", "after"), [(1, 0, 1), (1, 1, 2), (3, 3, 4), (4, 4, 4), (4, 3, 4)])
def test_defense_raises_the_shield_up_to_the_new_value(level: int, shield: int, after: int) -> None:
    table = lay(3).stand(0, "stygga", levels=[1, level, 1, 1], shield=shield, gold=9).entered()
    table.do("act", "train defense")
    assert table.of(0, "shield") == after


@pytest.mark.rule("WOW-ATT-04")
def test_alchemy_brings_a_potion() -> None:
    table = lay(3).stand(0, "ban_ard").entered().do("act")
    assert len(table.of(0, "potions")) == 1


@pytest.mark.rule("WOW-ATT-05")
def test_the_shield_stays_between_nothing_and_the_defense_value() -> None:
    table = lay(3).stand(0, levels=[1, 2, 1, 1], shield=1).resolve_option("c08", "a")
    assert table.of(0, "shield") == 0
    table = lay(3).stand(0, levels=[1, 5, 1, 1], shield=0, hand="a22_forest a15_water", deck="wolf_aard_1")
    table.resolve_option("e27").do("strike a22_forest -1", "end_strike")
    assert table.of(0, "shield") == 2


@pytest.mark.rule("WOW-ATT-06")
def test_a_falling_defense_takes_the_shield_with_it() -> None:
    table = lowered(lay(3).stand(0, levels=[1, 3, 1, 1], shield=3), 1)
    assert (table.level("defense"), table.of(0, "shield")) == (2, 2)
    table = lowered(lay(3).stand(0, levels=[1, 3, 1, 1], shield=1), 1)
    assert table.of(0, "shield") == 1


@pytest.mark.rule("WOW-ATT-07", "WOW-ATT-08")
@pytest.mark.parametrize("attribute", range(4))
@pytest.mark.parametrize(("level", "after"), [(1, 1), (2, 1), (4, 3), (5, 5)])
def test_nothing_falls_below_one_or_from_five(attribute: int, level: int, after: int) -> None:
    levels = [1, 1, 1, 1]
    levels[attribute] = level
    table = lowered(lay(3).stand(0, levels=levels), attribute)
    assert table.level(NAMES[attribute]) == after


@pytest.mark.rule("WOW-ATT-09", "WOW-ATT-10")
@pytest.mark.parametrize(("level", "cards"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_level_is_the_lowest_attribute_reached_in_common_and_brings_cards(level: int, cards: int) -> None:
    before = level - 1
    table = lay(3).stand(0, levels=[before, level, level, level], gold=9).stand(0, "stygga").entered()
    table.do("act", "train combat")
    assert table.of(0, "level") == level
    assert len(table.cards("hand")) == cards
    table = lay(3).stand(0, "stygga", levels=[before, before, level, level], gold=9).entered().do("act", "train combat")
    assert (table.of(0, "level"), table.cards("hand")) == (before, [])


@pytest.mark.rule("WOW-ATT-11")
def test_the_level_never_falls() -> None:
    table = lowered(lay(3).stand(0, levels=[3, 3, 3, 3]), 0)
    assert (table.of(0, "level"), table.level("combat")) == (3, 2)


@pytest.mark.rule("WOW-ATT-12")
def test_one_change_raises_the_level_only_as_far_as_all_attributes_stand_above_it() -> None:
    table = lay(3).stand(0, levels=[3, 5, 5, 5], level=1)
    raise_attribute(table.content, table.state, 0, 0, None)
    assert (table.of(0, "level"), len(table.cards("hand"))) == (4, 4)
    table = lay(3).stand(0, levels=[1, 5, 5, 5], level=1)
    raise_attribute(table.content, table.state, 0, 0, None)
    assert (table.of(0, "level"), len(table.cards("hand"))) == (2, 1)


@pytest.mark.rule("WOW-ATT-13")
def test_any_attribute_means_one_below_five() -> None:
    table = lay(3).stand(0, levels=[5, 2, 5, 1], shield=0).resolve_option("w10", "a")
    assert table.offers("raise") == {"defense", "specialty"}
    assert "cannot be the one" in table.refused("raise combat")
    table = lay(3).stand(0, levels=[5, 5, 5, 5]).resolve_option("w10", "a")
    assert table.asked == "wander"
    table = lay(3).stand(0, levels=[5, 1, 5, 1], shield=1).resolve_option("c10", "b")
    assert (table.of(0, "potions"), table.level("alchemy")) == ([], 5)


@pytest.mark.rule("WOW-ATT-14")
def test_the_lowest_attribute() -> None:
    table = lay(3).stand(0, levels=[2, 1, 3, 2]).resolve_option("c14", "a")
    assert table.offers("raise") == {"defense"}
    table = lay(3).stand(0, levels=[2, 3, 3, 2]).resolve_option("c14", "a")
    assert table.offers("raise") == {"combat", "specialty"}
    assert lay(3).stand(0, levels=[5, 5, 5, 5]).resolve_option("c14", "a").asked == "wander"


@pytest.mark.rule("WOW-ATT-14")
def test_the_two_lowest_are_the_lowest_and_then_a_lowest_of_the_others() -> None:
    table = lay(3).stand(0, levels=[1, 2, 3, 2], shield=1).resolve_option("e24", "a").do("raise combat")
    assert table.offers("raise") == {"defense", "specialty"}
    table.do("raise defense")
    assert list(table.of(0, "attributes").values()) == [2, 3, 3, 2]


@pytest.mark.rule("WOW-ATT-15")
def test_effects_count_the_level_itself() -> None:
    table = lay(3).stand(0, levels=[5, 1, 1, 1]).pool(POOL).dice("4").resolve_option("e36")
    assert table.asked == "gain"  # 2 x 5 + 4 = 14: the highest band
    assert table.of(0, "shield") == 1


@pytest.mark.rule("WOW-ATT-16", "WOW-CRD-08", "WOW-CRD-09")
def test_cards_of_a_new_level_come_from_the_deck_within_the_hand_limit() -> None:
    table = lay(3).stand(0, "stygga", levels=[3, 4, 4, 4], gold=9, deck="", hand="").entered().do("act", "train combat")
    assert len(table.cards("hand")) == 2
    assert (len(table.cards("deck")), table.cards("discard")) == (8, [])
    hand = "wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2 wolf_cleave_1 wolf_cleave_2"
    table = lay(3).stand(0, "stygga", levels=[3, 4, 4, 4], gold=9, hand=hand).entered().do("act", "train combat")
    assert len(table.cards("hand")) == 7


@pytest.mark.rule("WOW-ATT-17")
def test_outside_fights_the_shield_stays_as_it_is() -> None:
    table = lay(3, at="keep").stand(0, hand="wolf_aard_1", levels=[1, 3, 1, 1], shield=0)
    table.do("end_discarding")
    while table.active == 0:
        table.do(table.options()[0])
    assert table.of(0, "shield") == 0
