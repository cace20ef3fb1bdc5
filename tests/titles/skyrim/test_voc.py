"""Words used (VOC)."""

from __future__ import annotations

import pytest

from game.kernel.title import BadPlace
from tests.titles.skyrim.boards import borders
from tests.titles.skyrim.table import game_of, lay


@pytest.mark.rule("RSK-VOC-01")
def test_adjacent_is_what_the_map_lists_by_land_and_by_sea() -> None:
    content = game_of().content
    listed = borders()
    found = {frozenset((content.keys[a], content.keys[b])) for a, near in enumerate(content.adjacent) for b in near}
    assert found == listed
    table = lay("solitude 4 | riften", rest=1)
    assert {"morthal", "dawnstar", "thalmor_embassy", "kilkreath_ruins"} == table.targets("solitude")


@pytest.mark.rule("RSK-VOC-02", "RSK-PORT-01", "RSK-PORT-05")
def test_each_portal_is_linked_with_each_other_and_no_link_is_a_border() -> None:
    content = game_of().content
    portals = set(content.portals)
    assert len(portals) == 9
    for portal in portals:
        assert set(content.connected[portal]) == portals - {portal} | set(content.adjacent[portal])
    assert len({frozenset((a, b)) for a in portals for b in content.connected[a] if b in portals}) == 36
    assert len(borders()) == sum(map(len, content.adjacent)) // 2
    for land in set(content.land) - portals:
        assert content.connected[land] == content.adjacent[land]


@pytest.mark.rule("RSK-VOC-03")
def test_attacks_and_moves_use_borders_and_links_alike() -> None:
    table = lay("bthardamz 3 largashbur | markarth | riften", rest=2)
    assert {"markarth", "shrine_of_azura"} <= table.targets("bthardamz")
    assert "largashbur" not in table.targets("bthardamz")
    table = lay("bthardamz 3 largashbur markarth | riften", rest=1, at="maneuver").do("maneuver bthardamz")
    assert table.options() == ["to markarth", "to largashbur"]


@pytest.mark.rule("RSK-VOC-04", "RSK-VOC-09")
def test_who_has_units_in_a_territory_controls_it_alone() -> None:
    with pytest.raises(BadPlace, match=r"whiterun\.units"):
        lay("whiterun 0 riften 2 | helgen 2")
    table = lay("whiterun 4 | riverwood 2", rest=1, tape="6 6 1 1")
    table.do("attack whiterun riverwood 2", "defend 2")
    assert table.owner("riverwood") == 0
    assert "riverwood" not in table.lands(1)
    table.do("follow 0", "end_invasion")
    assert table.options("maneuver") == ["maneuver whiterun", "maneuver riverwood"]


@pytest.mark.rule("RSK-VOC-05", "RSK-DRAW-03")
def test_neutral_territories_count_as_enemy_ones() -> None:
    table = lay("whiterun 4 | riften 2", tape="6 1")
    assert "riverwood" in table.targets("whiterun")
    table.do("attack whiterun riverwood 1", "follow 0", "end_invasion", "end_maneuver")
    assert len(table.hand(0)) == 1


@pytest.mark.rule("RSK-VOC-07")
def test_units_are_counted_singly() -> None:
    table = lay("whiterun 4 | riften 4", at="reinforce 5").do("place whiterun")
    assert table.options() == [f"units {n}" for n in range(1, 6)]
    table.do("units 2", "place whiterun", "units 3")
    assert table.units("whiterun") == 9
    assert "attack whiterun riverwood 2" in table.options()


@pytest.mark.rule("RSK-VOC-10", "RSK-INV-05")
def test_an_invasion_lasts_over_rounds_until_conquest_or_breaking_off() -> None:
    table = lay("whiterun 6 | riverwood 3 riften 2", rest=1, tape="6 1 6 1")
    table.do("attack whiterun riverwood 1", "defend 1")
    assert table.asked == "invade"
    assert "attack whiterun riverwood 1" in table.options()
    assert "end_invasion" in table.options()
    table.do("attack whiterun riverwood 1", "defend 1")
    assert table.units("riverwood") == 1
    table.do("attack whiterun korvanjund 3", "defend 1")


@pytest.mark.rule("RSK-VOC-12")
@pytest.mark.parametrize(
    ("first", "turn", "after", "rounds"), [(0, 0, 1, 0), (0, 1, 2, 0), (0, 2, 0, 1), (2, 1, 2, 1), (2, 2, 0, 0)]
)
def test_a_round_is_full_when_the_turn_passes_to_one_earlier_in_order(
    first: int, turn: int, after: int, rounds: int
) -> None:
    table = lay("whiterun | riften | markarth", at="maneuver", turn=turn, first=first).do("end_maneuver")
    assert (table.active, table.plain["rounds"]) == (after, rounds)


@pytest.mark.rule("RSK-VOC-12")
def test_full_rounds_are_counted_though_the_first_player_is_out() -> None:
    table = lay("| riften | markarth", at="maneuver", turn=2, first=0).do("end_maneuver")
    assert (table.active, table.plain["rounds"]) == (1, 1)
    table = lay("| riften | markarth", at="maneuver", turn=1, first=0).do("end_maneuver")
    assert (table.active, table.plain["rounds"]) == (2, 0)


@pytest.mark.rule("RSK-VOC-12")
def test_a_round_is_full_also_when_the_last_in_order_resigns_in_his_turn() -> None:
    table = lay("whiterun | riften | markarth", turn=2).do("resign 2")
    assert (table.active, table.plain["rounds"]) == (0, 1)
