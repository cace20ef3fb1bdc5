"""Planning and walking, and what spaces ask for (SKY-MOV, SKY-REQ, SKY-ASK-09, -10); example 3 of the rules."""

from __future__ import annotations

import pytest

from game.titles.skye.journeyman.requirements import meets, place_of
from game.titles.skye.network import connected
from game.titles.skye.scoring import evaluate
from tests.titles.skye.boards import Boards
from tests.titles.skye.land import EXAMPLE, TILES, place
from tests.titles.skye.table import Table, lay

QUIET = "S03 S04 S01 S14"
WIDE = "third_waypoint extra_movement no_axe advance five_gold bank_pays one_road two_roads two_buys"


def plan(boards: Boards | None = None, gold: int = 0, lands: tuple[str, ...] = (EXAMPLE,), **more: object) -> Table:
    """Seat 0 plans in the territory of the examples; seat 1 has a castle."""
    return lay(lands, boards=boards or Boards(), gold=[gold, 0], at="plan", scoring=QUIET, **more)  # type: ignore[arg-type]


def walk(*cells: str, boards: Boards | None = None, gold: int = 0, before: tuple[str, ...] = ()) -> Table:
    """Seat 0's plan is made and shown; the walk begins."""
    return plan(boards, gold).do(*before, *(f"mark {one}" for one in cells), "confirm", "confirm")


def marks(table: Table) -> set[str]:
    return {option.removeprefix("mark ") for option in table.options("mark")}


def tracks(table: Table) -> list[str]:
    return [option for option in table.options() if "advance" in option]


@pytest.mark.rule(
    "SKY-MOV-05", "SKY-MOV-14", "SKY-REQ-01", "SKY-REQ-08", "SKY-TRK-02", "SKY-JRN-35", "SKY-MOV-18", "SKY-MOV-06"
)
def test_example_3() -> None:
    # The shoe of Merchant space 1 gives 5 points; the walk takes 4 of them.
    table = walk("0 -2", "1 -3", boards=Boards(markers=["0 3 0"], spent=["advance"]))
    table.do("walk 0 -2")
    [first] = table.events("waypoint_taken")
    assert (first["cost"], first["left"], first["way"]) == (2, 3, [[0, 0], [0, -1], [0, -2]])
    assert tracks(table) == ["advance warrior"]  # barrels
    table.do("advance warrior", "walk 1 -3")
    [second] = table.events("waypoint_taken")
    assert (second["cost"], second["left"], second["way"]) == (2, 1, [[0, -2], [0, -3], [1, -3]])
    assert tracks(table) == ["advance merchant"]  # the easternmost tile; no broch for the Warrior
    table.do("advance merchant")
    told = table.events("marker_advanced", "symbol_reached", "banners_scored")
    assert [one["kind"] for one in told] == ["marker_advanced", "symbol_reached", "banners_scored"]
    assert (told[0]["space"], told[0]["points"], told[1]["amount"], told[2]["warrior"]) == (4, 1, 6, 1)
    assert (table.journey.markers[0], table.journey.pawn[0]) == ((1, 4, 0), (1, -3))
    assert table.journey.ripe[0][1] == 4  # 6 points from the next round on
    assert evaluate(table.match.game.content, table.state, 16, [0]) == [8]


@pytest.mark.rule("SKY-MOV-08", "SKY-MOV-07", "SKY-ROAD-03", "SKY-ROAD-08", "SKY-NET-06", "SKY-ROAD-02")
def test_example_3_a_step_without_a_road() -> None:
    pawn = Boards(markers=["0 0 3"], pawn=["-2,-1"])
    table = plan(pawn)
    table.do("mark -2 -2")
    assert "takes 2 of 4" in table.match.game.title.question(table.match.game.content, table.state)
    table.do("lay_road -2 -2 south")
    assert "takes 1 of 4" in table.match.game.title.question(table.match.game.content, table.state)
    territory = place(EXAMPLE)
    assert len(connected(TILES, territory)) == 10
    assert len(connected(TILES, territory, ((-2, -2, 2),))) == 11
    scored = lay(
        [EXAMPLE], boards=Boards(markers=["0 0 3"], roads=["-2,-2 south"]), at="end", scoring="S14 S01 S02 S03"
    )
    assert scored.events("slot_scored")[0]["points"] == 11


