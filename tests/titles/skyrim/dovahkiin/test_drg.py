"""Dragons (section 20 of the rules)."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.dovahkiin.tale import Tale, tell
from tests.titles.skyrim.table import new_match

LAIR = "whiterun 3 | riften 3"


def before(dragons: str, **fields: object) -> Tale:
    """The hero of seat 0 in whiterun, a dragon in riverwood."""
    given = {"at": "invade", "heroes": "whiterun | riften", "dragons": dragons} | fields
    return tell(LAIR, **given)  # type: ignore[arg-type]


@pytest.mark.rule("RSK-DRG-01", "RSK-DOV-08", "RSK-COMP-10")
def test_four_dragons_of_ten_health_stand_where_no_unit_is() -> None:
    table = new_match(3, "dovahkiin", random_setup=True)
    while table.asked == "choose_objectives":
        table.do(table.options()[0])
    dragons = table.plain["saga"]["dragons"]
    assert [one["health"] for one in dragons] == [10] * 4
    assert len({one["territory"] for one in dragons}) == 4
    for one in dragons:
        assert (table.owner(one["territory"]), table.units(one["territory"])) == (None, 0)


@pytest.mark.rule("RSK-DRG-03", "RSK-DRG-04")
def test_a_dragon_rolls_two_dice_and_wins_ties() -> None:
    table = before("riverwood 1", health="9 | 9", tape="5 4 1 5 4")
    table.do("challenge riverwood", "strike")
    assert table.board(0).health == 7
    assert table.events("duel_rolled")[0]["defence"] == [5, 4]


@pytest.mark.rule("RSK-DRG-05", "RSK-DRG-06")
def test_wounds_stay_for_the_turn_and_heal_at_its_end() -> None:
    table = before("riverwood", tape="6 6 1 1 1 6 6 1 1 1")
    table.do("challenge riverwood", "strike", "break_off", "challenge riverwood", "strike", "break_off")
    assert table.saga.dragons[0].health == 6
    table.do("end_invasion")
    while table.active == 0:
        table.do(table.options()[0])
    assert table.saga.dragons[0].health == 10


@pytest.mark.rule("RSK-DRG-07", "RSK-DRG-08", "RSK-DRG-10", "RSK-MAG-05", "RSK-DRAW-03")
def test_the_slayer_moves_in_and_draws_a_shout_and_a_card_at_once() -> None:
    table = before("riverwood 1 helgen", tape="6 1 1 5 1", deck="markarth falkreath", factions="stormcloak|orc")
    table.do("challenge riverwood", "strike")
    assert table.hero(0) == "riverwood"
    assert (table.owner("riverwood"), table.units("riverwood")) == (0, 0)
    assert table.hand(0) == ["markarth"]
    assert len(table.board(0).shouts) == 1
    assert table.board(0).slain == 1
    assert [one.territory for one in table.saga.dragons] == [table.match.game.content.keys.index("helgen")]
    assert table.saga.deeds.walked == 0
    table.do("end_invasion", "maneuver whiterun", "to riverwood", "units 1", "walk whiterun")
    assert table.units("riverwood") == 1
    assert table.hand(0) == ["markarth"]  # a slain dragon is no conquest for the card of the turn
    assert table.board(0).magicka == 1


@pytest.mark.rule("RSK-DRG-09", "RSK-DRG-13")
def test_one_may_slay_several() -> None:
    table = before("riverwood 1", shouts=["SHO-A"], slain="1", tape="6 1 1 5 1")
    table.do("challenge riverwood", "strike")
    assert len(table.board(0).shouts) == 2
    assert table.board(0).slain == 2
    assert table.saga.dragons == ()


@pytest.mark.rule("RSK-DRG-12", "RSK-END-01")
def test_the_end_game_card_drawn_by_a_slayer_ends_the_match() -> None:
    table = before("riverwood 1", mix="heroes dragons", deck="end_game", tape="6 1 1 5 1")
    table.do("challenge riverwood", "strike")
    assert table.asked == ""
    assert table.winners


@pytest.mark.rule("RSK-DRG-07", "RSK-CARD-16")
def test_a_sixth_card_forces_an_exchange_at_once() -> None:
    hand = "whiterun solitude windhelm fort_dunstad korvanjund"
    table = before("riverwood 1", hands=[hand], deck="helgen", tape="6 1 1 5 1")
    table.do("challenge riverwood", "strike")
    assert table.asked == "exchange"


@pytest.mark.rule("RSK-PORT-04", "RSK-REI-12", "RSK-END-06")
def test_a_dragon_on_a_portal_keeps_it_linked_and_belongs_to_nobody() -> None:
    lands, heroes = "silent_moons_camp 3 | riften 3", "silent_moons_camp | riften"
    table = tell(lands, at="invade", heroes=heroes, dragons="bthardamz")
    assert table.options("challenge") == ["challenge bthardamz"]
    assert all("bthardamz" not in table.lands(seat) for seat in (0, 1))
