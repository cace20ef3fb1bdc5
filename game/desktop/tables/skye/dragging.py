"""Things that are carried by the pointer: the axe, gold, the tile in hand."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop.tables.spotting import SpotButton
from game.desktop.tables.views import Spot
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action, is_press, is_release

FAR = 7  # pixels: a shorter way is a click


@dataclass
class Drag:
    """What is carried: `view` and `name` of the place that it was taken from, its `value`, where the pointer is."""

    view: str = ""
    name: str = ""
    value: int = 0
    pos: tuple[int, int] = (0, 0)
    start: tuple[int, int] = (0, 0)
    carried: bool = False

    def take(self, view: str, spot: tuple[str, int], pos: tuple[int, int]) -> None:
        """The pointer went down on something."""
        self.view, (self.name, self.value) = view, spot
        self.pos = self.start = pos
        self.carried = False

    def move(self, pos: tuple[int, int]) -> None:
        """It moves while it is down."""
        self.pos = pos
        self.carried = self.carried or max(abs(pos[0] - self.start[0]), abs(pos[1] - self.start[1])) > FAR

    def let_go(self) -> bool:
        """It came up; whether anything was carried."""
        carried, self.carried = self.carried, False
        return carried


class Handle(SpotButton):
    """A place from which something can be carried away. Let go elsewhere it answers with `spot.drop.` and its key."""

    tracks_motion = True

    def __init__(self, theme: Theme, view: str, spot: Spot, tip: str, drag: Drag) -> None:
        super().__init__(theme, view, spot, True, tip)
        self.drag = drag

    def handle(self, event: pygame.Event) -> Action | None:
        """Down, along, up; what was not carried anywhere was a click."""
        if is_press(event):
            self.drag.take(self.view, self.key_of_spot, event.pos)
        elif event.type == pygame.MOUSEMOTION:
            if self.pressed:
                self.drag.move(event.pos)
            return None
        elif is_release(event) and self.pressed and self.drag.let_go():
            return Action(self.key.replace("spot.", "spot.drop.", 1), event.pos)
        return super().handle(event)
