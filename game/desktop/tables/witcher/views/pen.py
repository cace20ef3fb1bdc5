"""A pen for small woodcuts: shapes in units of 0 to 100, drawn several times too large and scaled down."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.desktop import theme as t
from game.desktop.kit.surfaces import supersample

Point = tuple[float, float]
Paint = Callable[["Pen"], None]
INK = t.INK


def spline(points: Sequence[Point], closed: bool = False, steps: int = 8) -> list[Point]:
    """A smooth line through the points (Catmull-Rom)."""
    p = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    out: list[Point] = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        for i in range(steps):
            u = i / steps
            out.append((_between(a[0], b[0], c[0], d[0], u), _between(a[1], b[1], c[1], d[1], u)))
    return out if closed else [*out, points[-1]]


def _between(a: float, b: float, c: float, d: float, u: float) -> float:
    return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3)


class Pen:
    """Draws on a sheet; `k` is pixels a unit. Outlines are of ink where nothing else is said; 0 leaves them out."""

    def __init__(self, sheet: pygame.Surface, k: float) -> None:
        self.sheet, self.k = sheet, k

    def line(self, points: Sequence[Point], colour: str = INK, width: float = 4, closed: bool = False) -> None:
        """A line with round joints and ends."""
        pts = [pygame.Vector2(x * self.k, y * self.k) for x, y in points]
        pairs = list(zip(pts, [*pts[1:], pts[0]] if closed else pts[1:], strict=False))
        half = max(0.5, width * self.k / 2)
        for a, b in pairs:
            if a != b:
                side = (b - a).normalize().rotate(90) * half
                pygame.draw.polygon(self.sheet, colour, (a + side, b + side, b - side, a - side))
        for p in pts:
            pygame.draw.circle(self.sheet, colour, p, half)

    def poly(self, points: Sequence[Point], fill: str | None = None, ink: str | None = INK, width: float = 4) -> None:
        """A filled outline with corners."""
        if fill:
            pygame.draw.polygon(self.sheet, fill, [(x * self.k, y * self.k) for x, y in points])
        if ink and width:
            self.line(points, ink, width, True)

    def blob(
        self, points: Sequence[Point], fill: str | None = None, ink: str | None = INK, width: float = 4, steps: int = 8
    ) -> None:
        """A filled outline without corners."""
        self.poly(spline(points, True, steps), fill, ink, width)

    def curve(self, points: Sequence[Point], colour: str = INK, width: float = 4) -> None:
        """A smooth line."""
        self.line(spline(points), colour, width)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: str | None = None, ink: str | None = INK, width: float = 4
    ) -> None:
        """An ellipse about a centre."""
        turns = [math.tau * i / 40 for i in range(40)]
        self.poly([(x + rx * math.cos(a), y + ry * math.sin(a)) for a in turns], fill, ink, width)

    def box(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: str | None = None,
        ink: str | None = INK,
        width: float = 4,
    ) -> None:
        """A rectangle."""
        self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], fill, ink, width)


def cut(size: int, paint: Paint, rim: str = INK, high: float = 100) -> pygame.Surface:
    """A picture `size` pixels wide of 100 units, `high` units high; `rim` is the colour of its outermost line."""
    size = max(4, size)
    factor = 6 if size < 40 else 4

    def draw(sheet: pygame.Surface, k: float) -> None:
        paint(Pen(sheet, size * k / 100))

    return supersample((size, round(size * high / 100)), draw, factor, rim)
