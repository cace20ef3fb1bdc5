"""Pictures cut from the map: a territory in full light, all around it in shade."""

from __future__ import annotations

import pygame

from game.desktop.board.light import less, times
from game.desktop.board.masks import cut
from game.desktop.kit.surfaces import MAX, MULT, SUB, opaque
from game.kernel.geometry import bounds
from game.kernel.maps.territories import TerritoryMap

AIR = 1.25  # of the territory's box


def crop(board: TerritoryMap, picture: pygame.Surface, key: str, size: tuple[int, int]) -> pygame.Surface:
    """A window of the map on one territory, `size` pixels."""
    polygon = board.territory(key).polygon
    left, top, right, low = bounds(polygon)
    w, h = (right - left) * AIR, (low - top) * AIR
    want = size[0] / size[1]
    w, h = max(w, h * want), max(h, w / want)
    area = pygame.Rect(0, 0, int(w), int(h))
    area.center = (int((left + right) / 2), int((top + low) / 2))
    area = area.clamp(picture.get_rect()).clip(picture.get_rect())
    out = pygame.transform.smoothscale(picture.subsurface(area), size)
    k = size[0] / area.w
    at = pygame.Rect(round(area.x * k), round(area.y * k), *size)
    land = cut(polygon, k, at)
    soft = pygame.transform.gaussian_blur(land, 3)
    shade = opaque(size)
    shade.fill((150, 142, 138))
    shade.blit(soft, (0, 0), special_flags=MAX)
    out.blit(shade, (0, 0), special_flags=MULT)
    out.blit(times(less(land, soft), 1.5), (0, 0), special_flags=SUB)
    return out
