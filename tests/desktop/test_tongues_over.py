"""What lies over the table in a made-up language whose texts are a third longer: lessons, advice, questions, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.desktop.scenes.table import TableScene
from game.desktop.tables import question
from game.desktop.tables.base import Slip
from game.desktop.tables.skyrim.table import SkyrimTable
from game.desktop.theme import Theme
from game.desktop.widgets.layer import Layer
from game.kernel import texts
from game.kernel.texts import gettext as _
from tests.desktop.fitting import SIZES, Size, look_through, see
from tests.desktop.ink import plain_pictures, watching
from tests.desktop.table_driver import lands, make_match, make_scene, play_step
from tests.desktop.tables.test_lessons import LESSONS, MODES, MOST_FRAMES, Pupil, taught
from tests.desktop.test_tongues import PEOPLE, position
from tests.pseudo import pseudo_language

MOMENTS = ("reinforce", "place_units", "invade", "defend", "move_in", "maneuver", "maneuver_units")
FOUR = (SIZES[0], SIZES[1], SIZES[2], SIZES[4])


@pytest.fixture(autouse=True, scope="module")
def plain() -> Iterator[None]:
    with plain_pictures():
        yield


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    texts.use_language("en")
    yield
    texts.use_language("en")


def said(size: Size) -> str:
    return f"{size[0][0]}x{size[0][1]} at {size[1]:.0%}"


def laid(scene: TableScene, size: Size) -> None:
    scene.layout(size[0], Theme(size[1]))
    scene.update(0)
    scene.update(0)


# -- lessons ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", MODES)
def test_each_step_of_a_lesson_has_room_beside_its_subject_and_the_question(mode: str) -> None:
    with pseudo_language():
        scene = taught(mode)
        pupil, seen = Pupil(scene), set[int]()
        while pupil.bubble is not None and pupil.frames < MOST_FRAMES:
            pupil.settle()
            if pupil.bubble is not None and pupil.course.shown and pupil.course.number not in seen:
                seen.add(pupil.course.number)
                for size in FOUR:
                    laid(scene, size)
                    has_room(scene, f"{mode}, step {pupil.course.number + 1}, {said(size)}")
                laid(scene, FOUR[0])
            follow(pupil)
    assert seen == set(range(len(LESSONS[mode].steps)))


def follow(pupil: Pupil) -> None:
    """The next thing to do, by keyboard."""
    if pupil.bubble is None:
        return
    if pupil.course.shown and pupil.course.step.tells:
        pupil.press(pygame.K_y if pupil.course.step.rest else pygame.K_RETURN)
    elif pupil.asked():
        controller, reason = pupil.scene.play.controller, pupil.scene.guide.reason
        if pupil.course.step.pointed and controller and not controller.pointed and reason:
            pupil.scene.point(controller.path(reason.option)[0])
        else:
            pupil.press(pygame.K_g, pygame.KMOD_SHIFT)


def has_room(scene: TableScene, at: str) -> None:
    bubble = scene.overlays.bubble
    assert bubble is not None
    assert see(scene, at, over=True) == {}, at
    assert bubble.subject is not None, at
    assert pygame.Rect((0, 0), scene.size).contains(bubble.rect), at
    assert not bubble.rect.colliderect(bubble.subject), at
    if scene.theme.scale < 2 or scene.size[1] > 640:  # there a target in the middle of the map may leave no other room
        assert not bubble.rect.colliderect(scene.places.ask), f"the question is covered: {at}"
    with watching(scene.size) as ink:
        bubble.draw(pygame.Surface(scene.size))
    assert all(bubble.rect.contains(one.body) for one in ink.drawn), at


# -- advice -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", MOMENTS)
def test_advice_has_room_and_leaves_the_map_usable(kind: str) -> None:
    with pseudo_language():
        scene = make_scene(position(kind))
        scene.session.lift_curtain()
        scene.keeper.change(guide=True)
        for size in FOUR:
            laid(scene, size)
            scene.update(10)
            assert scene.guide.words
            cut = see(scene, f"advice at {kind}, {said(size)}")
            button = scene.layer.find("advised")
            assert button is not None
            if cut.keys() == {"guidebar.py:fitted"} and not scene.places.hand_lies:
                assert scene.guide.words in button.tooltip  # all of it is told there
                cut = {}
            assert cut == {}, said(size)
            w, h = size[0]
            assert scene.places.board.w * scene.places.board.h > 0.35 * w * h, said(size)


# -- the question before a slip -----------------------------------------------------------------------
def slips() -> dict[str, Slip]:
    """One of each kind that comes in a few matches."""
    found: dict[str, Slip] = {}
    for seed in range(3, 9):
        match = make_match(PEOPLE, seed, max_rounds=9)
        table = SkyrimTable(match.game)
        while not match.over:
            for option in match.options():
                slip = table.slip(match, match.seat, option)
                kind = slip.key.partition(" ")[0] if slip else ""
                if slip and len(slip.explain) > len(found[kind].explain if kind in found else ""):
                    found[kind] = slip
            play_step(match)
    return found


def test_the_questions_before_slips_have_room() -> None:
    with pseudo_language():
        found = slips()
        assert len(found) >= 4
        for kind, slip in found.items():
            for size in SIZES:
                layer = question.build(Theme(size[1]), size[0], slip, False)
                look_at(layer, size, f"{kind}, {said(size)}")


def look_at(layer: Layer, size: Size, at: str) -> None:
    with watching(size[0]) as ink:
        layer.draw(pygame.Surface(size[0]))
    assert ink.drawn, at
    assert ink.english == set(), at
    assert ink.cut == {}, at
    assert ink.out_of_sight() == [], at
    assert ink.over_one_another() == [], at
    assert ink.across_edges(layer) == [], at
    sheet = layer.widgets[0].rect
    assert all(sheet.contains(one.body) for one in ink.drawn), at


@pytest.mark.parametrize("sure", ["", "resign"])
def test_the_menu_has_room(sure: str) -> None:
    scene = make_scene(make_match(PEOPLE, steps=40))
    with pseudo_language():
        for size in SIZES:
            scene.layout(size[0], Theme(size[1]))
            scene.overlays.open_menu(sure)
            assert scene.overlays.menu is not None
            look_at(scene.overlays.menu, size, f"{sure}, {said(size)}")


# -- cards and slips over the board -------------------------------------------------------------------
def with_drawn_cards(n: int) -> TableScene:
    scene = make_scene(position("reinforce"))
    scene.session.lift_curtain()
    scene.update(0)
    cards = lands(scene).table.hand(scene.match, scene.match.seat)
    lands(scene).drawn.shown, lands(scene).drawn._left = cards[:n], 10**6
    return scene


def with_slip() -> TableScene:
    scene = make_scene(position("invade"))
    scene.session.lift_curtain()
    scene.slips.tell(_("All sounds are off. M turns them on again."))
    scene.slips.tell(_("This is a replay: play on from here to choose."))
    return scene


def refused() -> TableScene:
    """The longest sentence on why a land cannot be chosen, beside that land."""
    scene = make_scene(position("invade"))
    scene.session.lift_curtain()
    controller = scene.play.controller
    assert controller is not None
    keys = [land.key for land in lands(scene).table.board.territories]
    told = {scene.table.refusal(scene.match, controller, key): key for key in keys}
    words = max(told, key=len)
    scene.slips.tell_near(words, scene.board.subject(told[words]))
    scene.slips._near_left = 10**6
    return scene


OVER: dict[str, Callable[[], TableScene]] = {
    "one card": lambda: with_drawn_cards(1),
    "three cards": lambda: with_drawn_cards(3),
    "slips": with_slip,
    "refused": refused,
}


@pytest.mark.parametrize("name", OVER)
def test_what_lies_over_the_board_has_room(name: str) -> None:
    look_through(OVER[name], name, FOUR, over=True)


@pytest.mark.parametrize("kind", ["reinforce", "invade"])
def test_the_card_of_a_land_has_room_and_leaves_its_land_free(kind: str) -> None:
    """Those of which most is told, and those at the corners of the map."""
    with pseudo_language():
        scene = make_scene(position(kind))
        scene.session.lift_curtain()
        for size in FOUR:
            laid(scene, size)
            stage = lands(scene)
            board = stage.board
            keys = [land.key for land in board.board.territories]
            told = sorted(keys, key=lambda key: len(stage.told_of(key).words))
            for key in {*told[-2:], min(keys, key=lambda key: sum(board.window_point(key)))}:
                at = f"{key}, {said(size)}"
                scene.pointer.tip = (board.subject(key), scene.stage.told_of(key))
                assert see(scene, at, over=True) == {}, at
                card = scene.scenery._tip_rect
                assert pygame.Rect((0, 0), size[0]).contains(card), at
                assert not card.colliderect(board.subject(key)), at
                assert not card.colliderect(scene.places.ask), at
