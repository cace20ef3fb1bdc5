"""Every scene draws at every size, can be used by mouse and by keyboard alone, and answers with commands."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.desktop import commands as c
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes import models as m
from game.desktop.scenes.base import LayerScene, render
from game.desktop.scenes.chart_view import ChartView
from game.desktop.scenes.credits import Credits
from game.desktop.scenes.curtain import Curtain
from game.desktop.scenes.load import Load
from game.desktop.scenes.new_match import NewMatch
from game.desktop.scenes.result import Result
from game.desktop.scenes.rules import Rules
from game.desktop.scenes.settings import Settings
from game.desktop.scenes.title_page import TitlePage
from game.desktop.theme import Theme
from game.desktop.widgets.base import Widget
from game.desktop.widgets.field import TextField
from game.desktop.widgets.scroll import ScrollArea
from tests.pictures import difference

_SPEC = importlib.util.spec_from_file_location("scene_samples", Path(__file__).with_name("samples.py"))
assert _SPEC is not None
assert _SPEC.loader is not None
s: Any = importlib.util.module_from_spec(_SPEC)
sys.modules["scene_samples"] = s
_SPEC.loader.exec_module(s)

RULES = """# Ledger

Text with `RSK-VOC-02`, **strong** and *soft* words.

## 1. Words (VOC)

- `RSK-VOC-01` [house] Two territories are *adjacent*
  when the file says so.
- `RSK-VOC-02` [book] Portals are linked.

## 2. Table

