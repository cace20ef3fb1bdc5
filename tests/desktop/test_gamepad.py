"""Game pads: events as SDL sends them, on real scenes in a real stage."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from game.desktop import commands as c
from game.desktop.controller import Target
from game.desktop.gamepad import AGAIN_AFTER, AGAIN_EVERY, OPEN_MS, Pads
from game.desktop.loop import Stage
from game.desktop.pages import page
from game.desktop.scenes.new_match import NewMatch
from game.desktop.scenes.rules import Rules
from game.desktop.scenes.table import TableScene
from game.desktop.widgets.field import TextField
from tests.desktop.table_driver import FRAME_MS, make_match, make_scene, until_opened

A, B, X, Y = (getattr(pygame, f"CONTROLLER_BUTTON_{name}") for name in "ABXY")
BACK, START = pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_START
LEFT_SHOULDER, RIGHT_SHOULDER = pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
DOWN, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


def down(button: int, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)


def up(button: int, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button)


def axis(which: int, share: float, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=which, value=round(share * 32767))


class Player:
    """A person who has nothing but a pad."""

    def __init__(self, stage: Stage, pad: int = 0) -> None:
        self.stage, self.pad, self.chance = stage, pad, random.Random(3)

    def push(self, button: int) -> None:
        self.stage.frame(FRAME_MS, [down(button, self.pad)])
        self.stage.frame(FRAME_MS, [up(button, self.pad)])

    def choose(self) -> None:
        """One pointing at something legal."""
        scene = self.stage.scene
        assert isinstance(scene, TableScene)
        targets = scene.play.targets()
        verbs = [one for one in targets if one.domain == "verb"]
        lands = [one for one in targets if one.domain == "territory"]
        if any(one.domain == "number" for one in targets):
            self.push(A)
        elif verbs and (not lands or self.chance.random() < 0.3):
            self.push(X)
        else:
            self.go(scene, self.chance.choice(lands or targets))

    def go(self, scene: TableScene, target: Target) -> None:
        wanted = ("card", target.value) if target.domain == "card" else ("land", scene.table.key_of(target))
        for _ in range(len(scene.keys.stops()) + 1):
            self.push(RIGHT_SHOULDER)
            if scene.keys._here() == wanted:
                break
        assert scene.keys._here() == wanted
        self.push(A)


def stage_with(scene: object) -> Stage:
    def route(command: c.Command) -> object:
        if isinstance(command, c.Goto) and command.scene == "rules":
            return page("rules", command.args)
        return scene if isinstance(command, c.Back) else None

    return Stage(scene, route, (1280, 720))  # type: ignore[arg-type]


@pytest.fixture
def stage() -> Iterator[Stage]:
    """At the table, where a person is asked for a territory."""
    made = stage_with(make_scene(make_match("human,random", seed=1)))
    for _ in range(30):
        made.frame(FRAME_MS, [])
    yield made
    pygame.display.quit()


def table(stage: Stage) -> TableScene:
    assert isinstance(stage.scene, TableScene)
    return stage.scene


def test_whole_turns_by_pad_alone(stage: Stage) -> None:
    scene, player = table(stage), Player(stage)
    rounds = scene.match.game.title.rounds
    for _ in range(4000):
        if rounds(scene.match.state)[0] >= 3 or scene.match.over:
            break
        stage.frame(FRAME_MS, [])
        if scene.play.controller is not None:
            before = (len(scene.match.steps), scene.play.version)
            player.choose()
            assert (len(scene.match.steps), scene.play.version) != before
    assert rounds(scene.match.state)[0] >= 3 or scene.match.over
    assert any(step.by_person for step in scene.match.steps)


def test_the_left_stick_aims_like_arrows(stage: Stage) -> None:
    scene = table(stage)
    aimed = set()
    for which, share in ((0, 1.0), (1, 1.0), (0, -1.0), (1, -1.0)):
        stage.frame(16, [axis(which, share)])
        aimed.add(scene.keys.land)
        stage.frame(16, [axis(which, 0.0)])
    assert len(aimed) > 1
    assert aimed <= set(scene.board.look.targets)
    assert scene.keys.shown


def test_a_stick_that_lies_badly_does_nothing(stage: Stage) -> None:
    scene = table(stage)
    before = (scene.keys.land, scene.board.camera.k, scene.board.window_point("whiterun"))
    stage.frame(16, [axis(n, 0.15 * (-1) ** n) for n in range(6)] + [axis(0, 0.5), axis(1, -0.55)])
    for _ in range(40):
        stage.frame(16, [])
    assert (scene.keys.land, scene.board.camera.k, scene.board.window_point("whiterun")) == before


def test_one_push_is_one_arrow_until_the_stick_comes_back() -> None:
    pads, scene = Pads(), page("credits")
    shaking = [axis(0, share) for share in (0.5, 0.62, 0.5, 0.45, 0.7, 1.0, 0.41)]
    got = list(pads.translated(shaking, 16, scene))
    assert [(event.type, event.key) for event in got] == [(pygame.KEYDOWN, pygame.K_RIGHT)]
    got = list(pads.translated([axis(0, 0.3)], 16, scene))
    assert [(event.type, event.key) for event in got] == [(pygame.KEYUP, pygame.K_RIGHT)]


def test_a_direction_that_is_held_counts_again_and_a_button_does_not() -> None:
    pads, scene = Pads(), page("credits")
    assert len(list(pads.translated([down(DOWN), down(A), down(X)], 0, scene))) == 3
    assert list(pads.translated([], AGAIN_AFTER - 1, scene)) == []
    for _ in range(5):
        (again,) = pads.translated([], AGAIN_EVERY, scene)
        assert (again.type, again.key) == (pygame.KEYDOWN, pygame.K_DOWN)
    (released,) = pads.translated([up(DOWN)], 16, scene)
    assert released.type == pygame.KEYUP
    assert list(pads.translated([], 10 * AGAIN_AFTER, scene)) == []


def test_what_is_held_was_not_meant_for_the_next_scene() -> None:
    pads = Pads()
    assert list(pads.translated([down(DOWN)], 0, page("credits")))
    assert list(pads.translated([], 10 * AGAIN_AFTER, page("rules", ("skyrim",)))) == []


def test_shoulders_change_the_number_that_is_asked(stage: Stage) -> None:
    scene, player = table(stage), Player(stage)
    for _ in range(500):
        if len(scene.play.numbers()) > 1:
            break
        stage.frame(FRAME_MS, [])
        if scene.play.controller is not None:
            player.choose()
    top, bottom = scene.play.numbers()[-1], scene.play.numbers()[0]
    player.push(LEFT_SHOULDER)
    assert scene.play.number == top - 1
    player.push(RIGHT_SHOULDER)
    assert scene.play.number == top
    stage.frame(16, [down(LEFT_SHOULDER)])
    for _ in range(200):
        stage.frame(50, [])
    assert scene.play.number == bottom


def test_triggers_zoom_and_the_right_stick_pans(stage: Stage) -> None:
    scene = table(stage)
    whole = scene.board.camera.k
    stage.frame(16, [axis(5, 1.0)])
    for _ in range(20):
        stage.frame(16, [])
    near = scene.board.camera.k
    assert near > whole
    stage.frame(16, [axis(5, 0.0), axis(2, 1.0)])
    before = scene.board.window_point("whiterun")
    for _ in range(5):
        stage.frame(16, [])
    after = scene.board.window_point("whiterun")
    assert after[0] < before[0]
    stage.frame(16, [axis(2, 0.0), axis(4, 1.0)])
    for _ in range(20):
        stage.frame(16, [])
    assert scene.board.camera.k < near


def test_menu_rules_back_and_undo(stage: Stage) -> None:
    scene, player = table(stage), Player(stage)
    player.push(START)
    assert scene.overlays.menu
    player.push(START)
    assert not scene.overlays.menu
    player.push(Y)
    until_opened(stage)
    rules: object = stage.scene
    assert isinstance(rules, Rules)
    player.push(B)
    until_opened(stage)
    assert table(stage) is scene
    while not scene.match.steps:
        player.choose()
    made = len(scene.match.steps)
    player.push(BACK)
    assert len(scene.match.steps) < made
    player.push(B)
    assert scene.overlays.menu


def test_the_right_stick_scrolls_a_page() -> None:
    rules = page("rules", ("skyrim",))
    assert isinstance(rules, Rules)
    stage = stage_with(rules)
    sheet = rules._sheet
    assert sheet is not None
    for _ in range(10):
        stage.frame(16, [axis(3, 1.0)])
    assert sheet.offset > 0
    pygame.display.quit()


def test_a_field_can_be_passed_without_a_keyboard() -> None:
    scene = page("new_match", ("skyrim",))
    assert isinstance(scene, NewMatch)
    stage = stage_with(scene)
    player = Player(stage)
    passed = set()
    for n in range(80):
        focused = scene.layer.focused
        if isinstance(focused, TextField):
            before = focused.value
            for button in (A, X, BACK):
                player.push(button)
            now = scene.layer.find(focused.key)
            assert isinstance(now, TextField)
            assert now.value == before
            passed.add(focused.key)
        player.push(DOWN if n % 3 == 0 else RIGHT_SHOULDER)
    assert passed
    assert stage.scene is scene
    assert not isinstance(scene.layer.focused, TextField) or len(passed) > 1
    pygame.display.quit()


def test_two_pads_are_alike_and_one_that_goes_lets_go() -> None:
    pads, scene = Pads(), page("credits")
    got = list(pads.translated([down(DOWN, 0), down(RIGHT, 1), axis(0, -1.0, 1)], 0, scene))
    assert [event.key for event in got] == [pygame.K_DOWN, pygame.K_RIGHT, pygame.K_LEFT]
    gone = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1)
    got = list(pads.translated([gone], 0, scene))
    assert sorted(event.key for event in got) == sorted([pygame.K_RIGHT, pygame.K_LEFT])
    assert {event.type for event in got} == {pygame.KEYUP}
    got = list(pads.translated([], AGAIN_AFTER, scene))
    assert [event.key for event in got] == [pygame.K_DOWN]
    assert list(pads.translated([gone], 0, scene)) == []


def test_when_the_window_loses_the_keyboard_all_is_let_go() -> None:
    pads, scene = Pads(), page("credits")
    list(pads.translated([down(DOWN)], 0, scene))
    got = list(pads.translated([pygame.Event(pygame.WINDOWFOCUSLOST)], 0, scene))
    assert [event.type for event in got] == [pygame.KEYUP, pygame.WINDOWFOCUSLOST]
    assert list(pads.translated([up(DOWN)], 10 * AGAIN_AFTER, scene)) == []


def test_sticks_that_sdl_does_not_know_as_pads_are_left_alone() -> None:
    joy = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0)
    assert list(Pads().translated([joy, joy], 16, page("credits"))) == []


# -- through SDL --------------------------------------------------------------------------------------
def _sdl() -> ctypes.CDLL:
    """The SDL that pygame has loaded; only where it lies beside pygame can it be found."""
    found = sorted((Path(pygame.__file__).parents[1] / "pygame_ce.libs").glob("libSDL2-2*"))
    if not found:
        pytest.skip("needs pygame's own SDL")
    return ctypes.CDLL(str(found[0]))


def test_a_pad_is_plugged_in_and_out() -> None:
    sdl, stage = _sdl(), stage_with(page("credits"))
    stage.frame(OPEN_MS - 1, [])
    assert not stage.pads._looking
    stage.frame(1, [])
    assert controller.get_init()
    device = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
    assert device >= 0
    for _ in range(3):
        stage.frame(16, pygame.event.get())
    (name,) = stage.pads._open
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    pad = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(name))
    sdl.SDL_JoystickSetVirtualButton(pad, DOWN, ctypes.c_uint8(1))
    for _ in range(3):
        stage.frame(16, pygame.event.get())
    assert [held.key for held in stage.pads.pads[name].held.values()] == [pygame.K_DOWN]
    sdl.SDL_JoystickDetachVirtual(device)
    for _ in range(3):
        stage.frame(16, pygame.event.get())
    assert stage.pads._open == {}
    assert stage.pads.pads == {}
    controller.quit()
    pygame.display.quit()
