"""What Journeyman changes phase by phase, and who is asked when (SKY-JRN-09, -10, -20 to -47, SKY-ASK)."""

from __future__ import annotations

import pytest

from tests.titles.skye.boards import Boards
from tests.titles.skye.land import EXAMPLE
from tests.titles.skye.table import Table, lay

QUIET = "S03 S04 S01 S14"
APART = "0,0 K1 0; 0,-1 L13 180"  # barrels whose road leads elsewhere
DRAWN = ["L01:3 L02:2", "L05:4 L06:1", "L11:2 L12:2"]


def incomes(table: Table) -> list[tuple[int, int]]:
    return [(one["merchant"], one["no_axe"]) for one in table.events("income_taken")]


# Phase 1.


@pytest.mark.rule("SKY-JRN-20", "SKY-TRK-10")
@pytest.mark.parametrize(
    ("space", "gold"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 2), (5, 4), (6, 4), (7, 7), (8, 7), (9, 7)]
)
def test_the_rightmost_income_symbol_pays(space: int, gold: int) -> None:
    table = lay(boards=Boards(markers=[f"0 {space} 0"], layout=[SPARSE]), at="income", gold=[1, 1])
    assert table.gold == [1 + 5 + gold, 6]
    assert incomes(table)[0] == (gold, 0)


@pytest.mark.rule("SKY-JRN-20")
@pytest.mark.parametrize(("space", "gold"), [(0, 0), (1, 2), (3, 2), (4, 5), (6, 5), (7, 7), (8, 7)])
def test_with_five_players_the_symbols_are_others(space: int, gold: int) -> None:
    table = lay(seats=5, boards=Boards(markers=[f"0 {space} 0"], layout=[SPARSE]), at="income")
    assert table.gold == [5 + gold, 5, 5, 5, 5]


# A layout on which the Merchant brings nothing that adds gold or asks.
SPARSE = "advance five_gold no_axe third_waypoint extra_movement bank_pays one_road two_roads two_buys"


@pytest.mark.rule("SKY-JRN-21")
def test_no_axe_pays_three() -> None:
    table = lay(boards=Boards(markers=["9 0 0", "8 0 0"], spent=["advance"] * 2), at="income", gold=[0, 0])
    assert table.gold == [8, 5]
    assert incomes(table) == [(0, 3), (0, 0)]


@pytest.mark.rule("SKY-INC-04", "SKY-JRN-40", "SKY-ASK-03")
def test_phase_one_notes_totals_then_asks_then_pays() -> None:
    # Both have Advance on a Track from the Merchant; seat 0 also a road piece from the Herald.
    boards = Boards(markers=["0 4 3", "0 3 0"])
    table = lay([APART], boards=boards, at="income", points=[7, 6], gold=[0, 0], round=3, scoring=QUIET)
    assert (table.asked, table.seat, table.gold) == ("pause", 0, [0, 0])
    assert table.options("use_advance") == ["use_advance warrior", "use_advance merchant"]  # the Herald asks 5 gold
    table.do("use_advance merchant")  # income 4 reached: idle in this phase
    assert table.points == [7, 6]
    assert (table.asked, table.seat) == ("pause", 0)  # a piece is left
    assert table.options() == ["lay_road 0 -1 south", "go_on"]
    table.do("go_on")
    assert (table.asked, table.seat) == ("pause", 1)
    table.do("use_advance merchant")  # 1 VP: 7 to 7, but 7 to 6 was noted
    assert table.points == [7, 7]
    assert table.asked == "price"
    told = {one["seat"]: one for one in table.events("income_taken")}
    assert (told[0]["behind"], told[1]["behind"]) == (0, 1)
    assert (told[0]["merchant"], told[1]["merchant"]) == (2, 2)  # not the 4 of this phase
    assert table.journey.noted == ()


@pytest.mark.rule("SKY-ROAD-07", "SKY-JRN-40")
def test_a_piece_laid_in_phase_one_raises_the_income() -> None:
    def gold(choice: str) -> int:
        table = lay([APART], boards=Boards(markers=["0 0 3"]), at="income", gold=[0, 0])
        assert table.asked == "pause"
        return table.do(choice).gold[0]

    assert gold("go_on") == 5
    assert gold("lay_road 0 -1 south") == 6


