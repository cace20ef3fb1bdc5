"""The small tracks beside the ground."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.tables.skye.journey import strip
from game.desktop.tables.skye.journey.models import StripModel, TrackRow
from game.desktop.theme import Theme


def test_a_row_says_what_it_asks_for_however_much_it_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(strip, "put", lambda _dst, _theme, words, *_more: said.append(words))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 150))
    row = TrackRow(
        "Herald", "track_herald", 6, 9, (), "a completed water and 8 gold", "require_complW",
        "5 points and 8 points each round", False, ("",),
    )  # fmt: skip
    view = strip.StripView(StripModel(None, (row, row, row), ()))
    view.place(pygame.Rect(0, 0, 320, 146), Theme())
    view.paint(pygame.Surface((320, 146)))
    assert said
    assert all(one.startswith(row.asks) for one in said)
