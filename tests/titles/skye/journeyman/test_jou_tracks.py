"""Tracks, bonus tiles, road pieces and the four scoring tiles (SKY-TRK, SKY-BON, SKY-ROAD, SKY-TIL-01 to -04)."""

from __future__ import annotations

import pytest

from game.titles.skye.journeyman.boards import (
    BANNER,
    BOARD_2_4,
    BOARD_5,
    BONUS,
    bridges_passed,
    last_space,
    rightmost,
)
from game.titles.skye.journeyman.scoring import bridges, broch_lines, matching_rows, pawn_distance
from game.titles.skye.network import connected
from game.titles.skye.scoring import evaluate
from tests.titles.skye.boards import LAYOUT, Boards
from tests.titles.skye.land import EXAMPLE, NUMBER, TILES, place
from tests.titles.skye.table import Table, lay

QUIET = "S03 S04 S01 S14"
APART = "0,0 K1 0; 0,-1 L13 180"
OFFERS = ["L01:3 L02:2", "J1:1 L06:1"]


def symbol(markers: str, *, gold: int = 50, reached: str = "", **rows: list[str]) -> Table:
    """Seat 0 has bought a tile with the journeyman and may advance any track."""
    boards = Boards(markers=[markers], reached=[reached], **rows)
    return lay(drawn=OFFERS, gold=[gold + 1, 0], boards=boards).do("buy J1", "decline")


def told(table: Table) -> list[tuple[int, int, int]]:
    return [(one["space"], one["gold"], one["points"]) for one in table.events("marker_advanced")]


@pytest.mark.rule("SKY-TRK-01", "SKY-TRK-02")
def test_a_marker_goes_one_space_and_scores_what_lies_between() -> None:
    for space, points in enumerate((2, 0, 1, 2, 3, 2, 5, 3, 4)):
        table = symbol(f"0 0 {space}", spent=["extra_movement"])
        table.do("advance herald")
        assert (told(table)[0][0], told(table)[0][2]) == (space + 1, points)
        assert table.journey.markers[0] == (0, 0, space + 1)
        parts = table.match.game.title.standings(table.match.game.content, table.state)[0].parts
        assert parts["herald"] == points


@pytest.mark.rule("SKY-TRK-03", "SKY-TRK-04", "SKY-TRK-05", "SKY-TRK-14", "SKY-TRK-07")
@pytest.mark.parametrize(("track", "points"), [("warrior", 3), ("merchant", 3), ("herald", 4)])
def test_back_and_forth_over_the_double_arrow_scores_each_time(track: str, points: int) -> None:
    column = ("warrior", "merchant", "herald").index(track)
    spaces = [0, 0, 0]
    spaces[column] = 8
    spent = ["extra_movement"] if track == "warrior" else ["advance"] if track == "merchant" else [""]
    first = symbol(" ".join(map(str, spaces)), spent=spent).do(f"advance {track}")
    assert told(first) == [(9, 0, points)]
    assert len(first.events("bonus_tile_taken")) == 1
    spaces[column] = 9
    back = symbol(" ".join(map(str, spaces)), spent=spent).do(f"advance {track}")
    assert told(back) == [(8, 0, points)]
    assert back.events("bonus_tile_taken", "symbol_reached") == []
    assert back.journey.reached[0][column] == 9  # what was reached stays reached
    assert LAYOUT.split()[3 * column + 2] in [BONUS[tile] for tile in back.journey.bonus[0]]
    at = list(spaces)
    at[column] = 8
    forth = symbol(" ".join(map(str, at)), reached=" ".join(map(str, spaces)), spent=spent).do(f"advance {track}")
    assert told(forth) == [(9, 0, points)]
    assert forth.events("bonus_tile_taken") == []  # a bonus tile is taken once


