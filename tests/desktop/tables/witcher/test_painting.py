"""Painted a part a frame, the table and what lies over it look in the end as they do painted at once."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.desktop.kit import surfaces
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.scenes.table import TableScene
from game.desktop.tables.scenery import Scenery
from game.desktop.tables.views import Aim
from game.desktop.tables.witcher.desk import Desk
from game.desktop.tables.witcher.views.fight.scene import FightView
from tests.desktop.tables.witcher.driver import FRAME_MS, Wanderer, make_match, make_scene, play_step, witchers
from tests.desktop.tables.witcher.gallery import placed
from tests.pictures import Drawable, difference, drawn

SIZE = (1280, 720)
VIEWS = ("fight", "duel", "story", "result", "poker", "board", "monsters", "hand", "pool")


@pytest.fixture(autouse=True)
def nothing_owed() -> None:
    """As in a window that rests."""
    with ALLOWANCE.frame():
        pass


def frames(one: Drawable, sheet: pygame.Surface, most: int = 60) -> list[pygame.Surface]:
    """The pictures until nothing is owed, with no time for painting: a part a frame."""
    out = []
    for _ in range(most):
        with ALLOWANCE.frame(0):
            one.draw(sheet)
        out.append(sheet.copy())
        if not ALLOWANCE.owes:
            return out
    raise AssertionError(f"Something is owed after {most} frames.")


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_shows_nothing_until_it_is_whole(name: str) -> None:
    view, sheet = placed(name, SIZE, 1.0), surfaces.opaque(SIZE)
    shown = frames(view, sheet)
    assert all(not difference(one, surfaces.opaque(SIZE)) for one in shown[:-1])
    assert not difference(shown[-1], drawn(placed(name, SIZE, 1.0), SIZE))


@pytest.mark.parametrize("name", VIEWS)
def test_what_was_opened_anew_shows_nothing_of_before(name: str) -> None:
    view, sheet = placed(name, SIZE, 1.0), surfaces.opaque(SIZE)
    before = drawn(view, SIZE)
    view.forget()
    shown = frames(view, sheet)
    assert len(shown) > 1
    assert not difference(shown[0], surfaces.opaque(SIZE))
    assert not difference(shown[-1], before)


def test_a_fight_goes_on_a_part_a_frame() -> None:
    view, sheet = placed("fight", SIZE, 1.0), surfaces.opaque(SIZE)
    assert isinstance(view, FightView)
    view.draw(sheet)
    before = sheet.copy()
    model = replace(view.model, combo=view.model.combo[:1], tally=None, potions=(), turn="Their turn", question="Well?")
    view.show(model)
    view.point(Aim())
    painted = view.painted
    shown = frames(view, sheet)
    assert view.painted - painted == len(shown) - 1
    arena = view.places.arena
    assert difference(shown[1].subsurface(arena), before.subsurface(arena)), "the arena is painted first"
    other = placed("fight", SIZE, 1.0)
    other.show(model)
    other.point(Aim())
    assert not difference(shown[-1], drawn(other, SIZE))


def test_a_window_of_another_size_is_filled_at_once() -> None:
    for name in ("fight", "story"):
        view = placed(name, SIZE, 1.0)
        drawn(view, SIZE)
        view.place(pygame.Rect(0, 0, 1100, 640), view.given)
        with ALLOWANCE.frame(0):
            found = drawn(view, SIZE)
        assert not difference(found, drawn(view, SIZE))
        assert difference(found, surfaces.opaque(SIZE))


def play(scene: TableScene, sheet: pygame.Surface, steps: int) -> set[str]:
    """Bots play in frames without time for painting; what lay over the table meanwhile."""
    seen = set()
    until = len(scene.match.steps) + steps
    while len(scene.match.steps) < until and not scene.match.over:
        with ALLOWANCE.frame(0):
            scene.update(FRAME_MS)
            scene.draw(sheet)
        seen.add(witchers(scene).covered)
    return seen


@pytest.mark.parametrize("size", [SIZE, (1920, 1080)])
def test_a_table_on_which_bots_play_is_as_one_painted_at_once(size: tuple[int, int]) -> None:
    match, sheet = make_match("random,random,random", 5, 40), surfaces.opaque(size)
    scene = make_scene(match, size, "normal")
    seen = set[str]()
    for _ in range(6):
        seen |= play(scene, sheet, 25)
        scene.session.paused = True
        for _ in range(40):
            with ALLOWANCE.frame(0):
                scene.update(2000)
                scene.draw(sheet)
        assert not ALLOWANCE.owes
        other = make_scene(match, size, "normal")
        other.session.paused = True
        other.update(2000)
        assert not difference(sheet, drawn(other, size))
        scene.session.paused = False
    assert seen == {"", "fight"}


def test_a_button_under_the_hand_is_composed_alone_and_rightly() -> None:
    person = Wanderer(make_scene(make_match("human,random", 5)))
    scene, sheet = person.scene, surfaces.opaque(SIZE)
    person.frame(400, True)
    for widget in [one for one in scene.layer.walk() if one.enabled][:30]:
        pos = widget.rect.center
        person.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        scene.update(FRAME_MS)
        scene.draw(sheet)
        scene.scenery._around = None  # all is composed
        assert not difference(sheet, drawn(scene, SIZE))


def test_the_next_person_sees_nothing_of_what_the_last_one_held() -> None:
    person = Wanderer(make_scene(make_match("human,human", 5, 60), SIZE, "normal"))
    scene, sheet, lifted = person.scene, surfaces.opaque(SIZE), 0
    while lifted < 4:
        with ALLOWANCE.frame(0):
            scene.update(400)
            scene.draw(sheet)
        if scene.overlays.curtain:
            person.press(pygame.K_RETURN)
            assert not scene.overlays.curtain
            lifted += 1
            with ALLOWANCE.frame(0):
                scene.update(FRAME_MS)
                scene.draw(sheet)
            assert not difference(sheet, drawn(make_again(scene), SIZE))
        elif scene.stage.holds:
            person.press(pygame.K_RETURN)
        else:
            play_step(scene.match)
            scene.refresh()


def make_again(scene: TableScene) -> TableScene:
    """The same scene with nothing painted."""
    scene.scenery = Scenery(scene)
    witchers(scene).desk = Desk(witchers(scene))
    witchers(scene).covers._views.clear()
    scene.lay_again()
    return scene
