"""A hatching for each seat's land, as a woodcutter fills a field: told apart without any colour.

White strokes on black over the whole map, in one piece, so that they run on from one territory into the next.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from game.desktop.kit.surfaces import opaque

STRENGTH = 0.34  # of the pigment, where a stroke runs
STEP = 8  # pixels of the tint from stroke to stroke
FINER = 4
WHITE = (255, 255, 255)

Draw = Callable[[pygame.Surface, int, int], None]  # onto a square of `side` pixels that tiles, with a pen so wide


def _slanted(sheet: pygame.Surface, side: int, pen: int) -> None:
    for x in (-side, 0, side):
        pygame.draw.line(sheet, WHITE, (x - side, 2 * side), (x + 2 * side, -side), pen)


def _level(sheet: pygame.Surface, side: int, pen: int) -> None:
    pygame.draw.line(sheet, WHITE, (0, side // 2), (side, side // 2), round(pen * 0.75))


def _dots(sheet: pygame.Surface, side: int, pen: int) -> None:
    for x, y in ((side / 4, side / 4), (side * 3 / 4, side * 3 / 4)):
        pygame.draw.circle(sheet, WHITE, (x, y), pen * 1.5)


def _crosses(sheet: pygame.Surface, side: int, pen: int) -> None:
    arm = side * 0.27
    for x, y in ((side / 4, side / 4), (side * 3 / 4, side * 3 / 4)):
        pygame.draw.line(sheet, WHITE, (x - arm / 1.4, y), (x + arm / 1.4, y), round(pen * 0.7))
        pygame.draw.line(sheet, WHITE, (x, y - arm / 1.4), (x, y + arm / 1.4), round(pen * 0.7))


def _waves(sheet: pygame.Surface, side: int, pen: int) -> None:
    top, low = side * 0.28, side * 0.72
    points = [(-side / 2, low), (0, top), (side / 2, low), (side, top), (side * 3 / 2, low)]
    pygame.draw.lines(sheet, WHITE, False, points, pen)


FIGURES: dict[str, tuple[Draw, float]] = {  # and how wide its square is, in steps
    "stormcloak": (_slanted, 1.25),
    "imperial": (_level, 0.8),
    "forsworn": (_dots, 1.5),
    "orc": (_waves, 1.25),
    "thalmor": (_crosses, 1.75),
}


@functools.lru_cache(12)
def hatching(faction: str, size: tuple[int, int]) -> pygame.Surface:
    """A seat's figure over a sheet. Shared: do not draw on it."""
    draw, wide = FIGURES[faction]
    side = round(STEP * wide)
    big = opaque((side * FINER, side * FINER))
    draw(big, side * FINER, round(1.9 * FINER))
    tile = pygame.transform.smoothscale(big, (side, side))
    out = opaque(size)
    for y in range(0, size[1], side):
        for x in range(0, size[0], side):
            out.blit(tile, (x, y))
    return out
