"""Small things that stand on cards and boards: effects as figure and symbol, pips, lozenges, shields, seals."""

from __future__ import annotations

import functools
import math

import pygame

from game.desktop import theme as t
from game.desktop.kit.surfaces import clear, frame, mix, rounded, supersample
from game.desktop.kit.text import face_font
from game.desktop.tables.witcher.views import suits
from game.desktop.tables.witcher.views.glyphs import glyph
from game.desktop.tables.witcher.views.models import Effect, Effects
from game.desktop.tables.witcher.views.pen import Pen, cut


@functools.lru_cache(256)
def effect(one: Effect, size: int, colour: str = t.PARCHMENT_LIT) -> pygame.Surface:
    """An effect as figure and symbol, the symbol `size` pixels high. Shared: do not draw on it."""
    what, many = one
    sign = glyph(what, size)
    words = {"damage": str(many), "shield": str(many), "draw": suits.signed(many)}.get(what, "")
    if not words:
        return sign
    if not pygame.font.get_init():
        pygame.font.init()
    face = face_font("uix", max(11, round(size * 1.02)))
    figure = face.render(words, True, colour)
    shade = face.render(words, True, t.BLACK)
    shade.set_alpha(110)
    gap = max(1, size // 12)
    out = clear((figure.get_width() + gap + size, max(size, figure.get_height())))
    middle = out.get_height() // 2
    out.blit(shade, shade.get_rect(midleft=(0, middle + 1)))
    out.blit(figure, figure.get_rect(midleft=(0, middle)))
    out.blit(sign, sign.get_rect(midleft=(figure.get_width() + gap, middle)))
    return out


def effects_width(effects: Effects, size: int) -> int:
    """How wide a row of effects is, in pixels."""
    return sum(effect(one, size).get_width() for one in effects) + size * 2 // 5 * max(0, len(effects) - 1)


def put_effects(dst: pygame.Surface, effects: Effects, size: int, box: pygame.Rect, left: bool = False) -> None:
    """A row of effects in the middle (or at the left) of a box, smaller where there is no room."""
    while size > 10 and effects_width(effects, size) > box.w:
        size -= 1
    x = box.x if left else box.centerx - effects_width(effects, size) // 2
    for one in effects:
        sheet = effect(one, size)
        dst.blit(sheet, sheet.get_rect(midleft=(x, box.centery)))
        x += sheet.get_width() + size * 2 // 5


@functools.lru_cache(256)
def pip(size: tuple[int, int], look: str) -> pygame.Surface:
    """A card of a life pool, standing: `full`, `falling` (about to be lost), `lost`. Shared: do not draw on it."""

    def paint(s: pygame.Surface, k: float) -> None:
        box, bend = s.get_rect(), round(min(size) * 0.2 * k)
        tone = {"full": "#8C221C", "falling": suits.FALLING, "lost": "#6A5138"}[look]
        if look == "lost":
            pygame.draw.rect(s, tone, box, max(1, round(k)), border_radius=bend)
            return
        pygame.draw.rect(s, "#180C08", box, border_radius=bend)
        inner = box.inflate(-2 * k, -2 * k)
        pygame.draw.rect(s, tone, inner, border_radius=bend)
        if look == "full":
            edge = pygame.Rect(inner.x, inner.y + inner.h // 12, max(1, inner.w // 5), inner.h * 5 // 6)
            pygame.draw.rect(s, mix(tone, t.PARCHMENT_LIT, 0.4), edge)
        else:
            corner = (inner.x, inner.bottom - 1), (inner.right - 1, inner.y)
            pygame.draw.line(s, "#782814", *corner, max(1, round(k * max(1.2, size[0] * 0.16))))

    ground = "#6A5138" if look == "lost" else "#180C08"
    return supersample(size, paint, 4, ground)


def pips(dst: pygame.Surface, rect: pygame.Rect, total: int, left: int, falling: int = 0) -> None:
    """A life pool as a row of standing cards across a rect; past so many they stand in two rows."""
    if total <= 0:
        return
    rows = 1 if rect.w / total >= 6 else 2
    per = -(-total // rows)
    step, high = rect.w / per, (rect.h - (rows - 1) * 2) // rows
    wide = max(2, min(high, int(step) - (2 if step > 7 else 1)))
    for i in range(total):
        look = "full" if i < left - falling else "falling" if i < left else "lost"
        at = (rect.x + round(i % per * step), rect.y + i // per * (high + 2))
        dst.blit(pip((wide, high), look), at)


SHIELD = ((14, 14), (50, 6), (86, 14), (86, 48), (70, 78), (50, 95), (30, 78), (14, 48))


@functools.lru_cache(64)
def shield(size: int, look: str) -> pygame.Surface:
    """A point of the shield: `full`, `gain`, `falling`, `empty` or `shut`. Shared: do not draw on it."""
    tone = {"full": "#CEC6B2", "gain": suits.FALLING, "falling": "#B45A40"}.get(look, "#2E221C")
    rim = "#180E08" if look in ("full", "gain", "falling") else "#8A6E4C"

    def paint(p: Pen) -> None:
        p.blob(SHIELD, tone, rim, 7)
        if look == "shut":
            p.line([(32, 32), (68, 68)], rim, 6)
            p.line([(68, 32), (32, 68)], rim, 6)

    return cut(size, paint, rim)


def shields(
    dst: pygame.Surface, size: int, step: int, midleft: tuple[int, int], now: int, highest: int, change: int = 0
) -> None:
    """The four points of a shield; a gain or a loss that is about to happen stands on them."""
    for i in range(4):
        if i >= highest:
            look = "shut"
        elif i < now:
            look = "falling" if i >= now + change else "full"
        else:
            look = "gain" if i < now + change else "empty"
        sheet = shield(size, look)
        at = sheet.get_rect(midleft=(midleft[0] + i * step, midleft[1]))
        dst.blit(sheet, at)
        if look in ("gain", "falling") and size >= 26:
            words = "+1" if look == "gain" else "\N{MINUS SIGN}1"
            figure = face_font("uix", max(11, round(size * 0.4))).render(
                words, True, "#522C0A" if look == "gain" else "#FFF0DC"
            )
            dst.blit(figure, figure.get_rect(center=(at.centerx, at.centery - size // 20)))


@functools.lru_cache(32)
def lozenge(size: int, fill: str, rim: str = t.INK) -> pygame.Surface:
    """A lozenge: a level. Shared: do not draw on it."""
    return cut(size, lambda p: p.poly([(50, 6), (88, 50), (50, 94), (12, 50)], fill, rim, 8), rim)


@functools.lru_cache(32)
def level(number: int, size: int, reached: bool) -> pygame.Surface:
    """A level of an attribute: its number in a lozenge, red where it is reached. Shared: do not draw on it."""
    out = lozenge(size, "#9E2C24" if reached else "#2A1B13", "#180C08" if reached else "#5B4530").copy()
    figure = face_font("uix", max(11, round(size * 0.52))).render(
        str(number), True, t.PARCHMENT_LIT if reached else "#8C7A5C"
    )
    out.blit(figure, figure.get_rect(center=(size // 2, size // 2)))
    return out


@functools.lru_cache(32)
def seal(letter: str, size: int, lit: bool) -> pygame.Surface:
    """A blob of wax with a letter pressed into it. Shared: do not draw on it."""
    red = "#A3271F" if lit else "#7A201B"
    ring = []
    for i in range(13):
        a, r = math.tau * i / 13, 43 + ((ord(letter[0]) * 7 + i * 5) % 9 - 4)
        ring.append((50 + r * math.cos(a), 50 + r * math.sin(a)))

    def paint(p: Pen) -> None:
        p.blob(ring, mix(red, "#140604", 0.35), None)
        p.blob([(50 + (x - 50) * 0.94 - 1.5, 50 + (y - 50) * 0.94 - 2) for x, y in ring], red, None)
        p.oval(50, 50, 31, 31, mix(red, "#140604", 0.22), mix(red, "#140604", 0.5), 3)
        p.curve([(22, 40), (32, 24), (48, 17)], mix(red, "#FFDCC8", 0.45), 4)

    out = cut(size, paint, mix(red, "#140604", 0.35)).copy()
    if not pygame.font.get_init():
        pygame.font.init()
    face = face_font("titleb", max(12, round(size * 0.42))).render(letter, True, mix(red, "#FFE2C8", 0.72))
    out.blit(face, face.get_rect(center=(size // 2, size // 2)))
    return out


@functools.lru_cache(64)
def badge(words: str, size: int, field: str, rim: str = t.GOLD, colour: str = t.PARCHMENT_LIT) -> pygame.Surface:
    """A figure in a small round plate. Shared: do not draw on it."""
    if not pygame.font.get_init():
        pygame.font.init()
    out = cut(size, lambda p: p.oval(50, 50, 44, 44, field, rim, 8), rim).copy()
    face = face_font("uix", max(11, round(size * 0.56))).render(words, True, colour)
    out.blit(face, face.get_rect(center=(size // 2, size // 2)))
    return out


def plate(dst: pygame.Surface, rect: pygame.Rect, fill: str, rim: str, radius: int, alpha: int = 255) -> None:
    """A small flat plate with an edge."""
    sheet = rounded(rect.size, radius, fill)
    if alpha < 255:
        sheet = sheet.copy()
        sheet.set_alpha(alpha)
    dst.blit(sheet, rect)
    dst.blit(frame(rect.size, radius, rim, 1), rect)
