"""Painted pictures of a title: assets/TITLE/NAME.webp, scaled to what is needed and kept."""

from __future__ import annotations

import functools

import pygame

from game.desktop.kit.surfaces import Size, clear
from game.kernel.resources import resource


@functools.lru_cache(64)
def _loaded(title: str, name: str) -> pygame.Surface:
    loaded = pygame.image.load(resource("assets", title, f"{name}.webp"))
    sheet = clear(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return sheet


@functools.lru_cache(512)
def picture(title: str, name: str, wide: int) -> pygame.Surface:
    """A picture `wide` pixels broad, as high as its form asks. Shared: do not draw on it."""
    loaded = _loaded(title, name)
    wide = max(1, wide)
    tall = max(1, round(loaded.get_height() * wide / loaded.get_width()))
    return pygame.transform.smoothscale(loaded, (wide, tall))


@functools.lru_cache(32)
def filling(title: str, name: str, size: Size) -> pygame.Surface:
    """A picture that covers a size: scaled until no side falls short, what stands over cut off evenly. Shared."""
    loaded = _loaded(title, name)
    wide, tall = max(1, size[0]), max(1, size[1])
    scale = max(wide / loaded.get_width(), tall / loaded.get_height())
    across, down = min(loaded.get_width(), round(wide / scale)), min(loaded.get_height(), round(tall / scale))
    part = pygame.Rect(0, 0, max(1, across), max(1, down))
    part.center = loaded.get_rect().center
    return pygame.transform.smoothscale(loaded.subsurface(part), (wide, tall))
