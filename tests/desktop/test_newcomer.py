"""What a newcomer stumbled over, once: the map, the chronicle, the menu's tooltip, the window."""

from __future__ import annotations

import itertools
from pathlib import Path

import msgspec
import pygame
import pytest

from game.desktop import saves
from game.desktop.app import App
from game.desktop.beside import Work, at_once, within
from game.desktop.commands import ContinueMatch
from game.desktop.kit.charts import spread_out
from game.desktop.loop import SMALLEST, Stage
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes.laying import Laying
from game.desktop.tables.layout import make_layout
from game.desktop.theme import Theme
from game.kernel.record import RecordWriter
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import Person, lands, make_match, make_scene, play_step
from tests.desktop.test_table import sit, until_asked

WINDOW = (1728, 918)


def point(scene_pos: tuple[int, int], rel: tuple[int, int] = (0, 0), held: bool = False) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=scene_pos, rel=rel, buttons=(int(held), 0, 0))


def button(kind: int, pos: tuple[int, int]) -> pygame.Event:
    return pygame.Event(kind, pos=pos, button=1, touch=False)


def drag(person: Person, start: tuple[int, int], way: tuple[int, int]) -> None:
    end = (start[0] + way[0], start[1] + way[1])
    person.send(point(start), button(pygame.MOUSEBUTTONDOWN, start), point(end, way, True))
    person.send(button(pygame.MOUSEBUTTONUP, end))


# -- the menu's tooltip -------------------------------------------------------------------------------
def menu_tip_shows(person: Person) -> bool:
    for _ in range(20):
        person.frame(100)
    tip = person.scene.layer._tip
    return tip is not None and tip.key == "menu"


def open_menu(person: Person) -> None:
    rect = person.scene.layer.find("menu").rect  # type: ignore[union-attr]
    person.click(rect.center)
    assert person.scene.overlays.menu is not None


def test_the_menus_tooltip_does_not_show_under_the_open_menu() -> None:
    person = sit("human,random,random", 3)
    open_menu(person)
    assert not menu_tip_shows(person)


def test_the_menus_tooltip_stays_away_when_the_menu_was_left_by_one_of_its_buttons() -> None:
    person = sit("human,random,random", 3)
    open_menu(person)
    resume = person.scene.overlays.menu.find("resume")  # type: ignore[union-attr]
    assert resume is not None
    person.click(resume.rect.center)
    assert person.scene.overlays.menu is None
    assert not menu_tip_shows(person)


def test_the_menus_tooltip_stays_away_when_another_page_was_opened_from_there() -> None:
    person = sit("human,random,random", 3)
    open_menu(person)
    settings = person.scene.overlays.menu.find("settings")  # type: ignore[union-attr]
    assert settings is not None
    person.click(settings.rect.center)
    person.scene.leave()
    person.scene.layout(person.scene.size, person.scene.theme)
    assert not menu_tip_shows(person)


def test_the_menus_tooltip_shows_for_the_pointer_that_rests_there() -> None:
    person = sit("human,random,random", 3)
    rect = person.scene.layer.find("menu").rect  # type: ignore[union-attr]
    person.send(point(rect.center))
    assert menu_tip_shows(person)


# -- the map ------------------------------------------------------------------------------------------
def a_target(person: Person) -> str:
    until_asked(person, f.REINFORCE)
    return lands(person.scene).board.look.targets[0]


def test_a_drag_that_begins_on_land_moves_the_map_and_chooses_nothing() -> None:
    person = sit("human,random,random", 3)
    key, scene = a_target(person), person.scene
    before = len(scene.match.steps)
    scene.board.zoom(4, scene.board.window_point(key))
    person.frame()
    at, seen = scene.board.window_point(key), (scene.board.camera.x, scene.board.camera.y)
    drag(person, at, (-40, -30))
    assert (scene.board.camera.x, scene.board.camera.y) != seen
    assert len(scene.match.steps) == before
    assert scene.board.look.source == ""


def test_a_click_that_trembles_is_a_click_zoomed_or_not() -> None:
    for notches, way in ((0, (9, 2)), (4, (2, 2))):
        person = sit("human,random,random", 3)
        key, scene = a_target(person), person.scene
        if notches:
            scene.board.zoom(notches, scene.board.window_point(key))
        person.frame(400)
        before = (len(scene.match.steps), scene.play.version)
        drag(person, scene.board.window_point(key), way)
        assert (len(scene.match.steps), scene.play.version) != before


def test_a_button_shows_the_whole_map_while_a_part_is_seen() -> None:
    person = sit("human,random,random", 3)
    scene = person.scene
    until_asked(person)
    assert scene.layer.find("whole_map") is None
    scene.board.zoom(4, scene.places.board.center)
    person.frame(draw=True)
    whole = scene.layer.find("whole_map")
    assert whole is not None
    assert scene.places.board.contains(whole.rect)
    person.click(whole.rect.center)
    person.frame(draw=True)
    assert scene.board.camera.is_fitted()
    assert scene.layer.find("whole_map") is None


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("guided", [False, True])
def test_where_there_is_room_the_map_is_fitted_with_its_frame(scale: float, guided: bool) -> None:
    scene = make_scene(make_match(steps=60), WINDOW)
    theme = Theme(scale)
    places = make_layout(WINDOW, theme, scene.bars.ask, guided)
    lands(scene).board.place(places.board, theme, places.shows_all(theme))
    camera, (w, h) = scene.board.camera, lands(scene).board.board.size
    corners = [camera.to_window(x, y) for x in (0, w) for y in (0, h)]
    assert all(places.board.inflate(2, 2).collidepoint(x, y) for x, y in corners)


