"""Maneuver (MAN)."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.table import lay


@pytest.mark.rule("RSK-MAN-01")
def test_one_move_from_one_territory_to_another_once_a_turn() -> None:
    table = lay("whiterun 9 riverwood 4 helgen | riften", at="maneuver")
    assert table.options() == ["end_maneuver", "maneuver whiterun", "maneuver riverwood"]
    table.do("maneuver whiterun", "to helgen")
    assert table.options() == [f"units {n}" for n in range(1, 9)]
    table.do("units 5")
    assert table.units("whiterun", "riverwood", "helgen") == [4, 4, 6]
    assert table.active == 1


@pytest.mark.rule("RSK-MAN-01")
def test_the_maneuver_comes_after_the_invasion() -> None:
    table = lay("whiterun 9 riverwood 4 | riften")
    assert table.refused("maneuver whiterun")


@pytest.mark.rule("RSK-MAN-02", "RSK-MAN-04")
def test_start_and_goal_are_joined_by_an_unbroken_own_chain() -> None:
    chain = "fort_greymoor 3 whiterun riverwood helgen"
    table = lay(f"{chain} riften | markarth", at="maneuver").do("maneuver fort_greymoor")
    assert table.options() == ["to whiterun", "to riverwood", "to helgen"]
    assert "No chain" in table.refused("to riften")
    assert "not yours" in table.refused("to korvanjund")
    assert "not yours" in table.refused("to markarth")
    for gap in ("| riverwood", ""):  # held by another player, and neutral
        table = lay(f"fort_greymoor 3 whiterun helgen {gap or '| riften'}", at="maneuver").do("maneuver fort_greymoor")
        assert table.options() == ["to whiterun"]


@pytest.mark.rule("RSK-MAN-02")
def test_a_territory_without_own_neighbours_offers_no_start() -> None:
    table = lay("whiterun 9 riften 9 | markarth", at="maneuver")
    assert table.options() == ["end_maneuver"]
    assert "No chain" in table.refused("maneuver whiterun")
    assert "not yours" in table.refused("maneuver markarth")


@pytest.mark.rule("RSK-MAN-03")
def test_the_chain_may_use_several_links_and_borders() -> None:
    lands = "markarth 5 bthardamz largashbur riften | shrine_of_azura"
    table = lay(lands, at="maneuver").do("maneuver markarth")
    assert "to riften" in table.options()
    table = lay(lands.replace("largashbur ", ""), at="maneuver").do("maneuver markarth")
    assert table.options() == ["to bthardamz"]


@pytest.mark.rule("RSK-MAN-05", "RSK-MAN-06")
def test_at_least_one_stays_and_one_goes() -> None:
    table = lay("whiterun 3 riverwood 1 | riften", at="maneuver")
    assert table.options("maneuver") == ["maneuver whiterun"]
    assert "stays behind" in table.refused("maneuver riverwood")
    table.do("maneuver whiterun")
    assert "must differ" in table.refused("to whiterun")
    table.do("to riverwood")
    assert table.options() == ["units 1", "units 2"]
    assert "Between 1 and 2" in table.refused("units 3")
    assert "Between 1 and 2" in table.refused("units 0")
    table.do("units 2")
    assert table.units("whiterun", "riverwood") == [1, 3]


@pytest.mark.rule("RSK-MAN-07")
def test_the_example_of_the_book() -> None:
    way = "fort_greymoor 3 whiterun valtheim_towers high_hrothgar lost_knife_hideout"
    table = lay(f"{way} | riften", at="maneuver").do("maneuver fort_greymoor", "to lost_knife_hideout", "units 2")
    assert table.units("fort_greymoor", "lost_knife_hideout") == [1, 3]


@pytest.mark.rule("RSK-MAN-01")
def test_great_numbers_can_move() -> None:
    table = lay("whiterun 300 riverwood | riften", at="maneuver").do("maneuver whiterun", "to riverwood")
    assert len(table.options()) == 299
    table.do("units 299")
    assert table.units("whiterun", "riverwood") == [1, 300]
