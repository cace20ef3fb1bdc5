"""Which tiles bring which points: the parts add up to the scores, wherever tiles lie."""

from __future__ import annotations

import pytest

from game.titles.skye.ending import scrolls
from game.titles.skye.grid import Territory
from game.titles.skye.network import connected
from game.titles.skye.scoring import MAJORITIES, POINTS, total
from game.titles.skye.state import State
from game.titles.skye.tile_file import landscape
from game.titles.skye.tracing import TRACES, trace, trace_roads, trace_scrolls
from tests.titles.plays import Case, play

TILES = landscape()


@pytest.fixture(scope="module")
def territories() -> list[Territory]:
    """Those of matches that were played to the end, and what they were on the way."""
    found: list[Territory] = []
    for seed in range(6):
        state: State = play(Case("skye", "base", 4, False), seed).state
        for one in state.seats:
            found += [one.territory[:n] for n in range(1, len(one.territory) + 1)]
    return found


def test_every_scoring_tile_can_be_traced() -> None:
    assert set(TRACES) == set(POINTS)


@pytest.mark.parametrize("scoring", sorted(TRACES))
def test_the_parts_add_up_to_the_score(territories: list[Territory], scoring: int) -> None:
    some = 0
    for territory in territories:
        parts = trace(TILES, territory, scoring)
        assert sum(part.points for part in parts) == POINTS[scoring](TILES, territory)
        assert all(part.points > 0 and part.places for part in parts)
        assert all(0 <= place < len(territory) for part in parts for place in part.places)
        assert all(len(set(part.places)) == len(part.places) for part in parts)
        some += bool(parts)
    assert some


def test_what_is_compared_is_counted_tile_by_tile(territories: list[Territory]) -> None:
    for scoring, symbol in MAJORITIES.items():
        for territory in territories:
            parts = trace(TILES, territory, scoring)
            counted = 0 if symbol is None else total(TILES, territory, symbol)
            assert sum(part.points for part in parts) == counted


def test_scrolls_are_traced_to_what_they_count(territories: list[Territory]) -> None:
    for territory in territories:
        parts = trace_scrolls(TILES, territory)
        assert [part.points for part in parts] == [points for _place, points, _doubled in scrolls(TILES, territory)]
        assert all(TILES.all[territory[part.places[0]][2]].scroll >= 0 for part in parts)


def test_roads_lead_to_the_tiles_that_are_connected(territories: list[Territory]) -> None:
    for territory in territories:
        places = {place for place, _road in trace_roads(TILES, territory)}
        assert places - {0} == set(connected(TILES, territory))
