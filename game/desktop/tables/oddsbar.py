"""The chance of an attack, as a small bar over its target."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clip_to, drop, gradient, opaque, rounded
from game.desktop.tables.base import Odds
from game.desktop.theme import Theme

NEAR, FAR = 80, 230  # units about the piece in which a free place is looked for
WHOLE, SMALL = (112, 32), (66, 25)  # the bar, and one without a sign


def place(
    theme: Theme, piece: pygame.Rect, name: pygame.Rect, busy: Sequence[pygame.Rect], room: pygame.Rect
) -> pygame.Rect:
    """Over the piece or under its name; where that would cover a name or a piece, the nearest free place about it, for
    a smaller bar if need be."""
    near = piece.union(name).inflate(2 * theme.px(FAR), 2 * theme.px(FAR))
    solid = [one for one in busy if one.colliderect(near)]
    own = [*solid, piece.inflate(6, 6), name]
    best: pygame.Rect | None = None
    for size, far in ((WHOLE, NEAR), (SMALL, NEAR), (SMALL, FAR)):
        rect = pygame.Rect(0, 0, theme.px(size[0]), theme.px(size[1]))
        rect.center = piece.center
        close = _best(_close(theme, rect, piece, name), piece, solid, room)
        if close is not None and not _covered(close, solid):
            return close
        about = (rect.move(*way) for way in _about(theme.px(far), theme.px(5)))
        free = next((one for one in about if room.contains(one) and not _covered(one, own)), None)
        if free is not None:
            return free
        best = best or close
    return best or rect.clamp(room)


def _close(theme: Theme, rect: pygame.Rect, piece: pygame.Rect, name: pygame.Rect) -> list[pygame.Rect]:
    px = theme.px
    above = [piece.y - px(far) - rect.h for far in (9, 20, 32)]
    below = [max(piece.bottom, name.bottom) + px(far) for far in (10, 22)]
    return [pygame.Rect((rect.x + dx, y), rect.size) for y in (*above, *below) for dx in range(-px(84), px(85), px(4))]


@functools.lru_cache(4)
def _about(far: int, step: int) -> list[tuple[int, int]]:
    """Ways from a piece, shortest first."""
    ways = [(dx, dy) for dx in range(-far, far + 1, step) for dy in range(-far, far + 1, step)]
    return sorted(ways, key=lambda way: math.hypot(*way))


def _best(
    places: Sequence[pygame.Rect], piece: pygame.Rect, solid: list[pygame.Rect], room: pygame.Rect
) -> pygame.Rect | None:
    """What covers least, then what lies nearest; rather above than below."""

    def cost(one: pygame.Rect) -> float:
        low = 8 if one.y > piece.y else 0
        return 10 * _covered(one, solid) + math.hypot(one.centerx - piece.centerx, one.centery - piece.centery) + low

    return min((one for one in places if room.contains(one)), key=cost, default=None)


def _covered(rect: pygame.Rect, solid: list[pygame.Rect]) -> int:
    wide = rect.inflate(4, 2)
    parts = [wide.clip(solid[i]) for i in wide.collidelistall(solid)]
    return sum(part.w * part.h for part in parts)


def draw(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, piece: pygame.Rect, odds: Odds) -> None:
    """The bar filled with the chance, a notch at a half, the figure in it, and a tip, or a line, toward the piece."""
    px = theme.px
    apart = max(piece.x - rect.right, rect.x - piece.right, rect.y - piece.bottom, piece.y - rect.bottom)
    if apart > px(26) or rect.bottom > piece.y > rect.y - rect.h:
        for colour, wide in (("#1A0F08", 4), (t.GOLD_LIT, 2)):
            pygame.draw.line(dst, colour, rect.center, piece.center, px(wide))
        bar(dst, theme, rect, odds)
        return
    bar(dst, theme, rect, odds)
    tip = max(rect.x + px(12), min(piece.centerx, rect.right - px(12)))
    foot, down = (rect.bottom, 1) if rect.y < piece.y else (rect.y, -1)
    for colour, half, far in (("#1A0F08", 8, 9), (t.GOLD, 6, 6)):
        points = [(tip - px(half), foot - down), (tip + px(half), foot - down), (tip, foot + down * px(far))]
        pygame.draw.polygon(dst, colour, points)


def bar(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, odds: Odds) -> None:
    """The bar alone."""
    px = theme.px
    drop(dst, rect, px(5), px(6), 190, (px(2), px(4)))
    for colour, grow, radius in (("#1A0F08", 2, 6), (t.GOLD, 0, 5), ("#1A0F08", -4, 4)):
        box = rect.inflate(px(grow), px(grow))
        dst.blit(rounded((box.w, box.h), px(radius), colour), box)
    inside = rect.inflate(-px(6), -px(6))
    dst.blit(_filled((inside.w, inside.h), round(inside.w * odds.share), px(3)), inside)
    notch = t.PARCHMENT_LIT if odds.share > 0.5 else t.INK
    for y in (inside.y, inside.bottom - px(5)):
        pygame.draw.line(dst, notch, (inside.centerx, y), (inside.centerx, y + px(4)))
    if rect.w < px(WHOLE[0]) - 2:
        _figure(dst, theme, odds.words, inside.center, "center", 17)
        return
    ink = t.PARCHMENT_LIT if odds.share > 0.2 else t.INK
    icons.put(dst, "sword", px(16), ink, (inside.x + px(15), inside.centery))
    _figure(dst, theme, odds.words, (inside.x + px(28), inside.centery), "midleft", 20)


def _figure(
    dst: pygame.Surface, theme: Theme, words: str, at: tuple[int, int], anchor: text.Anchor, size: float
) -> None:
    """Light letters with a dark edge all around: they stand on both colours of the bar."""
    one = theme.px(1)
    dark = text.Style("uix", size, "#3A100C")
    for dx, dy in ((-one, 0), (one, 0), (0, -one), (0, one), (-one, -one), (one, one), (-one, one), (one, -one)):
        text.draw(dst, theme, words, dark, (at[0] + dx, at[1] + dy), anchor)
    text.draw(dst, theme, words, dark.on(t.PARCHMENT_LIT), at, anchor)


@POOL.keep
def _filled(size: tuple[int, int], wide: int, radius: int) -> pygame.Surface:
    sheet = opaque(size)
    sheet.fill("#D9C79C")
    sheet.fill(t.OXBLOOD, (0, 0, wide, size[1]))
    if wide:
        sheet.blit(gradient((wide, size[1]), (255, 200, 160, 60), (0, 0, 0, 70)), (0, 0))
    return clip_to(sheet, rounded(size, radius))
