"""Income, prices in secret, and the axe (SKY-INC, SKY-PRC, SKY-AXE)."""

from __future__ import annotations

import pytest

from game.titles.skye.income import connected_barrels
from tests.titles.skye.land import EXAMPLE
from tests.titles.skye.table import lay


@pytest.mark.rule("SKY-INC-01", "SKY-INC-05", "SKY-INC-06")
def test_the_castle_brings_five_gold_and_no_barrels() -> None:
    table = lay(seats=3, at="income", gold=[0, 4, 9])
    assert table.gold == [5, 9, 14]
    assert [(one["castle"], one["barrels"], one["behind"]) for one in table.events("income_taken")] == [(5, 0, 0)] * 3


@pytest.mark.rule("SKY-INC-02")
def test_barrels_bring_gold_where_a_road_connects_them() -> None:
    table = lay(["0,0 K1 0; 0,-1 L01 180", "0,0 K2 0; 0,-1 L13 180"], at="income")
    assert table.gold == [6, 5]  # the road of L13 leads elsewhere


@pytest.mark.rule("SKY-INC-02", "SKY-INC-07", "SKY-NET-05")
def test_example_2_income() -> None:
    table = lay([EXAMPLE], at="income", scoring="S03 S04 S01 S14")
    assert connected_barrels(table.match.game.content, table.state, 0) == 6
    assert table.gold[0] == 11


@pytest.mark.rule("SKY-INC-03", "SKY-INC-04")
def test_equal_points_are_not_ahead_and_nothing_comes_before_round_three() -> None:
    assert lay(points=[3, 7, 7, 9], at="income", round=2).gold == [5, 5, 5, 5]
    assert lay(points=[3, 7, 7, 9], at="income", round=3).gold == [8, 6, 6, 5]


@pytest.mark.rule("SKY-PRC-01", "SKY-PRC-09", "SKY-HID-01")
def test_each_draws_three_in_turn_order_for_all_to_see() -> None:
    table = lay(seats=3, at="income", starter=2, bag="L01 L02 L03 L04 L05 L06 L07 L08 L09")
    assert [table.tiles(seat) for seat in (2, 0, 1)] == [
        ["L01", "L02", "L03"],
        ["L04", "L05", "L06"],
        ["L07", "L08", "L09"],
    ]
    for eyes in (-1, 0, 1, 2):
        seen = table.match.game.title.view(table.match.game.content, table.state, eyes)
        assert [one.drawn for one in seen.seats] == [one.drawn for one in table.state.seats]


@pytest.mark.rule("SKY-PRC-02", "SKY-PRC-03", "SKY-PRC-04")
def test_one_tile_gets_the_axe_and_the_others_a_price_of_own_gold() -> None:
    table = lay(drawn=["L01 L02 L05", "L06 L08 L10"], gold=[5, 5], at="price")
    assert table.options() == ["axe L01", "axe L02", "axe L05"]
    table.do("axe L02")
    assert table.options() == ["price L01 1", "price L01 2", "price L01 3", "price L01 4"]
    table.do("price L01 3")
    assert table.gold == [2, 5]  # what lies at a tile is not at hand
    assert table.options() == ["price L05 1", "price L05 2"]
    for choice in ("price L05 0", "price L05 3", "price L05 -1", "price L02 1", "price L01 1", "axe L05", "confirm"):
        table.refused(choice)
    table.do("price L05 2")
    assert table.options() == ["confirm", "again"]
    assert (table.gold, table.counted) == ([0, 5], [5, 5])


@pytest.mark.rule("SKY-PRC-08")
def test_five_gold_always_pay_two_prices() -> None:
    table = lay(at="income")
    assert min(table.gold) >= 5
    for axe in table.options():
        copy = lay(at="income").do(axe)
        assert copy.options("price")
        assert copy.do(copy.options("price")[-1]).options("price")


@pytest.mark.rule("SKY-PRC-04")
def test_great_wealth_can_be_laid_out() -> None:
    table = lay(drawn=["L01 L02 L05", "L06 L08 L10"], gold=[150, 5], at="price").do("axe L02")
    assert len(table.options("price")) == 149
    assert table.do("price L01 149").options() == ["price L05 1"]


@pytest.mark.rule("SKY-PRC-10")
def test_until_it_is_confirmed_all_can_be_set_anew() -> None:
    table = lay(drawn=["L01 L02 L05", "L06 L08 L10"], gold=[9, 5], at="price")
    table.do("axe L02", "price L01 3", "price L05 2", "again")
    assert (table.gold, table.options()) == ([9, 5], ["axe L01", "axe L02", "axe L05"])
    assert table.seat == 0


@pytest.mark.rule("SKY-PRC-06", "SKY-PRC-07")
def test_nothing_is_shown_before_the_last_has_confirmed() -> None:
    table = lay(drawn=["L01 L02 L05", "L06 L08 L10", "L11 L12 L13"], gold=[9, 8, 7], at="price")
    table.price("L01 L02:4 L05:2")
    title, content = table.match.game.title, table.match.game.content
    seen = title.view(content, table.state, 1).seats[0]
    assert (seen.axe, seen.prices, seen.gold, len(seen.drawn)) == (-1, (-1, -1, -1), -1, 3)
    assert [one["kind"] for one in table.events()] == ["prices_confirmed"]
    assert table.match.undo_depth() is None  # what was confirmed stands
    table.price("L08 L06:1 L10:3")
    assert table.events("prices_revealed") == []
    table.price("L13 L11:2 L12:2")
    shown = [(one["seat"], one["axe"], one["tiles"], one["prices"]) for one in table.events("prices_revealed")]
    assert shown == [
        (0, "L01", ["L02", "L05"], [4, 2]),
        (1, "L08", ["L06", "L10"], [1, 3]),
        (2, "L13", ["L11", "L12"], [2, 2]),
    ]
    after = title.view(content, table.state, 1).seats[0]
    assert (after.axe, after.prices, len(after.drawn)) == (-1, (4, 2), 2)


@pytest.mark.rule("SKY-AXE-01", "SKY-AXE-02", "SKY-AXE-03", "SKY-AXE-04")
def test_axed_tiles_go_back_and_the_bag_is_mixed_once() -> None:
    def discarded(chance: int, second: str = "L06 L08:1 L10:1") -> list[str]:
        table = lay(drawn=["L01 L02 L05", "L06 L08 L10"], gold=[5, 5], at="price", chance=chance)
        before = table.bag
        table.price("L01 L02:1 L05:1")
        assert table.bag == before  # not before the last screen is lifted
        table.price(second)
        assert sorted(table.bag) == sorted([*before, "L01", second[:3]])
        assert table.state.returned == ()
        return table.bag

    assert discarded(1) == discarded(1)
    assert discarded(1) != discarded(2)
    first, other = discarded(1), discarded(1, "L08 L06:1 L10:1")
    assert [("L06" if key == "L08" else key) for key in other] == first


@pytest.mark.rule("SKY-AXE-02")
def test_an_axed_tile_is_drawn_again() -> None:
    met = set()
    for chance in range(60):
        table = lay(drawn=["L01 L02 L05", "L06 L08 L10"], gold=[5, 5], at="price", chance=chance)
        table.price("L01 L02:1 L05:1", "L06 L08:1 L10:1").do("pass", "pass")
        while table.asked == "build":
            table.do(table.options()[-1])
        met |= {*table.tiles(0), *table.tiles(1)} & {"L01", "L06"}
    assert met == {"L01", "L06"}
