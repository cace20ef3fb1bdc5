"""Areas that are to be drawn again are made one where that costs no more."""

from __future__ import annotations

import pygame

from game.desktop.kit.areas import gathered


def test_boxes_are_made_one_where_that_takes_no_more() -> None:
    one, beside, far = pygame.Rect(0, 0, 10, 10), pygame.Rect(8, 0, 10, 10), pygame.Rect(200, 90, 10, 10)
    assert gathered([one, far, beside]) == [far, pygame.Rect(0, 0, 18, 10)]


def test_boxes_that_meet_at_a_corner_stay_apart_and_empty_ones_are_left_out() -> None:
    wide, high = pygame.Rect(0, 0, 1000, 10), pygame.Rect(990, 0, 10, 700)
    assert gathered([wide, high, pygame.Rect(0, 90, 0, 0)]) == [wide, high]


def test_what_is_gathered_covers_all_boxes() -> None:
    boxes = [pygame.Rect(x * 7 % 90, x * 13 % 90, 5 + x % 11, 5 + x % 7) for x in range(40)]
    areas = gathered(boxes)
    assert all(any(area.contains(box) for area in areas) for box in boxes)
    assert len(areas) < len(boxes)
