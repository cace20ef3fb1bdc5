"""Journeyman: positions in which the right answer is plain."""

from __future__ import annotations

from game.bots.skye.explain import explain
from game.bots.skye.journey.tracks import progress_of
from game.titles.skye.journeyman.boards import BONUS, HERALD, MERCHANT, TWO_BUYS, WARRIOR
from tests.bots.skye.test_judgement import choice, outlook
from tests.titles.skye.boards import Boards
from tests.titles.skye.land import EXAMPLE, NUMBER
from tests.titles.skye.table import Table, lay

QUIET = "S01 S02 S03 S04"


def play(table: Table, most: int = 40) -> list[tuple[object, ...]]:
    """The first seat plays on while it is asked; what it chose."""
    chosen: list[tuple[object, ...]] = []
    while table.state.stack and table.seat == 0 and len(chosen) < most:
        option = choice(table)
        chosen.append(option)
        table.match.choose(option)
        table.check()
    return chosen


def test_markers_are_laid_where_they_advance() -> None:
    table = lay([EXAMPLE], gold=[6, 0], boards=Boards(), at="plan", scoring=QUIET)
    before = progress_of(table.state, 0)
    laid = [option for option in play(table) if option[0] == "mark"]
    assert len(laid) == 2
    while table.seat != 0:
        table.match.choose(("confirm",))
    walked = play(table)
    assert [option[0] for option in walked].count("walk") == 2
    assert sum(progress_of(table.state, 0).markers) == sum(before.markers) + 2


def test_the_castle_sells_what_no_tile_in_reach_gives() -> None:
    """Nothing but the castle lies there; gold is plenty."""
    table = lay(["0,0 K1 0"], gold=[30, 0], boards=Boards(), at="plan", scoring=QUIET, round=3)
    assert choice(table) == ("mark", 0, 0)
    poor = lay(["0,0 K1 0"], gold=[0, 0], boards=Boards(), at="plan", scoring=QUIET, round=3)
    assert choice(poor) == ("confirm",)


def test_a_seller_takes_the_warriors_step() -> None:
    table = lay(drawn=["L01:3 L02:2", "L03:4 L06:1"], gold=[4, 9], boards=Boards(), at="buy", scoring=QUIET)
    table.do("pass", "buy L01")
    assert table.seat == 0
    assert choice(table) == ("advance", WARRIOR)


def test_a_tile_with_the_journeyman_is_worth_its_advance() -> None:
    table = lay(boards=Boards(), at="buy", drawn=["", "J2:1"], gold=[9, 0], scoring=QUIET)
    seen = outlook(table)
    advance = seen.tracks(0).best(progress_of(table.state, 0))
    assert advance > 0
    assert seen.worth(0, NUMBER["J2"]) == seen.site(0).worth(NUMBER["J2"]) + advance


def test_symbols_are_worth_more_the_longer_they_hold() -> None:
    worth = []
    for number in (1, 3, 6):
        table = lay(boards=Boards(markers=["0 1 0"]), at="plan", scoring=QUIET, round=number)
        now = progress_of(table.state, 0)
        worth.append([outlook(table).tracks(0).gain(now, track, 0) for track in (WARRIOR, MERCHANT)])
    assert worth[0] > worth[1] > worth[2]
    assert worth[2] == [1.0, 0.0]  # a banner once more, and an income never


def test_a_fee_is_paid_while_it_pays() -> None:
    """The Herald's fourth space: 5 gold for 2 points and a banner of 3 instead of 1."""
    early = lay(boards=Boards(markers=["0 0 3"], spent=["advance"]), at="plan", gold=[9, 0], round=2, scoring=QUIET)
    tracks, now = outlook(early).tracks(0), progress_of(early.state, 0)
    assert tracks.fee(now, HERALD) == 5
    assert tracks.gain(now, HERALD, 0) > 5 * tracks.times.coin


def test_reasons_speak_of_what_a_space_brings() -> None:
    table = lay([EXAMPLE], gold=[6, 0], boards=Boards(markers=["0 0 0"]), at="plan", scoring=QUIET)
    game = table.match.game
    reason = explain(game, table.state, ("advance", WARRIOR))
    assert (reason.why, reason.place, reason.number, reason.region) == ("banner", WARRIOR, 1, 1)
    reason = explain(game, table.state, ("advance", HERALD))
    assert (reason.why, reason.region) == ("crossing", 2)
    assert explain(game, table.state, ("mark", 0, -2)).why == "waypoint"
    last = lay(boards=Boards(markers=["8 0 0"], spent=["advance"]), at="plan", round=2, scoring=QUIET)
    reason = explain(last.match.game, last.state, ("advance", WARRIOR))
    assert reason.why == "bonus_tile"
    assert reason.region in range(BONUS.index("no_axe"), TWO_BUYS + 1)
