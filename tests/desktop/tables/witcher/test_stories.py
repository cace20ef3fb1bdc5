"""Pages of stories: they list what came of a choice, after what decided it, and what is asked for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.desktop.scenes.table import TableScene
from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import stories, told
from game.desktop.tables.witcher.stories import GLYPHS
from game.desktop.tables.witcher.views.glyphs import NAMES, glyph
from game.desktop.tables.witcher.views.poker import PokerModel
from game.desktop.tables.witcher.views.story import StoryModel
from game.kernel.match import Match
from game.titles.witcher import deck_events as d
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
        drawn = [one for one in step.events if isinstance(one, d.CardsDrawn) and one.seat == step.seat]
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
