"""Dice with pips, tilted a little and shadowed. Sizes are pixels."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import pygame

from game.desktop import theme as t
from game.desktop.kit.surfaces import ALPHA_MULT, clear, mix, rgba, supersample

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@functools.lru_cache(256)
def die(
    value: int,
    size: int,
    colour: str = t.ATTACK_DIE,
    pip: str = t.PARCHMENT_LIT,
    angle: int = 0,
    faded: bool = False,
) -> pygame.Surface:
    """One die showing `value` (0: a blank face); faded when it does not count. Shared: do not draw on it."""
    body = supersample(
        (size, size), lambda s, k: _paint(s, size * k, value, colour, pip), ground=mix(colour, t.BLACK, 0.55)
    )
    if angle:
        body = pygame.transform.rotozoom(body, angle, 1)
    pad = max(4, size // 4)
    out = clear((body.get_width() + 2 * pad, body.get_height() + 2 * pad))
    shade = out.copy()
    shade.fill(rgba(t.NIGHT, 0))
    dark = body.copy()
    dark.fill((0, 0, 0, 255), special_flags=ALPHA_MULT)
    shade.blit(dark, (pad + size // 13, pad + size // 8))
    out.blit(pygame.transform.gaussian_blur(shade, max(1, size // 10)), (0, 0))
    out.blit(body, (pad, pad))
    if faded:
        out.set_alpha(120)
    return out


def _paint(s: pygame.Surface, z: float, value: int, colour: str, pip: str) -> None:
    r = round(z * 0.2)
    faces = (
        (mix(colour, t.BLACK, 0.55), (0, 0.06, 1, 0.94), r),
        (colour, (0, 0, 1, 0.94), r),
        (mix(colour, "#FFFFFF", 0.20), (0.05, 0.04, 0.9, 0.84), round(r * 0.9)),
        (mix(colour, "#FFFFFF", 0.06), (0.07, 0.075, 0.86, 0.80), round(r * 0.9)),
    )
    for fill, (x, y, w, h), bend in faces:
        pygame.draw.rect(
            s, fill, pygame.Rect(round(x * z), round(y * z), round(w * z), round(h * z)), border_radius=bend
        )
    for px, py in PIPS.get(value, ()):
        p = (z * 0.5 + px * z * 0.24, z * 0.47 + py * z * 0.235)
        pygame.draw.circle(s, mix(colour, t.BLACK, 0.5), (p[0], p[1] - z * 0.012), z * 0.088)
        pygame.draw.circle(s, pip, p, z * 0.078)


def put(
    dst: pygame.Surface,
    value: int,
    size: int,
    centre: Sequence[float],
    colour: str = t.ATTACK_DIE,
    pip: str = t.PARCHMENT_LIT,
    angle: int = 0,
    faded: bool = False,
) -> pygame.Rect:
    """Draw a die about a centre, all in pixels."""
    sheet = die(value, size, colour, pip, angle, faded)
    return dst.blit(sheet, sheet.get_rect(center=(round(centre[0]), round(centre[1]))))
