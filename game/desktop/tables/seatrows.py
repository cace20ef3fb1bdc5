"""Where the rows of the standings lie, and which part of the panel looks different when seats hold something else."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.desktop.tables.base import SeatRow
from game.desktop.theme import Theme

OUTLOOK = 36  # how high the line below the standings is
LOW = 48  # rows below have no room for notes
Said = tuple[tuple[SeatRow, ...], str]  # and the line below them
SHADE = 20  # units that the shadow of the active row reaches beyond it, at most


def row_rects(theme: Theme, r: pygame.Rect, n: int) -> tuple[list[pygame.Rect], bool]:
    """A place for each row, and whether they are so tight that only names and numbers have room."""
    px = theme.px
    high = min(px(83), (r.h - px(56 + OUTLOOK)) // max(1, n))
    tight = high < px(LOW)
    if tight:
        high = (r.h - px(52)) // max(1, n)
    top = r.y + px(44 if tight else 48)
    return [
        pygame.Rect(r.x + px(12), top + i * high, r.w - px(24), high - px(2 if tight else 6)) for i in range(n)
    ], tight


def reach(theme: Theme, row: SeatRow, q: pygame.Rect) -> pygame.Rect:
    """All that is drawn for a row."""
    return q.inflate(2 * theme.px(SHADE), 2 * theme.px(SHADE)) if row.active else q


def changed(theme: Theme, r: pygame.Rect, before: Said, after: Said) -> pygame.Rect:
    """The part of the panel in which it looks different."""
    (rows, words), (other, other_words) = before, after
    if words != other_words or len(rows) != len(other):
        return r
    out: list[pygame.Rect] = []
    for was, now, q in zip(rows, other, row_rects(theme, r, len(other))[0], strict=True):
        if was != now:
            out.append(q if was.active == now.active else reach(theme, was, q).union(reach(theme, now, q)))
    return out[0].unionall(out[1:]).clip(r) if out else r


def seen(dst: pygame.Surface, theme: Theme, rows: Sequence[SeatRow], rects: Sequence[pygame.Rect]) -> list[int]:
    """The rows of which anything is seen within the clip."""
    clip = dst.get_clip()
    return [i for i, (row, q) in enumerate(zip(rows, rects, strict=True)) if clip.colliderect(reach(theme, row, q))]
