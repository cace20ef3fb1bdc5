"""The sheets on chance in a match: how the dice fell, to all and to each seat, and what luck that was."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import charts, dice, panels, pieces, text
from game.desktop.scenes.models import Luck, ResultModel
from game.desktop.theme import Theme
from game.kernel import phrases
from game.kernel.texts import gettext as _

LUCK_ROW, LUCK_HEAD = 54, 84  # units: a seat's row, and what stands above the first


def draw_dice(surface: pygame.Surface, th: Theme, r: pygame.Rect, model: ResultModel) -> None:
    """How often each face fell, to all seats together."""
    rolled = model.rolled or (0, 0, 0, 0, 0, 0)
    panels.panel(surface, th, r, "parchment", 6, 9)
    title = text.draw(surface, th, _("The dice"), text.SHEET_TITLE, (r.x + th.px(24), r.y + th.px(16)))
    total = sum(rolled)
    count = _("{total} dice by all seats, {each} of each expected").format(total=total, each=round(total / 6))
    count = text.fitted(th, count, text.EXPLAIN, r.right - th.px(48) - title.right)
    text.draw(surface, th, count, text.EXPLAIN, (r.right - th.px(24), title.centery), "midright")
    style = text.EXPLAIN.sized(17)
    lines = text.wrap(th, model.rolled_words, style, r.w - th.px(48)) if model.rolled_words else ()
    step = text.height(th, style, 1.15)
    foot = r.bottom - th.px(12) - step * len(lines)
    top = r.y + th.px(64)
    area = pygame.Rect(r.x + th.px(40), top, r.w - th.px(80), foot - th.px(4) - top)
    charts.die_bars(surface, th, area, rolled, total / 6)
    for i, line in enumerate(lines):
        text.draw(surface, th, line, style, (r.centerx, foot + i * step), "midtop")


def luck_height(th: Theme, model: ResultModel) -> int:
    """In pixels, with a row for each seat."""
    return th.px(LUCK_HEAD + 8 + LUCK_ROW * len(model.luck))


def draw_luck(surface: pygame.Surface, th: Theme, r: pygame.Rect, model: ResultModel) -> None:
    """A row for each seat: its faces against what was to be expected, and what it saved or lost by luck."""
    panels.panel(surface, th, r, "parchment", 6, 11)
    title = text.draw(surface, th, _("Luck"), text.SHEET_TITLE, (r.x + th.px(24), r.y + th.px(14)))
    words, style = text.squeezed(th, model.saved, text.EXPLAIN.sized(18), r.right - th.px(36) - title.right)
    text.draw(surface, th, words, style, (r.right - th.px(24), title.centery), "midright")
    faces, luck = _columns(th, r)
    for face in range(1, 7):
        x = faces.x + round(faces.w / 6 * (face - 0.5))
        dice.put(surface, face, th.px(18), (x, r.y + th.px(66)), t.PLAIN_DIE, t.INK)
    step = min(th.px(LUCK_ROW), (r.bottom - th.px(8) - r.y - th.px(LUCK_HEAD)) // max(1, len(model.luck)))
    most = max([abs(one.value) for one in model.luck] + [0.1])
    for i, one in enumerate(model.luck):
        row = pygame.Rect(r.x, r.y + th.px(LUCK_HEAD) + i * step, r.w, step)
        _row(surface, th, row, one, most, faces, luck)


def _columns(th: Theme, r: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the faces and where the luck of every row stand; only their x and width count."""
    left, right = r.x + th.px(64), r.right - th.px(84)
    wide = (right - left - th.px(20)) * 3 // 5
    luck = pygame.Rect(left + wide + th.px(20), 0, 0, 0)
    luck.w = max(20, right - luck.x)
    return pygame.Rect(left, 0, wide, 0), luck


def _row(
    surface: pygame.Surface, th: Theme, r: pygame.Rect, one: Luck, most: float, faces: pygame.Rect, luck: pygame.Rect
) -> None:
    pieces.put(surface, th, one.faction, th.px(28), (r.x + th.px(38), r.centery), emblem=True)
    if one.faces:
        charts.small_bars(surface, th, pygame.Rect(faces.x, r.y + th.px(2), faces.w, r.h - th.px(4)), one.faces)
    charts.luck_bar(surface, th, pygame.Rect(luck.x, r.y + 2, luck.w, r.h - 4), one.value, most)
    value = phrases.decimal(one.value, signed=True)
    text.draw(surface, th, value, text.NUMBER.sized(18), (r.right - th.px(24), r.centery), "midright")
