"""A sheet over the map with cards to look at or to choose from: a whole deck, a discard pile, cards that were seen."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import pygame

from game.desktop.kit import panels, text
from game.desktop.tables.witcher.views import card
from game.desktop.tables.witcher.views.base import Spot, Tip, View
from game.desktop.tables.witcher.views.hand import put_card
from game.desktop.tables.witcher.views.models import Held

HEAD, GAP, MOST = 48, 8, 150  # units


@dataclass(frozen=True, slots=True)
class CardsModel:
    """The cards in order, a title, a quieter line."""

    cards: tuple[Held, ...] = ()
    title: str = ""
    line: str = ""


class CardsView(View[CardsModel]):
    """Spots: `card` with the value of each."""

    wants = (520, 300)

    def lay(self) -> list[Spot]:
        """As large as lets all be seen."""
        px, area, n = self.theme.px, self.area, max(1, len(self.model.cards))
        room = pygame.Rect(px(14), px(HEAD), area.w - px(28), area.h - px(HEAD + 12))
        gap, best = px(GAP), (0, 1)
        for columns in range(1, n + 1):
            rows = ceil(n / columns)
            wide = (room.w - gap * (columns - 1)) // columns
            high = min((room.h - gap * (rows - 1)) // rows, wide * card.SHORT[1] // card.SHORT[0], px(MOST))
            best = max(best, (high, columns))
        high, columns = max(20, best[0]), best[1]
        size = card.body(high, True)
        self.bodies = []
        for i in range(len(self.model.cards)):
            row, column = divmod(i, columns)
            in_row = min(columns, n - row * columns)
            left = room.centerx - (in_row * (size[0] + gap) - gap) // 2
            self.bodies.append(pygame.Rect((left + column * (size[0] + gap), room.y + row * (high + gap)), size))
        return [
            Spot("card", one.value, body, one.state == "legal", one.face.name if one.face else "",
                 Tip(one.face.name, one.why) if one.face else None)
            for one, body in zip(self.model.cards, self.bodies, strict=True)
        ]  # fmt: skip

    def paint(self, dst: pygame.Surface) -> None:
        """Leather, the title, the cards."""
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, self.area, "leather", 6, 12, 0)
        title, style = text.squeezed(theme, self.model.title, text.PANEL_TITLE, self.area.w * 3 // 5)
        end = text.draw(dst, theme, title, style, (px(18), px(25)), "midleft").right
        line = text.Style("ital", 18, "#CDB98C")
        words, line = text.squeezed(theme, self.model.line, line, self.area.w - end - px(36))
        text.draw(dst, theme, words, line, (self.area.w - px(18), px(26)), "midright")
        for one, body in zip(self.model.cards, self.bodies, strict=True):
            put_card(dst, theme, body, one, False, self.aim.on("card", one.value))
            if self.aim.focused == ("card", one.value):
                panels.focus_ring(dst, theme, body, 9)
