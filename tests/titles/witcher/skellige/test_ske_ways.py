"""Where a ship may go and where not, how often, and what comes before what on a trip (SKE-SHP, SKE-OUT, SKE-BCK)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.witcher.skellige.dagon import move_dagon
from game.titles.witcher.state import NONE
from game.titles.witcher.turn import begin_turn
from tests.titles.witcher.skellige.shore import ashore, emerged, on_top, sea_of, ships, shore
from tests.titles.witcher.table import Table

SAFE_CARD = 2  # Torn Nets: 1 Gold


def out_at_sea(place: str = "open_sea", **told: Any) -> Table:
    """Seat 0 begins its turn where it came to by ship, Dagon having emerged."""
    return emerged(ships(shore(**told), f"cidaris novigrad {place}")).stand(0, place)


@pytest.mark.rule("SKE-SHP-05", "SKE-SHP-06", "SKE-BCK-02", "SKE-FGT-08")
@pytest.mark.parametrize("place", ["eyna", "open_sea"])
def test_a_ship_leads_back_to_harbours_without_a_ship_alone(place: str) -> None:
    table = out_at_sea(place)
    assert table.offers("sail_to") == {"kaer_seren", "cintra", "glenmore", "doldeth"}
    assert "not from one harbour or island" in table.refused("sail_to ard_skellig")
    assert "lies in Cidaris already" in table.refused("sail_to cidaris")


@pytest.mark.rule("SKE-BCK-01", "SKE-SHP-20")
def test_a_trip_back_is_paid_like_a_trip_out() -> None:
    table = out_at_sea("eyna").do("sail_to kaer_seren")
    assert table.offers("play") == set()
    assert len(table.options("with_gold")) == len(table.options("two")) == 3
    table = out_at_sea("eyna").do("sail_to doldeth")
    assert table.offers("play") == {"a01_mountain"}
    table.do("two a02_forest a03_forest")
    assert table.cards("discard")[:2] == ["a03_forest", "a02_forest"]


@pytest.mark.rule("SKE-OUT-01", "SKE-OUT-02", "SKE-OUT-03")
@pytest.mark.parametrize(
    ("hand", "gold", "goals"),
    [
        ("", 9, set()),
        ("a02_forest", 0, {"eyna"}),
        ("a02_forest", 1, {"eyna", "ard_skellig", "isle_of_mists"}),
        ("a02_forest a03_forest", 0, {"eyna", "ard_skellig", "isle_of_mists"}),
    ],
)
def test_trips_that_can_be_paid_for_are_offered(hand: str, gold: int, goals: set[str]) -> None:
    assert shore(hand=hand, gold=gold).offers("sail_to") == goals


@pytest.mark.rule("SKE-SHP-13")
def test_a_ship_stays_when_its_sailor_goes_by_road() -> None:
    table = shore().do("move kaer_seren", "two a02_forest a03_forest")
    assert set(table.plain["skellige"]["ships"]) == {"cidaris", "novigrad", "cintra"}


@pytest.mark.rule("SKE-BCK-07")
def test_witchers_in_a_harbour_are_no_obstacle() -> None:
    table = out_at_sea("eyna").stand(1, "kaer_seren")
    assert table.do("sail_to kaer_seren", "two a02_forest a03_forest").of(0, "place") == "kaer_seren"


@pytest.mark.rule("SKE-SHP-20")
@pytest.mark.parametrize("place", ["cintra", "eyna"])
def test_a_wild_card_leads_to_every_island_and_harbour(place: str) -> None:
    table = ships(shore(hand="wolf_push_back_1", gold=0, place=place), f"cidaris novigrad {place}")
    assert len(table.offers("sail_to")) == (3 if place == "cintra" else 4)
    for goal in table.offers("sail_to"):
        again = ships(shore(hand="wolf_push_back_1", gold=0, place=place), f"cidaris novigrad {place}")
        assert again.do(f"sail_to {goal}").options() == ["play wolf_push_back_1"]


@pytest.mark.rule("SKE-SHP-16")
def test_what_helps_on_roads_does_not_help_at_sea() -> None:
    table = shore(hand="a01_mountain", gold=0, kept="e16 e32")
    assert table.offers("sail_to") == {"ard_skellig"}
    assert table.do("sail_to ard_skellig").options() == ["play a01_mountain"]
    table = shore(hand="a01_mountain a02_forest", gold=0, kept="e16 e32").do("sail_to eyna")
    assert table.options() == ["play a02_forest", "two a01_mountain a02_forest"]


@pytest.mark.rule("SKE-SHP-02", "SKE-SHP-12")
def test_two_ships_can_lie_where_dagon_is() -> None:
    table = emerged(ships(shore(), "cidaris open_sea cintra")).stand(1, "open_sea")
    table.do("sail_to open_sea", "play a02_forest")
    assert table.plain["skellige"]["ships"].count("open_sea") == 2
    assert table.state.fight is not None
    assert sea_of(table).out == 0


@pytest.mark.rule("SKE-SHP-11", "SKE-SHP-12")
def test_a_turn_begun_where_dagon_is_counts_like_one_begun_on_an_island() -> None:
    table = on_top(out_at_sea(hand="a01_mountain a02_mountain a03_mountain"), 26)  # damage or a lost card
    table.do("sail_to cintra", "play a01_mountain")
    assert (sea_of(table).out, sea_of(table).back) == (0, 1)
    table.do("sail_to ard_skellig", "play a02_mountain", "answer b", "sail_to cintra", "play a03_mountain")
    assert (sea_of(table).out, sea_of(table).back) == (1, 2)


@pytest.mark.rule("SKE-SHP-07", "SKE-SHP-09")
def test_one_sails_after_the_action_of_the_harbour() -> None:
    table = shore().entered().do("act")
    assert table.offers("sail_to") == {"ard_skellig", "isle_of_mists", "eyna"}


@pytest.mark.rule("SKE-SHP-10", "SKE-SHP-11", "SKE-STA-03")
def test_every_turn_begins_without_a_trip() -> None:
    table = shore()
    sea = sea_of(table)
    sea.out, sea.back, sea.over = 1, 2, table.number("place", "cintra")
    begin_turn(table.content, table.state, 1, None)
    assert (sea.out, sea.back, sea.over) == (0, 0, NONE)


@pytest.mark.rule("SKE-OUT-14", "SKE-SHP-17", "SKE-EVT-10")
def test_arriving_completes_a_trail_quest_and_opens_quests() -> None:
    table = on_top(shore().trail(0, "forest", quest="eyna"), SAFE_CARD).dice("6")
    table.do("sail_to eyna", "play a02_forest")
    assert table.state.seats[0].trails[0] == table.number("place", "eyna")
    assert table.gold() == 3 + 1 + 1
    table = on_top(shore(), 11).dice("6").do("sail_to ard_skellig", "play a01_mountain")
    assert table.offers("resolve") == {"sx11_safe"}


@pytest.mark.rule("SKE-OUT-17", "SKE-EMG-02")
def test_the_section_is_read_before_the_shield_goes_where_a_roll_raises_dagon() -> None:
    table = on_top(shore(shield=0), 21).dice("5")  # a shield and a card
    sea_of(table).dagon = 3
    table.do("sail_to ard_skellig", "play a01_mountain")
    assert (table.of(0, "shield"), sea_of(table).dagon_trails[0]) == (0, True)
    changes = [event["change"] for event in table.events("shield_changed")]
    assert changes == [1, -1]


@pytest.mark.rule("SKE-EMG-11")
def test_the_rest_of_a_section_that_raises_dagon_meets_the_shield() -> None:
    table = on_top(shore(shield=1), 48).dice("1")  # Dagon rises; then a point of Damage for a coin
    sea_of(table).dagon = 3
    before = len(table.state.seats[0].deck)
    table.do("sail_to ard_skellig", "play a01_mountain", "answer a")
    assert sea_of(table).dagon == 4
    assert len(table.state.seats[0].deck) == before
    assert (table.of(0, "shield"), sea_of(table).dagon_trails[0]) == (0, True)


@pytest.mark.rule("SKE-OUT-18")
def test_the_pile_of_the_sea_is_shuffled_before_it_is_read_again() -> None:
    table = shore()
    sea = sea_of(table)
    sea.sea, sea.sea_discard = (), tuple(range(50))
    table.dice("6").do("sail_to ard_skellig", "play a01_mountain")
    cards = list(sea_of(table).sea)
    assert cards not in (sorted(cards), sorted(cards, reverse=True))


@pytest.mark.rule("SKE-OUT-21")
def test_a_trip_that_cannot_be_diverted_arrives_as_named() -> None:
    table = ships(shore(), "cintra ard_skellig isle_of_mists").stand(1, "ard_skellig").stand(2, "isle_of_mists")
    on_top(table, 46).dice("1").do("sail_to eyna", "play a02_forest", "answer a")
    assert (table.asked, table.of(0, "place")) == ("wander", "eyna")


@pytest.mark.rule("SKE-EVT-09")
def test_who_finds_an_island_arrives_where_they_were_going() -> None:
    table = on_top(shore(), 19).dice("6").do("sail_to ard_skellig", "play a01_mountain")
    assert table.number("place", "huandre_heuangi") in sea_of(table).found
    assert table.of(0, "place") == "ard_skellig"


@pytest.mark.rule("SKE-EXP-01", "SKE-EXP-02", "SKE-EXP-05", "SKE-LOC-36")
def test_after_a_card_of_the_sea_one_fights_meditates_or_skips() -> None:
    table = on_top(shore(kept="e22", levels=(5, 1, 1, 1)), SAFE_CARD).lair("forest", "eyna").dice("6")
    table.do("sail_to eyna", "play a02_forest", "end_wandering")
    assert set(table.options()) == {"fight forest", "meditate combat", "rest"}
    table.do("rest")
    assert table.of(0, "kept") == ["e22"]


@pytest.mark.rule("SKE-BON-02", "SKE-EMG-05", "SKE-EMG-04")
def test_an_emergence_by_the_price_of_a_bonus_card_hurts_nobody() -> None:
    table = shore(shield=1)
    card, sea = table.number("kept", "b5"), sea_of(table)
    sea.bonus = tuple(other for other in sea.bonus if other != card)
    table.state.seats[0].kept = (card,)
    sea.dagon = 3
    on_top(table, 2).dice("1").do("sail_to ard_skellig", "play a01_mountain", "answer b")
    assert sea_of(table).dagon == 4
    assert (table.of(0, "shield"), sea_of(table).dagon_trails[0]) == (1, False)


@pytest.mark.rule("SKE-TRK-08")
@pytest.mark.parametrize(("seats", "start"), [(1, 2), (3, 1), (5, 0)])
def test_dagon_sinks_no_lower_than_its_start(seats: int, start: int) -> None:
    table = ashore(shore(seats), "ard_skellig")
    sea_of(table).dagon = start + 1
    move_dagon(table.content, table.state, -4, None)
    assert sea_of(table).dagon == start


@pytest.mark.rule("SKE-OUT-02", "SKE-FGT-03")
def test_a_payment_that_is_too_much_is_refused_for_what_it_is() -> None:
    table = shore().do("sail_to ard_skellig")
    assert "leads there by itself" in table.refused("with_gold a01_mountain")
    assert "no Gold" in shore(gold=0).do("sail_to ard_skellig").refused("with_gold a02_forest")
    table = emerged(shore()).do("sail_to open_sea")
    assert "leads there by itself" in table.refused("with_gold a02_forest")
    assert "leads there by itself" in table.refused("two a02_forest a03_forest")
    assert table.options() == ["play a01_mountain", "play a02_forest", "play a03_forest"]


@pytest.mark.rule("SKE-FGT-09", "SKE-FGT-11")
def test_what_is_done_on_land_alone_is_refused_out_there() -> None:
    table = emerged(ships(shore(), "cidaris open_sea open_sea")).stand(0, "open_sea").stand(1, "open_sea").entered()
    assert "On the open sea" in table.refused("challenge 1")
    table.ask("deed")
    assert "On the open sea" in table.refused("duel 1")
    assert "On the open sea" in table.refused("explore city")


@pytest.mark.rule("SKE-SHP-09", "SKE-EFF-19")
def test_an_action_that_is_closed_for_a_stay_is_refused_for_that() -> None:
    table = on_top(shore(), 46).entered().dice("1").do("sail_to ard_skellig", "play a01_mountain", "answer c")
    assert "until you come here again" in table.refused("act")
    table = on_top(shore(), 47).dice("1").do("sail_to ard_skellig", "play a01_mountain", "answer b")
    assert "until you come here again" in table.refused("act")
