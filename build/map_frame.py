"""What surrounds the land: neatline, compass, sea routes, strokes of waves, a ship."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw

from build.map_ink import rounded
from build.map_rasters import Mask, Rasters

FINE = 3
INK, PALE, RED = (58, 40, 26), (236, 220, 182), (122, 36, 26)


def neatline(ground: Rasters, sheet: Image.Image) -> None:
    """Three lines around the sheet with a ruler of dark and light between them."""
    scale, (width, height) = ground.scale, ground.size
    draw = ImageDraw.Draw(sheet, "RGBA")
    for inset, broad, alpha in ((9, 2.4, 235), (15.5, 1.0, 210), (24.5, 1.0, 210), (28, 1.8, 225)):
        box = (inset * scale, inset * scale, width - inset * scale, height - inset * scale)
        draw.rectangle(box, outline=(*INK, alpha), width=max(1, round(broad * scale)))
    for long, other, across in ((width, height, True), (height, width, False)):
        inner = long - 49 * scale
        count = max(3, round(inner / (25 * scale))) // 2 * 2 + 1
        for step in range(0, count, 2):
            a, b = (24.5 * scale + inner * n / count for n in (step, step + 1))
            for near, far in ((17, 23.5), (other / scale - 23.5, other / scale - 17)):
                box = (a, near * scale, b, far * scale) if across else (near * scale, a, far * scale, b)
                draw.rectangle(box, fill=(70, 46, 28, 205))


def routes(ground: Rasters, sheet: Image.Image) -> None:
    """Sea routes as fine dots from shore to shore."""
    big = Image.new("L", (ground.size[0] * FINE, ground.size[1] * FINE), 0)
    draw, unit = ImageDraw.Draw(big), ground.scale * FINE
    for route in ground.sea_ways:
        line = rounded([(x * FINE, y * FINE) for x, y in ground.fitted(route)], unit)
        way = np.concatenate([[0], np.hypot(*np.diff(line, axis=0).T).cumsum()])
        count = max(2, round(way[-1] / (7.2 * unit)))
        for at in np.linspace(0, way[-1], count).tolist():
            x, y = (float(np.interp(at, way, line[:, axis])) for axis in (0, 1))
            r = 1.25 * unit
            draw.ellipse((x - r, y - r, x + r, y + r), fill=185)
        for x, y in (line[0].tolist(), line[-1].tolist()):
            r = 2.6 * unit
            draw.ellipse((x - r, y - r, x + r, y + r), fill=215)
            draw.ellipse((x - r / 2.2, y - r / 2.2, x + r / 2.2, y + r / 2.2), fill=60)
    _paste(sheet, big, INK)


def _paste(sheet: Image.Image, big: Image.Image, colour: tuple[int, int, int]) -> None:
    sheet.paste(Image.new("RGB", sheet.size, colour), (0, 0), big.resize(sheet.size, Image.Resampling.BOX))


def open_sea(ground: Rasters) -> tuple[Mask, np.ndarray[tuple[int, int], np.dtype[np.float32]]]:
    """Where the sea is empty, and how far land, frame, titles and routes are from it, in units."""
    height, width = ground.shape
    across = np.minimum(np.arange(width), width - 1 - np.arange(width)) / ground.scale - 34
    down = np.minimum(np.arange(height), height - 1 - np.arange(height)) / ground.scale - 34
    room = np.minimum(ground.offshore, np.minimum(across[None, :], down[:, None])).astype(np.float32)
    room[ground.calm(2.0)] = 0
    for way in ground.sea_ways:
        points = ground.fitted(way)
        for x, y in points:
            near = int(46 * ground.scale)
            room[max(0, int(y) - near) : int(y) + near, max(0, int(x) - near) : int(x) + near] = 0
    return room > 4, room


def waves(ground: Rasters, sheet: Image.Image) -> None:
    """A few pairs of short strokes on the open sea."""
    free, room = open_sea(ground)
    chance, scale = np.random.default_rng(61), ground.scale
    big = Image.new("L", (ground.size[0] * FINE, ground.size[1] * FINE), 0)
    draw, unit = ImageDraw.Draw(big), scale * FINE
    height, width = ground.shape
    for x, y in chance.uniform((40, 40), (width / scale - 40, height / scale - 40), (230, 2)).tolist():
        row, column = int(y * scale), int(x * scale)
        if not free[row, column] or room[row, column] < 16 or ground.offshore[row, column] < 46:
            continue
        for aside, below, long in ((0.0, 0.0, 11.0), (5.5, 3.6, 7.0)):
            _wave(draw, (x + aside, y + below), long, unit)
    _paste(sheet, big, (72, 96, 102))


def _wave(draw: ImageDraw.ImageDraw, at: tuple[float, float], long: float, unit: float) -> None:
    ts = np.linspace(0, 1, 22).tolist()
    line = [
        ((at[0] + long * (t - 0.5)) * unit, (at[1] - abs(math.sin(t * 2 * math.pi)) * 1.5) * unit) for t in ts
    ]
    draw.line(line, fill=105, width=max(1, round(0.8 * unit)), joint="curve")


def compass(ground: Rasters, sheet: Image.Image, radius: float = 50.0) -> None:
    """A rose of sixteen winds in the emptiest sea of the upper left, else wherever the sea is emptiest."""
    _, room = open_sea(ground)
    height, width = ground.shape
    corner = np.zeros_like(room)
    corner[: int(height * 0.45), : int(width * 0.3)] = room[: int(height * 0.45), : int(width * 0.3)]
    chosen = corner if corner.max() > 44 else room
    row, column = divmod(int(chosen.argmax()), width)
    reach = min(radius, float(chosen.max()) * 1.06)
    rose = _rose(max(6, round(reach * ground.scale)))
    sheet.paste(rose, (column - rose.width // 2, row - rose.height // 2), rose)


def _rose(radius: int) -> Image.Image:
    fine = 4
    big = Image.new("RGBA", (2 * radius * fine, 2 * radius * fine), (*INK, 0))
    draw, c = ImageDraw.Draw(big), radius * fine
    for part, width, alpha in ((0.70, 0.016, 225), (0.655, 0.008, 190), (0.46, 0.008, 170)):
        r = c * part
        draw.ellipse((c - r, c - r, c + r, c + r), outline=(*INK, alpha), width=max(1, round(width * c)))
    for tick in range(64):
        angle = tick * math.pi / 32
        inner = 0.655 if tick % 4 else 0.63
        draw.line(
            [(c + c * part * math.cos(angle), c + c * part * math.sin(angle)) for part in (inner, 0.70)],
            fill=(*INK, 190), width=max(1, round(0.007 * c)),
        )  # fmt: skip
    for step in (*range(1, 16, 2), *range(2, 16, 4), *range(0, 16, 4)):
        _point(draw, c, step)
    r = c * 0.055
    draw.ellipse(
        (c - r, c - r, c + r, c + r), fill=(*PALE, 255), outline=(*INK, 255), width=max(1, round(0.012 * c))
    )
    return big.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)


def _point(draw: ImageDraw.ImageDraw, c: int, step: int) -> None:
    """One wind: a slim kite, one half pale, the other dark; the four main ones red, north the longest."""
    angle = step * math.pi / 8 - math.pi / 2
    long, wide = (0.94, 0.115) if step % 4 == 0 else (0.66, 0.095) if step % 2 == 0 else (0.46, 0.055)
    long = 0.99 if step == 0 else long
    tip = (c + c * long * math.cos(angle), c + c * long * math.sin(angle))
    spread = math.pi / 4 if step % 2 == 0 else math.pi / 8
    sides = [
        (c + c * wide * math.cos(angle + turn), c + c * wide * math.sin(angle + turn))
        for turn in (-spread, spread)
    ]
    dark = RED if step % 4 == 0 else (96, 72, 50)
    line = max(1, round(0.009 * c))
    for side, fill in zip(sides, (PALE, dark), strict=True):
        draw.polygon([(c, c), side, tip], fill=(*fill, 255))
        draw.line([(c, c), side, tip, (c, c)], fill=(*INK, 255), width=line, joint="curve")


def ship(ground: Rasters, sheet: Image.Image) -> None:
    """A longship under sail, where the sea is emptiest but for the upper left; none if there is no room."""
    _, room = open_sea(ground)
    height, width = ground.shape
    room = room.copy()
    room[: int(height * 0.5), : int(width * 0.35)] = 0
    row, column = divmod(int(room.argmax()), width)
    if room.max() < 34:
        return
    picture = longship(max(8, round(46 * ground.scale)))
    sheet.paste(picture, (column - picture.width // 2, row - picture.height // 2), picture)


HULL = (
    *((0.06, 0.50), (0.10, 0.49), (0.13, 0.62), (0.24, 0.71), (0.52, 0.735), (0.78, 0.71), (0.89, 0.62)),
    *((0.92, 0.50), (0.95, 0.52), (0.93, 0.68), (0.82, 0.81), (0.52, 0.84), (0.22, 0.81), (0.10, 0.70)),
)
PLANK = ((0.13, 0.69), (0.26, 0.77), (0.52, 0.79), (0.80, 0.765), (0.91, 0.68))
SAIL = ((0.30, 0.16), (0.74, 0.16), (0.70, 0.34), (0.74, 0.54), (0.52, 0.58), (0.28, 0.54), (0.24, 0.34))
STRIPE = ((0.035, 0.16), (0.02, 0.36), (0.035, 0.565), (-0.035, 0.565), (-0.05, 0.36), (-0.035, 0.16))


class _Ship:
    """A drawing on a square of side 1."""

    def __init__(self, size: int, fine: int = 4) -> None:
        self.unit = size * fine
        self.image = Image.new("RGBA", (self.unit, self.unit), (*INK, 0))
        self.draw = ImageDraw.Draw(self.image)
        self.thin, self.thick = (max(1, round(part * self.unit)) for part in (0.010, 0.017))

    def at(self, points: tuple[tuple[float, float], ...], aside: float = 0.0) -> list[tuple[float, float]]:
        """Points in pixels."""
        return [((x + aside) * self.unit, y * self.unit) for x, y in points]

    def sail(self) -> None:
        """Mast and a striped sail full of wind."""
        self.draw.line(self.at(((0.52, 0.10), (0.52, 0.72))), fill=(*INK, 255), width=self.thick)
        self.draw.polygon(self.at(SAIL), fill=(*PALE, 255))
        for left in (0.37, 0.52, 0.66):
            self.draw.polygon(self.at(STRIPE, left), fill=(*RED, 215))
        self.draw.line(self.at((*SAIL, SAIL[0])), fill=(*INK, 255), width=self.thin, joint="curve")

    def hull(self) -> None:
        """Planks, shields along the side, and the water it cuts."""
        self.draw.polygon(self.at(HULL), fill=(118, 82, 50, 255))
        self.draw.line(self.at((*HULL, HULL[0])), fill=(*INK, 255), width=self.thick, joint="curve")
        self.draw.line(self.at(PLANK), fill=(*INK, 200), width=self.thin)
        for x in (0.27, 0.37, 0.47, 0.57, 0.67, 0.77):
            box = [value * self.unit for value in (x - 0.035, 0.70, x + 0.035, 0.77)]
            self.draw.ellipse(box, fill=(*PALE, 255), outline=(*INK, 255), width=self.thin)
        for y, a, b in ((0.87, 0.02, 0.38), (0.885, 0.46, 0.98), (0.93, 0.16, 0.74)):
            self.draw.line(self.at(((a, y), (b, y))), fill=(66, 90, 98, 190), width=self.thin)


def longship(size: int) -> Image.Image:
    """A ship `size` pixels wide, bound for the left."""
    drawing = _Ship(size)
    drawing.sail()
    drawing.hull()
    return drawing.image.resize((size, size), Image.Resampling.LANCZOS)
