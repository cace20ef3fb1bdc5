"""Pages of stories: they list what came of a choice and what is asked for it, with symbols that can be drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import stories, told
from game.desktop.tables.witcher.stories import GLYPHS
from game.desktop.tables.witcher.views.glyphs import NAMES, glyph
from game.kernel.match import Match
from game.titles.witcher import events as e
from game.titles.witcher.frames import NUMBER
from tests.desktop.tables.witcher.driver import make_match, play_step


@pytest.mark.parametrize("event", GLYPHS, ids=lambda event: str(event.__name__))
def test_every_event_of_a_story_has_its_symbol(event: type) -> None:
    assert GLYPHS[event] in NAMES
    assert glyph(GLYPHS[event], 24).get_bounding_rect().w > 4


def pages(kind: str) -> Iterator[Match]:
    """Matches whose last step told a witcher what came of a story, and that ask the same witcher that next."""
    number = NUMBER[kind]
    for seed in range(1, 40):
        match = make_match("human:Ada,random", seed)
        while not match.over and len(match.steps) < 400:
            play_step(match)
            step, stack = match.steps[-1], match.state.stack
            if stories.worth_a_page(step, [step.seat]) and stack and stack[-1][:2] == (number, step.seat):
                yield match


@pytest.mark.parametrize("kind", ["gain", "trash", "raise"])
def test_what_a_story_asks_for_stands_on_its_page(kind: str) -> None:
    match = next(pages(kind))
    model = stories.result(match, match.steps[-1], match.seat, match.seat)
    asked = match.game.title.question(match.game.content, match.state)
    assert model.effects[-1].words == asked


def test_cards_drawn_at_the_end_of_the_turn_are_no_gift_of_the_story() -> None:
    seen = 0
    for match in pages("buy"):
        step = match.steps[-1]
        drawn = [one for one in step.events if isinstance(one, e.CardsDrawn) and one.seat == step.seat]
        if not drawn:
            continue
        model = stories.result(match, step, step.seat, step.seat)
        words = told.words(match, drawn[-1], seat_names(match))
        same = [one for one in drawn[:-1] if one.number == drawn[-1].number]
        assert [one.words for one in model.effects].count(words) == len(same)
        seen += 1
        if seen == 5:
            break
    assert seen
