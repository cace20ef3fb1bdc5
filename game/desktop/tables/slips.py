"""Slips of parchment with a sentence that nobody has to answer: trouble with the disk, what loading found."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.theme import Theme
from game.desktop.widgets import tips

SHOWN_MS, NEAR_MS = 9000, 3500


class Slips:
    """Sentences, each shown once for a while; a click takes one away."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._shown: list[tuple[str, int]] = []
        self._rects: list[pygame.Rect] = []
        self._near: tuple[str, pygame.Rect] | None = None  # a refusal, beside what was clicked
        self._near_left = 0

    def tell_near(self, words: str, subject: pygame.Rect) -> None:
        """Show for a moment why what was pointed at cannot be chosen, beside it."""
        self._near, self._near_left = ((words, pygame.Rect(subject)) if words else None), NEAR_MS

    def hush(self) -> bool:
        """What was said of something pointed at is over; whether there was anything."""
        had, self._near = self._near is not None, None
        return had

    @property
    def near(self) -> str:
        """What is said beside something that was clicked."""
        return self._near[0] if self._near else ""

    def tell(self, words: str) -> bool:
        """Show a sentence that was not shown before."""
        if not words or words in self._known:
            return False
        self._known.add(words)
        self._shown.append((words, SHOWN_MS))
        return True

    def answer(self, words: str, instead: str = "") -> None:
        """Show a sentence however often it was shown, in place of another."""
        kept = [one for one in self._shown if one[0] not in (words, instead)]
        self._shown = [*kept, (words, SHOWN_MS)]

    def shown(self) -> list[str]:
        """The sentences that can be read now."""
        return [words for words, _left in self._shown]

    def forget(self, words: str) -> None:
        """Let a sentence be told again, when it comes again."""
        self._known.discard(words)

    def update(self, dt_ms: int) -> bool:
        """Let time pass; True when a slip has gone."""
        before = len(self._shown)
        self._shown = [(words, left - dt_ms) for words, left in self._shown if left > dt_ms]
        self._near_left -= dt_ms
        if self._near is not None and self._near_left <= 0:
            return self.hush()
        return len(self._shown) != before

    def click(self, pos: tuple[int, int]) -> bool:
        """Take the slip there away."""
        for rect, one in zip(self._rects, self._shown, strict=False):
            if rect.collidepoint(pos):
                self._shown.remove(one)
                return True
        return False

    def draw(self, dst: pygame.Surface, theme: Theme, board: pygame.Rect) -> None:
        """From the top of the board down."""
        px = theme.px
        style = text.Style("body", 18)
        wide = min(px(620), board.w - px(40))
        y = board.y + px(12)
        self._rects = []
        for words, _left in self._shown[-3:]:
            high = text.paragraph_height(theme, words, style, wide - px(40)) + px(20)
            rect = pygame.Rect(board.centerx - wide // 2, y, wide, high)
            panels.panel(dst, theme, rect, "parchment", 5, 21, 10)
            dst.fill(t.OXBLOOD, (rect.x + px(6), rect.y + px(6), px(3), rect.h - px(12)))
            area = pygame.Rect(rect.x + px(20), rect.y + px(10), wide - px(40), high)
            text.paragraph(dst, theme, words, style, area)
            self._rects.append(rect)
            y += high + px(8)
        if self._near is not None:
            _draw_near(dst, theme, board, *self._near)


def _draw_near(dst: pygame.Surface, theme: Theme, board: pygame.Rect, words: str, subject: pygame.Rect) -> None:
    px, style = theme.px, text.Style("body", 17)
    room = min(px(300), board.w - px(60))
    lines = text.balanced(theme, words, style, room)
    wide = max(text.width(theme, line, style) for line in lines) + px(28)
    high = len(lines) * text.height(theme, style) + px(16)
    rect = tips.place((wide, high), subject, board.inflate(-px(12), -px(12)), px(8))
    panels.panel(dst, theme, rect, "parchment", 5, 21, 10)
    dst.fill(t.OXBLOOD, (rect.x + px(5), rect.y + px(6), px(3), rect.h - px(12)))
    for i, line in enumerate(lines):
        y = rect.y + px(8) + i * text.height(theme, style)
        text.draw(dst, theme, line, style, (rect.x + px(16), y))
