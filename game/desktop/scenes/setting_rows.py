"""Rows that something is set in: a name, a sentence that explains it, and a control below or beside them.

Each function lays one row out at the top of a column and says how high it came out; no text is cut, it wraps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.buttons import Look
from game.desktop.kit.surfaces import mix
from game.desktop.theme import Theme
from game.desktop.widgets.base import Paint, Painter, Widget
from game.desktop.widgets.controls import Button, Choice, Segments, Slider, Toggle
from game.desktop.widgets.scroll import Builder

Made = tuple[list[Widget], int]
Row = Callable[[pygame.Rect], Made]

NAME, WORDS = text.STRONG.on(t.PARCHMENT_LIT), text.Style("ital", 18, t.QUIET)
VALUE = text.LABEL.sized(18).on(t.GOLD_LIT)
GAP = 18  # units between rows
CONTROL = 40  # units: the height of a control


@dataclass(frozen=True, slots=True)
class Told:
    """What a row says: the setting's key, its name, and a sentence that explains it."""

    key: str
    name: str
    words: str


def label(theme: Theme, column: pygame.Rect, told: Told, beside: int = 0, value: Callable[[], str] = str) -> Paint:
    """Name and sentence; `beside` pixels at the right stay free, `value` says there what is chosen."""
    room = column.w - beside - theme.px(8)
    high = theme.px(27) + text.paragraph_height(theme, told.words, WORDS, room, 1.15)

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        shown, left = value(), r.x + theme.px(4)
        wide = text.width(theme, shown, VALUE) + theme.px(16) if shown else 0
        name, style = text.squeezed(theme, told.name, NAME, room - wide)
        text.draw(surface, theme, name, style, (left, r.y))
        text.paragraph(surface, theme, told.words, WORDS, pygame.Rect(left, r.y + theme.px(26), room, high), 1.15)
        if shown:
            text.draw(surface, theme, shown, VALUE, (r.right - theme.px(4), r.y + theme.px(2)), "topright")

    return Paint(theme, pygame.Rect(column.x, column.y, column.w, high), paint)


def _line(theme: Theme, column: pygame.Rect, y: int) -> Paint:
    """The hairline below a row."""
    tone = mix(t.LEATHER, t.GOLD_DIM, 0.35)

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        pygame.draw.line(surface, tone, r.topleft, (r.right - 1, r.y), theme.px(1))

    return Paint(theme, pygame.Rect(column.x, y, column.w, theme.px(1)), paint)


def title(theme: Theme, column: pygame.Rect, words: str) -> Made:
    """The head of a group of rows."""

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        text.draw(surface, theme, words, text.PANEL_TITLE, (r.x + theme.px(4), r.y + theme.px(2)))

    high = theme.px(28)
    return [Paint(theme, pygame.Rect(column.x, column.y, column.w, high), paint)], high


def note(theme: Theme, column: pygame.Rect, words: str) -> Made:
    """Something that must be told, on a slip of parchment."""
    style, room = text.BODY.sized(18), column.w - theme.px(40)
    high = text.paragraph_height(theme, words, style, room) + theme.px(20)

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        panels.panel(surface, theme, r, "parchment", 5, 21, 8)
        surface.fill(t.OXBLOOD, (r.x + theme.px(6), r.y + theme.px(6), theme.px(3), r.h - theme.px(12)))
        area = pygame.Rect(r.x + theme.px(20), r.y + theme.px(10), room, r.h)
        text.paragraph(surface, theme, words, style, area)

    return [Paint(theme, pygame.Rect(column.x, column.y, column.w, high), paint)], high


def switch(theme: Theme, column: pygame.Rect, told: Told, on: bool) -> Made:
    """On or off; a click anywhere on the row turns it over."""
    said = label(theme, column, told, theme.px(64))
    rect = pygame.Rect(column.right - theme.px(54), column.y + theme.px(8), theme.px(48), theme.px(26))
    row = pygame.Rect(column.x, column.y, column.w, said.rect.h)
    foot = said.rect.h + theme.px(8)
    return [said, Toggle(theme, rect, told.key, on, row=row), _line(theme, column, column.y + foot)], foot


def choice(theme: Theme, column: pygame.Rect, told: Told, options: Sequence[tuple[str, str]], value: str) -> Made:
    """One of a few short answers, in one groove."""
    said = label(theme, column, told)
    rect = pygame.Rect(column.x, said.rect.bottom + theme.px(6), column.w, theme.px(CONTROL))
    return [said, Segments(theme, rect, told.key, options, value)], rect.bottom - column.y


