"""Weapons and armor: how they come and go, and what each does in hero battles (sections 19 and 32 of the rules)."""

from __future__ import annotations

import pytest

from game.titles.skyrim.dovahkiin.duel_dice import Terms, losses
from game.titles.skyrim.dovahkiin.saga import Deeds
from tests.titles.skyrim.dovahkiin.tale import Tale, tell

HAND = "whiterun solitude"
LANDS = "whiterun 3 | riverwood 3"


def duel(tape: str, **fields: object) -> Tale:
    """Hero against hero, one strike made."""
    given = {"at": "invade", "heroes": "whiterun | riverwood", "tape": tape, "factions": "stormcloak|thalmor"} | fields
    table = tell(LANDS, **given)  # type: ignore[arg-type]
    return table.do("challenge riverwood", "strike")


def against_dragon(tape: str, **fields: object) -> Tale:
    given = {"at": "invade", "heroes": "whiterun | riften", "tape": tape, "dragons": "riverwood helgen"} | fields
    table = tell("whiterun 3 | riften 3", **given)  # type: ignore[arg-type]
    return table.do("challenge riverwood", "strike")


def healths(table: Tale) -> tuple[int, int]:
    return table.board(0).health, table.board(1).health


# -- how it comes -------------------------------------------------------------------------------------
@pytest.mark.rule("RSK-EQP-01", "RSK-EQP-02", "RSK-EQP-03", "RSK-CARD-08", "RSK-CARD-05")
def test_any_two_cards_bring_the_top_of_a_deck_named() -> None:
    table = tell(LANDS, at="reinforce 3", heroes="whiterun | riverwood", hands=[f"{HAND} riften"])
    assert len(table.options("equip")) == 6
    top = table.pile("weapon_deck")[0]
    table.do("equip weapon whiterun riften")
    assert table.plain["saga"]["boards"][0]["weapon"] == top
    assert table.hand(0) == ["solitude"]
    assert table.discard == ["whiterun", "riften"]
    assert table.units("whiterun") == 3
    assert table.frame["left"] == 3
    assert table.options("equip") == []
    assert "this turn already" in table.refused("equip armor solitude riften")


@pytest.mark.rule("RSK-EQP-01")
def test_two_cards_are_two_in_order() -> None:
    table = tell(LANDS, at="reinforce 3", heroes="whiterun | riverwood", hands=[HAND])
    assert "two different cards" in table.refused("equip weapon whiterun whiterun")
    assert "in the order" in table.refused("equip weapon solitude whiterun")
    assert "do not hold" in table.refused("equip weapon solitude riften")
    assert table.refused("equip sword whiterun solitude")


@pytest.mark.rule("RSK-EQP-01")
def test_cards_go_for_equipment_once_a_turn() -> None:
    table = tell("whiterun 3 | riften 3", at="reinforce 3", heroes="whiterun | riften",
                 hands=["whiterun solitude windhelm riften"])  # fmt: skip
    table.do("equip weapon whiterun solitude")
    assert table.asked == "reinforce"
    assert table.options("equip") == []
    assert table.refused("equip armor windhelm riften")


@pytest.mark.rule("RSK-EQP-07", "RSK-EQP-08")
def test_a_fallen_hero_gets_no_equipment() -> None:
    table = tell(LANDS, at="reinforce 3", heroes=" | riverwood", hands=[HAND])
    assert table.options("equip") == []
    assert "has fallen" in table.refused("equip weapon whiterun solitude")


@pytest.mark.rule("RSK-EQP-02")
def test_an_empty_deck_cannot_be_named() -> None:
    table = tell(LANDS, at="reinforce 3", heroes="whiterun | riverwood", hands=[HAND], mix="heroes equipment")
    table.match.state.saga.weapon_deck = ()
    assert all(one.split()[1] == "armor" for one in table.options("equip"))
    assert table.refused("equip weapon whiterun solitude") == "That deck is empty."


@pytest.mark.rule("RSK-CARD-13", "RSK-CARD-19", "RSK-CARD-10")
def test_the_set_that_is_owed_goes_first() -> None:
    hand = "whiterun solitude windhelm riften winterhold"
    table = tell(LANDS, at="turn", heroes="whiterun | riverwood", hands=[hand])
    assert table.frame["owed"] == 1
    assert table.options("equip") == []
    assert "A set must be exchanged first" in table.refused("equip weapon whiterun solitude")
    table.do("exchange whiterun solitude windhelm")
    assert "equip armor riften winterhold" in table.options("equip")


