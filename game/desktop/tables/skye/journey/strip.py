"""The summary of a clan's progress board: three small tracks with all markers, what comes next, what lies ready."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import put
from game.desktop.tables.skye import art
from game.desktop.tables.skye.journey.models import StripModel, Thing, TrackRow
from game.desktop.tables.views import Spot, Tip, View
from game.kernel.texts import gettext as _

HEAD, FOOT = 40, 30  # units
FULL, WORDS, PLAIN = 52, 38, 24  # units: a row with two lines of words, with one, without


class StripView(View[StripModel]):
    """Spots: `track` with its number, `thing` with its place."""

    wants = (240, 96)

    def lay(self) -> list[Spot]:
        """The rows one below the other, what lies ready at the foot."""
        px, area, model = self.theme.px, self.area, self.model
        self.head = px(HEAD) if area.h >= px(HEAD + FOOT + 3 * FULL) else px(5)
        foot = px(FOOT)
        high = (area.h - self.head - foot - px(6)) // 3
        out = []
        for n, row in enumerate(model.rows):
            rect = pygame.Rect(px(6), self.head + n * high, area.w - px(12), high - px(3))
            out.append(Spot("track", n, rect, True, row.name, Tip(row.name, row.tip)))
        x, y = px(10), area.h - foot - px(4)
        wide = min(px(58), max(px(30), (area.w - 2 * px(10)) // max(1, len(model.things))))
        for n, thing in enumerate(model.things):
            rect = pygame.Rect(x, y, wide, foot)
            out.append(Spot("thing", n, rect, False, thing.name, Tip(thing.name, thing.tip)))
            x += wide
        return out

    def paint(self, dst: pygame.Surface) -> None:
        """A panel of leather."""
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, self.area, "leather", 6, 47, 0)
        if self.head >= px(HEAD) and self.model.clan is not None:
            right = text.draw(
                dst, theme, _("Progress"), text.PANEL_TITLE.sized(20), (px(20), px(22)), "midleft"
            ).right  # fmt: skip
            style = text.Style("ital", 17, t.PARCHMENT_DIM)
            put(dst, theme, self.model.clan.name, style, (self.area.w - px(18), px(22)), self.area.w - right - px(30),
                "midright")  # fmt: skip
        for n, row in enumerate(self.model.rows):
            self._row(dst, n, row)
        for n, thing in enumerate(self.model.things):
            self._thing(dst, self.own("thing", n).rect, thing)

    def _row(self, dst: pygame.Surface, n: int, row: TrackRow) -> None:
        theme, px, q = self.theme, self.theme.px, self.own("track", n).rect
        if row.open:
            panels.chosen(dst, theme, q, 55 + n)
        else:
            panels.recessed(dst, theme, q, 62)
        if self.aim.on("track", n):
            panels.outline(dst, theme, q, t.GOLD_LIT, 0, 2)
        size = min(px(34), q.h - px(4))
        sheet = art.PICTURES.piece(row.picture, size)
        dst.blit(sheet, sheet.get_rect(center=(q.x + px(24), q.centery)))
        box = pygame.Rect(q.x + px(48), q.y, q.w - px(56), q.h)
        plain = q.h < px(WORDS - 6)
        middle = box.centery if plain else box.y + px(12)
        self._track(dst, row, box, middle)
        if not plain:
            self._words(dst, row, pygame.Rect(box.x, middle + px(8), box.w, box.bottom - middle - px(9)))

    def _track(self, dst: pygame.Surface, row: TrackRow, box: pygame.Rect, y: int) -> None:
        """Dots from the start to the last space; each clan's marker on its own."""
        theme, px = self.theme, self.theme.px
        wide = box.w - px(44)
        xs = [box.x + px(7) + round((wide - px(7)) * n / row.last) for n in range(row.last + 1)]
        quiet = t.INK_SOFT if row.open else t.GOLD_DIM
        pygame.draw.line(dst, quiet, (xs[0], y), (xs[-1], y), max(1, px(2)))
        for x in xs:
            pygame.draw.circle(dst, quiet, (x, y), max(2, px(3)))
        for space in sorted({space for _colour, space in row.markers}):
            there = [colour for colour, at in row.markers if at == space]
            size = px(15)
            for i, colour in enumerate(there):
                shift = round((i - (len(there) - 1) / 2) * size * 0.45)
                sheet = art.PICTURES.piece(f"marker_{colour}", size)
                dst.blit(sheet, sheet.get_rect(center=(xs[space] + shift, y)))
        style = text.Style("uib", 15, t.INK if row.open else t.PARCHMENT_LIT)
        text.draw(dst, theme, f"{row.space}/{row.last}", style, (box.right, y), "midright")

    def _words(self, dst: pygame.Surface, row: TrackRow, box: pygame.Rect) -> None:
        theme, px = self.theme, self.theme.px
        main, quiet = (t.INK, t.INK_SOFT) if row.open else (t.PARCHMENT_LIT, t.PARCHMENT_DIM)
        size = px(17)
        sheet = art.PICTURES.piece(row.require, size)
        one = box.h < px(30)
        y = box.centery if one else box.y + box.h // 4
        dst.blit(sheet, sheet.get_rect(midleft=(box.x, y)))
        left = box.x + size + px(5)
        if one:
            # Translators: what the next space asks for, and what it brings.
            words = _("{asks} → {brings}").format(asks=row.asks, brings=row.brings)
            put(dst, theme, words, text.Style("ui", 15, main if row.open else quiet), (left, y), box.right - left)
            return
        put(dst, theme, _("Next asks for {asks}").format(asks=row.asks), text.Style("ui", 15, quiet), (left, y),
            box.right - left)  # fmt: skip
        put(dst, theme, row.brings, text.Style("uib", 15, main), (left, box.y + box.h * 3 // 4), box.right - left)

    def _thing(self, dst: pygame.Surface, box: pygame.Rect, thing: Thing) -> None:
        theme, px = self.theme, self.theme.px
        size = min(box.h - px(4), px(26))
        source = art.PICTURES.piece(thing.picture, size)
        if source.get_height() > box.h:  # a road piece stands upright
            source = art.PICTURES.piece(thing.picture, max(4, size * size // source.get_height()))
        if thing.idle:
            source = source.copy()
            source.set_alpha(110)
        rect = dst.blit(source, source.get_rect(midleft=(box.x + px(2), box.centery)))
        if thing.count:
            style = text.Style("uix", 17, t.PARCHMENT_LIT)
            text.draw(dst, theme, thing.count, style, (rect.right + px(4), box.centery), "midleft")
