"""The ground that a territory lies on: parchment in the shade, small crosses where tiles could meet. Its grid and its
picture are those of maps/clan_territory.tmx."""

from __future__ import annotations

import functools

import pygame

from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import opaque, shadow
from game.kernel.maps.track_model import GridMap
from game.kernel.maps.tracks import load_grid_map
from game.kernel.resources import resource

CROSS, CROSS_COLOUR = 5, (96, 74, 50)


@functools.cache
def grid() -> GridMap:
    """The grid that territories grow on."""
    return load_grid_map(resource("maps", "clan_territory.tmx"))


def castle() -> tuple[int, int]:
    """Column and row of the castle's cell on the grid."""
    return grid().cell("castle")


def span() -> tuple[int, int]:
    """How many cells there are across and down."""
    ground = grid()
    return ground.size[0] // ground.tile, ground.size[1] // ground.tile


@POOL.keep
def paper(size: tuple[int, int]) -> pygame.Surface:
    """The bare ground as large as it is seen, with its browned rim whole. Shared: do not draw on it."""
    loaded = pygame.image.load(grid().picture)
    whole = opaque(loaded.get_size())
    whole.blit(loaded, (0, 0))
    return pygame.transform.smoothscale(whole, size)


def crosses(dst: pygame.Surface, corner: tuple[int, int], side: int) -> None:
    """Marks at the corners of cells; `corner` is any one of them in pixels of `dst`."""
    w, h = dst.get_size()
    arm = max(2, min(CROSS, side // 20))
    for x in range(corner[0] % side, w, side):
        for y in range(corner[1] % side, h, side):
            pygame.draw.line(dst, CROSS_COLOUR, (x - arm, y), (x + arm, y))
            pygame.draw.line(dst, CROSS_COLOUR, (x, y - arm), (x, y + arm))


def cast(dst: pygame.Surface, box: pygame.Rect) -> None:
    """The shadow of a tile, to the lower right."""
    blur = max(2, box.w // 18)
    dst.blit(shadow(box.size, 0, blur, 170), (box.x - 2 * blur + blur // 2, box.y - 2 * blur + blur))
