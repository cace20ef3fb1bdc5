"""What stands on the map, by its painted picture at a size in pixels. Shared surfaces: do not draw on them."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clear, supersample
from game.desktop.tables.witcher.views.art import head, upright
from game.desktop.theme import Theme

NUMBER = text.Style("uix", 15, t.PARCHMENT_LIT)
EARTHS = ("#46693A", "#8A6A4C", "#4F86AC", "#A8842F")  # forest, mountain, water, all of them


@POOL.keep
def numbered(theme: Theme, number: int, size: int) -> pygame.Surface:
    """The plate with a place's number, for a mark of that size."""
    high = max(theme.letter(NUMBER.size) + 1, round(size * 0.36))
    sheet = upright("plate", high)
    out = clear((max(sheet.get_width(), high + 6), high))
    out.blit(sheet, sheet.get_rect(center=(out.get_width() // 2, high // 2)))
    text.draw(out, theme, str(number), NUMBER, (out.get_width() // 2, high // 2 - max(1, high // 12)), "center")
    return out


@POOL.keep
def beast(picture: str, terrain: int, level: int, size: int) -> pygame.Surface:
    """A monster's round token: its head, the colour of its terrain, its level in lozenges."""

    def paint(s: pygame.Surface, k: float) -> None:
        c, r = size * k / 2, size * k / 2
        pygame.draw.circle(s, t.NIGHT, (c, c), r)
        pygame.draw.circle(s, EARTHS[terrain], (c, c), r - size * 0.02 * k - k)
        pygame.draw.circle(s, t.NIGHT, (c, c), r * 0.83)

    out = supersample((size, size), paint, 3, t.NIGHT).copy()
    inner = head(picture, max(4, round(size * 0.78)))
    out.blit(inner, inner.get_rect(center=(size // 2, size // 2)))
    step, half = size * 0.2, size * 0.1
    for i in range(level):
        x = size / 2 + (i - (level - 1) / 2) * step
        for grow, colour in ((1.5, t.NIGHT), (0.0, t.GOLD_LIT)):
            h, y = half + grow, size - half - 1
            pygame.draw.polygon(out, colour, [(x, y - h), (x + h, y), (x, y + h), (x - h, y)])
    return out


@POOL.keep
def ring(size: int, colour: str, pen: int, reach: int) -> pygame.Surface:
    """A ring of light about a round thing of that size, with `reach` pixels of halo to both sides."""
    pad = 2 * reach + pen
    side = size + 2 * pad
    out = clear((side, side))
    c = pygame.Color(colour)
    out.fill((c.r, c.g, c.b, 0))
    pygame.draw.circle(out, colour, (side // 2, side // 2), size // 2 + pen, pen + reach // 2)
    out = pygame.transform.gaussian_blur(out, max(1, reach // 2))

    def line(s: pygame.Surface, k: float) -> None:
        pygame.draw.circle(s, colour, (side * k / 2, side * k / 2), (size / 2 + pen) * k, max(1, round(pen * k)))

    out.blit(supersample((side, side), line, 3, colour), (0, 0))
    return out


@POOL.keep
def cast(size: int) -> pygame.Surface:
    """The soft shadow of a round thing."""
    out = clear((size * 2, size * 2))
    pygame.draw.circle(out, (10, 5, 3, 150), (size, size), size // 2)
    return pygame.transform.gaussian_blur(out, max(1, size // 10))


def light(dst: pygame.Surface, box: pygame.Rect, colour: str) -> None:
    """A ring of light about a round thing that can be chosen, or that a choice begins at."""
    sheet = ring(box.w, colour, max(2, box.w // 16), max(3, box.w // 5))
    dst.blit(sheet, sheet.get_rect(center=box.center))


def shadow(dst: pygame.Surface, box: pygame.Rect) -> None:
    """The shadow of a round piece that stands in a box, a little to the right and below."""
    sheet = cast(box.w)
    dst.blit(sheet, sheet.get_rect(center=(box.centerx + box.w // 16, box.centery + box.w // 9)))
