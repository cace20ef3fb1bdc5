"""The matches that teach, played: by mouse, by keyboard, all wrong; what points at what at all sizes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.desktop import commands as c
from game.desktop import saves
from game.desktop.app import App
from game.desktop.pages import page
from game.desktop.scenes.base import Scene
from game.desktop.scenes.new_match import NewMatch
from game.desktop.scenes.table import TableScene
from game.desktop.scenes.title_page import TitlePage
from game.desktop.tables.bubble import Bubble
from game.desktop.tables.course import Course
from game.desktop.tables.lesson import Lesson
from game.desktop.tables.registry import lessons_of
from game.desktop.theme import Theme, fitting_scale
from game.kernel.match import Match
from game.titles.skyrim import frames as f
from game.titles.skyrim.kinds import KINDS
from game.titles.skyrim.naming import VERBS
from tests.bots.skyrim.table import laid_out
from tests.desktop.table_driver import FRAME_MS, Person, laid, make_scene

LESSONS = lessons_of("skyrim")
MODES = tuple(LESSONS)
SIZES = [
    ((1280, 720), None),
    ((1728, 918), None),
    ((1366, 768), None),
    ((1920, 1080), None),
    ((2560, 1440), None),
    ((1024, 640), None),
    ((1024, 640), 2.0),
]
MOST_FRAMES = 6000


def match_of(lesson: Lesson) -> Match:
    return Match(App._game(lesson.draft), lesson.draft.seed or 0)


def taught(mode: str, size: tuple[int, int] = (1280, 720), scale: float | None = None) -> TableScene:
    scene = make_scene(match_of(LESSONS[mode]), size)
    scene.layout(size, Theme(scale or fitting_scale(size)))
    scene.overlays.teach(LESSONS[mode])
    return scene


class Pupil(Person):
    """Does what the lesson says; chooses what is advised where it says nothing."""

    @property
    def bubble(self) -> Bubble | None:
        return self.scene.overlays.bubble

    @property
    def course(self) -> Course:
        assert self.bubble is not None
        return self.bubble.course

    def settle(self) -> None:
        """Until nothing is under way and advice has come."""
        for _ in range(4):
            self.frame()

    def key_of(self, name: str) -> pygame.Rect:
        assert self.bubble is not None
        widget = self.bubble.layer.find(name)
        assert widget is not None
        return widget.rect

    def follow_by_mouse(self) -> None:
        """The next thing to do."""
        if self.bubble and self.course.shown and self.course.step.tells:
            self.frame(400)
            self.click(self.key_of("rest" if self.course.step.rest else "next").center)
        elif self.asked():
            self.choose_advised_by_mouse()

    def choose_advised_by_mouse(self) -> None:
        scene, reason = self.scene, self.scene.guide.reason
        if reason is None or scene.play.controller is None:
            return
        self.frame(400)
        controller = scene.play.controller
        path = controller.path(reason.option)
        if controller.pointed != list(path[: len(controller.pointed)]):
            self.press(pygame.K_BACKSPACE)
            return
        target = next(one for one in path[len(controller.pointed) :])
        if target.domain == "territory":
            self.click(scene.board.window_point(scene.table.key_of(target)))
        elif target.domain == "card" and reason.option[0] == "exchange":
            self.press(pygame.K_x)
        elif target.domain == "card":
            for _turn in range(5):
                if any(card.value == target.value for card in scene.hand.model.cards):
                    break
                self.press(pygame.K_c)
            rect = scene.hand.spot(int(target.value))
            self.click((rect.x + 6, rect.y + 8))
        elif target.domain in ("hero", "revive", "slot", "faces"):
            widget = scene.layer.find(f"point.{target.domain}.{target.value}")
            assert widget is not None
            self.click(widget.rect.center)
        elif target.domain == "number" and scene.layer.find(f"die.{target.value}") is None:
            scene.play.set_number(int(target.value))
            scene.refresh()
            self.click(self.button(target).center)
        else:
            self.click(self.button(target).center)

    def follow_by_keys(self) -> None:
        if self.bubble and self.course.shown and self.course.step.tells:
            self.press(pygame.K_y if self.course.step.rest else pygame.K_RETURN)
        elif self.asked():
            self.choose_by_keys()

    def learn(self, by_keys: bool = False) -> list[int]:
        """To the end of the lesson; the steps that were shown."""
        shown: list[int] = []
        while self.bubble is not None and self.frames < MOST_FRAMES:
            self.settle()
            if self.bubble is None:
                break
            if self.course.shown and self.course.number not in shown:
                shown.append(self.course.number)
            if by_keys:
                self.follow_by_keys()
            else:
                self.follow_by_mouse()
        assert self.bubble is None, f"stuck at step {self.course.number + 1}"
        return shown


@pytest.mark.parametrize("mode", MODES)
def test_a_lesson_is_well_written(mode: str) -> None:
    lesson = LESSONS[mode]
    kinds = {kind.name for kind in KINDS if kind.asks}
    assert len(lesson.steps) <= (20 if mode == "dovahkiin" else 10), "its turn has twice as much to it"
    assert lesson.key == f"skyrim/{mode}"
    assert match_of(lesson).seat == 0, "the person begins"
    for step in lesson.steps:
        assert {*step.asked, *step.past} <= kinds
        assert set(step.made) <= set(VERBS)
        assert not set(step.asked) & set(step.past)


@pytest.mark.parametrize("mode", MODES)
def test_the_rivals_of_a_lesson_are_easy(mode: str) -> None:
    assert {seat.level for seat in LESSONS[mode].draft.seats if seat.who == "bot"} == {"easy"}


def test_chaos_names_the_round_it_ends_after() -> None:
    lesson = LESSONS["chaos"]
    assert str(dict(lesson.draft.options)["max_rounds"]) in lesson.steps[0].words


def test_the_region_that_chaos_speaks_of_is_mostly_the_persons() -> None:
    match = match_of(LESSONS["chaos"])
    content = match.game.content
    named = next(step.at for step in LESSONS["chaos"].steps if step.at.startswith("region:"))
    lands = content.regions[content.region_keys.index(named.partition(":")[2])][1]
    held = sum(match.state.owner[land] == 0 for land in lands)
    assert len(lands) / 2 < held < len(lands)


@pytest.mark.parametrize("mode", MODES)
def test_the_whole_lesson_by_mouse(mode: str) -> None:
    scene = taught(mode)
    pupil = Pupil(scene)
    assert pupil.learn() == list(range(len(LESSONS[mode].steps)))
    assert scene.keeper.now.taught == (f"skyrim/{mode}",)
    assert not scene.match.over
    assert not scene.guide.forced
    made = len(scene.match.steps)
    pupil.press(pygame.K_g)
    for _ in range(10):
        pupil.settle()
        pupil.choose_advised_by_mouse()
    assert len(scene.match.steps) > made, "the match goes on"


@pytest.mark.parametrize("mode", MODES)
def test_the_whole_lesson_by_keyboard_alone(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = taught(mode)
    pupil = Pupil(scene, seed=2)
    monkeypatch.setattr(pupil, "click", None)
    shown = pupil.learn(by_keys=True)
    assert shown[0] == 0
    assert shown[-1] == len(LESSONS[mode].steps) - 1
    assert scene.keeper.now.taught == (f"skyrim/{mode}",)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_all_wrong(mode: str) -> None:
    """Other territories, undo, resizing, the menu, another panel: the lesson waits or moves on, nothing breaks."""
    scene = taught(mode)
    pupil = Pupil(scene, seed=7)
    surface, n = pygame.Surface((2560, 1440)), 0
    while pupil.bubble is not None and not scene.match.over and n < 130:
        n += 1
        pupil.settle()
        if n % 19 == 0:
            size = SIZES[n // 19 % len(SIZES)][0]
            scene.layout(size, Theme(fitting_scale(size)))
        if n % 7 == 0:
            pupil.press(pygame.K_u)
        if n % 11 == 0:
            pupil.press(pygame.K_ESCAPE)
            pupil.frame()
            pupil.press(pygame.K_ESCAPE)
        if n % 5 == 0:
            pupil.press(pygame.K_F2)
        if n % 13 == 0:
            pupil.press(pygame.K_n)
        if pupil.bubble and pupil.course.shown and pupil.course.step.tells and n % 3 == 0:
            pupil.press(pygame.K_RETURN)
        elif pupil.asked() and not scene.overlays.menu:
            pupil.frame(400)
            pupil.choose_by_keys()
        if n % 4 == 0:
            scene.draw(surface)
    assert pupil.bubble is None or pupil.course.number > 0
    if scene.overlays.menu:
        pupil.press(pygame.K_ESCAPE)
    if pupil.bubble is not None:
        pupil.press(pygame.K_q)
        pupil.frame()
        pupil.press(pygame.K_q)
        pupil.frame()
    assert scene.overlays.bubble is None
    assert scene.keeper.now.taught == (f"skyrim/{mode}",)
    scene.match.choose(scene.match.options()[0])


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_each_step_stands_in_the_window_and_off_its_subject(
    mode: str, size: tuple[int, int], scale: float | None
) -> None:
    scene = taught(mode, size, scale)
    pupil = Pupil(scene)
    window, seen = pygame.Rect((0, 0), size), 0
    while pupil.bubble is not None and pupil.frames < MOST_FRAMES:
        pupil.settle()
        bubble = pupil.bubble
        if bubble is None:
            break
        if pupil.course.shown:
            seen |= 1 << pupil.course.number
            assert window.contains(bubble.rect), pupil.course.words
            assert bubble.subject is not None, pupil.course.words
            assert window.contains(bubble.frame or window)
            assert bubble.frame is not None
            assert bubble.frame.w * bubble.frame.h < size[0] * size[1] / 5, pupil.course.words
            assert not bubble.rect.colliderect(bubble.subject), pupil.course.words
            for widget in bubble.layer.walk():
                assert bubble.rect.contains(widget.rect)
        if pupil.course.shown and pupil.course.step.tells:
            pupil.press(pygame.K_y if pupil.course.step.rest else pygame.K_RETURN)
        elif pupil.asked():
            controller, reason = scene.play.controller, scene.guide.reason
            if pupil.course.step.pointed and controller and not controller.pointed and reason:
                scene.point(controller.path(reason.option)[0])
            else:
                pupil.press(pygame.K_g, pygame.KMOD_SHIFT)
    assert seen == (1 << len(LESSONS[mode].steps)) - 1


@pytest.mark.parametrize("size", [(1728, 918), (1366, 768), (1024, 640)])
def test_the_first_frame_lies_about_the_standings_alone(size: tuple[int, int]) -> None:
    scene = taught("chaos", size)
    pupil = Pupil(scene)
    pupil.settle()
    assert pupil.bubble is not None
    assert pupil.bubble.frame is not None
    assert pygame.Rect((0, 0), size).contains(pupil.bubble.frame)
    assert scene.places.side.inflate(20, 20).contains(pupil.bubble.frame)
    assert not pupil.bubble.frame.colliderect(scene.board.map_rect())


@pytest.mark.parametrize("mode", MODES)
def test_who_is_attacked_meanwhile_is_told_how_to_defend(mode: str) -> None:
    scene = taught(mode)
    pupil, content = Pupil(scene), scene.match.game.content
    course = pupil.course
    course.number = len(LESSONS[mode].steps) - 1
    told = course.words
    target = content.connected[20][0]
    lands = {20: (1, 9), target: (0, 5), 40: (2, 2)}
    laid = laid_out(scene.match.game, lands, (f.DEFEND, 0, 20, target, 3))
    laid.saga = scene.match.state.saga
    scene.match.state = laid
    scene.play.refresh()
    pupil.settle()
    assert pupil.asked()
    assert not course.shown
    assert course.words == dict(LESSONS[mode].asides)["defend"] != told


def test_others_play_briskly_while_a_lesson_waits() -> None:
    def passed(lesson: bool) -> int:
        """Milliseconds of the others' first turns."""
        scene = make_scene(match_of(LESSONS["chaos"]), speed="normal")
        if lesson:
            scene.overlays.teach(LESSONS["chaos"])
        pupil = Pupil(scene)
        while scene.match.seat == 0 or scene.match.state.stack[-1][0] == f.DEFEND:
            scene.update(FRAME_MS)
            scene.play.refresh()
            if pupil.asked():
                scene.play.choose(next(iter(scene.match.options()[::-1])))
        before = scene.clock
        while scene.match.seat == 1:
            scene.update(FRAME_MS)
        return scene.clock - before

    assert passed(True) < passed(False) / 2


