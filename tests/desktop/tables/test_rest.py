"""What rests on the table: a part may wait for the next frame, the question with its buttons may not."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.tables.rest import Rest, Spot
from game.desktop.theme import Theme


@pytest.mark.parametrize("at_once", [False, True])
def test_only_what_is_painted_at_once_waits_for_no_other_frame(at_once: bool) -> None:
    rest, rect, painted = Rest(), pygame.Rect(0, 0, 100, 50), list[str]()

    def paint(_dst: pygame.Surface, _rect: pygame.Rect) -> list[Spot]:
        painted.append("")
        return []

    with ALLOWANCE.frame():
        pass  # nothing is owed from before
    rest.lay((200, 100), pygame.Rect(0, 0, 0, 0), Theme())
    with ALLOWANCE.frame():
        ALLOWANCE.use_up()
        rest.part("ask", rect, "another question", paint, at_once)
    assert bool(painted) == at_once
    assert rest.owes != at_once
