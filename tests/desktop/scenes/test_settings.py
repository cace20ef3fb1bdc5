"""Every setting is changed on its page, by mouse and by keyboard alone, at once, and is kept."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pygame
import pytest

from game.desktop import commands as c
from game.desktop.loop import Stage
from game.desktop.preferences import FILE, Keeper, Language, Preferences
from game.desktop.scenes.settings import LANGUAGES, PALETTES, Settings
from game.desktop.theme import PALETTES as IN_COLOURS
from game.desktop.theme import Theme
from game.desktop.widgets.base import Widget
from game.desktop.widgets.controls import Button, Segments, Slider, Toggle
from game.desktop.widgets.scroll import ScrollArea
from game.kernel import texts

SIZES = [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.25)]
SWITCHES = ("fullscreen", "patterns", "reduced_motion", "ask_before_slips", "guide")
VOLUMES = ("volume", "volume_pieces", "volume_signals", "volume_hearth")
SPACE, LEFT, RIGHT = pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def page(keeper: Keeper | None = None, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Settings:
    pygame.display.init()
    scene = Settings(keeper or Keeper())
    scene.layout(size, Theme(scale))
    return scene


def widget(scene: Settings, name: str) -> Widget:
    found = scene.layer.find(name)
    assert found is not None, name
    return found


def reveal(scene: Settings, name: str) -> Widget:
    found = widget(scene, name)
    for area in scene.layer.walk():
        if isinstance(area, ScrollArea) and found in area.children:
            area.reveal(found.rect)
    return found


def click(scene: Settings, pos: tuple[int, int]) -> c.Command | None:
    answer = None
    for event in (
        pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
    ):
        answer = scene.handle(event) or answer
    scene.update(16)
    return answer


def press(scene: Settings, name: str, *codes: int) -> None:
    assert scene.layer.focus_key(name), name
    for code in codes:
        scene.handle(key(code))
    scene.update(16)


def test_every_setting_has_its_control() -> None:
    scene = page(Keeper(first=Preferences(taught=("skyrim/chaos",))))
    names = {w.key.partition(".")[0] for w in scene.layer.walk() if w.can_focus()}
    by_hand = {"window", "standing_orders"}  # the window itself is its control; orders are given at the table
    assert {field.name for field in msgspec.structs.fields(Preferences)} - by_hand <= names
    assert {name for name, _label, _words in PALETTES} == set(IN_COLOURS)


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("name", SWITCHES)
def test_switches_by_key_and_by_a_click_on_their_row(name: str, size: tuple[int, int], scale: float) -> None:
    scene = page(size=size, scale=scale)
    before = getattr(scene.keeper.now, name)
    press(scene, name, SPACE)
    assert getattr(scene.keeper.now, name) is not before
    toggle = reveal(scene, name)
    assert isinstance(toggle, Toggle)
    click(scene, (toggle.rect.x - scene.theme.px(80), toggle.rect.centery))
    assert getattr(scene.keeper.now, name) is before
    assert not toggle.value or before


@pytest.mark.parametrize("name", VOLUMES)
def test_volumes_go_in_tenths_to_silence(name: str) -> None:
    scene = page()
    press(scene, name, pygame.K_END)
    assert getattr(scene.keeper.now, name) == 100
    press(scene, name, LEFT)
    assert getattr(scene.keeper.now, name) == 90
    press(scene, name, pygame.K_HOME)
    assert getattr(scene.keeper.now, name) == 0


def test_a_slider_is_dragged_and_goes_on_being_held() -> None:
    scene = page()
    slider = reveal(scene, "volume")
    assert isinstance(slider, Slider)
    y = slider.rect.y + scene.theme.px(14)
    scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(slider.rect.centerx, y), button=1))
    assert scene.keeper.now.volume == 50
    scene.update(16)
    for x, volume in ((slider.rect.right, 100), (slider.rect.x, 0)):
        scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 0), buttons=(1, 0, 0)))
        scene.update(16)
        assert scene.keeper.now.volume == volume
    assert widget(scene, "volume") is slider


def test_a_value_between_the_steps_stays_until_it_is_moved() -> None:
    scene = page(Keeper(first=Preferences(volume=55, scale=1.3)))
    scene.update(500)
    assert (scene.keeper.now.volume, scene.keeper.now.scale) == (55, 1.3)


def test_palette_language_and_speed_are_chosen() -> None:
    scene = page()
    for name, _label, _words in PALETTES[::-1]:
        press(scene, f"palette.{name}", SPACE)
        assert scene.keeper.now.palette == name
    for code, _label in LANGUAGES[::-1]:
        click(scene, reveal(scene, f"language.{code}").rect.center)
        assert scene.keeper.now.language == code
    press(scene, "speed", RIGHT)
    chosen = [scene.keeper.now.speed]
    press(scene, "speed", LEFT, LEFT, LEFT)
    chosen.append(scene.keeper.now.speed)
    assert chosen == ["fast", "slow"]


def test_every_language_that_there_is_can_be_chosen_and_kept() -> None:
    offered = {code for code, _label in LANGUAGES}
    assert offered - {""} == set(texts.languages())
    assert offered == set(get_args(Language))


def test_first_matches_are_taught_again() -> None:
    scene = page(Keeper(first=Preferences(taught=("skyrim/chaos", "skyrim/civil-war"))))
    press(scene, "taught", SPACE)
    assert scene.keeper.now.taught == ()
    button = widget(scene, "taught")
    assert isinstance(button, Button)
    assert not button.enabled
    assert button.tooltip


def test_the_size_is_chosen_and_follows_the_window_again() -> None:
    scene = page(size=(1920, 1080))
    follows, sizes = widget(scene, "follows"), widget(scene, "scale")
    assert isinstance(follows, Toggle)
    assert isinstance(sizes, Segments)
    assert (follows.value, sizes.value) == (True, "1")
    press(scene, "scale", RIGHT, RIGHT)
    assert scene.keeper.now.scale == 1.5
    follows = widget(scene, "follows")
    assert isinstance(follows, Toggle)
    assert not follows.value
    press(scene, "follows", SPACE)
    assert scene.keeper.now.scale is None
    press(scene, "follows", SPACE)
    assert scene.keeper.now.scale == 1.0


def test_back_by_button_escape_or_enter() -> None:
    scene = page()
    assert click(scene, widget(scene, "back").rect.center) == c.Back()
    assert scene.handle(key(pygame.K_ESCAPE)) == c.Back()
    assert scene.handle(key(pygame.K_RETURN)) == c.Back()


def test_enter_on_a_slider_does_not_leave() -> None:
    scene = page(size=(1280, 720), scale=2.0)
    scene.layer.focus_key("volume")
    scene.handle(key(pygame.K_RETURN))
    for code in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
        assert scene.handle(key(code)) is None


@pytest.mark.parametrize(("size", "scale"), [*SIZES, ((1280, 720), 2.0)])
def test_arrows_go_down_a_column_without_a_gap_and_tab_comes_to_back_last(size: tuple[int, int], scale: float) -> None:
    scene = page(size=size, scale=scale)
    stops = [one for one in scene.layer.walk() if one.can_focus()]
    assert stops[-1].key == "back"
    area = next(one for one in scene.layer.walk() if isinstance(one, ScrollArea))
    column = [one for one in area.walk() if one.can_focus()]
    scene.layer.focus(column[0])
    met = [column[0]]
    for _ in range(len(column)):
        scene.handle(key(pygame.K_DOWN))
        now = scene.layer.focused
        if now is None or now not in column or now is met[-1]:
            break
        met.append(now)
    beside = {one.key for one in column if one.group == "language"}
    assert [one for one in column if one.key not in beside] == [one for one in met if one.key not in beside]


def test_the_page_shows_what_keys_change_that_work_everywhere() -> None:
    keeper = Keeper()
    scene = page(keeper)
    stage = Stage(scene, lambda _command: None, (1280, 720), keeper)
    stage.frame(16, [key(pygame.K_F11)])
    toggle = widget(scene, "fullscreen")
    assert isinstance(toggle, Toggle)
    assert toggle.value
    stage.frame(16, [pygame.Event(pygame.KEYUP, key=pygame.K_F11, mod=0, unicode="")])
    stage.frame(16, [key(pygame.K_F11), key(pygame.K_PLUS, pygame.KMOD_LCTRL)])
    sizes = widget(scene, "scale")
    assert isinstance(sizes, Segments)
    assert sizes.value == "1.25"
    assert scene.theme.scale == 1.25
    pygame.display.quit()


def test_changes_are_seen_without_leaving_the_page() -> None:
    """In a window: the page itself changes its size, and what had the keyboard keeps it, in sight."""
    keeper = Keeper()
    scene = page(keeper)
    stage = Stage(scene, lambda _command: None, (1024, 640), keeper)
    stage.frame(16, [])
    scene.layer.focus_key("scale")
    for scale in (1.25, 1.5, 1.75, 2.0):
        stage.frame(16, [key(RIGHT)])
        assert scene.theme.scale == scale
        focused = scene.layer.focused
        assert focused is not None
        assert focused.key == "scale"
        assert focused.ring
        assert focused.clip is not None
        assert focused.clip.contains(focused.rect)
    pygame.display.quit()


def test_a_broken_file_is_told_on_the_page_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"volume": 300}')
    keeper = Keeper(tmp_path / FILE)
    fine, told = page(), page(keeper)
    assert widget(told, "follows").rect.y > widget(fine, "follows").rect.y
    press(told, "guide", SPACE)
    assert keeper.now.guide
    assert (tmp_path / FILE).read_text() == '{"volume": 300}'


def test_a_disk_that_fills_up_is_told_on_the_page(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    keeper = Keeper(tmp_path / "home" / FILE)
    scene = page(keeper)
    before = widget(scene, "follows").rect.y
    (tmp_path / "home").rmdir()
    (tmp_path / "home").write_text("no folder any more")
    press(scene, "guide", SPACE)
    assert keeper.trouble
    area = widget(scene, "panel.0")
    assert isinstance(area, ScrollArea)
    area.scroll_to(0)
    assert widget(scene, "follows").rect.y > before
