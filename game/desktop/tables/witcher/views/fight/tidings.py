"""How a fight ended, in paragraphs where the hand lay: as large as there is room; what only adorns gives way first."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.theme import Theme

LARGEST, LEADING = 28, 1.18
WORDS, LORE = text.Style("body", LARGEST, t.PARCHMENT_LIT), text.Style("ital", LARGEST, t.PARCHMENT_DIM)


def _styles(told: tuple[str, ...], lore: bool, size: int) -> list[text.Style]:
    """Of each paragraph; the last one may be what a sheet tells."""
    last = len(told) - 1
    return [(LORE if lore and i == last else WORDS).sized(size) for i in range(len(told))]


def _high(theme: Theme, told: tuple[str, ...], styles: list[text.Style], room: int) -> int:
    heights = (text.paragraph_height(theme, *one, room, LEADING) for one in zip(told, styles, strict=True))
    return sum(heights) + theme.px(6) * (len(told) - 1)


def fitting(
    theme: Theme, told: tuple[str, ...], lore: bool, size: tuple[int, int]
) -> tuple[tuple[str, ...], list[text.Style]]:
    """The paragraphs that are shown in a room, and their letters."""
    for letters in range(LARGEST, int(text.LEAST) - 1, -1):
        styles = _styles(told, lore, letters)
        if _high(theme, told, styles, size[0]) <= size[1]:
            return told, styles
    if lore:
        return fitting(theme, told[:-1], False, size)
    return told, _styles(told, lore, int(text.LEAST))


def paint(dst: pygame.Surface, theme: Theme, told: tuple[str, ...], lore: bool, box: pygame.Rect) -> None:
    """From the top of a box."""
    shown, styles = fitting(theme, told, lore, box.size)
    y = box.y
    for words, style in zip(shown, styles, strict=True):
        room = pygame.Rect(box.x, y, box.w, box.bottom - y)
        y = text.paragraph(dst, theme, words, style, room, LEADING) + theme.px(6)
