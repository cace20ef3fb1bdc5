"""A question is never seen before what it speaks of, and what is not seen answers nothing."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.kit import allowance
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.scenes.table import TableScene
from tests.desktop.tables.skye.driver import Chieftain, make_match, make_scene, play_until
from tests.pictures import difference

SIZE = (1280, 720)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nothing is painted at once for having waited too long."""
    monkeypatch.setattr(allowance, "MOST_MS", 10**9)


def frames_until_asked(scene: TableScene, window: pygame.Surface) -> list[pygame.Surface]:
    """Pictures of slow frames until somebody is asked and all of it is seen."""
    out: list[pygame.Surface] = []
    while len(out) < 600 and (scene.play.controller is None or ALLOWANCE.owes):
        with ALLOWANCE.frame(0):
            scene.update(16)
            scene.redraw(window)
        out.append(window.copy())
    assert scene.play.controller is not None
    return out


def after_bots() -> tuple[TableScene, list[pygame.Surface]]:
    """Bots buy and build; then a person is asked, in slow frames."""
    match, window = make_match(), pygame.Surface(SIZE, 0, 32)
    play_until(match, "buy", seat=1)
    scene = make_scene(match, SIZE)
    scene.draw(window)
    return scene, frames_until_asked(scene, window)


def test_a_question_is_seen_only_with_all_that_it_speaks_of() -> None:
    scene, pictures = after_bots()
    ask, last = scene.places.ask, pictures[-1]
    first = next(n for n, one in enumerate(pictures) if not difference(one.subsurface(ask), last.subsurface(ask)))
    assert first > 3
    for one in pictures[first:]:
        assert not difference(one, last)


def test_a_click_where_the_last_question_is_seen_still_answers_nothing() -> None:
    match, window = make_match(), pygame.Surface(SIZE, 0, 32)
    play_until(match, "buy", seat=1)
    scene = make_scene(match, SIZE)
    scene.draw(window)
    person = Chieftain(scene)
    for _ in range(600):
        with ALLOWANCE.frame(0):
            scene.update(16)
            scene.redraw(window)
        if scene.play.controller is not None:
            break
    assert scene.scenery.turnover.waits
    steps = len(match.steps)
    for widget in [one for one in scene.layer.walk() if scene.places.ask.contains(one.rect)]:
        person.click(widget.rect.center)
    assert len(match.steps) == steps
    scene.draw(window)
    assert not scene.scenery.turnover.hides(scene.places.ask.center)