def test_a_click_beside_the_sheet_is_the_tables_and_one_on_it_is_not() -> None:
    scene = taught("chaos")
    pupil = Pupil(scene)
    pupil.settle()
    assert pupil.bubble is not None
    covered = [key for key in scene.board.look.targets if pupil.bubble.rect.collidepoint(scene.board.window_point(key))]
    free = [key for key in scene.board.look.targets if key not in covered]
    pupil.frame(400)
    pupil.click((pupil.bubble.rect.x + 6, pupil.bubble.rect.y + 6))
    for key in covered:
        pupil.click(scene.board.window_point(key))
    assert not scene.match.steps
    pupil.click(scene.board.window_point(free[0]))
    assert scene.match.steps[-1].option[0] == "place"
    assert pupil.course.number == 0, "it only tells, and waits for Next"


def test_a_double_click_on_next_goes_one_step() -> None:
    scene = taught("chaos")
    pupil = Pupil(scene)
    pupil.settle()
    pupil.frame(400)
    pupil.click(pupil.key_of("next").center, times=2)
    pupil.frame()
    pupil.click(pupil.key_of("next").center)
    assert pupil.course.number == 1


def test_skipping_leaves_the_match_as_it_is() -> None:
    scene = taught("chaos")
    pupil = Pupil(scene)
    pupil.settle()
    pupil.frame(400)
    pupil.click(pupil.key_of("skip").center)
    pupil.frame(400)
    assert scene.overlays.bubble is not None, "it asks first"
    assert not pupil.course.over
    pupil.frame(400)
    pupil.click(pupil.key_of("leave").center)
    pupil.frame()
    assert scene.overlays.bubble is None
    assert not scene.match.steps
    assert scene.keeper.now.taught == ("skyrim/chaos",)