@pytest.mark.rule("SKY-REQ-10", "SKY-REQ-03", "SKY-ASK-10", "SKY-REQ-11")
def test_example_3_a_castle_advancement() -> None:
    table = walk("0 0", gold=1).do("walk 0 0")
    assert tracks(table) == ["castle_advance warrior", "castle_advance merchant", "castle_advance herald"]
    table.do("castle_advance herald")
    [told] = table.events("marker_advanced")
    assert (told["gold"], told["points"], told["space"]) == (1, 2, 1)
    parts = table.match.game.title.standings(table.match.game.content, table.state)[0].parts
    assert parts["herald"] == 2


# The plan.


@pytest.mark.rule("SKY-MOV-02", "SKY-BON-04", "SKY-ASK-09")
def test_two_markers_or_three_or_fewer() -> None:
    table = plan().do("mark 0 0", "mark 0 -1")
    assert marks(table) == set()
    assert "You have 2 waypoint markers" in table.refused("mark 0 1")
    third = plan(Boards(markers=["3 0 0"])).do("mark 0 0", "mark 0 -1")
    third.do("mark 0 1")
    assert marks(third) == set()
    assert "confirm" in plan().options()  # none is allowed


@pytest.mark.rule("SKY-MOV-03")
def test_one_marker_on_a_tile_the_castle_included() -> None:
    table = plan().do("mark 0 0")
    assert "0 0" not in marks(table)
    assert "no second" in table.refused("mark 0 0")
    assert "on a tile of your territory" in table.refused("mark 5 5")


@pytest.mark.rule("SKY-MOV-04", "SKY-MOV-06", "SKY-MOV-17", "SKY-MOV-26", "SKY-MOV-10")
def test_markers_are_laid_as_far_as_one_walk_goes() -> None:
    everything = {"0 0", "-1 0", "0 -1", "0 1", "-1 -1", "0 -2", "0 2", "-2 -1", "-1 -2", "0 -3", "1 -3"}
    assert marks(plan()) == everything  # but for -2 -2, which is 5 away
    table = plan().do("mark 0 -2")
    assert marks(table) == {"0 0", "0 -1", "-1 -2", "-1 0", "0 1", "0 -3", "1 -3"}
    assert "takes 6 movement points, and there are 4" in table.refused("mark 0 2")
    assert "0 -1" in marks(plan(lands=("0,0 K1 0; 0,-1 L01 180",)))
    gap = "0,0 K1 0; 0,-1 L01 180; 0,-2 L15 180; -1,-2 L26 180"
    assert marks(plan(lands=(gap,))) == {"0 0", "0 -1", "0 -2", "-1 -2"}


@pytest.mark.rule("SKY-MOV-12")
def test_a_marker_may_lie_where_the_pawn_starts_and_be_taken_up_later() -> None:
    at_once = walk("0 0", "0 -1", gold=5)
    assert at_once.options() == ["walk 0 0", "walk 0 -1"]
    at_once.do("walk 0 0")
    assert at_once.journey.left[0] == 4
    later = walk("0 0", "0 -1", gold=5).do("walk 0 -1", "decline", "walk 0 0")
    assert (later.journey.left[0], later.journey.pawn[0]) == (2, (0, 0))


@pytest.mark.rule("SKY-MOV-26", "SKY-BON-06", "SKY-ASK-09")
def test_a_plan_can_be_changed_until_it_is_confirmed() -> None:
    table = plan(Boards(markers=["6 0 0"])).do("mark 0 -2", "unmark 0 -2")
    assert table.journey.plan[0] == ()
    table.do("extra")
    assert "-2 -2" in marks(table)
    table.do("mark -2 -2", "again")
    assert (table.journey.plan[0], table.journey.extra[0]) == ((), False)
    assert "again" not in table.options()
    assert "Nothing is planned" in table.refused("again")
    assert "No marker" in table.refused("unmark 0 0")


@pytest.mark.rule("SKY-MOV-17", "SKY-ROAD-10")
def test_a_plan_that_no_walk_can_fulfil_is_not_confirmed() -> None:
    table = plan(Boards(markers=["0 0 3"], pawn=["-2,-1"])).do("mark -2 -2", "lay_road -2 -2 south", "mark -1 0")
    assert "confirm" in table.options()
    table.do("take_up -2 -2 south")
    assert "confirm" not in table.options()
    assert "takes 6 movement points, and there are 4" in table.refused("confirm")


