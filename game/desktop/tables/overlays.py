"""What lies over the table: the curtain and the menu take every key and click, a lesson's sheet those meant for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop.commands import Command, Goto, Quit
from game.desktop.scenes.curtain import Curtain
from game.desktop.scenes.models import CurtainModel
from game.desktop.session import NOBODY, Waiting
from game.desktop.tables import menu
from game.desktop.tables.base import seat_names
from game.desktop.tables.bubble import Bubble
from game.desktop.tables.course import Course
from game.desktop.tables.lesson import Lesson
from game.desktop.widgets.layer import Layer
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


class Overlays:
    """Curtain before menu before table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.menu: Layer | None = None
        self.curtain: Curtain | None = None
        self.bubble: Bubble | None = None

    @property
    def holds_play(self) -> bool:
        """Whether the match waits until what lies over the table is gone."""
        return self.menu is not None

    def layout(self) -> None:
        """Lay anew what lies over the table, in the window's present size."""
        if self.menu:
            self.open_menu("resign" if self.menu.find("resign") else "")
        if self.curtain:
            self.curtain.layout(self.scene.size, self.scene.theme)

    def takes(self, event: pygame.Event) -> bool:
        """Whether an event is for what lies over the table; releases of keys are for whoever holds them."""
        if event.type == pygame.KEYUP:
            return False
        if self.bubble is None or self.curtain or self.menu:
            return (self.curtain or self.menu) is not None
        if not self.bubble.takes(event):
            self.bubble.leave(event)
            return False
        return True

    def handle(self, event: pygame.Event) -> Command | None:
        """Answer an event that was taken."""
        if self.curtain:
            self._handle_curtain(event)
            return None
        if self.bubble and not self.menu:
            self.bubble.handle(event)
            return None
        return self._handle_menu(event)

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether something looks different."""
        if self.curtain:
            return self.curtain.update(dt_ms)
        taught = self._update_bubble(dt_ms) if self.bubble and not self.menu else False
        return bool(self.menu and self.menu.update(dt_ms)) or taught

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
        """The menu over the table. The curtain hides all and is drawn instead of it."""
        if self.bubble:
            self.bubble.draw(surface)
        if self.menu:
            surface.blit(menu.veil(self.scene.size), (0, 0))
            self.menu.draw(surface)

    # -- menu -------------------------------------------------------------------------------------
    def open_menu(self, sure: str = "") -> None:
        """Lay the menu over the table; with `sure`, ask before leaving."""
        may_leave = self.person() != NOBODY
        self.menu = menu.build(self.scene.theme, self.scene.size, may_leave, bool(sure), self.scene.menu_entries())

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
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._close_menu()
            return None
        action = self.menu.handle(event)
        if action is None:
            return None
        if action.key == "leave":
            self.open_menu("resign")
            return None
        self._close_menu()
        if action.key == "resign":
            self.scene.session.resign(self.person())
            self.scene.play.refresh()
            return None
        if action.key == "guide":
            self.scene.guide.toggle()
        commands: dict[str, Command] = {
            "rules": self.scene.rules(), "settings": Goto("settings"), "save": Goto("title_page"),
            "result": Goto("result"), "quit": Quit(),
        }  # fmt: skip
        return commands.get(action.key)

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
            words = _("Nobody else should look: what follows shows a hidden hand.")
            self.curtain = Curtain(CurtainModel(seat, name, row.faction, words))
            self.curtain.layout(scene.size if scene.size[0] else (1280, 720), scene.theme)

    def _handle_curtain(self, event: pygame.Event) -> None:
        assert self.curtain is not None
        if self.curtain.handle(event) is not None:
            self.curtain = None
            self.scene.session.lift_curtain()
            self.scene.play.refresh()
            self.scene.refresh()
