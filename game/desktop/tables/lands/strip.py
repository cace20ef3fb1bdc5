"""The strip of a narrow window: tabs that open panels over the board, and below them every seat's points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.buttons import Kind, Look
from game.desktop.tables.base import SeatRow
from game.desktop.tables.rest import Spot
from game.desktop.theme import Theme
from game.desktop.widgets.controls import Button

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

TAB, GAP, MARGIN, SIDE = 52, 6, 10, 4  # units: a tab's height, what lies below it, above the first, beside all
PLACES = 8  # tabs that find room in the lowest window
WORDED = 48  # units: from which height on a tab has a word below its sign
ROW = 66  # units: a seat's height at the most


def _tab_high(theme: Theme, strip: pygame.Rect) -> int:
    return min(theme.px(TAB), (strip.h - theme.px(2 * MARGIN)) // PLACES)


def _tabs_end(theme: Theme, strip: pygame.Rect, tabs: int) -> int:
    """Where the next tab would begin below so many."""
    return strip.y + theme.px(MARGIN) + tabs * (_tab_high(theme, strip) + theme.px(GAP))


def tab(scene: TableScene, i: int, key: str, icon: str, tip: str, word: str) -> Button:
    """The tab at a place of the strip, counted from above."""
    theme, strip = scene.theme, scene.places.side
    high = _tab_high(theme, strip)
    rect = pygame.Rect(strip.x + theme.px(SIDE), _tabs_end(theme, strip, i), strip.w - theme.px(2 * SIDE), high)
    kind: Kind = "leather" if scene.open_panel == key else "ghost"
    look = Look("", kind, 22, icon, word if high >= theme.px(WORDED) else None)
    return Button(theme, rect, f"tab.{key}", look, tooltip=tip)


def paint(dst: pygame.Surface, theme: Theme, strip: pygame.Rect, rows: Sequence[SeatRow], tabs: int) -> list[Spot]:
    """The strip without its tabs, of which there are so many; where each seat is, with what is told of it."""
    px, spots = theme.px, list[Spot]()
    dst.blit(panels.sheet(theme, "leather", (strip.w, strip.h), 0, 6), strip)
    y = _tabs_end(theme, strip, tabs) + px(SIDE)
    step = min(px(ROW), (strip.bottom - y) // max(1, len(rows)))
    for row in rows:
        spot = pygame.Rect(strip.x + px(SIDE), y, strip.w - px(2 * SIDE), step - px(2))
        if row.active:
            panels.outline(dst, theme, spot, t.GOLD, -1, 2, 4)
        size = min(px(30), step - px(24))
        if size >= px(12):
            pieces.put(dst, theme, row.faction, size, (spot.centerx, spot.y + size // 2 + px(4)), emblem=True)
        style = text.Style("uix", 19, t.GOLD_LIT if row.leads else t.PARCHMENT_LIT)
        text.draw(dst, theme, str(row.points), style, (spot.centerx, spot.bottom - px(11)), "center")
        spots.append((spot, row.tip))
        y += step
    return spots