@pytest.mark.rule("SKY-BON-06", "SKY-BON-01", "SKY-MOV-17", "SKY-MOV-25")
def test_extra_movement_is_part_of_the_plan_and_for_this_walk_only() -> None:
    table = plan(Boards(markers=["6 0 0"]))
    assert "-2 -2" not in marks(table)
    table.do("extra", "mark -2 -2")
    assert "declared already" in table.refused("extra")
    assert 3 in table.journey.bonus[0]  # not before the plans are shown
    table.do("confirm", "confirm")
    shown = table.events("plan_shown", "bonus_tile_used")
    assert [(one["kind"], one["seat"]) for one in shown[:2]] == [("bonus_tile_used", 0), ("plan_shown", 0)]
    assert shown[1]["points"] == 8
    assert (table.journey.left[0], table.journey.bonus[0]) == (8, ())
    table.do("walk -2 -2")
    while table.asked != "price":
        table.do(table.options()[-1])
    assert (table.journey.left, table.journey.extra) == ((0, 0), (False, False))
    assert "Extra Movement" in plan().refused("extra")
    assert plan(Boards(markers=["6 0 0"], spent=["extra_movement"])).options("extra") == []


@pytest.mark.rule("SKY-MOV-24")
def test_tiles_of_the_same_phase_carry_markers() -> None:
    table = lay([EXAMPLE], aside=["L16"], boards=Boards(pawn=["0,-3"]), at="build", scoring=QUIET)
    option = table.options("build")[0]
    _build, _tile, x, y, _turn = option.split()
    table.do(option)
    assert table.asked == "plan"
    table.match.state.journey.pawn = ((int(x), int(y)), (0, 0))
    assert f"{x} {y}" in marks(table)


# The walk.


@pytest.mark.rule("SKY-MOV-05", "SKY-TRK-10", "SKY-MOV-25")
@pytest.mark.parametrize(
    ("space", "points"), [(0, 4), (1, 5), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7), (7, 7), (8, 8), (9, 8)]
)
def test_movement_points_are_those_of_the_rightmost_shoe(space: int, points: int) -> None:
    table = walk("0 0", boards=Boards(markers=[f"0 {space} 0"], layout=[WIDE], spent=["advance"]))
    assert table.journey.left[0] == points


@pytest.mark.rule("SKY-MOV-05")
@pytest.mark.parametrize(("space", "points"), [(0, 4), (2, 4), (3, 5), (5, 5), (6, 6), (8, 6)])
def test_with_five_players_six_points_are_the_most(space: int, points: int) -> None:
    boards = Boards(markers=[f"0 {space} 0"], layout=[WIDE], spent=["advance"])
    table = lay([EXAMPLE], seats=5, boards=boards, at="plan", scoring=QUIET).do("mark 0 0", *["confirm"] * 5)
    assert table.journey.left[0] == points


@pytest.mark.rule("SKY-MOV-11", "SKY-MOV-22", "SKY-MOV-23", "SKY-MOV-13")
def test_any_order_and_walking_over_a_marker_takes_nothing_up() -> None:
    table = walk("0 -1", "0 -2", gold=1).do("walk 0 -2")
    assert table.journey.plan[0] == ((0, -1),)
    table.do("advance warrior", "walk 0 -1")
    assert (table.journey.left[0], table.journey.pawn[0]) == (1, (0, -1))  # 2 and 1; taking up costs nothing


@pytest.mark.rule("SKY-MOV-14", "SKY-REQ-14", "SKY-REQ-18")
def test_one_marker_advances_one_track_or_none() -> None:
    table = walk("0 -1").do("walk 0 -1")
    assert table.options() == ["advance warrior", "advance merchant", "decline"]  # barrels and sheep, no farm
    assert "asks for: a farm" in table.refused("advance herald")
    assert "on the castle" in table.refused("castle_advance herald")
    table.do("advance merchant")
    assert table.journey.markers[0] == (0, 1, 0)
    assert table.state.rounds == 1  # nothing more is asked
    declined = walk("0 -1").do("walk 0 -1", "decline")
    assert declined.journey.markers[0] == (0, 0, 0)
    assert declined.state.rounds == 1


@pytest.mark.rule("SKY-MOV-15", "SKY-MOV-19", "SKY-MOV-25", "SKY-MOV-27")
def test_the_walk_ends_with_the_last_marker() -> None:
    table = walk("0 1", gold=1)
    assert "the walk ends with the last" in table.refused("done")
    table.do("walk 0 1", "decline")
    assert table.asked == "price"
    assert table.journey.left == (0, 0)
    assert table.journey.plan == ((), ())
    assert table.journey.pawn[0] == (0, 1)
    assert table.journey.waypoints[0] == 2
    table.price(*(screen(table, seat) for seat in (1, 0)))
    while table.asked != "plan":
        table.do("decline" if table.asked in ("sale", "symbol") else table.options()[-1])
    assert table.journey.pawn[0] == (0, 1)  # it stays there until the next round's walk


