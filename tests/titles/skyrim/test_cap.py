"""Capturing (CAP)."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.table import lay


@pytest.mark.rule("RSK-CAP-01")
@pytest.mark.parametrize(("sent", "tape"), [(1, "6 1"), (2, "6 6 1"), (3, "6 6 6 1")])
def test_all_survivors_of_the_round_move_in(sent: int, tape: str) -> None:
    table = lay("whiterun 9 | riverwood riften", tape=tape).do(f"attack whiterun riverwood {sent}", "defend 1")
    assert table.owner("riverwood") == 0
    assert table.units("whiterun", "riverwood") == [9 - sent, sent]
    assert table.asked == "move_in"


@pytest.mark.rule("RSK-CAP-01")
def test_a_territory_with_a_defender_left_is_not_conquered() -> None:
    table = lay("whiterun 9 | riverwood 2 riften", tape="6 6 1").do("attack whiterun riverwood 2", "defend 1")
    assert (table.owner("riverwood"), table.units("riverwood"), table.asked) == (1, 1, "invade")


@pytest.mark.rule("RSK-CAP-02", "RSK-CAP-03")
@pytest.mark.parametrize("units", [3, 4, 9, 200])
def test_none_to_all_but_one_may_follow(units: int) -> None:
    table = lay(f"whiterun {units} | riverwood riften", tape="6 6 1").do("attack whiterun riverwood 2", "defend 1")
    if units == 3:
        assert table.asked == "invade"
        return
    left = units - 2
    assert table.options() == [f"follow {n}" for n in range(left)]
    assert "stays behind" in table.refused(f"follow {left}")
    table.do(f"follow {left - 1}")
    assert table.units("whiterun", "riverwood") == [1, units - 1]


@pytest.mark.rule("RSK-CAP-02")
def test_units_follow_at_once_before_anything_else() -> None:
    table = lay("whiterun 9 | riverwood riften", tape="6 1").do("attack whiterun riverwood 1", "defend 1")
    assert {one.split()[0] for one in table.options()} == {"follow"}
    assert table.refused("end_invasion")
    assert table.do("follow 0").units("whiterun", "riverwood") == [8, 1]


@pytest.mark.rule("RSK-CAP-04")
def test_the_example_of_the_book() -> None:
    table = lay("lost_knife_hideout 5 | high_hrothgar riften", tape="6 6 6 1")
    table.do("attack lost_knife_hideout high_hrothgar 3", "defend 1", "follow 1")
    assert table.units("high_hrothgar", "lost_knife_hideout") == [4, 1]


@pytest.mark.rule("RSK-CAP-05", "RSK-PORT-06")
def test_a_conquest_is_noted_with_its_former_owner_and_its_way() -> None:
    table = lay("labyrinthian 9 whiterun 3 | silent_moons_camp bthardamz riften", tape="6 1 6 1 6 1")
    table.do("attack labyrinthian silent_moons_camp 1", "defend 1", "follow 0")
    table.do("attack labyrinthian bthardamz 1", "defend 1", "follow 0", "attack whiterun korvanjund 1", "follow 0")
    assert table.plain["conquests"] == [
        {"territory": "silent_moons_camp", "loser": 1, "by_portal": False},
        {"territory": "bthardamz", "loser": 1, "by_portal": True},
        {"territory": "korvanjund", "loser": None, "by_portal": False},
    ]
    assert table.do("end_invasion", "end_maneuver").plain["conquests"] == []