# -- the chronicle ------------------------------------------------------------------------------------
def scrolled_up(person: Person) -> None:
    scene = person.scene
    person.frame(draw=True)
    rect = scene.scenery.log_rect
    person.send(point(rect.center))
    person.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=5, precise_y=5.0, flipped=False))
    person.frame(draw=True)
    assert scene.scenery.chronicle.offset > 0


def long_told() -> Person:
    scene = make_scene(make_match("random,random,random", steps=200), (1920, 1080), paused=True)
    person = Person(scene)
    person.frame(400, draw=True)
    assert scene.scenery.chronicle.latest.w == 0
    return person


def test_a_mark_leads_to_the_end_of_the_chronicle() -> None:
    person = long_told()
    chronicle = person.scene.scenery.chronicle
    scrolled_up(person)
    assert person.scene.scenery.log_rect.contains(chronicle.latest)
    person.click(chronicle.latest.center)
    person.frame(draw=True)
    assert chronicle.offset == 0
    assert chronicle.latest.w == 0
    for _ in range(12):
        play_step(person.scene.match)
    person.frame(draw=True)
    assert chronicle.lines_at[-1][1] == person.scene.telling.lines[-1]


def test_what_is_read_stays_in_sight_while_more_is_told() -> None:
    person = long_told()
    chronicle = person.scene.scenery.chronicle
    scrolled_up(person)
    read, told = [line for _rect, line in chronicle.lines_at], len(person.scene.telling.lines)
    while len(person.scene.telling.lines) < told + 3:
        play_step(person.scene.match)
        person.frame(draw=True)
    assert [line for _rect, line in chronicle.lines_at] == read


def test_after_hurrying_the_chronicle_shows_its_end() -> None:
    person = long_told()
    scrolled_up(person)
    person.scene.onlookers.hurry()
    person.scene.onlookers.halt()
    person.frame(draw=True)
    assert person.scene.scenery.chronicle.offset == 0


# -- the result's chart -------------------------------------------------------------------------------
def test_names_at_the_ends_of_lines_stand_apart_and_above_the_axis() -> None:
    rows = spread_out([10, 300, 300, 300], 26, 300)
    assert rows[0] == 10
    assert max(rows) == 300
    assert all(b - a >= 26 for a, b in itertools.pairwise(rows))
    assert spread_out([10, 12, 200], 26, 300) == [10, 36, 200]


# -- the window ---------------------------------------------------------------------------------------
def stage_of(keeper: Keeper) -> Stage:
    app = App(keeper, autosave=False)
    return Stage(app.title_page(), app.route, keeper=keeper)


def test_the_windows_size_is_kept_until_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    path = tmp_path / "settings.json"
    stage = stage_of(Keeper(path))
    stage.keep_size()
    assert Keeper(path).now.window is None
    stage.window = pygame.display.set_mode((1100, 700), pygame.RESIZABLE)
    stage.keep_size()
    again = Keeper(path)
    assert again.now.window == (1100, 700)
    assert stage_of(again).window.get_size() == (1100, 700)


def test_a_window_is_never_larger_than_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 800)])
    stage = stage_of(Keeper(first=Preferences(window=(5000, 4000))))
    assert stage.window.get_size() == (1280, 800)


@pytest.mark.parametrize("size", [[SMALLEST[0] - 1, 700], [1200, SMALLEST[1] - 1], [1200], ["a", "b"], 7])
def test_a_window_of_no_size_is_told_and_left_out(size: object, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(msgspec.json.encode({"window": size, "guide": True}))
    keeper = Keeper(path)
    assert keeper.now.window is None
    assert keeper.now.guide
    assert "1024" in keeper.trouble
    assert "640" in keeper.trouble


def test_the_oak_is_shown_before_the_first_scene_is_laid() -> None:
    seen: list[bool] = []

    class Slow(Laying):
        def layout(self, size: tuple[int, int], theme: Theme) -> None:
            shown = pygame.display.get_surface()
            assert shown is not None
            seen.append(any(shown.get_at((x, size[1] // 2))[0] > 10 for x in range(0, size[0], 50)))
            super().layout(size, theme)

    pygame.display.quit()
    Stage(Slow("", iter(())), lambda _command: None, size=(1024, 640))  # type: ignore[arg-type]
    assert seen[0]


# -- laying the table ---------------------------------------------------------------------------------
def test_the_bar_is_not_full_before_the_table_is_laid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    match = make_match("human,random,random")
    writer = RecordWriter(match, saves.fresh_path(match))
    for _ in range(40):
        play_step(match)
    writer.close()
    app = App(autosave=False)
    try:
        laying = app.route(ContinueMatch())
        assert isinstance(laying, Laying)
        laying.layout((1024, 640), Theme())
        shares = []
        while laying.wish() is None:
            laying._step()
            shares.append(laying.share)
        assert shares == sorted(shares)
        assert shares[-2] < 1
    finally:
        app.close()


def test_a_part_of_a_longer_work_tells_its_part_and_gives_what_it_made() -> None:
    def work() -> Work[str]:
        yield 0.0
        yield 0.5
        return "made"

    part = within(work(), 0.4, 1.0)
    assert [next(part), next(part)] == [0.4, 0.7]
    assert at_once(within(work(), 0, 1)) == "made"
