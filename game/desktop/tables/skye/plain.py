"""Tiles as plain colours, until their pictures are painted."""

from __future__ import annotations

import functools

import pygame

from game.desktop.kit import text
from game.desktop.theme import Theme
from game.titles.skye.tile_file import landscape
from game.titles.skye.tiles import SYMBOLS

COLOURS = ("#8FA866", "#A58D72", "#6F95A8")
FLAT = Theme()


@functools.lru_cache(4096)
def tile_face(tile: int, rotation: int, side: int) -> pygame.Surface:
    """A tile turned clockwise, so many pixels wide. Shared: do not draw on it."""
    tiles = landscape()
    one, n = tiles.all[tile], side
    out = pygame.Surface((n, n))
    mid, corners = (n / 2, n / 2), [(0, 0), (n, 0), (n, n), (0, n)]
    for edge, terrain in enumerate(tiles.edges[tile][rotation]):
        pygame.draw.polygon(out, COLOURS[terrain], [corners[edge], corners[(edge + 1) % 4], mid])
    pygame.draw.circle(out, COLOURS[one.centre], mid, n * 0.24)
    ends = [(n / 2, 0), (n, n / 2), (n / 2, n), (0, n / 2)]
    for road in tiles.roads[tile][rotation]:
        for edge in range(4):
            if road >> edge & 1:
                pygame.draw.line(out, "#E8DCB8", mid, ends[edge], max(2, n // 14))
    shown = [SYMBOLS[symbol][:2] for symbol, count in enumerate(one.counts) for _ in range(count)]
    words = "castle" if one.castle else " ".join(shown)
    if n >= 60:
        style = text.Style("uib", max(14, n // 9), "#1E130D")
        text.draw(out, FLAT, words, style, mid, "center")
    pygame.draw.rect(out, "#33241A", out.get_rect(), max(1, n // 60))
    return out
