"""The side column: standings and the chronicle. All painted; what can be pointed at is reported."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, panels, pieces, text
from game.desktop.kit.surfaces import clear, clip_to, mix, rounded
from game.desktop.tables.base import LogLine, SeatRow
from game.desktop.tables.rest import Spot
from game.desktop.tables.seatrows import LOW, OUTLOOK, row_rects, seen
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _

SHOWN = 300  # lines of the chronicle that can be scrolled to
HEAD = 42  # from the top of the chronicle to its lines
PANEL = text.Style("title", 20, t.PARCHMENT_LIT, emboss=t.BLACK)


def standings(
    dst: pygame.Surface,
    theme: Theme,
    r: pygame.Rect,
    rows: Sequence[SeatRow],
    columns: Sequence[tuple[str, str]],
    outlook: str,
) -> list[Spot]:
    """The seats with what they hold, and how near the end is; returns places with tooltips."""
    px = theme.px
    panels.panel(dst, theme, r, "leather", 6, 4)
    head = text.draw(dst, theme, _("Standings"), PANEL, (r.x + px(20), r.y + px(14)))
    slim = bool(columns) and head.right + px(24) > r.right - px(174)  # beside the columns no name has room
    held, columns = columns if slim else (), () if slim else columns
    xs = [r.right - px(174 - 44 * i) for i in range(len(columns))]
    spots: list[Spot] = []
    for x, (icon, words) in zip(xs, columns, strict=True):
        icons.put(dst, icon, px(17), t.GOLD, (x, r.y + px(28)))
        spots.append((pygame.Rect(x - px(18), r.y + px(12), px(36), px(32)), _(words)))
    icons.put(dst, "crown", px(19), t.GOLD_LIT, (r.right - px(38), r.y + px(28)))
    spots.append((pygame.Rect(r.right - px(56), r.y + px(12), px(36), px(32)), _("Points")))
    rects, tight = row_rects(theme, r, len(rows))
    for i in seen(dst, theme, rows, rects):
        _row(dst, theme, rects[i], rows[i], [*xs, r.right - px(38)], [icon for icon, _words in held])
    spots += [(q, row.tip) for q, row in zip(rects, rows, strict=True)]
    if tight:
        return spots
    _outlook(dst, theme, pygame.Rect(r.x + px(20), r.bottom - px(OUTLOOK + 6), r.w - px(40), px(OUTLOOK)), outlook)
    return spots


def _outlook(dst: pygame.Surface, theme: Theme, room: pygame.Rect, words: str) -> None:
    style = text.shrunk(theme, words, text.Style("ital", 17, t.PARCHMENT_DIM), room.w, 14)
    lines = text.wrap(theme, words, style, room.w)[:2]
    step = text.height(theme, style, 1.1)
    for i, line in enumerate(lines):
        text.draw(dst, theme, line, style, (room.x, room.centery + round((i - (len(lines) - 1) / 2) * step)), "midleft")


def _row(
    dst: pygame.Surface, theme: Theme, q: pygame.Rect, row: SeatRow, xs: list[int], held: Sequence[str]
) -> None:
    """A seat; `held`: icons of values that stand below its name, because no column has room."""
    px = theme.px
    if row.active:
        panels.chosen(dst, theme, q, 12, 4)
    else:
        panels.recessed(dst, theme, q, 62, 4)
    main, soft = (t.INK, t.INK_SOFT) if row.active else (t.PARCHMENT_LIT, t.QUIET)
    low = q.h < px(66)
    size = min(px(36 if low else 48), q.h - px(2))
    sheet = pieces.shield(theme.palette, row.faction, size, None, True)
    if not row.alive:
        sheet = sheet.copy()
        sheet.set_alpha(110)
    slim = len(xs) == 1
    dst.blit(sheet, sheet.get_rect(center=(q.x + px(28 if slim else 36), q.centery - px(2))))
    _row_words(dst, theme, q, row, xs[0] - px(16), (main, soft), low, held)
    y = q.centery if q.h < px(LOW - 6) else q.y + px(15 if low else 21)
    for x, value in zip(xs[:-1], row.values, strict=False):
        text.draw(dst, theme, str(value), text.Style("uib", 19, main), (x, y), "center")
    points = text.Style("uix", 27, t.GOLD_LIT if row.leads and not row.active else main)
    text.draw(dst, theme, str(row.points), points, (xs[-1], y), "center")
    if row.leads and not low:
        icons.put(dst, "crown", px(17), t.OXBLOOD if row.active else t.GOLD, (xs[-1], y + px(25)))


def _row_words(
    dst: pygame.Surface, theme: Theme, q: pygame.Rect, row: SeatRow, right: int, inks: tuple[str, str], low: bool,
    held: Sequence[str],
) -> None:
    """Name, who plays where there is height for it, and notes."""
    px = theme.px
    left, top = q.x + px(54 if right > q.right - px(60) else 70), q.y + (px(3) if low else px(9))
    name, who = text.Style("titleb", 18, inks[0]), text.Style("ital", 16, inks[1])
    shown, name = _named(theme, row.name, name, right - left)
    if q.h < px(LOW - 6):
        text.draw(dst, theme, shown, name, (left, q.centery), "midleft")
        return
    text.draw(dst, theme, shown, name, (left, top))
    if not low:
        room = q.right - px(10) - left
        room -= _held(dst, theme, row, held, (q.right - px(10), top + px(32)), inks[1])
        words = row.who if text.width(theme, row.who, who) <= room else row.player
        words, who = text.squeezed(theme, words, who, room)
        text.draw(dst, theme, words, who, (left, top + px(22)))
    _notes(dst, theme, row, left, q.bottom - px(14), inks[1], q.right - px(8))


def _named(theme: Theme, words: str, style: text.Style, room: int) -> tuple[str, text.Style]:
    """A name in capitals, or in plain letters where those would be cut."""
    shown, style = text.squeezed(theme, words, style, room)
    if shown == words:
        return shown, style
    return text.squeezed(theme, words, text.Style("uib", 16, style.colour), room)


def _held(
    dst: pygame.Surface, theme: Theme, row: SeatRow, held: Sequence[str], at: tuple[int, int], colour: str
) -> int:
    """Icons with values, to the left of a place; how much room they take."""
    style, x = text.Style("uib", 15, colour), at[0]
    for icon, value in reversed(list(zip(held, row.values, strict=False))):
        x = text.draw(dst, theme, str(value), style, (x, at[1]), "midright").x - theme.px(10)
        icons.put(dst, icon, theme.px(14), colour, (x, at[1]))
        x -= theme.px(15)
    return at[0] - x


def _notes(dst: pygame.Surface, theme: Theme, row: SeatRow, x: int, y: int, colour: str, right: int) -> None:
    style = text.Style("ui", 15, colour)
    if x + _notes_width(theme, row, style) > right:
        style = style.sized(text.LEAST)
    for icon, words in row.notes:
        if x + text.width(theme, words, style) + theme.px(22) > right:
            return
        if icon:
            icons.put(dst, icon, theme.px(14), colour, (x + theme.px(7), y))
            x += theme.px(19)
        if words:
            x = text.draw(dst, theme, words, style, (x, y), "midleft").right
        x += theme.px(14 if words else 4)


def _notes_width(theme: Theme, row: SeatRow, style: text.Style) -> int:
    icons_ = sum(theme.px(19) for icon, _words in row.notes if icon)
    return icons_ + sum(text.width(theme, words, style) + theme.px(14) for _icon, words in row.notes) + theme.px(8)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the chronicle as it is laid: its parts one below the other, its height in pixels."""

    line: LogLine
    parts: tuple[str, ...]
    high: int


