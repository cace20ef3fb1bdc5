"""Buying and building (SKY-BUY, SKY-BLD)."""

from __future__ import annotations

import pytest

from tests.titles.skye.land import TILES
from tests.titles.skye.table import Table, lay


def example_1() -> Table:
    """Anna, Ben and Cora in round 3, before their income: connected barrels 2, 0 and 1, nothing but slot D left."""
    return lay(
        ["0,0 K1 0; 0,-1 L01 180; 0,1 L02 90", "", "0,0 K1 0; 0,1 L14 0"],
        points=[10, 14, 17],
        gold=[2, 4, 0],
        round=3,
        at="income",
        bag="L05 L06 L08 L10 L11 L12 L13 L15 L16",
    )


@pytest.mark.rule("SKY-INC-02", "SKY-INC-03", "SKY-BUY-03", "SKY-BUY-04", "SKY-BUY-07", "SKY-BUY-08")
def test_example_1_a_round_of_trade() -> None:
    table = example_1()
    assert [(one["castle"], one["behind"], one["barrels"]) for one in table.events("income_taken")] == [
        (5, 2, 2),
        (5, 1, 0),
        (5, 0, 1),
    ]
    assert table.gold == [11, 10, 6]
    table.price("L05 L06:4 L08:3", "L10 L11:5 L12:2", "L13 L15:3 L16:1")
    assert table.gold == [4, 3, 2]
    table.do("buy L12")
    assert table.gold == [2, 7, 2]
    table.do("buy L06")
    assert table.gold == [10, 3, 2]
    assert table.options() == ["pass"]
    assert "L08" in table.tiles(0)
    assert table.refused("buy L11") == "L11 (1 sheep, farm) costs 5 gold, and you have 2 gold at hand."
    assert "costs 3 gold" in table.refused("buy L08")
    table.do("pass")
    kept = [(one["seat"], one["tiles"], one["gold"]) for one in table.events("tiles_kept")]
    assert kept == [(0, ["L08"], 3), (1, ["L11"], 5), (2, ["L15", "L16"], 4)]
    assert table.gold == table.counted == [10, 3, 2]
    assert [sorted(table.tiles(seat, "aside")) for seat in range(3)] == [["L08", "L12"], ["L06", "L11"], ["L15", "L16"]]


