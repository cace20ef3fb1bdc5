"""Painted pictures by name, fitted to a size; where one is not painted yet, a dark shape stands for it."""

from __future__ import annotations

import functools
import zlib
from pathlib import Path

import pygame

from game.desktop import theme as t
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import MULT, Size, blurred, clear, gradient, inner_shade, opaque, rgba
from game.desktop.tables.witcher.views.pen import Pen, cut
from game.kernel.resources import resource


@functools.lru_cache(512)
def found(name: str) -> Path | None:
    """The picture assets/witcher/NAME, if it was painted."""
    path = resource("assets", "witcher", f"{name}.webp")
    return path if path.is_file() else None


@functools.lru_cache(12)
def _loaded(path: Path) -> pygame.Surface:
    loaded = pygame.image.load(path)
    sheet = opaque(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return sheet


@functools.lru_cache(512)
def piece(name: str, size: int) -> pygame.Surface:
    """A piece with a clear ground, its longer side `size` pixels. Shared: do not draw on it."""
    path = found(name)
    assert path is not None, name
    loaded = pygame.image.load(path)
    w, h = loaded.get_size()
    sheet = clear((w, h))
    sheet.blit(loaded, (0, 0))
    share = size / max(w, h)
    return pygame.transform.smoothscale(sheet, (max(1, round(w * share)), max(1, round(h * share))))


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
    path = found(f"gesture_{name}")
    if path:
        return fill(_loaded(path), size)
    out = opaque(size)
    out.fill(t.PARCHMENT_DIM)
    return out


@POOL.keep
def monster(key: str, size: Size) -> pygame.Surface:
    """A monster before its country. Shared: do not draw on it."""
    path = found(f"scene_{key}")
    return fill(_loaded(path), size, 0.45) if path else _shape(key, size)


# Where no picture of its own is painted.
MOODS = {"city": "city", "wilds": "wood", "event": "road", "duel": "road", "sea": "shore"}


@POOL.keep
def scene(name: str, size: Size, deck: str = "wilds") -> pygame.Surface:
    """A picture of a story: its own, that of its mood, that of its deck. Shared: do not draw on it."""
    for one in (f"story_{name}", f"mood_{name}", f"mood_{MOODS.get(name, '')}", f"mood_{MOODS.get(deck, deck)}"):
        path = found(one)
        if path:
            return fill(_loaded(path), size)
    return fill(_loaded(resource("assets", "scenes", "witcher.jpg")), size)


@functools.lru_cache(64)
def head(key: str, size: int) -> pygame.Surface:
    """A monster's round token with its level; a shape where none is painted. Shared: do not draw on it."""
    if found(f"token_{key}"):
        return piece(f"token_{key}", size)
    out = clear((size, size))
    disc = cut(size, lambda p: p.oval(50, 50, 47, 47, "#FFFFFF", None), "#FFFFFF")
    out.blit(_shape(key, (size, size)), (0, 0))
    out.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@POOL.keep
def back(pile: str, size: Size) -> pygame.Surface:
    """The back of a pile's cards: action, starting, fight, potion, city, wilds, event, trophy. Do not draw on it."""
    path = found(f"back_{pile}")
    assert path is not None, pile
    loaded = pygame.image.load(path)
    sheet = clear(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return pygame.transform.smoothscale(sheet, size)


def _shape(key: str, size: Size) -> pygame.Surface:
    """A hunched shape before a red sun: some beast, each of its own build."""
    chance = zlib.crc32(key.encode())
    out = opaque(size)
    out.fill("#8E8468")
    out.blit(gradient(size, (206, 190, 150, 255), (64, 54, 42, 255)), (0, 0))
    span = min(size[0], round(size[1] * 1.2))
    sun = clear(size)
    sun.fill(rgba("#A63A2C", 0))
    pygame.draw.circle(sun, "#A63A2C", (size[0] // 2, round(size[1] * 0.42)), span * 0.3)
    out.blit(blurred(sun, max(1, span // 90)), (0, 0))
    beast = cut(max(8, span), lambda p: _beast(p, chance), "#1C130F")
    out.blit(beast, beast.get_rect(midbottom=(size[0] // 2, size[1])))
    out.blit(inner_shade(size, max(2, size[1] // 8), 130, "#120B08"), (0, 0))
    out.fill((236, 228, 214), special_flags=MULT)
    return out


def _beast(p: Pen, chance: int) -> None:
    dark, pick = "#1C130F", [(chance >> (3 * i)) % 8 for i in range(9)]
    wide, neck, back = 26 + pick[0] * 2, 34 + pick[1] * 2, 52 + pick[2]
    body = [(50 - wide, 100), (50 - wide - 4, 76), (50 - wide * 0.7, back), (50, neck), (50 + wide * 0.7, back),
            (50 + wide + 4, 76), (50 + wide, 100)]  # fmt: skip
    p.blob(body, dark, dark, 2)
    head = 9 + pick[3]
    p.oval(50, neck - 2, head, head + 2, dark, dark, 1)
    for s in (-1, 1):
        if pick[4] % 2:  # horns
            p.curve(
                [
                    (50 + s * 6, neck - 8),
                    (50 + s * (14 + pick[5]), neck - 22),
                    (50 + s * (10 + pick[5] * 2), neck - 34),
                ],
                dark,
                4,
            )
        if pick[6] % 3 == 0:  # wings
            p.poly(
                [(50 + s * 14, back), (50 + s * 46, neck - 14), (50 + s * 40, back + 8), (50 + s * 30, back + 22)],
                dark,
                dark,
                1,
            )
        p.curve(
            [(50 + s * wide * 0.7, back), (50 + s * (wide + 14), 74), (50 + s * (wide + 8), 96)], dark, 7 + pick[7] % 4
        )
        for claw in (-4, 0, 4):
            p.line([(50 + s * (wide + 8) + claw, 92), (50 + s * (wide + 6) + claw * 1.5, 99)], dark, 2)
        p.oval(50 + s * (head * 0.45), neck - 3, 1.8, 2, "#F2D58A", None)
    if pick[8] % 2:
        for i in range(5):
            x = 50 - wide * 0.6 + i * wide * 0.3
            p.poly([(x - 3, back), (x, back - 12), (x + 3, back)], dark, dark, 1)