@pytest.mark.rule("RSK-EQP-04", "RSK-EQP-05", "RSK-EQP-09")
@pytest.mark.parametrize("kept", ["WPN-A", "WPN-E"])
def test_a_second_weapon_is_chosen_between_and_the_other_shuffled_back(kept: str) -> None:
    table = tell(LANDS, at="reinforce 3", heroes="whiterun | riverwood", hands=[HAND], weapons="WPN-A")
    table.do("equip weapon whiterun solitude")
    new = table.frame["weapon"]
    assert new == "WPN-E"
    assert table.options() == ["keep_weapon WPN-A", "keep_weapon WPN-E"]
    assert "neither" in table.refused("keep_weapon WPN-C")
    table.do(f"keep_weapon {kept}")
    assert table.plain["saga"]["boards"][0]["weapon"] == kept
    assert sorted(table.pile("weapon_deck")) == sorted({"WPN-A", "WPN-B", "WPN-C", "WPN-D", "WPN-E"} - {kept})


@pytest.mark.rule("RSK-EQP-05")
def test_what_goes_back_is_shuffled_in() -> None:
    places = set()
    for chance in range(12):
        given = {"heroes": "whiterun | riverwood", "hands": [HAND], "armors": "ARM-A", "chance": chance}
        table = tell(LANDS, at="reinforce 3", **given)  # type: ignore[arg-type]
        table.do("equip armor whiterun solitude")
        table.do(table.options()[1])
        places.add(table.pile("armor_deck").index("ARM-A"))
    assert len(places) > 1


@pytest.mark.rule("RSK-EQP-10")
@pytest.mark.parametrize("kept", ["WPN-D", "WPN-A"])
def test_what_the_victor_does_not_keep_goes_under_its_deck(kept: str) -> None:
    table = duel("6 6 6 1 1", health="9 | 1", weapons="WPN-D | WPN-A")
    assert table.asked == "choose_weapon"
    table.do(f"keep_weapon {kept}")
    assert table.pile("weapon_deck")[-1] == ({"WPN-A", "WPN-D"} - {kept}).pop()
    assert table.asked == "invade"


@pytest.mark.rule("RSK-HERO-30", "RSK-EQP-10")
def test_a_defending_victor_chooses_in_the_attackers_turn() -> None:
    table = duel("1 1 1 6 6", health="1 | 9", armors="ARM-D | ARM-C")
    assert (table.asked, table.seat, table.active) == ("choose_armor", 1, 0)
    table.do("keep_armor ARM-D")
    assert (table.asked, table.seat) == ("invade", 0)
    assert table.pile("armor_deck")[-1] == "ARM-C"


@pytest.mark.rule("RSK-EQP-15")
def test_with_the_last_dragon_what_is_for_dragons_leaves() -> None:
    one = {"health": "9 | 9", "dragons": "riverwood 1"}
    table = against_dragon("6 6 6 1 1", **one)
    assert "WPN-C" not in table.pile("weapon_deck")
    assert "ARM-B" not in table.pile("armor_deck")
    held = against_dragon("6 6 6 1 1", weapons="WPN-C", armors="ARM-B", **one)
    assert held.plain["saga"]["boards"][0]["weapon"] == "WPN-C"
    gone = tell("whiterun 3 | riverwood 3", at="invade", heroes="whiterun | riverwood", health="1 | 9", weapons="WPN-C",
                armors="ARM-B", tape="1 1 1 6 6")  # fmt: skip
    gone.do("challenge riverwood", "strike")
    assert gone.board(1).weapon == 2  # a hero takes it; only giving it up takes it out of the game
    two = duel("6 6 6 1 1", health="9 | 1", weapons="WPN-D | WPN-C")
    two.do("keep_weapon WPN-D")
    assert "WPN-C" not in two.pile("weapon_deck")


# -- what each does -----------------------------------------------------------------------------------
@pytest.mark.rule("RSK-EQP-11", "RSK-EQP-14")
def test_the_greatsword_lifts_the_highest_die() -> None:
    assert healths(duel("5 2 1 5 2", weapons="WPN-A")) == (9, 9)
    assert healths(duel("5 2 1 5 2")) == (8, 10)
    assert healths(duel("6 6 1 6 6", weapons="WPN-A")) == (9, 9)  # 7 and 6 against 6 and 6
    assert healths(duel("5 2 1 5 2", weapons=" | WPN-A")) == (8, 10)  # only when attacking


@pytest.mark.rule("RSK-EQP-14")
def test_the_bow_shoots_once_at_each_target_and_turn() -> None:
    table = tell(LANDS, at="invade", heroes="whiterun | riverwood", weapons="WPN-B", tape="4 1 1 1 6 6 6")
    table.do("challenge riverwood")
    assert healths(table) == (10, 9)
    assert table.events("bow_drawn")[0]["die"] == 4
    table.do("strike", "break_off", "challenge riverwood")
    assert healths(table) == (8, 9)
    missed = tell(LANDS, at="invade", heroes="whiterun | riverwood", weapons="WPN-B", tape="3")
    assert healths(missed.do("challenge riverwood")) == (10, 10)
    last = tell(LANDS, at="invade", heroes="whiterun | riverwood", weapons="WPN-B", health="9 | 1", tape="6")
    assert healths(last.do("challenge riverwood")) == (9, 1)
    dragon = tell("whiterun 3 | riften", at="invade", heroes="whiterun | riften", weapons="WPN-B", dragons="riverwood",
                  tape="6 1 1 1 6 6 6")  # fmt: skip
    dragon.do("challenge riverwood", "strike", "break_off", "challenge riverwood")
    assert dragon.saga.dragons[0].health == 9