@pytest.mark.rule("SKY-BUY-01", "SKY-BUY-06")
def test_each_has_one_turn_to_buy_or_pass() -> None:
    table = lay(drawn=["L01:1 L02:1", "L05:1 L06:1", "L08:1 L10:1"], gold=[9, 9, 9], starter=1)
    asked = []
    for choice in ("buy L01", "pass", "buy L05"):
        asked.append(table.seat)
        table.do(choice)
    assert asked == [1, 2, 0]
    assert table.asked == "build"
    assert [len(table.tiles(seat, "aside")) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("SKY-BUY-02", "SKY-BUY-03")
def test_only_priced_tiles_before_other_screens_that_can_be_paid_are_for_sale() -> None:
    table = lay(drawn=["L01:3 L02:2", "L05:4 L06:1", "L08:6 L10:5"], gold=[5, 9, 9])
    assert table.options() == ["buy L05", "buy L06", "buy L10", "pass"]
    assert "is your own" in table.refused("buy L01")
    assert "costs 6 gold" in table.refused("buy L08")
    assert "is not for sale" in table.refused("buy L73")
    table.do("buy L05")
    assert "is not for sale" in table.refused("buy L05")
    assert table.options() == ["buy L01", "buy L02", "buy L08", "buy L10", "pass"]


@pytest.mark.rule("SKY-BUY-02")
def test_an_axed_tile_is_not_for_sale() -> None:
    table = lay(drawn=["L01 L02 L05", "L06 L08 L10"], gold=[9, 9], at="price")
    table.price("L01 L02:1 L05:1", "L06 L08:1 L10:1")
    assert table.options() == ["buy L08", "buy L10", "pass"]


@pytest.mark.rule("SKY-BUY-04")
def test_what_a_sale_brings_can_be_spent_in_the_same_phase() -> None:
    table = lay(drawn=["L01:5 L02:1", "L05:7 L06:1"], gold=[9, 0], starter=0)
    table.do("buy L05")
    assert table.gold == [2, 14]  # the price, and the seven that lay at the tile
    assert table.options() == ["buy L01", "buy L02", "pass"]
    table.do("buy L01")
    assert table.gold == [12, 9]


@pytest.mark.rule("SKY-BUY-05", "SKY-BUY-07")
def test_a_bought_tile_is_set_aside_until_the_building() -> None:
    table = lay(drawn=["L01:1 L02:1", "L05:1 L06:1"], gold=[9, 9]).do("buy L05")
    assert table.tiles(0, "aside") == ["L05"]
    assert table.tiles(1) == ["L06"]
    assert table.laid(0) == []


@pytest.mark.rule("SKY-BUY-07")
def test_the_gold_of_unsold_tiles_goes_to_the_bank() -> None:
    table = lay(drawn=["L01:3 L02:2", "L05:4 L06:1"], gold=[5, 9]).do("pass", "pass")
    assert (table.gold, table.counted) == ([5, 9], [5, 9])
    assert (table.tiles(0, "aside"), table.tiles(1, "aside")) == (["L01", "L02"], ["L05", "L06"])


@pytest.mark.rule("SKY-BUY-08", "SKY-BUY-09")
def test_one_seller_may_lose_both_tiles_and_a_buyer_build_three() -> None:
    table = lay(drawn=["L01:1 L02:1", "L05:1 L06:1", "L08:1 L10:1"], gold=[9, 9, 9])
    table.do("pass", "buy L01", "buy L02")
    assert [len(table.tiles(seat, "aside")) for seat in range(3)] == [0, 3, 3]
    assert (table.asked, table.seat) == ("build", 1)


@pytest.mark.rule("SKY-BUY-10")
def test_with_two_players_each_may_buy_one_from_the_other() -> None:
    table = lay(drawn=["L01:1 L02:1", "L05:1 L06:1"], gold=[9, 9])
    table.do("buy L05", "buy L02")
    assert [sorted(table.tiles(seat, "aside")) for seat in (0, 1)] == [["L01", "L05"], ["L02", "L06"]]


@pytest.mark.rule("SKY-BUY-11")
def test_nothing_else_can_be_done_with_gold_or_tiles() -> None:
    table = lay(drawn=["L01:1 L02:1", "L05:1 L06:1"], gold=[9, 9])
    assert {option.split()[0] for option in table.options()} == {"buy", "pass"}
    for verb in ("give", "lend", "sell"):
        table.refused(f"{verb} L01")
    table.do("buy L05")
    assert "L05" not in " ".join(table.options())  # it is not sold on


@pytest.mark.rule("SKY-BLD-01", "SKY-BLD-07")
def test_all_tiles_must_be_built_in_the_order_that_the_player_likes() -> None:
    table = lay(aside=["L01 L05 L06", "L08"], at="build")
    assert {option.split()[1] for option in table.options()} == {"L01", "L05", "L06"}
    assert {option.split()[0] for option in table.options()} == {"build"}  # nothing lets a tile go
    table.do("build L05 0 -1 0")
    assert {option.split()[1] for option in table.options()} == {"L01", "L06"}
    assert any(option.startswith("build L01 0 -2") for option in table.options())  # beside the tile just laid
    table.do("build L01 0 -2 0", "build L06 0 1 0")
    assert table.laid(0) == ["L05", "L01", "L06"]
    assert table.seat == 1


@pytest.mark.rule("SKY-BLD-02", "SKY-BLD-03", "SKY-BLD-05")
def test_refusals_say_what_is_wrong_with_a_place() -> None:
    table = lay(["0,0 K1 0; 0,-1 L01 180"], aside=["L05", "L08"], at="build")
    assert "beside one of your territory" in table.refused("build L05 1 1 0")
    assert "lies a tile already" in table.refused("build L05 0 -1 0")
    assert "turned by 0 to 3" in table.refused("build L05 0 1 4")
    assert "must meet" in table.refused("build L05 -1 0 0")
    assert "none of the tiles" in table.refused("build L08 0 1 0")


@pytest.mark.rule("SKY-BLD-05")
def test_a_tile_that_lies_is_never_moved() -> None:
    table = lay(aside=["L05 L06", "L08"], at="build").do("build L05 0 -1 0")
    laid = table.state.seats[0].territory
    while not table.match.over and table.state.rounds < 3:
        table.do(table.options()[-1] if table.options()[-1] != "again" else "confirm")
    assert table.state.seats[0].territory[: len(laid)] == laid


WALLED = "0,0 K1 0; 1,0 L05 180; -1,0 L02 0"  # nothing but pasture borders an empty cell


@pytest.mark.rule("SKY-BLD-06", "SKY-AXE-04")
def test_a_tile_that_fits_nowhere_goes_back_when_everybody_has_built() -> None:
    table = lay([WALLED], aside=["L70 L73", "L01"], gold=[2, 2], at="build")
    assert table.events("tiles_given_back") == [{"kind": "tiles_given_back", "seat": 0, "tiles": ["L70", "L73"]}]
    assert (table.seat, table.gold[0]) == (1, 2)  # what was paid for them is lost
    assert [table.key(tile) for tile in table.state.returned] == ["L70", "L73"]
    assert "L70" not in table.bag
    before = set(table.bag)
    table.do(table.options()[0])
    drawn = {key for seat in (0, 1) for key in table.tiles(seat)}
    assert {*table.bag, *drawn} == before | {"L70", "L73"}


@pytest.mark.rule("SKY-BLD-06", "SKY-BLD-07")
@pytest.mark.parametrize(("turn", "fits"), [(1, True), (0, False)])
def test_a_tile_is_tested_again_after_each_other(turn: int, fits: bool) -> None:
    table = lay([WALLED], aside=["L70 L01", "L08"], at="build")
    assert {option.split()[1] for option in table.options()} == {"L01"}
    table.do(f"build L01 0 -1 {turn}")  # its mountain shows to the north, or to where pasture is asked for besides
    if fits:
        assert (table.seat, {option.split()[1] for option in table.options()}) == (0, {"L70"})
    else:
        assert [one["tiles"] for one in table.events("tiles_given_back")] == [["L70"]]
        assert table.seat == 1


@pytest.mark.rule("SKY-BLD-08")
def test_players_build_in_turn_order_and_nobody_minds_another() -> None:
    table = lay(seats=3, aside=["L01", "L05", "L06"], at="build", starter=2)
    seats = []
    while table.asked == "build":
        seats.append(table.seat)
        before = [one.territory for one in table.state.seats]
        table.do(table.options()[0])
        after = [one.territory for one in table.state.seats]
        assert [i for i in range(3) if before[i] != after[i]] == [seats[-1]]
    assert seats == [2, 0, 1]


@pytest.mark.rule("SKY-BLD-09")
def test_a_territory_may_grow_in_one_direction_without_end() -> None:
    line = ["0,0 K2 0", *(f"0,{-y} {key} 0" for y, key in enumerate(["L14", "L15"], 1))]
    table = lay(["; ".join(line)], aside=["L06", "L01"], at="build")
    assert TILES.all[table.state.seats[0].aside[0]].key == "L06"
    assert any(option.startswith("build L06 0 -3") for option in table.options())