# -- the pages before a match, and the record ---------------------------------------------------------
@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    made = App()
    yield made
    made.close()


def opened(scene: Scene | None, size: tuple[int, int] = (1280, 720)) -> Scene:
    assert scene is not None
    scene.layout(size, Theme(1.0))
    scene.update(FRAME_MS)
    return scene


def click(scene: Scene, key: str) -> object:
    assert isinstance(scene, TitlePage | NewMatch)
    widget = scene.layer.find(key)
    assert widget is not None
    scene.layer.focus(widget)
    answer: object = None
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        answer = scene.handle(pygame.Event(kind, pos=widget.rect.center, button=1, touch=False)) or answer
    return answer


def test_a_new_user_is_offered_the_first_lesson_once(app: App) -> None:
    page_ = opened(app.title_page())
    assert click(page_, "learn") == c.Learn("skyrim", "chaos")
    assert click(page_, "learn.witcher") == c.Learn("witcher", "base")
    declined = click(page_, "decline")
    assert isinstance(declined, c.Decline)
    again = opened(app.route(declined))
    assert isinstance(again, TitlePage)
    assert again.layer.find("learn") is None
    assert app.keeper.now.taught == ("skyrim/chaos",)


def test_each_mode_can_be_learnt_from_its_new_match_page() -> None:
    scene = page("new_match", ("skyrim",))
    assert isinstance(scene, NewMatch)
    opened(scene, (1920, 1080))
    assert click(scene, "learn") == c.Learn("skyrim", "chaos")
    click(scene, "mode.civil-war")
    opened(scene, (1920, 1080))
    assert click(scene, "learn") == c.Learn("skyrim", "civil-war")


