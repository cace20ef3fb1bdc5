"""Arrows as brush strokes that swell toward their head, bowed, with an edge and a shadow.

All measures are pixels.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit.surfaces import clear, rgba, supersample

Vec = pygame.Vector2
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Stroke:
    """How an arrow is drawn: colours, width at tail and head, bow as a share of its length, gaps at both
    ends.
    """

    colour: str = t.OXBLOOD_LIT
    edge: str = "#F6E3B4"
    width: tuple[float, float] = (6, 15)
    bow: float = 0.16
    gap: tuple[float, float] = (34, 34)
    head: float = 26
    alpha: int = 255

    def scaled(self, k: float) -> Stroke:
        """The same stroke for an interface or a map k times as large."""
        w, g = self.width, self.gap
        return Stroke(
            self.colour,
            self.edge,
            (w[0] * k, w[1] * k),
            self.bow,
            (g[0] * k, g[1] * k),
            self.head * k,
            self.alpha,
        )


ATTACK = Stroke()


def moved(colour: str) -> Stroke:
    """The quieter stroke of the last move, in the mover's colour."""
    return Stroke(colour, "#E9DDC2", (4, 10), 0.14, (8, 30), 20, 240)


def outline(a: Point, b: Point, stroke: Stroke) -> list[Vec]:
    """The polygon of an arrow from a to b along a quadratic curve."""
    start, end = Vec(a), Vec(b)
    if start == end:
        return []
    normal = (end - start).rotate(-90).normalize()
    length = (end - start).length()
    bend = (start + end) / 2 + normal * length * stroke.bow

    def at(p: float) -> Vec:
        return start * (1 - p) ** 2 + bend * 2 * p * (1 - p) + end * p * p

    def side(p: float) -> Vec:
        return ((bend - start) * (1 - p) + (end - bend) * p).normalize().rotate(90)

    first, tip = min(0.4, stroke.gap[0] / length), max(0.6, 1 - stroke.gap[1] / length)
    neck = max(first, tip - stroke.head / length)
    left, right = [], []
    for i in range(25):
        p = first + (neck - first) * i / 24
        half = side(p) * (stroke.width[0] + (stroke.width[1] - stroke.width[0]) * i / 24) / 2
        left.append(at(p) + half)
        right.append(at(p) - half)
    wing = side(neck) * stroke.width[1]
    return [*left, at(neck) + wing, at(tip), at(neck) - wing, *right[::-1]]


@functools.lru_cache(64)
def arrow(a: Point, b: Point, stroke: Stroke = ATTACK) -> tuple[pygame.Surface, tuple[int, int]]:
    """The drawn arrow and its top left corner. Shared: do not draw on it."""
    shape = outline(a, b, stroke)
    if not shape:
        return clear((1, 1)), (round(a[0]), round(a[1]))
    rim = max(2.0, stroke.width[1] * 0.27)
    x0, y0 = min(v.x for v in shape) - 14, min(v.y for v in shape) - 14
    size = (round(max(v.x for v in shape) - x0 + 18), round(max(v.y for v in shape) - y0 + 20))
    points = [v - Vec(x0, y0) for v in shape]
    dark = supersample(size, lambda s, k: _fill(s, k, points, t.NIGHT, rim * 0.75), 3)
    out = clear(size)
    out.fill(rgba(t.NIGHT, 0))
    out.blit(pygame.transform.gaussian_blur(dark, 4), (2, 4))
    out.blit(supersample(size, lambda s, k: _fill(s, k, points, stroke.edge, rim), 3, stroke.edge), (0, 0))
    out.blit(supersample(size, lambda s, k: _fill(s, k, points, stroke.colour, 0), 3, stroke.colour), (0, 0))
    out.set_alpha(stroke.alpha)
    return out, (round(x0), round(y0))


def _fill(sheet: pygame.Surface, k: float, points: list[Vec], colour: str, grow: float) -> None:
    scaled = [v * k for v in points]
    pygame.draw.polygon(sheet, colour, scaled)
    if grow:
        pygame.draw.lines(sheet, colour, True, scaled, max(1, round(grow * k)))
        for v in scaled:
            pygame.draw.circle(sheet, colour, v, grow * k / 2)


def draw(dst: pygame.Surface, a: Point, b: Point, stroke: Stroke = ATTACK) -> pygame.Rect:
    """Draw an arrow between two pixel positions."""
    sheet, corner = arrow((round(a[0]), round(a[1])), (round(b[0]), round(b[1])), stroke)
    return dst.blit(sheet, corner)
