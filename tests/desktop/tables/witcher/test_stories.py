"""Pages of stories: what a choice brought has a symbol that can be drawn."""

from __future__ import annotations

import pytest

from game.desktop.tables.witcher.stories import GLYPHS
from game.desktop.tables.witcher.views.glyphs import NAMES, glyph


@pytest.mark.parametrize("event", GLYPHS, ids=lambda event: str(event.__name__))
def test_every_event_of_a_story_has_its_symbol(event: type) -> None:
    assert GLYPHS[event] in NAMES
    assert glyph(GLYPHS[event], 24).get_bounding_rect().w > 4
