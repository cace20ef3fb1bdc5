"""A small library of brush shapes from which beasts are made: limbs, hides, spikes, strands, wings, claws, horns.

A beast is drawn in the middle of a broad sheet, on a square whose sides are 1; wings may reach beyond it. Widths are
shares of the side. It has four layers: `far` is what stands behind it, `body` is ink, `mark` lies on the body in a pale
tone, `hollow` is ink again upon the mark.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

from build.ink_pen import Point, Points, Rgb, spline

LAYERS = ("far", "body", "mark", "hollow")
Mirror = Callable[[float, float], Point]
Eye = tuple[float, float, float, Rgb, float]


class Ink:
    """The layers of one beast on a sheet of `size` pixels, as high as the square."""

    def __init__(self, size: tuple[int, int], seed: int = 1) -> None:
        self.side, self.left = size[1], (size[0] - size[1]) / 2
        self.sheets = {name: Image.new("L", size, 0) for name in LAYERS}
        self._pens = {name: ImageDraw.Draw(sheet) for name, sheet in self.sheets.items()}
        self.eyes: list[Eye] = []
        self.chance = np.random.default_rng(seed)

    def _px(self, points: Points) -> list[Point]:
        return [(x * self.side + self.left, y * self.side) for x, y in points]

    def dot(self, x: float, y: float, r: float, layer: str = "body") -> None:
        """A round spot."""
        self.oval(x, y, r, r, layer)

    def oval(self, x: float, y: float, rx: float, ry: float, layer: str = "body") -> None:
        """An upright ellipse."""
        (left, top), (right, low) = self._px([(x - rx, y - ry), (x + rx, y + ry)])
        for pen, fill in self._inks(layer):
            pen.ellipse((left, top, right, low), fill=fill)

    def blob(self, *points: Point, layer: str = "body") -> None:
        """A shape without corners."""
        self.poly(*spline(points, True), layer=layer)

    def poly(self, *points: Point, layer: str = "body") -> None:
        """A shape with corners."""
        for pen, fill in self._inks(layer):
            pen.polygon(self._px(points), fill=fill)

    def _inks(self, layer: str) -> list[tuple[ImageDraw.ImageDraw, int]]:
        """What a shape is drawn into: a mark also takes away the hollow that it lies upon."""
        return [(self._pens[layer], 255), *([(self._pens["hollow"], 0)] if layer == "mark" else [])]

    def limb(
        self, points: Points, start: float, end: float, layer: str = "body", middle: float | None = None
    ) -> list[Point]:
        """A line that swells or thins, smooth through its points; returns the points on its way."""
        line = spline(points, steps=14) if len(points) > 2 else _straight(points[0], points[1])
        knots = [start, (start + end) / 2 if middle is None else middle, end]
        widths = np.interp(np.linspace(0, 1, len(line)), [0, 0.5, 1], knots)
        for (a, b), wide in zip(pairwise(line), widths.tolist(), strict=False):
            self._dab(layer, a, b, wide)
        return line

    def _dab(self, layer: str, a: Point, b: Point, wide: float) -> None:
        (x0, y0), (x1, y1) = self._px([a, b])
        r = max(wide * self.side / 2, 0.8)
        steps = max(1, int(math.hypot(x1 - x0, y1 - y0) / max(1.0, r * 0.5)))
        for i in range(steps + 1):
            x, y = x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps
            for pen, fill in self._inks(layer):
                pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def eye(self, x: float, y: float, r: float, colour: Rgb, core: float = 1.0) -> None:
        """A light that glows; with a low `core` only its halo is seen."""
        self.eyes.append((x, y, r, colour, core))

    def spikes(
        self, points: Points, count: int, long: float, wide: float, layer: str = "body", lean: float = 0.0,
        side: int = 1,
    ) -> None:  # fmt: skip
        """Thorns or teeth that stand on a line, on its left for `side` 1; `lean` tilts them along it."""
        line = np.array(spline(points, steps=14) if len(points) > 2 else _straight(points[0], points[1]))
        way = np.linspace(0, len(line) - 1, count)
        for at in way.tolist():
            i = min(int(at), len(line) - 2)
            x, y = line[i] + (line[i + 1] - line[i]) * (at - i)
            dx, dy = (line[i + 1] - line[i]) / max(float(np.hypot(*(line[i + 1] - line[i]))), 1e-9)
            reach = long * float(self.chance.uniform(0.8, 1.15))
            tip = (x + (dy * side + dx * lean) * reach, y + (-dx * side + dy * lean) * reach)
            half = wide / 2
            self.poly((x - dx * half, y - dy * half), tip, (x + dx * half, y + dy * half), layer=layer)

    def strands(
        self, points: Points, count: int, long: tuple[float, float], wide: float, angle: float = 90, spread: float = 14,
        layer: str = "body",
    ) -> None:  # fmt: skip
        """Hair, rags or moss that hang from a line; `angle` in degrees, 90 is down."""
        line = spline(points, steps=14) if len(points) > 2 else _straight(points[0], points[1])
        for i in range(count):
            x, y = line[int(i / max(1, count - 1) * (len(line) - 1))]
            turn = math.radians(angle + float(self.chance.normal(0, spread)))
            reach = float(self.chance.uniform(*long))
            bend = turn + float(self.chance.normal(0, 0.22))
            middle = (x + math.cos(turn) * reach / 2, y + math.sin(turn) * reach / 2)
            tip = (middle[0] + math.cos(bend) * reach / 2, middle[1] + math.sin(bend) * reach / 2)
            self.limb([(x, y), middle, tip], wide, wide * 0.15, layer)

    def claws(
        self, x: float, y: float, angle: float, count: int = 4, spread: float = 60, long: float = 0.08,
        wide: float = 0.016, layer: str = "body", hook: float = 20,
    ) -> None:  # fmt: skip
        """Fingers that end in points, fanned about an angle in degrees."""
        for i in range(count):
            turn = angle + (i / max(1, count - 1) - 0.5) * spread
            a, b = math.radians(turn), math.radians(turn + hook)
            middle = (x + math.cos(a) * long * 0.55, y + math.sin(a) * long * 0.55)
            tip = (middle[0] + math.cos(b) * long * 0.5, middle[1] + math.sin(b) * long * 0.5)
            self.limb([(x, y), middle, tip], wide, wide * 0.12, layer)

    def web(
        self, root: Point, elbow: Point, tips: Sequence[Point], end: Point, sag: float = 0.25, bone: float = 0.014
    ) -> None:
        """A wing of skin: an arm to the elbow, fingers to the tips, skin that sags between them down to `end`."""
        outline: list[Point] = [root, elbow, tips[0]]
        for a, b in pairwise([*tips, end]):
            middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            hung = (middle[0] + (elbow[0] - middle[0]) * sag, middle[1] + (elbow[1] - middle[1]) * sag)
            outline += [*spline([a, hung, b], steps=8)[1:]]
        self.poly(*outline)
        self.limb([root, elbow], bone * 2, bone * 1.5)
        for tip in tips:
            self.limb([elbow, ((elbow[0] + tip[0]) / 2, (elbow[1] + tip[1]) / 2 - 0.008), tip], bone, bone * 0.3)
            ribs = ((elbow[0] * 0.85 + tip[0] * 0.15, elbow[1] * 0.85 + tip[1] * 0.15), tip)
            self.limb(ribs, bone * 0.35, bone * 0.15, "mark")

    def plumes(
        self, arm: Points, count: int, long: tuple[float, float], angles: tuple[float, float], wide: float = 0.03
    ) -> None:
        """A wing of feathers: along an arm, from its root to its tip; lengths and angles change on the way."""
        line = self.limb(arm, wide * 1.5, wide * 0.7)
        for i in range(count):
            share = i / max(1, count - 1)
            x, y = line[int(share * (len(line) - 1))]
            turn = math.radians(angles[0] + (angles[1] - angles[0]) * share)
            reach = (long[0] + (long[1] - long[0]) * share) * (1 if i % 2 else 0.9)
            bend = turn + 0.12
            middle = (x + math.cos(turn) * reach * 0.5, y + math.sin(turn) * reach * 0.5)
            tip = (middle[0] + math.cos(bend) * reach * 0.5, middle[1] + math.sin(bend) * reach * 0.5)
            self.limb([(x, y), middle, tip], wide * 0.75, wide * 0.3, middle=wide)
            self.limb([middle, tip], wide * 0.12, wide * 0.06, "mark")

    def branch(
        self, x: float, y: float, angle: float, long: float, wide: float, depth: int = 2, layer: str = "body"
    ) -> None:
        """A bough that forks."""
        turn, steps = math.radians(angle), 6
        for i in range(steps):
            turn += float(self.chance.uniform(-0.2, 0.2))
            nx, ny = x + math.cos(turn) * long / steps, y + math.sin(turn) * long / steps
            thick = wide * (1 - 0.6 * i / steps)
            self.limb([(x, y), (nx, ny)], thick, thick * 0.9, layer)
            if depth and i in (1, 3, 5):
                side = float(self.chance.choice([-1, 1])) * float(self.chance.uniform(30, 52))
                self.branch(nx, ny, math.degrees(turn) + side, long * 0.5, thick * 0.62, depth - 1, layer)
            x, y = nx, ny


def both(draw: Callable[[Mirror, int], None]) -> None:
    """The same at both sides: `draw` gets a function that mirrors points about the middle, and the side, -1 or 1."""
    for side in (-1, 1):

        def at(x: float, y: float, side: int = side) -> Point:
            return 0.5 + (x - 0.5) * side, y

        draw(at, side)


def _straight(a: Point, b: Point) -> list[Point]:
    return [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in np.linspace(0, 1, 12).tolist()]
