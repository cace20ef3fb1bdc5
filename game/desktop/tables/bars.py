"""The bars above and below the board: what they say, their buttons, their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.desktop.tables import readings, topbar
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.base import SeatRow
from game.desktop.tables.layout import ASK
from game.desktop.tables.topbar import TopModel
from game.desktop.widgets.layer import Layer

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

Rooms = tuple[pygame.Rect, pygame.Rect]  # what the buttons leave of the upper and of the lower bar


class Bars:
    """Those of a match that is played. `ask` is the height of the lower one in units."""

    ask = ASK

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._top: TopModel | None = None
        self.asked: AskModel | None = None
        self._rooms: Rooms = (pygame.Rect(0, 0, 1, 1), pygame.Rect(0, 0, 1, 1))

    def read(self, rows: Sequence[SeatRow]) -> None:
        """Read the match anew."""
        self._top, self.asked = readings.top(self.scene, rows), readings.ask(self.scene, rows)

    def lay(self, layer: Layer) -> None:
        """Put the buttons on a layer."""
        self._rooms = (self._lay_top(layer), self._lay_ask(layer))
        layer.primary = "confirm" if layer.find("confirm") else ""

    def _lay_top(self, layer: Layer) -> pygame.Rect:
        scene, bar = self.scene, self.scene.places.top
        assert self._top is not None
        return topbar.buttons(layer, scene.theme, bar, self._top, bar.w >= scene.theme.px(1360))

    def _lay_ask(self, layer: Layer) -> pygame.Rect:
        assert self.asked is not None
        return self.scene.stage.lay_ask(layer, self.asked)

    def top_said(self) -> object:
        """Equal where the upper bar looks the same."""
        return self._top, tuple(self._rooms[0])

    def ask_said(self) -> object:
        """Equal where the lower bar looks the same."""
        return self.scene.stage.ask_said(self.asked), tuple(self._rooms[1])

    def top_room(self) -> pygame.Rect:
        """What the buttons leave of the upper bar."""
        return self._rooms[0]

    def draw_top(self, dst: pygame.Surface, rect: pygame.Rect) -> None:
        """The upper bar without its buttons."""
        assert self._top is not None
        topbar.draw(dst, self.scene.theme, rect, self._top, self._rooms[0])

    def draw_ask(self, dst: pygame.Surface, rect: pygame.Rect) -> None:
        """The lower bar without its buttons."""
        assert self.asked is not None
        self.scene.stage.draw_ask(dst, rect, self.asked, self._rooms[1])