@pytest.mark.rule("SKY-ASK-01", "SKY-ASK-03")
def test_nobody_is_asked_who_has_nothing_to_use() -> None:
    for at in ("income", "end"):
        table = lay(boards=Boards(markers=["8 8 2"], spent=["advance"]), at=at, scoring=QUIET)
        assert table.asked == "price"
    lands = ["0,0 K1 0", "0,0 K1 0", APART]
    asked = lay(lands, boards=Boards(markers=["0 0 0", "0 3 0", "0 0 6"]), at="end", starter=2, scoring=QUIET)
    assert (asked.asked, asked.seat) == ("pause", 2)
    asked.do("go_on")
    assert (asked.asked, asked.seat) == ("pause", 1)
    asked.do("use_advance warrior")
    assert asked.asked == "pause"  # the next round's, of the pieces
    assert asked.seat == 2


# Phases 2 and 3.


def axeless(*gold: int) -> Table:
    drawn = ["L01 L02 L05", "L06 L08 L10"]
    boards = Boards(markers=["9 0 0"], spent=["extra_movement"])
    return lay(drawn=drawn, gold=gold or (5, 5), at="price", boards=boards)


@pytest.mark.rule("SKY-JRN-22", "SKY-ASK-04")
def test_with_no_axe_all_three_can_be_priced_and_none_is_discarded() -> None:
    table = axeless()
    assert table.options() == ["axe L01", "axe L02", "axe L05", "spare_all"]
    table.do("spare_all")
    assert table.options() == [f"price L01 {gold}" for gold in (1, 2, 3)]
    table.do("price L01 1", "price L02 3", "price L05 1", "confirm")
    assert table.options() == ["axe L06", "axe L08", "axe L10"]  # the other has no such tile
    assert "No Axe" in table.refused("spare_all")
    table.price("L06 L08:1 L10:1")
    assert (table.tiles(0), table.tiles(1)) == (["L01", "L02", "L05"], ["L08", "L10"])
    shown = {one["seat"]: (one["axe"], one["prices"]) for one in table.events("prices_revealed")}
    assert shown == {0: (None, [1, 3, 1]), 1: ("L06", [1, 1])}
    assert not {"L01", "L02", "L05"} & set(table.bag)
    assert table.journey.sparing == (False, False)


@pytest.mark.rule("SKY-JRN-23")
def test_its_owner_decides_anew_and_may_still_use_the_axe() -> None:
    table = axeless()
    table.do("spare_all", "price L01 1", "price L02 3", "price L05 1", "again")
    assert table.options() == ["axe L01", "axe L02", "axe L05", "spare_all"]
    table.price("L02 L01:1 L05:2", "L06 L08:1 L10:1")
    assert table.tiles(0) == ["L01", "L05"]
    assert "L02" in table.bag


def test_three_prices_need_three_gold() -> None:
    assert "spare_all" not in axeless(2, 5).options()
    assert "needs 1 gold" in axeless(2, 5).refused("spare_all")


# Phase 4.


@pytest.mark.rule("SKY-JRN-24", "SKY-ASK-06", "SKY-JRN-27", "SKY-REQ-15")
def test_a_sale_lets_the_seller_step_on_the_warrior_track_alone() -> None:
    table = lay(drawn=DRAWN, gold=[9, 9, 9], boards=Boards())
    table.do("buy L06")
    assert (table.asked, table.seat) == ("sale", 1)  # out of turn, and before the next player
    assert table.gold == [8, 11, 9]  # gold has changed hands before
    assert table.options() == ["advance warrior", "decline"]
    assert "no other track" in table.refused("advance merchant")
    table.do("advance warrior")
    assert table.journey.markers == ((0, 0, 0), (1, 0, 0), (0, 0, 0))  # whatever the space asks for
    assert (table.asked, table.seat) == ("buy", 1)


@pytest.mark.rule("SKY-JRN-27", "SKY-REQ-18")
def test_a_declined_advance_is_lost() -> None:
    table = lay(drawn=DRAWN, gold=[9, 9, 9], boards=Boards()).do("buy L06", "decline")
    assert table.journey.markers == ((0, 0, 0),) * 3
    assert (table.asked, table.seat) == ("buy", 1)
    assert table.events("advance_declined") == [{"kind": "advance_declined", "seat": 1}]
    table.do("pass", "pass")
    while table.asked == "build":
        table.do(table.options()[0])
    assert table.asked == "plan"
    assert table.journey.markers == ((0, 0, 0),) * 3


