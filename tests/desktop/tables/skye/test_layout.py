"""Where things lie on the clans' table, in any window and at any scale."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.tables.layout import ASK
from game.desktop.tables.skye.layout import make_layout
from game.desktop.tables.skye.views.grid import arrange
from game.desktop.theme import Theme
from tests.desktop.tables.skye.driver import Chieftain, clans, make_match, make_scene, play_until

WINDOWS = [
    ((1024, 640), 1.0), ((1280, 720), 1.0), ((1366, 768), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.25),
    ((1280, 720), 2.0), ((1920, 1080), 2.0), ((1024, 640), 2.0), ((2560, 1080), 1.0),
]  # fmt: skip


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize("ask", [ASK, 126])
def test_nothing_lies_outside_the_window_or_on_something_else(
    size: tuple[int, int], scale: float, guided: bool, ask: int
) -> None:
    places = make_layout(size, Theme(scale), ask, guided)
    window = pygame.Rect((0, 0), size)
    apart = [
        places.top,
        places.track,
        places.board,
        places.hand,
        places.ask,
        places.advice,
        places.scoring,
        places.tabs,
    ]
    apart += [] if places.floats else [places.sheet]
    seen = [one for one in apart if one.w and one.h]
    assert all(window.contains(one) for one in seen)
    assert all(not a.colliderect(b) for i, a in enumerate(seen) for b in seen[i + 1 :])
    assert bool(places.advice.h) == guided
    assert places.board.h >= size[1] * 0.25


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("kind", ["price", "buy", "build"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_control_lies_in_sight_and_can_be_pressed(
    size: tuple[int, int], scale: float, kind: str, seats: int
) -> None:
    match = make_match(",".join(["human:Oonagh of the Long Isles", *["random"] * (seats - 1)]), 9)
    play_until(match, kind, 3)
    person = Chieftain(make_scene(match, size, scale=scale))
    person.frame(400, True)
    scene = person.scene
    window = pygame.Rect((0, 0), size)
    for widget in scene.layer.walk():
        assert window.contains(widget.rect), widget.key
        assert min(widget.rect.size) >= 8, f"{widget.key}: {widget.rect}"
        if widget.enabled and widget.key.startswith(("spot.screen", "spot.market", "spot.build", "verb", "tab")):
            assert scene.layer.under(widget.rect.center) is widget, f"{widget.key} is covered"


def test_an_open_panel_of_a_narrow_window_lies_over_the_ground_and_goes_again() -> None:
    match = make_match("human,random,random", 9)
    play_until(match, "build", 2)
    person = Chieftain(make_scene(match, (1024, 640), scale=2.0))
    person.frame(400, True)
    for key, name in ((pygame.K_F3, "scoring"), (pygame.K_F2, "standings"), (pygame.K_F4, "chronicle")):
        person.press(key)
        person.frame(400, True)
        assert clans(person.scene).column.open_name == name
        assert person.scene.places.board.contains(clans(person.scene).open_rect())
        person.press(pygame.K_ESCAPE)
        person.frame(50, True)
        assert clans(person.scene).column.open_name == ""


@pytest.mark.parametrize("n", range(1, 6))
def test_sheets_lie_side_by_side(n: int) -> None:
    area = pygame.Rect(10, 20, 900, 500)
    sheets = arrange(n, area, 1.25, 8)
    assert len(sheets) == n
    assert all(area.contains(one) for one in sheets)
    assert all(not a.colliderect(b) for i, a in enumerate(sheets) for b in sheets[i + 1 :])
