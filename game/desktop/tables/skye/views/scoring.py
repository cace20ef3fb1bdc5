"""The four scoring tiles: which count in this round, what they give now, what the tile that is thought of would add."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import lines, put
from game.desktop.tables.skye import art
from game.desktop.tables.views import Spot, Tip, View
from game.kernel.texts import gettext as _

GAIN, GAIN_LIT = "#345C32", "#A8C48C"
LOSS, LOSS_LIT = t.OXBLOOD, "#E0A090"
INK_LIT = "#46301F"  # second words on parchment, as easily read as those on leather


@dataclass(frozen=True, slots=True)
class ScoringRow:
    """A slot and the scoring tile on it. `points`: as things lie, empty where nobody can tell; `plus`: by what is
    thought of; `when`: the rounds in which it is still counted."""

    slot: str
    number: int
    name: str
    words: str
    points: str
    plus: int
    active: bool
    when: str
    tip: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoringModel:
    """`line` stands beside the title."""

    rows: tuple[ScoringRow, ...] = ()
    line: str = ""


class ScoringView(View[ScoringModel]):
    """Spots: `slot` with its number."""

    wants = (250, 140)

    def lay(self) -> list[Spot]:
        """Rows of like height below the title, if there is one."""
        px, area = self.theme.px, self.area
        self.head = px(42) if area.h >= px(200) else px(7)
        rows = max(1, len(self.model.rows))
        gap = px(6 if area.h >= px(300) else 4)
        high = (area.h - self.head - px(9)) / rows
        out = []
        for n, one in enumerate(self.model.rows):
            rect = pygame.Rect(px(9), self.head + round(n * high), area.w - px(18), round(high) - gap)
            out.append(Spot("slot", n, rect, True, one.name, Tip(f"{one.slot}  {one.name}", one.tip)))
        return out

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """A panel of leather, then row by row; what counts in this round lies on parchment."""
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, self.area, "leather", 6, 41, 0)
        if self.head >= px(40):
            right = text.draw(dst, theme, _("Scoring"), text.PANEL_TITLE.sized(20), (px(20), px(23)), "midleft").right
            style = text.Style("ital", 17, t.PARCHMENT_DIM)
            put(
                dst,
                theme,
                self.model.line,
                style,
                (self.area.w - px(18), px(23)),
                self.area.w - right - px(30),
                "midright",
            )
        for n, one in enumerate(self.model.rows):
            yield
            self._row(dst, n, one)

    def _row(self, dst: pygame.Surface, n: int, one: ScoringRow) -> None:
        theme, px, q = self.theme, self.theme.px, self.own("slot", n).rect
        if one.active:
            panels.chosen(dst, theme, q, 51 + n)
        else:
            panels.recessed(dst, theme, q, 62)
        if self.aim.on("slot", n):
            panels.outline(dst, theme, q, t.GOLD_LIT, 1, 2)
        main, quiet = (t.INK, INK_LIT) if one.active else (t.PARCHMENT_LIT, t.PARCHMENT_DIM)
        large = q.h >= px(64)
        text.draw(dst, theme, one.slot, text.Style("titleb", 24 if large else 19, t.OXBLOOD if one.active else quiet),
                  (q.x + px(22), q.centery), "center")  # fmt: skip
        side = px(40) if large else min(px(30), q.h - px(4))
        sign = art.scoring_icon(one.number, side)
        dst.blit(sign, sign.get_rect(center=(q.x + px(38) + side // 2, q.centery)))
        right = self._points(dst, q, one, main)
        left = q.x + px(46) + side
        self._words(dst, pygame.Rect(left, q.y, right - px(8) - left, q.h), one, (main, quiet))

    def _points(self, dst: pygame.Surface, q: pygame.Rect, one: ScoringRow, colour: str) -> int:
        """What it gives, and what would come to that; the x where they begin."""
        theme, px = self.theme, self.theme.px
        gain, loss = (GAIN, LOSS) if one.active else (GAIN_LIT, LOSS_LIT)
        wide = q.w >= px(270)
        if one.plus:
            style = text.Style("uix", 19 if wide else 16, gain if one.plus > 0 else loss)
            told = f"{one.plus:+}".replace("-", "−")
            text.draw(dst, theme, told, style, (q.right - px(10 if wide else 5), q.centery), "midright")
        shown = one.points or "?"
        at = (q.right - px(48 if wide else 34), q.centery)
        return text.draw(dst, theme, shown, text.Style("uix", 26, colour), at, "midright").x

    def _words(self, dst: pygame.Surface, box: pygame.Rect, one: ScoringRow, inks: tuple[str, str]) -> None:
        theme, px = self.theme, self.theme.px
        name = text.Style("title", 19, inks[0])
        if box.h < px(64):
            two = box.h >= px(38)
            put(dst, theme, one.name, name.sized(16), (box.x, box.centery - (px(8) if two else 0)), box.w)
            if two:
                put(dst, theme, one.when, text.Style("ital", 15, inks[1]), (box.x, box.centery + px(9)), box.w)
            return
        parts, style = lines(theme, one.words, text.Style("body", 17, inks[1]), box.w, 2)
        step = text.height(theme, style, 1.14)
        y = box.centery - (px(22) + len(parts) * step) // 2
        put(dst, theme, one.name, name, (box.x, y + px(10)), box.w)
        for i, part in enumerate(parts):
            text.draw(dst, theme, part, style, (box.x, y + px(23) + i * step))
