"""Tiles, territories and icons as surfaces: where the views ask for pictures."""

from __future__ import annotations

import pygame

from game.desktop.kit import icons
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size, clear
from game.desktop.tables.skye.plain import tile_face
from game.desktop.theme import GOLD_LIT

Placed = tuple[int, int, int, int]  # x, y, tile, rotation
SMALL = 0.9  # of its room, for a territory
LARGEST = 150  # pixels of a tile in a still picture of a young territory, at scale 1
SCORING = (
    "tiles", "whole", "tiles", "whole", "red", "castle", "coin", "blue", "gold", "tiles", "tiles", "blue", "tiles",
    "tiles", "blue", "red",
)  # fmt: skip
"""By the numbers of scoring tiles."""


def tile(number: int, rotation: int, side: int) -> pygame.Surface:
    """A tile turned clockwise. Shared: do not draw on it."""
    return tile_face(number, rotation, max(4, side))


def cell_side(territory: tuple[Placed, ...], size: Size, largest: int = LARGEST) -> int:
    """How many pixels a cell has where the whole territory is seen in a room."""
    xs, ys = [one[0] for one in territory], [one[1] for one in territory]
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    return max(2, min(size[0] // max(wide, 3), size[1] // max(high, 3), largest))


@POOL.keep
def territory(laid: tuple[Placed, ...], size: Size, lit: tuple[int, ...] | None = None) -> pygame.Surface:
    """A whole territory in the middle of a room; of its tiles those of `lit` (places) are lit, the others dim.

    Shared: do not draw on it.
    """
    out = clear(size)
    side = cell_side(laid, size)
    xs, ys = [one[0] for one in laid], [one[1] for one in laid]
    left = (size[0] - (max(xs) - min(xs) + 1) * side) // 2
    top = (size[1] - (max(ys) - min(ys) + 1) * side) // 2
    for place, (x, y, number, rotation) in enumerate(laid):
        box = pygame.Rect(left + (x - min(xs)) * side, top + (y - min(ys)) * side, side, side)
        out.blit(tile(number, rotation, side), box)
        if lit is not None and place not in lit:
            out.fill((150, 142, 132), box, pygame.BLEND_RGB_MULT)
    for place in lit or ():
        x, y, _number, _rotation = laid[place]
        box = pygame.Rect(left + (x - min(xs)) * side, top + (y - min(ys)) * side, side, side)
        pygame.draw.rect(out, GOLD_LIT, box, max(2, side // 20))
    return out


def scoring_icon(number: int, size: int, colour: str) -> pygame.Surface:
    """The sign of a scoring tile. Shared: do not draw on it."""
    return icons.icon(SCORING[number % len(SCORING)], size, colour)
