"""Sheets of like size side by side: as many columns as make them largest."""

from __future__ import annotations

import pygame


def arrange(n: int, area: pygame.Rect, shape: float, gap: int) -> list[pygame.Rect]:
    """Rects for `n` sheets whose content is `shape` times as wide as high, row by row; the last row is centred."""
    n = max(1, n)

    def fit(columns: int) -> float:
        rows = -(-n // columns)
        wide, high = (area.w - (columns - 1) * gap) / columns, (area.h - (rows - 1) * gap) / rows
        return min(wide / shape, high)

    columns = max(range(1, n + 1), key=fit)
    rows = -(-n // columns)
    wide, high = (area.w - (columns - 1) * gap) // columns, (area.h - (rows - 1) * gap) // rows
    out = []
    for i in range(n):
        row, column = divmod(i, columns)
        many = min(columns, n - row * columns)
        left = area.x + (area.w - many * wide - (many - 1) * gap) // 2
        out.append(pygame.Rect(left + column * (wide + gap), area.y + row * (high + gap), wide, high))
    return out
