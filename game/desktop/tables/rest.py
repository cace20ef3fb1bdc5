"""What rests on the table as one sheet; a part is painted again only where it has something else to say.

A part that says something else may have to wait for the next frame: see kit/allowance.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.desktop.kit import surfaces
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.theme import Theme

REACH = 30  # units that shadows and rings lie outside of what they belong to, at most: a panel's falls so far below it
Spot = tuple[pygame.Rect, str]  # a place in the window, and what is told or meant there
Painter = Callable[[pygame.Surface, pygame.Rect], list[Spot]]
Differs = Callable[[Any, Any], pygame.Rect]


class Rest:
    """The oak, the board's shadow, and parts by name. `changed`: where anything was painted since somebody took it;
    `owes`: whether a part had to wait.
    """

    def __init__(self) -> None:
        self.sheet = surfaces.opaque((1, 1))
        self.changed: list[pygame.Rect] = []
        self.owes = False
        self._ground: object = None
        self._said: dict[str, object] = {}
        self._rects: dict[str, pygame.Rect] = {}
        self._spots: dict[str, list[Spot]] = {}

    def lay(self, size: tuple[int, int], board: pygame.Rect, theme: Theme) -> None:
        """The ground; all parts are painted anew where it is another."""
        self.owes = False
        ground = (size, tuple(board), theme)
        if ground == self._ground:
            return
        self._ground = ground
        self._said, self._spots, self._rects = {}, {}, {}
        if self.sheet.get_size() != size:
            self.sheet = surfaces.opaque(size)
        self.sheet.blit(surfaces.table(size), (0, 0))
        if board.w:
            surfaces.drop(self.sheet, board, 3, theme.px(20), 190, (theme.px(8), theme.px(14)))
        self.changed = [self.sheet.get_rect()]

    def part(
        self, name: str, rect: pygame.Rect, said: object, paint: Painter, at_once: bool = False,
        within: Differs | None = None,
    ) -> list[Spot]:
        """A part in its rectangle; `said` is equal where its picture is. Its shadow falls once, outside of it. What is
        painted `at_once` waits for no other frame. `within`: in which area it differs from what was said before."""
        known = name in self._said
        if known and self._said[name] == said:
            return self._spots[name]
        if not at_once and not ALLOWANCE.lasts():
            self.owes = True
            return self._spots.get(name, [])
        area = within(self._said[name], said) if known and within is not None else rect
        self._said[name] = said
        self.sheet.blit(surfaces.table(self.sheet.get_size()), area, area)
        if known:
            self.sheet.set_clip(area)
            self._spots[name] = paint(self.sheet, rect)
            self.sheet.set_clip(None)
            self.changed.append(pygame.Rect(area))
        else:
            self._spots[name] = self._lay(rect, paint)
            self.changed.append(self.sheet.get_rect())
        self._rects[name] = pygame.Rect(rect)
        return self._spots[name]

    def _lay(self, rect: pygame.Rect, paint: Painter) -> list[Spot]:
        """A part for the first time: its shadow falls on the oak, and on no other part whichever was laid before."""
        window = self.sheet.get_rect()
        others = [(one, self.sheet.subsurface(one.clip(window)).copy()) for one in self._rects.values()]
        spots = paint(self.sheet, rect)
        for one, before in others:
            self.sheet.blit(before, one.clip(window))
        return spots

    def take_changed(self) -> list[pygame.Rect]:
        """Where anything was painted since this was asked last."""
        out, self.changed = self.changed, []
        return out
