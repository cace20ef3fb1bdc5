"""Equal turns of a tile are passed over: what is left differs in something that the rules read."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.tables.skye.turning import first_turns, next_turn
from game.titles.skye.areas import areas
from game.titles.skye.tiles import Tiles
from tests.desktop.tables.skye.driver import Chieftain, make_match, make_scene, play_until
from tests.desktop.tables.skye.journey.driver import journey_match


@pytest.fixture(scope="module")
def tiles() -> Tiles:
    found: Tiles = journey_match().game.content.tiles
    return found


def land_as_read(tiles: Tiles, tile: int, turn: int) -> object:
    """All that areas, roads and edges say of a tile that lies beside the castle."""
    found = areas(tiles, ((0, 0, 0, 0), (1, 0, tile, turn)))
    return tiles.edges[tile][turn], sorted(tiles.roads[tile][turn]), sorted(map(repr, found.all))


def test_turns_that_look_alike_read_alike(tiles: Tiles) -> None:
    alike = 0
    for tile in range(len(tiles.all)):
        for turn, first in enumerate(first_turns(tiles, tile)):
            assert first <= turn
            assert land_as_read(tiles, tile, turn) == land_as_read(tiles, tile, first)
            alike += first != turn
    assert alike


@pytest.mark.parametrize("quarters", [1, -1])
def test_turning_comes_by_every_look_and_back(tiles: Tiles, quarters: int) -> None:
    for tile in range(len(tiles.all)):
        looks, turn = set(first_turns(tiles, tile)), 0
        seen = []
        for _ in looks:
            turn = next_turn(tiles, tile, turn, quarters)
            seen.append(turn)
        assert set(seen) == looks
        assert turn == 0


def test_a_ship_between_two_lakes_tells_them_apart(tiles: Tiles) -> None:
    for tile, one in enumerate(tiles.all):
        apart = one.ships and one.patches[one.ships[0]][1] in (1, 2, 4, 8)
        if apart and len(one.ships) == 1:
            assert first_turns(tiles, tile) == (0, 1, 2, 3), one.key


def test_the_person_turns_through_what_differs_and_each_cell_is_offered_once() -> None:
    match = make_match("human,random,random", 11)
    play_until(match, "build", 2)
    person = Chieftain(make_scene(match, (1280, 720)))
    builder = person.stage.builder
    person.frame(400)
    tiles = match.game.content.tiles
    for tile in match.state.seats[match.seat].aside:
        builder.take(tile)
        person.scene.refresh()
        looks = set(first_turns(tiles, tile))
        assert {turn for turns in builder.gains.values() for turn in turns} <= looks
        seen = set()
        for _ in looks:
            person.press(pygame.K_t)
            seen.add(builder.turn)
        assert seen == looks
