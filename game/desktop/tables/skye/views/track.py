"""The score track: a ruler of parchment, and each clan's piece at its points."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, text
from game.desktop.tables.skye.views.models import Clan
from game.desktop.tables.views import Spot, Tip, View

SHORTEST, STEP = 50, 10  # points on the shortest ruler; it grows in such steps


@dataclass(frozen=True, slots=True)
class TrackModel:
    """All clans that are in the match."""

    clans: tuple[Clan, ...] = ()

    @property
    def top(self) -> int:
        """The last point on the ruler."""
        most = max((one.points for one in self.clans), default=0)
        return max(SHORTEST, -(-(most + 1) // STEP) * STEP)


class TrackView(View[TrackModel]):
    """Spots: `clan` with the number of the seat."""

    wants = (400, 34)

    def _x(self, points: float) -> int:
        inset = self.theme.px(26)
        return inset + round((self.area.w - 2 * inset) * points / self.model.top)

    def _piece(self) -> int:
        return min(self.theme.px(30), max(14, self.area.h - self.theme.px(18)))

    def lay(self) -> list[Spot]:
        """Pieces side by side where clans have equally many points."""
        side, out = self._piece(), []
        for one in self.model.clans:
            equal = [other.seat for other in self.model.clans if other.points == one.points]
            step = side * 72 // 100
            wide = side + (len(equal) - 1) * step
            first = max(self.theme.px(3), self._x(one.points) - wide // 2)
            rect = pygame.Rect(first + equal.index(one.seat) * step, self.theme.px(3), side, side)
            out.append(Spot("clan", one.seat, rect, False, one.name, Tip(one.name, (one.tip,))))
        return out

    def paint(self, dst: pygame.Surface) -> None:
        """The ruler, then the pieces."""
        theme, px, area = self.theme, self.theme.px, self.area
        panels.panel(dst, theme, area, "parchment", 5, 31, 0)
        style = text.Style("uib", 14, t.INK)
        low = area.h < px(42)
        base = area.bottom - px(15 if low else 19)
        pygame.draw.line(dst, t.INK, (self._x(0), base), (self._x(self.model.top), base), max(1, px(2)))
        each = (self._x(5) - self._x(0)) // 5
        for points in range(self.model.top + 1):
            whole = points % 5 == 0
            if not whole and each < 4:
                continue
            high = px(8 if whole else 4)
            pygame.draw.line(dst, t.INK, (self._x(points), base - high), (self._x(points), base), 2 if whole else 1)
            if whole and (points % 10 == 0 or each >= 7):
                at = (self._x(points), base + px(8 if low else 9))
                text.draw(dst, theme, str(points), style, at, "center")
        for one in self.model.clans:
            spot = self.own("clan", one.seat)
            pieces.put(dst, theme, one.faction, spot.rect.w, spot.rect.center, emblem=True)
