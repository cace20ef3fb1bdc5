"""Blocks of Markdown as parts of a scrolled sheet of parchment; wrapped once, drawn when in sight."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.surfaces import clear, clip_to, mix, rounded
from game.desktop.scenes.markdown import Block, Tone, spans
from game.desktop.theme import Theme
from game.desktop.widgets.base import Paint
from game.kernel.texts import gettext as _

Line = list[text.Run]
TONES: dict[Tone, text.Style] = {
    "plain": text.Style("body", 19),
    "code": text.Style("uib", 16, t.OXBLOOD),
    "strong": text.Style("bodyb", 19),
    "soft": text.Style("ital", 19),
}
ID = text.Style("uib", 15, t.INK_SOFT)
TAG = text.Style("ital", 16, t.INK_SOFT)
CELL = text.Style("body", 17)
CELL_HEAD = text.Style("bodyb", 17)
ID_COLUMN = 128


def flow(theme: Theme, words: str, room: int) -> list[Line]:
    """Lines of runs at most `room` pixels wide."""
    lines: list[Line] = [[]]
    space, used = text.width(theme, " ", TONES["plain"]), 0
    for atom in _atoms(words):
        wide = text.runs_width(theme, atom)
        if used and used + space + wide > room:
            lines.append([])
            used = 0
        for i, run in enumerate(atom):
            gap = " " if used and i == 0 else ""
            _append(lines[-1], gap + run.text, run.style)
        used += wide + (space if used else 0)
    return lines


def _atoms(words: str) -> list[Line]:
    """What a line may not be broken within: words, with all that is glued to them in other tones."""
    atoms: list[Line] = []
    fresh = True
    for span, tone in spans(words):
        for i, word in enumerate(span.split(" ")):
            fresh = fresh or i > 0
            if not word:
                continue
            if fresh:
                atoms.append([])
            atoms[-1].append(text.Run(word, TONES[tone]))
            fresh = False
    return atoms


def _append(line: Line, piece: str, style: text.Style) -> None:
    """Words of one style become one run: a line is drawn in few blits."""
    if line and line[-1].style == style:
        line[-1] = text.Run(line[-1].text + piece, style)
    else:
        line.append(text.Run(piece, style))


def leading(theme: Theme) -> int:
    """From line to line of running text, in pixels."""
    return text.height(theme, TONES["plain"], 1.3)


def _draw_lines(surface: pygame.Surface, theme: Theme, lines: Sequence[Line], x: int, y: int) -> None:
    step, ascent = leading(theme), text.font(theme, TONES["plain"]).get_ascent()
    for i, line in enumerate(lines):
        at = x
        for run in line:
            drop = ascent - text.font(theme, run.style).get_ascent()
            sheet = text.line(theme, run.text, run.style)
            surface.blit(sheet, (at, y + i * step + drop))
            at += sheet.get_width()


def block_widget(theme: Theme, block: Block, rect: pygame.Rect) -> Paint:
    """A block laid out from the top of a rect of a given width; its own rect has the height it needs."""
    makers = {"heading": _heading, "table": _table, "clause": _clause}
    return makers.get(block.kind, _running)(theme, block, rect)


def lit(theme: Theme, block: Paint) -> Paint:
    """The clause that the page was opened at: a bar of gold behind it and an oxblood mark before it."""
    under = block.paint

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        bar = r.inflate(2 * theme.px(10), 0)
        gold = clear((bar.w, bar.h))
        gold.fill((195, 154, 74, 82))
        surface.blit(clip_to(gold, rounded((bar.w, bar.h), theme.px(4))), bar)
        surface.fill(t.OXBLOOD, (bar.x, bar.y + theme.px(3), theme.px(3), bar.h - 2 * theme.px(3)))
        under(surface, r)

    return Paint(theme, block.rect, paint)


def _heading(theme: Theme, block: Block, rect: pygame.Rect) -> Paint:
    sizes = {1: 32.0, 2: 24.0}
    style = text.Style("titleb" if block.level < 3 else "title", sizes.get(block.level, 20.0), t.OXBLOOD)
    lines = text.wrap(theme, block.text, style, rect.w)
    above = theme.px(26 if block.level == 2 else 12)
    step = text.height(theme, style, 1.15)

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        for i, line in enumerate(lines):
            text.draw(surface, theme, line, style, (r.x, r.y + above + i * step))
        if block.level == 2:
            panels.rule(surface, theme, r.bottom - theme.px(8), r.x, r.right, t.INK_SOFT, False)

    high = above + len(lines) * step + theme.px(18 if block.level == 2 else 8)
    return Paint(theme, pygame.Rect(rect.x, rect.y, rect.w, high), paint)


def _clause(theme: Theme, block: Block, rect: pygame.Rect) -> Paint:
    """The id in a column of its own, with where the clause comes from below it."""
    beside = rect.w >= theme.px(520)
    left = theme.px(ID_COLUMN) if beside else 0
    lines = flow(theme, block.text, rect.w - left)
    top = theme.px(5) if beside else theme.px(25)
    tag = {"book": _("by the book"), "house": _("house ruling"), "public": _("public source")}.get(
        block.tag, ""
    )

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        text.draw(surface, theme, block.clause, ID, (r.x, r.y + theme.px(7)))
        if beside:
            text.draw(surface, theme, tag, TAG, (r.x, r.y + theme.px(25)))
        else:
            x = r.x + text.width(theme, block.clause, ID) + theme.px(12)
            text.draw(surface, theme, tag, TAG, (x, r.y + theme.px(5)))
        _draw_lines(surface, theme, lines, r.x + left, r.y + top)

    least = theme.px(50) if beside else 0
    high = max(least, top + len(lines) * leading(theme) + theme.px(6))
    return Paint(theme, pygame.Rect(rect.x, rect.y, rect.w, high), paint)


def _running(theme: Theme, block: Block, rect: pygame.Rect) -> Paint:
    indent = theme.px(20 + 20 * block.level) if block.kind == "item" else 0
    lines = flow(theme, block.text, rect.w - indent)

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        if indent:
            mark = panels.lozenge(theme.px(7), t.INK_SOFT)
            surface.blit(mark, mark.get_rect(center=(r.x + indent - theme.px(12), r.y + theme.px(18))))
        _draw_lines(surface, theme, lines, r.x + indent, r.y + theme.px(5))

    high = len(lines) * leading(theme) + theme.px(12)
    return Paint(theme, pygame.Rect(rect.x, rect.y, rect.w, high), paint)


def _widths(theme: Theme, rows: Sequence[Sequence[str]], room: int) -> list[int]:
    """Column widths in pixels: as wanted, or shrunk in proportion where the wider ones must give way."""
    wanted = [
        max(text.width(theme, cell, CELL_HEAD) for cell in column) + theme.px(16)
        for column in zip(*rows, strict=True)
    ]
    least = [min(w, theme.px(64)) for w in wanted]
    spare, more = room - sum(least), sum(wanted) - sum(least)
    if more <= 0 or spare >= more:
        return wanted
    return [lo + max(0, spare) * (w - lo) // more for w, lo in zip(wanted, least, strict=True)]


def _table(theme: Theme, block: Block, rect: pygame.Rect) -> Paint:
    rows = [[cell.replace("`", "") for cell in row] for row in block.rows]
    widths = _widths(theme, rows, rect.w)
    step, pad = text.height(theme, CELL, 1.2), theme.px(8)
    cells: list[list[tuple[str, ...]]] = []
    tops = [theme.px(6)]
    for i, row in enumerate(rows):
        style = CELL if i else CELL_HEAD
        wrapped = [
            text.wrap(theme, cell, style, max(20, w - pad)) for cell, w in zip(row, widths, strict=True)
        ]
        cells.append(wrapped)
        tops.append(tops[-1] + max(len(cell) for cell in wrapped) * step + pad)

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        for i, row in enumerate(cells):
            x, y = r.x, r.y + tops[i]
            for cell, w in zip(row, widths, strict=True):
                for j, line in enumerate(cell):
                    text.draw(surface, theme, line, CELL if i else CELL_HEAD, (x, y + j * step))
                x += w
            foot = r.y + tops[i + 1] - pad // 2
            tone = mix(t.PARCHMENT, t.INK_SOFT, 0.25 if i else 0.8)
            pygame.draw.line(surface, tone, (r.x, foot), (min(r.right, x), foot), theme.px(1))

    return Paint(theme, pygame.Rect(rect.x, rect.y, rect.w, tops[-1] + theme.px(10)), paint)
