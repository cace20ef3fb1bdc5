"""Ships, trips, Dagon's track (SKE-SET, SKE-TRK, SKE-SHP, SKE-OUT, SKE-EXP, SKE-BCK, SKE-EMG, SKE-SOL)."""

from __future__ import annotations

import pytest

from game.kernel.chance import Stream, below
from game.titles.witcher.effects.ops import MOVE_AND_ACT
from game.titles.witcher.skellige.dagon import is_dangerous, move_dagon
from tests.titles.witcher.skellige.shore import ashore, at_sea, carry_out, emerged, on_top, read, sea_of, ships, shore
from tests.titles.witcher.table import Table, lay, new_match


def program_of(table: Table, op: int) -> int:
    """A program that ends with an op, begun there."""
    return next(n for n, ops in enumerate(table.content.catalogue.programs) if ops and ops[-1] == (op,))


SAFE_CARD = 2  # Torn Nets: 1 Gold


@pytest.mark.rule("SKE-SET-01", "SKE-SET-03", "SKE-SET-04", "SKE-SET-05", "SKE-SET-09", "SKE-CMP-01", "SKE-CMP-02")
@pytest.mark.rule("SKE-CMP-03", "SKE-CMP-05", "SKE-CMP-06", "SKE-CMP-07", "SKE-CMP-08", "SKE-CMP-09", "SKE-CMP-10")
@pytest.mark.rule("SKE-SET-12", "SKE-SET-13", "SKE-SET-18", "SKE-LOC-24", "WOW-MIX-01")
def test_what_lies_out_at_the_beginning() -> None:
    table = new_match(3, modules="skellige")
    content, sea = table.content, sea_of(table)
    assert [len(tokens) for tokens in content.tokens] == [7, 7, 7]
    assert sorted(sea.sea) == list(range(50))
    assert len([key for key in table.plain["events"] if key.startswith("se")]) == 30
    assert len(sea.bonus) == 5
    assert len(set(sea.ships)) == 3
    assert (
        set(sea.ships)
        <= set(content.harbours)
        == set(table.numbers("place", "kaer_seren cidaris novigrad cintra glenmore doldeth"))
    )
    assert sea.dagon_trails == (False, False, False)
    assert [content.terrain_of[place] for place in content.printed] == [1, 2, 0]


@pytest.mark.rule("SKE-SET-04", "SKE-SET-09", "SKE-SET-12", "SKE-SET-14")
def test_every_choice_of_harbours_is_possible_and_any_card_may_lie_on_top() -> None:
    seas = [sea_of(new_match(2, seed=seed, modules="skellige")) for seed in range(120)]
    assert len({sea.ships for sea in seas}) >= 18
    assert len({sea.sea[-1] for sea in seas}) > 30
    assert len({sea.bonus[-1] for sea in seas}) == 5