class Chronicle:
    """The chronicle's lines laid out for a width; scrolled by the wheel, resting at its end."""

    def __init__(self) -> None:
        self.offset = 0  # pixels above the end
        self.lines_at: list[tuple[pygame.Rect, LogLine]] = []  # what is in sight, and where
        self._rows: list[Row] = []
        self._key: object = None
        self._laid_for: object = None
        self._most = 0
        self._line_px = 30
        self._high: tuple[object, int] = (None, 0)  # of all lines in pixels, for a width
        self.latest = pygame.Rect(0, 0, 0, 0)  # the mark that leads to the end; empty while that is in sight

    def follow(self) -> None:
        """Show the end, now and when more is told."""
        self.offset = 0

    def wheel(self, notches: float, theme: Theme) -> bool:
        """Scroll; whether anything moved."""
        before = self.offset
        self.offset = max(0, min(self._most, self.offset + round(notches * theme.px(60))))
        return self.offset != before

    def draw(
        self, dst: pygame.Surface, theme: Theme, r: pygame.Rect, lines: Sequence[LogLine], version: int
    ) -> list[Spot]:
        """The sheet with what fits; returns places that name territories."""
        px = theme.px
        panels.panel(dst, theme, r, "parchment", 5, 8)
        text.draw(dst, theme, _("Chronicle"), text.Style("title", 20, t.OXBLOOD), (r.x + px(20), r.y + px(13)))
        panels.rule(dst, theme, r.y + px(43), r.x + px(18), r.right - px(18), t.INK_SOFT)
        area = pygame.Rect(r.x + px(12), r.y + px(50), r.w - px(24), r.h - px(60))
        self._lay(theme, lines, area.w - px(52), version)
        high = sum(row.high for row in self._rows)
        self._stay(high, (area.w, theme))
        self._most = max(0, high - area.h)
        self.offset = min(self.offset, self._most)
        y = min(area.y, area.bottom - high) if high <= area.h else area.bottom - high + self.offset
        before = dst.get_clip()
        dst.set_clip(area.clip(before))
        spots: list[Spot] = []
        self.lines_at, self._line_px = [], px(30)
        for n, row in enumerate(self._rows):
            step = row.high
            if y >= area.y - px(2) and y < area.bottom:
                self.lines_at.append((pygame.Rect(area.x, y, area.w, step).clip(area), row.line))
                spots += self._line(dst, theme, pygame.Rect(area.x, y, area.w, step), row, n == len(self._rows) - 1)
            y += step
        dst.set_clip(before)
        self.latest = pygame.Rect(0, 0, 0, 0)
        if self.offset:
            self._mark(dst, theme, area)
        return [(rect.clip(area), key) for rect, key in spots if rect.colliderect(area)]

    def _stay(self, high: int, width: object) -> None:
        """What was scrolled to stays in sight though more is told below."""
        before, was = self._high
        if self.offset and before == width:
            self.offset += max(0, high - was)
        self._high = (width, high)

    def _mark(self, dst: pygame.Surface, theme: Theme, area: pygame.Rect) -> None:
        """That there is more below, and the way there."""
        words, style, px = _("To the latest"), text.Style("uib", 15, t.PARCHMENT_LIT), theme.px
        self.latest = pygame.Rect(0, 0, text.width(theme, words, style) + px(48), px(32))
        self.latest.bottomright = (area.right - px(6), area.bottom - px(4))
        panels.panel(dst, theme, self.latest, "leather", 4, 5, 6)
        text.draw(dst, theme, words, style, (self.latest.x + px(14), self.latest.centery), "midleft")
        x, y, arm = self.latest.right - px(20), self.latest.centery, px(6)
        points = [(x - arm, y - arm // 2), (x, y + arm // 2), (x + arm, y - arm // 2)]
        pygame.draw.lines(dst, t.GOLD_LIT, False, points, px(2))

    def line_at(self, pos: tuple[int, int]) -> LogLine | None:
        """The line under a pixel of the window."""
        return next((line for rect, line in self.lines_at if rect.collidepoint(pos)), None)

    def last_spoken(self, told: Sequence[LogLine]) -> LogLine | None:
        """The last line in sight that is no head, else the last of all that is told."""
        seen = next((line for _rect, line in reversed(self.lines_at) if not line.head), None)
        return seen if any(one is seen for one in told) else next((one for one in reversed(told) if not one.head), None)

    def step(self, line: LogLine, by: int, told: Sequence[LogLine]) -> LogLine:
        """The next line up (-1) or down (1) of what is told, scrolled into sight."""
        lines = [one for one in told[-SHOWN:] if not one.head]
        at = max((n for n, one in enumerate(lines) if one is line), default=len(lines) - 1)
        found = lines[max(0, min(len(lines) - 1, at + by))]
        seen = [one for _rect, one in self.lines_at]
        if not any(one is found for one in seen[1:-1]):
            self.offset = max(0, min(self._most, self.offset - by * self._line_px))
        return found

    def _lay(self, theme: Theme, lines: Sequence[LogLine], room: int, version: int) -> None:
        key = (version, room, theme, len(lines))
        if key == self._key:
            return
        if self._key is None or key[1:3] != self._laid_for:
            self._rows, self._laid_for = [], key[1:3]
        self._key = key
        laid = {id(row.line): row for row in self._rows}  # the rows keep their lines: no other has that id
        self._rows = [laid.get(id(line)) or _laid(theme, line, room - theme.px(6)) for line in lines[-SHOWN:]]

    def _line(
        self, dst: pygame.Surface, theme: Theme, r: pygame.Rect, row: Row, last: bool
    ) -> list[Spot]:
        line, parts = row.line, row.parts
        px = theme.px
        if line.head:
            style = text.Style("uib", 14, t.INK_SOFT, track=2)
            at = text.draw(dst, theme, line.words.upper(), style, (r.x + px(8), r.centery), "midleft")
            rule = mix(t.PARCHMENT, t.INK_SOFT, 0.45)
            pygame.draw.line(dst, rule, (at.right + px(10), r.centery), (r.right - px(8), r.centery))
            return []
        if last:
            bar = clear((r.w, r.h))
            bar.fill((195, 154, 74, 82))
            dst.blit(clip_to(bar, rounded((r.w, r.h), px(3))), r)
            dst.fill(t.OXBLOOD, (r.x, r.y, px(3), r.h))
        if line.faction:
            pieces.put(dst, theme, line.faction, px(20), (r.x + px(22), r.y + px(15)))
        spots: list[Spot] = []
        for i, part in enumerate(parts):
            runs = _runs(part, line)
            spots += text.rich(dst, theme, runs, (r.x + px(44), r.y + px(3) + i * px(22)))
        return spots


def _laid(theme: Theme, line: LogLine, room: int) -> Row:
    parts = text.wrap(theme, line.words, text.Style("body", 18), room)
    return Row(line, parts, theme.px(34) if line.head else theme.px(30) + theme.px(22) * (len(parts) - 1))


def _runs(part: str, line: LogLine) -> list[text.Run]:
    """Words with the places in them marked."""
    body, strong = text.Style("body", 18), text.Style("bodyb", 18, t.OXBLOOD)
    for name, key in line.places:
        before, found, after = part.partition(name)
        if found:
            runs = [text.Run(before, body), text.Run(name, strong, key), text.Run(after, body)]
            return [run for run in runs if run.text]
    return [text.Run(part, body)]