def screen(table: Table, seat: int) -> str:
    axe, *others = table.tiles(seat)
    return " ".join([axe, *(f"{key}:1" for key in others)])


@pytest.mark.rule("SKY-MOV-16", "SKY-MOV-17", "SKY-MOV-13")
def test_a_bad_order_loses_the_markers_out_of_reach() -> None:
    table = walk("0 2", "0 -1").do("walk 0 2")
    assert tracks(table) == ["advance herald"]
    table.do("decline")
    [lost] = table.events("waypoints_lost")
    assert (lost["seat"], lost["plan"]) == (0, [[0, -1]])
    assert table.journey.pawn[0] == (0, 2)
    assert table.asked == "price"
    good = walk("0 2", "0 -1").do("walk 0 -1", "decline", "walk 0 2", "advance herald")
    assert good.journey.pawn[0] == (0, 2)


@pytest.mark.rule("SKY-MOV-16", "SKY-MOV-17")
def test_who_can_reach_none_stays_where_the_pawn_stood() -> None:
    table = walk("0 -1")
    table.match.state.journey.left = (0, 0)  # as a plan that came by another way than the check
    table.match.state.stack.pop()
    told: list[object] = []
    table.match.game.rules.settle(table.match.game.content, table.match.state, told)  # type: ignore[arg-type]
    assert (table.journey.pawn[0], table.journey.plan[0]) == ((0, 0), ())
    assert any(type(event).__name__ == "WaypointsLost" for event in told)


@pytest.mark.rule("SKY-MOV-18")
def test_the_first_advance_decides_what_the_second_asks_for() -> None:
    # Warrior: barrels, then a broch. L07 shows a broch and no barrels.
    table = walk("0 -1", "-1 0").do("walk 0 -1", "advance warrior", "walk -1 0")
    assert "advance warrior" in table.options()
    other = walk("0 -1", "-1 0").do("walk -1 0")
    assert "advance warrior" not in other.options()


@pytest.mark.rule("SKY-MOV-20")
def test_without_markers_the_pawn_stays() -> None:
    table = plan(Boards(pawn=["0,-1"])).do("confirm", "confirm")
    assert table.asked == "price"
    assert table.journey.pawn[0] == (0, -1)


@pytest.mark.rule("SKY-MOV-21", "SKY-HID-03")
def test_plans_are_hidden_until_all_have_confirmed() -> None:
    table = plan(Boards(markers=["6 0 3"])).do("extra", "mark -2 -2", "lay_road 0 0 south")
    table.do("mark 0 0", "unmark 0 0", "confirm")
    title, content = table.match.game.title, table.match.game.content
    seen = title.view(content, table.state, 1).journey
    assert (seen.plan[0], seen.extra[0], seen.drafted[0], seen.roads[0]) == ((), False, (), ())
    assert seen.pieces == table.journey.pieces  # the number at hand does not betray it
    assert [one["kind"] for one in table.events(steps=5)] == ["plan_confirmed"]
    assert table.match.undo_depth() is None
    table.do("confirm")
    after = title.view(content, table.state, 1).journey
    assert (after.plan[0], after.roads[0], after.left[0]) == (((-2, -2),), ((0, 0, 2),), 8)
    assert [one["kind"] for one in table.events("road_laid", "plan_shown")] == ["road_laid", "plan_shown", "plan_shown"]


@pytest.mark.rule("SKY-ASK-10", "SKY-BON-05", "SKY-ROAD-07", "SKY-ROAD-08")
def test_before_the_first_marker_and_after_each_pieces_and_the_tile_can_be_used() -> None:
    table = walk("0 -1", boards=Boards(markers=["0 3 3"]))
    assert table.options("walk") == ["walk 0 -1"]
    assert table.options("use_advance") == ["use_advance warrior", "use_advance merchant"]
    table.do("lay_road 0 0 south")
    assert table.options("lay_road") == []
    table.do("walk 0 -1", "advance warrior")
    assert table.asked == "walk"
    assert table.options() == ["done", "use_advance warrior", "use_advance merchant"]
    table.do("use_advance merchant")
    assert table.state.rounds == 1
    none = plan(Boards(markers=["0 3 0"])).do("confirm", "confirm")  # without markers this is asked once
    assert (none.asked, none.options("walk"), len(none.options("use_advance"))) == ("walk", [], 3)
    assert none.do("done").asked == "pause"  # the next phase


