"""A player's board: attributes and what they give, shield, gold, potions, trails, and the cards kept beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import put
from game.desktop.tables.views import Spot, Tip, View
from game.desktop.tables.witcher.views import glyphs, marks, suits
from game.desktop.tables.witcher.views.models import PaperFace, PotionFace, Seat
from game.desktop.tables.witcher.views.stock import Stock
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext

NAME = text.Style("title", 18, t.PARCHMENT_LIT, emboss=t.BLACK)
PLAIN = text.Style("uib", 17, t.PARCHMENT_LIT)
SLIM = text.Style("ui", text.LEAST, t.PARCHMENT_LIT)
SLIM_ROW = 215  # pixels of width under which lozenges are small
LEAST_GIFT = 84  # pixels that what an attribute gives needs


@dataclass(frozen=True, slots=True)
class BoardModel:
    """`gives`: cards drawn, highest shield, potions in a fight, as the attributes stand; `raisable` where one of them
    can be chosen now."""

    seat: Seat
    level: int
    attributes: tuple[int, int, int, int]
    gives: tuple[int, int, int]
    specialty: str
    specialty_words: str
    shield: int
    gold: int
    potions: tuple[PotionFace, ...] = ()
    trails: tuple[bool, bool, bool] = (False, False, False)
    trail_quests: tuple[int, int, int] = (0, 0, 0)  # gold on the token, 0 where there is none
    quests: tuple[PaperFace, ...] = ()
    trophies: tuple[PaperFace, ...] = ()
    kept: tuple[PaperFace, ...] = ()
    hand: int = 0
    deck: int = 0
    discard: int = 0
    line: str = ""  # "your turn"
    raisable: tuple[bool, bool, bool, bool] = (False, False, False, False)
    dagon_trail: bool | None = None  # None where Dagon is not played with

    def gift(self, number: int) -> str:
        """What an attribute gives at its level, in words."""
        if number == 0:
            return ngettext("Draw {n} after a Combo", "Draw {n} after a Combo", self.gives[0]).format(n=self.gives[0])
        if number == 1:
            return _("Shield up to {n}").format(n=self.gives[1])
        if number == 2:
            return ngettext("{n} Potion a Fight", "{n} Potions a Fight", self.gives[2]).format(n=self.gives[2])
        return self.specialty


class BoardView(View[BoardModel]):
    """Spots: attribute 0-3, shield, gold, potion, trail 0-2, quest, trophy, kept, deck, discard."""

    wants = (900, 190)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """A tall rect wants other room than a wide one."""
        self.tall = rect.h > rect.w * 0.75
        self.wants = (420, 600) if self.tall else (900, 190)
        super().place(rect, theme)

    def lay(self) -> list[Spot]:
        """Portrait, attributes, stock: side by side, or one below the other."""
        px = self.theme.px
        area = self.area.inflate(-px(36 if self.tall else 24), -px(20 if self.tall else 16))
        if self.tall:
            steps = sum(text.height(self.theme, style, 1.2) for _words, style in self._names())
            self.portrait = pygame.Rect(area.x, area.y, area.w, max(px(96), steps))
            self.rows = pygame.Rect(area.x, self.portrait.bottom + px(8), area.w, 4 * max(px(46), 32))
            rest = pygame.Rect(area.x, self.rows.bottom + px(14), area.w, area.bottom - self.rows.bottom - px(14))
        else:
            self.portrait = pygame.Rect(area.x, area.y, max(px(124), 88, area.w * 13 // 100), area.h)
            wide = (area.w - self.portrait.w) * 52 // 100
            self.rows = pygame.Rect(self.portrait.right + px(6), area.y, wide, area.h)
            x = self.rows.right + px(18)
            rest = pygame.Rect(x, area.y, area.right - x, area.h)
        self.stock = Stock(self.theme, rest, self.model)
        spots = [self._attribute(i) for i in range(4)]
        return spots + self.stock.spots()

    def _row(self, i: int) -> pygame.Rect:
        step = self.rows.h / 4
        return pygame.Rect(self.rows.x, self.rows.y + round(i * step), self.rows.w, int(step))

    def _attribute(self, i: int) -> Spot:
        model = self.model
        name = suits.attribute(i)
        level = _("Level {n} of 5").format(n=model.attributes[i])
        words = model.specialty_words if i == 3 else model.gift(i)
        tip = Tip(model.specialty if i == 3 else name, (level, words))
        return Spot("attribute", i, self._row(i), model.raisable[i], name, tip)

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """Leather, as things that are held."""
        panels.panel(dst, self.theme, self.area, "leather", 6, 31, 0)
        (self._wide_portrait if self.tall else self._high_portrait)(dst)
        for i in range(4):
            self._level_row(dst, i)
        if not self.tall:
            self._line(dst, self.rows.right + self.theme.px(9))
        yield
        self.stock.paint(dst, self.aim)

    def _line(self, dst: pygame.Surface, x: int) -> None:
        px = self.theme.px
        pygame.draw.line(dst, t.GROOVE_EDGE, (x, px(14)), (x, self.area.h - px(14)), max(1, px(1)))

    def _high_portrait(self, dst: pygame.Surface) -> None:
        theme, box, model = self.theme, self.portrait, self.model
        side = min(theme.px(98), box.h * 52 // 100, box.w)
        sheet = portrait(model.seat.school, side)
        lines = self._names()
        steps = [text.height(theme, style, 1.2) for _words, style in lines]
        y = box.y + max(0, (box.h - side - sum(steps)) // 2)
        dst.blit(sheet, sheet.get_rect(midtop=(box.centerx, y)))
        y += side
        for (words, style), step in zip(lines, steps, strict=True):
            put(dst, theme, words, style, (box.centerx, y + step // 2), box.w, "center")
            y += step

    def _wide_portrait(self, dst: pygame.Surface) -> None:
        theme, box, model = self.theme, self.portrait, self.model
        side = min(box.h, max(theme.px(96), 52))
        sheet = portrait(model.seat.school, side)
        dst.blit(sheet, sheet.get_rect(midleft=box.midleft))
        x = box.x + side + theme.px(14)
        lines = self._names()
        steps = [text.height(theme, style, 1.2) for _words, style in lines]
        y = box.centery - sum(steps) // 2
        for (words, style), step in zip(lines, steps, strict=True):
            put(dst, theme, words, style, (x, y + step // 2), box.right - x)
            y += step

    def _names(self) -> list[tuple[str, text.Style]]:
        model = self.model
        school = suits.school(model.seat.school)
        level = _("Level {n}").format(n=model.level)
        lines = [(model.seat.name, text.Style("title", 21, t.PARCHMENT_LIT, emboss=t.BLACK))]
        if self.tall:
            lines.append((school, text.Style("ui", 17, t.PARCHMENT_DIM)))
        lines.append((level, text.Style("ui", 17, t.PARCHMENT_DIM)))
        if model.line:
            lines.append((model.line, text.Style("uib", 17, t.GOLD_LIT)))
        return lines

    def _level_row(self, dst: pygame.Surface, i: int) -> None:
        """Symbol, name, five lozenges, what it gives."""
        theme, px, row, model = self.theme, self.theme.px, self._row(i), self.model
        if model.raisable[i] or self.aim.on("attribute", i):
            self._light(dst, row, i)
        icon = max(20, min(px(30), row.h - 6))
        glyphs.attribute(dst, i, icon, (row.x + px(6) + icon // 2, row.centery), model.seat.school)
        x = row.x + icon + px(14)
        side = 14 if row.w < SLIM_ROW else max(17, min(px(27), row.h - 4))
        lozenges = 5 * (side + px(2))
        style, wide = self._names_as(row.right - x - lozenges - px(12))
        put(dst, theme, suits.attribute(i), style, (x, row.centery), wide)
        x += wide + px(10)
        for n in range(1, 6):
            sheet = marks.level(n, side, n <= model.attributes[i])
            dst.blit(sheet, sheet.get_rect(midleft=(x, row.centery)))
            x += side + px(2)
        x += px(8)
        self._gift(dst, model.gift(i), pygame.Rect(x, row.y, row.right - x - px(4), row.h))

    def _gift(self, dst: pygame.Surface, words: str, room: pygame.Rect) -> None:
        """On one line, or on two where the row is high enough."""
        theme = self.theme
        style = text.shrunk(theme, words, text.Style("ui", 17, t.PARCHMENT_DIM), room.w)
        step = text.height(theme, style, 1.0)
        parts = text.wrap(theme, words, style, room.w)
        high = len(parts) * step + (8 if len(parts) > 1 else -2)
        if high > room.h or any(text.width(theme, part, style) > room.w for part in parts):
            return  # the tip tells it
        for i, part in enumerate(parts):
            y = room.centery + round((i - (len(parts) - 1) / 2) * step)
            text.draw(dst, theme, text.fitted(theme, part, style, room.w), style, (room.x, y), "midleft")

    def _names_as(self, room: int) -> tuple[text.Style, int]:
        """How the four names are written, and how wide their column is: in narrower letters where that leaves no room
        for what they give."""
        names = [suits.attribute(n) for n in range(4)]
        for style in (NAME, NAME.sized(15), PLAIN, PLAIN.sized(15)):  # the widest that leaves room
            wide = max(text.width(self.theme, one, style) for one in names)
            if room - wide >= LEAST_GIFT:
                return style, wide
        return SLIM, min(max(text.width(self.theme, one, SLIM) for one in names), room)

    def _light(self, dst: pygame.Surface, row: pygame.Rect, i: int) -> None:
        theme = self.theme
        panels.recessed(dst, theme, row, 70)
        if self.model.raisable[i]:
            panels.outline(dst, theme, row, t.GOLD_LIT if self.aim.on("attribute", i) else t.GOLD, 0, 1)
        if self.aim.focused == ("attribute", i):
            panels.outline(dst, theme, row, t.GOLD_LIT, 0, 3)


def portrait(school: str, side: int) -> pygame.Surface:
    """The beast of a school in a gold ring. Shared: do not draw on it."""
    return glyphs.medal(school, side, t.GOLD, "#34241C", 0.6)
