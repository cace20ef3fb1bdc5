"""Icons: one white silhouette a file, tinted when loaded.

Sizes are pixels, for icons follow letters and pieces.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import pygame

from game.desktop.kit.surfaces import ALPHA_MULT, clear, rgba
from game.kernel.resources import resource


@functools.lru_cache(1024)
def icon(name: str, size: int, colour: str) -> pygame.Surface:
    """The icon assets/icons/NAME.svg, `size` pixels square. Shared: do not draw on it."""
    path = resource("assets", "icons", f"{name}.svg")
    loaded = pygame.image.load_sized_svg(path, (max(1, size), max(1, size)))
    sheet = clear((max(1, size), max(1, size)))
    sheet.blit(loaded, (0, 0))
    sheet.fill(rgba(colour), special_flags=ALPHA_MULT)
    return sheet


def put(dst: pygame.Surface, name: str, size: int, colour: str, centre: Sequence[float]) -> pygame.Rect:
    """Draw an icon about a centre."""
    sheet = icon(name, size, colour)
    return dst.blit(sheet, sheet.get_rect(center=(round(centre[0]), round(centre[1]))))


@functools.lru_cache(128)
def soft_icon(name: str, size: int, colour: str, halo: str) -> pygame.Surface:
    """An icon with a halo, for standing on the map; three eighths larger on every side.

    Shared: do not draw on it.
    """
    pad, step = max(3, size * 3 // 8), max(1, size // 12)
    sheet = clear((size + 2 * pad, size + 2 * pad))
    sheet.fill(rgba(halo, 0))
    for dx, dy in ((-step, 0), (step, 0), (0, -step), (0, step), (0, 0)):
        sheet.blit(icon(name, size, halo), (pad + dx, pad + dy))
    soft = pygame.transform.gaussian_blur(sheet, max(1, size // 8))
    out = soft.copy()
    out.blit(soft, (0, 0))
    out.blit(icon(name, size, colour), (pad, pad))
    return out