@pytest.mark.rule("SKY-JRN-25", "SKY-JRN-27", "SKY-ASK-06", "SKY-REQ-12", "SKY-REQ-13", "SKY-JRN-42")
def test_a_bought_journeyman_tile_gives_an_advance_after_the_sellers() -> None:
    boards = Boards(markers=["0 0 3"])
    table = lay(drawn=["L01:3 L02:2", "J1:4 L06:1"], gold=[9, 0], boards=boards).do("buy J1")
    assert (table.asked, table.seat) == ("sale", 1)
    table.do("advance warrior")
    assert (table.asked, table.seat) == ("symbol", 0)
    assert table.options("advance") == ["advance warrior", "advance merchant", "advance herald"]  # 5 gold are left
    table.do("advance herald")
    assert (table.gold[0], table.journey.markers[0]) == (0, (0, 0, 4))
    assert (table.asked, table.seat) == ("buy", 1)  # only now
    poor = lay(drawn=["L01:3 L02:2", "J1:5 L06:1"], gold=[9, 0], boards=boards).do("buy J1", "decline")
    assert poor.options("advance") == ["advance warrior", "advance merchant"]
    assert "costs 5 gold" in poor.refused("advance herald")


@pytest.mark.rule("SKY-JRN-25", "SKY-JRN-28", "SKY-JRN-39", "SKY-JRN-42", "SKY-ASK-07", "SKY-REQ-13")
def test_kept_journeyman_tiles_give_an_advance_each_in_turn_order() -> None:
    boards = Boards(markers=["0 0 3", "0 0 3"])
    table = lay(drawn=["J1:3 J2:4", "L05:1 J3:2"], gold=[4, 5], boards=boards, starter=1)
    table.do("pass", "pass")
    assert [one["seat"] for one in table.events("tiles_kept", steps=1)] == [1]
    assert (table.asked, table.seat, table.gold) == ("symbol", 1, [4, 5])
    assert table.question_names("J3")
    assert "advance herald" in table.options()  # 5 gold at hand pay it
    table.do("advance herald")
    assert (table.asked, table.seat, table.counted) == ("symbol", 0, [4, 0])
    assert table.question_names("J1")
    assert "advance herald" not in table.options()  # 4 gold at hand; the 7 of its tiles went to the bank
    table.do("advance warrior")
    assert table.question_names("J2")
    table.do("advance warrior")
    assert table.asked == "build"
    # Keeping is no sale: the Warrior of seat 0 stands where its two advances brought it, that of seat 1 at the start.
    assert [one[0] for one in table.journey.markers] == [2, 0]


@pytest.mark.rule("SKY-JRN-26")
def test_the_advance_is_given_for_a_tile_that_cannot_be_placed() -> None:
    # Closed in by water on every side, the pasture-only edges of J1 do not matter: it is the advance that counts.
    table = lay(drawn=["J1:1 L02:2", "L05:1 L06:2"], gold=[4, 5], boards=Boards())
    table.do("pass", "pass")
    assert table.asked == "symbol"
    before = len(table.match.steps)
    table.do("advance merchant")
    assert table.journey.markers[0] == (0, 1, 0)
    assert table.tiles(0, "aside") == ["J1", "L02"]  # not yet built
    assert not any(one["kind"] == "tile_built" for one in table.events(steps=before))


@pytest.mark.rule("SKY-JRN-29", "SKY-JRN-30", "SKY-JRN-38", "SKY-BON-12")
def test_the_bank_pays_for_its_owner_whatever_the_price() -> None:
    boards = Boards(markers=["0 9 0"], spent=["advance"])
    table = lay(drawn=["L01:3 L02:2", "J1:8 L06:1"], gold=[2, 0], boards=boards)
    assert table.options("buy") == ["buy J1", "buy L06"]  # 8 is more than the 2 at hand
    table.do("buy J1")
    assert (table.gold, table.counted) == ([2, 16], [7, 17])  # price and assigned gold go to the seller
    [told] = table.events("tile_bought")
    assert told["by_bank"] is True
    assert (table.asked, table.seat) == ("sale", 1)
    table.do("advance warrior")
    assert (table.asked, table.seat) == ("symbol", 0)
    table.do("decline", "pass")
    assert table.counted[0] == 2  # the own unsold tiles cost their gold all the same


