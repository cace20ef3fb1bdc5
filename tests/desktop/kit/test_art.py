"""Painted pictures as the window takes them."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.kit.art import filling, picture


def test_a_picture_keeps_its_form_and_its_clear_ground() -> None:
    figure = picture("witcher", "figure_wolf", 60)
    assert figure.get_width() == 60
    assert figure.get_height() == pytest.approx(60 * 1.3, abs=1)
    assert figure.get_at((1, 1)).a == 0
    assert figure.get_at((30, 40)).a > 245
    assert picture("witcher", "figure_wolf", 60) is figure


@pytest.mark.parametrize("size", [(200, 60), (60, 200), (1300, 640), (1, 1)])
def test_a_scene_covers_every_size_without_bending(size: tuple[int, int]) -> None:
    assert filling("witcher", "scene_m304", size).get_size() == size


def test_a_scene_that_is_cut_keeps_its_middle() -> None:
    whole = picture("witcher", "scene_m304", 560)
    tall = filling("witcher", "scene_m304", (120, 320))
    middle = pygame.transform.average_color(tall)
    part = whole.subsurface(pygame.Rect(220, 0, 120, 320))
    expected = pygame.transform.average_color(part)
    assert all(abs(a - b) < 12 for a, b in zip(middle[:3], expected[:3], strict=True))
