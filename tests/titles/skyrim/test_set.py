"""Chaos: goal and set-up (SET)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.kernel.errors import BadSetup
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.setup import read_setup
from tests.titles.skyrim.boards import game_on, ring
from tests.titles.skyrim.table import END_CARD, TITLE, Table, game_of, lay, new_match, setup_of

SEEDS = range(60)


def many(seats: int, mode: str = "chaos") -> list[Table]:
    game = game_of(seats, mode)
    return [Table(Match(game, seed)) for seed in SEEDS]


@pytest.mark.rule("RSK-SET-01")
def test_chaos_is_for_two_to_five() -> None:
    for seats in (2, 3, 4, 5):
        assert len(game_of(seats).setup.seats) == seats
    one = {"title": "skyrim", "mode": "chaos", "seats": [{"player": "random"}]}
    with pytest.raises(BadSetup, match="2 to 5"):
        read_setup(TITLE.setup_model, one)
    with pytest.raises(BadSetup, match="2 to 5"):
        read_setup(TITLE.setup_model, {**one, "seats": one["seats"] * 6})  # type: ignore[operator]


@pytest.mark.rule("RSK-SET-01")
def test_the_end_game_card_stops_play_and_points_win() -> None:
    table = lay("whiterun 2 | riften 9 helgen 2", at="maneuver", conquered="whiterun", deck="end_game")
    table.do("end_maneuver")
    assert (table.winners, table.asked) == ([1], "")


@pytest.mark.rule("RSK-SET-03")
@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_everybody_throws_and_the_highest_begins(mode: str) -> None:
    starters = Counter[int]()
    for table in many(4, mode):
        throws = table.opening("first_die_thrown")
        assert [one["seat"] for one in throws[:4]] == [0, 1, 2, 3]
        assert all(1 <= one["die"] <= 6 for one in throws)
        best = max(one["die"] for one in throws[:4])
        tied = [one["seat"] for one in throws[:4] if one["die"] == best]
        first = table.plain["first"]
        assert first in tied
        assert table.opening("first_player_found") == [{"kind": "first_player_found", "seat": first}]
        assert table.seat == first
        starters[first] += 1
    assert set(starters) == {0, 1, 2, 3}


@pytest.mark.rule("RSK-SET-04")
@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_only_those_tied_for_the_highest_throw_again(mode: str) -> None:
    rethrown = 0
    for table in many(4, mode):
        throws = table.opening("first_die_thrown")
        seats = [0, 1, 2, 3]
        while len(seats) > 1:
            now, throws = throws[: len(seats)], throws[len(seats) :]
            assert [one["seat"] for one in now] == seats
            best = max(one["die"] for one in now)
            seats = [one["seat"] for one in now if one["die"] == best]
            rethrown += len(seats) > 1
        assert not throws
        assert seats == [table.plain["first"]]
    assert rethrown > 5


@pytest.mark.rule("RSK-SET-06")
def test_turn_order_and_dealing_go_round_from_the_first_player() -> None:
    for table in many(5)[:20]:
        first = table.plain["first"]
        order = [(first + i) % 5 for i in range(5)]
        assert [len(table.lands(seat)) for seat in order] == [9, 9, 10, 10, 10]
        assert table.active == order[0]
        for seat, after in pairwise([*order, order[0]]):
            while table.active == seat:
                pass_on(table)
            assert table.active == after


def pass_on(table: Table) -> None:
    """Answer with the last option, which ends phases and attacks nobody."""
    ends = [one for one in table.options() if one.startswith("end_")]
    table.do(ends[0] if ends else table.options()[-1])


@pytest.mark.rule("RSK-SET-06", "RSK-SET-17")
def test_no_faction_is_taken_twice() -> None:
    seats = [{"player": "random", "faction": "orc"}, {"player": "random", "faction": "orc"}]
    with pytest.raises(BadSetup, match="orc"):
        read_setup(TITLE.setup_model, {"title": "skyrim", "seats": seats})


@pytest.mark.rule("RSK-SET-17", "RSK-COMP-04")
@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_seats_without_a_faction_get_a_free_one_at_random(mode: str) -> None:
    seats: list[dict[str, Any]] = [{"player": "random"}, {"player": "random", "faction": "orc"}, {"player": "random"}]
    game_setup = read_setup(TITLE.setup_model, {"title": "skyrim", "mode": mode, "seats": seats})
    game = Game(TITLE, game_setup)
    met = Counter[str]()
    for seed in SEEDS:
        given = [seat["faction"] for seat in Table(Match(game, seed)).plain["seats"]]
        assert given[1] == "orc"
        assert len(set(given)) == 3
        met[given[0]] += 1
    assert set(met) == {"stormcloak", "thalmor", "imperial", "forsworn"}


@pytest.mark.rule("RSK-SET-07", "RSK-SET-10", "RSK-SET-11")
def test_two_players_get_18_each_and_12_are_neutral() -> None:
    for table in many(2)[:10]:
        begun = begin_of(table)
        assert [len(table.lands(seat)) for seat in (0, 1)] == [18, 18]
        neutral = table.lands(None)
        assert len(neutral) == 12
        assert {begun[key] for key in neutral} == {2}
        assert {begun[key] for key in table.lands(0) + table.lands(1)} == {3}


def begin_of(table: Table) -> dict[str, int]:
    """Units at the first decision; nothing was placed yet."""
    assert table.asked == "reinforce"
    return {key: land["units"] for key, land in table.plain["territories"].items()}


@pytest.mark.rule("RSK-SET-08", "RSK-SET-09", "RSK-SET-10")
@pytest.mark.parametrize(("seats", "shares"), [(3, [16] * 3), (4, [12] * 4), (5, [9, 9, 10, 10, 10])])
def test_three_to_five_share_all_cards_and_put_three_on_each(seats: int, shares: list[int]) -> None:
    for table in many(seats)[:10]:
        order = [(table.plain["first"] + i) % seats for i in range(seats)]
        assert [len(table.lands(seat)) for seat in order] == shares
        assert not table.lands(None)
        assert set(begin_of(table).values()) == {3}


@pytest.mark.rule("RSK-SET-07", "RSK-SET-08")
def test_what_is_dealt_differs_from_match_to_match() -> None:
    for seats in (2, 3):
        owners = Counter(table.owner("whiterun") for table in many(seats))
        assert set(owners) == ({0, 1, None} if seats == 2 else {0, 1, 2})


@pytest.mark.rule("RSK-SET-12", "RSK-SET-15")
def test_all_cards_go_back_and_nobody_keeps_one() -> None:
    decks = set()
    for table in many(3):
        assert all(table.hand(seat) == [] for seat in range(3))
        assert table.discard == []
        assert sorted(table.deck) == sorted([*table.match.game.content.keys, END_CARD])
        decks.add(tuple(card for card in table.deck if card != END_CARD))
    assert len(decks) == len(SEEDS)
    assert len({deck[0] for deck in decks}) > 25


@pytest.mark.rule("RSK-SET-13", "RSK-SET-14", "RSK-ACC-05")
def test_the_end_game_card_lies_in_each_gap_of_the_middle_stack_alike() -> None:
    game = game_of(3)
    end = game.content.end_card
    places = Counter[int]()
    for seed in range(3400):
        places[len(game.content.keys) + 1 - game.new(seed).deck.index(end)] += 1
    assert set(places) == set(range(17, 34))
    # 200 expected each; five standard deviations of 13.7
    assert all(131 < count < 269 for count in places.values())


@pytest.mark.rule("RSK-SET-16")
def test_the_first_player_begins() -> None:
    for table in many(3)[:10]:
        assert table.active == table.plain["first"]
        assert table.asked == "reinforce"
        assert table.plain["turns"] == 1


@pytest.mark.rule("RSK-SET-18")
@pytest.mark.parametrize(
    ("size", "seats", "shares", "neutral"),
    [
        (12, 2, [5, 5], 2),
        (12, 5, [2, 2, 2, 3, 3], 0),
        (13, 2, [5, 5], 3),
        (14, 2, [6, 6], 2),
        (60, 2, [23, 23], 14),
        (60, 3, [20, 20, 20], 0),
        (62, 4, [15, 15, 16, 16], 0),
        (120, 5, [24] * 5, 0),
    ],
)
def test_boards_of_other_sizes_are_dealt_evenly(size: int, seats: int, shares: list[int], neutral: int) -> None:
    game = game_on(ring(size), seats, "chaos")
    for seed in range(5):
        table = Table(Match(game, seed))
        table.check()
        order = [(table.plain["first"] + i) % seats for i in range(seats)]
        assert [len(table.lands(seat)) for seat in order] == shares
        assert len(table.lands(None)) == neutral


@pytest.mark.rule("RSK-SET-18")
@pytest.mark.parametrize(("size", "fewest", "most"), [(12, 5, 9), (50, 17, 35), (60, 21, 41), (120, 41, 81)])
def test_on_boards_of_other_sizes_the_end_game_card_lies_in_the_middle_third(size: int, fewest: int, most: int) -> None:
    game = game_on(ring(size), 3, "chaos")
    places = {size + 1 - game.new(seed).deck.index(size) for seed in range(800)}
    assert (min(places), max(places)) == (fewest, most)
    assert all(b - a == 1 for a, b in pairwise(sorted(places)))


def test_setups_name_the_field_that_is_wrong() -> None:
    with pytest.raises(BadSetup, match="max_rounds"):
        read_setup(TITLE.setup_model, {**setup_of(3), "options": {"max_rounds": -1}})
    assert new_match(2).seat in (0, 1)
