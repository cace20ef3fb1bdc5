"""Invasion (INV)."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.table import game_of, lay


@pytest.mark.rule("RSK-INV-01", "RSK-INV-13")
def test_all_connected_territories_of_others_can_be_attacked_and_nothing_else() -> None:
    content = game_of().content
    for source, key in enumerate(content.keys):
        near = {content.keys[t] for t in content.connected[source]}
        own = sorted(near)[0]
        foe = sorted(near)[1]
        table = lay(f"{key} 4 {own} | {foe}")
        assert table.targets(key) == near - {own}
        assert table.targets(own) == set()
    table = lay("whiterun 4 riverwood | riften 4")
    assert "your own" in table.refused("attack whiterun riverwood 1")
    assert "neither adjacent" in table.refused("attack whiterun helgen 1")
    assert "not yours" in table.refused("attack riften largashbur 1")


@pytest.mark.rule("RSK-INV-02", "RSK-INV-03")
def test_one_unit_always_stays_behind() -> None:
    table = lay("whiterun 1 riften 2 | helgen")
    assert table.targets("whiterun") == set()
    assert "stays behind" in table.refused("attack whiterun riverwood 1")
    assert "attack riften fort_greenwall 1" in table.options()
    assert "attack riften fort_greenwall 2" not in table.options()


@pytest.mark.rule("RSK-INV-04")
def test_one_source_attacks_one_target() -> None:
    table = lay("whiterun 5 riverwood 5 | helgen 4 korvanjund")
    assert all(len(one.split()) == 4 for one in table.options("attack"))
    table.do("attack riverwood helgen 3")
    assert table.options() == ["defend 1", "defend 2"]
    assert table.refused("attack whiterun korvanjund 2")


@pytest.mark.rule("RSK-INV-05", "RSK-INV-06", "RSK-INV-07", "RSK-INV-09")
def test_invasions_may_be_broken_off_varied_and_begun_again() -> None:
    table = lay("whiterun 9 helgen 5 | riverwood 5 korvanjund 5")
    attacks = (("whiterun riverwood 3", "1 1 1"), ("whiterun korvanjund 1", "1"), ("helgen riverwood 2", "1 1"))
    for attack, dice in (*attacks, attacks[0]):
        table.lay_dice(f"{dice} 6").do(f"attack {attack}", "defend 1")
        assert table.asked == "invade"
    assert table.units("whiterun", "helgen") == [6, 4]
    table.do("end_invasion")
    assert table.asked == "maneuver"


@pytest.mark.rule("RSK-INV-07", "RSK-TURN-03")
def test_no_invasion_is_compulsory() -> None:
    assert "end_invasion" in lay("whiterun 9 | helgen").options()
    assert lay("whiterun 1 | helgen").options() == ["end_invasion"]


@pytest.mark.rule("RSK-INV-08", "RSK-INV-02")
@pytest.mark.parametrize(("units", "most"), [(2, 1), (3, 2), (4, 3), (5, 3), (40, 3)])
def test_at_most_three_and_never_all(units: int, most: int) -> None:
    table = lay(f"whiterun {units} | riverwood 2")
    dice = [int(one.split()[3]) for one in table.options("attack") if one.split()[2] == "riverwood"]
    assert dice == list(range(1, most + 1))
    assert "at most" in table.refused(f"attack whiterun riverwood {most + 1}")
    assert "at most" in table.refused("attack whiterun riverwood 0")


@pytest.mark.rule("RSK-INV-09")
def test_survivors_count_as_back_in_the_source() -> None:
    table = lay("whiterun 4 | riverwood 3 helgen", tape="6 5 1 4 4 6 6 6 3 3")
    table.do("attack whiterun riverwood 3", "defend 1")
    assert table.units("whiterun", "riverwood") == [4, 2]
    assert [one for one in table.options("attack") if "riverwood" in one][-1] == "attack whiterun riverwood 3"


@pytest.mark.rule("RSK-INV-10")
def test_a_territory_just_conquered_may_attack_at_once() -> None:
    table = lay("whiterun 6 | riverwood 1 helgen", tape="6 6 6 1")
    table.do("attack whiterun riverwood 3", "defend 1", "follow 1")
    assert "attack riverwood helgen 3" in table.options()
    table = lay("whiterun 6 | riverwood 1 helgen", tape="6 1").do("attack whiterun riverwood 1", "defend 1", "follow 0")
    assert table.targets("riverwood") == set()


@pytest.mark.rule("RSK-INV-11")
def test_neutral_units_neither_act_nor_grow() -> None:
    table = lay("whiterun | riften | markarth", at="turn")
    before = {key: table.units(key) for key in table.lands(None)}
    for _ in range(6):
        table.do(table.options("place")[0], "units 3", "end_invasion", "end_maneuver")
        assert table.seat in (0, 1, 2)
    assert {key: table.units(key) for key in table.lands(None)} == before
