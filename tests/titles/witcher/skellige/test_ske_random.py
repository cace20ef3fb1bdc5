"""Whole matches with the module and random choices that love the sea: everything is accounted for all the time."""

from __future__ import annotations

import pytest

from game.kernel.chance import Stream, below, fork
from game.kernel.position import parse_game_state
from game.kernel.rules import Option
from tests.titles.witcher.table import TITLE, Table, new_match

DECISIONS = 1500
EAGER = ("act", "face_dagon", "resolve")


def wish(options: list[Option], chance: Stream) -> Option:
    """At random, but rather by ship, to what islands offer, and against Dagon."""
    sea = [option for option in options if option[0] == "sail_to"]
    if sea and below(chance, 10) < 6:
        return sea[below(chance, len(sea))]
    eager = [option for option in options if option[0] in EAGER]
    if eager and below(chance, 10) < 8:
        return eager[0]
    return options[below(chance, len(options))]


def played(table: Table, chance: Stream) -> int:
    match, content = table.match, table.content
    decisions = 0
    while match.state.stack and decisions < DECISIONS:
        match.choose(wish(match.options(), chance))
        decisions += 1
        assert TITLE.audit(content, match.state) == []
    return decisions


@pytest.mark.rule("SKE-STA-01", "SKE-STA-02", "SKE-SHP-01", "SKE-LOC-43")
@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 5), (3, 7), (4, 11), (5, 13)])
def test_matches_with_skellige_go_on_to_their_end(seats: int, seed: int) -> None:
    limit = {"turn_limit": 25} if seats == 1 else {"max_rounds": 15}
    table = new_match(seats, seed=seed, modules="skellige", **limit)
    played(table, Stream(seed))
    assert not table.state.stack


@pytest.mark.rule("SKE-STA-04")
def test_a_view_offers_the_same_and_can_be_dealt_out_again() -> None:
    table = new_match(3, seed=17, modules="skellige", max_rounds=12)
    match, content, chance = table.match, table.content, Stream(17)
    for decision in range(400):
        if not match.state.stack:
            break
        if decision % 9 == 0:
            seat = match.seat
            seen = TITLE.view(content, match.state, seat)
            assert match.game.rules.options(content, seen) == match.options()
            assert TITLE.audit(content, seen) == []
            dealt = TITLE.determinise(content, seen, seat, Stream(fork(chance)))
            assert TITLE.audit(content, dealt) == []
            assert TITLE.view(content, dealt, seat) == seen
            assert parse_game_state(match.game, TITLE.spell_state(content, match.state)) == match.state
        match.choose(wish(match.options(), chance))


def test_everything_that_is_asked_and_happens_has_words() -> None:
    table = new_match(2, seed=23, modules="skellige", max_rounds=12)
    match, content, chance = table.match, table.content, Stream(23)
    for _decision in range(400):
        if not match.state.stack:
            break
        assert TITLE.question(content, match.state)
        assert all(TITLE.option_words(content, match.state, option) for option in match.options())
        match.choose(wish(match.options(), chance))
        for event in match.steps[-1].events:
            assert "{" not in TITLE.event_words(content, event, ("Ada", "Bo"))


@pytest.mark.rule("SKE-SHP-19")
@pytest.mark.parametrize("seed", range(4))
def test_anybody_may_leave_at_any_time(seed: int) -> None:
    table = new_match(4, seed=seed, modules="skellige", max_rounds=12)
    match, chance = table.match, Stream(seed)
    for decision in range(300):
        if not match.state.stack:
            break
        if decision % 60 == 40 + seed:
            present = [seat for seat, one in enumerate(match.state.seats) if one.present]
            match.resign(present[below(chance, len(present))])
        else:
            match.choose(wish(match.options(), chance))
        assert TITLE.audit(table.content, match.state) == []
