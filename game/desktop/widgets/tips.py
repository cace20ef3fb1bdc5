"""Tooltips: leather, small, quick; the thing they speak of stays free."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.theme import Theme

TITLE = text.Style("title", 17, t.GOLD_LIT, emboss=t.BLACK)
WORDS = text.Style("body", 17, t.PARCHMENT_LIT)


def measure(theme: Theme, words: str) -> tuple[int, int]:
    """The size of a tooltip; a first line that ends in a newline is its title."""
    title, body = split(words)
    room = theme.px(320 - 24)
    lines = text.wrap(theme, body, WORDS, room) if body else ()
    wide = max([text.width(theme, x, WORDS) for x in lines] + [text.width(theme, title, TITLE)])
    high = len(lines) * text.height(theme, WORDS) + (theme.px(26) if title else 0)
    return wide + theme.px(24), high + theme.px(20)


def split(words: str) -> tuple[str, str]:
    """Title and text of a tooltip."""
    title, newline, body = words.partition("\n")
    return (title, body) if newline else ("", words)


def place(size: tuple[int, int], subject: pygame.Rect, window: pygame.Rect, gap: int) -> pygame.Rect:
    """Below the subject, else above, else beside it; always inside the window and never over the subject."""
    rect = pygame.Rect((0, 0), size)
    rect.midtop = (subject.centerx, subject.bottom + gap)
    if rect.bottom > window.bottom:
        rect.midbottom = (subject.centerx, subject.y - gap)
    if rect.top < window.top:
        rect.midleft = (subject.right + gap, subject.centery)
        if rect.right > window.right:
            rect.midright = (subject.x - gap, subject.centery)
    return rect.clamp(window)


def place_outside(
    size: tuple[int, int], subject: pygame.Rect, bar: pygame.Rect, window: pygame.Rect, gap: int
) -> pygame.Rect:
    """Beside the whole bar that the subject is part of: a low one from above or below, a high one from its side."""
    if bar.w >= bar.h:
        return place(size, pygame.Rect(subject.x, bar.y, subject.w, bar.h), window, gap)
    rect = pygame.Rect((0, 0), size)
    rect.midright = (bar.x - gap, subject.centery)
    if rect.x < window.x:
        rect.midleft = (bar.right + gap, subject.centery)
    return rect.clamp(window)


def draw(
    surface: pygame.Surface, theme: Theme, words: str, subject: pygame.Rect, bars: Iterable[pygame.Rect] = ()
) -> None:
    """Draw a tooltip beside its subject, and outside the one of the bars that the subject is part of."""
    draw_at(surface, theme, words, placed(surface.get_rect(), theme, words, subject, bars))


def placed(
    window: pygame.Rect, theme: Theme, words: str, subject: pygame.Rect, bars: Iterable[pygame.Rect] = ()
) -> pygame.Rect:
    """Where `draw` draws it."""
    room, size, gap = window.inflate(-theme.px(12), -theme.px(12)), measure(theme, words), theme.px(10)
    bar = next((one for one in bars if one.collidepoint(subject.center)), None)
    return place(size, subject, room, gap) if bar is None else place_outside(size, subject, bar, room, gap)


def draw_at(surface: pygame.Surface, theme: Theme, words: str, rect: pygame.Rect) -> None:
    """Draw a tooltip in a rect of the measured size."""
    panels.panel(surface, theme, rect, "leather", 5, 17, 10)
    title, body = split(words)
    y = rect.y + theme.px(10)
    if title:
        text.draw(surface, theme, title, TITLE, (rect.x + theme.px(12), y))
        y += theme.px(26)
    if body:
        area = pygame.Rect(rect.x + theme.px(12), y, theme.px(320 - 24), rect.h)
        text.paragraph(surface, theme, body, WORDS, area)