@pytest.mark.rule("SKY-JRN-31", "SKY-JRN-32", "SKY-ASK-05", "SKY-JRN-42")
def test_two_buys_come_after_all_first_chances_and_before_tiles_are_kept() -> None:
    boards = Boards(markers=["0 0 9", "0 0 9"], layout=[NO_PIECES] * 2)
    table = lay(drawn=DRAWN, gold=[9, 9, 9], boards=boards, starter=1)
    assert [(frame[0], frame[1]) for frame in table.state.stack[-3:]] == [(1, 0), (1, 2), (1, 1)]
    table.do("pass")  # seat 1: the second chance is not forfeited
    table.do("buy L01", "decline")  # seat 2
    table.do("buy L05", "decline")  # seat 0
    assert (table.asked, table.seat) == ("buy_second", 1)
    assert table.options() == ["buy L02", "buy L11", "buy L12", "pass"]
    assert "your own" in table.refused("buy L06")
    assert "not for sale" in table.refused("buy L01")
    table.do("buy L11", "advance warrior")
    assert (table.asked, table.seat) == ("buy_second", 0)
    assert table.options() == ["buy L06", "buy L12", "pass"]
    table.do("buy L12", "decline")
    assert table.asked == "build"  # seat 2 has no second chance
    kept = {one["seat"]: one["tiles"] for one in table.events("tiles_kept", steps=1)}
    kept |= {one["seat"]: one["tiles"] for one in table.events("tiles_kept", steps=2)}
    assert kept == {0: ["L02"], 1: ["L06"]}
    assert sorted(table.tiles(0, "aside")) == ["L02", "L05", "L12"]


# The Herald without Road pieces and without the advance.
NO_PIECES = "one_road two_roads no_axe advance five_gold bank_pays third_waypoint extra_movement two_buys"


@pytest.mark.rule("SKY-JRN-31", "SKY-JRN-42", "SKY-JRN-28")
def test_phase_four_lets_everybody_buy_then_owners_of_two_buys_then_tiles_are_kept() -> None:
    boards = Boards(markers=["", "0 0 9"], layout=["", NO_PIECES])
    table = lay(drawn=["L01 L02 L05", "L06 L08 L10"], gold=[9, 9], at="price", boards=boards)
    table.price("L01 L02:1 L05:1", "L06 L08:1 L10:1")
    asked = []
    while table.asked.startswith("buy"):
        asked.append((table.asked, table.seat))
        table.do("pass")
    assert asked == [("buy", 0), ("buy", 1), ("buy_second", 1)]
    assert [one["seat"] for one in table.events("tiles_kept")] == [0, 1]


@pytest.mark.rule("SKY-JRN-31")
def test_the_bank_pays_for_the_second_too() -> None:
    boards = Boards(markers=["0 9 9"], layout=[NO_PIECES], spent=["advance"])
    table = lay(drawn=["L01:3 L02:2", "L05:7 L06:9"], gold=[0, 0], boards=boards)
    table.do("buy L06", "decline", "pass")
    assert table.asked == "buy_second"
    table.do("buy L05", "decline")
    assert (table.counted, table.tiles(0, "aside")) == ([0, 32], ["L01", "L02", "L06", "L05"])


@pytest.mark.rule("SKY-JRN-37")
def test_five_tiles_can_be_built_in_a_round() -> None:
    boards = Boards(markers=["9 0 9"], spent=["extra_movement"])
    table = lay(drawn=["L01:1 L02:1 L14:1", "L05:1 L06:1"], gold=[9, 9], boards=boards)
    table.do("buy L05", "decline", "pass", "buy L06", "decline")
    assert table.tiles(0, "aside") == ["L01", "L02", "L14", "L05", "L06"]
    assert table.asked == "build"
    for _ in range(5):
        table.do(table.options("build")[0])
    assert sorted(table.laid(0)) == ["L01", "L02", "L05", "L06", "L14"]


# Phase 5 and 6.


