"""Keyboard and mouse of a replay: what they do at the table, and the transport."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.desktop.commands import Back, Command
from game.desktop.tables.keys import PAN_PX, Keys
from game.desktop.tables.pointer import Pointer
from game.desktop.widgets.base import ENTER

if TYPE_CHECKING:
    from game.desktop.replay.scene import ReplayScene


class ReplayKeys(Keys):
    """Arrows and their neighbours move through time; Tab and Enter reach every button."""

    scene: ReplayScene

    def _key(self, event: pygame.Event) -> Command | None:
        scene, key = self.scene, event.key
        session = scene.session
        moves: dict[int, Callable[[], object]] = {
            pygame.K_LEFT: lambda: scene.seek(session.at - 1),
            pygame.K_RIGHT: scene.step_on,
            pygame.K_PAGEUP: lambda: scene.seek(session.turn(-1)),
            pygame.K_PAGEDOWN: lambda: scene.seek(session.turn(1)),
            pygame.K_HOME: lambda: scene.seek(0),
            pygame.K_END: lambda: scene.seek(len(session.reel)),
            pygame.K_SPACE: scene.play_or_pause,
            pygame.K_p: scene.play_or_pause,
            pygame.K_UP: lambda: self._pan(1),
            pygame.K_DOWN: lambda: self._pan(-1),
            pygame.K_h: scene.next_eyes,
        }
        if key in moves:
            moves[key]()
            return None
        if key == pygame.K_b:
            return scene.play_on()
        if key in ENTER:
            return self._enter(event)
        if key in (pygame.K_ESCAPE, pygame.K_BACKSPACE):
            return self._leave()
        return super()._key(event)

    def _pan(self, way: int) -> None:
        self.scene.board.pan(0, way * PAN_PX)
        self.scene.layer.dirty = True

    def _enter(self, event: pygame.Event) -> Command | None:
        """Press what the keyboard is on."""
        if not (self.shown and self.on_layer):
            return None
        action = self.scene.layer.handle(event)
        return self.scene.answer(action) if action else None

    def _leave(self) -> Command | None:
        if not self.scene.open_panel:
            return Back()
        self.scene.open_panel = ""
        self.scene.refresh()
        return None


class ReplayPointer(Pointer):
    """The wheel over the transport is a step."""

    scene: ReplayScene

    def _wheel(self, event: pygame.Event) -> None:
        scene = self.scene
        if not scene.places.ask.collidepoint(self.pos):
            super()._wheel(event)
            return
        notches = getattr(event, "precise_y", 0.0) or event.y
        scene.seek(scene.session.at + (1 if notches < 0 else -1))
