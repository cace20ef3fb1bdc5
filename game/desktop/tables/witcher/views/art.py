"""Painted pictures by name, fitted to a size."""

from __future__ import annotations

import functools
from pathlib import Path

import pygame

from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size, clear, opaque
from game.kernel.resources import resource


@functools.lru_cache(512)
def found(name: str) -> Path | None:
    """The picture assets/witcher/NAME, if it was painted."""
    path = _path("witcher", name)
    return path if path.is_file() else None


def _path(folder: str, name: str) -> Path:
    return resource("assets", folder, f"{name}.webp")


@functools.lru_cache(12)
def _filled(path: Path) -> pygame.Surface:
    """A picture without a clear ground, in the form in which it is quickest drawn."""
    loaded = pygame.image.load(path)
    sheet = opaque(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return sheet


@functools.lru_cache(48)
def picture(name: str, folder: str = "witcher") -> pygame.Surface:
    """A picture on a clear ground in its own size, to be scaled. Shared: do not draw on it."""
    loaded = pygame.image.load(_path(folder, name))
    sheet = clear(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return sheet


@functools.lru_cache(512)
def piece(name: str, size: int) -> pygame.Surface:
    """A piece, its longer side `size` pixels. Shared: do not draw on it."""
    sheet = picture(name)
    share = size / max(sheet.get_size())
    return pygame.transform.smoothscale(sheet, tuple(max(1, round(side * share)) for side in sheet.get_size()))


@POOL.keep
def upright(name: str, high: int) -> pygame.Surface:
    """A piece as high as that. Shared: do not draw on it."""
    sheet = picture(name)
    wide = max(1, round(sheet.get_width() * high / sheet.get_height()))
    return pygame.transform.smoothscale(sheet, (wide, max(1, high)))


def flask(key: str, size: int) -> pygame.Surface:
    """A potion's flask; a plain one where a kind has none of its own. Shared: do not draw on it."""
    return piece(f"potion_{key}" if found(f"potion_{key}") else "potion_p1", size)


def fill(source: pygame.Surface, size: Size, high: float = 0.5) -> pygame.Surface:
    """The middle part of a picture that has the shape of a size, scaled to it; `high`: where its middle lies."""
    w, h = source.get_size()
    share = max(size[0] / w, size[1] / h)
    part = pygame.Rect(0, 0, min(w, round(size[0] / share)), min(h, round(size[1] / share)))
    part.center = (w // 2, round(h * high))
    part.clamp_ip(source.get_rect())
    return pygame.transform.smoothscale(source.subsurface(part), size)


@POOL.keep
def gesture(name: str, size: Size) -> pygame.Surface:
    """The picture on an action card. Shared: do not draw on it."""
    return fill(_filled(_path("witcher", f"gesture_{name}")), size)


@POOL.keep
def monster(key: str, size: Size) -> pygame.Surface:
    """A monster before its country. Shared: do not draw on it."""
    return fill(_filled(_path("witcher", f"scene_{key}")), size, 0.45)


# Where no picture of its own is painted.
MOODS = {"city": "city", "wilds": "wood", "event": "road", "duel": "road", "sea": "shore"}


@POOL.keep
def scene(name: str, size: Size, deck: str = "wilds") -> pygame.Surface:
    """A picture of a story: its own, that of its mood, that of its deck. Shared: do not draw on it."""
    for one in (f"story_{name}", f"mood_{name}", f"mood_{MOODS.get(name, '')}", f"mood_{MOODS.get(deck, deck)}"):
        path = found(one)
        if path:
            return fill(_filled(path), size)
    return fill(_filled(resource("assets", "scenes", "witcher.jpg")), size)


def head(key: str, size: int) -> pygame.Surface:
    """A monster's round token with its level. Shared: do not draw on it."""
    return piece(f"token_{key}", size)


@POOL.keep
def back(pile: str, size: Size) -> pygame.Surface:
    """The back of a pile's cards: action, starting, fight, potion, city, wilds, event, trophy. Do not draw on it."""
    return pygame.transform.smoothscale(picture(f"back_{pile}"), size)
