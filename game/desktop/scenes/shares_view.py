"""The sheet that shows where each seat's points came from."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, shares, text
from game.desktop.scenes.models import ResultModel
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action, Widget

TIP = text.Style("body", 18, t.PARCHMENT_LIT)


class SharesView(Widget):
    """A bar for each seat; what the pointer is on is told in words."""

    tracks_motion = True

    def __init__(self, theme: Theme, rect: pygame.Rect, model: ResultModel, head: pygame.Rect) -> None:
        super().__init__(theme, rect, "shares")
        self.model = model
        self.at: tuple[int, int] | None = None  # seat and source
        self._head = head.move(-rect.x, -rect.y)  # the sheet moves when its page is scrolled
        self._parts: list[shares.Part] = []

    def draw(self, surface: pygame.Surface) -> None:
        """Sheet, title, bars, and a plate about the part that is pointed at."""
        th, r = self.theme, self.rect
        head = self._head.move(r.topleft)
        panels.panel(surface, th, r, "parchment", 6, 7)
        title, style = text.squeezed(th, self.model.shares_charted, text.SHEET_TITLE, head.w)
        text.draw(surface, th, title, style, head.topleft)
        top = head.bottom + th.px(4)
        area = pygame.Rect(r.x + th.px(24), top, r.w - th.px(48), r.bottom - top - th.px(14))
        self._parts = shares.bars(surface, th, area, self.model.shares, self.model.sources)
        part = next((one for one in self._parts if (one.seat, one.source) == self.at), None)
        if part is not None and self.hovered:
            self._plate(surface, part)

    def _plate(self, surface: pygame.Surface, part: shares.Part) -> None:
        th = self.theme
        value = self.model.shares[part.seat].values[part.source]
        words = f"{self.model.sources[part.source]}: {value}"
        plate = pygame.Rect(0, 0, text.width(th, words, TIP) + th.px(28), th.px(36))
        plate.midbottom = (part.rect.centerx, part.rect.y - th.px(6))
        plate.clamp_ip(self.rect)
        panels.panel(surface, th, plate, "leather", 5, 17, 8)
        text.draw(surface, th, words, TIP, plate.center, "center")

    def handle(self, event: pygame.Event) -> Action | None:
        """Follow the pointer."""
        if event.type == pygame.MOUSEMOTION:
            found = next((one for one in self._parts if one.rect.collidepoint(event.pos)), None)
            self.at = (found.seat, found.source) if found else None
        return None
