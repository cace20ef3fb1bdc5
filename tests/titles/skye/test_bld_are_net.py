"""Placements, areas and roads (SKY-BLD-02 to -09, SKY-ARE, SKY-NET), against a slow check written apart."""

from __future__ import annotations

from functools import cache

import pytest

from game.titles.skye.areas import areas
from game.titles.skye.grid import Territory, fits_anywhere, fits_at, placements
from game.titles.skye.network import connected
from game.titles.skye.tiles import MOUNTAIN, PASTURE, WATER
from tests.titles.skye import brute
from tests.titles.skye.land import BASE, EXAMPLE, NUMBER, TILES, WITH_JOURNEYMAN, grown, place, placed


@cache
def territories() -> list[Territory]:
    return [grown(2 + seed % 24, seed, castle=seed % 5) for seed in range(500)]


@cache
def with_journeyman() -> list[Territory]:
    """Five hundred more; in most of them lies a tile with the journeyman."""
    return [grown(3 + seed % 22, 7000 + seed, castle=seed % 5, tiles=WITH_JOURNEYMAN) for seed in range(500)]


@pytest.mark.rule("SKY-BLD-02", "SKY-BLD-03", "SKY-BLD-04", "SKY-BLD-05", "SKY-BLD-09")
def test_the_legal_placements_are_those_of_a_slow_search() -> None:
    for seed, territory in enumerate([*territories(), *with_journeyman()]):
        for tile in (BASE[seed % 73], BASE[(seed * 7 + 31) % 73], WITH_JOURNEYMAN[73 + seed % 8]):
            found = placements(TILES, territory, tile)
            assert len(set(found)) == len(found)
            assert set(found) == brute.legal(territory, tile), (territory, tile)
            assert fits_anywhere(TILES, territory, tile) == bool(found)


@pytest.mark.rule("SKY-ARE-01", "SKY-ARE-02", "SKY-ARE-03", "SKY-ARE-04", "SKY-ARE-05", "SKY-ARE-08", "SKY-ARE-09")
def test_the_areas_are_those_of_a_slow_flood() -> None:
    for territory in [*territories(), *with_journeyman()]:
        found = [("PMW"[area.terrain], list(area.tiles), area.completed) for area in areas(TILES, territory).all]
        assert sorted(found) == sorted(brute.areas(territory)), territory


@pytest.mark.rule("SKY-NET-01", "SKY-NET-02", "SKY-NET-03", "SKY-NET-04", "SKY-NET-05", "SKY-NET-06", "SKY-NET-07")
def test_the_connected_tiles_are_those_of_a_slow_walk() -> None:
    for territory in [*territories(), *with_journeyman()]:
        assert list(connected(TILES, territory)) == brute.connected(territory), territory


@pytest.mark.rule("SKY-BLD-02")
def test_a_tile_needs_an_empty_cell_with_a_neighbour_at_an_edge() -> None:
    castle = place("0,0 K1 0")
    cells = {(x, y) for x, y, _turn in placements(TILES, castle, NUMBER["L03"])}
    assert cells == {(0, -1), (0, 1), (-1, 0)}  # of pasture and mountain alone: not beside the castle's water
    assert not fits_at(TILES, castle, placed("1,1 L03 0"))
    assert not fits_at(TILES, castle, placed("0,0 L03 0"))


@pytest.mark.rule("SKY-BLD-03", "SKY-BLD-04")
def test_terrain_must_match_at_every_neighbour_and_roads_need_not() -> None:
    territory = place("0,0 K1 0; 0,-1 L01 90; 1,-1 L05 0")
    # In (1, 0): pasture to the north, water to the west. L14 has water on two opposite sides, L03 none, L20 only there.
    turns = {key: [t for x, y, t in placements(TILES, territory, NUMBER[key]) if (x, y) == (1, 0)] for key in NUMBER}
    assert (turns["L14"], turns["L03"], turns["L13"], turns["L09"]) == ([0, 2], [], [0], [])
    assert fits_at(TILES, place("0,0 K1 0"), placed("0,-1 L16 90"))  # the castle's road to the north ends there


@pytest.mark.rule("SKY-BLD-05")
def test_a_tile_is_turned_clockwise() -> None:
    mountain_north = NUMBER["L03"]
    assert [TILES.edges[mountain_north][turn].index(MOUNTAIN) for turn in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("SKY-ARE-06")
def test_a_road_neither_splits_nor_closes_an_area() -> None:
    one = areas(TILES, place("0,0 K1 0; 0,-1 L06 0; 0,1 L06 0")).all
    pasture = [area for area in one if area.terrain == PASTURE]
    assert [(area.size, area.completed) for area in pasture] == [(3, False)]


@pytest.mark.rule("SKY-ARE-07", "SKY-ARE-03")
def test_a_centre_that_no_edge_shares_is_a_completed_area_of_one_tile() -> None:
    found = areas(TILES, place("0,0 K1 0; 0,-1 L54 0")).all
    assert [(area.tiles, area.completed, area.ships) for area in found if area.terrain == WATER] == [
        ((0,), False, 0),
        ((1,), True, 1),
    ]


@pytest.mark.rule("SKY-ARE-08")
def test_a_tile_with_two_patches_of_an_area_counts_once() -> None:
    ring = place("0,0 K2 0; 1,0 L20 0; 2,0 L61 90; 2,-1 L64 180; 2,1 L65 270; 1,-1 L21 90; 1,1 L22 0")
    assert all(fits_at(TILES, ring[:size], ring[size]) for size in (1, 2, 3, 4, 5, 6))
    found = areas(TILES, ring)
    north, south = (found.of[1][patch] for patch in (0, 2))
    assert north == south
    assert (found.all[north].tiles, found.all[north].size) == ((1, 2, 3, 4, 5, 6), 6)


@pytest.mark.rule("SKY-ARE-10", "SKY-ARE-11")
def test_symbols_lie_in_the_patches_of_the_table() -> None:
    found = areas(TILES, place("0,0 K1 0; 1,0 L53 90; 2,0 L26 0"))
    waters = [found.all[number] for number in found.of[1] if found.all[number].terrain == WATER]
    assert [area.ships for area in waters] == [1, 1]  # one in each of the two
    lit = [area for area in found.all if area.lighthouses]
    assert [(area.terrain, area.tiles) for area in lit] == [(WATER, (1, 2)), (WATER, (2,))]


@pytest.mark.rule("SKY-ARE-04", "SKY-ARE-05", "SKY-NET-04", "SKY-NET-07")
def test_example_2_areas_and_roads() -> None:
    territory = place(EXAMPLE)
    for size in range(1, len(territory)):
        assert fits_at(TILES, territory[:size], territory[size])
    completed = [area for area in areas(TILES, territory).all if area.completed]
    cells = sorted((area.terrain, sorted(territory[tile][:2] for tile in area.tiles)) for area in completed)
    assert cells == [
        (PASTURE, [(-1, -2)]),
        (MOUNTAIN, [(-2, -2), (-2, -1)]),
        (MOUNTAIN, [(-1, -2), (-1, -1)]),
        (MOUNTAIN, [(-1, -1), (-1, 0), (0, 0)]),
        (MOUNTAIN, [(1, -3)]),
        (WATER, [(-1, -2), (0, -2)]),
        (WATER, [(0, 2)]),
    ]
    linked = {territory[tile][:2] for tile in connected(TILES, territory)}
    assert linked == {tile[:2] for tile in territory} - {(-2, -2), (0, 0)}
