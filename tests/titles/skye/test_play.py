"""A hundred random matches: after every choice all tiles and all gold are where the events say."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel.chance import Stream, below, mix
from game.kernel.events import Event
from game.titles.skye import events as e
from game.titles.skye.state import State
from tests.titles.skye import brute
from tests.titles.skye.land import BASE
from tests.titles.skye.table import game_of

MATCHES = 100


class Purses:
    """Gold kept by hand from what was told: incomes, payments, what went to the bank."""

    def __init__(self, seats: int) -> None:
        self.gold = [0] * seats

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, e.IncomeTaken):
                self.gold[event.seat] += event.gold
            elif isinstance(event, e.TileBought):
                self.gold[event.seat] -= event.price
                self.gold[event.seller] += event.price
            elif isinstance(event, e.TilesKept):
                self.gold[event.seat] -= event.gold
            elif isinstance(event, e.GoldExchanged):
                self.gold[event.seat] -= 5 * event.points
            elif isinstance(event, e.PlayerResigned):
                self.gold[event.seat] = 0


def tiles_of(state: State) -> list[int]:
    found = [*state.bag, *state.returned]
    for one in state.seats:
        found += [*one.drawn, *one.aside, *(placed[2] for placed in one.territory[1:])]
    return found


def played(number: int) -> tuple[Any, State]:
    """One match, watched; every fourth loses a seat on the way."""
    seats = 2 + number % 4
    game = game_of(seats, first_game=number % 7 == 0)
    chance, purses, events = Stream(mix(number)), Purses(seats), list[Event]()
    state = game.new(number, events)
    leaving = 30 + below(chance, 60) if number % 4 == 0 else -1
    choices = 0
    while state.stack:
        if choices == leaving:
            game.title.resign(game.content, state, below(chance, seats), events)
        else:
            options = game.options(state)
            game.choose(state, options[below(chance, len(options))], events)
        choices += 1
        purses.hear(events)
        events.clear()
        assert sorted(tiles_of(state)) == list(BASE)
        assert [one.gold + sum(one.prices) for one in state.seats] == purses.gold
        assert [one.counted for one in state.seats] == purses.gold
        assert game.title.audit(game.content, state) == []
    return game, state


@pytest.mark.rule("SKY-AXE-02", "SKY-CMP-05", "SKY-PRC-05", "SKY-BLD-03", "SKY-RND-01")
@pytest.mark.parametrize("tenth", range(10))
def test_all_tiles_and_gold_are_accounted_for_after_every_choice(tenth: int) -> None:
    for number in range(tenth, MATCHES, 10):
        game, state = played(number)
        best = max((one.points, one.gold) for one in state.seats if one.alive)
        alone = sum(one.alive for one in state.seats) == 1
        for seat, one in enumerate(state.seats):
            won = one.alive and (alone or (one.points, one.gold) == best)
            assert (seat in state.winners) == won
            laid = brute_legal(one.territory)
            assert laid, one.territory
        assert alone or state.rounds + 1 == len(game.content.rounds)


def brute_legal(territory: tuple[tuple[int, int, int, int], ...]) -> bool:
    """Each tile lies where a slow search would have let it lie."""
    return all(
        (x, y, rotation) in brute.legal(territory[:size], tile)
        for size, (x, y, tile, rotation) in enumerate(territory)
        if size
    )
