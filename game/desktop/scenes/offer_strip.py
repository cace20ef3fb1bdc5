"""The strip on the title page that offers a new user the match that teaches."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.buttons import Look, wanted_width
from game.desktop.scenes.models import Offer
from game.desktop.theme import Theme
from game.desktop.widgets.base import Paint, Widget
from game.desktop.widgets.controls import Button
from game.kernel.texts import gettext as _


def widgets(theme: Theme, rect: pygame.Rect, offer: Offer, stacked: bool) -> list[Widget]:
    """A sheet with the offer's name and sentence, and its two answers beside or below them."""
    px = theme.px
    looks = (("learn", Look(_("Learn"), "primary", 20)), ("decline", Look(_("Not now"), "ghost", 18)))
    high = px(50 if stacked else min(56, rect.h / theme.scale - 28))
    y = rect.bottom - px(18) - high if stacked else rect.centery - high // 2
    x, buttons = rect.right - px(22), list[Widget]()
    for key, look in looks:
        wide = max(px(120), wanted_width(theme, look))
        x -= wide
        buttons.append(Button(theme, pygame.Rect(x, y, wide, high), key, look))
        x -= px(12)
    room = rect.w - px(48) if stacked else x - rect.x - px(24)
    sheet = Paint(theme, rect, lambda surface, r: _paint(surface, theme, r, offer, room, stacked))
    return [sheet, *buttons]


def _paint(surface: pygame.Surface, theme: Theme, r: pygame.Rect, offer: Offer, room: int, stacked: bool) -> None:
    panels.panel(surface, theme, r, "parchment", 6, 31, 16)
    px = theme.px
    name, head = text.squeezed(theme, offer.name, text.Style("title", 23, t.OXBLOOD), room)
    words, head_h = text.Style("body", 19, t.INK_SOFT), text.height(theme, head, 1.35)
    most = max(1, (r.h - px(20) - head_h) // text.height(theme, words, 1.2)) if not stacked else 2
    words = text.in_lines(theme, offer.words, words, room, most)
    high = head_h + min(most, len(text.wrap(theme, offer.words, words, room))) * text.height(theme, words, 1.2)
    y = r.y + px(16) if stacked else r.centery - high // 2
    text.draw(surface, theme, name, head, (r.x + px(24), y))
    text.paragraph(surface, theme, offer.words, words, pygame.Rect(r.x + px(24), y + head_h, room, 0), 1.2, limit=most)
