"""A pen for small pictures: shapes told in units of a hundredth of the width, drawn several times too large."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageFilter

Point = tuple[float, float]
Points = Sequence[Point]
Rgb = tuple[int, int, int]
Drawing = Callable[["Pen"], None]


def rgb(name: str) -> Rgb:
    """A hex colour as three numbers."""
    red, green, blue = ImageColor.getrgb(name)[:3]
    return red, green, blue


INK, PALE, PAPER, GOLD, BRIGHT = (rgb(name) for name in ("#2B1C11", "#F3E7C9", "#E6D5AE", "#C39A4A", "#F2D58A"))
OXBLOOD, LEATHER, DARK, BONE, SKIN = (rgb(name) for name in ("#7A1F1B", "#35231A", "#1E130D", "#DED4C0", "#DEBE98"))


def mixed(a: Rgb, b: Rgb, share: float) -> Rgb:
    """A colour on the way from one to another."""
    return (
        int(a[0] + (b[0] - a[0]) * share),
        int(a[1] + (b[1] - a[1]) * share),
        int(a[2] + (b[2] - a[2]) * share),
    )


def spline(points: Points, closed: bool = False, steps: int = 10) -> list[Point]:
    """A smooth line through the points (Catmull-Rom)."""
    p = np.array(points, float)
    p = np.concatenate([p[-1:], p, p[:2]] if closed else [p[:1], p, p[-1:]])
    t = np.linspace(0, 1, steps, endpoint=False)[None, :, None]
    a, b, c, d = (p[k : len(p) - 3 + k, None, :] for k in range(4))
    line = (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2
    out: list[Point] = [(x, y) for x, y in line.reshape(-1, 2).tolist()]
    return out if closed else [*out, (float(p[-2][0]), float(p[-2][1]))]


class Pen:
    """Draws on a clear sheet; `fill` and `ink` may be None for no fill and no outline."""

    def __init__(self, wide: int, tall: int = 0, fine: int = 5) -> None:
        self.size, self.fine = (wide, tall or wide), fine
        self.unit = fine * wide / 100
        self.image = Image.new("RGBA", (wide * fine, (tall or wide) * fine), (*INK, 0))
        self.draw = ImageDraw.Draw(self.image)

    def _scaled(self, points: Points) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def line(self, points: Points, colour: Rgb = INK, wide: float = 4, closed: bool = False) -> None:
        """A line with round ends."""
        dots = self._scaled(points)
        dots = dots + dots[:2] if closed else dots
        width = max(1, round(wide * self.unit))
        self.draw.line(dots, fill=colour, width=width, joint="curve")
        for x, y in () if closed or width < 3 else (dots[0], dots[-1]):
            self.draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour)

    def poly(self, points: Points, fill: Rgb | None, ink: Rgb | None = INK, wide: float = 4) -> None:
        """A shape with corners."""
        if fill is not None:
            self.draw.polygon(self._scaled(points), fill=fill)
        if ink is not None:
            self.line(points, ink, wide, closed=True)

    def blob(self, points: Points, fill: Rgb | None, ink: Rgb | None = INK, wide: float = 4) -> None:
        """A shape without corners."""
        self.poly(spline(points, True), fill, ink, wide)

    def curve(self, points: Points, colour: Rgb = INK, wide: float = 4) -> None:
        """A smooth line."""
        self.line(spline(points), colour, wide)

    def oval(
        self, x: float, y: float, rx: float, ry: float = 0, fill: Rgb | None = None, ink: Rgb | None = INK,
        wide: float = 4,
    ) -> None:  # fmt: skip
        """A circle, or an ellipse with `ry`."""
        turns = np.linspace(0, math.tau, 64, endpoint=False).tolist()
        self.poly([(x + rx * math.cos(a), y + (ry or rx) * math.sin(a)) for a in turns], fill, ink, wide)

    def box(self, left: float, top: float, right: float, low: float, fill: Rgb | None, wide: float = 4) -> None:
        """An upright rectangle."""
        self.poly([(left, top), (right, top), (right, low), (left, low)], fill, INK, wide)

    def stamp(self, drawing: Drawing, x: float, y: float, size: float) -> None:
        """Another drawing, `size` units wide, about a point."""
        wide = max(1, round(size * self.unit))
        small = symbol(drawing, wide, 1)
        self.image.alpha_composite(small, (round(x * self.unit - wide / 2), round(y * self.unit - wide / 2)))

    def done(self) -> Image.Image:
        """Scaled down to its size."""
        return self.image.resize(self.size, Image.Resampling.LANCZOS)


@lru_cache(512)
def symbol(drawing: Drawing, size: int, fine: int = 5) -> Image.Image:
    """A square drawing at a size. Shared: do not draw on it."""
    pen = Pen(size, size, fine)
    drawing(pen)
    return pen.done()


def shaded(
    picture: Image.Image, blur: float = 3, offset: tuple[int, int] = (2, 3), strength: float = 0.5
) -> Image.Image:
    """The picture with a soft shadow below it, within its own bounds."""
    alpha = Image.new("L", picture.size, 0)
    alpha.paste(picture.getchannel("A"), offset)
    cast = Image.new("RGBA", picture.size, (10, 5, 3, 0))
    cast.putalpha(alpha.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: value * strength))
    cast.alpha_composite(picture)
    return cast


def lit(picture: Image.Image, strength: float = 0.16) -> Image.Image:
    """The same in a light that falls from above at the left."""
    wide, tall = picture.size
    down, across = np.mgrid[-1 : 1 : tall * 1j, -1 : 1 : wide * 1j]
    field = np.asarray(picture, np.float32).copy()
    field[..., :3] *= (1 - (across + down) * strength / 2)[..., None]
    return Image.fromarray(np.clip(field, 0, 255).astype(np.uint8), "RGBA")
