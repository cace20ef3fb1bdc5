"""Positions in which the right choice is plain."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.handicap import Handicap
from game.bots.levels import make_bot
from game.bots.skye.building import Ground, best_laying
from game.bots.skye.handicap import NO_MOOD, mood_of
from game.bots.skye.outlook import Outlook
from game.bots.skye.policy import EFFORT
from game.bots.skye.pricing import Pricing
from game.bots.skye.weights import tuned
from game.kernel.chance import Stream, below
from game.titles.skye.building import take_build
from game.titles.skye.ending import scrolls
from game.titles.skye.grid import Territory
from game.titles.skye.scoring import POINTS
from tests.titles.skye.land import BASE, NUMBER, TILES, grown
from tests.titles.skye.table import Table, lay

LEVELS = ["hard", "master"]
LAST = 6
SHEEP_SCROLLS = "0,0 K1 0; 0,1 L09 180; 0,2 L12 180"


def choice(table: Table, level: str = "hard") -> Any:
    game, state = table.match.game, table.state
    seat = game.rules.decider(state)
    seen = game.title.view(game.content, state, seat)
    return make_bot("skye", level).choose(game, seen, game.options(state), Stream(5))


def outlook(table: Table, seat: int = 0) -> Outlook:
    content = table.match.game.content
    return Outlook(tuned(), content, table.match.game.title.view(content, table.state, seat), seat)


def prices(table: Table, seat: int = 0) -> dict[str, int]:
    """What a seat would ask, 0 for the axe."""
    plan = Pricing(outlook(table, seat), EFFORT).best()
    return dict(zip(table.tiles(seat), plan.prices, strict=True))


# -- building -----------------------------------------------------------------------------------------
def ending(table: Table, territory: Territory) -> int:
    """The points that a territory brings in the last round and at the end."""
    slots = table.match.game.content.rounds[-1][0]
    points = sum(POINTS[table.state.scoring[slot]](TILES, territory) for slot in slots)
    return points + sum(one for _place, one, _doubled in scrolls(TILES, territory))


def at_the_end(seed: int, scoring: str) -> Table:
    """A large territory and a tile to be laid in the last round."""
    territory = grown(12, seed)
    laid = {placed[2] for placed in territory}
    chance = Stream(seed)
    left = [tile for tile in BASE if tile not in laid]
    tile = TILES.all[left[below(chance, len(left))]].key
    table = lay(seats=2, at="build", round=LAST, aside=[tile], scoring=scoring)
    table.state.seats[0].territory = territory
    return table


@pytest.mark.parametrize(
    "scoring", ["S03 S02 S15 S01", "S03 S16 S04 S13", "S03 S05 S12 S10", "S03 S06 S11 S14", "S01 S10 S15 S12"]
)
def test_the_last_tile_is_laid_where_it_brings_most(scoring: str) -> None:
    for seed in range(12):
        table = at_the_end(seed, scoring)
        state, content = table.state, table.match.game.content
        found = {}
        for option in table.match.game.options(state):
            then = state.copy()
            take_build(content, then, then.stack[-1], option, None)
            found[option] = ending(table, then.seats[0].territory)
        if found:
            assert found[choice(table)] == max(found.values())


def test_two_tiles_are_laid_in_the_order_that_brings_most() -> None:
    """The second closes what the first begins: whoever looks at one tile alone does not see it."""
    better = 0
    for seed in range(30):
        table = at_the_end(seed, "S03 S04 S15 S14")
        laid = {placed[2] for placed in table.state.seats[0].territory}
        hand = tuple(tile for tile in BASE if tile not in laid)[seed : seed + 2]
        seen = outlook(table)
        ground = Ground(TILES, table.state.seats[0].territory, seen.aims(0), ())
        one, two = (best_laying(ground, hand, widths) for widths in ((), (8, 8)))
        assert two.worth >= one.worth
        better += two.worth > one.worth
    assert better > 0


# -- trade --------------------------------------------------------------------------------------------
def test_a_tile_that_the_rival_wants_is_dear_or_has_the_axe() -> None:
    """Three sheep: worth nothing here, and 6 points at the end to whoever has two scrolls that count sheep."""
    table = lay(
        ["", SHEEP_SCROLLS], at="price", round=LAST, gold=[20, 20], drawn=["L18 L61 L72", "L38 L42 L66"],
        scoring="S16 S01 S13 S14",
    )  # fmt: skip
    seen = outlook(table)
    assert seen.worth(1, NUMBER["L18"]) > seen.worth(0, NUMBER["L18"]) + 2
    asked = prices(table)
    assert asked["L18"] == 0 or asked["L18"] >= 6


def test_the_poor_cannot_take_what_the_rich_ask_for() -> None:
    """What is worth much to both and costs more than the rival has stays."""
    table = lay(
        at="price", round=LAST, gold=[30, 6], drawn=["L18 L61 L72", "L38 L42 L66"], scoring="S16 S03 S13 S14"
    )  # fmt: skip
    asked = prices(table)
    assert asked["L18"] >= 5


@pytest.mark.parametrize("level", LEVELS)
def test_points_are_bought_where_they_are_cheap(level: str) -> None:
    cheap = lay(at="buy", round=LAST, gold=[10, 0], drawn=["", "L18:2 L61:1"], scoring="S16 S03 S13 S14")
    assert choice(cheap, level) == ("buy", NUMBER["L18"])
    dear = lay(at="buy", round=LAST, gold=[60, 0], drawn=["", "L18:60 L61:50"], scoring="S16 S03 S13 S14")
    assert choice(dear, level) == ("pass",)


@pytest.mark.parametrize("level", LEVELS)
def test_heaps_of_gold_confuse_nobody(level: str) -> None:
    rich = [900_000, 700_000]
    table = lay(at="price", gold=rich, drawn=["L18 L61 L72", "L38 L42 L66"])
    while table.asked == "price":
        table.match.choose(choice(table, level))
    table = lay(at="buy", gold=rich, drawn=["L61:5000 L72:400", "L18:2 L66:90000"], round=3, scoring="S03 S01 S02 S04")
    assert choice(table, level) == ("buy", NUMBER["L18"])


def test_gold_buys_more_while_rounds_are_left() -> None:
    early, late = (lay(at="buy", round=number, gold=[10, 10], drawn=["", "L18:2 L61:1"]) for number in (2, LAST))
    assert outlook(early).purse(0).costs(10, 5) > outlook(late).purse(0).costs(10, 5)
    assert outlook(late).purse(0).costs(10, 5) == pytest.approx(1.0)


def test_barrels_are_worth_more_the_longer_they_pay() -> None:
    def worth(number: int) -> float:
        return outlook(lay(at="build", round=number, aside=["L14"], scoring="S16 S03 S13 S01")).worth(0, NUMBER["L14"])

    assert worth(2) > worth(4) > worth(LAST)


# -- handicaps ----------------------------------------------------------------------------------------
def test_errors_stand_still_for_a_round() -> None:
    handicap = Handicap(2.0, 0.3, 0.1)
    table = lay(at="price", gold=[9, 9], drawn=["L18 L61 L72", "L38 L42 L66"])
    first = mood_of(handicap, table.state, 0)
    table.do("axe L61", "price L18 3", "price L72 2", "confirm")
    assert mood_of(handicap, table.state, 0) == first
    assert first.error(1, 5) != first.error(1, 6)
    assert mood_of(handicap, table.state, 1) != first
    assert NO_MOOD.error(1, 5) == 0.0
