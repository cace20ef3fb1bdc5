"""Slips of parchment: of many only the last lie there, and a click takes the one that it meets."""

from __future__ import annotations

import pygame

from game.desktop.tables.slips import Slips
from game.desktop.theme import Theme


def test_a_click_takes_the_slip_it_meets_also_where_more_are_waiting() -> None:
    pygame.font.init()
    slips, surface = Slips(), pygame.Surface((1280, 720))
    for words in ("first", "second", "third", "fourth"):
        slips.tell(words)
    slips.draw(surface, Theme(1.0), surface.get_rect())
    assert slips.click((640, 30))
    assert slips.shown() == ["first", "third", "fourth"]
