"""Spells (SPL): when, by whom and at what they are played; each of those cast outside battles."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.skyrim.dovahkiin.saga import NONE, InForce
from tests.titles.skyrim.dovahkiin.tale import Tale, tell

LANDS = "whiterun 5 riften 2 solitude | riverwood 3 helgen 2"
HEROES = "whiterun | riverwood"
QUESTIONS = ("reinforce 1", "purchases", "invade", "maneuver", "objective")  # of the own turn


def cast(spell: str, lands: str = LANDS, **more: Any) -> Tale:
    """Seat 0 with one spell and ten magicka."""
    more = {"heroes": HEROES, "magicka": "10 | 10", **more}
    return tell(lands, spells=more.pop("spells", [spell]), **more)


def targets(table: Tale) -> set[str]:
    return {one.split()[1] for one in table.options("aim")}


# -- how spells are played ----------------------------------------------------------------------------
@pytest.mark.rule("RSK-SPL-01", "RSK-SPL-22")
def test_a_spell_is_paid_used_once_and_discarded() -> None:
    table = cast("SPL-07 SPL-07 SPL-01", magicka="3").do("cast SPL-07", "aim riften")
    assert table.board(0).magicka == 1
    assert table.spells(0) == ["SPL-07", "SPL-01"]
    assert table.pile("spell_discard") == ["SPL-07"]
    table.again()


@pytest.mark.rule("RSK-SPL-01", "RSK-MAG-07", "RSK-SPL-22")
def test_every_spell_needs_its_cost() -> None:
    table = cast("SPL-02", magicka="2")
    assert not table.options("cast")
    assert "costs 3 magicka" in table.refused("cast SPL-02")
    assert "do not hold" in table.refused("cast SPL-01")


@pytest.mark.rule("RSK-SPL-02", "RSK-SPL-14")
def test_a_spell_may_be_used_in_the_turn_in_which_it_was_bought() -> None:
    spells = [card.key for card in cast("SPL-01").match.game.content.cards.spells]
    for spell in spells:
        table = cast("", spells=[""], spell_deck=spell).do("buy_spell")
        assert table.spells(0) == [spell]
    table = cast("", spells=[""], spell_deck="SPL-07").do("buy_spell", "cast SPL-07", "aim riften")
    assert table.units("riften") == 4


@pytest.mark.rule("RSK-SPL-03", "RSK-SPL-04")
def test_one_attack_or_support_card_is_played_in_a_turn() -> None:
    table = cast("SPL-07 SPL-01").do("cast SPL-07", "aim riften")
    assert not table.options("cast")
    assert "one spell" in table.refused("cast SPL-01")
    table.do("end_purchases")
    table.do("attack riften fort_greenwall 1")
    assert table.asked != "battle"


@pytest.mark.rule("RSK-SPL-06")
def test_no_limit_on_spells_in_hand() -> None:
    spells = [f"SPL-{n:02}" for n in range(1, 21)]
    table = cast("", spells=[" ".join(spells)], spell_deck="SPL-01").do("buy_spell")
    assert len(table.spells(0)) == 21


@pytest.mark.rule("RSK-SPL-05", "RSK-MIX-04")
def test_the_hero_must_live_where_there_are_heroes() -> None:
    assert not cast("SPL-07", heroes="| riverwood").options("cast")
    mix = "magicka spells objectives set_up=placed victory=objectives"
    table = cast("SPL-07", heroes="", mix=mix)
    assert table.do("cast SPL-07", "aim riften").units("riften") == 4


@pytest.mark.rule("RSK-SPL-07")
@pytest.mark.parametrize(
    ("spell", "at", "more"),
    [
        *((f"SPL-{n:02}", "purchases", {}) for n in (1, 2, 4, 7, 12, 13, 14, 15)),
        ("SPL-11", "maneuver", {}),
        *(("SPL-08", at, {"deeds": {"lost": 4}}) for at in QUESTIONS),
        *(("SPL-09", at, {"health": "5"}) for at in QUESTIONS),
        *(("SPL-10", at, {"health": "5"}) for at in QUESTIONS),
    ],
)
def test_windows_of_the_own_turn(spell: str, at: str, more: dict[str, Any]) -> None:
    given = {"discard": "mzulft", "hands": ["morthal"], **more}
    assert cast(spell, at=at, **given).options("cast") == [f"cast {spell}"]
    for other in QUESTIONS:
        if spell not in ("SPL-08", "SPL-09", "SPL-10") and other != at:
            table = cast(spell, at=other, objectives=["OBJ-10"], **given)
            assert not table.options("cast"), other
            assert "not cast now" in table.refused(f"cast {spell}")


@pytest.mark.rule("RSK-SPL-07")
@pytest.mark.parametrize("spell", ["SPL-03", "SPL-05", "SPL-06", "SPL-16", "SPL-17", "SPL-18", "SPL-19", "SPL-20"])
def test_spells_of_battles_are_not_cast_outside_them(spell: str) -> None:
    for at in QUESTIONS:
        table = cast(spell, at=at)
        assert not table.options("cast")
        assert "not cast now" in table.refused(f"cast {spell}")


# -- targets ------------------------------------------------------------------------------------------
@pytest.mark.rule("RSK-SPL-10", "RSK-SPL-20", "RSK-SPL-12", "RSK-VOC-03", "RSK-VOC-05")
def test_a_foe_is_enemy_or_neutral_and_borders_on_an_own_territory() -> None:
    lands = "whiterun 5 silent_moons_camp 3 | riverwood 3 valtheim_towers 0 fort_greymoor bthardamz 4"
    table = cast("SPL-01", lands, heroes="whiterun | valtheim_towers", dragons="korvanjund", rest=1)
    table.do("cast SPL-01")
    # not: one unit, a hero alone, a dragon, over a portal, not adjacent
    assert targets(table) == {"riverwood"}
    table = cast("SPL-01", "whiterun 5 | helgen 9 riverwood", rest=None)
    assert not table.options("cast")  # neutral units stand alone here
    table = tell("whiterun 5 | mor_khazgur 9", heroes="whiterun", magicka="9", spells=["SPL-01"])
    assert "would change nothing" in table.refused("cast SPL-01")


@pytest.mark.rule("RSK-SPL-10", "RSK-SPL-21", "RSK-SPL-22")
@pytest.mark.parametrize(("units", "left"), [(2, 1), (3, 1), (9, 7)])
def test_fireball(units: int, left: int) -> None:
    table = cast("SPL-01", f"whiterun 5 | riverwood {units} helgen", heroes="whiterun | riverwood")
    table.do("cast SPL-01", "aim riverwood")
    assert table.units("riverwood") == left
    assert table.board(1).health == 10
    assert table.board(1).hero == table.match.game.content.keys.index("riverwood")
    assert table.board(0).magicka == 8
    assert table.total(1) == left + 1


@pytest.mark.rule("RSK-SPL-09", "RSK-SPL-12")
def test_a_territory_of_one_unit_is_no_target_of_fireball() -> None:
    table = cast("SPL-01", "whiterun 5 | riverwood korvanjund 2")
    table.do("cast SPL-01")
    assert targets(table) == {"korvanjund"}
    assert "cannot be chosen" in table.refused("aim riverwood")
    assert "cannot be chosen" in table.refused("aim whiterun")


@pytest.mark.rule("RSK-SPL-22")
def test_chain_lightning() -> None:
    lands = "whiterun 5 | riverwood 3 helgen 2 fort_neugrad 4 falkreath 2 half_moon_mill"
    table = cast("SPL-02", lands).do("cast SPL-02", "aim riverwood")
    assert {"aim helgen", "aim falkreath", "enough"} <= set(table.options())
    assert "aim fort_neugrad" not in table.options()
    assert "aim riverwood" not in table.options()
    table.do("aim helgen", "aim fort_neugrad")
    assert table.units("riverwood", "helgen", "fort_neugrad", "falkreath") == [2, 1, 3, 2]
    assert table.board(0).magicka == 7
    assert cast("SPL-02", lands).do("cast SPL-02", "aim riverwood", "enough").units("riverwood", "helgen") == [2, 2]


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-12")
def test_a_single_unit_may_be_a_link_of_the_chain_if_another_is_hit() -> None:
    lands = "whiterun 5 | riverwood helgen fort_neugrad 4"
    table = cast("SPL-02", lands).do("cast SPL-02")
    assert targets(table) == {"riverwood"}  # nothing else leads to a hit
    table.do("aim riverwood")
    assert table.options() == ["aim helgen"]
    assert "territory" in table.refused("enough")
    table.do("aim helgen")
    assert table.options() == ["aim fort_neugrad"]
    table.do("aim fort_neugrad")
    assert table.units("riverwood", "helgen", "fort_neugrad") == [1, 1, 3]
    far = cast("SPL-02", "whiterun 5 | riverwood helgen haemars_shame largashbur 4")
    assert not far.options("cast")  # the fourth would be the first hit


@pytest.mark.rule("RSK-SPL-22")
def test_fury() -> None:
    lands = "solitude 5 | riverwood 3 helgen 2 markarth 9 karthwasten whiterun 2"
    table = cast("SPL-04", lands, heroes="solitude | riverwood", seats=3).do("cast SPL-04")
    assert targets(table) == {"riverwood", "helgen", "whiterun"}  # adjacent pairs of two or more, wherever they lie
    table.do("aim riverwood")
    assert targets(table) == {"helgen", "whiterun"}
    table.do("aim helgen")
    assert table.units("riverwood", "helgen", "whiterun") == [2, 1, 2]
    assert table.board(0).magicka == 8


@pytest.mark.rule("RSK-SPL-22")
def test_conjure_familiar() -> None:
    table = cast("SPL-07").do("cast SPL-07")
    assert targets(table) == {"whiterun", "riften", "solitude"}
    table.do("aim solitude")
    assert table.units("solitude") == 3
    assert table.board(0).magicka == 8


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-12", "RSK-COMP-09")
def test_units_conjured_keep_to_the_limit() -> None:
    table = cast("SPL-07", "whiterun 74 | riverwood 3", unit_limit=True).do("cast SPL-07", "aim whiterun")
    assert table.units("whiterun") == 75
    assert not cast("SPL-07", "whiterun 75 | riverwood 3", unit_limit=True).options("cast")


@pytest.mark.rule("RSK-SPL-22")
@pytest.mark.parametrize(("lost", "back"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)])
def test_raise_dead(lost: int, back: int) -> None:
    table = cast("SPL-08", at="invade", deeds={"lost": lost}).do("cast SPL-08", "aim riften")
    assert table.units("riften") == 2 + back
    assert table.board(0).magicka == 8


@pytest.mark.rule("RSK-SPL-22")
@pytest.mark.parametrize("lost", [0, 1])
def test_raise_dead_needs_two_fallen(lost: int) -> None:
    assert not cast("SPL-08", at="invade", deeds={"lost": lost}).options("cast")


@pytest.mark.rule("RSK-SPL-22")
@pytest.mark.parametrize(("spell", "cost", "before", "after"), [
    ("SPL-09", 1, 1, 4), ("SPL-09", 1, 7, 10), ("SPL-09", 1, 9, 10), ("SPL-10", 3, 1, 10), ("SPL-10", 3, 9, 10),
])  # fmt: skip
def test_healing_spells(spell: str, cost: int, before: int, after: int) -> None:
    table = cast(spell, health=str(before)).do(f"cast {spell}")
    assert table.board(0).health == after
    assert table.board(0).magicka == 10 - cost


@pytest.mark.rule("RSK-SPL-12")
@pytest.mark.parametrize("spell", ["SPL-09", "SPL-10"])
def test_a_hero_at_full_health_is_not_healed(spell: str) -> None:
    assert not cast(spell).options("cast")


@pytest.mark.rule("RSK-SPL-22", "RSK-MAN-09", "RSK-SPL-11")
def test_invisibility() -> None:
    lands = "whiterun 5 fort_sungard 2 riften 2 | riverwood 3 half_moon_mill 3"
    more: dict[str, Any] = {"at": "maneuver", "dragons": "fort_greenwall largashbur"}
    table = cast("SPL-11", lands, heroes="whiterun | riverwood", **more)
    assert not table.options("maneuver")
    table.do("cast SPL-11")
    assert table.board(0).magicka == 9
    assert set(table.options("maneuver")) == {"maneuver whiterun", "maneuver fort_sungard"}
    table.do("maneuver whiterun")
    assert table.options() == ["to fort_sungard"]  # riften lies behind dragons
    table.do("to fort_sungard", "units 4")
    assert table.units("whiterun", "fort_sungard") == [1, 6]
    assert not table.saga.in_force


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-12")
def test_invisibility_is_for_a_maneuver_that_is_left_and_for_a_way_that_it_opens() -> None:
    joined = cast("SPL-11", "whiterun 5 riverwood | helgen", heroes="whiterun | helgen", at="maneuver")
    assert not joined.options("cast")
    imperial = cast("SPL-11", at="maneuver", factions="imperial | orc")
    imperial.do("cast SPL-11", "maneuver whiterun", "to riften", "units 2")
    assert not imperial.options("maneuver")  # the second one is seen again
    assert not cast("SPL-11", at="maneuver", deeds={"maneuvers": 1}).options("cast")


@pytest.mark.rule("RSK-SPL-22")
def test_clairvoyance() -> None:
    table = cast("SPL-12", objective_deck="OBJ-03 OBJ-01 OBJ-02 OBJ-04", objectives=["OBJ-20"]).do("cast SPL-12")
    assert table.options() == ["keep OBJ-03", "keep OBJ-01", "keep OBJ-02"]
    table.again()
    table.do("keep OBJ-01")
    assert table.options() == ["put_under OBJ-03", "put_under OBJ-02"]
    table.again()
    table.do("put_under OBJ-02")
    assert table.objectives(0) == ["OBJ-20", "OBJ-01"]
    deck = table.pile("objective_deck")
    assert (deck[0], deck[-2:]) == ("OBJ-04", ["OBJ-02", "OBJ-03"])
    assert table.board(0).magicka == 9
    assert table.pile("objective_discard") == []


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-12")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_clairvoyance_in_a_small_deck(cards: int) -> None:
    top = ["OBJ-03", "OBJ-01"][:cards]
    table = cast("SPL-12", objective_deck=" ".join(top), objective_discard="*")
    if not cards:
        assert not table.options("cast")  # it is not renewed for this
        return
    table.do("cast SPL-12")
    if cards == 2:
        assert table.options() == ["keep OBJ-03", "keep OBJ-01"]
        table.do("keep OBJ-03")
    assert table.objectives(0) == ["OBJ-03"]
    assert table.pile("objective_deck") == top[1:]


@pytest.mark.rule("RSK-SPL-22")
def test_transmute() -> None:
    table = cast("SPL-13", hands=["morthal mzulft"], discard="riften helgen").do("cast SPL-13")
    assert table.options() == ["give morthal", "give mzulft"]
    assert "do not hold" in table.refused("give riften")
    table.do("give morthal")
    assert table.options() == ["take riften", "take helgen"]
    table.again()
    assert "another card" in table.refused("take morthal")
    assert "discard pile" in table.refused("take solitude")
    table.do("take helgen")
    assert table.hand(0) == ["mzulft", "helgen"]
    assert table.discard == ["riften", "morthal"]
    assert table.board(0).magicka == 9


@pytest.mark.rule("RSK-SPL-12")
@pytest.mark.parametrize(("hand", "pile"), [("", "riften"), ("morthal", "")])
def test_transmute_needs_a_card_here_and_there(hand: str, pile: str) -> None:
    assert not cast("SPL-13", hands=[hand], discard=pile).options("cast")


@pytest.mark.rule("RSK-SPL-22")
def test_recall() -> None:
    lands = "whiterun 2 riften 2 solitude falkreath | riverwood 3"
    table = cast("SPL-14", lands).do("cast SPL-14")
    assert targets(table) == {"riften", "solitude", "falkreath"}
    table.do("aim riften")
    assert table.hero(0) == "riften"
    assert not table.saga.deeds.walked
    assert table.board(0).magicka == 9


@pytest.mark.rule("RSK-SPL-22", "RSK-HERO-06")
def test_recall_leaves_no_territory_empty() -> None:
    assert not cast("SPL-14", "whiterun 0 riften 2 | riverwood 3").options("cast")
    assert not cast("SPL-14", "whiterun 2 | riverwood 3").options("cast")


@pytest.mark.rule("RSK-SPL-22", "RSK-SPL-11", "RSK-SPL-24", "RSK-SPL-21")
def test_paralyze_binds_until_the_next_turn_of_its_caster() -> None:
    lands = "whiterun 5 riften 2 | riverwood 5 helgen 2 korvanjund 3 | markarth 2"
    table = cast("SPL-15", lands, heroes="whiterun | riverwood | markarth").do("cast SPL-15")
    assert targets(table) == {"riverwood", "korvanjund"}  # enemies only, adjacent ones
    table.do("aim riverwood", "end_purchases")
    assert [one.victim for one in table.saga.in_force] == [1]
    assert "riverwood" in table.targets("whiterun")  # it defends normally
    _to_turn_of(table, 1)
    assert not table.targets("riverwood")
    assert table.targets("helgen")
    table.again()
    assert "paralyzed" in table.refused("attack riverwood whiterun 3")
    assert table.options("challenge")  # the hero may attack
    table.do("end_invasion")
    assert "maneuver riverwood" not in table.options()
    assert "maneuver helgen" in table.options()
    assert "paralyzed" in table.refused("maneuver riverwood")
    _to_turn_of(table, 0)
    assert not table.saga.in_force


def _to_turn_of(table: Tale, seat: int) -> None:
    """Each turn does as little as it can, up to the invasion of a seat."""
    while not (table.active == seat and table.asked == "invade"):
        if table.asked == "reinforce" and table.frame["left"]:
            table.do(table.options("place")[-1], f"units {table.frame['left']}")
        else:
            ends = [one for one in table.options() if one.startswith("end_") or one == "pass"]
            table.do(ends[0])


@pytest.mark.rule("RSK-SPL-24")
def test_paralyze_does_not_bind_whoever_conquers_the_territory() -> None:
    bound = InForce(14, NONE, 1, NONE, 0, 1)
    table = cast("", "solitude 5 kilkreath_ruins | riften 3", heroes="solitude | riften", spells=[""], at="invade",
                 in_force=[bound])  # fmt: skip
    assert table.targets("solitude")  # played against seat 1, who holds it no more
    bound = InForce(14, NONE, 1, NONE, 0, 0)
    table = cast("", "solitude 5 kilkreath_ruins | riften 3", heroes="solitude | riften", spells=[""], at="invade",
                 in_force=[bound])  # fmt: skip
    assert not table.targets("solitude")


@pytest.mark.rule("RSK-SPL-11")
def test_what_lasts_for_the_turn_is_over_with_it() -> None:
    table = cast("SPL-11", at="maneuver").do("cast SPL-11")
    assert table.saga.in_force
    table.do("end_maneuver")
    assert table.active == 1
    assert not table.saga.in_force


@pytest.mark.rule("RSK-SPL-11")
def test_what_a_caster_laid_is_over_when_he_is_out() -> None:
    lands = "whiterun 5 | riverwood 5 | markarth 2"
    table = cast("SPL-15", lands, heroes="whiterun | riverwood | markarth").do("cast SPL-15", "aim riverwood")
    table.do("resign 0")
    assert not table.saga.in_force


@pytest.mark.rule("RSK-SPL-12")
def test_a_spell_whose_last_target_goes_is_lost_with_its_cost() -> None:
    lands = "whiterun 5 | riverwood 5 | markarth 2"
    table = cast("SPL-15", lands, heroes="whiterun | riverwood | markarth").do("cast SPL-15")
    assert targets(table) == {"riverwood"}
    table.do("resign 1")  # neutral units are not paralyzed
    assert table.options() == ["pass"]
    table.do("pass")
    assert table.board(0).magicka == 8
    assert table.pile("spell_discard")[-1] == "SPL-15"
    assert table.asked == "purchases"


# -- Spellbreaker -------------------------------------------------------------------------------------
@pytest.mark.rule("RSK-EQP-13", "RSK-EQP-14", "RSK-SPL-21")
@pytest.mark.parametrize(("spell", "aims"), [
    ("SPL-01", ["riverwood"]), ("SPL-02", ["riverwood", "helgen"]), ("SPL-04", ["riverwood", "helgen"]),
    ("SPL-15", ["riverwood"]),
])  # fmt: skip
def test_spellbreaker_undoes_what_is_aimed_at_its_heros_territory_once(spell: str, aims: list[str]) -> None:
    table = cast(spell, armors="| ARM-D").do(f"cast {spell}", *(f"aim {key}" for key in aims))
    if table.asked == "aim":
        table.do("enough")
    assert table.units("riverwood") == 3
    assert table.units("helgen") == (1 if "helgen" in aims else 2)
    assert not table.saga.in_force
    assert table.events("spell_broken")
    assert table.board(1).warded == 1
    assert (table.board(0).magicka < 10, table.spells(0)) == (True, [])
    again = cast("SPL-01", armors="| ARM-D")
    again.board(1).warded = 1
    assert again.do("cast SPL-01", "aim riverwood").units("riverwood") == 1


@pytest.mark.rule("RSK-EQP-13", "RSK-EQP-14")
def test_spellbreaker_neither_helps_elsewhere_nor_against_its_owner() -> None:
    table = cast("SPL-01", armors="| ARM-D", lands="whiterun 5 | riverwood 3 korvanjund 3")
    assert table.do("cast SPL-01", "aim korvanjund").units("korvanjund") == 1
    assert cast("SPL-07", armors="ARM-D").do("cast SPL-07", "aim whiterun").units("whiterun") == 7
    table = cast("", armors="| ARM-D", spells=[""], at="turn", turn=1)
    assert table.board(1).warded == 0


@pytest.mark.rule("RSK-SPL-10")
@pytest.mark.parametrize(
    ("lands", "heroes", "dragons"),
    [
        ("whiterun 5 | riverwood 0 falkreath 4", "whiterun | riverwood", ""),
        ("whiterun 5 | falkreath 4", "whiterun | falkreath", "riverwood"),
    ],
)
def test_neither_a_lone_hero_nor_a_dragon_is_a_link_of_the_chain(lands: str, heroes: str, dragons: str) -> None:
    assert not cast("SPL-02", lands, heroes=heroes, dragons=dragons).options("cast")
    assert cast("SPL-02", lands.replace("riverwood 0", "riverwood"), heroes=heroes).options("cast")