@pytest.mark.rule("SKY-ROAD-08", "SKY-MOV-16")
def test_a_piece_laid_on_the_way_brings_a_marker_back_into_reach() -> None:
    boards = Boards(markers=["0 0 3"], pawn=["-2,-1"])
    table = walk("-2 -2", "-1 0", boards=boards, before=("lay_road -2 -2 south",))
    # The piece is laid before the markers that need it.
    assert table.options("walk") == ["walk -2 -2", "walk -1 0"]
    other = walk("-2 -2", boards=boards)
    other.match.state.journey.left = (1, 0)
    assert other.options("walk") == []
    other.do("lay_road -2 -2 south")
    assert other.options() == ["walk -2 -2"]


# Requirements.


def met(requirement: str, territory: str = EXAMPLE) -> set[tuple[int, int]]:
    land = place(territory)
    return {placed[:2] for i, placed in enumerate(land) if meets(TILES, land, i, requirement)}


@pytest.mark.rule("SKY-REQ-01", "SKY-REQ-02", "SKY-REQ-07")
@pytest.mark.parametrize(
    ("requirement", "keys"),
    [
        ("barrel", "L06 L01 L15 L26 L31 L29"),
        ("broch", "L07"),
        ("cattle", "L01 L26 L05 L31 L29"),
        ("farm", "L07 L06 L05 L54"),
        ("lighthouse", "L26 L31"),
        ("sheep", "L07 L01 L05 L29"),
        ("ship", "L70 L54"),
        ("scroll", "L15 L46"),
    ],
)
def test_a_feature_is_shown_by_the_tile(requirement: str, keys: str) -> None:
    land = place(EXAMPLE)
    assert met(requirement) == {placed[:2] for placed in land if TILES.all[placed[2]].key in keys.split()}


@pytest.mark.rule("SKY-REQ-02")
def test_barrels_need_no_road_to_the_castle() -> None:
    apart = "0,0 K1 0; 0,-1 L13 180"
    assert connected(TILES, place(apart)) == ()
    assert met("barrel", apart) == {(0, -1)}


@pytest.mark.rule("SKY-REQ-03")
def test_the_castle_space_asks_for_the_castle() -> None:
    assert met("castle") == {(0, 0)}
    table = walk("0 0", boards=Boards(markers=["7 0 0"], spent=["extra_movement"])).do("walk 0 0")
    assert tracks(table) == ["advance warrior"]  # space 8, for nothing
    table.do("advance warrior")
    assert table.events("marker_advanced")[0]["gold"] == 0


@pytest.mark.rule("SKY-REQ-04")
def test_distance_is_counted_orthogonally_and_across_gaps() -> None:
    assert met("dist2") == {(-1, -1), (0, -2), (-1, -2), (-2, -2), (0, -3), (1, -3), (-2, -1), (0, 2)}
    assert met("dist3") == {(-1, -2), (-2, -2), (0, -3), (1, -3), (-2, -1)}
    assert met("dist4") == {(-2, -2), (1, -3)}


@pytest.mark.rule("SKY-REQ-05", "SKY-REQ-06", "SKY-REQ-09")
def test_a_tile_with_a_patch_of_a_completed_area_meets_it() -> None:
    assert met("complM") == {(0, 0), (-1, 0), (-1, -1), (-1, -2), (-2, -2), (-2, -1), (1, -3)}
    assert met("complP") == {(-1, -2)}
    assert met("complW") == {(-1, -2), (0, -2), (0, 2)}
    assert met("complMW") == {(-1, -2)}  # both, and the castle has only the mountain
    # L06 has two mountains, of which one alone is completed: that is enough.
    assert (-1, -1) in met("complM", "0,0 K1 0; -1,0 L07 270; -1,-1 L06 90")


@pytest.mark.rule("SKY-REQ-08", "SKY-REQ-09")
def test_outermost_tiles_of_the_territory() -> None:
    assert met("north") == {(0, -3), (1, -3)}
    assert met("south") == {(0, 2)}
    assert met("east") == {(1, -3)}
    assert met("west") == {(-2, -2), (-2, -1)}
    assert met("south", "0,0 K1 0; 0,-1 L01 180") == {(0, 0)}
    assert place_of(place(EXAMPLE), (1, -3)) == 8


