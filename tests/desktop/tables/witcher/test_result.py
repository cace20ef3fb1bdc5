"""The page at the end of a match of witchers: the curve and the moments tell of the same rounds."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.scenes.result import Result
from game.desktop.tables.witcher import result
from game.desktop.theme import Theme, fitting_scale
from game.desktop.widgets.scroll import ScrollArea
from game.kernel.match import Match
from tests.desktop.tables.witcher.driver import make_match


@pytest.fixture(scope="module")
def alone() -> Match:
    return make_match("human:Ada", 3, 100_000)


def test_the_curve_rises_in_the_rounds_of_the_moments(alone: Match) -> None:
    model = result.result_of(alone)
    values = model.series[0].values
    assert len(values) == alone.game.title.rounds(alone.state)[0] == len(model.axis.headings)
    rises = [model.axis.headings[n] for n in range(1, len(values)) if values[n] > values[n - 1]]
    assert rises[-len(model.moments) :] == [one.when for one in model.moments]
    assert values[-1] == alone.state.seats[0].track


def test_enter_once_too_often_begins_no_match(alone: Match) -> None:
    pygame.display.init()
    pygame.font.init()
    scene = Result(result.result_of(alone))
    scene.layout((1280, 720), Theme(1.0))
    assert scene.layer.focused is not None
    assert scene.layer.focused.key not in ("again", "seats")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_moments_are_seen_without_scrolling(size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.font.init()
    match = make_match("human:Ada,human:Bo", 3, 100_000, trophies=3)
    scene = Result(result.result_of(match))
    scene.layout(size, Theme(fitting_scale(size)))
    lines = [one for one in scene.layer.walk() if one.key == "watch"]
    assert len(lines) == len(scene.model.moments) > 2
    area = next(one for one in scene.layer.walk() if isinstance(one, ScrollArea))
    assert all(area.rect.contains(one.rect) for one in lines)
