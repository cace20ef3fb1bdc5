"""Components (COMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.titles.skyrim.table import END_CARD, TITLE, game_of, lay, new_match


@pytest.mark.rule("RSK-COMP-01")
def test_the_board_has_48_territories_in_9_regions() -> None:
    content = game_of().content
    assert len(set(content.keys)) == content.size == 48
    assert len(set(content.region_keys)) == 9
    assert set(content.region_of) == set(range(9))


@pytest.mark.rule("RSK-COMP-02")
def test_each_region_has_one_fort_and_one_portal() -> None:
    content = game_of().content
    once = dict.fromkeys(range(9), 1)
    assert Counter(content.region_of[t] for t in content.forts) == once
    assert Counter(content.region_of[t] for t in content.portals) == once
    assert not set(content.forts) & set(content.portals)


@pytest.mark.rule("RSK-COMP-03")
def test_each_region_has_its_bonus_number() -> None:
    content = game_of().content
    assert dict(zip(content.region_keys, (bonus for bonus, _ in content.regions), strict=True)) == {
        "haafingar": 3,
        "hjaalmarch": 3,
        "the_pale": 4,
        "winterhold_hold": 3,
        "eastmarch": 4,
        "whiterun_hold": 5,
        "the_reach": 4,
        "falkreath_hold": 3,
        "the_rift": 3,
    }


@pytest.mark.rule("RSK-COMP-04")
def test_there_are_five_factions() -> None:
    assert [key for key, _ in TITLE.info.factions] == ["stormcloak", "thalmor", "orc", "imperial", "forsworn"]
    match = new_match(5)
    assert sorted(seat["faction"] for seat in match.plain["seats"]) == sorted(key for key, _ in TITLE.info.factions)


@pytest.mark.rule("RSK-COMP-06", "RSK-SET-02", "RSK-CARD-01")
def test_the_deck_of_chaos_is_one_card_a_territory_and_the_end_game_card() -> None:
    table = new_match(3)
    assert sorted(table.deck) == sorted([*table.match.game.content.keys, END_CARD])
    assert len(table.deck) == 49


@pytest.mark.rule("RSK-COMP-08")
def test_without_the_option_units_are_not_limited() -> None:
    table = lay("whiterun 400 | riften 2", at="reinforce 300").do("place whiterun", "units 300")
    assert table.units("whiterun") == 700


@pytest.mark.rule("RSK-COMP-09")
def test_the_limit_of_75_cuts_down_reinforcements() -> None:
    table = lay("whiterun 70 helgen 2 | riften 2", at="turn", unit_limit=True)
    assert table.frame["left"] == 3
    assert not table.events("units_forfeited")
    table = lay("whiterun 71 helgen 2 | riften 2", at="turn", unit_limit=True)
    assert table.frame["left"] == 2
    assert table.events("units_forfeited") == [{"kind": "units_forfeited", "seat": 0, "units": 1}]
    table.do("place helgen", "units 2")
    assert table.total(0) == 75


@pytest.mark.rule("RSK-COMP-09")
def test_at_the_limit_the_phase_passes_without_placing_but_a_set_is_still_owed() -> None:
    table = lay("whiterun 73 helgen 2 | riften 2", at="turn", unit_limit=True)
    assert table.asked == "invade"
    hand = "solitude fort_hraggstad fort_snowhawk morthal dawnstar"
    table = lay("whiterun 73 helgen 2 | riften 2", at="turn", hands=[hand], unit_limit=True)
    assert table.options() == ["exchange solitude fort_hraggstad fort_snowhawk"]
    table.do("exchange solitude fort_hraggstad fort_snowhawk")
    assert (table.asked, table.total(0), len(table.hand(0))) == ("invade", 75, 2)


@pytest.mark.rule("RSK-COMP-09")
def test_the_limit_cuts_down_extra_units_and_those_of_a_set_together() -> None:
    hand = "whiterun fort_hraggstad fort_snowhawk"
    table = lay("whiterun 70 helgen 1 | riften 2", at="turn", hands=[hand], unit_limit=True)
    assert table.frame["left"] == 3
    table.do("exchange whiterun fort_hraggstad fort_snowhawk")
    assert table.units("whiterun") == 72
    assert table.frame["left"] == 2
    table.do("place helgen", "units 2")
    assert table.total(0) == 75


@pytest.mark.rule("RSK-COMP-09")
def test_the_limit_cuts_down_the_extra_units_themselves() -> None:
    hand = "solitude morthal winterhold"
    table = lay("solitude 71 morthal winterhold | riften 2", at="turn", hands=[hand], unit_limit=True)
    assert table.frame["left"] == 2
    table.do("exchange solitude morthal winterhold")
    assert (table.units("solitude", "morthal", "winterhold"), table.total(0)) == ([73, 1, 1], 75)
    assert table.asked == "invade"


@pytest.mark.rule("RSK-COMP-09")
def test_neutral_units_are_not_limited() -> None:
    table = lay("whiterun 75 | riften 75 | helgen 2", unit_limit=True).do("resign 1", "resign 0")
    assert table.total(None) == 150 + 45


@pytest.mark.rule("RSK-COMP-12")
def test_hands_of_others_and_the_order_of_the_deck_are_hidden() -> None:
    game = game_of(3)
    table = lay(
        "whiterun 5 | riften 2 | markarth 2", hands=["solitude", "helgen falkreath", "mzulft"], discard="saarthal"
    )
    seen = TITLE.spell_state(game.content, TITLE.view(game.content, table.match.state, 1))
    assert [seat["hand"] for seat in seen["seats"]] == [[None], ["helgen", "falkreath"], [None]]
    assert set(seen["deck"]) == {None}
    assert len(seen["deck"]) == len(table.deck)
    assert seen["discard"] == ["saarthal"]
    assert seen["territories"] == table.plain["territories"]
    onlooker = TITLE.spell_state(game.content, TITLE.view(game.content, table.match.state, -1))
    assert [seat["hand"] for seat in onlooker["seats"]] == [[None], [None, None], [None]]
