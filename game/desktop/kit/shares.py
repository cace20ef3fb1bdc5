"""Bars that are made up of parts: where each seat's points came from. Rects are pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import pieces, text
from game.desktop.kit.fitting import put
from game.desktop.theme import Theme

# Earths and waters that stay apart by their lightness alone, with what is written on each.
DYES = (
    ("#3E2A1C", t.PARCHMENT_LIT), ("#B9862F", t.INK), ("#4F6B45", t.PARCHMENT_LIT), ("#D9C08A", t.INK),
    ("#5B7F8C", t.PARCHMENT_LIT), ("#8E4A2E", t.PARCHMENT_LIT), ("#A9B9AE", t.INK), ("#6A5138", t.PARCHMENT_LIT),
    ("#2F4858", t.PARCHMENT_LIT), ("#C98A6A", t.INK),
)  # fmt: skip
NAME, VALUE, LEGEND = text.Style("bodyb", 19), text.Style("uix", 24, t.OXBLOOD), text.Style("ui", 16, t.INK)


@dataclass(frozen=True, slots=True)
class Shares:
    """A seat's bar: its faction and name, and a value for each source."""

    faction: str
    name: str
    values: tuple[int, ...]

    @property
    def whole(self) -> int:
        """All of them."""
        return sum(self.values)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a bar as it was drawn."""

    rect: pygame.Rect
    seat: int
    source: int


def bars(
    dst: pygame.Surface, theme: Theme, area: pygame.Rect, shares: Sequence[Shares], sources: Sequence[str]
) -> list[Part]:
    """A bar for each seat below one another, what the colours mean at the foot; returns where each part is."""
    px = theme.px
    foot = _legend(dst, theme, area, sources)
    names = min(max((text.width(theme, one.name, NAME) for one in shares), default=0) + px(40), area.w // 3)
    most = max((one.whole for one in shares), default=0)
    room = pygame.Rect(area.x + names, area.y, area.w - names - px(52), foot - area.y)
    step = min(px(84), room.h // max(1, len(shares)))
    top = room.y + (room.h - step * len(shares)) // 2
    found = []
    for seat, one in enumerate(shares):
        row = pygame.Rect(room.x, top + seat * step, room.w, step)
        pieces.put(dst, theme, one.faction, min(px(30), step - 4), (area.x + px(17), row.centery), emblem=True)
        put(dst, theme, one.name, NAME, (area.x + px(38), row.centery), names - px(46))
        found += _bar(dst, theme, row.inflate(0, -min(px(22), step // 3)), seat, one, most)
        x = found[-1].rect.right if found and found[-1].seat == seat else row.x
        text.draw(dst, theme, str(one.whole), VALUE, (x + px(12), row.centery), "midleft")
    return found


def _bar(dst: pygame.Surface, theme: Theme, row: pygame.Rect, seat: int, one: Shares, most: int) -> list[Part]:
    found: list[Part] = []
    sum_ = 0
    for source, value in enumerate(one.values):
        if value <= 0:
            continue
        left, right = (row.x + row.w * v // max(1, most) for v in (sum_, sum_ + value))
        sum_ += value
        box = pygame.Rect(left, row.y, right - left, row.h)
        field, figure = DYES[source % len(DYES)]
        dst.fill(field, box)
        pygame.draw.rect(dst, t.PARCHMENT_LIT, box, 1)
        style = text.Style("uib", 17, figure)
        if text.width(theme, str(value), style) + 4 <= box.w:
            text.draw(dst, theme, str(value), style, box.center, "center")
        found.append(Part(box, seat, source))
    return found


def _legend(dst: pygame.Surface, theme: Theme, area: pygame.Rect, sources: Sequence[str]) -> int:
    """What the colours mean, in rows at the foot; the y above them."""
    px = theme.px
    rows: list[list[tuple[int, str]]] = [[]]
    x = 0
    for source, words in enumerate(sources):
        wide = px(24) + text.width(theme, words, LEGEND) + px(18)
        if rows[-1] and x + wide > area.w:
            rows.append([])
            x = 0
        rows[-1].append((source, words))
        x += wide
    step = px(25)
    top = area.bottom - step * len(rows)
    for n, row in enumerate(rows):
        x, y = area.x, top + n * step + step // 2
        for source, words in row:
            box = pygame.Rect(x, y - px(8), px(16), px(16))
            dst.fill(DYES[source % len(DYES)][0], box)
            pygame.draw.rect(dst, t.INK, box, 1)
            x = text.draw(dst, theme, words, LEGEND, (x + px(23), y), "midleft").right + px(18)
    return top - px(10)
