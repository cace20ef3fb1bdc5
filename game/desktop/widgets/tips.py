"""Tooltips: leather, small, quick; the thing they speak of stays free."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.theme import Theme

TITLE = text.Style("title", 17, t.GOLD_LIT, emboss=t.BLACK)
WORDS = text.Style("body", 17, t.PARCHMENT_LIT)
SLIDE = 8  # pixels from one place that is tried to the next


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


def place(
    size: tuple[int, int],
    subject: pygame.Rect,
    window: pygame.Rect,
    gap: int,
    keep: Sequence[pygame.Rect] = (),
    bar: pygame.Rect | None = None,
) -> pygame.Rect:
    """Below the subject, else above, else beside it; inside the window, never over the subject nor the low `bar` that
    it is part of, and where it covers least of what is to be kept free."""
    bar = bar or subject
    below, above, right, left = (pygame.Rect((0, 0), size) for _side in range(4))
    below.midtop = (subject.centerx, bar.bottom + gap)
    above.midbottom = (subject.centerx, bar.y - gap)
    right.midleft = (bar.right + gap, subject.centery)
    left.midright = (bar.x - gap, subject.centery)
    inside: list[pygame.Rect] = []
    for one in (below, above):
        if window.top <= one.top and one.bottom <= window.bottom:
            inside += _slid(one, subject, window, (1, 0))
    for one in (right, left):
        if window.left <= one.left and one.right <= window.right:
            inside += _slid(one, subject, window, (0, 1))
    return min(inside or [left.clamp(window)], key=lambda one: _covered(one, keep))


def _slid(rect: pygame.Rect, subject: pygame.Rect, window: pygame.Rect, along: tuple[int, int]) -> list[pygame.Rect]:
    """A place beside a subject, and others farther along its side; the nearest first."""
    far = (subject.w + rect.w if along[0] else subject.h + rect.h) // 2
    steps = (way * step for step in range(0, far, SLIDE) for way in (1, -1))
    return [rect.move(along[0] * step, along[1] * step).clamp(window) for step in steps]


def _covered(rect: pygame.Rect, keep: Sequence[pygame.Rect]) -> int:
    """How many pixels of others lie under a rectangle."""
    parts = [rect.clip(one) for one in keep]
    return sum(part.w * part.h for part in parts)


def place_outside(
    size: tuple[int, int],
    subject: pygame.Rect,
    bar: pygame.Rect,
    window: pygame.Rect,
    gap: int,
    keep: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Beside the whole bar that the subject is part of: a low one from above or below, a high one from its side."""
    if bar.w >= bar.h:
        return place(size, subject, window, gap, keep, bar)
    rect = pygame.Rect((0, 0), size)
    rect.midright = (bar.x - gap, subject.centery)
    if rect.x < window.x:
        rect.midleft = (bar.right + gap, subject.centery)
    return min(_slid(rect, subject, window, (0, 1)), key=lambda one: _covered(one, keep))


def draw(
    surface: pygame.Surface,
    theme: Theme,
    words: str,
    subject: pygame.Rect,
    bars: Iterable[pygame.Rect] = (),
    keep: Sequence[pygame.Rect] = (),
) -> None:
    """Draw a tooltip beside its subject, and outside the one of the bars that the subject is part of."""
    draw_at(surface, theme, words, placed(surface.get_rect(), theme, words, subject, bars, keep))


def placed(
    window: pygame.Rect,
    theme: Theme,
    words: str,
    subject: pygame.Rect,
    bars: Iterable[pygame.Rect] = (),
    keep: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Where `draw` draws it."""
    room, size, gap = window.inflate(-theme.px(12), -theme.px(12)), measure(theme, words), theme.px(10)
    bar = next((one for one in bars if one.collidepoint(subject.center)), None)
    if bar is None:
        return place(size, subject, room, gap, keep)
    return place_outside(size, subject, bar, room, gap, keep)


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
