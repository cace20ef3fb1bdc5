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


def key_of(offer: Offer, offers: tuple[Offer, ...]) -> str:
    """The button of an offer; that of the first is pressed with Enter."""
    return "learn" if offer == offers[0] else f"learn.{offer.title}"


def widgets(theme: Theme, rect: pygame.Rect, offers: tuple[Offer, ...], stacked: bool) -> list[Widget]:
    """A sheet with what is offered, and the answers beside or below it: a button for each game, and one that declines.
    Where they leave the words no room, the first offer stands alone."""
    px = theme.px
    least = rect.w - px(48) if stacked else rect.w * 3 // 5
    if len(offers) > 1 and sum(_wide(theme, look) for _key, look in _looks(offers)) > least:
        offers = offers[:1]
    high = px(50 if stacked else min(56, rect.h / theme.scale - 28))
    y = rect.bottom - px(18) - high if stacked else rect.centery - high // 2
    x, buttons = rect.right - px(22), list[Widget]()
    for key, look in _looks(offers):
        wide = _wide(theme, look) - px(12)
        x -= wide
        buttons.append(Button(theme, pygame.Rect(x, y, wide, high), key, look))
        x -= px(12)
    room = rect.w - px(48) if stacked else x - rect.x - px(24)
    name, words = _told(offers)
    sheet = Paint(theme, rect, lambda surface, r: _paint(surface, theme, r, name, words, room, stacked))
    return [sheet, *buttons]


def _looks(offers: tuple[Offer, ...]) -> list[tuple[str, Look]]:
    """The buttons from right to left."""
    if len(offers) == 1:
        learn = [("learn", Look(_("Learn"), "primary", 20))]
    else:
        learn = [(key_of(one, offers), Look(one.game, "primary", 18)) for one in offers]
    return [("decline", Look(_("Not now"), "ghost", 18)), *reversed(learn)]


def _wide(theme: Theme, look: Look) -> int:
    return max(theme.px(120), wanted_width(theme, look)) + theme.px(12)


def _told(offers: tuple[Offer, ...]) -> tuple[str, str]:
    """What is offered, and a sentence about it."""
    if len(offers) > 1:
        return _("New here? Learn a game in ten steps"), _("A first match: each step is shown on the table.")
    one = offers[0]
    return _("{game}: {lesson}").format(game=one.game, lesson=one.name), one.words


def _paint(
    surface: pygame.Surface, theme: Theme, r: pygame.Rect, named: str, told: str, room: int, stacked: bool
) -> None:
    panels.panel(surface, theme, r, "parchment", 6, 31, 16)
    px = theme.px
    name, head = text.squeezed(theme, named, text.Style("title", 23, t.OXBLOOD), room)
    words, head_h = text.Style("body", 19, t.INK_SOFT), text.height(theme, head, 1.35)
    most = max(1, (r.h - px(20) - head_h) // text.height(theme, words, 1.2)) if not stacked else 2
    words = text.in_lines(theme, told, words, room, most)
    high = head_h + min(most, len(text.wrap(theme, told, words, room))) * text.height(theme, words, 1.2)
    y = r.y + px(16) if stacked else r.centery - high // 2
    text.draw(surface, theme, name, head, (r.x + px(24), y))
    text.paragraph(surface, theme, told, words, pygame.Rect(r.x + px(24), y + head_h, room, 0), 1.2, limit=most)
