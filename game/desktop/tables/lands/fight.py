"""Which fight a table about land shows: one that is thought of, one under way, else the last. In a window without a
side column it lies on a slip beside the map while it matters, and for a while after its last dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop.tables.lands import battle as panel
from game.desktop.tables.lands.battle import Battle
from game.desktop.theme import Theme

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.lands.base import LandTable

LINGERS = 3200  # milliseconds from the fall of dice until their slip goes


class Fight:
    """Follows the match of a table scene."""

    def __init__(self, scene: TableScene, table: LandTable) -> None:
        self.scene, self.table = scene, table
        self.battle: Battle | None = None
        self._asked = False  # whether the person who is asked thinks of it, or fights it
        self._left = 0

    def read(self) -> None:
        """See what is fought, or thought of."""
        scene, match = self.scene, self.scene.match
        last, look = self.table.battle(match), scene.board.look
        asked = scene.play.controller is not None
        thought = self.table.thought(match, look.source, look.aim) if asked else None
        if thought is not None and not (last is not None and last.way == thought.way and self._is_of_now(last)):
            last = thought
        self.battle = last
        self._asked = asked and last is not None and last.on and (thought is not None or self.table.fights(match))

    def _is_of_now(self, battle: Battle) -> bool:
        """Whether its dice fell in this turn."""
        match = self.scene.match
        if battle.serial < 0:
            return True
        rounds = match.game.title.rounds
        return bool(rounds(match.state_before(battle.serial))[1] == rounds(match.state)[1])

    def thrown(self) -> None:
        """Its dice fall now."""
        self._left = LINGERS

    def dismiss(self) -> bool:
        """Take the slip away, where nothing is asked of it; whether it was there."""
        had, self._left = self._left > 0, 0
        return had

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether the slip goes."""
        if self._left <= 0:
            return False
        self._left -= dt_ms
        return self._left <= 0

    @property
    def slip(self) -> pygame.Rect:
        """Where the slip lies; empty while there is none."""
        scene = self.scene
        shown = self._asked or self._left > 0
        if self.battle is None or not shown or scene.places.wide or scene.open_panel == "battle":
            return pygame.Rect(0, 0, 0, 0)
        rect = panel.strip(self._theme, scene.places.board, self.battle)
        sheet = scene.stage.open_rect()
        if sheet.colliderect(rect):
            rect.right = max(rect.w, sheet.x - scene.theme.px(6))
        return rect

    @property
    def _theme(self) -> Theme:
        return panel.fitted(self.scene.theme, self.scene.places.board)

    def draw_slip(self, dst: pygame.Surface) -> None:
        """The slip, if it is there."""
        rect = self.slip
        if rect.w and self.battle is not None:
            panel.draw_strip(dst, self._theme, rect, self.battle, self.scene.tempo.dice_age)