def test_a_lesson_is_a_match_like_any_other(app: App) -> None:
    """It is saved, and goes on without the lesson; rules and back do not end it."""
    table = laid(app, app.route(c.Learn("skyrim", "chaos")), (1280, 720))
    assert isinstance(table, TableScene)
    table.layout((1280, 720), Theme(1.0))
    assert table.overlays.bubble is not None
    pupil = Pupil(table)
    pupil.settle()
    pupil.press(pygame.K_RETURN)
    pupil.press(pygame.K_RETURN)
    rules = app.route(table.rules())
    assert rules is not table
    assert app.route(c.Back()) is table
    table.layout((1280, 720), Theme(1.0))
    pupil.settle()
    assert pupil.course.number == 2
    pupil.choose_by_keys()
    pupil.settle()
    assert pupil.course.number == 3
    made = len(table.match.steps)
    app.title_page()
    assert app.keeper.now.taught == ()
    again = laid(app, app.route(c.ContinueMatch()), (1280, 720))
    assert isinstance(again, TableScene)
    assert len(again.match.steps) == made
    assert again.overlays.bubble is None


# -- keys ---------------------------------------------------------------------------------------------
def test_the_sheet_names_the_keys_of_a_step_to_whoever_uses_them_alone() -> None:
    pupil = Pupil(taught("chaos"))
    pupil.settle()
    assert pupil.bubble is not None
    assert pupil.bubble.said().keys == ""
    told = set[str]()
    for _ in range(60):
        pupil.press(pygame.K_F12)
        pupil.settle()
        if pupil.bubble is None:
            break
        told.add(pupil.bubble.said().keys)
        if pupil.course.shown and pupil.course.step.tells:
            pupil.press(pygame.K_RETURN)
        elif pupil.asked():
            pupil.scene.guide.do_it()
    assert len(told - {""}) > 2
    if pupil.bubble is not None:
        pupil.send(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0)))
        assert pupil.bubble.said().keys == ""
