"""The trophy track: how many steps each seat has made, and what the next step costs."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.fitting import put
from game.desktop.tables.views import Spot, Tip, View
from game.desktop.tables.witcher.views.marks import badge
from game.desktop.tables.witcher.views.models import Seat
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext

TIRING = (0, 1, 2, 3, 3)  # cards trashed on the step to this space; the last step of a track costs none


@dataclass(frozen=True, slots=True)
class TrackModel:
    """`goal`: 3, 4 or 5 steps win; `steps`: each seat and how many it has made."""

    goal: int
    steps: tuple[tuple[Seat, int], ...]
    viewer: int = -1


class TrackView(View[TrackModel]):
    """Spots: `track` with the number of the space."""

    wants = (300, 150)

    def lay(self) -> list[Spot]:
        """Spaces in a row."""
        px, area, n = self.theme.px, self.area, self.model.goal + 1
        self.head = px(40) if area.h >= px(120) else 0
        self.step = (area.w - px(24)) / n
        self.disc = min(int(self.step) - 4, px(42), max(22, (area.h - self.head) // 2 - 6))
        self.y = self.head + (area.h - self.head) * 28 // 100 + px(2)
        return [self._spot(i) for i in range(n)]

    def _x(self, i: int) -> int:
        return self.theme.px(12) + round((i + 0.5) * self.step)

    def _spot(self, i: int) -> Spot:
        rect = pygame.Rect(0, self.head, int(self.step), self.area.h - self.head)
        rect.centerx = self._x(i)
        names = [seat.name for seat, at in self.model.steps if at == i]
        lines = [self._price(i), *names]
        title = ngettext("{n} step", "{n} steps", i).format(n=i)
        return Spot("track", i, rect, False, title, Tip(title, tuple(one for one in lines if one)))

    def _price(self, i: int) -> str:
        if i == self.model.goal:
            return _("Whoever comes here has won.")
        many = TIRING[i]
        if not many:
            return ""
        return ngettext(
            "Fatigue: on coming here {n} card is trashed.", "Fatigue: on coming here {n} cards are trashed.", many
        ).format(n=many)

    def paint(self, dst: pygame.Surface) -> None:
        """A row of discs on a line, the shields of the seats below."""
        theme, px, model = self.theme, self.theme.px, self.model
        panels.panel(dst, theme, self.area, "leather", 6, 33, 0)
        if self.head:
            put(
                dst,
                theme,
                _("Trophy Track"),
                text.PANEL_TITLE,
                (self.area.centerx, px(23)),
                self.area.w - px(32),
                "center",
            )
        pygame.draw.line(dst, t.GOLD_DIM, (self._x(0), self.y), (self._x(model.goal), self.y), max(1, px(2)))
        for i in range(model.goal + 1):
            self._space(dst, i)
            self._shields(dst, i)

    def _space(self, dst: pygame.Surface, i: int) -> None:
        theme, last = self.theme, i == self.model.goal
        reached = any(at >= i and seat.seat == self.model.viewer for seat, at in self.model.steps)
        field = t.OXBLOOD if last else t.LEATHER_DARK
        sheet = badge("", self.disc, field, t.GOLD_LIT if reached else t.GOLD_DIM)
        dst.blit(sheet, sheet.get_rect(center=(self._x(i), self.y)))
        colour = t.PARCHMENT_LIT if reached or last else t.QUIET
        text.draw(dst, theme, str(i), text.Style("uix", 21, colour), (self._x(i), self.y), "center")

    def _shields(self, dst: pygame.Surface, i: int) -> None:
        """Those who stand here, in as many rows as the space is wide for."""
        here = [seat for seat, at in self.model.steps if at == i]
        if not here:
            return
        top = self.y + self.disc // 2 + self.theme.px(4)
        room = self.area.h - top - self.theme.px(8)
        side = min(self.theme.px(26), room, int(self.step) - 4)
        while side > 8 and -(-len(here) // max(1, int(self.step) // (side + 1))) * (side + 1) > room:
            side -= 1
        per = max(1, int(self.step) // (side + 1))
        for n, seat in enumerate(here):
            row, column = divmod(n, per)
            many = min(per, len(here) - row * per)
            x = self._x(i) + round((column - (many - 1) / 2) * (side + 1))
            pieces.put(
                dst, self.theme, seat.faction, side, (x, top + side // 2 + row * (side + 1)), emblem=False, flat=True
            )
