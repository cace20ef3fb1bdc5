"""The ground that a territory lies on: parchment in the shade, small crosses where tiles could meet."""

from __future__ import annotations

import pygame

from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import MULT, inner_shade, material, shadow

SHADE = (178, 170, 158)
CROSS, CROSS_COLOUR = 5, (96, 74, 50)


@POOL.keep
def paper(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The bare ground as large as it is seen. Shared: do not draw on it."""
    out = material("parchment", size, 13, scale)
    out.fill(SHADE, special_flags=MULT)
    blur = max(4, min(size) // 14)
    out.blit(inner_shade(size, blur, 130), (0, 0))
    return out


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
