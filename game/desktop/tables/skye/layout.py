"""Where everything on the clans' table lies, for any window and scale.

Above the ground runs the score track; at the right lies what scores, with a panel of tabs below it; the desk and the
question lie at the bottom. In the narrowest windows the column is a strip of tabs, and panels open over the ground.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.desktop.tables.layout import ADVICE, ASK, LOW_ADVICE
from game.desktop.tables.panelled import PanelledLayout, nowhere
from game.desktop.theme import Theme

NARROW, STRIP = 740, 54  # a window narrower than this has a strip of tabs instead of its column
SIDES = ((1560, 424), (1180, 330), (0, 272))  # units: from which width of the window, how wide the column
TABS = 36
STRIP_FULL, STRIP_LOW, STRIP_LEAST = 232, 152, 112  # units: the progress board in small
ROW_FULL, ROW_LOW, ROW_LEAST = 91, 46, 34  # units: a scoring tile's row with its sentence, with its name, the least


@dataclass(frozen=True)
class SkyeLayout(PanelledLayout):
    """`track`: the scores, empty where there is no height for it; `scoring`: the four tiles; `cover`: what the ground
    and the track take together, for what lies over both."""

    track: pygame.Rect = field(default_factory=nowhere)
    scoring: pygame.Rect = field(default_factory=nowhere)
    strip: pygame.Rect = field(default_factory=nowhere)  # of Journeyman: the summary of the progress board


def make_layout(
    size: tuple[int, int], theme: Theme, ask_units: int, guided: bool, strip: bool = False
) -> SkyeLayout:
    """Lay the table out for a window."""
    w, h = size
    px, tall, wide = theme.px, h / theme.scale, w / theme.scale
    top = pygame.Rect(0, 0, w, px(52 if tall >= 620 else 44 if tall >= 480 else 40))
    gap = px(10 if tall >= 620 else 6)
    floats = wide < NARROW
    side_w = px(STRIP) if floats else px(next(units for least, units in SIDES if wide >= least))
    side = pygame.Rect(w - gap - side_w, top.bottom + gap, side_w, h - top.bottom - 2 * gap)
    low = px(max(ask_units, 166 if tall >= 900 else 132 if tall >= 620 else 104))
    desk = pygame.Rect(gap, h - gap - low, side.x - 2 * gap, low)
    ask_w = _ask_width(theme, desk.w, ask_units)
    ask = pygame.Rect(desk.right - ask_w, desk.y, ask_w, low)
    hand = pygame.Rect(desk.x, desk.y, desk.w - ask_w - gap, low)
    advice = nowhere()
    floor = desk.y - gap
    if guided:
        high = px(ADVICE if tall >= 620 else LOW_ADVICE)
        advice = pygame.Rect(gap, floor - high, desk.w, high)
        floor = advice.y - gap // 2
    track = pygame.Rect(gap, top.bottom + gap, desk.w, px(48 if tall >= 800 else 38) if tall >= 430 else 0)
    ground = track.bottom + gap if track.h else track.y
    board = pygame.Rect(gap, ground, desk.w, floor - ground)
    cover = pygame.Rect(gap, track.y, desk.w, floor - track.y)
    rest = _column(theme, side, gap, strip) if not floats else {}
    sheet = rest.pop("sheet", None) or _floating(theme, board)
    return SkyeLayout(
        False, top, board, ask, hand, side, sheet, True, False, advice,
        track=track if track.h else nowhere(), cover=cover, floats=floats, tabs=rest.pop("tabs", side), **rest,
    )  # fmt: skip


def _ask_width(theme: Theme, desk: int, ask_units: int) -> int:
    px = theme.px
    if ask_units > ASK:  # a replay: its transport needs more
        return desk * 3 // 5
    return min(desk * 6 // 10, max(px(300), min(px(520), desk * 42 // 100)))


def _floating(theme: Theme, board: pygame.Rect) -> pygame.Rect:
    wide = min(theme.px(360), board.w)
    return pygame.Rect(board.right - wide, board.y, wide, board.h)


def _column(theme: Theme, side: pygame.Rect, gap: int, strip: bool) -> dict[str, pygame.Rect]:
    """What scores above, with Journeyman the progress board in small, the tabs and their panel below."""
    px, tall = theme.px, side.h / theme.scale
    row = ROW_FULL if tall >= 860 else ROW_LOW if tall >= 520 else ROW_LEAST
    head = 44 if tall >= 520 else 12
    scoring = pygame.Rect(side.x, side.y, side.w, px(head + 4 * row + 8))
    found = {"scoring": scoring}
    above = scoring.bottom
    if strip:
        high = STRIP_FULL if tall >= 860 else STRIP_LOW if tall >= 620 else STRIP_LEAST
        found["strip"] = pygame.Rect(side.x, above + gap // 2, side.w, px(high))
        above = found["strip"].bottom
    tabs = pygame.Rect(side.x, above + gap // 2, side.w, px(TABS))
    top = tabs.bottom + gap // 2
    return found | {"tabs": tabs, "sheet": pygame.Rect(side.x, top, side.w, side.bottom - top)}
