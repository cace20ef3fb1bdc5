"""Turn in Chaos and Civil War (TURN)."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.table import lay

BOTH = pytest.mark.parametrize("mode", ["chaos", "civil-war"])


@pytest.mark.rule("RSK-TURN-01", "RSK-TURN-04")
@BOTH
def test_the_four_phases_come_in_order_and_then_the_next_player(mode: str) -> None:
    table = lay("whiterun 3 | riften | markarth", at="turn", mode=mode, deck="mzulft")
    met = [table.asked]
    table.do("place whiterun", "units 3")
    met.append(table.asked)
    table.lay_dice("6 1").do("attack whiterun riverwood 1", "follow 0", "end_invasion")
    met.append(table.asked)
    assert table.hand(0) == []
    table.do("end_maneuver")
    assert met == ["reinforce", "invade", "maneuver"]
    assert table.hand(0) == ["mzulft"]
    assert (table.active, table.asked) == (1, "reinforce")


@pytest.mark.rule("RSK-TURN-02")
@BOTH
def test_reinforcements_come_in_every_turn_the_first_included(mode: str) -> None:
    table = lay("whiterun 3 | riften | markarth", at="turn", mode=mode)
    for seat in (0, 1, 2, 0):
        assert (table.active, table.asked, table.frame["left"]) == (seat, "reinforce", 3)
        table.do(table.options("place")[0], "units 3", "end_invasion", "end_maneuver")


@pytest.mark.rule("RSK-TURN-03")
def test_invasion_and_maneuver_may_be_left_out_or_the_maneuver_made_without_a_fight() -> None:
    table = lay("whiterun 3 riverwood | riften | markarth")
    table.do("end_invasion", "maneuver whiterun", "to riverwood", "units 2")
    assert table.units("whiterun", "riverwood") == [1, 3]
    table = lay("whiterun 3 riverwood | riften | markarth").do("end_invasion", "end_maneuver")
    assert table.active == 1


@pytest.mark.rule("RSK-TURN-05")
def test_a_phase_that_was_left_is_closed() -> None:
    table = lay("whiterun 9 riverwood | riften | markarth").do("end_invasion")
    assert {one.split()[0] for one in table.options()} == {"maneuver", "end_maneuver"}
    assert "answer" in table.refused("attack whiterun korvanjund 3")
    table.do("maneuver whiterun", "to riverwood", "units 1")
    assert table.active == 1


@pytest.mark.rule("RSK-TURN-06")
@BOTH
def test_eliminated_players_are_skipped(mode: str) -> None:
    table = lay("whiterun | | markarth | | riften", at="maneuver", mode=mode).do("end_maneuver")
    assert table.active == 2
    lefts = ["place markarth", "units 3", "end_invasion", "end_maneuver"]
    assert table.do(*lefts).active == 4
    assert table.do("place riften", "units 3", "end_invasion", "end_maneuver").active == 0
