"""Dragon shouts (SHO)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.skyrim.dovahkiin.tale import Tale, tell

LANDS = "whiterun 5 riften 2 solitude | riverwood 4 helgen 2 valtheim_towers 3"
HEROES = "whiterun | helgen"


def shouting(shout: str, lands: str = LANDS, **more: Any) -> Tale:
    more = {"heroes": HEROES, **more}
    return tell(lands, shouts=more.pop("shouts", [shout]), **more)


def targets(table: Tale) -> set[str]:
    return {one.split()[1] for one in table.options("aim")}


@pytest.mark.rule("RSK-SHO-01", "RSK-SHO-07")
@pytest.mark.parametrize("at", ["reinforce 1", "invade", "maneuver", "objective"])
def test_shouts_are_for_the_purchasing_phase(at: str) -> None:
    assert shouting("SHO-B").options("shout") == ["shout SHO-B"]
    assert not shouting("SHO-B", at=at, objectives=["OBJ-10"]).options("shout")
    assert shouting("SHO-B", at=at, objectives=["OBJ-10"]).refused("shout SHO-B")


@pytest.mark.rule("RSK-SHO-02", "RSK-SHO-04")
def test_one_shout_a_turn_and_the_card_stays() -> None:
    table = shouting("SHO-B SHO-C", magicka="2").do("shout SHO-B", "aim riverwood")
    assert not table.options("shout")
    assert "one shout" in table.refused("shout SHO-C")
    assert table.plain["saga"]["boards"][0]["shouts"] == ["SHO-B", "SHO-C"]
    assert table.board(0).magicka == 2  # they cost nothing
    table.again()
    again = shouting("SHO-B", at="turn", deeds={"shouted": 1}).do("place riften", "units 3")
    assert again.options("shout") == ["shout SHO-B"]


@pytest.mark.rule("RSK-SHO-03", "RSK-SHO-08", "RSK-SHO-11", "RSK-SPL-10")
def test_targets_border_on_the_heros_territory() -> None:
    lands = "silent_moons_camp 5 riften 2 | whiterun 4 fort_greymoor 0 bthardamz 4 labyrinthian fort_greenwall 5"
    table = shouting("SHO-B", lands, heroes="silent_moons_camp | fort_greymoor").do("shout SHO-B")
    # not: a hero alone, one unit, over a portal, beside another own territory
    assert targets(table) == {"whiterun"}
    assert "cannot be chosen" in table.refused("aim bthardamz")
    assert "cannot be chosen" in table.refused("aim silent_moons_camp")


@pytest.mark.rule("RSK-SHO-05", "RSK-SHO-07", "RSK-SHO-11")
def test_the_hero_must_live_and_have_a_target() -> None:
    assert not shouting("SHO-B", heroes="| helgen", magicka="2").options("shout")
    assert shouting("SHO-B").options("shout")  # whoever has slain or fallen before
    table = shouting("SHO-B", "solitude 5 | riften 3", heroes="solitude | riften", magicka="2")
    assert "no target" in table.refused("shout SHO-B")
    assert "not learned" in table.refused("shout SHO-A")


@pytest.mark.rule("RSK-SHO-06")
def test_a_shout_goes_beside_a_spell() -> None:
    table = shouting("SHO-B", spells=["SPL-01"], magicka="2")
    table.do("cast SPL-01", "aim riverwood", "shout SHO-B", "aim valtheim_towers")
    assert table.units("riverwood", "valtheim_towers") == [2, 1]


@pytest.mark.rule("RSK-SHO-10")
@pytest.mark.parametrize("units", [1, 2])
def test_unrelenting_force_drives_units_out(units: int) -> None:
    table = shouting("SHO-A").do("shout SHO-A")
    assert targets(table) == {"riverwood", "valtheim_towers"}
    table.do("aim riverwood")
    assert table.options() == ["aim helgen"]  # the same player's, adjacent
    table.again().do("aim helgen")
    assert table.options() == ["units 1", "units 2"]
    assert "Between 1 and 2" in table.refused("units 3")
    table.again().do(f"units {units}")
    assert table.units("riverwood", "helgen") == [4 - units, 2 + units]
    assert table.total(1) == 9


@pytest.mark.rule("RSK-SHO-10")
def test_unrelenting_force_leaves_one_and_finds_a_lone_hero() -> None:
    lands = "whiterun 5 | riverwood 2 helgen 0 riften"
    table = shouting("SHO-A", lands).do("shout SHO-A", "aim riverwood", "aim helgen")
    assert table.options() == ["units 1"]
    table.do("units 1")
    assert table.units("riverwood", "helgen") == [1, 1]


@pytest.mark.rule("RSK-SHO-10")
def test_unrelenting_force_without_a_way_out_costs_a_unit() -> None:
    table = shouting("SHO-A").do("shout SHO-A", "aim valtheim_towers")
    assert (table.units("valtheim_towers"), table.asked != "push") == (2, True)
    assert table.total(1) == 8


@pytest.mark.rule("RSK-SHO-10", "RSK-VOC-05")
def test_unrelenting_force_drives_neutral_units_to_neutral_ones_but_to_no_dragon() -> None:
    table = shouting("SHO-A", dragons="fort_dunstad", lands="whiterun 5 | helgen 2")
    keys = table.match.game.content.keys
    table.match.state.units[keys.index("korvanjund")] = 3
    table.do("shout SHO-A", "aim korvanjund")
    assert table.options() == ["aim angas_mill"]
    table.do("aim angas_mill", "units 2")
    assert table.units("korvanjund", "angas_mill") == [1, 3]


@pytest.mark.rule("RSK-SHO-10", "RSK-SPL-09", "RSK-SPL-12")
@pytest.mark.parametrize(("units", "left"), [(2, 1), (3, 1), (4, 2)])
def test_fire_breath(units: int, left: int) -> None:
    table = shouting("SHO-B", f"whiterun 5 | riverwood {units} helgen").do("shout SHO-B")
    assert targets(table) == {"riverwood"}
    assert table.do("aim riverwood").units("riverwood") == left


@pytest.mark.rule("RSK-SHO-10", "RSK-SHO-11", "RSK-SPL-11")
def test_frost_breath() -> None:
    table = shouting("SHO-C").do("shout SHO-C", "aim riverwood")
    table.again().do("attack whiterun riverwood 3")
    assert table.options() == ["defend 1"]
    assert "one die" in table.refused("defend 2")
    table.do("defend 1", "attack whiterun valtheim_towers 1")
    assert table.options() == ["defend 1", "defend 2"]
    table.do("defend 1", "end_invasion")
    assert table.active == 1
    assert not table.saga.in_force


@pytest.mark.rule("RSK-SHO-10", "RSK-SHO-11")
def test_frost_breath_needs_defenders_who_could_use_two_dice() -> None:
    table = shouting("SHO-C", "whiterun 5 | riverwood helgen korvanjund 2").do("shout SHO-C")
    assert targets(table) == {"korvanjund"}


@pytest.mark.rule("RSK-SHO-10", "RSK-SHO-09", "RSK-BAT-12")
def test_battle_fury_adds_up_with_bound_weapon_and_the_hero() -> None:
    lands = "whiterun 5 riverwood 9 riften 2 | helgen 9 solitude"
    table = shouting("SHO-D", lands, heroes="whiterun | solitude", spells=["SPL-06"], magicka="5",
                     tape="1 1 1 3 3 1 1 1 3 3")  # fmt: skip
    table.do("shout SHO-D")
    assert targets(table) == {"riverwood"}
    table.do("aim riverwood", "end_purchases", "walk riverwood")
    table.again().do("attack riverwood helgen 3", "defend 2", "cast SPL-06")
    [rolled] = table.events("dice_rolled")
    assert rolled["attack_plus"] == [3, 3, 3]
    assert (rolled["attacker_lost"], rolled["defender_lost"]) == (0, 2)
    table.do("attack whiterun korvanjund 3")
    [rolled] = table.events("dice_rolled")
    assert rolled["attack_plus"] == []


@pytest.mark.rule("RSK-SHO-10")
def test_battle_fury_alone_is_for_attacks_out_of_its_target() -> None:
    table = shouting("SHO-D", "whiterun 5 riverwood 9 | helgen 9 solitude", heroes="whiterun | solitude",
                     tape="4 4 4 4 4")  # fmt: skip
    table.do("shout SHO-D", "aim riverwood", "attack riverwood helgen 3", "defend 2")
    [rolled] = table.events("dice_rolled")
    assert (rolled["attack_plus"], rolled["defender_lost"]) == ([1, 1, 1], 2)


@pytest.mark.rule("RSK-EQP-14", "RSK-EQP-13")
@pytest.mark.parametrize("shout", ["SHO-A", "SHO-B", "SHO-C"])
def test_spellbreaker_undoes_shouts(shout: str) -> None:
    table = shouting(shout, heroes="whiterun | riverwood", armors="| ARM-D").do(f"shout {shout}", "aim riverwood")
    assert table.units("riverwood", "helgen") == [4, 2]
    assert not table.saga.in_force
    assert table.events("spell_broken")
    assert table.asked != "aim"
