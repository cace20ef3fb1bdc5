"""The page on which an attack is named: Charge or Bite, before the card is seen."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.surfaces import frame
from game.desktop.tables.witcher.views import card, marks
from game.desktop.tables.witcher.views.base import Spot, Tip, View
from game.desktop.tables.witcher.views.fight.models import NamingModel
from game.desktop.tables.witcher.views.glyphs import glyph
from game.desktop.tables.witcher.views.words import block, put
from game.kernel.texts import gettext as _


class NamingView(View[NamingModel]):
    """A sheet over the picture. Spots: `name` 0 charge, 1 bite."""

    wants = (720, 430)

    def lay(self) -> list[Spot]:
        """Two halves of a card side by side, as large as there is room."""
        px, area = self.theme.px, self.area
        head = max(px(104), 60)
        gap = px(24)
        wide = min(px(310), (area.w - px(72) - gap) // 2)
        high = area.h - head - px(32)
        left = area.centerx - wide - gap // 2
        self.halves = [pygame.Rect(left + i * (wide + gap), head, wide, high) for i in range(2)]
        names = (_("Charge"), _("Bite"))
        return [
            Spot("name", i, self.halves[i], self.model.legal, names[i], Tip(names[i], (self.model.words[i],)))
            for i in range(2)
        ]

    def paint(self, dst: pygame.Surface) -> None:
        """Parchment, the question, the two ways."""
        theme, px, model = self.theme, self.theme.px, self.model
        panels.panel(dst, theme, self.area, "parchment", 6, 41, 0)
        style = text.Style("titleb", 30, "#601210")
        step = text.height(theme, style, 1.2)
        put(dst, theme, model.title, style, (self.area.centerx, px(14) + step // 2), self.area.w - px(60), "center")
        line = pygame.Rect(px(36), px(14) + step, self.area.w - px(72), self.halves[0].y - px(18) - step)
        block(dst, theme, model.line, text.Style("ital", 20, t.INK_SOFT), line, 1.1, True)
        for i, (name, words) in enumerate(zip((_("Charge"), _("Bite")), model.words, strict=True)):
            self._half(dst, i, name, words)

    def _half(self, dst: pygame.Surface, i: int, name: str, words: str) -> None:
        theme, px, box = self.theme, self.theme.px, self.halves[i]
        pointed, chosen = self.aim.on("name", i), self.model.chosen == i
        if pointed or chosen:
            card.lit(dst, box, max(4, px(8)))
        marks.plate(dst, box, "#8A241C" if pointed or chosen else "#701C16", t.GOLD, px(7))
        if pointed or chosen:
            dst.blit(frame(box.size, px(7), t.GOLD_LIT, max(2, px(3))), box)
        style = text.Style("titleb", 28, t.PARCHMENT_LIT, emboss=t.BLACK)
        step = text.height(theme, style, 1.2)
        put(dst, theme, name, style, (box.centerx, box.y + px(12) + step // 2), box.w - px(20), "center")
        side = max(28, min(px(130), box.h * 40 // 100))
        sheet = claw(side) if i == 0 else fangs(side)
        top = box.y + px(16) + step
        dst.blit(sheet, sheet.get_rect(midtop=(box.centerx, top)))
        rest = pygame.Rect(box.x + px(16), top + side + px(8), box.w - px(32), box.bottom - top - side - px(16))
        block(dst, theme, words, text.Style("body", 19, t.PARCHMENT_LIT), rest, 1.12, True)
        if self.aim.focused == ("name", i):
            panels.focus_ring(dst, theme, box, 7)


def claw(side: int) -> pygame.Surface:
    """What a charge strikes with. Shared: do not draw on it."""
    return glyph("damage", side)


def fangs(side: int) -> pygame.Surface:
    """What a bite strikes with. Shared: do not draw on it."""
    return glyph("fangs", side)
