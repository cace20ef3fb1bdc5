"""The map keeps up with the match, however fast bots play: it is never more than a few frames behind."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.desktop.board.view import MOST_BEHIND, BoardView
from game.desktop.theme import Theme
from game.kernel.maps.territories import TerritoryMap
from tests.desktop.board.test_painting import RECT, board_of, conquered, looking, picture
from tests.desktop.table_driver import lands, make_match, make_scene, play_step
from tests.pictures import difference

FRAMES = MOST_BEHIND + 2


def test_the_map_is_a_few_frames_behind_at_most_while_bots_play_fast() -> None:
    match = make_match("random,random,random,random", steps=200)
    scene = make_scene(match, (1024, 640), paused=True)
    surface = pygame.Surface(scene.size)
    scene.update(400)
    scene.draw(surface)
    history = [lands(scene).table.look(match, None).owners]
    for _ in range(100):
        play_step(match)
        history.append(lands(scene).table.look(match, None).owners)
        scene.update(16)
        scene.draw(surface)
        assert lands(scene).board.pieces_are_shown
        assert lands(scene).board.look.owners == history[-1]
        assert lands(scene).board.owners_shown in history[-FRAMES:]
    assert history[0] != history[-1]
    for _ in range(FRAMES):
        scene.update(16)
    assert lands(scene).board.owners_shown == history[-1]


def test_who_is_asked_sees_the_land_as_it_is_at_once() -> None:
    match = make_match("human,random,random", steps=0)
    scene = make_scene(match, (1024, 640), speed="normal")
    scene.update(400)
    asked = 0
    for _ in range(900):
        before = scene.play.controller
        scene.tempo.finish()
        scene.update(150)
        if before is None and scene.play.controller is not None:
            asked += 1
            assert lands(scene).board.owners_shown == lands(scene).table.look(match, None).owners
        if scene.play.controller is not None:
            play_step(match)
            scene.play.refresh()
    assert asked > 1


def as_at_once(board: BoardView) -> BoardView:
    """Another board that shows the same, painted at once."""
    other = board_of(board.board, board.look, board.theme)
    other.zoom(3, RECT.topleft)
    other.camera.x, other.camera.y = board.camera.x, board.camera.y
    assert other.camera.k == board.camera.k
    return other


@pytest.mark.parametrize("seed", range(10))
def test_colours_painted_in_passing_are_replaced_when_the_work_is_done(
    land: TerritoryMap, uneven: Callable[[int], None], seed: int
) -> None:
    """Looks that follow one another in each frame, the map dragged meanwhile: in the end all is as painted at once."""
    uneven(seed)
    board = board_of(land, looking(land), Theme())
    board.zoom(3, RECT.center)
    board.update(1000)
    surface = pygame.Surface(RECT.size)
    keys = [one.key for one in land.territories]
    for i in range(40):
        board.show(conquered(board.look, keys[i % 20], keys[i % 20 + 7]))
        board.update(16, spare=i % 2 == 0)
        board.pan(-9 if i < 20 else 9, 5 if i % 2 else -5)
        board.draw(surface)
    assert not difference(picture(board), picture(as_at_once(board)))


@pytest.mark.parametrize("out_of_sight", ["riverwood", "dushnikh_yal", "fort_sungard"])
def test_what_is_dragged_into_sight_while_the_work_goes_on_is_painted_with_it(
    land: TerritoryMap, short_of_time: None, out_of_sight: str
) -> None:
    """First it is drawn as it was: with the colour it had before a conquest that was not seen."""
    board = board_of(land, looking(land), Theme())
    board.zoom(3, RECT.topleft)
    board.update(1000)
    surface = pygame.Surface(RECT.size)
    for way in ((-3000, 0), (0, -3000), (3000, 0), (0, 3000)):  # all has been seen once
        board.pan(*way)
        board.draw(surface)
    one, two = (place.key for place in land.territories[:2])
    for source, target in ((one, two), (two, out_of_sight)):
        board.show(conquered(board.look, source, target))
        board.update(1000)
    board.show(conquered(board.look, one, two))
    board.update(16)
    board.pan(-200, -200)
    board.draw(surface)
    assert not difference(picture(board), picture(as_at_once(board)))


@pytest.mark.parametrize("way", [(-1, 0), (0, -1)])
def test_what_stands_on_the_map_is_dragged_along_pixel_by_pixel(land: TerritoryMap, way: tuple[int, int]) -> None:
    """What is drawn anew at another place is what was moved there: half a pixel falls to the same side everywhere."""
    board = board_of(land, looking(land), Theme())
    board.zoom(3, RECT.center)
    board.pan(0, -200)
    before = picture(board)
    board.pan(*way)
    after = picture(as_at_once(board))
    before.scroll(*way)
    kept = RECT.move(way).clip(RECT)
    assert not difference(after.subsurface(kept), before.subsurface(kept))
