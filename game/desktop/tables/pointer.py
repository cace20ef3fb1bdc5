"""The mouse at the table: aims, clicks, drags, wheel, tooltips. What was clicked twice by mistake counts once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop.commands import Command
from game.desktop.tables.base import LandCard, LogLine
from game.desktop.tables.tempo import BOTS
from game.desktop.widgets.layer import TOOLTIP_MS, Layer

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

DRAG_PX = 6
TWICE_MS, TWICE_PX = 350, 10  # a second press so soon and so near is no choice of its own
MOVED_MS = 300  # so long after all was laid anew a press means what lay there before
PAN_BUTTONS = (2, 3)

Tip = str | LandCard


class Pointer:
    """Handles mouse events of a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.pos = (-1, -1)
        self.tip: tuple[pygame.Rect, Tip] | None = None
        self.inside = True
        self._still = 0
        self._down: tuple[int, int] | None = None
        self._down_on = ""
        self._panning = False
        self._chosen_at = -10_000
        self._chosen_pos = (-1000, -1000)
        self._new_key, self._new_at = "", -10_000  # a button that appeared under the pointer
        self._old: Layer | None = None  # what lay there before all was laid anew
        self._old_until = 0

    def compare(self, old: Layer, layer: Layer) -> None:
        """Other buttons are laid: one that comes to lie under the pointer was not meant by a click begun before."""
        was, now = old.under(self.pos), layer.under(self.pos)
        if now is not None and (was is None or was.key != now.key):
            self._new_key, self._new_at = now.key, self.scene.clock

    def laid_again(self, old: Layer) -> None:
        """The same buttons lie elsewhere: a hand on its way was not sent to another one."""
        self._old, self._old_until = old, self.scene.clock + MOVED_MS

    def _is_meant(self, key: str, pos: tuple[int, int]) -> bool:
        """Whether a button was there long enough to be pressed on purpose."""
        now = self.scene.clock
        if key == self._new_key and now - self._new_at < TWICE_MS:
            return False
        if self._old is None or now >= self._old_until:
            return True
        was = self._old.under(pos)
        return was is not None and was.key == key

    def let_go(self) -> None:
        """Another scene takes the window: forget what is held, and where the pointer was."""
        self._down, self._panning, self.inside = None, False, False
        self.lift()

    def lift(self) -> None:
        """Something lies over the table now: it is not pointed at any more."""
        self._hide_tip()
        self.scene.layer.handle(pygame.Event(pygame.WINDOWLEAVE))

    def went(self, pos: tuple[int, int]) -> None:
        """The pointer is somewhere else, over what lies above the table."""
        self.pos, self.inside, self._still = pos, True, 0
        self.scene.layer.mouse = pos

    def _hide_tip(self) -> None:
        """At once, and not only when something else changes."""
        if self.tip is not None:
            self.tip = None
            self.scene.layer.dirty = True

    def chosen(self) -> None:
        """A choice was made just now: the second half of a double click is not another."""
        self._chosen_at, self._chosen_pos = self.scene.clock, self.pos

    def handle(self, event: pygame.Event) -> Command | None:
        """Answer a mouse event."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._release(event)
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type == pygame.WINDOWLEAVE:
            self.inside = False
            self._hide_tip()
            self.scene.stage.hover(None)
            self.scene.layer.handle(event)
            self.aim()
        return None

    # -- moving -----------------------------------------------------------------------------------
    def _move(self, event: pygame.Event) -> Command | None:
        scene = self.scene
        moved = event.pos != self.pos
        self.pos, self.inside = event.pos, True
        if self._down is not None and not self._panning:
            far = max(abs(event.pos[0] - self._down[0]), abs(event.pos[1] - self._down[1]))
            if far > DRAG_PX and not (self._down_on and self.scene.board.camera.is_fitted()):
                self._panning = True
        if self._panning:
            scene.board.pan(*event.rel)
            scene.layer.dirty = True
            return None
        if moved:
            self._still = 0
            self._hide_tip()
            scene.keys.show_mouse()
        action = scene.layer.handle(event)
        if scene.stage.hover(event.pos):
            scene.layer.dirty = True
        self.aim()
        return scene.answer(action) if action else None

    def over_board(self) -> bool:
        """Whether the pointer is on the map, and nothing lies above it there."""
        scene = self.scene
        return (
            self.inside
            and scene.places.board.collidepoint(self.pos)
            and not scene.stage.lies_over(self.pos)
        )

    def under(self) -> str:
        """The territory under the pointer."""
        on_button = self.scene.layer.under(self.pos) is not None
        return self.scene.board.at(self.pos) if self.over_board() and not on_button else ""

    def line_under(self) -> LogLine | None:
        """The line of the chronicle under the pointer."""
        scene = self.scene
        seen = scene.places.wide or scene.open_panel == "chronicle"
        return scene.scenery.chronicle.line_at(self.pos) if self.inside and seen else None

    def aim(self) -> None:
        """What is aimed at: what the question names, else what the keyboard or the pointer is on."""
        scene = self.scene
        board = scene.board
        aim = board.look.aim or (scene.keys.land if scene.keys.shown else "")
        if not aim and not scene.keys.shown:
            under = self.under()
            aim = under if under in board.look.targets or self._attackable(under) else ""
        if aim != board.aim:
            board.aim = aim
            scene.layer.dirty = True
        scene.lights.settle()

    def _attackable(self, key: str) -> bool:
        """Whether a land can be aimed at though what would attack it was not pointed at."""
        scene = self.scene
        controller = scene.play.controller
        return bool(key and controller and scene.table.source_of(scene.match, controller, key))

    def settle(self) -> None:
        """The match has gone on: what lies under the pointer may mean something else."""
        self.tip = None
        self.scene.board.aim = ""
        self.aim()

    # -- buttons ----------------------------------------------------------------------------------
    def _press(self, event: pygame.Event) -> Command | None:
        scene = self.scene
        self.pos, self.inside = event.pos, True
        self._hide_tip()
        if event.button in PAN_BUTTONS:
            self._panning = scene.places.board.collidepoint(event.pos)
            return None
        if event.button != 1 or self._again(event.pos) or scene.scenery.turnover.hides(event.pos):
            return None
        scene.keys.show_mouse()
        scene.tempo.finish()
        if scene.slips.hush() or scene.stage.dismiss():
            scene.layer.dirty = True
        if scene.slips.click(event.pos):
            scene.layer.dirty = True
            return None
        button = scene.layer.under(event.pos)
        if button is None and scene.play.errands and (scene.play.auto or scene.session.waiting() in BOTS):
            scene.play.stop()
            scene.refresh()
            return None
        if button is not None:
            if not self._is_meant(button.key, event.pos):
                return None
            action = scene.layer.handle(event)
            return scene.answer(action) if action else None
        return self._press_other(event)

    def _again(self, pos: tuple[int, int]) -> bool:
        near = max(abs(pos[0] - self._chosen_pos[0]), abs(pos[1] - self._chosen_pos[1])) <= TWICE_PX
        return near and self.scene.clock - self._chosen_at < TWICE_MS

    def _press_other(self, event: pygame.Event) -> Command | None:
        scene = self.scene
        if scene.stage.press(event.pos):
            return None
        link = next((key for rect, key in scene.scenery.links if rect.collidepoint(event.pos)), "")
        if link and scene.stage.log_is_seen():
            scene.lights.go_to((link,))
            return None
        if self._to_latest(event.pos):
            return None
        line = self.line_under()
        if line is not None:
            scene.keys.line_chosen(line)
            return None
        if scene.open_panel and scene.stage.floats and not scene.stage.open_rect().collidepoint(event.pos):
            scene.open_panel = ""
            scene.refresh()
            return None
        if self.over_board():
            self._down, self._down_on = event.pos, self.under()
        return None

    def _to_latest(self, pos: tuple[int, int]) -> bool:
        """Whether the mark was pressed that leads to the chronicle's end."""
        scene = self.scene
        chronicle = scene.scenery.chronicle
        if not (scene.stage.log_is_seen() and chronicle.latest.collidepoint(pos)):
            return False
        chronicle.follow()
        scene.scenery.stale()
        scene.layer.dirty = True
        return True

    def _release(self, event: pygame.Event) -> Command | None:
        scene = self.scene
        self.pos = event.pos
        panned, down, on = self._panning, self._down, self._down_on
        self._panning, self._down, self._down_on = False, None, ""
        if event.button != 1 or panned:
            return None
        action = scene.layer.handle(event)
        if action:
            return scene.answer(action)
        if down is not None and on and self.under() == on:
            scene.point_land(on)
        return None

    def _wheel(self, event: pygame.Event) -> None:
        scene = self.scene
        notches = getattr(event, "precise_y", 0.0) or event.y
        if scene.stage.wheel(notches, self.pos):
            scene.layer.dirty = True
        elif scene.scenery.log_rect.collidepoint(self.pos) and scene.stage.log_is_seen():
            if scene.scenery.chronicle.wheel(notches, scene.theme):
                scene.scenery.stale()
                scene.layer.dirty = True
        elif scene.places.ask.collidepoint(self.pos) and scene.play.numbers():
            step = 1 if notches > 0 else -1
            if not scene.play.more_kept(step):
                scene.play.set_number(scene.play.number + step)
            scene.refresh()
        elif self.over_board():
            scene.board.zoom(notches, self.pos)
            scene.scenery.stale()

    # -- time -------------------------------------------------------------------------------------
    def update(self, dt_ms: int) -> bool:
        """Tooltips after a while."""
        changed = False
        if self.tip is None and self._down is None and self.inside and not self.scene.overlays.holds_play:
            before = self._still
            self._still += dt_ms
            if before < TOOLTIP_MS <= self._still:
                self.tip = self.find_tip()
                changed = changed or self.tip is not None
        return changed

    def find_tip(self) -> tuple[pygame.Rect, Tip] | None:
        """What can be told about what lies under the pointer."""
        scene = self.scene
        if scene.layer.under(self.pos) is not None:
            return None
        if found := scene.stage.tip_at(self.pos):
            return found
        for rect, words in scene.scenery.tips:
            if rect.collidepoint(self.pos):
                return rect, words
        if not self.over_board():
            return None
        under = self.under()
        return (scene.board.subject(under), scene.stage.told_of(under)) if under else scene.stage.region_at(self.pos)