| key | bonus |
| --- | --- |
| haafingar | 3 |
| the_rift | 4 |
- a plain item
""" + "\n".join(f"- `RSK-REI-{i:02}` [book] Clause {i} says something of middling length." for i in range(40))

SIZES = [
    ((1024, 640), 1.0),
    ((1024, 640), 2.0),
    ((1280, 720), 1.0),
    ((1920, 1080), 1.5),
    ((2560, 1440), 1.25),
]


def scenes() -> dict[str, LayerScene]:
    return {
        "title_page": TitlePage(s.TITLE_PAGE),
        "first_start": TitlePage(m.TitlePageModel(s.CARDS)),
        "new_match": NewMatch(s.NEW_MATCH),
        "result": Result(s.RESULT),
        "load": Load(s.LOAD),
        "load_nothing": Load(m.LoadModel(())),
        "rules": Rules(m.RulesModel("Skyrim", RULES)),
        "curtain": Curtain(s.CURTAIN),
        "credits": Credits(s.CREDITS),
        "settings": Settings(Keeper(first=Preferences(taught=("skyrim/chaos",)))),
    }


NAMES = list(scenes())


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def laid(scene: LayerScene, size: tuple[int, int] = (1920, 1080), scale: float = 1.0) -> LayerScene:
    pygame.display.init()
    scene.layout(size, Theme(scale))
    return scene


def widget(scene: LayerScene, name: str) -> Widget:
    found = scene.layer.find(name)
    assert found is not None, name
    return found


def click(scene: LayerScene, name: str, at: tuple[int, int] | None = None) -> c.Command | None:
    area = next((a for a in scene.layer.walk() if isinstance(a, ScrollArea)), None)
    target = widget(scene, name)
    if area and target.clip:
        area.reveal(target.rect)
    pos = at or target.rect.center
    answers = [
        scene.handle(event)
        for event in (
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        )
    ]
    return next((answer for answer in answers if answer), None)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_every_scene_fills_every_window(name: str, size: tuple[int, int], scale: float) -> None:
    sheet = render(scenes()[name], size, scale)
    assert sheet.get_size() == size
    assert len({sheet.get_at((x, y))[:3] for x in range(0, size[0], 64) for y in range(0, size[1], 64)}) > 20


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_that_can_be_used_lies_outside_or_under_another(
    name: str, size: tuple[int, int], scale: float
) -> None:
    scene = laid(scenes()[name], size, scale)
    window = pygame.Rect((0, 0), size)
    stops = [w for w in scene.layer.walk() if w.can_focus()]
    assert stops or name == "load_nothing"
    for stop in stops:
        scene.layer.focus(stop)
        view = window if stop.clip is None else stop.clip.clip(window)
        seen = stop.rect.clip(view)
        assert seen.w == stop.rect.w
        assert seen.h >= min(stop.rect.h, view.h - scene.theme.px(40))
        others = [w for w in stops if w is not stop and w.clip is stop.clip and not isinstance(w, ScrollArea)]
        if not isinstance(stop, ScrollArea):
            assert stop.rect.collidelist([w.rect for w in others]) < 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 2.0), ((1280, 720), 1.0)])
def test_the_keyboard_shows_where_it_is(name: str, size: tuple[int, int], scale: float) -> None:
    """With the ring and without it are two pictures that are plainly not the same all along the control."""
    scene = laid(scenes()[name], size, scale)
    met: set[str] = set()
    for _ in range(40):
        scene.handle(key(pygame.K_TAB))
        stop = scene.layer.focused
        if stop is None or stop.key in met:
            continue
        met.add(stop.key)
        scene.update(1000)
        ringed, plain = pygame.Surface(size), pygame.Surface(size)
        scene.draw(ringed)
        stop.ring = False
        scene.update(1000)
        scene.draw(plain)
        stop.ring = True
        same = pygame.mask.from_threshold(ringed, (0, 0, 0), (50, 50, 50, 255), plain).count()
        assert size[0] * size[1] - same >= stop.rect.clip(stop.clip or stop.rect).w, stop.key
    assert met or name == "load_nothing"


@pytest.mark.parametrize("name", NAMES)
def test_two_pictures_of_a_scene_are_the_same(name: str) -> None:
    one, two = (render(scenes()[name], (1280, 720)) for _ in range(2))
    assert not difference(one, two)


@pytest.mark.parametrize("name", NAMES)
def test_at_rest_nothing_is_drawn(name: str) -> None:
    scene = laid(scenes()[name])
    scene.update(500)
    scene.update(0)
    assert not any(scene.update(16) for _ in range(30))
    far = pygame.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0))
    scene.handle(far)
    assert not scene.update(16)


@pytest.mark.parametrize("name", NAMES)
def test_tab_goes_around(name: str) -> None:
    scene = laid(scenes()[name], (1280, 720))
    met = set()
    for _ in range(60):
        scene.handle(key(pygame.K_TAB))
        if scene.layer.focused:
            met.add(scene.layer.focused.key)
    groups = {w.group or w.key for w in scene.layer.walk() if w.can_focus()}
    assert len(met) >= len(groups)


# -- title page ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("continue", c.ContinueMatch()),
        ("card.skyrim", c.Goto("new_match", ("skyrim",))),
        ("load", c.Goto("load")),
        ("rules", c.Goto("rules")),
        ("settings", c.Goto("settings")),
        ("credits", c.Goto("credits")),
        ("quit", c.Quit()),
    ],
)
def test_the_title_page_leads_on(name: str, command: c.Command) -> None:
    scene = laid(TitlePage(s.TITLE_PAGE))
    assert click(scene, name) == command
    scene.layer.focus_key(name)
    assert scene.handle(key(pygame.K_RETURN)) == command


def test_games_that_are_not_there_yet_do_nothing() -> None:
    scene = laid(TitlePage(s.TITLE_PAGE))
    assert click(scene, "card.skye") is None
    assert not scene.layer.focus_key("card.witcher")


def test_enter_continues_or_opens_the_first_game() -> None:
    assert laid(TitlePage(s.TITLE_PAGE)).handle(key(pygame.K_RETURN)) == c.ContinueMatch()
    first = laid(TitlePage(m.TitlePageModel(s.CARDS)))
    assert first.handle(key(pygame.K_RETURN)) == c.Goto("new_match", ("skyrim",))
    assert first.handle(key(pygame.K_ESCAPE)) is None


# -- new match ----------------------------------------------------------------------------------------
def new_match(size: tuple[int, int] = (1920, 1080), scale: float = 1.0) -> NewMatch:
    scene = NewMatch(s.NEW_MATCH)
    laid(scene, size, scale)
    return scene


def test_one_press_begins_a_sensible_match() -> None:
    assert new_match().handle(key(pygame.K_RETURN)) == c.StartMatch(s.DRAFT)


@pytest.mark.parametrize("event", [key(pygame.K_F9), key(pygame.K_RETURN, pygame.KMOD_CTRL)])
@pytest.mark.parametrize("where", ["name.stormcloak", "option.max_rounds", "back"])
def test_a_match_begins_from_anywhere(event: pygame.Event, where: str) -> None:
    scene = new_match()
    scene.layer.focus_key(where)
    assert scene.handle(event) == c.StartMatch(s.DRAFT)


def test_enter_in_a_name_goes_on_to_the_next_field_and_from_the_last_to_begin() -> None:
    scene = new_match()
    scene.layer.focus_key("name.stormcloak")
    met = []
    for _ in range(9):
        assert scene.handle(key(pygame.K_RETURN)) is None
        met.append(scene.layer.focused.key if scene.layer.focused else "")
        if met[-1] == "begin":
            break
    assert met[-2:] == ["seed", "begin"]
    assert all(one.startswith("name.") for one in met[:-2])


def test_home_on_a_seat_scrolls_no_other_panel_and_nothing_lies_below_begin() -> None:
    scene = new_match((1280, 720), 1.0)
    modes = widget(scene, "modes")
    assert isinstance(modes, ScrollArea)
    assert modes.most
    modes.scroll_to(modes.most)
    scene.layer.focus_key("who.orc")
    scene.handle(key(pygame.K_HOME))
    assert modes.offset == modes.most
    scene.layer.focus_key("begin")
    for _ in range(3):
        scene.handle(key(pygame.K_DOWN))
    assert scene.layer.focused is widget(scene, "begin")


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_a_match_is_set_up_by_keyboard_alone(size: tuple[int, int], scale: float) -> None:
    scene = new_match(size, scale)
    scene.layer.focus_key("who.orc")
    scene.handle(key(pygame.K_LEFT))
    assert scene.layer.focused is widget(scene, "who.orc")
    scene.layer.focus_key("level.orc")
    scene.handle(key(pygame.K_LEFT))
    scene.layer.focus_key("mode.civil-war")
    scene.handle(key(pygame.K_SPACE))
    scene.layer.focus_key("option.unit_limit")
    scene.handle(key(pygame.K_SPACE))
    scene.layer.focus_key("option.max_rounds")
    scene.handle(key(pygame.K_HOME))
    scene.layer.focus_key("seed")
    scene.handle(pygame.Event(pygame.TEXTINPUT, text="7 204x118"))
    scene.layer.focus_key("begin")
    command = scene.handle(key(pygame.K_RETURN))
    assert isinstance(command, c.StartMatch)
    draft = command.draft
    assert draft.seats[4] == m.SeatDraft("orc", "bot", "", "random")
    assert (draft.mode, draft.seed) == ("civil-war", 7204118)
    assert draft.options == (("max_rounds", 10), ("unit_limit", 1))


def test_typing_a_name_keeps_the_caret_and_an_empty_one_stays_so_in_every_language() -> None:
    scene = new_match()
    scene.layer.focus_key("name.stormcloak")
    for letter in "Æsa":
        scene.handle(pygame.Event(pygame.TEXTINPUT, text=letter))
    assert scene.draft.seats[0].name == "Æsa"
    field = widget(scene, "name.stormcloak")
    assert isinstance(field, TextField)
    assert field.caret == 3
    for _ in range(3):
        scene.handle(key(pygame.K_BACKSPACE))
    scene.layer.focus_key("begin")
    command = scene.handle(key(pygame.K_RETURN))
    assert isinstance(command, c.StartMatch)
    assert command.draft.seats[0].name == ""  # the table then calls the seat by its faction


def test_what_cannot_begin_says_why() -> None:
    scene = new_match()
    for faction in ("imperial", "forsworn", "thalmor"):
        scene.layer.focus_key(f"who.{faction}")
        scene.handle(key(pygame.K_RIGHT))
    begin = widget(scene, "begin")
    assert not begin.enabled
    assert begin.tooltip == "A match needs two seats at least."
    assert click(scene, "begin") is None
    scene.layer.focus_key("who.orc")
    scene.handle(key(pygame.K_LEFT))
    assert widget(scene, "begin").enabled


def test_the_seed_is_left_to_chance_again() -> None:
    scene = new_match()
    scene.layer.focus_key("seed")
    scene.handle(pygame.Event(pygame.TEXTINPUT, text="42"))
    assert scene.draft.seed == 42
    click(scene, "chance")
    assert scene.draft.seed is None
    assert scene.handle(key(pygame.K_ESCAPE)) == c.Back()


# -- result -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_result_leads_on(size: tuple[int, int], scale: float) -> None:
    scene = laid(Result(s.RESULT), size, scale)
    assert scene.handle(key(pygame.K_RETURN)) == c.Watch(0)  # one press too many begins nothing
    assert click(scene, "title") == c.Goto("title_page")
    assert scene.handle(key(pygame.K_ESCAPE)) == c.Goto("title_page")


def test_the_chart_is_read_round_by_round() -> None:
    scene = laid(Result(s.RESULT))
    scene.draw(pygame.Surface((1920, 1080)))
    scene.layer.focus_key("chart")
    chart = widget(scene, "chart")
    assert isinstance(chart, ChartView)
    for _ in range(3):
        scene.handle(key(pygame.K_LEFT))
    assert chart.at == 11
    scene.draw(pygame.Surface((1920, 1080)))


# -- load ---------------------------------------------------------------------------------------------
def test_a_save_is_loaded_by_click_key_or_two_clicks() -> None:
    scene = laid(Load(s.LOAD))
    assert scene.handle(key(pygame.K_RETURN)) == c.LoadMatch(Path("/saves/one.skald"))
    scene.handle(key(pygame.K_DOWN))
    assert click(scene, "load") == c.LoadMatch(Path("/saves/two.skald"))


def test_a_broken_save_says_why_and_cannot_be_loaded() -> None:
    scene = laid(Load(s.LOAD))
    scene.handle(key(pygame.K_DOWN))
    scene.handle(key(pygame.K_DOWN))
    assert scene.handle(key(pygame.K_RETURN)) is None
    assert not widget(scene, "load").enabled
    assert "line 12" in widget(scene, "load").tooltip
    assert scene.handle(key(pygame.K_ESCAPE)) == c.Back()


# -- rules, curtain, credits --------------------------------------------------------------------------
def test_the_rules_open_at_a_clause_and_at_a_section() -> None:
    scene = Rules(m.RulesModel("Skyrim", RULES, "RSK-REI-20"))
    laid(scene, (1280, 720))
    sheet = widget(scene, "text")
    assert isinstance(sheet, ScrollArea)
    deep = sheet.offset
    assert deep > 400
    click(scene, "section.0")
    assert 0 < sheet.offset < deep
    assert not scene.show_clause("RSK-NO-1")
    assert scene.handle(key(pygame.K_ESCAPE)) == c.Back()


def test_the_curtain_goes_up_only_for_the_one_it_waits_for() -> None:
    scene = laid(Curtain(s.CURTAIN))
    assert scene.handle(key(pygame.K_ESCAPE)) is None
    assert scene.handle(key(pygame.K_RETURN)) == c.LiftCurtain(2)


def test_focus_and_scrolling_outlast_another_size() -> None:
    scene = new_match((1024, 640))
    scene.layer.focus_key("who.orc")
    area = widget(scene, "seats")
    assert isinstance(area, ScrollArea)
    before = area.offset
    assert before > 0
    scene.layout((1024, 650), Theme())
    assert scene.layer.focused is widget(scene, "who.orc")
    after = widget(scene, "seats")
    assert isinstance(after, ScrollArea)
    assert after.offset == before
