"""The loop draws only what changed, folds the mouse's motions and quits at once."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.desktop import commands as c
from game.desktop.loop import SMALLEST, Stage, folded, window_icon
from game.desktop.scenes.base import Scene
from game.desktop.theme import Theme


class Blank(Scene):
    """A scene that only keeps account."""

    def __init__(self) -> None:
        self.sizes: list[tuple[int, int]] = []
        self.drawn = self.pressed = 0
        self.changed = False
        self.left = False

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        self.sizes.append(size)

    def handle(self, event: pygame.Event) -> c.Command | None:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.pressed += 1
        if event.type == pygame.MOUSEBUTTONUP:
            return c.Goto("rules")
        if event.type != pygame.KEYDOWN:
            return None
        commands: dict[int, c.Command] = {pygame.K_q: c.Quit(), pygame.K_r: c.Goto("rules")}
        return commands.get(event.key)

    def update(self, dt_ms: int) -> bool:
        return self.changed

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1

    def leave(self) -> None:
        self.left = True


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


@pytest.fixture
def blank() -> Blank:
    return Blank()


@pytest.fixture
def other() -> Blank:
    return Blank()


@pytest.fixture
def stage(blank: Blank, other: Blank) -> Iterator[Stage]:
    yield Stage(blank, lambda command: other if command == c.Goto("rules") else None, (1280, 720))
    pygame.display.quit()


def test_motions_are_folded() -> None:
    moves = [pygame.Event(pygame.MOUSEMOTION, pos=(i, i), rel=(1, 1), buttons=(0, 0, 0)) for i in range(5)]
    out = folded([moves[0], moves[1], key(pygame.K_a), *moves[2:]])
    assert [e.type for e in out] == [pygame.MOUSEMOTION, pygame.KEYDOWN, pygame.MOUSEMOTION]
    assert (out[0].pos, out[0].rel, out[2].rel) == ((1, 1), (2, 2), (3, 3))


def test_at_rest_nothing_is_drawn(stage: Stage, blank: Blank) -> None:
    assert stage.frame(16, [])
    assert not any(stage.frame(16, []) for _ in range(10))
    blank.changed = True
    assert stage.frame(16, [])
    assert blank.drawn == 2


def test_commands_lead_to_scenes(stage: Stage, blank: Blank, other: Blank) -> None:
    stage.frame(16, [key(pygame.K_r)])
    assert stage.scene is other
    assert blank.left
    assert other.sizes == [(1280, 720)]
    stage.frame(16, [key(pygame.K_q), key(pygame.K_r)])
    assert not stage.running


def test_a_double_click_does_not_reach_the_next_scene(stage: Stage, blank: Blank, other: Blank) -> None:
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(50, 50), button=1, touch=False)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=(50, 50), button=1, touch=False)
    stage.frame(16, [down, up])
    assert stage.scene is other
    stage.frame(200, [down])
    assert other.pressed == 0
    stage.frame(16, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(500, 50), button=1, touch=False)])
    for _ in range(30):
        stage.frame(16, [])
    stage.frame(16, [down])
    assert (blank.pressed, other.pressed) == (1, 2)


def test_closing_the_window_ends_at_once(stage: Stage) -> None:
    stage.frame(16, [pygame.Event(pygame.QUIT)])
    assert not stage.running
    stage.run()
    assert not pygame.display.get_init()


def test_a_window_too_small_is_made_larger(stage: Stage, blank: Blank) -> None:
    pygame.display.set_mode((640, 400), pygame.RESIZABLE)
    stage.frame(16, [pygame.Event(pygame.VIDEORESIZE, size=(640, 400), w=640, h=400)])
    assert blank.sizes[-1] == SMALLEST


def test_the_scale_follows_the_window_or_the_person(stage: Stage) -> None:
    assert stage.theme.scale == 1
    stage.set_scale(1.5)
    assert stage.theme.scale == 1.5


def test_full_screen_and_back(stage: Stage, blank: Blank) -> None:
    stage.frame(16, [key(pygame.K_F11)])
    assert stage.fullscreen
    stage.frame(16, [key(pygame.K_F11)])
    assert not stage.fullscreen
    assert blank.sizes[-1] == (1280, 720)


def test_the_icon_is_square() -> None:
    assert window_icon(32).get_size() == (32, 32)
