"""Pages of stories: what a choice brought has a symbol that can be drawn, and is read after what decided it."""

from __future__ import annotations

import pytest

from game.desktop.scenes.table import TableScene
from game.desktop.tables.witcher.stories import GLYPHS
from game.desktop.tables.witcher.views.glyphs import NAMES, glyph
from game.desktop.tables.witcher.views.poker import PokerModel
from game.desktop.tables.witcher.views.story import StoryModel
from game.kernel.match import Match
from game.titles.witcher.frames import NUMBER
from tests.desktop.tables.witcher.driver import make_match, make_scene, play_step, witchers


@pytest.mark.parametrize("event", GLYPHS, ids=lambda event: str(event.__name__))
def test_every_event_of_a_story_has_its_symbol(event: type) -> None:
    assert GLYPHS[event] in NAMES
    assert glyph(GLYPHS[event], 24).get_bounding_rect().w > 4


def asked_about(key: str) -> Match:
    """A lone witcher who is asked about the story of that title."""
    match = make_match("human:Ada", 1)
    while match.state.stack[-1][0] != NUMBER["answer"]:
        play_step(match)
    sheets = match.game.content.stories.sheets
    kind, seat, _story = match.state.stack[-1]
    match.state.stack[-1] = (kind, seat, next(n for n, one in enumerate(sheets) if one.title == key))
    return match


def settle(scene: TableScene) -> None:
    scene.refresh()
    for _ in range(6):
        scene.update(400)


def test_what_dice_decide_in_a_story_is_read_after_them_and_under_its_title() -> None:
    scene = make_scene(asked_about("The Other Stair"))
    covers, title = witchers(scene).covers, "The Other Stair"
    settle(scene)
    asked = covers.view.model if covers.view else None
    assert isinstance(asked, StoryModel)
    scene.play.choose(("answer", 0))
    settle(scene)
    assert not covers.holds, "an empty page waits to be read before the dice"
    assert covers.kind == "poker"
    scene.play.choose(("reroll", 0))
    settle(scene)
    thrown, read = (page.model for page in covers.pages)
    assert isinstance(thrown, PokerModel)
    assert isinstance(read, StoryModel)
    assert thrown.other is not None
    assert thrown.other.won != thrown.mine.won
    assert thrown.title == read.title == title
    assert (read.picture, read.deck) == (asked.picture, asked.deck)
    assert read.text
    assert asked.text not in read.text
