"""The clans' lesson, followed to its end: where its sheet lies at each question, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.desktop import commands as c
from game.desktop import saves
from game.desktop.app import App
from game.desktop.scenes.new_match import NewMatch
from game.desktop.scenes.table import TableScene
from game.desktop.tables.bubble import Bubble
from game.desktop.tables.course import Course
from game.desktop.tables.lesson import Lesson
from game.desktop.tables.registry import lessons_of
from game.desktop.theme import Theme, fitting_scale
from game.desktop.widgets.base import Action
from game.kernel.match import Match
from game.titles.skye.kinds import KINDS
from game.titles.skye.naming import VERBS
from tests.desktop.table_driver import Person
from tests.desktop.tables.skye.driver import FRAME_MS, make_scene
from tests.desktop.tables.skye.journey.driver import Wanderer

LESSONS = lessons_of("skye")
SIZES = [((1024, 640), None), ((1280, 720), None), ((1920, 1080), None), ((1024, 640), 2.0)]
MOST_FRAMES = 4000


class Pupil(Wanderer):
    """Notes which steps were shown, those over a page on which points are counted too."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.shown: set[int] = set()

    def frame(self, ms: int = FRAME_MS, draw: bool = False) -> bool:
        changed = Person.frame(self, ms, draw)
        bubble = self.scene.overlays.bubble
        tells = bubble is not None and bubble.course.shown and bubble.course.step.tells
        if bubble is not None and bubble.course.shown:
            self.shown.add(bubble.course.number)
        if self.scene.stage.holds and not tells:
            self.press(pygame.K_RETURN)
        return changed


def pupil(lesson: Lesson, size: tuple[int, int] = (1280, 720), scale: float | None = None) -> Pupil:
    scene = make_scene(Match(App._game(lesson.draft), lesson.draft.seed or 0), size)
    scene.layout(size, Theme(scale or fitting_scale(size)))
    scene.overlays.teach(lesson)
    return Pupil(scene)


def followed(person: Pupil) -> Iterator[tuple[Bubble, Course]]:
    """The sheet each time it has come to rest, to the end of the lesson; then what it says is done."""
    scene = person.scene
    while (bubble := scene.overlays.bubble) is not None and person.frames < MOST_FRAMES:
        for _ in range(4):
            person.frame()
        if scene.overlays.bubble is None:
            break
        yield bubble, bubble.course
        if bubble.course.shown and bubble.course.step.tells:
            person.press(pygame.K_RETURN)
        elif person.asked():
            person.choose_by_keys()
    assert scene.overlays.bubble is None, "the lesson comes to no end"


@pytest.mark.parametrize("key", LESSONS)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_sheet_never_covers_what_is_pressed(size: tuple[int, int], scale: float | None, key: str) -> None:
    lesson = LESSONS[key]
    person = pupil(lesson, size, scale)
    for bubble, course in followed(person):
        assert bubble.subject is None or not bubble.rect.colliderect(bubble.subject), course.words
        assert pygame.Rect((0, 0), size).contains(bubble.rect)
        if person.asked() and not scale:
            asked = [one for one in person.scene.stage.pressed()[:1] if bubble.rect.colliderect(one)]
            assert not asked, f"{course.words}: {bubble.rect} covers the question"
    assert person.shown == set(range(len(lesson.steps)))


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_it_speaks_of_questions_and_choices_that_there_are(lesson: Lesson) -> None:
    kinds = {kind.name for kind in KINDS}
    for step in lesson.steps:
        assert set(step.asked) | set(step.past) <= kinds
        assert set(step.made) <= set(VERBS)
    assert {kind for kind, _words in lesson.asides} <= kinds


def test_the_page_of_a_new_match_teaches_the_module_once_it_is_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    app = App()
    page = app.route(c.Goto("new_match", ("skye",)))
    assert isinstance(page, NewMatch)
    for on, key in ((0, "base"), (1, "journeyman")):
        page.draft = page.draft.with_option("journeyman", on)
        assert page.answer(Action("learn")) == c.Learn("skye", key)
    app.close()


def test_both_are_remembered_apart() -> None:
    assert len({lesson.key for lesson in LESSONS.values()}) == len(LESSONS)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_it_is_over_in_the_second_round(lesson: Lesson) -> None:
    person = pupil(lesson)
    for _bubble, _course in followed(person):
        pass
    assert person.scene.match.state.rounds == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_sheet_covers_neither_gold_nor_advice_nor_what_scores(size: tuple[int, int]) -> None:
    person = pupil(LESSONS["base"], size)
    person.scene.guide.toggle()
    for bubble, course in followed(person):
        places = person.stage.places
        kept = [places.ask, places.advice, places.scoring]
        kept += [places.hand] if person.asked() else []
        assert bubble.rect.collidelist(kept) < 0, course.words


def test_what_is_asked_about_tiles_points_at_the_tiles() -> None:
    person = pupil(LESSONS["base"])
    for bubble, course in followed(person):
        if course.shown and course.step.made and course.step.asked[0] in ("price", "buy"):
            tiles = [w.rect for w in person.scene.layer.walk() if w.key.startswith(("spot.screen.tile", "spot.market"))]
            assert bubble.subject is not None
            assert all(bubble.subject.contains(one) for one in tiles), course.words


def test_who_reads_what_was_counted_is_pointed_at_what_goes_on() -> None:
    person = pupil(LESSONS["base"])
    read = 0
    while (bubble := person.scene.overlays.bubble) is not None and person.frames < MOST_FRAMES and not read:
        Person.frame(person, FRAME_MS)
        if person.scene.stage.holds:
            for _ in range(4):
                Person.frame(person, FRAME_MS)
            assert bubble.course.at in ("ask", bubble.course.step.at)
            assert not bubble.rect.colliderect(person.stage.places.board)
            read += 1
        elif bubble.course.shown and bubble.course.step.tells:
            person.press(pygame.K_RETURN)
        elif person.asked():
            person.choose_by_keys()
    assert read


def test_no_pointer_lies_across_what_is_far_from_its_subject() -> None:
    person = pupil(LESSONS["base"])
    person.frame()
    bubble = person.scene.overlays.bubble
    assert bubble is not None
    bubble.subject, bubble.rect = pygame.Rect(900, 4, 160, 40), pygame.Rect(900, 70, 300, 100)
    assert bubble.points
    bubble.rect = pygame.Rect(900, 300, 300, 100)
    assert not bubble.points


def test_tooltips_lie_beside_the_sheet_of_a_lesson() -> None:
    person = pupil(LESSONS["base"])
    person.frame()
    scene = person.scene
    bubble, subject = scene.overlays.bubble, pygame.Rect(450, 300, 80, 80)
    assert bubble is not None
    free = scene.scenery._tip_place("Words", subject)
    bubble.rect = free.inflate(40, 20)
    assert not bubble.rect.colliderect(scene.scenery._tip_place("Words", subject))
