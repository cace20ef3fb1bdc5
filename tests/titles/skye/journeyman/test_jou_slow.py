"""Road pieces and walks against slow searches written apart from the rules (SKY-ROAD-05, SKY-MOV-06 to -10)."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, permutations

import pytest

from game.kernel.chance import Stream, below, shuffle
from game.titles.skye.grid import Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.journeyman.roads import inner_edges
from game.titles.skye.journeyman.walking import cheapest_way, distances, neighbours, walk_cost
from game.titles.skye.network import connected
from tests.titles.skye import brute
from tests.titles.skye.land import TILES, WITH_JOURNEYMAN, grown

SIDES = "NESW"


@cache
def lands() -> list[tuple[Territory, Roads]]:
    """Five hundred random territories, each with up to three road pieces."""
    found = []
    for seed in range(500):
        territory = grown(2 + seed % 24, 30_000 + seed, castle=seed % 5, tiles=WITH_JOURNEYMAN)
        edges, chance = list(inner_edges(territory)), Stream(seed)
        shuffle(chance, edges)
        found.append((territory, tuple(edges[: below(chance, 4)])))
    return found


def slowly(pieces: Roads) -> list[brute.Piece]:
    return [(x, y, SIDES[edge]) for x, y, edge in pieces]


@pytest.mark.rule("SKY-ROAD-03", "SKY-ROAD-04", "SKY-ROAD-05", "SKY-ROAD-11", "SKY-NET-06")
def test_pieces_connect_what_a_slow_search_connects() -> None:
    more = 0
    for territory, pieces in lands():
        found = list(connected(TILES, territory, pieces))
        assert found == brute.connected(territory, slowly(pieces)), (territory, pieces)
        more += len(found) > len(connected(TILES, territory))
    assert more > 100


@pytest.mark.rule("SKY-ROAD-11")
def test_a_piece_lies_between_two_tiles() -> None:
    for territory, _pieces in lands()[:100]:
        cells = {placed[:2] for placed in territory}
        slow = {
            (x, y, side)
            for x, y in cells
            for side, (east, south) in ((1, (1, 0)), (2, (0, 1)))
            if (x + east, y + south) in cells
        }
        assert set(inner_edges(territory)) == slow


@pytest.mark.rule("SKY-MOV-06", "SKY-MOV-07", "SKY-MOV-08", "SKY-MOV-09", "SKY-MOV-10")
def test_walks_cost_what_a_slow_search_says() -> None:
    for territory, pieces in lands():
        for start in (territory[0][:2], territory[-1][:2]):
            assert distances(TILES, territory, pieces, start) == brute.costs(territory, slowly(pieces), start)


@pytest.mark.rule("SKY-MOV-04", "SKY-MOV-13", "SKY-MOV-23")
def test_the_cheapest_walk_and_a_cheapest_way() -> None:
    for territory, pieces in lands():
        chance = Stream(len(territory))
        start, *cells = (territory[below(chance, len(territory))][:2] for _ in range(4))
        costs = {one: brute.costs(territory, slowly(pieces), one) for one in {start, *cells}}
        slow = min(costs[start][a] + costs[a][b] + costs[b][c] for a, b, c in permutations(cells))
        assert walk_cost(TILES, territory, pieces, start, cells) == slow
        way = cheapest_way(TILES, territory, pieces, start, cells[0])
        assert (way[0], way[-1]) == (start, cells[0])
        near = neighbours(TILES, territory, pieces)
        assert sum(dict(near[here])[there] for here, there in pairwise(way)) == costs[start][cells[0]]
