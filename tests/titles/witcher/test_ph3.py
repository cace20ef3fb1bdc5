"""Phase III (PH3)."""

from __future__ import annotations

import pytest

from tests.titles.witcher.table import Table, lay

POOL = "a05_forest a01_forest a02_forest a04_forest a06_forest a03_forest"  # costs 1 0 0 1 2 1
PRICES = {"a05_forest": 2, "a01_forest": 1, "a02_forest": 0, "a04_forest": 1, "a06_forest": 2, "a03_forest": 0}
FIVE = "wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2 wolf_cleave_1"


@pytest.mark.rule("WOW-PH3-01")
def test_at_most_three_cards_are_kept() -> None:
    table = lay(3, at="keep").stand(0, hand=FIVE)
    assert not table.options("end_discarding")
    assert "Only 3 cards" in table.refused("end_discarding")
    table.do("discard wolf_aard_1", "discard wolf_aard_2")
    assert table.options("end_discarding")
    table.do("discard wolf_yrden_1", "end_discarding")
    assert set(table.cards("hand")) >= {"wolf_yrden_2", "wolf_cleave_1"}
    assert table.cards("discard") == ["wolf_yrden_1", "wolf_aard_2", "wolf_aard_1"]


@pytest.mark.rule("WOW-PH3-02")
@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_the_hand_is_filled_up_to_three(kept: int) -> None:
    table = lay(3, at="keep").stand(0, hand=FIVE)
    for card in FIVE.split()[kept:]:
        table.do(f"discard {card}")
    if kept:
        table.do("end_discarding")
    assert len(table.cards("hand")) == 3
    assert set(FIVE.split()[:kept]) <= set(table.cards("hand"))


def buying(hand: str = "wolf_aard_1 wolf_aard_2 wolf_yrden_1") -> Table:
    return lay(3, at="keep").pool(POOL).stand(0, hand=hand)


@pytest.mark.rule("WOW-PH3-03")
def test_one_card_must_be_gained() -> None:
    table = buying().do("end_discarding")
    assert table.asked == "buy"
    assert {one.split()[0] for one in table.options()} == {"buy"}
    table.do("buy a02_forest")
    assert table.active == 1


@pytest.mark.rule("WOW-PH3-04", "WOW-SET-03", "WOW-PH3-07")
@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_the_price_is_the_printed_cost_and_the_mark_of_the_slot(card: str, price: int) -> None:
    table = buying().do("end_discarding", f"buy {card}")
    for n in range(price):
        assert (table.asked, table.frame["left"]) == ("pay_cards", price - n)
        assert table.offers("pay") == set(table.cards("hand"))
        table.do(table.options()[0])
    assert table.active == 1
    assert len(table.cards("hand")) == 4 - price
    assert len(table.cards("discard")) == price


@pytest.mark.rule("WOW-PH3-05", "WOW-PH3-06")
def test_the_card_comes_to_hand_and_the_pool_slides() -> None:
    table = buying().supply("a09_forest").do("end_discarding", "buy a02_forest")
    assert "a02_forest" in table.cards("hand")
    assert table.plain["pool"] == ["a09_forest", "a05_forest", "a01_forest", "a04_forest", "a06_forest", "a03_forest"]


@pytest.mark.rule("WOW-PH3-08")
@pytest.mark.parametrize(
    ("changes", "drawn"), [((1,), 4), ((2, 1), 6), ((-1,), 2), ((-1, -1, -1, -1), 0), ((2, -1), 4)]
)
def test_effects_change_the_number_drawn_and_add_up(changes: tuple[int, ...], drawn: int) -> None:
    table = lay(3).stand(0, hand="")
    table.state.turn.draws = sum(changes)
    table.ask("wander").do("end_wandering")
    table.stories("city", "c08").do("explore city", "answer b")
    assert len(table.cards("hand")) == drawn


@pytest.mark.rule("WOW-PH3-08")
def test_the_change_ends_with_the_turn_and_never_takes_cards_away() -> None:
    table = buying()
    table.state.turn.draws = -2
    table.do("end_discarding")
    assert len(table.cards("hand")) == 3
    table.do("buy a02_forest")
    assert table.state.turn.draws == 0


@pytest.mark.rule("WOW-PH3-10")
def test_who_can_pay_for_nothing_gains_nothing() -> None:
    table = lay(3, at="keep").stand(0, hand="wolf_aard_1")
    table.pool("a06_forest a12_forest a18_forest a24_forest a30_forest a06_water")
    table.state.turn.draws = -3
    table.do("discard wolf_aard_1")
    assert table.active == 1
    assert len(table.events("nothing_bought")) == 1


@pytest.mark.rule("WOW-PH3-11")
def test_a_free_card_costs_nothing_whatever_its_slot() -> None:
    table = buying()
    table.state.turn.free_card = True
    table.do("end_discarding", "buy a05_forest")
    assert table.active == 1
    assert len(table.cards("hand")) == 4
    assert table.state.turn.free_card is False


@pytest.mark.rule("WOW-PH3-12", "WOW-PH3-13")
def test_then_the_next_turn_begins() -> None:
    table = buying().do("end_discarding", "buy a02_forest")
    assert (table.active, table.asked, table.state.turn.seat) == (1, "wander", 1)
    assert table.events("turn_began") == [{"kind": "turn_began", "seat": 1, "round": 1}]