@pytest.mark.rule("SKE-SET-06", "SKE-SET-07", "SKE-SET-08", "SKE-TRK-01", "SKE-TRK-02", "SKE-SOL-01")
@pytest.mark.parametrize(("seats", "spot"), [(1, 2), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_dagon_starts_by_the_number_of_players(seats: int, spot: int) -> None:
    assert sea_of(new_match(seats, modules="skellige")).dagon == spot


@pytest.mark.rule("SKE-TRK-03", "SKE-TRK-04")
@pytest.mark.parametrize(("spot", "least_safe"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_what_a_die_means_on_each_spot(spot: int, least_safe: int) -> None:
    sea = sea_of(shore())
    sea.dagon = spot
    assert [die for die in range(1, 7) if not is_dangerous(sea, die)] == list(range(least_safe, 7))


@pytest.mark.rule("SKE-TRK-06", "SKE-TRK-07", "SKE-TRK-08", "SKE-TRK-09", "SKE-BON-03")
def test_dagon_goes_no_further_than_its_track() -> None:
    table = shore(5)
    sea = sea_of(table)
    for change, spot in ((2, 2), (-5, 0), (3, 3), (3, 4), (-2, 4), (1, 4)):
        move_dagon(table.content, table.state, change, None)
        assert sea.dagon == spot


@pytest.mark.rule(
    "WOW-MIX-07", "SKE-SHP-04", "SKE-SHP-08", "SKE-OUT-01", "SKE-OUT-04", "SKE-OUT-19", "SKE-LOC-01", "SKE-LOC-02"
)
def test_a_harbour_with_a_ship_leads_to_the_printed_islands() -> None:
    table = shore()
    assert table.offers("sail_to") == {"ard_skellig", "isle_of_mists", "eyna"}
    assert "No ship lies here" in ships(table, "cidaris novigrad glenmore").refused("sail_to eyna")
    assert "has not been found" in shore().refused("sail_to hen_inis")
    assert "No ship goes" in shore().refused("sail_to vizima")


@pytest.mark.rule("SKE-OUT-01", "SKE-OUT-02", "SKE-OUT-03", "SKE-OUT-20", "SKE-SHP-20", "SKE-FGT-03")
def test_a_trip_is_paid_in_three_ways() -> None:
    table = shore().do("sail_to ard_skellig")
    assert table.offers("play") == {"a01_mountain"}
    assert table.offers("with_gold") == {"a02_forest", "a03_forest"}
    assert len(table.options("two")) == 3
    assert shore(gold=0).do("sail_to ard_skellig").options("with_gold") == []
    table.dice("1").do("with_gold a02_forest")
    assert table.gold() == 2
    assert table.cards("discard")[0] == "a02_forest"


@pytest.mark.rule("SKE-OUT-06", "SKE-OUT-07", "SKE-OUT-08", "SKE-OUT-10", "SKE-OUT-12", "SKE-OUT-13", "SKE-OUT-14")
@pytest.mark.rule("SKE-OUT-15", "SKE-SHP-17", "SKE-EXM-02", "SKE-EXM-03", "SKE-LOC-04", "SKE-SOL-02")
def test_a_safe_trip() -> None:
    table = on_top(shore(2), SAFE_CARD).dice("5").do("sail_to ard_skellig", "play a01_mountain")
    assert table.gold() == 4
    assert sea_of(table).dagon == 2
    assert table.of(0, "place") == "ard_skellig"
    assert table.plain["skellige"]["ships"].count("ard_skellig") == 1
    table.do("act", "raise combat")
    assert table.level("combat") == 2
    assert table.offers("sail_to") == {"kaer_seren", "cintra", "glenmore", "doldeth"}


@pytest.mark.rule("SKE-OUT-09", "SKE-EFF-03")
def test_a_dangerous_trip_reads_the_lower_half_and_dagon_stays() -> None:
    table = on_top(shore(), 2).dice("2").do("sail_to ard_skellig", "play a01_mountain")
    assert table.asked == "answer"
    table.do("answer b")
    assert table.gold() == 1
    assert sea_of(table).dagon == 1
    assert table.of(0, "place") == "ard_skellig"


@pytest.mark.rule("SKE-SHP-10", "SKE-SHP-11", "SKE-BCK-01", "SKE-BCK-02", "SKE-BCK-03", "SKE-BCK-04", "SKE-BCK-05")
@pytest.mark.rule("SKE-BCK-06", "SKE-EXP-01", "SKE-EXP-02", "SKE-EXP-03", "SKE-EXP-05", "SKE-SHP-05", "SKE-SHP-12")
def test_back_again_and_no_more_islands_nor_explorations() -> None:
    table = on_top(shore(hand="a01_mountain a02_water a03_forest a04_forest"), SAFE_CARD).dice("6")
    table.do("sail_to ard_skellig", "play a01_mountain", "sail_to glenmore", "play a02_water")
    assert table.of(0, "place") == "glenmore"
    assert "glenmore" in table.plain["skellige"]["ships"]
    assert sea_of(table).dagon == 2
    assert (sea_of(table).out, sea_of(table).back) == (1, 1)
    assert table.offers("sail_to") == set()
    assert "in this turn already" in table.refused("sail_to eyna")
    assert "act" in table.options()
    table.do("end_wandering")
    assert "rest" in table.options()
    assert table.options("explore") == []


@pytest.mark.rule("SKE-SHP-11", "SKE-BCK-08", "SKE-SHP-18", "SKE-LOC-39", "SKE-LOC-36", "SKE-STA-03")
def test_a_turn_that_begins_on_an_island_may_sail_back_twice() -> None:
    table = shore(hand="a01_mountain a02_mountain a03_mountain a04_mountain")
    ships(table, "cidaris novigrad ard_skellig").stand(0, "ard_skellig")
    assert "act" not in table.options()
    assert table.options("move") == []
    on_top(table, SAFE_CARD).dice("6").do("sail_to cintra", "play a01_mountain")
    table.do("sail_to ard_skellig", "play a02_mountain", "sail_to doldeth", "play a03_mountain")
    assert (sea_of(table).out, sea_of(table).back) == (1, 2)
    idle = ships(shore(), "cidaris novigrad eyna").stand(0, "eyna").do("end_wandering")
    assert idle.options("explore")


@pytest.mark.rule("SKE-SHP-01", "SKE-SHP-03", "SKE-OUT-05", "SKE-SHP-13", "SKE-BCK-07", "SKE-SHP-15")
def test_an_island_where_somebody_stayed_is_closed() -> None:
    table = ships(shore(), "cidaris eyna cintra").stand(1, "eyna").stand(2, "cintra")
    assert table.offers("sail_to") == {"ard_skellig", "isle_of_mists"}
    assert "lies in Eyna already" in table.refused("sail_to eyna")


@pytest.mark.rule("SKE-SHP-06", "SKE-FGT-01", "SKE-FGT-02", "SKE-FGT-08")
def test_only_a_harbour_leads_to_dagon_and_only_when_it_has_emerged() -> None:
    assert "has not emerged" in shore().refused("sail_to open_sea")
    assert "open_sea" in emerged(shore()).offers("sail_to")
    assert "open_sea" not in emerged(ashore(shore(), "eyna")).offers("sail_to")


@pytest.mark.rule("SKE-SHP-07", "SKE-SHP-09", "SKE-OUT-21", "SKE-EXP-04")
def test_a_trip_that_is_turned_back_ends_where_it_began() -> None:
    table = on_top(shore(hand="a01_mountain a02_mountain"), 46).entered().dice("1")
    assert "act" in table.options()
    table.do("sail_to ard_skellig", "play a01_mountain", "answer c")
    assert table.of(0, "place") == "cintra"
    assert "cintra" in table.plain["skellige"]["ships"]
    assert "act" not in table.options()
    assert table.offers("sail_to") == set()
    assert table.do("end_wandering").options("explore") == []


@pytest.mark.rule("SKE-OUT-21", "SKE-EXP-04", "SKE-SHP-17")
def test_a_trip_that_is_diverted_lands_on_another_island() -> None:
    table = on_top(shore(), 46).dice("1").do("sail_to ard_skellig", "play a01_mountain", "answer a")
    assert table.asked == "divert"
    assert table.offers("sail_to") == {"isle_of_mists", "eyna"}
    assert "does not carry you" in table.refused("sail_to ard_skellig")
    assert table.do("sail_to eyna").of(0, "place") == "eyna"
    assert "act" in table.options()


@pytest.mark.rule("SKE-STA-03", "SKE-OUT-12")
def test_no_action_holds_for_this_arrival() -> None:
    table = on_top(shore(), 47).dice("1").do("sail_to ard_skellig", "play a01_mountain", "answer b")
    assert table.of(0, "place") == "ard_skellig"
    assert "act" not in table.options()


@pytest.mark.rule("SKE-EMG-01", "SKE-EMG-02", "SKE-OUT-17", "SKE-TRK-06", "SKE-EMG-08", "SKE-STA-02")
def test_a_safe_roll_can_raise_dagon_from_the_deep() -> None:
    table = on_top(shore(shield=1), SAFE_CARD).dice("5")
    sea_of(table).dagon = 3
    table.do("sail_to ard_skellig", "play a01_mountain")
    assert table.gold() == 4
    assert sea_of(table).dagon == 4
    assert table.of(0, "shield") == 0
    assert sea_of(table).dagon_trails == (True, False, False)
    assert table.of(0, "place") == "ard_skellig"


@pytest.mark.rule("SKE-EMG-03", "SKE-EMG-11", "SKE-EMG-05")
def test_a_card_that_raises_dagon_is_resolved_first() -> None:
    table = on_top(shore(shield=1), 39).dice("1")
    sea_of(table).dagon = 3
    table.do("sail_to ard_skellig", "play a01_mountain")
    assert sea_of(table).dagon == 4
    assert (table.of(0, "shield"), sea_of(table).dagon_trails[0]) == (0, True)


@pytest.mark.rule("SKE-EMG-04", "SKE-EMG-09", "SKE-BON-02")
def test_nobody_is_hurt_where_nobody_is_at_sea() -> None:
    table = shore(shield=1)
    sea_of(table).dagon = 3
    move_dagon(table.content, table.state, 1, None)
    assert (table.of(0, "shield"), sea_of(table).dagon_trails[0]) == (1, False)


@pytest.mark.rule("SKE-EMG-06", "SKE-EMG-07", "SKE-TRK-05")
def test_while_dagon_has_emerged_every_trip_is_dangerous() -> None:
    table = emerged(on_top(shore(), 2)).do("sail_to ard_skellig", "play a01_mountain")
    assert table.frame["story"] == "sx02_danger"
    assert table.events("die_rolled") == []
    assert sea_of(table.do("answer b")).dagon == 4


@pytest.mark.rule("SKE-OUT-18", "SKE-OUT-11")
def test_the_deck_of_the_sea_is_renewed() -> None:
    table = shore()
    sea = sea_of(table)
    sea.sea, sea.sea_discard = (), tuple(range(50))
    table.dice("6").do("sail_to ard_skellig", "play a01_mountain")
    lying = len(sea_of(table).sea) + len(sea_of(table).sea_discard)
    assert lying in (49, 50)
    assert table.events("sea_deck_shuffled")


@pytest.mark.rule("SKE-EVT-12", "SKE-EVT-04")
def test_items_of_the_sea() -> None:
    table = on_top(shore(kept="se03 se08"), SAFE_CARD).do("sail_to ard_skellig", "play a01_mountain")
    assert table.asked == "before_die"
    table.do("use_item se03")
    assert sea_of(table).dagon == 1
    assert table.gold() == 4
    assert table.of(0, "kept") == ["se08"]
    table = on_top(shore(kept="se08"), SAFE_CARD).dice("1 5").do("sail_to ard_skellig", "play a01_mountain")
    table.do("use_item se08")
    assert table.offers("die") == {"1", "5"}
    assert sea_of(table.do("die 5")).dagon == 2
    assert table.of(0, "kept") == []
    assert emerged(on_top(shore(kept="se03"), 2)).do("sail_to eyna", "play a02_forest").asked == "answer"


@pytest.mark.rule("SKE-SHP-19", "SKE-EMG-10")
def test_who_leaves_the_match_brings_the_ship_home() -> None:
    table = ships(shore(), "cidaris eyna cintra").stand(1, "eyna")
    sea_of(table).dagon_trails = (False, True, False)
    table.do("resign 1")
    assert sorted(table.plain["skellige"]["ships"]) == ["cidaris", "cintra", "kaer_seren"]
    assert table.of(1, "place") == "kaer_seren"
    assert sea_of(table).dagon_trails == (False, False, False)


@pytest.mark.rule("SKE-SHP-19", "SKE-OUT-18")
def test_who_leaves_at_sea_leaves_the_card_behind() -> None:
    table = on_top(shore(), 2).dice("1").do("sail_to ard_skellig", "play a01_mountain", "resign 0")
    assert sea_of(table).trip is None
    assert sea_of(table).sea_discard == (1,)
    assert table.of(0, "place") == "cintra"


@pytest.mark.rule("SKE-LOC-03", "SKE-SHP-16")
def test_no_road_leads_off_an_island() -> None:
    table = ashore(shore(), "eyna")
    carry_out(table, program_of(table, MOVE_AND_ACT))
    assert table.asked == "wander"
    assert table.content.adjacent[table.number("place", "eyna")] == ()
    assert table.options("move") == []


@pytest.mark.rule("SKE-SHP-14", "SKE-LOC-03")
def test_no_card_takes_anybody_off_an_island_and_no_ship_may_lie_there_alone() -> None:
    """No card of the base game or of Skellige has such an effect; a ship alone would be a fault of the position."""
    table = ashore(shore(kept="e16 e32", gold=5, potions="p1 p2", levels=(2, 3, 2, 2)), "eyna")
    assert table.options("move") == []
    start, chance, read_all = table.state.copy(), Stream(1), 0
    for story, key in enumerate(table.content.stories.keys):
        for option in range(len(table.content.stories.programs[story])):
            if key.startswith("sx") or key in ("e16", "e32"):  # read on a trip; held already
                continue
            table.match.state = start.copy()
            read(table, key)
            if table.asked == "answer":
                table.do(f"answer {'abc'[option]}")
            while table.asked != "wander":
                choices = table.options()
                table.do(choices[below(chance, len(choices))])
            read_all += 1
            assert table.of(0, "place") == "eyna"
            assert "eyna" in table.plain["skellige"]["ships"]
    assert read_all > 230
    table.state.seats[0].place = table.number("place", "vizima")
    assert "without" in " ".join(table.match.game.title.audit(table.content, table.state))


@pytest.mark.rule("SKE-SOL-03")
def test_others_are_nobody_for_a_lone_witcher() -> None:
    table = at_sea(shore(1))
    read(table, "sx33_danger")
    assert table.gold() == 3


@pytest.mark.rule("SKE-SOL-04")
def test_a_lone_witcher_counts_steps_not_trophies() -> None:
    table = lay(1, modules="skellige")
    table.stand(0, "dhuwod", trophies="m101 m102", track=0).ask("deed")
    assert table.options("fight")
    assert table.stand(0, track=2).options("fight") == []


@pytest.mark.rule("SKE-STA-04", "SKE-STA-01")
def test_the_decks_of_the_sea_are_hidden() -> None:
    table = shore()
    view = table.match.game.title.view(table.content, table.state, 0)
    assert view.skellige is not None
    assert set(view.skellige.sea) == set(view.skellige.bonus) == {-1}
    dealt = [table.match.game.title.determinise(table.content, view, 0, Stream(seed)).skellige for seed in range(30)]
    assert len({sea.sea[-1] for sea in dealt if sea is not None}) > 15
    assert len({sea.bonus[-1] for sea in dealt if sea is not None}) == 5


@pytest.mark.rule("SKE-EXM-01", "SKE-EXM-02", "SKE-EXM-03", "SKE-EXM-04", "SKE-EXM-05")
def test_the_example_of_the_book() -> None:
    table = ships(lay(2, modules="skellige"), "kaer_seren cintra glenmore")
    table.stand(0, "cidaris", hand="a01_mountain a02_mountain a03_water", gold=0)
    table.do("move cintra", "play a01_mountain", "act")
    assert len(table.of(0, "potions")) == 1
    on_top(table, 9).dice("5").do("sail_to ard_skellig", "play a02_mountain")
    assert sea_of(table).dagon == 2
    table.do("act", "raise combat")
    assert table.level("combat") == 2
    assert table.offers("sail_to") == {"cidaris"}
    table.do("sail_to cidaris", "play a03_water")
    table.do("act")
    assert table.level("defense") == 2
    table.do("end_wandering")
    assert table.options() == ["rest"]


@pytest.mark.rule("SKE-STA-04")
def test_others_see_a_trip_that_a_single_hidden_card_pays() -> None:
    table = shore(hand="a01_mountain", gold=0).do("sail_to ard_skellig")
    assert table.asked == "pay_trip"
    title = table.match.game.title
    for seat in range(3):
        assert title.audit(table.content, title.view(table.content, table.state, seat)) == []
