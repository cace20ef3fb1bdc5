"""The card beside a land that is pointed at: whose it is, what it counts, what borders on it, what taking it costs."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, panels, pieces, text
from game.desktop.tables import oddsbar
from game.desktop.tables.base import LandCard, Neighbour
from game.desktop.theme import Theme

WIDE, PAD, HEAD, ICON = 320, 13, 52, 26  # the measure of the style
TITLE = text.Style("title", 18, t.GOLD_LIT, emboss=t.BLACK)
HOLDER = text.Style("ital", 17, t.PARCHMENT_LIT)
WORDS = text.Style("body", 16, t.PARCHMENT_LIT)
NEAR, FRIEND = text.Style("ui", 15, t.PARCHMENT_LIT), text.Style("ui", 15, t.QUIET)
NUMBER = text.Style("uix", 15, t.GOLD_LIT)
LEADING = 1.2

Placed = tuple[int, int, Neighbour]


def gist(card: LandCard) -> LandCard:
    """What matters most, where letters are large and the window is small."""
    return replace(card, facts=(), neighbours=(), odds=None, cost="")  # the odds stand over the land, too


def measure(theme: Theme, card: LandCard) -> tuple[int, int]:
    """How large the card is, in pixels."""
    high = theme.px(HEAD) + sum(_fact_height(theme, words) + theme.px(3) for _icon, words in card.facts)
    rows = _near(theme, card)[1]
    if rows:
        high += rows * _row(theme) + theme.px(12)
    if card.odds:
        high += theme.px(44) + _cost_height(theme, card)
    wide = theme.px(WIDE)
    if not (card.facts or card.neighbours or card.odds):
        letters = max(text.width(theme, card.name, TITLE), text.width(theme, card.holder, HOLDER))
        wide = min(wide, letters + theme.px(46 + 2 * PAD))
    return wide, high + theme.px(PAD + 2)


def _row(theme: Theme) -> int:
    return max(theme.px(22), theme.letter(NEAR.size) + theme.px(6))


def _fact_height(theme: Theme, words: str) -> int:
    return text.paragraph_height(theme, words, WORDS, theme.px(WIDE - 2 * PAD - ICON), LEADING)


def _cost_height(theme: Theme, card: LandCard) -> int:
    return text.paragraph_height(theme, card.cost, WORDS, theme.px(WIDE - 2 * PAD), LEADING)


def _near(theme: Theme, card: LandCard) -> tuple[list[Placed], int]:
    """The neighbours flowing from line to line: x, line, which; and how many lines."""
    room, x, row, out = theme.px(WIDE - 2 * PAD), 0, 0, []
    for one in card.neighbours:
        wide = _near_width(theme, one)
        if x and x + wide > room:
            x, row = 0, row + 1
        out.append((x, row, one))
        x += wide + theme.px(14)
    return out, row + 1 if out else 0


def _near_width(theme: Theme, one: Neighbour) -> int:
    number = theme.px(5) + text.width(theme, str(one.number), NUMBER) if one.hostile else 0
    return theme.px(22) + text.width(theme, one.name, NEAR) + number


def draw(dst: pygame.Surface, theme: Theme, card: LandCard, rect: pygame.Rect) -> None:
    """Draw the card in a rect of the measured size."""
    px = theme.px
    panels.panel(dst, theme, rect, "leather", 5, 17, 10)
    left, room = rect.x + px(PAD), rect.w - 2 * px(PAD)
    pieces.put(dst, theme, card.faction, px(36), (left + px(18), rect.y + px(29)), card.number or None)
    x = left + px(46)
    name = text.shrunk(theme, card.name, TITLE, rect.right - px(PAD) - x, 15)
    text.draw(dst, theme, card.name, name, (x, rect.y + px(9)))
    holder, style = text.squeezed(theme, card.holder, HOLDER, rect.right - px(PAD) - x)
    text.draw(dst, theme, holder, style, (x, rect.y + px(30)))
    y = rect.y + px(HEAD)
    for icon, words in card.facts:
        icons.put(dst, icon, px(16), t.GOLD, (left + px(8), y + px(11)))
        area = pygame.Rect(left + px(ICON), y, room - px(ICON), rect.h)
        y = text.paragraph(dst, theme, words, WORDS, area, LEADING) + px(3)
    y = _draw_near(dst, theme, card, (left, y), rect)
    if card.odds:
        bar = pygame.Rect(left, y + px(6), px(112), px(30))
        oddsbar.bar(dst, theme, bar, card.odds)
        text.paragraph(dst, theme, card.cost, WORDS, pygame.Rect(left, bar.bottom + px(6), room, rect.h), LEADING)


def _draw_near(dst: pygame.Surface, theme: Theme, card: LandCard, at: tuple[int, int], rect: pygame.Rect) -> int:
    px, (left, y) = theme.px, at
    placed, rows = _near(theme, card)
    if not rows:
        return y
    panels.rule(dst, theme, y + px(4), left, rect.right - px(PAD), t.GOLD_DIM, False)
    y += px(10)
    for x, row, one in placed:
        middle = y + row * _row(theme) + _row(theme) // 2
        pieces.put(dst, theme, one.faction, px(16), (left + x + px(8), middle), flat=True)
        style = NEAR if one.hostile else FRIEND
        at_name = text.draw(dst, theme, one.name, style, (left + x + px(20), middle), "midleft")
        if one.hostile:
            text.draw(dst, theme, str(one.number), NUMBER, (at_name.right + px(5), middle), "midleft")
    return y + rows * _row(theme) + px(2)
