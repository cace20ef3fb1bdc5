"""Where everything on the table lies, for any window and scale. Knows no pygame but its rectangles."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

import pygame

from game.desktop.theme import Theme

Form = Literal["wide", "slips", "tab"]

TOP, MARGIN, GAP, SIDE, ASK, STRIP = 52, 20, 16, 424, 80, 60
ADVICE, LOW_ADVICE = 46, 36
LEANER = 10  # units that the question gives to the map beside advice, in a narrow window
WHOLE_UNITS = 490  # lower than this the board has no room for the map's frame
CARD_W = 126
WIDE_UNITS, HIGH_UNITS = 1560, 820  # below either the side column folds into tabs
ASIDE_UNITS, STACKED = 860, 92  # narrower than this beside a wide hand, the question stands above its answers
STACKED_BELOW, LEAN = 1240, 1100  # so does it in a window narrower than this; below the latter the map needs all height


@dataclass(frozen=True)
class TableLayout:
    """Rectangles in pixels. In a narrow window `side` is the strip of tabs and `sheet` where a panel opens."""

    wide: bool
    top: pygame.Rect
    board: pygame.Rect
    ask: pygame.Rect
    hand: pygame.Rect
    side: pygame.Rect
    sheet: pygame.Rect
    hand_lies: bool = True  # else the hand is a tab, too
    stacked: bool = False  # the question above its answers
    advice: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))  # empty while nobody is guided

    @property
    def form(self) -> Form:
        """How the hand lies: cards one beside the other, slips where it is low, cards in a tab."""
        return "wide" if self.wide else "slips" if self.hand_lies else "tab"

    def shows_all(self, theme: Theme) -> bool:
        """Whether the whole map is fitted, with its frame: in a small window the land alone, so that names are read."""
        return self.wide or self.board.h >= theme.px(WHOLE_UNITS)

    def panels(self, theme: Theme, seats: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Standings, last battle and chronicle, one below the other."""
        gap, side = theme.px(GAP), self.side
        rows = theme.px(48) + seats * theme.px(83) + theme.px(12 + 36)
        battle = theme.px(176)
        least_log = theme.px(200)
        rows = min(rows, side.h - battle - least_log - 2 * gap)
        first = pygame.Rect(side.x, side.y, side.w, rows)
        second = pygame.Rect(side.x, first.bottom + gap, side.w, battle)
        third = pygame.Rect(side.x, second.bottom + gap, side.w, side.bottom - second.bottom - gap)
        return first, second, third


def make_layout(size: tuple[int, int], theme: Theme, ask_units: int = ASK, guided: bool = False) -> TableLayout:
    """Lay the table out for a window; `ask_units`: how high the bar at the bottom is where there is room.

    Advice takes a strip of the board, next to the question.
    """
    found = _make_layout(size, theme, ask_units)
    if not guided:
        return found
    if found.form == "slips":
        found = _make_layout(size, theme, ask_units - LEANER)
    low = not found.wide  # the map needs the room: in less of it names of places would be left out
    ask, board, high = found.ask, found.board.copy(), theme.px(LOW_ADVICE if low else ADVICE)
    gap = theme.px(2) if low else min(theme.px(8), ask.y - board.bottom)
    advice = pygame.Rect(ask.x, ask.y - gap - high, ask.w, high)
    board.h = advice.y - gap - board.y
    sheet = found.sheet.copy()
    if not found.wide:
        sheet.h = board.h
    return replace(found, board=board, sheet=sheet, advice=advice)


def _make_layout(size: tuple[int, int], theme: Theme, ask_units: int) -> TableLayout:
    w, h = size
    px = theme.px
    if w >= px(WIDE_UNITS) and h >= px(HIGH_UNITS):
        return _wide(w, h, theme, ask_units)
    tight = h < px(560)
    top_h = px(40) if tight else px(TOP)
    gap = px(6) if tight else px(10)
    stacked, lies = w < px(STACKED_BELOW), w >= px(900)
    if stacked:
        ask_h = px(STACKED if w < px(LEAN) else max(ask_units, STACKED))
    else:
        ask_h = px(ask_units - 16) if tight else px(ask_units)
    side = pygame.Rect(w - px(STRIP), top_h, px(STRIP), h - top_h)
    ask_y = h - ask_h - gap
    hand_w = max(px(CARD_W), min(px(270), (w - side.w) // 4))
    hand = pygame.Rect(gap, ask_y, hand_w, ask_h + gap)
    left = hand.right + gap if lies else gap
    if not lies:
        hand = pygame.Rect(gap, ask_y - px(190), side.x - 2 * gap, px(188))
    ask = pygame.Rect(left, ask_y, side.x - gap - left, ask_h)
    board = pygame.Rect(gap, top_h + gap, side.x - 2 * gap, ask_y - top_h - 2 * gap)
    sheet_w = min(px(SIDE), w - side.w - 2 * gap)
    sheet = pygame.Rect(side.x - sheet_w - gap, top_h + gap, sheet_w, board.h)
    return TableLayout(False, pygame.Rect(0, 0, w, top_h), board, ask, hand, side, sheet, lies, stacked)


def _wide(w: int, h: int, theme: Theme, ask_units: int) -> TableLayout:
    px = theme.px
    top = pygame.Rect(0, 0, w, px(TOP))
    side = pygame.Rect(w - px(SIDE) - px(GAP), px(68), px(SIDE), h - px(68) - px(GAP))
    hand = pygame.Rect(px(MARGIN), h - px(190), px(560), px(190))
    left, right = hand.right + px(18), side.x - px(MARGIN)
    stacked = right - left < px(ASIDE_UNITS)
    ask_h = px(max(ask_units, STACKED) if stacked else ask_units)
    board = pygame.Rect(px(MARGIN), px(68), right - px(MARGIN), h - px(68) - px(32) - ask_h)
    ask = pygame.Rect(left, h - px(GAP) - ask_h, right - left, ask_h)
    return TableLayout(True, top, board, ask, hand, side, side, stacked=stacked)