@pytest.mark.rule("SKY-JRN-33", "SKY-JRN-43", "SKY-ASK-02", "SKY-ASK-08", "SKY-MOV-01", "SKY-MOV-21")
def test_all_build_then_all_plan_then_each_walks_in_turn_order() -> None:
    table = lay(aside=["L01", "L05", "L02"], gold=[9, 9, 9], boards=Boards(), at="build", starter=1)
    for seat in (1, 2, 0):
        assert (table.asked, table.seat) == ("build", seat)
        table.do(table.options("build")[0])
    for seat in (1, 2, 0):
        assert (table.asked, table.seat) == ("plan", seat)
        table.do("mark 0 0")
        assert table.events("plan_shown") == []
        table.do("confirm")
    assert [one["seat"] for one in table.events("plan_shown")] == [1, 2, 0]  # all together
    for seat in (1, 2, 0):
        assert (table.asked, table.seat) == ("walk", seat)
        table.do("walk 0 0")
        assert (table.asked, table.seat) == ("waypoint", seat)  # each is done before the next begins
        table.do("decline")
    assert table.state.rounds == 1


@pytest.mark.rule("SKY-JRN-34", "SKY-JRN-36", "SKY-TRK-10", "SKY-JRN-44")
def test_both_banners_are_scored_before_the_slots() -> None:
    boards = Boards(markers=["5 0 4", "0 0 2"], roads=[""])
    table = lay(["0,0 K1 0; 0,-1 L18 90"], boards=boards, at="end", round=1, scoring=QUIET)
    assert table.asked == "pause"  # a piece of One Road
    table.do("go_on")
    told = table.events("banners_scored", "slot_scored")
    assert [(one["kind"], one["seat"]) for one in told] == [
        ("banners_scored", 0),
        ("banners_scored", 1),
        ("slot_scored", 0),
        ("slot_scored", 1),
    ]
    assert (told[0]["warrior"], told[0]["herald"], told[1]["warrior"], told[1]["herald"]) == (2, 3, 0, 1)
    parts = [one.parts for one in table.match.game.title.standings(table.match.game.content, table.state)]
    assert [one["banners"] for one in parts] == [5, 1]
    assert table.points == [5 + 3, 1]


@pytest.mark.rule("SKY-JRN-35", "SKY-JRN-09")
def test_a_banner_of_phase_five_counts_in_phase_six() -> None:
    table = lay([EXAMPLE], boards=Boards(), at="plan", scoring=QUIET)
    table.do("mark 0 -1", "confirm", "confirm", "walk 0 -1", "advance warrior")  # L01 shows barrels
    assert table.events("banners_scored") == [{"kind": "banners_scored", "seat": 0, "warrior": 1, "herald": 0}]


@pytest.mark.rule("SKY-JRN-44", "SKY-BON-07")
def test_a_banner_reached_in_phase_six_waits_for_the_next_round() -> None:
    table = lay(boards=Boards(markers=["0 3 0"]), at="end", scoring=QUIET)
    assert (table.asked, table.seat) == ("pause", 0)
    table.do("use_advance warrior")
    assert table.events("banners_scored") == []
    assert table.journey.ripe[0] == (1, 3, 0)  # a phase later it holds
    assert table.points == [0, 0]


@pytest.mark.rule("SKY-JRN-45")
def test_an_advance_gives_fee_points_bonus_tile_and_symbol_in_this_order() -> None:
    boards = Boards(markers=["0 0 5", "0 0 0"], layout=[BY_HERALD])
    table = lay(drawn=["L01:3 L02:2", "J1:4 L06:1"], gold=[9, 0], boards=boards).do("buy J1", "decline")
    table.do("advance herald")  # space 6: 2 VP, a II tile, banner 5
    told = table.events("marker_advanced", "bonus_tile_taken", "symbol_reached")
    assert [one["kind"] for one in told] == ["marker_advanced", "bonus_tile_taken", "symbol_reached"]
    assert (told[0]["points"], told[1]["bonus"], told[2]["amount"]) == (2, "extra_movement", 5)
    fee = lay(drawn=["L01:3 L02:2", "J1:4 L06:1"], gold=[9, 0], boards=Boards(markers=["0 0 3"]))
    fee.do("buy J1", "decline", "advance herald")
    [one] = fee.events("marker_advanced")
    assert (one["gold"], one["points"], fee.gold[0]) == (5, 2, 0)


