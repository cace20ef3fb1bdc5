"""A card seen large while it is pointed at, with what is to be said of it: beside the map, never on it."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.tables.witcher.views import card
from game.desktop.tables.witcher.views.models import ActionFace
from game.desktop.theme import Theme
from game.desktop.widgets import tips

HIGH, LEAST = 330, 150  # units
PAD = 14
WORDS = text.Style("body", 17, t.PARCHMENT_LIT)


def _high(theme: Theme, room: pygame.Rect) -> int:
    return max(theme.px(LEAST), min(theme.px(HIGH), room.h * 3 // 5))


def sheet_of(theme: Theme, words: str, room: pygame.Rect) -> pygame.Rect:
    """What a card takes with what is to be said of it, at the foot of a room."""
    px, high = theme.px, _high(theme, room)
    wide = min(room.w, max(card.body(high, False)[0] + card.reach(high) + 2 * px(PAD), px(230)))
    told = text.paragraph_height(theme, words, WORDS, wide - 2 * px(PAD)) + px(8) if words else 0
    sheet = pygame.Rect(0, 0, wide, high + told + 2 * px(PAD))
    sheet.bottomleft = room.bottomleft
    return sheet


def draw(
    dst: pygame.Surface, theme: Theme, face: ActionFace | None, words: str, subject: pygame.Rect, room: pygame.Rect
) -> None:
    """The card on a sheet of leather at the foot of a room; without a face the words alone, near the subject."""
    if face is None:
        if words:
            tips.draw(dst, theme, words, subject, ())
        return
    px, high = theme.px, _high(theme, room)
    sheet = sheet_of(theme, words, room)
    panels.panel(dst, theme, sheet, "leather", 6, 7, 14)
    body = pygame.Rect(0, sheet.y + px(PAD), *card.body(high, False))
    body.x = sheet.centerx - (body.w + card.reach(high)) // 2
    card.shadow(dst, body)
    dst.blit(card.whole(face, high), body)
    if words:
        area = pygame.Rect(sheet.x + px(PAD), body.bottom + px(10), sheet.w - 2 * px(PAD), sheet.bottom - body.bottom)
        text.paragraph(dst, theme, words, WORDS, area)
