"""The loop draws only what changed, folds the mouse's motions and quits at once."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.desktop import commands as c
from game.desktop.loop import SMALLEST, Stage, folded, window_icon
from game.desktop.preferences import FILE, Keeper, Preferences
from game.desktop.scenes.base import Scene
from game.desktop.scenes.settings import Settings
from game.desktop.theme import Theme
from tests.pictures import difference, drawn


class Blank(Scene):
    """A scene that only keeps account."""

    def __init__(self) -> None:
        self.sizes: list[tuple[int, int]] = []
        self.themes: list[Theme] = []
        self.deed: Callable[[], object] | None = None
        self.drawn = self.redrawn = self.pressed = 0
        self.changed = False
        self.left = False

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        self.sizes.append(size)
        self.themes.append(theme)

    def handle(self, event: pygame.Event) -> c.Command | None:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.pressed += 1
        if event.type == pygame.MOUSEBUTTONUP:
            return c.Goto("rules")
        if event.type != pygame.KEYDOWN:
            return None
        if self.deed:
            self.deed()
        commands: dict[int, c.Command] = {pygame.K_q: c.Quit(), pygame.K_r: c.Goto("rules")}
        return commands.get(event.key)

    def update(self, dt_ms: int) -> bool:
        return self.changed

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1
        surface.fill("#203040")

    def redraw(self, surface: pygame.Surface) -> None:
        self.redrawn += 1
        self.draw(surface)

    def leave(self) -> None:
        self.left = True


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


@pytest.fixture
def blank() -> Blank:
    return Blank()


@pytest.fixture
def other() -> Blank:
    return Blank()


@pytest.fixture
def stage(blank: Blank, other: Blank) -> Iterator[Stage]:
    yield Stage(blank, lambda command: other if command == c.Goto("rules") else None, (1280, 720))
    pygame.display.quit()


def test_motions_are_folded() -> None:
    moves = [pygame.Event(pygame.MOUSEMOTION, pos=(i, i), rel=(1, 1), buttons=(0, 0, 0)) for i in range(5)]
    out = folded([moves[0], moves[1], key(pygame.K_a), *moves[2:]])
    assert [e.type for e in out] == [pygame.MOUSEMOTION, pygame.KEYDOWN, pygame.MOUSEMOTION]
    assert (out[0].pos, out[0].rel, out[2].rel) == ((1, 1), (2, 2), (3, 3))


def test_at_rest_nothing_is_drawn(stage: Stage, blank: Blank) -> None:
    assert stage.frame(16, [])
    assert not any(stage.frame(16, []) for _ in range(10))
    blank.changed = True
    assert stage.frame(16, [])
    assert blank.drawn == 2


def test_commands_lead_to_scenes(stage: Stage, blank: Blank, other: Blank) -> None:
    stage.frame(16, [key(pygame.K_r)])
    assert stage.scene is other
    assert blank.left
    assert other.sizes == [(1280, 720)]
    stage.frame(16, [key(pygame.K_q), key(pygame.K_r)])
    assert not stage.running


def test_a_double_click_does_not_reach_the_next_scene(stage: Stage, blank: Blank, other: Blank) -> None:
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(50, 50), button=1, touch=False)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=(50, 50), button=1, touch=False)
    stage.frame(16, [down, up])
    assert stage.scene is other
    stage.frame(200, [down])
    assert other.pressed == 0
    stage.frame(16, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(500, 50), button=1, touch=False)])
    for _ in range(30):
        stage.frame(16, [])
    stage.frame(16, [down])
    assert (blank.pressed, other.pressed) == (1, 2)


def test_closing_the_window_ends_at_once(stage: Stage) -> None:
    stage.frame(16, [pygame.Event(pygame.QUIT)])
    assert not stage.running
    stage.run()
    assert not pygame.display.get_init()


def test_a_window_too_small_is_made_larger(stage: Stage, blank: Blank) -> None:
    pygame.display.set_mode((640, 400), pygame.RESIZABLE)
    stage.frame(16, [pygame.Event(pygame.VIDEORESIZE, size=(640, 400), w=640, h=400)])
    assert blank.sizes[-1] == SMALLEST


def test_the_scale_follows_the_window_or_the_person(stage: Stage, blank: Blank) -> None:
    assert stage.theme.scale == 1
    for code, scale in (
        (pygame.K_PLUS, 1.25), (pygame.K_KP_PLUS, 1.5), (pygame.K_EQUALS, 1.75), (pygame.K_EQUALS, 2),
        (pygame.K_PLUS, 2), (pygame.K_MINUS, 1.75),
    ):  # fmt: skip
        stage.frame(16, [key(code, pygame.KMOD_LCTRL)])
        assert stage.keeper.now.scale == blank.themes[-1].scale == scale
    stage.frame(16, [key(pygame.K_0, pygame.KMOD_RCTRL)])
    assert stage.keeper.now.scale is None
    assert blank.themes[-1].scale == 1


def test_those_keys_without_ctrl_are_the_scene_s(stage: Stage) -> None:
    for mod in (0, pygame.KMOD_SHIFT, pygame.KMOD_LCTRL | pygame.KMOD_RALT):
        stage.frame(16, [key(pygame.K_PLUS, mod)])
    assert stage.keeper.now.scale is None


def test_full_screen_and_back_is_kept(stage: Stage, blank: Blank) -> None:
    stage.frame(16, [key(pygame.K_F11)])
    assert stage.fullscreen
    assert stage.keeper.now.fullscreen
    stage.frame(16, [pygame.Event(pygame.KEYUP, key=pygame.K_F11, mod=0, unicode="")])
    stage.frame(16, [key(pygame.K_F11)])
    assert not stage.fullscreen
    assert not stage.keeper.now.fullscreen
    assert blank.sizes[-1] == (1280, 720)


def test_the_whole_screen_begins_at_its_corner_and_the_window_goes_back(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = [(120, 80)]
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: places[-1])
    monkeypatch.setattr(pygame.display, "set_window_position", places.append)
    stage.frame(16, [key(pygame.K_F11)])
    assert places[-1] == (0, 0)
    stage.frame(16, [pygame.Event(pygame.KEYUP, key=pygame.K_F11, mod=0, unicode="")])
    stage.frame(16, [key(pygame.K_F11)])
    assert places[-1] == (120, 80)


@pytest.mark.parametrize(
    ("change", "theme"),
    [
        ({"palette": "clear"}, Theme(1.0, "clear")),
        ({"patterns": True}, Theme(1.0, patterns=True)),
        ({"reduced_motion": True}, Theme(1.0, reduced=True)),
    ],
)
def test_what_a_person_wishes_is_laid_out_and_drawn_at_once(
    stage: Stage, blank: Blank, change: dict[str, object], theme: Theme
) -> None:
    stage.frame(16, [])
    blank.deed = lambda: stage.keeper.change(**change)
    assert stage.frame(16, [key(pygame.K_SPACE)])
    assert blank.themes[-1] == theme


def test_another_language_lays_out_anew(stage: Stage, blank: Blank) -> None:
    before = len(blank.sizes)
    blank.deed = lambda: stage.keeper.change(language="de")
    assert stage.frame(16, [key(pygame.K_SPACE)])
    assert len(blank.sizes) == before + 1


def test_the_window_opens_as_it_was_left(blank: Blank) -> None:
    stage = Stage(blank, lambda _command: None, (1280, 720), Keeper(first=Preferences(fullscreen=True, scale=1.5)))
    assert stage.fullscreen
    assert [theme.scale for theme in blank.themes] == [1.5]
    pygame.display.quit()


def test_trouble_with_the_settings_is_told_over_any_scene(blank: Blank, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"volume": 300}')
    stage = Stage(blank, lambda _command: None, (1280, 720), Keeper(tmp_path / FILE))
    stage.frame(16, [])
    before = stage.window.copy()
    assert not stage.frame(16, [])
    spot = (640, 30)
    stage.frame(16, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1, touch=False)])
    assert blank.pressed == 0
    assert difference(stage.window, before)
    stage.frame(16, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1, touch=False)])
    assert blank.pressed == 1
    pygame.display.quit()


def test_a_scene_that_tells_of_the_trouble_itself_is_not_covered(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"volume": 300}')
    keeper = Keeper(tmp_path / FILE)
    page = Settings(keeper)
    stage = Stage(page, lambda _command: None, (1280, 720), keeper)
    stage.frame(16, [])
    assert not difference(stage.window, drawn(page, (1280, 720)))
    pygame.display.quit()


def test_the_icon_is_square() -> None:
    assert window_icon(32).get_size() == (32, 32)


def test_all_of_a_scene_is_drawn_where_the_window_may_show_something_else(stage: Stage, blank: Blank) -> None:
    blank.changed = True

    def draws_all(*events: pygame.Event) -> bool:
        before = blank.redrawn
        stage.frame(16, events)
        return blank.redrawn == before

    assert draws_all()
    assert not draws_all()
    assert draws_all(pygame.Event(pygame.WINDOWEXPOSED))
    assert not draws_all()
    assert not draws_all(key(pygame.K_m))
    assert draws_all()  # a slip lies over the scene
    stage.slips.update(60_000)
    assert draws_all()
    assert not draws_all()


class Ring:
    """Holds itself: only the collector can tell that nobody else does."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_dead_is_thrown_away_while_nothing_moves(stage: Stage, blank: Blank) -> None:
    gc.disable()
    try:
        dead = weakref.ref(Ring())
        blank.changed = True
        for _n in range(50):
            stage.frame(16, [])
            blank.changed = True
            stage.tidy()
        assert dead() is not None
        assert not gc.get_freeze_count(), "while something moves nothing is looked through"
        blank.changed = False
        for _n in range(50):
            stage.frame(16, [])
            stage.tidy()
        assert dead() is None
        assert gc.get_freeze_count()
    finally:
        gc.enable()
        gc.unfreeze()
