"""The map keeps up with the match, however fast bots play: it is never more than a few frames behind."""

from __future__ import annotations

import pygame

from game.desktop.board.view import MOST_BEHIND
from game.desktop.theme import Theme
from tests.desktop.board.test_painting import RECT, board_of, conquered, land, looking, looks, picture  # noqa: F401
from tests.desktop.table_driver import lands, make_match, make_scene, play_step

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


def test_colours_painted_in_passing_are_replaced_when_the_work_is_done(land) -> None:  # type: ignore[no-untyped-def]  # noqa: F811
    """Looks that follow one another in each frame, the map dragged meanwhile: in the end all is as painted at once."""
    board = board_of(land, looking(land), Theme())
    board.zoom(3, RECT.center)
    board.update(1000)
    surface = pygame.Surface(RECT.size)
    keys = [one.key for one in land.territories]
    look = looking(land)
    for i in range(40):
        look = conquered(look, keys[i % 20], keys[i % 20 + 7])
        board.show(look)
        board.update(16, spare=i % 2 == 0)
        board.pan(-9 if i < 20 else 9, 5 if i % 2 else -5)
        board.draw(surface)
    other = board_of(land, look, Theme())
    other.zoom(3, RECT.center)
    other.camera.x, other.camera.y = board.camera.x, board.camera.y
    assert picture(board) == picture(other)
