"""A card seen large while it is pointed at, with what is to be said of it beside it."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.tables.witcher.views import card
from game.desktop.tables.witcher.views.models import ActionFace
from game.desktop.theme import Theme

HIGH, LEAST = 330, 190  # units
NOTE = 250


def draw(
    dst: pygame.Surface, theme: Theme, face: ActionFace, words: str, subject: pygame.Rect, room: pygame.Rect
) -> None:
    """Above its subject where there is room, else beside it; within the room."""
    px = theme.px
    high = max(px(LEAST), min(px(HIGH), room.h - px(24)))
    wide = card.body(high, False)[0] + card.reach(high)
    note = _note(theme, words)
    whole = pygame.Rect(0, 0, wide + (note[0].w + px(10) if note else 0), high)
    whole.midbottom = (subject.centerx, subject.y - px(14))
    if whole.y < room.y:
        whole.y = room.y + px(6)
        right = subject.right + px(14)
        whole.x = right if right + whole.w <= room.right else subject.x - whole.w - px(14)
    whole.clamp_ip(room.inflate(-px(12), 0))
    body = pygame.Rect(whole.x, whole.y, *card.body(high, False))
    card.shadow(dst, body)
    dst.blit(card.whole(face, high), body)
    if note:
        box, lines, style = note
        box = box.copy()
        box.bottomleft = (whole.x + wide + px(10), whole.bottom)
        panels.panel(dst, theme, box, "leather", 5, 7, 10)
        for i, line in enumerate(lines):
            at = (box.x + px(12), box.y + px(10) + i * text.height(theme, style, 1.2))
            text.draw(dst, theme, line, style, at)


def _note(theme: Theme, words: str) -> tuple[pygame.Rect, list[str], text.Style] | None:
    if not words:
        return None
    style = text.Style("body", 17, t.PARCHMENT_LIT)
    lines = [line for part in words.split("\n") for line in text.wrap(theme, part, style, theme.px(NOTE - 24))]
    wide = max(text.width(theme, line, style) for line in lines) + theme.px(24)
    return pygame.Rect(0, 0, wide, len(lines) * text.height(theme, style, 1.2) + theme.px(20)), lines, style
