"""The witchers' lesson, followed to its end: where its sheet lies at each question, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.desktop.app import App
from game.desktop.tables.bubble import Bubble
from game.desktop.tables.course import Course
from game.desktop.tables.registry import lessons_of
from game.desktop.theme import Theme, fitting_scale
from game.kernel.match import Match
from game.titles.witcher.words import WANDERING
from tests.desktop.tables.witcher.driver import Wanderer, make_scene

LESSON = lessons_of("witcher")["base"]
SIZES = [(1024, 640), (1152, 640), (1280, 720)]
MOST_FRAMES = 2000


def pupil(size: tuple[int, int] = (1152, 640)) -> Wanderer:
    scene = make_scene(Match(App._game(LESSON.draft), LESSON.draft.seed or 0), size)
    scene.layout(size, Theme(fitting_scale(size)))
    scene.overlays.teach(LESSON)
    return Wanderer(scene)


def followed(person: Wanderer) -> Iterator[tuple[Bubble, Course]]:
    """The sheet each time it has come to rest, to the end of the lesson; then what it says is done."""
    scene = person.scene
    while (bubble := scene.overlays.bubble) is not None and person.frames < MOST_FRAMES:
        for _ in range(4):
            person.frame()
        if scene.overlays.bubble is None:
            break
        yield bubble, bubble.course
        if bubble.course.shown and bubble.course.step.rest:
            person.press(pygame.K_y)
        elif bubble.course.shown and bubble.course.step.tells:
            person.press(pygame.K_RETURN)
        elif person.asked():
            person.press(pygame.K_g, pygame.KMOD_SHIFT)
    assert scene.overlays.bubble is None, "the lesson comes to no end"


@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_never_covers_what_is_pressed(size: tuple[int, int]) -> None:
    person, shown = pupil(size), set[int]()
    for bubble, course in followed(person):
        if course.shown:
            shown.add(course.number)
        if person.asked():
            covered = [one for one in person.scene.stage.pressed() if bubble.rect.colliderect(one)]
            assert not covered, f"{course.words}: {bubble.rect} covers {covered}"
        assert bubble.subject is None or not bubble.rect.colliderect(bubble.subject), course.words
        assert pygame.Rect((0, 0), size).contains(bubble.rect)
    assert max(shown) == len(LESSON.steps) - 1


def test_it_teaches_a_fight_and_ends_with_a_trophy_at_the_beginning_of_a_turn() -> None:
    person, fought = pupil(), False
    for _bubble, course in followed(person):
        asked = person.scene.match.state.fight is not None
        fought = fought or (asked and course.shown)
    state = person.scene.match.state
    assert fought
    assert state.seats[0].trophies
    assert state.fight is None
    assert person.scene.match.game.rules.kinds[state.stack[-1][0]].name == "wander"


def test_what_was_done_is_not_asked_for_again() -> None:
    person = pupil()
    for _bubble, _course in followed(person):
        state = person.scene.match.state
        if state.turn.acted and state.seats[0].place in state.turn.acted and ("end_wandering",) in legal(person):
            break
    assert ("act",) not in legal(person)
    scene = person.scene
    here = scene.match.game.content.place_names[scene.match.state.seats[0].place]
    assert scene.play.controller is not None
    question = scene.table.ask(scene.match, scene.play.controller).question
    assert question == WANDERING[True, False].format(place=here)


def legal(person: Wanderer) -> tuple[tuple[object, ...], ...]:
    return tuple(person.scene.match.options())


def test_no_step_about_a_question_is_shown_while_a_page_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    person = pupil()
    course = next(course for _bubble, course in followed(person) if course.shown and course.step.asked)
    said, number = course.words, course.number
    monkeypatch.setattr(type(person.scene.stage), "holds", property(lambda _stage: True))
    assert not course.shown
    assert course.words != said
    course.update()
    assert course.number == number
    bubble = person.scene.overlays.bubble
    assert bubble is not None
    assert not bubble.said().count
