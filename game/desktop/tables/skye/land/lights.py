"""Light on the ground: open cells, the tile held over one, plaques, what is spoken of. Sizes are pixels."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import MULT, blurred, clear, drop, opaque, rgba, rounded
from game.desktop.theme import Theme

DUSK = (176, 168, 160)
BRIGHT, PALE = "#F2B93C", "#E2D0A8"
WORDS = text.Style("uix", 27, t.GOLD_LIT)
BELOW = text.Style("uib", 16, t.PARCHMENT_DIM)
NOTE = text.Style("uib", 17, "#42291A")


@POOL.keep
def frame_light(side: int, colour: str, strength: int, fill: int) -> pygame.Surface:
    """A line just inside a cell's border, and light that falls inwards from it; `strength` and `fill` are alphas."""
    pen, inset, fall = max(2, side // 50), max(2, side // 48), max(3, side // 16)
    out = clear((side, side))
    out.fill(rgba(colour))
    hole = side - 2 * fall
    if hole > 0:
        out.fill(rgba(colour, 0), (fall, fall, hole, hole))
    pad = clear((side + 4 * fall, side + 4 * fall))
    pad.fill(rgba(colour))
    pad.blit(out, (2 * fall, 2 * fall), special_flags=pygame.BLEND_RGBA_MULT)
    soft = blurred(pad, fall).subsurface((2 * fall, 2 * fall, side, side)).copy()
    soft.fill((255, 255, 255, strength * 3 // 4), special_flags=pygame.BLEND_RGBA_MULT)
    veil = clear((side, side))
    veil.fill(rgba(colour, fill))
    soft.blit(veil, (0, 0))
    pygame.draw.rect(soft, rgba(colour, strength), soft.get_rect().inflate(-2 * inset, -2 * inset), pen)
    return soft


@POOL.keep
def glow(side: int, colour: str, reach: int) -> pygame.Surface:
    """Light around a tile, `2 * reach` larger on every side, with a bright line at its edge."""
    pad = 2 * reach
    out = clear((side + 2 * pad, side + 2 * pad))
    out.fill(rgba(colour, 0))
    out.fill(rgba(colour), (pad - 2, pad - 2, side + 4, side + 4))
    out = blurred(out, reach)
    out.blit(out.copy(), (0, 0))
    out.fill((0, 0, 0, 0), (pad, pad, side, side))
    pen = max(2, side // 48)
    pygame.draw.rect(out, rgba("#FFE08C"), (pad - pen, pad - pen, side + 2 * pen, side + 2 * pen), pen)
    return out


def dusk(dst: pygame.Surface, land: list[pygame.Rect], lit: list[pygame.Rect]) -> None:
    """Darken tiles but those spoken of; a cream line goes around these."""
    bright = {tuple(box) for box in lit}
    for box in land:
        if tuple(box) not in bright:
            shade = opaque(box.size)
            shade.fill(DUSK)
            dst.blit(shade, box, special_flags=MULT)
    for box in lit:
        pygame.draw.rect(dst, t.SOURCE, box.inflate(-2, -2), max(2, box.w // 48))


def plaque_size(theme: Theme, words: str, below: str) -> tuple[int, int]:
    """How large a plaque is."""
    wide = max(text.width(theme, words, WORDS), text.width(theme, below, BELOW) if below else 0)
    high = text.height(theme, WORDS, 1.0) + (text.height(theme, BELOW, 1.0) if below else 0)
    return wide + theme.px(24), high + theme.px(8)


def plaque(dst: pygame.Surface, theme: Theme, words: str, below: str, centre: tuple[int, int]) -> pygame.Rect:
    """A leather plaque with points on it."""
    box = pygame.Rect((0, 0), plaque_size(theme, words, below))
    box.center = centre
    drop(dst, box, theme.px(5), theme.px(4), 150, (theme.px(2), theme.px(4)))
    dst.blit(rounded(box.size, theme.px(5), t.LEATHER), box)
    pygame.draw.rect(dst, t.GOLD_DIM, box.inflate(-2, -2), 1, border_radius=theme.px(4))
    top = box.y + theme.px(4)
    high = text.height(theme, WORDS, 1.0)
    text.draw(dst, theme, words, WORDS, (box.centerx, top + high // 2), "center")
    if below:
        text.draw(dst, theme, below, BELOW, (box.centerx, top + high + text.height(theme, BELOW, 1.0) // 2), "center")
    return box


def note(dst: pygame.Surface, theme: Theme, words: str, centre: tuple[int, int]) -> None:
    """A word on the bare ground."""
    text.draw(dst, theme, words, NOTE, centre, "center")
