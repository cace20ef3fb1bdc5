"""A key that is held down does nothing twice, whatever comes and goes under it."""

from __future__ import annotations

import pygame
import pytest

from game.desktop import commands as c
from game.desktop.held import HeldKeys
from game.desktop.loop import Stage
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import Person
from tests.desktop.tables.test_lessons import Pupil, taught
from tests.desktop.test_loop import Blank
from tests.desktop.test_table import sit, until_asked


def key(code: int, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=code, mod=0, unicode="", scancode=0)


def hold(person: Person, code: int, times: int = 12) -> None:
    """As the system tells of a key that is held down."""
    for _ in range(times):
        person.send(key(code))
        person.frame(400)


def test_a_first_press_is_told_from_its_repetitions() -> None:
    held = HeldKeys()
    assert [held.first(key(pygame.K_a)) for _ in range(3)] == [True, False, False]
    held.spend()
    assert held.spent(key(pygame.K_a))
    assert not held.spent(key(pygame.K_b))
    held.first(key(pygame.K_a, pygame.KEYUP))
    assert not held.spent(key(pygame.K_a))
    assert held.first(key(pygame.K_a))


def test_a_lesson_goes_on_by_one_step_and_its_key_is_not_the_table_s() -> None:
    pupil = Pupil(taught("chaos"))
    until_asked(pupil, f.REINFORCE)
    assert pupil.course.number == 0
    hold(pupil, pygame.K_RETURN)
    assert pupil.course.number == 1
    made = len(pupil.scene.match.steps)
    pupil.send(key(pygame.K_RETURN, pygame.KEYUP))
    hold(pupil, pygame.K_RETURN)
    assert (pupil.course.number, len(pupil.scene.match.steps)) == (2, made)


def number_asked(person: Person) -> None:
    """Until Enter would choose a number."""
    until_asked(person, f.REINFORCE)
    scene = person.scene
    person.click(scene.board.window_point(scene.board.look.targets[0]))
    person.frame(400)
    assert scene.play.numbers()


def test_enter_held_in_the_menu_is_no_choice_at_the_table() -> None:
    person = sit()
    number_asked(person)
    made = len(person.scene.match.steps)
    person.press(pygame.K_F10)
    hold(person, pygame.K_RETURN)
    assert person.scene.overlays.menu is None
    assert len(person.scene.match.steps) == made
    person.send(key(pygame.K_RETURN, pygame.KEYUP))
    person.press(pygame.K_RETURN)
    assert len(person.scene.match.steps) == made + 1


def test_a_key_that_led_to_a_scene_is_not_for_that_scene() -> None:
    first, other = Blank(), Blank()
    pressed: list[int] = []
    other.deed = lambda: pressed.append(1)
    stage = Stage(first, lambda command: other if command == c.Goto("rules") else None, (1280, 720))
    for _ in range(5):
        stage.frame(16, [key(pygame.K_r)])
    assert stage.scene is other
    assert not pressed
    stage.frame(16, [key(pygame.K_r, pygame.KEYUP), key(pygame.K_r)])
    assert pressed
    pygame.display.quit()


@pytest.mark.parametrize("code", [pygame.K_F11, pygame.K_m])
def test_a_switch_of_the_program_is_thrown_once(code: int) -> None:
    stage = Stage(Blank(), lambda _command: None, (1280, 720))
    muted: list[int] = []

    def mute() -> bool:
        muted.append(1)
        return True

    stage.sounds.mute = mute  # type: ignore[method-assign]
    for _ in range(4):
        stage.frame(16, [key(code)])
    assert (stage.fullscreen, len(muted)) == ((True, 0) if code == pygame.K_F11 else (False, 1))
    pygame.display.quit()
