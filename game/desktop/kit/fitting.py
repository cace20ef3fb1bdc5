"""Words that find room: squeezed into a line, set as a paragraph in letters that fit."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.desktop.kit import text
from game.desktop.theme import Theme


def put(
    dst: pygame.Surface,
    theme: Theme,
    words: str,
    style: text.Style,
    pos: tuple[int, int],
    room: int,
    anchor: text.Anchor = "midleft",
) -> pygame.Rect:
    """One line, in smaller letters where it is long; returns where it stands."""
    words, style = text.squeezed(theme, words, narrowed(theme, words, style, room), max(1, room))
    return text.draw(dst, theme, words, style, pos, anchor)


def narrowed(theme: Theme, words: str, style: text.Style, room: int) -> text.Style:
    """The style, or letters of another face where those of Cinzel are too wide at any size."""
    if style.face in ("title", "titleb") and text.width(theme, words, style.sized(text.LEAST)) > room:
        return replace(style, face="uib")
    return style


def lines(theme: Theme, words: str, style: text.Style, room: int, most: int) -> tuple[tuple[str, ...], text.Style]:
    """A text on at most so many lines, smaller where it must be."""
    style = text.in_lines(theme, words, style, room, most)
    parts = text.wrap(theme, words, style, room)
    if len(parts) > most:
        parts = (*parts[: most - 1], text.fitted(theme, " ".join(parts[most - 1 :]), style, room))
    return parts, style


def block(
    dst: pygame.Surface,
    theme: Theme,
    words: str,
    style: text.Style,
    box: pygame.Rect,
    leading: float = 1.16,
    centred: bool = False,
) -> int:
    """A paragraph from the top of a box in letters that fit it; the y below it."""
    while style.size > text.LEAST and text.paragraph_height(theme, words, style, box.w, leading) > box.h:
        style = style.sized(max(text.LEAST, style.size - 1))
    if text.paragraph_height(theme, words, style, box.w, leading) > box.h:
        leading = 1.0
    most = box.h // text.height(theme, style, leading)
    if most < 1:
        return box.y
    return text.paragraph(dst, theme, words, style, box, leading, "center" if centred else "left", most)


def middle(dst: pygame.Surface, theme: Theme, words: str, style: text.Style, box: pygame.Rect, most: int = 2) -> None:
    """Some lines in the middle of a box."""
    parts, style = lines(theme, words, style, box.w, most)
    step = text.height(theme, style, 1.1)
    for i, part in enumerate(parts):
        y = box.centery + round((i - (len(parts) - 1) / 2) * step)
        text.draw(dst, theme, part, style, (box.centerx, y), "center")