BY_HERALD = "one_road two_roads no_axe advance five_gold bank_pays third_waypoint extra_movement two_buys"


# The Golden Rule.


@pytest.mark.rule("SKY-JRN-09", "SKY-MOV-05", "SKY-BON-02", "SKY-JRN-46")
def test_what_a_track_unlocks_lies_idle_until_the_next_phase_has_begun() -> None:
    layout = "advance two_roads no_axe one_road five_gold bank_pays third_waypoint extra_movement two_buys"
    boards = Boards(markers=["0 0 0", "2 0 0"], layout=["", layout])
    table = lay(drawn=["L01:3 L02:2", "L05:4 L06:1"], gold=[9, 9], boards=boards)
    table.do("buy L06", "advance warrior")  # space 3: Advance on a Track
    assert (table.asked, table.seat) == ("buy", 1)
    assert (table.journey.fresh[1], table.journey.bonus[1]) == ((1,), ())
    assert "from the next phase on" in table.refused("use_advance warrior")
    table.do("pass")
    while table.asked == "build":
        table.do(table.options()[0])
    assert table.asked == "plan"
    assert (table.journey.fresh[1], table.journey.bonus[1]) == ((), (1,))
    table.do("confirm", "confirm")
    assert (table.asked, table.seat) == ("walk", 1)  # now it can be used
    assert "use_advance warrior" in table.options()


@pytest.mark.rule("SKY-JRN-10", "SKY-MOV-05")
def test_building_and_walking_are_one_phase() -> None:
    # The first marker reaches the shoe 5: this walk still has 4 points, and so has the plan that follows building.
    table = lay([EXAMPLE], boards=Boards(), at="plan", scoring=QUIET)
    table.do("mark 0 -1", "mark 0 -3", "confirm", "confirm")
    assert table.journey.left[0] == 4
    table.do("walk 0 -1", "advance merchant")  # L01 shows sheep
    assert table.journey.markers[0] == (0, 1, 0)
    assert table.journey.left[0] == 3
    assert "mark 0 0" not in table.options()
    table.do("walk 0 -3", "decline")
    assert table.journey.ripe[0][1] == 1


@pytest.mark.rule("SKY-JRN-41")
def test_phase_two_draws_prices_and_reveals_and_phase_three_discards() -> None:
    table = lay(boards=Boards(), at="income", bag="L01 L02 L05 L06 L08 L10")
    assert [one["kind"] for one in table.events()][-2:] == ["tiles_drawn", "tiles_drawn"]
    table.price("L01 L02:1 L05:1", "L06 L08:1 L10:1")
    assert [one["kind"] for one in table.events("prices_revealed")] == ["prices_revealed"] * 2
    assert {"L01", "L06"} <= set(table.bag)
    assert table.asked == "buy"


@pytest.mark.rule("SKY-JRN-46")
def test_tiles_that_use_themselves_come_before_anything_is_asked() -> None:
    # Five Gold and the third marker were unlocked in phase 6; One Road makes the seat be asked in phase 1.
    boards = Boards(markers=["2 5 3"], new=["3 6 3"])
    table = lay(boards=boards, at="income", gold=[0, 0])
    assert (table.asked, table.gold, table.journey.waypoints) == ("pause", [5, 0], (3, 2))
    assert [one["bonus"] for one in table.events("bonus_tile_used")] == ["third_waypoint", "five_gold"]


@pytest.mark.rule("SKY-JRN-47")
def test_who_leaves_keeps_the_board_and_loses_the_plan() -> None:
    boards = Boards(markers=["3 3 3"], roads=["0,0 south"])
    table = lay([EXAMPLE], seats=3, boards=boards, at="plan", scoring=QUIET)
    table.do("mark 0 -1", "resign 0")
    journey = table.journey
    assert (journey.plan[0], journey.left[0]) == ((), 0)
    assert (journey.markers[0], journey.roads[0]) == ((3, 3, 3), ((0, 0, 2),))
    table.do("confirm", "confirm")
    assert {one["seat"] for one in table.events("plan_shown")} == {1, 2}
    assert table.points[0] == 0
    assert not any(one["seat"] == 0 for one in table.events("banners_scored"))