@pytest.mark.rule("SKY-REQ-09", "SKY-REQ-20")
def test_the_castle_meets_requirements_for_nothing() -> None:
    # Warrior space 5 asks for a completed mountain, which the castle is part of.
    table = walk("0 0", gold=20, boards=Boards(markers=["4 0 0"])).do("walk 0 0")
    assert tracks(table) == ["advance warrior", "castle_advance merchant", "castle_advance herald"]
    assert "nothing is paid" in table.refused("castle_advance warrior")
    assert table.do("advance warrior").events("marker_advanced")[0]["gold"] == 0


@pytest.mark.rule("SKY-REQ-10", "SKY-TRK-08")
@pytest.mark.parametrize(("space", "cost"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 5), (6, 5), (7, 8), (8, 8), (9, 8)])
def test_a_castle_advancement_costs_what_the_segment_says(space: int, cost: int) -> None:
    boards = Boards(markers=[f"0 {space - 1} 0"], layout=[WIDE.replace("advance", "one_road", 1)])
    boards.layout = ["third_waypoint extra_movement no_axe one_road two_roads bank_pays advance five_gold two_buys"]
    table = walk("0 0", gold=cost, boards=boards).do("walk 0 0")
    assert "castle_advance merchant" in table.options()
    assert walk("0 0", gold=cost - 1, boards=boards).options("castle_advance") == []
    poor = walk("0 0", gold=cost - 1, boards=boards).do("walk 0 0")
    if poor.asked == "waypoint":
        assert "castle_advance merchant" not in poor.options()
    before = table.gold[0]
    [told] = table.do("castle_advance merchant").events("marker_advanced")
    assert (told["gold"], told["space"]) == (cost, space)
    assert before == cost


@pytest.mark.rule("SKY-REQ-11", "SKY-REQ-12", "SKY-REQ-13")
def test_fee_and_castle_cost_are_both_paid() -> None:
    boards = Boards(markers=["0 0 3"])  # Herald space 4: fee 5, segment 3
    rich = walk("0 0", gold=8, boards=boards).do("walk 0 0")
    assert "castle_advance herald" in rich.options()
    rich.do("castle_advance herald")
    assert rich.events("marker_advanced")[0]["gold"] == 8
    poor = walk("0 0", gold=7, boards=boards).do("walk 0 0")
    assert poor.options("castle_advance") == ["castle_advance warrior", "castle_advance merchant"]
    assert "costs 8 gold, and you have 7" in poor.refused("castle_advance herald")


@pytest.mark.rule("SKY-REQ-12", "SKY-REQ-13", "SKY-REQ-18")
def test_a_waypoint_pays_the_fee_too_and_is_lost_without_gold() -> None:
    boards = Boards(markers=["8 2 3"], spent=["extra_movement"], pawn=["-2,-1"])
    paid = walk("-2 -1", gold=5, boards=boards).do("walk -2 -1")
    assert tracks(paid) == ["advance herald"]  # the westernmost column
    assert paid.do("advance herald").events("marker_advanced")[0]["gold"] == 5
    unpaid = walk("-2 -1", gold=4, boards=boards).do("walk -2 -1")
    assert unpaid.asked == "walk"  # no track could take it: nobody asks; the piece of One Road is left to use
    assert unpaid.journey.markers[0] == (8, 2, 3)


@pytest.mark.rule("SKY-REQ-17")
def test_an_advance_without_requirement_enters_a_castle_space_free() -> None:
    table = lay(
        drawn=["L01:3 L02:2", "J1:4 L06:1"], gold=[4, 0], boards=Boards(markers=["7 0 5"], spent=["extra_movement"])
    )
    table.do("buy J1", "decline")
    assert table.options("advance") == ["advance warrior", "advance merchant", "advance herald"]
    assert table.do("advance herald").events("marker_advanced")[0]["gold"] == 0


@pytest.mark.rule("SKY-REQ-14")
def test_a_castle_marker_gives_one_advance_only() -> None:
    table = walk("0 0", gold=20, boards=Boards(markers=["4 0 0"])).do("walk 0 0", "castle_advance merchant")
    assert table.state.rounds == 1
    assert table.journey.markers[0] == (4, 1, 0)


@pytest.mark.rule("SKY-REQ-19")
def test_road_pieces_meet_no_requirement() -> None:
    land = place(EXAMPLE)
    with_pieces = walk("0 1", boards=Boards(markers=["0 0 6"], roads=["0,0 south; 0,1 south; 0,-1 south"]))
    without = walk("0 1")
    assert tracks(with_pieces.do("walk 0 1")) == tracks(without.do("walk 0 1"))
    assert not meets(TILES, land, 0, "barrel")
