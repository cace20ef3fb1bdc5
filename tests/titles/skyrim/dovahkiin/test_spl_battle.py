"""Battles of units in steps: spells, the hero's bonus, Battle cry, Volendrung (SPL, RSK-HERO-07, RSK-FAC-03, WPN-E)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.skyrim.dovahkiin.battle_dice import parts_of
from game.titles.skyrim.dovahkiin.saga import NONE, InForce
from tests.titles.skyrim.dovahkiin.tale import Tale, tell

LANDS = "whiterun 5 riften solitude | riverwood 3 helgen markarth"
AWAY = "riften | helgen"  # heroes who have no part in it


def war(attacker: str = "", defender: str = "", lands: str = LANDS, **more: Any) -> Tale:
    """Seat 0 before its attack from Whiterun on Riverwood; the spells of both, ten magicka each."""
    more = {"heroes": AWAY, "magicka": "10 | 10", "at": "invade", **more}
    return tell(lands, spells=[attacker, defender], **more)


def step(table: Tale) -> tuple[int, str]:
    """Who is asked, and where the battle stands."""
    return table.seat, str(table.frame["step"]) if table.asked in ("battle", "reroll") else table.asked


def losses(table: Tale) -> tuple[int, int]:
    """Of attacker and defender, by the event of the last round."""
    [rolled] = table.events("dice_rolled")
    return rolled["attacker_lost"], rolled["defender_lost"]


ATTACK = ("attack whiterun riverwood 3", "defend 2")


# -- the order of a battle round ----------------------------------------------------------------------
@pytest.mark.rule("RSK-SPL-08", "RSK-SPL-07", "RSK-SPL-17")
def test_the_order_of_a_battle_round() -> None:
    table = war("SPL-06 SPL-05", "SPL-17 SPL-18", factions="stormcloak | orc", tape="1 1 1 6 6").do(*ATTACK)
    assert step(table) == (0, "attack_declared")
    assert table.options() == ["pass", "cast SPL-06"]
    assert "not cast now" in table.refused("cast SPL-05")
    table.again().do("pass")
    assert step(table) == (1, "defence_declared")
    assert table.options() == ["pass", "cast SPL-17"]
    table.again().do("pass")
    assert step(table) == (0, "battle_cry")
    assert table.options() == ["pass", "reroll 1"]
    table.again().do("pass")
    assert step(table) == (0, "attack_rolled")
    assert table.options() == ["pass", "cast SPL-05"]
    table.again().do("pass")
    assert step(table) == (1, "defence_rolled")
    assert table.options() == ["pass", "cast SPL-18"]
    table.again().do("pass")
    assert losses(table) == (2, 0)
    assert (table.units("whiterun", "riverwood"), table.asked) == ([3, 3], "invade")


@pytest.mark.rule("RSK-SPL-08", "RSK-COMP-12")
def test_a_defender_is_asked_by_what_all_can_see_whatever_he_holds() -> None:
    for held in ("SPL-17", "SPL-01"):
        table = war("", held).do(*ATTACK)
        assert step(table) == (1, "defence_declared")
        assert table.options() == (["pass", "cast SPL-17"] if held == "SPL-17" else ["pass"])


@pytest.mark.rule("RSK-SPL-25", "RSK-COMP-12")
@pytest.mark.parametrize("held", ["SPL-03", "SPL-05", "SPL-17", "SPL-01 SPL-10"])
def test_an_attacker_is_asked_by_what_all_can_see_whatever_he_holds(held: str) -> None:
    table = war(held, "").do(*ATTACK)
    assert step(table) == (0, "attack_declared")
    assert table.options() == ["pass", *(f"cast {one}" for one in ("SPL-03",) if one in held)]
    table.do("pass")
    assert step(table) == (0, "attack_rolled")
    assert table.options() == ["pass", *(f"cast {one}" for one in ("SPL-05",) if one in held)]
    assert table.do("pass").asked == "invade"


@pytest.mark.rule("RSK-SPL-25", "RSK-SPL-03", "RSK-SPL-05", "RSK-MAG-07")
@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({"heroes": "| helgen"}, []),  # his hero has fallen
        ({"magicka": "0 | 0"}, []),
        ({"magicka": "1 | 0"}, ["attack_rolled"]),  # enough for Courage alone
        ({"attacker": ""}, []),
        ({"deeds": {"spell_cast": 1}}, []),
        ({"spell_discard": "SPL-05 SPL-05"}, ["attack_declared"]),
        ({"spell_discard": "SPL-03 SPL-03 SPL-06"}, ["attack_declared", "attack_rolled"]),  # a Bound Weapon is left
        ({"spell_discard": "SPL-03 SPL-03 SPL-06 SPL-06"}, ["attack_rolled"]),
        ({"spell_discard": "SPL-06 SPL-06", "lands": LANDS.replace("riverwood 3", "riverwood")}, ["attack_rolled"]),
    ],
)
def test_an_attacker_who_cannot_play_a_card_is_not_asked(more: dict[str, Any], asked: list[str]) -> None:
    more = {"attacker": "SPL-01", **more}
    table = war(more.pop("attacker"), "", tape="1 6", **more).do("attack whiterun riverwood 1", "defend 1")
    met = []
    while table.asked == "battle":
        met.append(step(table)[1])
        assert table.options() == ["pass"]
        table.do("pass")
    assert met == asked


@pytest.mark.rule("RSK-SPL-05", "RSK-SPL-15", "RSK-SPL-13")
@pytest.mark.parametrize(
    "more",
    [
        {"heroes": "riften |"},  # his hero has fallen
        {"magicka": "10 | 0"},
        {"defender": ""},
        {"spell_discard": "SPL-16 SPL-17 SPL-17 SPL-19 SPL-18 SPL-18 SPL-20", "defender": "SPL-01"},
    ],
)
def test_a_defender_who_cannot_play_a_card_is_not_asked(more: dict[str, Any]) -> None:
    more = {"defender": "SPL-20", **more}
    assert war("", more.pop("defender"), **more).do(*ATTACK).asked == "invade"


@pytest.mark.rule("RSK-SPL-13")
def test_neutral_units_play_nothing() -> None:
    assert war("", "SPL-17").do("attack whiterun korvanjund 3").asked != "battle"


@pytest.mark.rule("RSK-SPL-03", "RSK-SPL-04")
def test_defence_cards_are_played_in_the_turns_of_others_one_in_a_round() -> None:
    table = war("", "SPL-17 SPL-17 SPL-18 SPL-19", tape="1 1 1 6 6 1 1 1").do(*ATTACK)
    table.do("cast SPL-17")
    assert table.asked == "invade"  # no second one after the roll
    assert table.saga.deeds.spell_cast == 0
    table.do("attack whiterun riverwood 1", "defend 1", "cast SPL-17")  # another round, another card
    assert table.spells(1) == ["SPL-18", "SPL-19"]
    assert table.board(1).magicka == 8


# -- bonuses ------------------------------------------------------------------------------------------
@pytest.mark.rule("RSK-HERO-07", "RSK-BAT-12")
@pytest.mark.parametrize(
    ("heroes", "tape", "lost"),
    [
        ("riften | helgen", "3 3 3 3 3", (2, 0)),
        ("whiterun | helgen", "3 3 3 3 3", (0, 2)),
        ("riften | riverwood", "4 4 4 3 3", (2, 0)),
        ("riften | riverwood", "5 4 4 3 3", (1, 1)),
        ("whiterun | riverwood", "4 4 4 3 3", (0, 2)),
        ("whiterun | riverwood", "3 3 3 3 3", (2, 0)),
        ("whiterun | helgen", "6 6 1 6 6", (0, 2)),  # above six
    ],
)
def test_the_heros_bonus(heroes: str, tape: str, lost: tuple[int, int]) -> None:
    table = war(heroes=heroes, tape=tape).do(*ATTACK)
    assert losses(table) == lost
    [rolled] = table.events("dice_rolled")
    attacker, defender = heroes.split(" | ")
    assert rolled["attack_plus"] == ([1, 1, 1] if attacker == "whiterun" else [])
    assert rolled["defence_plus"] == ([1, 1] if defender == "riverwood" else [])
    assert rolled["attack"] == [int(one) for one in tape.split()[:3]]


@pytest.mark.rule("RSK-HERO-07", "RSK-BAT-12")
def test_a_fallen_hero_gives_no_bonus() -> None:
    assert losses(war(heroes="| helgen", tape="3 3 3 3 3").do(*ATTACK)) == (2, 0)


@pytest.mark.rule("RSK-EQP-14", "RSK-EQP-11")
@pytest.mark.parametrize(
    ("weapons", "heroes", "tape", "lost"),
    [
        ("WPN-E", "whiterun | helgen", "4 3 1 5 3", (0, 2)),  # 6 and 4 against 5 and 3
        ("WPN-E", "riften | helgen", "4 3 1 5 3", (2, 0)),
        ("WPN-A", "whiterun | helgen", "4 3 1 5 3", (1, 1)),
        ("| WPN-E", "whiterun | helgen", "4 3 1 5 3", (1, 1)),
        ("| WPN-E", "riften | riverwood", "5 4 1 4 3", (2, 0)),  # not for defenders
    ],
)
def test_volendrung(weapons: str, heroes: str, tape: str, lost: tuple[int, int]) -> None:
    assert losses(war(weapons=weapons, heroes=heroes, tape=tape).do(*ATTACK)) == lost


# -- Battle cry ---------------------------------------------------------------------------------------
@pytest.mark.rule("RSK-FAC-03", "RSK-FAC-02")
def test_battle_cry_rolls_one_attack_die_again_once_a_turn() -> None:
    table = war(factions="stormcloak | orc", tape="5 3 1 4 4 6 2 2 2 6 6").do(*ATTACK)
    assert table.options() == ["pass", "reroll 5", "reroll 3", "reroll 1"]
    assert "5 3 1" in table.refused("reroll 4")
    table.do("reroll 3")
    assert losses(table) == (0, 2)
    [again] = table.events("dice_rerolled")
    assert (again["old_dice"], again["dice"]) == ([3], [6])
    [rolled] = table.events("dice_rolled")
    assert (rolled["attack"], rolled["told"]) == ([6, 5, 1], True)
    table.do("attack whiterun riverwood 3", "defend 1")
    assert table.asked != "battle"  # used up, whatever falls


@pytest.mark.rule("RSK-FAC-03", "RSK-FAC-02")
def test_battle_cry_may_be_left_and_the_new_result_stands() -> None:
    table = war(factions="stormcloak | orc", tape="2 2 2 6 6 5 5 6 6 1").do(*ATTACK).do("pass")
    assert losses(table) == (2, 0)
    table.do("attack whiterun riverwood 2", "defend 2", "reroll 5")
    assert losses(table) == (2, 0)


@pytest.mark.rule("RSK-FAC-03", "RSK-HERO-26")
@pytest.mark.parametrize(
    ("factions", "heroes"), [("stormcloak | orc", "| helgen"), ("orc | stormcloak", "riften | helgen")]
)
def test_battle_cry_is_the_attacking_stormcloaks_while_their_hero_lives(factions: str, heroes: str) -> None:
    assert war(factions=factions, heroes=heroes, tape="1 1 1 6 6").do(*ATTACK).asked == "invade"


@pytest.mark.rule("RSK-FAC-09")
def test_battle_cry_is_asked_for_only_where_the_roll_costs_a_unit() -> None:
    assert war(factions="stormcloak | orc", tape="6 6 1 5 5").do(*ATTACK).asked == "invade"


# -- attack spells ------------------------------------------------------------------------------------
@pytest.mark.rule("RSK-SPL-18", "RSK-SPL-22")
def test_ice_storm() -> None:
    table = war("SPL-03", tape="6 6 1 5 6 2 1").do(*ATTACK, "cast SPL-03")
    [rolled] = table.events("dice_rolled")
    assert rolled["defence"] == [5]  # two dice named become one
    assert losses(table) == (0, 1)
    table.do("attack whiterun riverwood 3")
    assert table.options() == ["defend 1"]
    assert table.board(0).magicka == 8
    table.again()
    table.do("defend 1", "end_invasion")
    assert not table.saga.in_force


@pytest.mark.rule("RSK-SPL-18", "RSK-SPL-12")
def test_ice_storm_against_one_die_counts_later_and_never_twice() -> None:
    table = war("SPL-03 SPL-03", tape="6 6 1 6").do("attack whiterun riverwood 3", "defend 1", "cast SPL-03")
    assert losses(table) == (1, 0)
    assert table.do("attack whiterun riverwood 3").options() == ["defend 1"]
    frozen = InForce(NONE, 2, 0, NONE, table.match.game.content.keys.index("riverwood"))
    table = war("SPL-03", in_force=[frozen]).do("attack whiterun riverwood 3", "defend 1")
    assert table.options() == ["pass"]  # it would change nothing
    lands = LANDS.replace("riverwood 3", "riverwood")
    assert war("SPL-03", lands=lands).do("attack whiterun riverwood 3", "defend 1").options() == ["pass"]


@pytest.mark.rule("RSK-SPL-18", "RSK-BAT-03", "RSK-SPL-10")
def test_ice_storm_against_neutral_units() -> None:
    lands = "whiterun 9 riften | helgen"
    table = war("SPL-03", lands=lands, tape="6 6 1 6 1 1 1 6")
    table.match.state.units[table.match.game.content.keys.index("korvanjund")] = 4
    table.do("attack whiterun korvanjund 3", "cast SPL-03")
    assert losses(table) == (1, 0)
    table.do("attack whiterun korvanjund 3")
    assert losses(table) == (1, 0)


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-23")
def test_courage() -> None:
    table = war("SPL-05", tape="5 2 1 4 4 6 6").do(*ATTACK, "pass")
    assert step(table) == (0, "attack_rolled")
    table.do("cast SPL-05")
    assert step(table) == (0, "attack_rolled")
    assert table.options() == [f"reroll {part}" for part in (521, 52, 51, 21, 5, 2, 1)]
    assert "5 2 1" in table.refused("reroll 4")
    table.again().do("reroll 21")
    assert losses(table) == (0, 2)
    [again] = table.events("dice_rerolled")
    assert (again["old_dice"], again["dice"]) == ([2, 1], [6, 6])
    assert table.board(0).magicka == 9


@pytest.mark.rule("RSK-SPL-23")
@pytest.mark.parametrize(
    ("dice", "parts"),
    [(6, (6,)), (65, (65, 6, 5)), (66, (66, 6)), (331, (331, 33, 31, 3, 1)), (555, (555, 55, 5))],
)
def test_any_number_of_dice_once_each(dice: int, parts: tuple[int, ...]) -> None:
    assert parts_of(dice) == parts


@pytest.mark.rule("RSK-SPL-22", "RSK-BAT-12")
def test_bound_weapon_is_for_this_source_and_this_target() -> None:
    lands = "whiterun 9 valtheim_towers 9 riften | riverwood 5 high_hrothgar 3 fort_greymoor 3 helgen"
    table = war("SPL-06", lands=lands, tape="3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3").do(*ATTACK, "cast SPL-06")
    assert losses(table) == (0, 2)
    assert table.board(0).magicka == 8
    assert losses(table.do(*ATTACK)) == (0, 2)
    assert losses(table.do("attack whiterun fort_greymoor 3", "defend 2")) == (2, 0)
    assert losses(table.do("attack valtheim_towers high_hrothgar 3", "defend 2")) == (2, 0)


# -- defence spells -----------------------------------------------------------------------------------
@pytest.mark.rule("RSK-SPL-22")
def test_pacify() -> None:
    lands = "whiterun 5 high_hrothgar 4 riften | riverwood 3 helgen valtheim_towers"
    table = war("", "SPL-16", lands=lands).do(*ATTACK, "cast SPL-16")
    assert table.units("whiterun", "riverwood") == [5, 3]
    assert not table.events("dice_rolled")
    assert table.targets("whiterun") >= {"valtheim_towers"}
    assert "riverwood" not in table.targets("whiterun") | table.targets("high_hrothgar")
    assert "again this turn" in table.refused("attack high_hrothgar riverwood 3")
    assert table.board(1).magicka == 8
    table.do("end_invasion")
    assert table.active == 1
    assert not table.saga.in_force


@pytest.mark.rule("RSK-SPL-22", "RSK-BAT-12")
def test_ward_is_for_one_round() -> None:
    table = war("", "SPL-17", tape="4 4 4 3 3 4 4 3 3").do(*ATTACK, "cast SPL-17")
    assert losses(table) == (2, 0)
    assert table.board(1).magicka == 9
    table.do("attack whiterun riverwood 2", "defend 2")
    assert losses(table) == (0, 2)


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-23")
def test_stoneflesh() -> None:
    table = war("", "SPL-18", tape="5 5 1 4 4 6 5").do(*ATTACK, "pass")
    assert step(table) == (1, "defence_rolled")
    table.do("cast SPL-18")
    assert (table.seat, table.options()) == (1, ["reroll 44", "reroll 4"])
    table.do("reroll 44")
    assert losses(table) == (2, 0)
    assert table.board(1).magicka == 9


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-19")
def test_fire_rune() -> None:
    table = war("", "SPL-19", tape="6 6 5 5").do(*ATTACK, "cast SPL-19")
    [rolled] = table.events("dice_rolled")
    assert rolled["attack"] == [6, 6]
    assert losses(table) == (0, 2)
    assert table.units("whiterun", "riverwood") == [4, 1]
    assert table.saga.deeds.lost == 1  # counts for Raise Dead
    assert table.total(0) == 6
    assert table.board(1).magicka == 9


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-19")
def test_fire_rune_against_a_single_unit_ends_the_round() -> None:
    table = war("", "SPL-19").do("attack whiterun riverwood 1", "defend 1", "cast SPL-19")
    assert not table.events("dice_rolled")
    assert (table.units("whiterun", "riverwood"), table.asked) == ([4, 3], "invade")


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-12")
def test_circle_of_protection() -> None:
    table = war("", "SPL-20", tape="6 4 1 5 5").do(*ATTACK, "pass", "cast SPL-20")
    assert losses(table) == (1, 0)
    assert table.units("whiterun", "riverwood") == [4, 3]
    assert table.board(1).magicka == 8
    table = war("", "SPL-20", tape="4 4 1 5 5").do(*ATTACK, "pass")
    assert table.options() == ["pass"]  # nothing would fall
    lands = LANDS.replace("riverwood 3", "riverwood")
    table = war("", "SPL-20", lands=lands, tape="6 1").do("attack whiterun riverwood 1", "defend 1", "pass")
    assert table.do("cast SPL-20").owner("riverwood") == 1


# -- what goes together -------------------------------------------------------------------------------
@pytest.mark.rule("RSK-EQP-13")
@pytest.mark.parametrize("spell", ["SPL-03", "SPL-06"])
def test_spellbreaker_stops_what_is_declared_against_its_heros_territory(spell: str) -> None:
    table = war(spell, heroes="riften | riverwood", armors="| ARM-D", tape="4 4 4 3 3").do(*ATTACK, f"cast {spell}")
    assert not table.saga.in_force
    assert losses(table) == (2, 0)  # two dice with the hero's bonus, and none for the attacker
    assert (table.board(0).magicka, table.board(1).warded) == (8, 1)


@pytest.mark.rule("RSK-EQP-13")
def test_spellbreaker_stops_neither_dice_thrown_nor_defence_cards() -> None:
    table = war("SPL-05", "SPL-17", heroes="riften | riverwood", armors="| ARM-D", tape="1 1 1 3 3 6 6 6")
    table.do(*ATTACK, "pass", "cast SPL-17", "cast SPL-05", "reroll 111")
    assert losses(table) == (0, 2)
    assert table.board(1).warded == 0


@pytest.mark.rule("RSK-SPL-08", "RSK-CAP-01")
def test_a_battle_in_steps_can_conquer() -> None:
    lands = LANDS.replace("riverwood 3", "riverwood")
    table = war("SPL-05", "SPL-18", lands=lands, tape="2 2 2 5 6 6 6 1", heroes="whiterun | helgen")
    table.do("attack whiterun riverwood 3", "defend 1", "pass", "pass", "cast SPL-05", "reroll 222")
    table.do("cast SPL-18", "reroll 5")
    assert (table.owner("riverwood"), table.units("whiterun", "riverwood")) == (0, [2, 3])
    assert table.asked == "move_in"


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-19")
def test_losses_of_invasions_are_counted_for_raise_dead() -> None:
    table = war("SPL-08", tape="1 1 1 6 6").do(*ATTACK, "pass", "pass")
    assert table.saga.deeds.lost == 2
    table.do("cast SPL-08", "aim solitude")
    assert table.units("solitude") == 2


@pytest.mark.rule("RSK-ELIM-12", "RSK-SPL-08")
def test_a_battle_is_broken_off_when_its_defender_leaves() -> None:
    lands = f"{LANDS} | mor_khazgur"
    table = war("SPL-06", "SPL-17", lands=lands, heroes="riften | helgen | mor_khazgur").do(*ATTACK)
    assert step(table) == (0, "attack_declared")
    table.do("resign 1")
    assert (table.seat, table.asked) == (0, "invade")
    table = war("", "SPL-17", lands=lands, heroes="riften | helgen | mor_khazgur").do(*ATTACK)
    table.do("resign 1")
    assert (table.seat, table.asked) == (0, "invade")


@pytest.mark.rule("RSK-MIX-04", "RSK-SPL-08")
def test_without_heroes_spells_are_played_freely_in_battles() -> None:
    mix = "magicka spells objectives set_up=placed victory=objectives"
    table = tell(LANDS, spells=["SPL-05", "SPL-17"], magicka="3 | 3", at="invade", mix=mix, tape="4 4 1 4 4 6 6 6")
    table.do(*ATTACK, "pass", "cast SPL-17", "cast SPL-05", "reroll 441")
    assert losses(table) == (0, 2)
