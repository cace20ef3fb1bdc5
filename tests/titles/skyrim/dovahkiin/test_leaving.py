"""Who is out of a match with heroes and cards: by conquest, or at his own wish (section 10 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.skyrim.dovahkiin.tale import Tale, tell

FACTIONS = "thalmor|orc|imperial"


def conquered(**fields: Any) -> Tale:
    """Seat 1 has just lost its last unit to seat 0."""
    given: dict[str, Any] = {
        "at": "invade", "tape": "6 6 6 1", "seats": 3, "heroes": "whiterun | helgen | riften", "factions": FACTIONS,
        "deeds": {"spell_cast": 1},
    } | fields  # fmt: skip
    table = tell("whiterun 4 | riverwood 1 helgen 0 | riften 3", **given)
    table.do("attack whiterun riverwood 3")
    while table.asked in ("defend", "battle"):
        table.do(table.options()[0])
    return table


@pytest.mark.rule("RSK-ELIM-07", "RSK-ELIM-08")
def test_the_victor_receives_spells_and_equipment() -> None:
    table = conquered(spells=["SPL-01", "SPL-02 SPL-07"], weapons=" | WPN-A", armors=" | ARM-A")
    assert table.spells(0) == ["SPL-01", "SPL-02", "SPL-07"]
    assert table.spells(1) == []
    gear = table.plain["saga"]["boards"]
    assert (gear[0]["weapon"], gear[0]["armor"]) == ("WPN-A", "ARM-A")
    assert (gear[1]["weapon"], gear[1]["armor"]) == (None, None)
    [seen] = table.events("spells_seen", steps=3)
    assert seen["spells"] == ["SPL-02", "SPL-07"]


@pytest.mark.rule("RSK-ELIM-08", "RSK-EQP-10", "RSK-ELIM-06")
def test_with_a_weapon_already_he_chooses_before_cards_are_exchanged() -> None:
    hands = ["whiterun solitude windhelm", "riften ivarstead markarth"]
    table = conquered(weapons="WPN-D | WPN-A", hands=hands)
    assert table.asked == "choose_weapon"
    table.do("keep_weapon WPN-A")
    assert table.pile("weapon_deck")[-1] == "WPN-D"
    assert table.asked == "exchange"


@pytest.mark.rule("RSK-ELIM-08")
def test_without_a_living_hero_equipment_goes_under_its_decks() -> None:
    table = conquered(weapons=" | WPN-A", armors=" | ARM-A", heroes=" | helgen | riften")
    assert (table.board(0).weapon, table.board(0).armor) == (-1, -1)
    assert (table.pile("weapon_deck")[-1], table.pile("armor_deck")[-1]) == ("WPN-A", "ARM-A")


@pytest.mark.rule("RSK-ELIM-09", "RSK-ELIM-10")
def test_objectives_are_discarded_shouts_gone_magicka_lost_and_the_hero_removed() -> None:
    table = conquered(objectives=["OBJ-01", "OBJ-02 OBJ-03"], shouts=["", "SHO-C"], magicka="1 | 7 | 0")
    assert table.objectives(1) == []
    assert table.pile("objective_discard") == ["OBJ-02", "OBJ-03"]
    assert table.plain["saga"]["shouts_gone"] == ["SHO-C"]
    assert "SHO-C" not in table.pile("shout_deck")
    board = table.board(1)
    assert (board.hero, board.health, board.magicka, board.shouts) == (-1, 0, 0, ())
    assert table.board(0).magicka == 1
    assert (table.owner("helgen"), table.units("helgen")) == (None, 1)


@pytest.mark.rule("RSK-ELIM-12", "RSK-ELIM-09", "RSK-ELIM-10")
def test_whoever_leaves_lays_all_cards_down() -> None:
    table = tell(
        "whiterun 4 | riverwood 2 helgen 0 | riften 3", at="invade", seats=3, heroes="whiterun | helgen | riften",
        spells=["", "SPL-02"], objectives=["", "OBJ-03"], weapons=" | WPN-A", armors=" | ARM-A", hands=["", "solitude"],
    )  # fmt: skip
    table.do("resign 1")
    assert table.pile("spell_discard") == ["SPL-02"]
    assert table.pile("objective_discard") == ["OBJ-03"]
    assert (table.pile("weapon_deck")[-1], table.pile("armor_deck")[-1]) == ("WPN-A", "ARM-A")
    assert table.discard == ["solitude"]
    assert (table.units("riverwood"), table.units("helgen")) == (2, 1)
    assert table.lands(1) == []
    assert table.asked == "invade"


@pytest.mark.rule("RSK-ELIM-12", "RSK-ELIM-14", "RSK-DRG-05")
def test_leaving_in_a_hero_battle_ends_it() -> None:
    table = tell("whiterun 4 | riverwood 2 | riften 3", at="invade", seats=3, heroes="whiterun | riverwood | riften")
    table.do("challenge riverwood", "resign 1")
    assert (table.asked, table.seat) == ("invade", 0)
    other = tell("whiterun 4 | riverwood 2 | riften 3", at="invade", seats=3, heroes="whiterun | riverwood | riften",
                 dragons="korvanjund 4")  # fmt: skip
    other.do("challenge korvanjund", "resign 0")
    assert (other.asked, other.active) == ("reinforce", 1)
    assert other.saga.dragons[0].health == 10


@pytest.mark.rule("RSK-ELIM-12", "RSK-ELIM-14", "RSK-HERO-30")
def test_a_choice_about_equipment_outlasts_the_turn_of_one_who_leaves() -> None:
    lost = {"seats": 3, "heroes": "whiterun | riverwood | riften", "health": "1 | 9", "tape": "1 1 1 6 6"}
    gear = {"weapons": "WPN-A | WPN-B"}
    table = tell("whiterun 4 | riverwood 2 | riften 3", at="invade", **lost, **gear)  # type: ignore[arg-type]
    table.do("challenge riverwood", "strike")
    assert (table.asked, table.seat) == ("choose_weapon", 1)
    table.do("resign 0")
    assert (table.asked, table.seat, table.active) == ("choose_weapon", 1, 1)
    table.do("keep_weapon WPN-A")
    assert table.asked == "reinforce"
    gone = tell("whiterun 4 | riverwood 2 | riften 3", at="invade", **lost, **gear)  # type: ignore[arg-type]
    gone.do("challenge riverwood", "strike", "resign 1")
    assert sorted(gone.pile("weapon_deck")) == ["WPN-A", "WPN-B", "WPN-C", "WPN-D", "WPN-E"]


@pytest.mark.rule("RSK-ELIM-13", "RSK-ELIM-14")
def test_a_battle_against_one_who_leaves_is_broken_off() -> None:
    table = tell(
        "whiterun 4 | riverwood 2 | riften 3", at="invade", seats=3, heroes="whiterun | riverwood | riften",
        spells=["SPL-06", "SPL-17"], magicka="5 | 5", factions="thalmor|orc|imperial",
    )  # fmt: skip
    table.do("attack whiterun riverwood 3", "defend 2")
    assert (table.asked, table.seat) == ("battle", 0)
    table.do("resign 1")
    assert (table.asked, table.seat) == ("invade", 0)
    assert table.units("whiterun", "riverwood") == [4, 2]
    assert table.owner("riverwood") is None
