"""Where everything on the witchers' table lies, for any window and scale.

The map keeps its shape; what it leaves at the right is one column, or two: the board of a witcher, and a panel whose
tabs show monsters, standings and chronicle. The hand and the question lie below.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.desktop.tables.layout import ADVICE, ASK, LOW_ADVICE
from game.desktop.tables.panelled import PanelledLayout, nowhere
from game.desktop.theme import Theme

SHAPE = 1.5  # of the Continent: width by height; with Skellige it is broader
TWO, ONE = 500, 256  # units beside the map: from where there are two columns, one
NARROW, COLUMN, STRIP = 760, 272, 54  # a window narrower than this has a strip of tabs instead of its column
TALL = 690  # units of height from where a column shows two things, one below the other
MOST_SIDE = 760
TRACK, TABS = 150, 40


@dataclass(frozen=True)
class WitcherLayout(PanelledLayout):
    """`mine`: the board of a witcher; `track` below it; `above` and `below`: the halves of the column with tabs, of
    which `above` is empty where there is no height for two; `cover`: what a fight or a story takes."""

    mine: pygame.Rect = field(default_factory=nowhere)
    track: pygame.Rect = field(default_factory=nowhere)
    above: pygame.Rect = field(default_factory=nowhere)
    below: pygame.Rect = field(default_factory=nowhere)


def make_layout(
    size: tuple[int, int], theme: Theme, ask_units: int, guided: bool, covered: bool = False, shape: float = SHAPE
) -> WitcherLayout:
    """Lay the table out for a window; `covered`: a fight or a story takes all but the bar at the top."""
    w, h = size
    px, tall = theme.px, size[1] / theme.scale
    wide = w / theme.scale
    top = pygame.Rect(0, 0, w, px(52 if tall >= 620 else 44 if tall >= 480 else 40))
    gap = px(10 if tall >= 620 else 6)
    low = px(max(ask_units, min(216, max(100, round(0.14 * tall + 64)))))
    advice_h = px(ADVICE if tall >= 620 else LOW_ADVICE) + gap // 2 if guided else 0
    high = h - top.h - low - 3 * gap - advice_h
    beside, columns = _beside(wide, w, high, gap, theme, shape)
    board = pygame.Rect(gap, top.bottom + gap, w - beside - 3 * gap, high)
    side = pygame.Rect(board.right + gap, board.y, beside, high if columns == 0 else h - board.y - low - 2 * gap)
    ask_w = px(min(700, max(330, round(wide * 0.42)))) if wide >= NARROW else w // 2 - gap
    if ask_units > ASK:  # a replay: its transport needs more
        ask_w = max(ask_w, (w - 2 * gap) * 3 // 5)
    ask = pygame.Rect(w - gap - ask_w, h - gap - low, ask_w, low)
    hand = pygame.Rect(gap, ask.y, ask.x - 2 * gap, low)
    advice = pygame.Rect(board.x, board.bottom + gap // 2, board.w, advice_h - gap // 2)
    cover = pygame.Rect(0, top.bottom, w, h - top.bottom)
    if covered and ask_units > ASK:  # a replay: its transport stays below
        guided = False  # nobody is asked anything
        cover.h -= px(ask_units) + 2 * gap
        ask = pygame.Rect(gap, cover.bottom + gap, w - 2 * gap, px(ask_units))
    elif covered:
        cover.h -= advice_h
        ask, advice = cover, pygame.Rect(0, cover.bottom, w, advice_h)
    rest = _columns(theme, side, columns, gap)
    floating = pygame.Rect(board.right - min(px(360), board.w), board.y, min(px(360), board.w), high)
    sheet = rest.pop("sheet", floating)
    return WitcherLayout(
        False, top, board, ask, hand, side, sheet, True, True, advice if guided else nowhere(),
        cover=cover, floats=columns == 0, **rest,
    )  # fmt: skip


def _beside(wide: float, w: int, high: int, gap: int, theme: Theme, shape: float) -> tuple[int, int]:
    """How many pixels lie beside the map, and how many columns they hold."""
    px = theme.px
    free = w - round(high * shape) - 3 * gap
    if free >= px(TWO):
        return min(free, px(MOST_SIDE)), 2
    if wide < NARROW:
        return px(STRIP), 0
    return max(px(COLUMN), free), 1


def _columns(theme: Theme, side: pygame.Rect, columns: int, gap: int) -> dict[str, pygame.Rect]:
    """The parts of what lies beside the map."""
    px, tall = theme.px, side.h >= theme.px(TALL)
    if columns == 0:
        return {"tabs": side}
    column = side.copy()
    out: dict[str, pygame.Rect] = {}
    if columns == 2:
        mine = pygame.Rect(side.x, side.y, (side.w - gap) * 47 // 100, side.h)
        if tall:
            mine.h -= px(TRACK) + gap
            out["track"] = pygame.Rect(mine.x, mine.bottom + gap, mine.w, px(TRACK))
        out["mine"] = mine
        column = pygame.Rect(mine.right + gap, side.y, side.right - mine.right - gap, side.h)
        if tall:
            out["above"] = pygame.Rect(column.x, column.y, column.w, column.h * 54 // 100)
            top = out["above"].bottom + gap
            column = pygame.Rect(column.x, top, column.w, column.bottom - top)
    tabs = min(px(TABS), max(28, column.h // 8))
    out["tabs"] = pygame.Rect(column.x, column.y, column.w, tabs)
    out["below"] = pygame.Rect(column.x, column.y + tabs + gap // 2, column.w, column.h - tabs - gap // 2)
    out["sheet"] = out["below"]
    return out
