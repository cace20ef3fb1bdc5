"""The line of time under a replay: rounds and turns below it, what happened above it, a knob that is dragged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size, clear
from game.desktop.tables.base import Mark
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action, Widget, is_press
from game.desktop.widgets.controls import knob

NUMBER = text.Style("ui", 14, t.INK_SOFT)
EVERY = (1, 2, 5, 10, 20, 50, 100, 200, 500)


@dataclass(frozen=True, slots=True)
class Line:
    """What lies along the line: its last point, rounds as (point, number), turns as points, marks."""

    length: int
    rounds: tuple[tuple[int, int], ...]
    turns: tuple[int, ...]
    marks: tuple[Mark, ...]


class Timeline(Widget):
    """Answers `seek` with a point while it is pressed or dragged; under the mouse it tells what lies there."""

    focusable = True
    tracks_motion = True

    def __init__(self, theme: Theme, rect: pygame.Rect, line: Line, at: int, told: Callable[[int], str]) -> None:
        super().__init__(theme, rect, "seek", enabled=line.length > 0)
        self.line, self.at, self.told = line, at, told

    @property
    def groove(self) -> pygame.Rect:
        """The line itself in pixels; the knob stands out at both ends."""
        px = self.theme.px
        return pygame.Rect(self.rect.x + px(14), self.rect.y + px(11), self.rect.w - px(28), px(7))

    def x(self, point: int) -> int:
        """The pixel column of a point."""
        groove = self.groove
        return groove.x + round(groove.w * point / max(1, self.line.length))

    def point_at(self, x: int) -> int:
        """The point nearest to a pixel column."""
        groove = self.groove
        share = (x - groove.x) / max(1, groove.w)
        return max(0, min(self.line.length, round(share * self.line.length)))

    def draw(self, surface: pygame.Surface) -> None:
        """Marks, groove, gold up to the knob."""
        th, groove = self.theme, self.groove
        surface.blit(_marks(th, (self.rect.w, self.rect.h), self.line), self.rect)
        panels.tray(surface, th, groove, 3, "#1C120C")
        x = self.x(self.at)
        if x > groove.x:
            surface.fill(t.GOLD, (groove.x + 1, groove.y + 1, x - groove.x, groove.h - 2))
        round_ = knob(th.px(20))
        surface.blit(round_, round_.get_rect(center=(x, groove.centery)))
        if self.ring:
            panels.focus_ring(surface, th, groove.inflate(th.px(10), th.px(10)), 6)

    def handle(self, event: pygame.Event) -> Action | None:
        """Follow the mouse while it is down."""
        if event.type == pygame.MOUSEMOTION:
            self.tooltip = self.told(self.point_at(event.pos[0]))
        if self.enabled and (is_press(event) or (event.type == pygame.MOUSEMOTION and self.pressed)):
            point = self.point_at(event.pos[0])
            return Action(self.key, point) if point != self.at else None
        return None


@POOL.keep
def _marks(theme: Theme, size: Size, line: Line) -> pygame.Surface:
    """All that does not move along the line. Shared: do not draw on it."""
    sheet = clear(size)
    whole = Timeline(theme, pygame.Rect((0, 0), size), line, 0, str)
    _rounds(sheet, whole)
    th, top, last = theme, whole.groove.y, -9
    for mark in line.marks:
        x = whole.x(mark.point)
        if mark.kind == "taken" and x > last + 1:
            last = x
            wide = max(1, theme.px(2))
            sheet.fill(th.faction(mark.faction).wash, (x - wide // 2, top - theme.px(7), wide, theme.px(6)))
    for mark in line.marks:
        if mark.kind == "out":
            pieces.put(sheet, th, mark.faction, theme.px(16), (whole.x(mark.point), top - theme.px(4)), flat=True)
    return sheet


def _rounds(sheet: pygame.Surface, whole: Timeline) -> None:
    """Ticks for turns where there is room for them, longer ones with numbers for rounds."""
    th, line, foot = whole.theme, whole.line, whole.groove.bottom
    if len(line.turns) * th.px(4) < whole.groove.w:
        for point in line.turns:
            sheet.fill(t.INK_SOFT, (whole.x(point), foot + th.px(1), max(1, th.px(1)), th.px(3)))
    every = next((n for n in EVERY if len(line.rounds) / n * th.px(34) <= whole.groove.w), EVERY[-1])
    right = -th.px(10)
    for point, number in line.rounds:
        x = whole.x(point)
        sheet.fill(t.INK_SOFT, (x, foot + th.px(1), max(1, th.px(1)), th.px(5)))
        first = (point, number) == line.rounds[0]
        wide = text.width(th, str(number), NUMBER)
        if (first or number % every == 0) and x - wide // 2 > right + th.px(4):
            right = text.draw(sheet, th, str(number), NUMBER, (x, foot + th.px(12)), "center").right