@pytest.mark.rule("RSK-EQP-14")
def test_dawnbreaker_wins_the_tie_of_the_highest_pair_against_dragons() -> None:
    table = against_dragon("5 4 1 5 4", weapons="WPN-C")
    assert (table.board(0).health, table.saga.dragons[0].health) == (9, 9)
    assert healths(duel("5 4 1 5 4", weapons="WPN-C")) == (8, 10)


@pytest.mark.rule("RSK-EQP-14", "RSK-MIX-05")
def test_the_mace_feeds_once_a_turn() -> None:
    table = duel("6 1 1 1 1", weapons="WPN-D")
    assert table.board(0).magicka == 2
    table.lay_dice("6 1 1 1 1").do("strike")
    assert table.board(0).magicka == 2
    dry = duel("6 5 1 1 1", weapons="WPN-D", health="8 | 9", mix="heroes equipment magicka=false")
    assert healths(dry) == (9, 7)
    nothing = duel("1 1 1 6 6", weapons="WPN-D")
    assert nothing.board(0).magicka == 0


@pytest.mark.rule("RSK-EQP-12", "RSK-EQP-14")
def test_plate_spares_one_health_in_the_first_round_against_each_opponent() -> None:
    table = duel("1 1 1 6 6", armors="ARM-A")
    assert healths(table) == (9, 10)
    table.lay_dice("1 1 1 6 6").do("break_off", "challenge riverwood", "strike")
    assert healths(table) == (7, 10)
    defending = duel("6 6 1 1 1", armors=" | ARM-A")
    assert healths(defending) == (10, 9)
    spared = duel("6 5 1 1 6", health="1 | 9", armors="ARM-A")  # 6-6 lost and spared, then 5-1 won
    assert healths(spared) == (1, 8)


@pytest.mark.rule("RSK-EQP-14", "RSK-EQP-08")
def test_dragonscale_lets_dragons_take_one_health_a_round() -> None:
    table = against_dragon("1 1 1 6 6", armors="ARM-B")
    assert table.board(0).health == 9
    assert healths(duel("1 1 1 6 6", armors="ARM-B")) == (8, 10)


@pytest.mark.rule("RSK-EQP-11", "RSK-EQP-14")
def test_ebony_mail_lifts_the_lower_die_of_a_defender() -> None:
    assert healths(duel("6 3 1 5 2", armors=" | ARM-C")) == (9, 9)
    assert healths(duel("6 3 1 5 2")) == (10, 8)
    assert healths(duel("6 6 1 5 5", armors=" | ARM-C")) == (9, 9)  # 6 and 5, ordered anew
    assert healths(duel("6 3 1 5 2", armors="ARM-C")) == (10, 8)  # only when defending


@pytest.mark.rule("RSK-EQP-14", "RSK-EQP-13")
def test_spellbreaker_works_anew_once_the_own_turn_begins() -> None:
    table = tell("whiterun 3 | riverwood 4", at="maneuver", heroes="whiterun | riverwood", armors="| ARM-D")
    for board in table.saga.boards:
        board.warded = 1
    table.do("end_maneuver")
    assert table.active == 1
    assert [board.warded for board in table.saga.boards] == [1, 0]


@pytest.mark.rule("RSK-EQP-11")
@pytest.mark.parametrize(
    ("attack", "defence", "terms", "lost"),
    [
        ((6, 5, 1), (5, 5), Terms(mail=1), (2, 0)),  # 6 and 5 against 6 and 5
        ((6, 6, 1), (5, 5), Terms(mail=1), (1, 1)),
        ((6, 5, 1), (5, 5), Terms(), (1, 1)),
    ],
)
def test_dice_are_ordered_anew_after_bonuses(
    attack: tuple[int, ...], defence: tuple[int, ...], terms: Terms, lost: tuple[int, int]
) -> None:
    assert losses(attack, defence, 10, 10, terms) == lost


@pytest.mark.rule("RSK-EQP-12", "RSK-SHO-02", "RSK-BUY-02")
def test_a_new_turn_begins_without_the_deeds_of_the_last() -> None:
    done = {"met_dragons": (1,), "met_heroes": (0,), "walked": 1, "shouted": 1, "lost": 3}
    table = tell("whiterun 3 | riverwood 4", at="maneuver", heroes="whiterun | riverwood", deeds=done)
    table.do("end_maneuver")
    assert table.active == 1
    assert table.saga.deeds == Deeds()
