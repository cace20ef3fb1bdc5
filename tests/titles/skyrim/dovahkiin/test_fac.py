"""The traits of the factions' heroes (section 26 of the rules); Battle cry stands with battles."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.dovahkiin.tale import tell

LANDS = "whiterun 3 riverwood helgen | riften 3"


@pytest.mark.rule("RSK-FAC-04", "RSK-FAC-02", "RSK-HERO-26")
@pytest.mark.parametrize(
    ("factions", "heroes", "magicka"),
    [("thalmor|orc", "whiterun | riften", 4), ("thalmor|orc", " | riften", 3), ("orc|thalmor", "whiterun | riften", 3)],
)
def test_arcane_schooling_brings_a_fourth_magicka(factions: str, heroes: str, magicka: int) -> None:
    table = tell(LANDS, at="turn", heroes=heroes, factions=factions)
    assert table.board(0).magicka == magicka


@pytest.mark.rule("RSK-FAC-08")
@pytest.mark.parametrize(("faction", "units"), [("thalmor", 4), ("imperial", 3)])
def test_without_magicka_it_brings_a_unit(faction: str, units: int) -> None:
    table = tell(LANDS, at="turn", heroes="whiterun | riften", factions=f"{faction}|orc", mix="heroes magicka=false")
    assert table.frame["left"] == units


@pytest.mark.rule("RSK-FAC-08", "RSK-HERO-26")
def test_without_heroes_there_are_no_traits() -> None:
    table = tell(LANDS, at="turn", factions="thalmor|orc", mix="spells")
    assert (table.frame["left"], table.board(0).magicka) == (3, 3)


@pytest.mark.rule("RSK-FAC-05", "RSK-FAC-02")
def test_berserker_rage_lifts_all_three_dice_of_one_round_a_turn() -> None:
    table = tell("whiterun 3 | riverwood 3", at="invade", heroes="whiterun | riverwood", factions="orc|thalmor",
                 tape="5 4 1 5 4 5 4 1 5 4")  # fmt: skip
    table.do("challenge riverwood")
    assert table.options() == ["strike", "rage"]
    table.do("rage")
    assert (table.board(0).health, table.board(1).health) == (10, 8)
    assert table.options() == ["strike", "break_off"]
    assert "has raged this turn" in table.refused("rage")
    table.do("strike")
    assert (table.board(0).health, table.board(1).health) == (8, 8)
    other = tell("whiterun 3 | riverwood 3", at="invade", heroes="whiterun | riverwood", factions="thalmor|orc")
    other.do("challenge riverwood")
    assert other.options() == ["strike"]
    assert "belongs to the hero of the Orcs" in other.refused("rage")


@pytest.mark.rule("RSK-FAC-06")
@pytest.mark.parametrize(("faction", "heroes", "times"), [
    ("imperial", "whiterun | riften", 2), ("imperial", " | riften", 1), ("stormcloak", "whiterun | riften", 1),
])  # fmt: skip
def test_legion_drill_makes_two_maneuvers(faction: str, heroes: str, times: int) -> None:
    table = tell("whiterun 5 riverwood helgen | riften 3", at="maneuver", heroes=heroes, factions=f"{faction}|orc")
    for made in range(times):
        assert table.options("maneuver"), made
        table.do("maneuver whiterun", "to helgen", "units 1")
    assert table.options("maneuver") == [] or table.active == 1
    if table.active == 0:
        assert "is made" in table.refused("maneuver whiterun")
    assert table.units("helgen") == 1 + times


@pytest.mark.rule("RSK-FAC-07", "RSK-DOV-20", "RSK-MAN-04", "RSK-MAN-09")
def test_secret_paths_lead_through_one_foreign_territory() -> None:
    lands = "whiterun 3 helgen fort_neugrad | riften 3 riverwood 2"
    table = tell(lands, at="maneuver", heroes="whiterun | riften", factions="forsworn|orc")
    table.do("maneuver whiterun")
    assert set(table.options("to")) == {"to helgen", "to fort_neugrad"}  # riverwood lies between
    assert "No chain" not in table.refused("to riverwood")
    two = tell("whiterun 3 falkreath 1 fort_neugrad | riften 3", at="maneuver", heroes="whiterun | riften",
               factions="forsworn|orc")  # fmt: skip
    two.do("maneuver whiterun")
    assert set(two.options("to")) == {"to falkreath"}
    assert "No chain" in two.refused("to fort_neugrad")
    plain = tell(lands, at="maneuver", heroes="whiterun | riften", factions="stormcloak|orc")
    assert plain.options("maneuver") == []
    fallen = tell(lands, at="maneuver", heroes=" | riften", factions="forsworn|orc")
    assert fallen.options("maneuver") == []
    dragon = tell("whiterun 3 helgen | riften 3", at="maneuver", heroes="whiterun | riften", factions="forsworn|orc",
                  dragons="riverwood")  # fmt: skip
    assert dragon.options("maneuver") == []


@pytest.mark.rule("RSK-FAC-01")
def test_each_faction_has_its_hero() -> None:
    table = tell(LANDS, at="turn", heroes=" | riften", magicka="10 | 0", factions="imperial|orc")
    table.match.state.stack.append((table.match.game.rules.kinds.index(
        next(kind for kind in table.match.game.rules.kinds if kind.name == "help")), 0))  # fmt: skip
    assert "General Tullius" in table.match.game.title.question(table.match.game.content, table.match.state)
