"""Game pads that SDL knows: each button and stick becomes the key that does the same, so that scenes know no pads.

Pads are looked for a little after the first frame; they may come and go at any time, and all are alike.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from game.desktop.scenes.base import Scene

OPEN_MS = 600
AGAIN_AFTER, AGAIN_EVERY = 380, 110  # milliseconds a direction is held before it counts again, and again
PUSHED, LET_GO = 0.60, 0.40  # of the left stick's way: where it counts as a direction, and where no longer
ASIDE = 1.2  # by how much the other axis must be further out before the direction changes
REST = 0.18  # of the right stick's and the triggers' way: what is no more than lying there
PAN_PX, NOTCHES = 1100.0, 7.0  # a second, pushed all the way
LONGEST_MS = 50  # no frame moves the map further than this long

AXES = 32_768.0
LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y, TRIGGER_LEFT, TRIGGER_RIGHT = range(6)
KEYS = {
    pygame.CONTROLLER_BUTTON_A: pygame.K_RETURN,
    pygame.CONTROLLER_BUTTON_B: pygame.K_ESCAPE,
    pygame.CONTROLLER_BUTTON_X: pygame.K_e,
    pygame.CONTROLLER_BUTTON_Y: pygame.K_F1,
    pygame.CONTROLLER_BUTTON_BACK: pygame.K_u,
    pygame.CONTROLLER_BUTTON_START: pygame.K_F10,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: pygame.K_f,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: pygame.K_t,
    pygame.CONTROLLER_BUTTON_DPAD_UP: pygame.K_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: pygame.K_DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: pygame.K_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: pygame.K_RIGHT,
}
SHOULDERS = {pygame.CONTROLLER_BUTTON_LEFTSHOULDER: -1, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: 1}
AGAIN = {pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_MINUS, pygame.K_PLUS}
STICK = -1  # in place of a button's number: the left stick as a direction
OTHERS = (
    pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP,
    pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMAPPED,
)  # fmt: skip


@dataclass
class Held:
    """A key that a pad holds down. `left`: milliseconds until it counts again; `spent`: it no longer does."""

    key: int
    mod: int
    left: int = AGAIN_AFTER
    spent: bool = False

    def event(self, kind: int) -> pygame.Event:
        """Pressed or released."""
        return pygame.Event(kind, key=self.key, mod=self.mod, unicode="", scancode=0)


@dataclass
class Pad:
    """One pad: where its axes are, from -1 to 1, and what it holds."""

    axes: dict[int, float] = field(default_factory=dict)
    held: dict[int, Held] = field(default_factory=dict)

    def axis(self, which: int) -> float:
        """Where an axis is."""
        return self.axes.get(which, 0.0)

    def pushed(self, which: int) -> float:
        """The same without what is no more than lying there; slow near the middle."""
        value = self.axis(which)
        far = max(0.0, abs(value) - REST) / (1 - REST)
        return float(far**1.6) * (1 if value > 0 else -1)

    def direction(self) -> int | None:
        """The arrow key the left stick points to; it takes more to leave a direction than to keep it."""
        x, y = self.axis(LEFT_X), self.axis(LEFT_Y)
        was = self.held.get(STICK)
        if max(abs(x), abs(y)) < (LET_GO if was else PUSHED):
            return None
        lying = was is not None and was.key in (pygame.K_LEFT, pygame.K_RIGHT)
        across = abs(x) * (ASIDE if lying else 1) > abs(y) * (1 if lying or was is None else ASIDE)
        if across:
            return pygame.K_RIGHT if x > 0 else pygame.K_LEFT
        return pygame.K_DOWN if y > 0 else pygame.K_UP


class Pads:
    """All pads at the machine."""

    def __init__(self) -> None:
        self.pads: dict[int, Pad] = {}
        self._open: dict[int, controller.Controller] = {}  # a pad speaks as long as it is kept here
        self._clock = 0
        self._looking = False
        self._scene: Scene | None = None

    def translated(self, events: Iterable[pygame.Event], dt_ms: int, scene: Scene) -> Iterator[pygame.Event]:
        """The events with those of pads as keys, then what is still held down; `scene` is what they are for."""
        self._look(dt_ms)
        if scene is not self._scene:
            self._scene = scene
            self._spend()
        for event in events:
            yield from self._one(event, scene)
        yield from self._again(dt_ms)
        self._steer(min(dt_ms, LONGEST_MS), scene)

    def _look(self, dt_ms: int) -> None:
        self._clock += dt_ms
        if not self._looking and self._clock >= OPEN_MS:
            self._looking = True
            with contextlib.suppress(pygame.error):
                controller.init()  # from now on SDL tells of every pad, also of those that are there already

    def _spend(self) -> None:
        """Another scene has come: what is held down was meant for the one before."""
        for pad in self.pads.values():
            for held in pad.held.values():
                held.spent = True

    # -- events -----------------------------------------------------------------------------------
    def _one(self, event: pygame.Event, scene: Scene) -> Iterator[pygame.Event]:
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            yield from self._press(event.instance_id, event.button, self._key(event.button, scene))
        elif event.type == pygame.CONTROLLERBUTTONUP:
            yield from self._release(event.instance_id, event.button)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._move(event)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            yield from self._remove(event.instance_id)
        elif event.type not in OTHERS:
            if event.type == pygame.WINDOWFOCUSLOST:
                yield from self._let_go()
            yield event

    def _add(self, index: int) -> None:
        with contextlib.suppress(pygame.error, ValueError, TypeError):
            pad = controller.Controller(index)
            self._open[pad.id] = pad

    def _remove(self, name: int) -> Iterator[pygame.Event]:
        pad = self.pads.pop(name, Pad())
        self._open.pop(name, None)
        yield from [held.event(pygame.KEYUP) for held in pad.held.values()]

    def _let_go(self) -> Iterator[pygame.Event]:
        for name in list(self.pads):
            pad = self.pads.pop(name)
            yield from [held.event(pygame.KEYUP) for held in pad.held.values()]

    @staticmethod
    def _key(button: int, scene: Scene) -> tuple[int, int] | None:
        """Key and modifiers: the shoulders change a number while one is asked, else they go from stop to stop."""
        step = SHOULDERS.get(button)
        if step is None:
            return (KEYS[button], 0) if button in KEYS else None
        if scene.asks_number():
            return (pygame.K_PLUS if step > 0 else pygame.K_MINUS), 0
        return pygame.K_TAB, 0 if step > 0 else pygame.KMOD_LSHIFT

    def _pad(self, name: int) -> Pad:
        return self.pads.setdefault(name, Pad())

    def _press(self, name: int, control: int, key: tuple[int, int] | None) -> Iterator[pygame.Event]:
        if key is None:
            return
        held = self._pad(name).held[control] = Held(*key)
        yield held.event(pygame.KEYDOWN)

    def _release(self, name: int, control: int) -> Iterator[pygame.Event]:
        held = self._pad(name).held.pop(control, None)
        if held is not None:
            yield held.event(pygame.KEYUP)

    def _move(self, event: pygame.Event) -> Iterator[pygame.Event]:
        pad = self._pad(event.instance_id)
        pad.axes[event.axis] = max(-1.0, min(1.0, event.value / AXES))
        if event.axis not in (LEFT_X, LEFT_Y):
            return
        was, now = pad.held.get(STICK), pad.direction()
        if now == (was.key if was else None):
            return
        yield from self._release(event.instance_id, STICK)
        if now is not None:
            yield from self._press(event.instance_id, STICK, (now, 0))

    # -- time -------------------------------------------------------------------------------------
    def _again(self, dt_ms: int) -> Iterator[pygame.Event]:
        for held in [one for pad in self.pads.values() for one in pad.held.values()]:
            if held.key in AGAIN and not held.spent:
                held.left -= dt_ms
                if held.left <= 0:
                    held.left = AGAIN_EVERY
                    yield held.event(pygame.KEYDOWN)

    def _steer(self, dt_ms: int, scene: Scene) -> None:
        """The right stick moves what is looked at, the triggers bring it nearer or push it away."""
        pads = self.pads.values()
        across = sum(pad.pushed(RIGHT_X) for pad in pads)
        down = sum(pad.pushed(RIGHT_Y) for pad in pads)
        near = sum(pad.pushed(TRIGGER_RIGHT) - pad.pushed(TRIGGER_LEFT) for pad in pads)
        if across or down or near:
            part = dt_ms / 1000
            scene.steer(PAN_PX * across * part, PAN_PX * down * part, NOTCHES * near * part)
