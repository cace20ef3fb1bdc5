"""Mixes of rules (section 25 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel.errors import BadSetup
from game.kernel.setup import read_setup
from game.titles.skyrim.mix import CHAOS, CIVIL_WAR, DOVAHKIIN, DOVAHKIIN_AT_RANDOM, Mix
from tests.titles.skyrim.dovahkiin.tale import Tale, tell
from tests.titles.skyrim.table import TITLE, game_of, new_match, setup_of

LANDS = "whiterun 3 | riften 3"


def mix_of(**options: Any) -> Mix:
    mix: Mix = read_setup(TITLE.setup_model, setup_of(3, "custom", **options)).mix
    return mix


def refused(**options: Any) -> str:
    with pytest.raises(BadSetup) as wrong:
        mix_of(**options)
    return str(wrong.value)


def begun(seats: int, until: str = "reinforce", seed: int = 1, **options: Any) -> Tale:
    table = Tale(new_match(seats, "custom", seed, **options).match)
    while table.asked != until:
        table.do(table.options()[0])
    return table


@pytest.mark.rule("RSK-MIX-01", "RSK-MIX-02", "RSK-MIX-15", "RSK-END-01")
def test_heroes_and_equipment_go_with_the_end_of_chaos() -> None:
    table = begun(3, until="place_hero", heroes=True, equipment=True, magicka=False)
    assert "end_game" in table.match.game.naming.keys["card"]
    assert table.match.state.deck.count(table.match.game.content.end_card) == 1
    table.do(table.options()[0])
    assert table.total(0) == 48


@pytest.mark.rule("RSK-MIX-03")
def test_illegal_mixes_are_refused_with_a_reason() -> None:
    assert "equipment cannot be without heroes" in refused(equipment=True)
    assert "dragons cannot be without heroes" in refused(dragons=True)
    assert "spells cannot be without magicka" in refused(spells=True, magicka=False)
    assert "magicka cannot be without" in refused(magicka=True)
    assert "objectives" in refused(objectives=True, victory="conquest")
    assert "objectives" in refused(victory="objectives")
    with pytest.raises(BadSetup, match="for mode custom"):
        game_of(3, "dovahkiin", heroes=True)


@pytest.mark.rule("RSK-MIX-11")
def test_the_modes_of_the_book_are_mixes() -> None:
    assert Mix() == CHAOS
    assert Mix(set_up="placed", victory="conquest") == CIVIL_WAR
    assert Mix(True, True, True, True, True, True, "placed", "objectives") == DOVAHKIIN
    assert game_of(3, "dovahkiin", random_setup=True).content.mix == DOVAHKIIN_AT_RANDOM
    assert game_of(3, "civil-war").content.mix == CIVIL_WAR


@pytest.mark.rule("RSK-MIX-17")
def test_magicka_comes_with_heroes_until_it_is_taken_out() -> None:
    assert mix_of(heroes=True).magicka
    assert mix_of(spells=True).magicka
    assert not mix_of(heroes=True, magicka=False).magicka
    assert not mix_of(objectives=True).magicka


@pytest.mark.rule("RSK-MIX-05")
def test_without_magicka_heroes_heal_at_the_start_of_their_turn() -> None:
    table = tell(LANDS, at="turn", heroes="whiterun | riften", health="3 | 4", mix="heroes magicka=false")
    assert (table.board(0).health, table.board(1).health) == (10, 4)
    assert "only where heroes and magicka" in table.refused("heal")


@pytest.mark.rule("RSK-MIX-05", "RSK-MIX-19", "RSK-FAC-08")
def test_without_magicka_a_fallen_hero_comes_back_in_the_second_own_turn() -> None:
    table = tell(
        "whiterun 3 helgen | riften 3", at="maneuver", turn=1, heroes=" | riften", mix="heroes magicka=false",
        factions="thalmor|orc",
    )  # fmt: skip
    table.do("end_maneuver")
    assert (table.asked, table.active, table.hero(0)) == ("reinforce", 0, "")
    assert table.frame["left"] == 3
    while table.active == 0 or table.asked != "place_hero":
        if table.asked == "place_hero":
            break
        table.do(table.options()[0] if table.asked in ("reinforce", "place_units") else next(
            one for one in table.options() if one.startswith("end_") or not one.startswith("attack")))  # fmt: skip
    assert (table.asked, table.seat, table.active) == ("place_hero", 0, 0)
    table.do("place_hero helgen")
    assert (table.hero(0), table.board(0).health) == ("helgen", 10)
    assert table.frame["left"] == 4  # he lives when units are counted


@pytest.mark.rule("RSK-MIX-07")
def test_without_equipment_two_cards_buy_nothing() -> None:
    table = tell(LANDS, at="reinforce 3", heroes="whiterun | riften", hands=["whiterun solitude"], mix="heroes")
    assert table.options("equip") == []
    assert "without equipment" in table.refused("equip weapon whiterun solitude")


@pytest.mark.rule("RSK-MIX-08")
@pytest.mark.parametrize("set_up", ["dealt", "placed", "random"])
def test_the_end_game_card_is_in_the_deck_exactly_where_it_decides(set_up: str) -> None:
    for victory in ("endcard", "objectives", "conquest"):
        objectives = victory != "conquest"
        table = begun(3, set_up=set_up, victory=victory, heroes=True, objectives=objectives)
        assert ("end_game" in table.deck) == (victory == "endcard")
        if victory == "endcard":
            assert 16 <= table.deck.index("end_game") <= 32


@pytest.mark.rule("RSK-MIX-09")
def test_points_of_objectives_are_added_to_those_of_the_map() -> None:
    table = tell("whiterun 3 fort_amol silent_moons_camp | riften 3", at="invade", points="4 | 0",
                 mix="objectives victory=endcard")  # fmt: skip
    one, other = table.match.game.title.standings(table.match.game.content, table.match.state)
    assert (one.points, other.points) == (3 + 1 + 1 + 4, 1)
    assert one.parts["objectives"] == 4


@pytest.mark.rule("RSK-MIX-12", "RSK-MIX-13")
def test_two_players_meet_neutral_units_in_every_mix_that_is_not_dealt() -> None:
    for options in ({"set_up": "placed"}, {"set_up": "random", "heroes": True}, {"set_up": "placed", "heroes": True}):
        table = begun(2, **options)
        assert len(table.lands(None)) == 12
        assert all(table.units(key) == 2 for key in table.lands(None))
        assert [table.total(seat) for seat in (0, 1)] == [29, 29]
    dragons = begun(2, set_up="random", heroes=True, dragons=True)
    assert len(dragons.lands(None)) == 16
    assert dragons.total(None) == 24


@pytest.mark.rule("RSK-MIX-13")
@pytest.mark.parametrize(
    ("seats", "dragons", "units"),
    [(3, False, 40), (3, True, 28), (4, False, 35), (4, True, 24), (5, False, 30), (5, True, 20)],
)
def test_starting_units_are_those_of_dovahkiin_with_dragons_else_of_civil_war(
    seats: int, dragons: bool, units: int
) -> None:
    for set_up in ("placed", "random"):
        table = begun(seats, set_up=set_up, heroes=True, dragons=dragons)
        assert {table.total(seat) for seat in range(seats)} == {units}


@pytest.mark.rule("RSK-MIX-14", "RSK-MIX-13")
@pytest.mark.parametrize(
    ("seats", "lands"), [(2, [16, 16]), (3, [15, 15, 14]), (4, [11] * 4), (5, [9, 9, 9, 9, 8])]
)
def test_with_dragons_the_other_territories_are_dealt_in_turn_order(seats: int, lands: list[int]) -> None:
    table = begun(seats, until="place_hero", heroes=True, dragons=True)
    first = table.plain["first"]
    order = [(first + place) % seats for place in range(seats)]
    assert [len(table.lands(seat)) for seat in order] == lands
    assert [table.total(seat) for seat in order] == [3 * one for one in lands]
    assert len(table.saga.dragons) == 4
    assert len(table.lands(None)) == (16 if seats == 2 else 4)


@pytest.mark.rule("RSK-MIX-15", "RSK-DOV-16", "RSK-DOV-05")
def test_every_mix_begins_with_what_it_plays_with() -> None:
    spells = begun(3, spells=True)
    assert spells.board(0).hero == -1
    assert spells.board(spells.active).magicka == 3
    objectives = begun(3, objectives=True)
    assert all(len(objectives.objectives(seat)) == 2 for seat in range(3))
    assert objectives.board(objectives.active).magicka == 0
    none = Tale(new_match(3, "custom", set_up="random").match)
    assert none.match.state.saga is None
    assert none.asked == "reinforce"


@pytest.mark.rule("RSK-MIX-16")
def test_phases_with_nothing_to_do_are_passed_over() -> None:
    table = tell("whiterun 1 | riften 3", at="turn", mix="objectives", rest=1, objectives=["OBJ-24"])
    table.do("place whiterun", "units 2", "place whiterun", "units 1")
    assert table.asked == "invade"
    table.do("end_invasion")
    assert table.active == 1


@pytest.mark.rule("RSK-MIX-16", "RSK-SPL-25")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("solitude mor_khazgur riften", ["end_reinforcements"]),  # two warriors and a thief: no set, but who knows
        ("solitude morthal winterhold", ["exchange solitude morthal winterhold", "end_reinforcements"]),
        ("solitude mor_khazgur", []),
    ],
)
def test_whether_a_set_is_asked_for_hangs_on_the_number_of_cards_alone(hand: str, asked: list[str]) -> None:
    table = tell(LANDS, at="reinforce 3", heroes="whiterun | riften", hands=[hand], mix="heroes")
    table.do("place whiterun", "units 3")
    assert table.asked == ("reinforce" if asked else "invade")
    if asked:
        assert table.options() == asked
