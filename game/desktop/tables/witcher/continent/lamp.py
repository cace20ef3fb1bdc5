"""Light on the map while something is chosen: what is not meant lies in the dusk, roads that can be taken shine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.desktop import theme as t
from game.desktop.kit.surfaces import MULT, clear, opaque

DUSK = (190, 183, 176)
COARSE = 4  # the lamp is painted so many times smaller
Way = Sequence[tuple[float, float]]


def narrow(dst: pygame.Surface, seen: pygame.Rect, lit: Iterable[pygame.Rect], ways: Iterable[Way], reach: int) -> None:
    """Darken what is seen but for the rects and the ways, all in pixels of `dst`."""
    size = (max(1, seen.w // COARSE), max(1, seen.h // COARSE))
    lamp = opaque(size)
    lamp.fill(DUSK)
    for way in ways:
        points = [((x - seen.x) / COARSE, (y - seen.y) / COARSE) for x, y in way]
        if len(points) > 1:
            pygame.draw.lines(lamp, "#FFFFFF", False, points, max(1, reach // COARSE))
    for rect in lit:
        about = pygame.Rect(rect).inflate(2 * reach, 2 * reach)
        about.move_ip(-seen.x, -seen.y)
        box = pygame.Rect(about.x // COARSE, about.y // COARSE, about.w // COARSE, about.h // COARSE)
        pygame.draw.ellipse(lamp, "#FFFFFF", box)
    soft = pygame.transform.gaussian_blur(lamp, max(1, reach // COARSE // 2))
    dst.blit(pygame.transform.smoothscale(soft, seen.size), seen, special_flags=MULT)


def road(dst: pygame.Surface, way: Way, pen: int, strong: bool) -> pygame.Rect:
    """A road that can be taken; `strong` the one that is pointed at. What was drawn on."""
    if len(way) < 2:
        return pygame.Rect(0, 0, 0, 0)
    xs, ys = [x for x, _y in way], [y for _x, y in way]
    pad = 5 * pen
    box = pygame.Rect(int(min(xs)) - pad, int(min(ys)) - pad, 0, 0)
    box.size = (int(max(xs)) - box.x + pad, int(max(ys)) - box.y + pad)
    sheet = clear(box.size)
    c = pygame.Color(t.TARGET)
    sheet.fill((c.r, c.g, c.b, 0))
    points = [(x - box.x, y - box.y) for x, y in way]
    _stroke(sheet, points, (c.r, c.g, c.b, 255), 3 * pen if strong else 2 * pen)
    sheet = pygame.transform.gaussian_blur(sheet, pen)
    if strong:
        _stroke(sheet, points, (255, 241, 190, 255), pen)
    sheet.set_alpha(235 if strong else 150)
    dst.blit(sheet, box)
    return box


def _stroke(sheet: pygame.Surface, points: Way, colour: tuple[int, int, int, int], wide: int) -> None:
    pygame.draw.lines(sheet, colour, False, points, max(1, wide))
    for point in points:
        pygame.draw.circle(sheet, colour, point, max(1, wide) / 2)