def slider(
    theme: Theme, column: pygame.Rect, told: Told, index: int, steps: int, value: Callable[[], str]
) -> Made:
    """A step of many, which `value` says in words."""
    said = label(theme, column, told, value=value)
    rect = pygame.Rect(column.x, said.rect.bottom + theme.px(6), column.w, theme.px(34))
    return [said, Slider(theme, rect, told.key, index, steps)], rect.bottom - column.y


def button(theme: Theme, column: pygame.Rect, told: Told, name: str, why_not: str) -> Made:
    """Something to be done once; where it cannot be, its tooltip says why."""
    words = label(theme, column, told)
    rect = pygame.Rect(column.x, words.rect.bottom + theme.px(8), column.w, theme.px(CONTROL))
    press = Button(theme, rect, told.key, Look(name, "leather", 17), tooltip=why_not, enabled=not why_not)
    return [words, press], rect.bottom - column.y


@dataclass(frozen=True, slots=True)
class Pick:
    """One of several cards: its value, what it is called, a sentence, and whose pieces it shows in which palette."""

    value: str
    name: str
    words: str = ""
    palette: str = ""


def picks(
    theme: Theme, column: pygame.Rect, told: Told, options: Sequence[Pick], chosen: Callable[[], str], across: int
) -> Made:
    """Cards of which one is chosen, so many beside one another; keys are `KEY.VALUE`."""
    said = label(theme, column, told)
    gap, y = theme.px(8), said.rect.bottom + theme.px(8)
    wide = (column.w - gap * (across - 1)) // across
    out: list[Widget] = [said]
    for n, pick in enumerate(options):
        high = _pick_height(theme, pick, wide)
        rect = pygame.Rect(column.x + n % across * (wide + gap), y, wide, high)
        card = Choice(theme, rect, f"{told.key}.{pick.value}", _nothing, value=pick.value, group=told.key)
        card.paint = _pick_painter(theme, pick, card, chosen)
        out.append(card)
        if n % across == across - 1 or n == len(options) - 1:
            y += high + gap
    return out, y - gap - column.y


def _pick_height(theme: Theme, pick: Pick, wide: int) -> int:
    if not pick.palette:
        return theme.px(CONTROL)
    words = text.paragraph_height(theme, pick.words, WORDS.sized(17), wide - theme.px(24), 1.15)
    return theme.px(76) + words + theme.px(10)


def _pick_painter(theme: Theme, pick: Pick, card: Choice, chosen: Callable[[], str]) -> Painter:
    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        on = chosen() == pick.value
        if on:
            panels.chosen(surface, theme, r)
        else:
            panels.recessed(surface, theme, r, 30 if card.hovered else 70)
        name = text.Style("bodyb", 18, t.INK if on else t.PARCHMENT_LIT)
        name = text.shrunk(theme, pick.name, name, r.w - theme.px(20), 14)
        if not pick.palette:
            text.draw(surface, theme, pick.name, name, r.center, "center")
            return
        text.draw(surface, theme, pick.name, name, (r.x + theme.px(12), r.y + theme.px(6)))
        _pieces(surface, theme, pick.palette, pygame.Rect(r.x, r.y + theme.px(34), r.w, theme.px(38)))
        words = WORDS.sized(17).on(t.INK_SOFT if on else t.QUIET)
        area = pygame.Rect(r.x + theme.px(12), r.y + theme.px(76), r.w - theme.px(24), r.h)
        text.paragraph(surface, theme, pick.words, words, area, 1.15)

    return paint


def _pieces(surface: pygame.Surface, theme: Theme, palette: str, r: pygame.Rect) -> None:
    """The seats' pieces, each with a number as on the map."""
    factions = t.PALETTES[palette]
    step = min(theme.px(52), (r.w - theme.px(24)) // len(factions))
    for n, faction in enumerate(factions):
        sheet = pieces.shield(palette, faction, min(theme.px(36), step - theme.px(4)), n + 1)
        surface.blit(sheet, sheet.get_rect(center=(r.x + theme.px(12) + step * n + step // 2, r.centery)))


def _nothing(_surface: pygame.Surface, _rect: pygame.Rect) -> None:
    return


def stack(theme: Theme, rows: Sequence[Row], gap: float = GAP) -> Builder:
    """Rows below one another as one column, `gap` units apart."""

    def build(column: pygame.Rect) -> Made:
        out: list[Widget] = []
        y = column.y
        for row in rows:
            widgets, high = row(pygame.Rect(column.x, y, column.w, column.h))
            out += widgets
            y += high + theme.px(gap)
        return out, y - theme.px(gap) - column.y

    return build