@pytest.mark.rule("SKY-TRK-05")
def test_each_crossing_asks_for_what_the_other_space_asks() -> None:
    def tracks(at: str, reached: str, cell: str, gold: int) -> list[str]:
        boards = Boards(markers=[at], reached=[reached], spent=["extra_movement"])
        table = lay([EXAMPLE], boards=boards, gold=[gold, 0], at="plan", scoring=QUIET)
        table.do(f"mark {cell}", "confirm", "confirm", f"walk {cell}")
        return [option for option in table.options() if "warrior" in option]

    assert tracks("9 0 0", "9 0 0", "0 0", 0) == ["advance warrior"]  # back onto space 8, the castle
    assert tracks("9 0 0", "9 0 0", "0 2", 9) == []
    assert tracks("8 0 0", "9 0 0", "0 2", 0) == ["advance warrior"]  # onto space 9 again, the southernmost row
    assert tracks("8 0 0", "9 0 0", "0 -1", 9) == []
    assert tracks("8 0 0", "9 0 0", "0 0", 8) == ["castle_advance warrior"]
    assert tracks("8 0 0", "9 0 0", "0 0", 7) == []


@pytest.mark.rule("SKY-TRK-06", "SKY-REQ-12")
def test_a_fee_is_paid_only_when_a_space_is_first_entered() -> None:
    first = lay(seats=5, drawn=["L01:3 L02:2", "J1:1 L06:1"], gold=[50], boards=Boards(markers=["0 0 6"]))
    first.do("buy J1", "decline", "advance herald")
    assert told(first) == [(7, 12, 5)]
    back = lay(seats=5, drawn=["L01:3 L02:2", "J1:1 L06:1"], gold=[1], boards=Boards(markers=["0 0 8"]))
    back.do("buy J1", "decline", "advance herald")
    assert told(back) == [(7, 0, 4)]


@pytest.mark.rule("SKY-TRK-08", "SKY-TRK-09")
def test_nine_bridges_and_when_they_are_passed() -> None:
    assert [bridges_passed(BOARD_2_4, 0, at) for at in range(10)] == [0, 0, 0, 1, 1, 2, 2, 3, 3, 3]
    assert [bridges_passed(BOARD_5, 2, at) for at in range(9)] == [0, 0, 0, 1, 1, 2, 2, 3, 3]
    for board in (BOARD_2_4, BOARD_5):
        ends = (last_space(board, 0), last_space(board, 1), last_space(board, 2))
        assert bridges(board, (0, 0, 0)) == 0
        assert bridges(board, ends) == 9
        assert bridges(board, tuple(end - 1 for end in ends)) == 9  # going back passes no line
    assert bridges(BOARD_2_4, (3, 2, 5)) == 3


@pytest.mark.rule("SKY-TRK-10")
def test_only_the_symbol_farthest_right_counts() -> None:
    assert [rightmost(BOARD_2_4, 0, at, BANNER) for at in range(10)] == [0, 1, 1, 1, 2, 2, 2, 4, 6, 6]
    assert [rightmost(BOARD_5, 2, at, BANNER) for at in range(9)] == [0, 0, 0, 2, 2, 5, 5, 8, 8]


@pytest.mark.rule("SKY-TRK-07")
def test_symbols_stay_reached_over_the_arrow() -> None:
    five = lay(seats=5, boards=Boards(markers=["0 0 7"], reached=["0 0 8"]), at="end", scoring=QUIET)
    while five.asked == "pause":
        five.do("go_on")
    assert [one["herald"] for one in five.events("banners_scored")] == [8]


