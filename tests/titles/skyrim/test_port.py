"""Territories with portals (PORT)."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.table import game_of, lay

PORTALS = [game_of().content.keys[t] for t in game_of().content.portals]


@pytest.mark.rule("RSK-PORT-01", "RSK-PORT-02")
@pytest.mark.parametrize("portal", PORTALS)
def test_each_portal_territory_can_be_attacked_from_each_other(portal: str) -> None:
    table = lay(f"{portal} 2 | riften", rest=1)
    assert set(PORTALS) - {portal} <= table.targets(portal)
    assert lay(f"{portal} 1 | riften", rest=1).targets(portal) == set()


@pytest.mark.rule("RSK-PORT-02")
def test_an_attack_over_a_link_is_fought_like_any_other() -> None:
    table = lay("bthardamz 4 | largashbur 2 riften", tape="6 6 6 1 1")
    table.do("attack bthardamz largashbur 3", "defend 2")
    assert table.units("bthardamz", "largashbur") == [1, 3]


@pytest.mark.rule("RSK-PORT-03", "RSK-MAN-03")
def test_units_move_over_links_between_own_territories() -> None:
    table = lay("bthardamz 4 largashbur riften markarth | shrine_of_azura", at="maneuver").do("maneuver bthardamz")
    assert table.options() == ["to markarth", "to riften", "to largashbur"]
    table.do("to riften", "units 3")
    assert table.units("riften", "bthardamz") == [4, 1]


@pytest.mark.rule("RSK-PORT-04")
def test_a_link_works_whoever_holds_its_ends() -> None:
    for owners in ("bthardamz 3 | largashbur | riften", "bthardamz 3 | riften | largashbur", "bthardamz 3 | riften"):
        assert "largashbur" in lay(owners).targets("bthardamz")


@pytest.mark.rule("RSK-PORT-06")
def test_from_portal_to_adjacent_portal_goes_over_the_border() -> None:
    table = lay("labyrinthian 3 | silent_moons_camp riften", tape="6 1")
    table.do("attack labyrinthian silent_moons_camp 1", "defend 1")
    assert table.events("territory_conquered")[0]["by_portal"] is False
    table = lay("labyrinthian 3 | bthardamz riften", tape="6 1").do("attack labyrinthian bthardamz 1", "defend 1")
    assert table.events("territory_conquered")[0]["by_portal"] is True
