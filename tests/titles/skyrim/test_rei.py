"""Reinforcements (REI), with the acceptance data for step 1."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.table import game_of, lay

PLAIN = [key for i, key in enumerate(game_of().content.keys) if i not in game_of().content.forts]
FORTS = [game_of().content.keys[i] for i in game_of().content.forts]


def scattered(lands: int, forts: int) -> str:
    """Lands of which some are forts, none of the regions whole where it can be helped."""
    spread = [*PLAIN[::5], *PLAIN[1::5], *PLAIN[2::5], *PLAIN[3::5], *PLAIN[4::5]]
    return " ".join([*FORTS[:forts], *spread[: lands - forts]])


@pytest.mark.rule("RSK-REI-01", "RSK-REI-02", "RSK-REI-04", "RSK-ACC-01")
@pytest.mark.parametrize(
    ("lands", "forts", "units"),
    [
        (1, 0, 3), (6, 1, 3), (7, 0, 3), (8, 1, 3), (9, 0, 3), (9, 1, 4), (10, 0, 4), (10, 2, 4), (12, 1, 5),
        (16, 3, 7), (24, 5, 10), (47, 9, 19),
    ],
)  # fmt: skip
def test_step_one(lands: int, forts: int, units: int) -> None:
    own = scattered(lands, forts)
    assert len(own.split()) == len(set(own.split())) == lands
    table = lay(f"{own} | ", rest=1, at="turn")
    (begun,) = table.events("turn_began")
    assert begun["units"] == units


@pytest.mark.rule("RSK-REI-04", "RSK-REI-05")
def test_a_fort_counts_twice_and_a_portal_once() -> None:
    nine = "solitude morthal dawnstar winterhold windhelm whiterun markarth falkreath"
    for ninth, units in (("riften", 3), ("largashbur", 3), ("fort_greenwall", 4)):
        assert lay(f"{nine} {ninth} | helgen", at="turn").frame["left"] == units


@pytest.mark.rule("RSK-REI-03", "RSK-REI-06")
def test_each_whole_region_brings_its_bonus_on_top_of_the_least_three() -> None:
    content = game_of().content
    for number, (bonus, lands) in enumerate(content.regions):
        whole = [content.keys[t] for t in lands]
        other = "solitude" if number else "riften"
        table = lay(f"{' '.join(whole)} | {other}", at="turn")
        (begun,) = table.events("turn_began")
        assert (begun["units"], begun["region_units"]) == (3, bonus)
        assert table.frame["left"] == 3 + bonus
        table = lay(f"{' '.join(whole[1:])} | {other} {whole[0]}", at="turn")
        assert table.frame["left"] == 3
    both = [content.keys[t] for number in (7, 8) for t in content.regions[number][1]]
    assert lay(f"{' '.join(both)} | solitude", at="turn").frame["left"] == 4 + 3 + 3


@pytest.mark.rule("RSK-REI-06", "RSK-REI-07")
def test_steps_one_and_two_are_counted_when_the_turn_begins() -> None:
    table = lay("fort_neugrad helgen falkreath half_moon_mill 5 | haemars_shame riften", at="turn", tape="6 1")
    assert table.frame["left"] == 3
    table.do("place helgen", "units 1")
    assert table.frame["left"] == 2
    table.do("place helgen", "units 2", "attack helgen haemars_shame 1", "defend 1")
    assert table.owner("haemars_shame") == 0
    assert not table.events("turn_began", "units_placed")


@pytest.mark.rule("RSK-REI-08", "RSK-REI-14")
def test_exchanging_and_placing_may_be_mixed() -> None:
    table = lay("whiterun riverwood | riften", at="turn", hands=["solitude fort_hraggstad fort_snowhawk"])
    table.do("place whiterun", "units 2", "exchange solitude fort_hraggstad fort_snowhawk")
    assert table.frame["left"] == 1 + 4
    table.do("place riverwood", "units 5")
    assert table.units("whiterun", "riverwood") == [3, 6]
    assert table.asked == "invade"


@pytest.mark.rule("RSK-REI-14", "RSK-CARD-12")
def test_a_set_may_be_exchanged_after_all_units_are_placed() -> None:
    table = lay("whiterun riverwood | riften", at="turn", hands=["solitude fort_hraggstad fort_snowhawk"])
    table.do("place whiterun", "units 3")
    assert table.options() == ["exchange solitude fort_hraggstad fort_snowhawk", "end_reinforcements"]
    table.do("exchange solitude fort_hraggstad fort_snowhawk")
    assert (table.asked, table.frame["left"]) == ("reinforce", 4)


@pytest.mark.rule("RSK-REI-14", "RSK-CARD-06")
def test_extra_units_are_put_down_by_the_exchange_itself() -> None:
    table = lay("solitude riverwood | riften", at="turn", hands=["solitude fort_hraggstad fort_snowhawk"])
    table.do("exchange solitude fort_hraggstad fort_snowhawk")
    assert table.units("solitude") == 3
    assert table.frame["left"] == 3 + 4


@pytest.mark.rule("RSK-REI-09")
def test_units_go_to_own_territories_all_on_one_or_spread() -> None:
    table = lay("whiterun riften helgen | solitude", at="turn")
    assert table.options() == ["place whiterun", "place helgen", "place riften"]
    assert "not yours" in table.refused("place solitude")
    assert "not yours" in table.refused("place mzulft")
    table.do("place whiterun", "units 3")
    assert table.units("whiterun") == 4
    table = lay("whiterun riften helgen | solitude", at="turn")
    for key in ("whiterun", "riften", "helgen"):
        table.do(f"place {key}", "units 1")
    assert table.units("whiterun", "riften", "helgen") == [2, 2, 2]


@pytest.mark.rule("RSK-REI-10")
def test_all_units_must_be_placed() -> None:
    table = lay("whiterun riften | solitude", at="turn")
    assert "end_reinforcements" not in table.options()
    assert "placed" in table.refused("end_reinforcements")
    table.do("place whiterun")
    assert table.options() == ["units 1", "units 2", "units 3"]
    assert "Between 1 and 3" in table.refused("units 4")
    assert "Between 1 and 3" in table.refused("units 0")
    table.do("units 2")
    assert "end_reinforcements" not in table.options()
    table.do("place riften", "units 1")
    assert table.asked == "invade"
