"""What lies over the table: curtain, question and menu take everything, a lesson's sheet what is meant for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop.commands import Command, Goto, Quit
from game.desktop.scenes.curtain import Curtain
from game.desktop.scenes.models import CurtainModel
from game.desktop.session import NOBODY, Waiting
from game.desktop.tables import menu, question
from game.desktop.tables.base import seat_names
from game.desktop.tables.bubble import Bubble
from game.desktop.tables.course import Course
from game.desktop.tables.lesson import Lesson
from game.desktop.tables.pointer import TWICE_MS
from game.desktop.widgets.layer import MOUSE, Layer
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


class Overlays:
    """Curtain before question before menu before table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.menu: Layer | None = None
        self.curtain: Curtain | None = None
        self.question: Layer | None = None  # before a slip
        self._asked_at = 0
        self._silent = False
        self.bubble: Bubble | None = None

    @property
    def holds_play(self) -> bool:
        """Whether the match waits until what lies over the table is gone."""
        return self.menu is not None or self.question is not None

    @property
    def any(self) -> bool:
        """Whether anything lies over the table."""
        return bool(self.bubble or self.question or self.menu or self.curtain)

    def layout(self) -> None:
        """Lay anew what lies over the table, in the window's present size."""
        if self.menu:
            self.open_menu("resign" if self.menu.find("resign") else "")
        if self.question:
            self._lay_question()
        if self.curtain:
            self.curtain.layout(self.scene.size, self.scene.theme)

    def takes(self, event: pygame.Event) -> bool:
        """Whether an event is for what lies over the table; releases of keys are for whoever holds them."""
        if event.type == pygame.KEYUP:
            return False
        above = self.curtain or self.question or self.menu
        if self.bubble is None or above:
            return above is not None
        if not self.bubble.takes(event):
            self.bubble.leave(event)
            return False
        return True

    def handle(self, event: pygame.Event) -> Command | None:
        """Answer an event that was taken; where the pointer is counts for the table, too, when it is seen again."""
        if event.type in MOUSE:
            self.scene.pointer.went(event.pos)
        if self.curtain:
            self._handle_curtain(event)
            return None
        if self.question:
            self._handle_question(self.question, event)
            return None
        if self.bubble and not self.menu:
            self.bubble.handle(event)
            return None
        return self._handle_menu(event)

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether something looks different."""
        if self.curtain:
            return self.curtain.update(dt_ms)
        asked = self._look_for_question()
        layer = self.question or self.menu
        taught = self._update_bubble(dt_ms) if self.bubble and not layer else False
        return bool(layer and layer.update(dt_ms)) or asked or taught

    def teach(self, lesson: Lesson) -> None:
        """Begin a lesson at this table."""
        self.bubble = Bubble(self.scene, Course(self.scene, lesson))

    def _update_bubble(self, dt_ms: int) -> bool:
        assert self.bubble is not None
        changed = self.bubble.update(dt_ms)
        if self.bubble.course.over:
            self.bubble = None
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        """Question or menu over the table. The curtain hides all and is drawn instead of it."""
        if self.bubble:
            self.bubble.draw(surface)
        layer = self.question or self.menu
        if layer:
            surface.blit(menu.veil(self.scene.size), (0, 0))
            layer.draw(surface)

    # -- the question before a slip ---------------------------------------------------------------
    def _look_for_question(self) -> bool:
        """Ask where a choice looks like a slip; whether anything changed."""
        doubt = self.scene.play.doubt
        if (doubt is None) == (self.question is None):
            return False
        self._silent, self._asked_at = False, self.scene.clock
        self.question = None
        if doubt is not None:
            self._lay_question()
        return True

    def _lay_question(self) -> None:
        doubt = self.scene.play.doubt
        if doubt is not None:
            self.question = question.build(self.scene.theme, self.scene.size, doubt.slip, self._silent)

    def _handle_question(self, layer: Layer, event: pygame.Event) -> None:
        """Its button alone means it, Escape does not; what was pressed twice by mistake does neither."""
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if pressed and self.scene.clock - self._asked_at < TWICE_MS:
            return
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_BACKSPACE):
            self._answer_question("think_again")
            return
        action = layer.handle(event)
        if action is not None and action.key == "silent":
            self._silent = bool(action.value)
        elif action is not None:
            self._answer_question(action.key)

    def _answer_question(self, key: str) -> None:
        scene, self.question = self.scene, None
        if self._silent:
            scene.keeper.change(ask_before_slips=False)
        if key == "mean_it":
            scene.attempt(scene.play.mean_it)
            scene.pointer.chosen()
        else:
            scene.play.think_again()
        scene.refresh()

    # -- menu -------------------------------------------------------------------------------------
    def open_menu(self, sure: str = "") -> None:
        """Lay the menu over the table; with `sure`, ask before leaving."""
        may_leave = self.person() != NOBODY
        label = self.scene.table.sure if sure else ""
        self.menu = menu.build(self.scene.theme, self.scene.size, may_leave, label, self.scene.menu_entries())
        self.menu.heard = self.scene.layer.heard
        self.scene.pointer.lift()

    def person(self) -> int:
        """The person at the machine who could leave the match; NOBODY where there is none."""
        match, people = self.scene.match, self.scene.session.people()
        if match.over or not people:
            return NOBODY
        return match.seat if match.seat in people else people[0] if len(people) == 1 else NOBODY

    def _close_menu(self) -> None:
        self.menu, self.scene.stale = None, True
        self.scene.keys.come_back()

    def _handle_menu(self, event: pygame.Event) -> Command | None:
        assert self.menu is not None
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_F10):
            self._close_menu()
            return None
        action = self.menu.handle(event)
        if action is None:
            return None
        if action.key == "leave":
            self.open_menu("resign")
            return None
        if action.key == "guide":
            self._toggle_guide()
            return None
        self._close_menu()
        if action.key == "resign":
            self.scene.session.resign(self.person())
            self.scene.play.refresh()
            return None
        commands: dict[str, Command] = {
            "rules": self.scene.rules(), "settings": Goto("settings"), "save": Goto("title_page"),
            "result": Goto("result"), "quit": Quit(),
        }  # fmt: skip
        return commands.get(action.key)

    def _toggle_guide(self) -> None:
        """The menu stays and says whether the person is guided now."""
        self.scene.guide.toggle()
        self.open_menu()
        assert self.menu is not None
        self.menu.focus_key("guide")

    # -- curtain ----------------------------------------------------------------------------------
    def look_for_curtain(self) -> None:
        """Draw the curtain where another person has to take the machine, once nothing moves any more."""
        scene = self.scene
        seat = scene.session.curtain_for
        waiting = scene.session.waiting() is Waiting.CURTAIN
        if seat is None or not waiting or (scene.tempo.busy and not self.curtain):
            return
        if self.curtain is None or self.curtain.model.seat != seat:
            name = seat_names(scene.match)[seat]
            row = scene.table.standings(scene.match, NOBODY)[seat]
            words = _(scene.table.secret)
            scene.layer.heard.append("curtain")
            self.curtain = Curtain(CurtainModel(seat, name, row.faction, words, self._chose_last(seat)))
            self.curtain.layout(scene.size if scene.size[0] else (1280, 720), scene.theme)

    def _chose_last(self, seat: int) -> bool:
        """Whether a person at the machine chose last, if only in the open."""
        match = self.scene.match
        last = next((step.seat for step in reversed(match.steps) if step.by_person), NOBODY)
        return last == seat and not match.ahead

    def _handle_curtain(self, event: pygame.Event) -> None:
        assert self.curtain is not None
        if self.curtain.handle(event) is not None:
            self.curtain = None
            self.scene.session.lift_curtain()
            self.scene.play.refresh()
            self.scene.refresh()
