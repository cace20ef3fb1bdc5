"""One row of the new-match scene: a faction, who plays it, under which name or at which level."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.surfaces import drop, gradient, opaque
from game.desktop.scenes.models import FactionChoice, LevelChoice, SeatDraft
from game.desktop.theme import Theme
from game.desktop.widgets.base import Paint, Widget
from game.desktop.widgets.controls import Segments
from game.desktop.widgets.field import TextField
from game.kernel.texts import gettext as _

NAME_LIMIT = 24
WIDE = 600  # units: narrower rows are stacked


class SeatRow:
    """Lays a row's controls out; keys are `who.FACTION`, `name.FACTION`, `level.FACTION`."""

    def __init__(
        self,
        theme: Theme,
        faction: FactionChoice,
        seat: SeatDraft,
        levels: tuple[LevelChoice, ...],
        tall: bool,
    ) -> None:
        self.theme, self.faction, self.seat, self.levels = theme, faction, seat, levels
        self.tall = tall

    def height(self, wide: int) -> int:
        """In pixels, for a row so many pixels wide; an empty one is as high: under a second click no row has moved."""
        if wide < self.theme.px(WIDE):
            return self.theme.px(202 if self.tall else 154)
        return self.theme.px(146 if self.tall else 88)

    def widgets(self, rect: pygame.Rect) -> list[Widget]:
        """The row's sheet and its controls."""
        stacked = rect.w < self.theme.px(WIDE)
        sheet = Paint(self.theme, rect, lambda s, r: self._paint(s, r, stacked))
        return [sheet, *(self._stacked(rect) if stacked else self._side_by_side(rect))]

    def _side_by_side(self, rect: pygame.Rect) -> list[Widget]:
        th = self.theme
        inset, high = th.px(18 if self.tall else 6), th.px(38 if self.tall else 36)
        who = pygame.Rect(rect.right - th.px(296), rect.y + inset, th.px(276), high)
        line = pygame.Rect(
            rect.x + th.px(140 if self.tall else 104), who.bottom + th.px(8 if self.tall else 4), 0, high
        )
        line.w = rect.right - th.px(20) - line.x
        return [self._who(who), *self._second(line)]

    def _stacked(self, rect: pygame.Rect) -> list[Widget]:
        th, pad = self.theme, self.theme.px(14)
        who = pygame.Rect(rect.x + pad, rect.y + th.px(56), rect.w - 2 * pad, th.px(38))
        return [self._who(who), *self._second(who.move(0, th.px(46)))]

    def _who(self, rect: pygame.Rect) -> Segments:
        options = (("person", _("Person")), ("bot", _("Bot")), ("empty", _("Empty")))
        vacant = self.seat.who == "empty"
        return Segments(self.theme, rect, f"who.{self.faction.key}", options, self.seat.who, dim=vacant)

    def _second(self, rect: pygame.Rect) -> list[Widget]:
        if self.seat.who == "bot":
            options = [(level.key, level.name) for level in self.levels]
            tip = "" if self.tall else self._words()
            key = f"level.{self.faction.key}"
            return [Segments(self.theme, rect, key, options, self.seat.level, tooltip=tip)]
        if self.seat.who == "person":
            label = text.width(self.theme, _("Name"), text.LABEL.sized(16)) + self.theme.px(16)
            field = pygame.Rect(rect.x + label, rect.y, min(self.theme.px(300), rect.w - label), rect.h)
            key = f"name.{self.faction.key}"
            return [TextField(self.theme, field, key, self.seat.name, limit=NAME_LIMIT)]
        return []

    def _words(self) -> str:
        if self.seat.who == "empty":
            return self.faction.vacant
        if self.seat.who == "person":
            return _("Cards are hidden from others behind a curtain.")
        return next((level.words for level in self.levels if level.key == self.seat.level), "")

    # -- picture ----------------------------------------------------------------------------------
    def _paint(self, surface: pygame.Surface, r: pygame.Rect, stacked: bool) -> None:
        th, vacant = self.theme, self.seat.who == "empty"
        if vacant:
            panels.recessed(surface, th, r, 80)
        else:
            drop(surface, r, th.px(5), th.px(6), 120, (th.px(2), th.px(3)))
            seed = 16 + len(self.faction.name)
            surface.blit(panels.sheet(th, "parchment", (r.w, r.h), 5, seed), r)
            self._stripe(surface, r)
        self._emblem(surface, r, stacked)
        self._title(surface, r, stacked)
        self._lines(surface, r, stacked)

    def _stripe(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        bar = opaque((self.theme.px(8), r.h - 2))
        bar.fill(self.theme.faction(self.faction.key).field)
        bar.blit(gradient(bar.get_size(), (255, 255, 255, 40), (0, 0, 0, 80)), (0, 0))
        surface.blit(bar, (r.x + 1, r.y + 1))

    def _emblem(self, surface: pygame.Surface, r: pygame.Rect, stacked: bool) -> None:
        th = self.theme
        centre = (r.x + th.px(74 if self.tall else 58), r.centery)
        size = min(th.px(84 if self.tall else 64), r.h - th.px(14))
        if stacked:
            centre, size = (r.x + th.px(40), r.y + th.px(30)), th.px(38)
        if self.seat.who == "empty":
            sheet = pieces.dimmed(th.palette, self.faction.key, size)
            surface.blit(sheet, sheet.get_rect(center=centre))
        else:
            pieces.put(surface, th, self.faction.key, size, centre, emblem=True)

    def _title(self, surface: pygame.Surface, r: pygame.Rect, stacked: bool) -> None:
        th = self.theme
        style = text.SEAT.sized(24 if self.tall else 22).on(t.FADED if self.seat.who == "empty" else t.INK)
        x = r.x + th.px(72 if stacked else 140 if self.tall else 104)
        y = r.y + th.px(30 if stacked else 37 if self.tall else 24)
        room = r.right - th.px(18 if stacked else 308) - x
        name, style = text.squeezed(th, self.faction.name, style, room)
        text.draw(surface, th, name, style, (x, y), "midleft")

    def _lines(self, surface: pygame.Surface, r: pygame.Rect, stacked: bool) -> None:
        th = self.theme
        x = r.x + th.px(14 if stacked else 141 if self.tall else 105)
        if self.seat.who == "person":
            y = r.y + th.px(121 if stacked else 83 if self.tall else 64)
            text.draw(surface, th, _("Name"), text.LABEL.sized(16).on(t.INK_SOFT), (x, y), "midleft")
        if not self.tall:
            return
        vacant = self.seat.who == "empty"
        style = text.EXPLAIN.sized(20).on("#A08C6A" if vacant else t.INK_SOFT)
        y = r.y + th.px(162 if stacked else 78 if vacant else 110)
        if vacant and stacked:
            return
        words = text.fitted(th, self._words(), style, r.right - th.px(18) - x)
        text.draw(surface, th, words, style, (x, y))
