"""The painted landscapes of the titles, cut to what a card or a panel shows of them."""

from __future__ import annotations

import functools

import pygame

from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import MULT, Size, opaque
from game.desktop.scenes.models import Landscape
from game.kernel.resources import resource


@functools.lru_cache(4)
def _loaded(name: str) -> pygame.Surface:
    picture = pygame.image.load(resource("assets", "scenes", f"{name}.jpg"))
    sheet = opaque(picture.get_size())
    sheet.blit(picture, (0, 0))
    return sheet


@POOL.keep
def picture(landscape: Landscape, size: Size, dimmed: bool = False) -> pygame.Surface:
    """A landscape that fills a size, cut at the sides or above and below. Shared: do not draw on it."""
    source = _loaded(landscape.name)
    w, h = source.get_size()
    factor = max(size[0] / w, size[1] / h)
    part = pygame.Rect(0, 0, min(w, round(size[0] / factor)), min(h, round(size[1] / factor)))
    part.x, part.y = (w - part.w) // 2, round((h - part.h) * landscape.eye)
    out = pygame.transform.smoothscale(source.subsurface(part), size)
    if dimmed:
        grey = pygame.transform.grayscale(out)
        grey.set_alpha(150)
        out.blit(grey, (0, 0))
        out.fill((120, 112, 104), special_flags=MULT)
    return out
