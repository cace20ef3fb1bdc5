"""Where things lie on the table so that nothing that matters is hidden, and what tables owe to common code."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.beside import Work, at_once, beside
from game.desktop.board.look import BoardLook
from game.desktop.tables import menu, oddsbar, tipplace
from game.desktop.tables.lands import battle
from game.desktop.tables.registry import front_of, table_class
from game.desktop.tables.rest import Rest, Spot
from game.desktop.theme import Theme
from game.kernel.errors import BadSetup, SkaldError
from game.titles import TITLES
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import Person, lands, make_match, make_scene
from tests.pictures import difference, drawn

ROOM = pygame.Rect(0, 0, 800, 600)


def test_a_tooltip_covers_neither_subject_nor_legal_targets() -> None:
    subject, legal = pygame.Rect(400, 300, 60, 60), [pygame.Rect(480, 300, 90, 60), pygame.Rect(300, 300, 90, 60)]
    odds = pygame.Rect(380, 250, 112, 32)
    rect = tipplace.best((200, 120), subject, ROOM, tipplace.Around([subject, odds], legal, []))
    assert ROOM.contains(rect)
    assert rect.collidelist([subject, odds, *legal]) < 0


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_odds_cover_neither_their_target_nor_its_name(size: tuple[int, int]) -> None:
    scene = make_scene(make_match("human,random", 5), size)
    for land in lands(scene).table.board.territories:
        scene.board.aim = land.key
        piece, subject = scene.board.piece_rect(land.key), scene.board.subject(land.key)
        busy = scene.board.obstacles(land.key)
        rect = oddsbar.place(scene.theme, piece, subject, busy, scene.places.board)
        assert scene.places.board.contains(rect)
        assert not rect.colliderect(piece)


@pytest.mark.parametrize("n", [1, 4, 5, 9])
def test_slips_lie_apart_and_inside_the_window(n: int) -> None:
    scene = make_scene(make_match("human,random", 5), (1024, 640))
    assert scene.places.form == "slips"
    rects = scene.hand._slips(n)
    window = pygame.Rect(0, 0, 1024, 640)
    assert all(window.contains(rect) and rect.h >= 20 for rect in rects)
    assert all(rect.collidelist(rects[:i] + rects[i + 1 :]) < 0 for i, rect in enumerate(rects))


def test_the_set_up_runs_by_at_any_pace() -> None:
    scene = make_scene(make_match("random,random,random", 3, mode="civil-war"))
    assert scene.match.state.stack[-1][0] == f.CLAIM
    assert [scene.table.dwell_ms(scene.match, pace) <= 120 for pace in (0, 600, 1400)] == [True] * 3


def test_a_tooltip_says_who_holds_how_much() -> None:
    match = make_match("human:Ada,random", 5)
    table, content = lands(make_scene(match)).table, match.game.content
    land = content.keys[match.state.owner.index(0)]
    assert "You hold " in table.land(match, 0, land, "").words
    assert "You hold" not in table.land(match, -1, land, "").words


def test_every_title_has_a_table_and_a_front() -> None:
    for title in TITLES:
        front = front_of(title.info.key)
        known = {option.key for option in title.info.options} | set(title.info.modules)
        assert {option.key for option in front.options} <= known
        assert set(front.icons) <= {mode.key for mode in title.info.modes}
        assert table_class(title.info.key)


def test_a_title_without_a_table_is_refused_in_a_sentence() -> None:
    with pytest.raises(SkaldError, match="no table for 'nothing'"):
        front_of("nothing")


def test_only_a_part_that_says_something_else_is_painted_again() -> None:
    painted: list[str] = []
    rest, rect = Rest(), pygame.Rect(10, 10, 40, 20)

    def paint(_sheet: pygame.Surface, _rect: pygame.Rect) -> list[Spot]:
        painted.append("once more")
        return [(rect, "told")]

    rest.lay((320, 200), pygame.Rect(100, 20, 90, 90), Theme())
    for said in (1, 1, 2):
        assert rest.part("top", rect, said, paint) == [(rect, "told")]
    assert len(painted) == 2


def test_the_board_is_the_same_in_many_steps_as_in_one() -> None:
    match = make_match("human,random", 5)
    slow, quick = make_scene(match, (1024, 640)), make_scene(match, (1024, 640))
    look = lands(slow).table.look(match, None)
    target = next(iter(look.pieces))
    lit = BoardLook(dict(look.pieces), (target,), "", "", None, True)
    pictures = []
    for scene, frames, ms in ((slow, 400, 16), (quick, 2, 1000)):
        lands(scene).board.show(look)
        scene.board.update(1000)
        lands(scene).board.show(lit)
        for _ in range(frames):
            scene.board.update(ms)
        pictures.append(drawn(scene.board, (1024, 640)))
    assert not difference(*pictures)


def test_a_board_left_off_in_the_middle_still_ends_right() -> None:
    match = make_match("human,random", 5)
    scene = make_scene(match, (1024, 640))
    look = lands(scene).table.look(match, None)
    other = BoardLook({key: look.pieces[next(iter(look.pieces))] for key in look.pieces})
    pictures = []
    for left_off in (False, True):
        lands(scene).board.show(other)
        scene.board.update(16 if left_off else 1000)
        lands(scene).board.show(look)
        scene.board.update(1000)
        pictures.append(drawn(scene.board, (1024, 640)))
    assert not difference(*pictures)


def test_what_fails_beside_the_window_fails_where_it_is_waited_for() -> None:
    def deed() -> int:
        raise BadSetup("seats", "there are none")

    def work() -> Work[int]:
        return (yield from beside(deed))

    with pytest.raises(BadSetup):
        at_once(work())
    assert at_once(beside(lambda: 7)) == 7


def test_a_narrow_window_shows_the_dice_in_their_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = make_scene(make_match("human,random,random", 5, 200), (1024, 640), speed="normal", paused=True)
    assert lands(scene).table.battle(scene.match) is not None
    drawn: list[object] = []
    monkeypatch.setattr(battle, "fall", lambda *what: drawn.append(what))
    person = Person(scene)
    person.press(pygame.K_F3)
    person.frame(16, draw=True)
    assert len(drawn) == 1


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 2.0), ((1024, 640), 1.0), ((1280, 720), 1.5)])
@pytest.mark.parametrize("sure", ["", "Leave: my units become neutral"])
def test_the_menu_is_within_reach_in_every_window(size: tuple[int, int], scale: float, sure: str) -> None:
    layer = menu.build(Theme(scale), size, True, sure)
    stops = [w for w in layer.walk() if w.can_focus()]
    window = pygame.Rect((0, 0), size)
    assert len(stops) >= 2
    for stop in stops:
        layer.focus(stop)
        assert (stop.clip or window).clip(window).contains(stop.rect)
        assert stop.rect.h >= 36
        assert stop.rect.collidelist([w.rect for w in stops if w is not stop]) < 0


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 2.0), ((1024, 640), 1.0), ((1280, 720), 1.5)])
@pytest.mark.parametrize("steps", [0, 90, 200, 300])
def test_the_table_s_buttons_are_within_reach_in_every_window(size: tuple[int, int], scale: float, steps: int) -> None:
    match = make_match("human,human,normal,normal,normal", seed=5, steps=steps)
    scene = make_scene(match, size, speed="normal", paused=True)
    scene.session.lift_curtain()
    scene.layout(size, Theme(scale))
    scene.update(1000)
    window = pygame.Rect((0, 0), size)
    stops = [w for w in scene.layer.walk() if w.can_focus()]
    assert len(stops) >= 3
    for stop in stops:
        assert window.contains(stop.rect), stop.key
        assert not any(stop.rect.inflate(-2, -2).colliderect(w.rect) for w in stops if w is not stop), stop.key
        assert not scene.places.board.inflate(-4, -4).colliderect(stop.rect) or stop.key.startswith("tab."), stop.key
