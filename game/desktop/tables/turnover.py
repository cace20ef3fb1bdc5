"""The question of another decision is seen together with all that it speaks of, or after it, and answers only then.

What is painted in steps may lag behind a question that is painted at once: until nothing lags, the bars with question
and advice are seen as they were.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop.kit.allowance import ALLOWANCE

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


class Turnover:
    """`waits`: whether a question was held back in the last picture."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.waits = False
        self._shown: object = None  # the decision whose question is seen
        self._placed: object = None  # where it was seen
        self._kept: list[tuple[pygame.Rect, pygame.Surface]] = []  # what is seen of the last one, and where
        self._stale: list[pygame.Rect] = []

    def _decision(self) -> object:
        scene = self.scene
        return len(scene.match.steps), scene.match.seat, scene.play.controller is not None

    def rects(self) -> list[pygame.Rect]:
        """Where the question is, and the advice on it."""
        places = self.scene.places
        return [places.ask, *([places.advice] if places.advice.h else [])]

    def begin(self) -> None:
        """A picture begins: one that puts nothing off shows the question, too."""
        if not ALLOWANCE.is_limited:
            self.turn()

    def keep(self, still: pygame.Surface) -> None:
        """Before what rests is composed anew: keep what is seen, where another decision is asked for."""
        now, placed = self._decision(), self.scene.places
        if placed is not self._placed:
            self._placed, self._kept, self._shown = placed, [], now
        if self._kept or now == self._shown:
            return
        if self.scene.play.controller is None:
            self._shown = now
            return
        self._kept = [(rect, still.subsurface(rect.clip(still.get_rect())).copy()) for rect in self.rects()]

    def lay_over(self, still: pygame.Surface) -> None:
        """The bars as they are seen, above what was composed."""
        for rect, sheet in self._kept:
            still.blit(sheet, rect)

    def end(self) -> None:
        """The picture is drawn: where nothing of it lags, the question follows in the next one."""
        self.waits = bool(self._kept)
        if self.waits and not ALLOWANCE.owes:
            self.turn()
            ALLOWANCE.again()

    def turn(self) -> None:
        """Let the question be seen from the next composing on."""
        if self._kept:
            self._stale += [rect for rect, _sheet in self._kept]
        self._kept, self.waits, self._shown = [], False, self._decision()

    def take_stale(self) -> list[pygame.Rect]:
        """Where bars are to be composed anew."""
        out, self._stale = self._stale, []
        return out

    def hides(self, pos: tuple[int, int]) -> bool:
        """Whether what lies there is not what is seen."""
        return self.waits and any(rect.collidepoint(pos) for rect in self.rects())