@pytest.mark.rule("SKY-TRK-11", "SKY-BON-01")
@pytest.mark.parametrize("place_number", range(9))
def test_reaching_a_bonus_place_takes_its_tile(place_number: int) -> None:
    track, space = ("warrior", "merchant", "herald")[place_number // 3], (3, 6, 9)[place_number % 3]
    spaces = [0, 0, 0]
    spaces[place_number // 3] = space - 1
    table = symbol(" ".join(map(str, spaces)), spent=["extra_movement advance"]).do(f"advance {track}")
    [taken] = table.events("bonus_tile_taken")
    assert taken["bonus"] == LAYOUT.split()[place_number]
    assert taken["points"] == {"one_road": 1, "no_axe": 3, "bank_pays": 3, "two_buys": 3}.get(taken["bonus"], 0)


# Bonus tiles.


@pytest.mark.rule("SKY-BON-03", "SKY-BON-12", "SKY-JRN-09")
def test_the_points_of_a_tile_count_at_once_and_never_again() -> None:
    table = symbol("8 0 0", spent=["extra_movement"]).do("advance warrior")
    parts = table.match.game.title.standings(table.match.game.content, table.state)[0].parts
    assert (parts["warrior"], parts["bonus_tiles"]) == (3, 3)
    later = lay(boards=Boards(markers=["9 0 0"], spent=["extra_movement"]), at="end", scoring=QUIET)
    parts = later.match.game.title.standings(later.match.game.content, later.state)[0].parts
    assert parts["bonus_tiles"] == 0


@pytest.mark.rule("SKY-BON-04", "SKY-JRN-46", "SKY-MOV-02")
def test_two_tiles_use_themselves_when_the_next_phase_begins() -> None:
    table = symbol("2 0 0", gold=0).do("advance warrior")
    assert (table.journey.waypoints[0], table.journey.fresh[0]) == (2, (0,))
    while table.asked != "plan":
        table.do("pass" if table.asked == "buy" else "decline" if table.asked == "symbol" else table.options()[0])
    assert (table.journey.waypoints[0], table.journey.fresh[0], table.journey.bonus[0]) == (3, (), ())
    gold = symbol("0 5 0", gold=0, spent=["advance"]).do("advance merchant")
    assert (gold.gold[0], gold.journey.fresh[0]) == (0, (4,))
    while gold.asked == "buy":
        gold.do("pass")
    assert (gold.gold[0], gold.counted[0], gold.journey.fresh[0], gold.journey.bonus[0]) == (5, 5, (), ())


@pytest.mark.rule("SKY-BON-05", "SKY-BON-13", "SKY-ASK-05", "SKY-BON-01")
def test_advance_on_a_track_has_its_moments() -> None:
    boards = Boards(markers=["0 3 0"])
    buying = lay(drawn=OFFERS, gold=[9, 9], boards=boards)
    assert "use_advance warrior" in buying.options()
    buying.do("use_advance warrior")
    assert (buying.asked, buying.seat, buying.journey.bonus[0]) == ("buy", 0, ())  # before buying, which is still to do
    assert "no bonus tile" in buying.refused("use_advance warrior")
    pricing = lay(drawn=["L01 L02 L05", "L06 L08 L10"], gold=[9, 9], at="price", boards=boards)
    assert "does not answer" in pricing.refused("use_advance warrior")
    building = lay(aside=["L01", ""], at="build", boards=boards)
    assert "does not answer" in building.refused("use_advance warrior")
    planning = lay(at="plan", boards=boards)
    assert "does not answer" in planning.refused("use_advance warrior")
    selling = lay(drawn=OFFERS, gold=[9, 9], boards=Boards(markers=["0 0 0", "0 3 0"])).do("buy L06")
    assert "does not answer" in selling.refused("use_advance warrior")
    for at in ("income", "end"):
        assert "use_advance merchant" in lay(at=at, boards=boards, scoring=QUIET).options()
    second = lay(drawn=OFFERS, gold=[9, 9], boards=Boards(markers=["0 3 9"], layout=[ONLY_ADVANCE]))
    second.do("pass", "pass")
    assert second.asked == "buy_second"
    assert "use_advance warrior" in second.options()


ONLY_ADVANCE = "one_road two_roads no_axe advance five_gold bank_pays third_waypoint extra_movement two_buys"


@pytest.mark.rule("SKY-BON-05")
def test_nobody_spends_the_income_before_pricing() -> None:
    # In phase 1 the tile comes before the income; a Herald fee of 5 needs 5 gold of the rounds before.
    boards = Boards(markers=["0 3 3"])
    assert "use_advance herald" not in lay(at="income", gold=[4, 0], boards=boards).options()
    table = lay(at="income", gold=[5, 0], boards=boards).do("use_advance herald")
    assert table.asked == "price"
    assert table.gold[0] >= 5


@pytest.mark.rule("SKY-BON-07")
def test_what_the_tile_unlocks_is_idle_too_but_points_and_bridges_count() -> None:
    table = lay([APART], at="end", scoring="S20 S04 S01 S14", boards=Boards(markers=["4 3 0"]))
    table.do("use_advance warrior")  # 2 VP at once, and the second line is passed
    slot = next(one for one in table.events("slot_scored") if one["seat"] == 0)
    assert slot["points"] == 2 + 1
    parts = table.match.game.title.standings(table.match.game.content, table.state)[0].parts
    assert (parts["warrior"], parts["banners"]) == (2, 2)
    income = lay(at="income", gold=[0, 0], boards=Boards(markers=["0 4 0"])).do("use_advance merchant")
    assert income.events("income_taken")[0]["merchant"] == 2


@pytest.mark.rule("SKY-BON-08", "SKY-BON-02")
def test_a_tile_of_phase_four_serves_in_five_and_one_of_five_in_six() -> None:
    sold = lay(drawn=["L01:3 L02:2", "L05:1 L06:1"], gold=[9, 9], boards=Boards(markers=["", "5 0 0"]))
    sold.do("buy L06", "advance warrior")  # space 6: Extra Movement
    while sold.asked in ("buy", "build"):
        sold.do("pass" if sold.asked == "buy" else sold.options()[0])
    sold.do("confirm")
    assert (sold.seat, sold.options("extra")) == (1, ["extra"])
    walked = lay([EXAMPLE], at="plan", boards=Boards(markers=["0 2 0"], pawn=["-2,-2"]), scoring=QUIET)
    walked.do("mark -2 -2", "mark -2 -1", "confirm", "confirm", "walk -2 -2", "advance merchant")  # a ship: space 3
    assert walked.journey.fresh[0] == (1,)
    assert walked.options("use_advance") == []
    while walked.asked in ("walk", "waypoint"):
        walked.do(walked.options()[0] if walked.asked == "walk" else "decline")
    assert (walked.asked, walked.options("use_advance")[0]) == ("pause", "use_advance warrior")


@pytest.mark.rule("SKY-BON-09")
def test_a_third_tile_holds_from_the_first_phase_that_begins_after_it() -> None:
    boards = Boards(markers=["", "0 0 8"], layout=["", ONLY_ADVANCE])
    table = lay(drawn=["J1:3 L02:2", "L05:1 L06:1"], gold=[0, 9], boards=boards)
    table.do("pass", "buy J1", "decline", "advance herald")  # Two Buys, unlocked in phase 4
    assert table.asked != "buy_second"
    bank = lay(drawn=["L01:1 L02:9", "L05:4 L06:1"], gold=[4, 3], boards=Boards(markers=["0 8 0"]))
    bank.do("use_advance merchant")  # Bank Pays, before the own purchase
    assert bank.journey.fresh[0] == (7,)
    assert bank.do("buy L05").gold[0] == 0
    assert bank.events("tile_bought")[0]["by_bank"] is False
    axe = lay(at="income", boards=Boards(markers=["8 3 0"], spent=["extra_movement"])).do("use_advance warrior")
    assert axe.events("income_taken")[0]["no_axe"] == 0  # unlocked in phase 1, not for this income
    assert "spare_all" in axe.options()  # but for phase 2, which began after it
    now = lay(at="income", boards=Boards(markers=["8 0 0"], new=["9 0 0"], spent=["extra_movement"]))
    assert now.events("income_taken")[0]["no_axe"] == 3


@pytest.mark.rule("SKY-BON-10")
def test_what_is_left_at_the_end_is_worth_nothing() -> None:
    def points(markers: str) -> int:
        table = lay(at="end", round=6, boards=Boards(markers=[markers]), scoring="S03 S02 S01 S05", gold=[0, 0])
        while table.asked == "pause":
            table.do("go_on")
        assert table.match.over
        return table.points[0]

    assert points("0 0 0") == points("0 9 0")  # Advance on a Track and Bank Pays are held
    assert points("0 0 3") == points("0 0 2")  # a road piece is left; the banner is 1 for both
    layout = "advance two_roads no_axe third_waypoint five_gold bank_pays one_road extra_movement two_buys"
    boards = Boards(markers=["3 5 0"], layout=[layout])
    late = lay(at="end", round=6, boards=boards, scoring="S03 S02 S01 S05", gold=[0, 0]).do("use_advance merchant")
    assert late.match.over
    assert (late.journey.fresh[0], late.gold[0]) == ((4,), 0)  # Five Gold comes too late
    parts = late.match.game.title.standings(late.match.game.content, late.state)[0].parts
    assert parts["gold"] == 0


@pytest.mark.rule("SKY-BON-11", "SKY-ROAD-01", "SKY-ROAD-02", "SKY-JRN-07")
def test_road_tiles_give_pieces_to_lay_from_the_next_phase_on() -> None:
    for space, name, pieces in ((2, "one_road", 1), (5, "two_roads", 2)):
        table = symbol(f"0 0 {space}").do("advance herald")
        [taken] = table.events("bonus_tile_taken")
        assert (taken["bonus"], taken["pieces"]) == (name, pieces)
        assert table.journey.new_pieces[0] == pieces
        assert (table.journey.fresh[0], table.journey.bonus[0]) == ((), ())  # the tile is gone
    both = Boards(markers=["0 0 6"])
    assert lay(boards=both, at="plan").journey.pieces[0] == 3


@pytest.mark.rule("SKY-ROAD-02", "SKY-JRN-09")
def test_a_new_piece_waits_for_the_next_phase() -> None:
    lands = ["0,0 K1 0", APART]
    boards = Boards(markers=["", "0 0 2"], layout=["", LAYOUT])
    table = lay(lands, drawn=["J1:3 L02:2", "L05:1 L06:1"], gold=[0, 9], boards=boards)
    table.do("pass", "buy J1", "decline", "advance herald")
    while table.asked == "build":
        table.do(table.options("build")[0])
    table.do("confirm")
    assert (table.asked, table.seat) == ("plan", 1)
    assert table.options("lay_road")
    waiting = lay(lands, drawn=["L01:3 L02:2", "J1:1 L06:1"], gold=[9, 9], boards=Boards(markers=["", "", ""]))
    assert "no road piece" in waiting.refused("lay_road 0 0 south")
    new = lay([EXAMPLE], boards=Boards(markers=["0 0 2"], new=["0 0 3"]), at="plan")
    assert "from the next phase on" in new.refused("lay_road 0 0 south")


# Road pieces.


@pytest.mark.rule("SKY-ROAD-03", "SKY-ROAD-04", "SKY-ROAD-06", "SKY-ROAD-11")
def test_a_piece_lies_on_any_inner_edge_once_and_for_good() -> None:
    table = lay([EXAMPLE], boards=Boards(markers=["0 0 6"], roads=["0,0 south"]), at="end", scoring=QUIET)
    lay_options = table.options("lay_road")
    assert len(lay_options) == 14 - 1  # fourteen edges lie between two of the twelve tiles
    assert "lay_road 0 0 south" not in lay_options
    assert "lies a road piece already" in table.refused("lay_road 0 0 south")
    assert "toward another tile of yours" in table.refused("lay_road 0 0 east")  # an empty cell
    assert "lay_road -2 -2 east" in lay_options  # over water
    assert "lay_road 0 -1 south" in lay_options  # over a printed road, to the castle
    table.do("lay_road -2 -2 east")
    assert table.journey.pieces[0] == 1
    assert "take_up" not in {option.split()[0] for option in table.options()}


@pytest.mark.rule("SKY-ROAD-05", "SKY-ROAD-04")
def test_a_piece_joins_all_roads_of_its_tiles() -> None:
    # L03 has two roads that do not meet; a piece from the castle joins both, and the tile behind the far one.
    land = ((0, 0, 0, 0), (1, 0, NUMBER["L03"], 0), (2, 0, NUMBER["L14"], 1))
    assert connected(TILES, land) == ()
    assert connected(TILES, land, ((0, 0, 1),)) == (1, 2)
    roadless = ((0, 0, 0, 0), (1, 0, NUMBER["L61"], 0), (2, 0, NUMBER["L61"], 0), (3, 0, NUMBER["L61"], 0))
    assert connected(TILES, roadless, ((0, 0, 1), (1, 0, 1), (2, 0, 1))) == (1, 2, 3)
    assert connected(TILES, roadless, ((0, 0, 1), (2, 0, 1))) == (1,)


@pytest.mark.rule("SKY-ROAD-07", "SKY-ASK-05")
def test_pieces_are_laid_while_the_owner_is_asked() -> None:
    lands = [APART, "0,0 K1 0; 0,-1 L14 0"]
    owner = Boards(markers=["0 0 3", "0 0 3"])
    drawn = ["J2:3 L02:2", "J1:1 L06:1"]
    buying = lay(lands, drawn=drawn, gold=[9, 9], boards=owner)
    assert buying.options("lay_road") == ["lay_road 0 -1 south"]
    buying.do("buy J1")
    assert (buying.asked, buying.seat, buying.options("lay_road")) == ("sale", 1, ["lay_road 0 -1 south"])
    buying.do("lay_road 0 -1 south")
    assert (buying.asked, buying.seat) == ("sale", 1)  # the seller, in another's turn, still to answer
    buying.do("decline")
    assert (buying.asked, buying.seat, buying.options("lay_road")) == ("symbol", 0, ["lay_road 0 -1 south"])
    building = lay(lands, aside=["L02", ""], at="build", boards=owner)
    assert building.options("lay_road") == ["lay_road 0 -1 south"]
    assert building.do("lay_road 0 -1 south").asked == "build"
    pricing = lay(lands, drawn=["L01 L02 L05", "L06 L08 L10"], gold=[9, 9], at="price", boards=owner)
    pricing.do("axe L01", "price L02 1", "price L05 1")
    assert pricing.options("lay_road") == ["lay_road 0 -1 south"]
    walking = lay(lands, at="plan", boards=owner)
    assert walking.options("lay_road")
    walking.do("mark 0 0", "confirm", "confirm")
    assert (walking.asked, walking.options("lay_road")) == ("walk", ["lay_road 0 -1 south"])
    for at in ("income", "end"):
        assert lay(lands, at=at, boards=owner, scoring=QUIET).options("lay_road") == ["lay_road 0 -1 south"]


@pytest.mark.rule("SKY-ROAD-07")
def test_a_piece_laid_before_the_slots_raises_the_score() -> None:
    def slot(choice: str) -> int:
        table = lay([APART], at="end", boards=Boards(markers=["0 0 3"]), scoring="S14 S04 S01 S02").do(choice)
        return int(table.events("slot_scored")[0]["points"])

    assert (slot("go_on"), slot("lay_road 0 -1 south")) == (0, 1)
    cattle = lay(["0,0 K1 0; 0,-1 L55 0"], at="end", boards=Boards(markers=["0 0 3"]), scoring="S11 S04 S01 S02")
    cattle.do("lay_road 0 -1 south")
    assert cattle.events("slot_scored")[0]["points"] == 2


@pytest.mark.rule("SKY-ROAD-09")
def test_pieces_split_no_area_and_show_no_symbol() -> None:
    with_pieces = lay(
        [EXAMPLE], boards=Boards(markers=["0 0 6"], roads=["0,0 south; 0,1 south; 0,-1 south"]), at="plan"
    )
    without = lay([EXAMPLE], boards=Boards(), at="plan")
    for scoring in (1, 3, 4, 11, 14, 15, 17, 18):
        both = [evaluate(one.match.game.content, one.state, scoring, [0]) for one in (with_pieces, without)]
        assert both[0] == both[1]


@pytest.mark.rule("SKY-ROAD-10", "SKY-ROAD-12")
def test_a_piece_laid_while_pricing_is_shown_with_the_reveal() -> None:
    boards = Boards(markers=["0 0 3"])
    table = lay([APART], drawn=["L01 L02 L05", "L06 L08 L10"], gold=[9, 9], at="price", boards=boards)
    assert "First one tile gets the axe" in table.refused("lay_road 0 -1 south")
    table.do("axe L01", "price L02 1", "price L05 1", "lay_road 0 -1 south")
    assert table.options("take_up") == ["take_up 0 -1 south"]
    table.do("take_up 0 -1 south", "lay_road 0 -1 south", "again")
    assert table.journey.drafted[0] == ((0, -1, 2),)  # the prices are set anew, the piece lies
    assert table.events(steps=8) == []
    table.do("axe L01", "price L02 1", "price L05 1", "confirm")
    title, content = table.match.game.title, table.match.game.content
    seen = title.view(content, table.state, 1).journey
    assert (seen.drafted[0], seen.roads[0], seen.pieces[0]) == ((), (), 1)
    table.price("L06 L08:1 L10:1")
    shown = table.journey
    assert (shown.roads[0], shown.drafted[0], shown.pieces[0]) == (((0, -1, 2),), (), 0)
    assert [one["edge"] for one in table.events("road_laid")] == ["south"]


# The scoring tiles.


@pytest.mark.rule("SKY-TIL-04", "SKY-JRN-08")
def test_s17_counts_the_pawns_place_after_the_walk() -> None:
    assert [pawn_distance(cell) for cell in ((0, 0), (1, -3), (-2, 0))] == [0, 8, 4]
    table = lay([EXAMPLE], at="plan", boards=Boards(), scoring="S17 S04 S01 S02")
    table.do("mark 1 -3", "confirm", "confirm", "walk 1 -3", "decline")
    assert [one["points"] for one in table.events("slot_scored")] == [8, 0]


@pytest.mark.rule("SKY-TIL-01", "SKY-TIL-02", "SKY-TIL-03", "SKY-SCO-07")
def test_s18_and_s19_of_example_2_and_others() -> None:
    territory = place(EXAMPLE)
    assert (broch_lines(TILES, territory), matching_rows(TILES, territory)) == (2, 6)

    def row(*keys: str) -> int:
        land = ((0, 9, 0, 0), *((2 * i, 0, NUMBER[key], 0) for i, key in enumerate(keys)))
        return matching_rows(TILES, land)

    assert row("L53", "L16") == 0  # two ships on one tile, none on the other
    assert row("L53", "L69") == 2
    assert row("L03", "L49") == 2  # any two scrolls
    assert row("J5", "J7") == 2  # the journeyman, across a gap
    assert row("L43", "L52") == 0  # roads alone
    assert row("L01", "L02", "L05", "L10") == 2  # several matches, one row
    column = ((0, 0, 0, 0), (0, 1, NUMBER["L53"], 0), (0, 2, NUMBER["L69"], 0))
    assert matching_rows(TILES, column) == 0
    two = ((0, 0, NUMBER["L38"], 0), (0, 1, NUMBER["L39"], 0), (3, 1, NUMBER["L42"], 0))
    assert broch_lines(TILES, two) == 2 + 2  # two columns, two rows
    assert evaluate(
        lay([EXAMPLE], boards=Boards(), at="plan").match.game.content,
        lay([EXAMPLE], boards=Boards(), at="plan").state,
        18,
        [0],
    ) == [6]


@pytest.mark.rule("SKY-TRK-09", "SKY-BON-07")
def test_s20_counts_the_bridges_of_each_player() -> None:
    table = lay(
        boards=Boards(markers=["3 5 7", "9 9 9"], spent=["advance extra_movement"] * 2),
        at="end",
        scoring="S20 S04 S01 S02",
    )
    while table.asked == "pause":
        table.do("go_on")
    assert [one["points"] for one in table.events("slot_scored")] == [1 + 2 + 3, 9]
