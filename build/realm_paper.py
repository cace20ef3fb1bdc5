"""The washes of a map of locations: meadows, woods, rock, rivers and roads over the parchment that all maps share."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw

from build.map_ink import dashes, rounded, stroke
from build.map_noise import Field, blurred, clouds
from build.map_paper import PARCHMENT, ROCK, Colours, mix, rgb
from build.map_rasters import distance
from build.realm_ground import Realm
from game.kernel.geometry import Point

FINE = 3
MEADOW, WHEAT, MOSS, WOOD = (196, 190, 138), (226, 204, 150), (172, 176, 118), (132, 146, 94)
WATER, BANK = (138, 162, 164), (60, 76, 80)
ROAD, RUT = (238, 220, 176), (74, 50, 32)
COAST = (48, 32, 20)


def land(ground: Realm, paper: Colours, height: Field, light: Field) -> Colours:
    """Ground over the paper: meadows that change from wheat to moss, green about the woods, rocky in the ranges."""
    scale, shape = ground.scale, ground.shape
    sheet = paper.copy()
    drift = clouds(shape, 150 * scale, 5, 71)[..., None]
    meadow = rgb(MEADOW) + np.clip(drift, 0, 1) * (rgb(WHEAT) - rgb(MEADOW)) * 1.6
    meadow = meadow + np.clip(-drift, 0, 1) * (rgb(MOSS) - rgb(MEADOW)) * 1.6
    mix(sheet, meadow.astype(np.float32), 0.40)
    edge = ground.from_woods + clouds(shape, 26 * scale, 3, 72) * 6
    mix(sheet, rgb(WOOD), (np.exp(-np.clip(edge, 0, None) / 9) * 0.50).astype(np.float32))
    mix(sheet, rgb(ROCK), (np.exp(-ground.from_mountains / 9) * 0.55).astype(np.float32))
    mix(sheet, rgb(PARCHMENT), np.clip((height - 0.55) * 0.6, 0, 0.3).astype(np.float32))
    mix(sheet, rgb((92, 66, 40)), (np.exp(-ground.inland / 3.2) * 0.18).astype(np.float32))
    shade = np.where(light < 1, 1 - (1 - light) * 0.58, 1 + (light - 1) * 0.34)
    sheet *= shade.astype(np.float32)[..., None]
    return sheet


class Inking:
    """Lines drawn larger and scaled down: how much of each pixel they cover."""

    def __init__(self, ground: Realm) -> None:
        self.ground, self.unit = ground, ground.scale * FINE
        self.image = Image.new("L", (ground.size[0] * FINE, ground.size[1] * FINE), 0)
        self.draw = ImageDraw.Draw(self.image)

    def line(self, points: Sequence[Point]) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
        """Map points as a hand-drawn line on the large sheet."""
        return rounded([(x * FINE, y * FINE) for x, y in self.ground.fitted(points)], self.unit)

    def pen(self, points: Sequence[Point], wide: float, dash: tuple[float, float] | None = None) -> None:
        """A line `wide` units broad; `dash` and gap in units."""
        line = self.line(points)
        pieces = dashes(line, dash[0] * self.unit, dash[1] * self.unit) if dash else [line]
        for piece in pieces:
            stroke(self.draw, piece, wide * self.unit)

    def swelling(self, points: Sequence[Point], start: float, end: float) -> None:
        """A line that grows broader on its way, in units: a river."""
        line = self.line(points)
        way = np.concatenate([[0], np.hypot(*np.diff(line, axis=0).T).cumsum()])
        at = np.linspace(0, way[-1], max(2, int(way[-1] / max(1.0, self.unit * 0.7))))
        xs, ys = (np.interp(at, way, line[:, axis]).tolist() for axis in (0, 1))
        for x, y, share in zip(xs, ys, (at / way[-1]).tolist(), strict=True):
            r = (start + (end - start) * share**0.8) * self.unit / 2
            self.draw.ellipse((x - r, y - r, x + r, y + r), fill=255)

    def done(self) -> Field:
        """Cover of each pixel, 0 to 1."""
        small = self.image.resize(self.ground.size, Image.Resampling.BOX)
        return np.asarray(small, np.float32) / np.float32(255)


def lakes(ground: Realm, sheet: Colours) -> None:
    """Still water, a little darker along its rim, in place."""
    rim = np.exp(-np.clip(distance(ground.lakes, ground.scale), 0, None) / 3)
    water = rgb(WATER) - rim[..., None] * np.float32(26)
    mix(sheet, water.astype(np.float32), ground.lakes.astype(np.float32) * np.float32(0.9))


def margin(ground: Realm, sheet: Colours, paper: Colours) -> None:
    """The bare sheet outside the neatline, in place."""
    outside = ~ground.within(27)
    sheet[outside] = paper[outside] * np.float32(0.93)


def rivers(ground: Realm, sheet: Colours) -> None:
    """Water between two inked banks, broader toward the mouth, in place."""
    water = Inking(ground)
    for stretch in ground.map.stretches:
        if stretch.terrain == "river":
            water.swelling(stretch.points, 1.1, max(2.0, stretch.wide / 4.2))
    cover = water.done()
    banks = np.clip(blurred(cover, 0.6 * ground.scale) * 2.4, 0, 1).astype(np.float32) * ground.land
    cover *= np.clip(1 - ground.offshore / 2.5, 0, 1)
    mix(sheet, rgb(BANK), banks * np.float32(0.85))
    mix(sheet, rgb(WATER), cover * np.float32(0.95))


def roads(ground: Realm, sheet: Colours) -> None:
    """Pale ways between two inked ruts, in place."""
    for wide, colour, strength in ((5.6, RUT, 0.85), (3.5, ROAD, 0.97)):
        pen = Inking(ground)
        for road in ground.map.roads:
            if not road.sea:
                pen.pen(road.points, wide)
        mix(sheet, rgb(colour), pen.done() * np.float32(strength))


def sea_roads(ground: Realm, sheet: Colours) -> None:
    """Short strokes over the water, from harbour to harbour, in place."""
    pen = Inking(ground)
    for road in ground.map.roads:
        if road.sea:
            pen.pen(road.points, 1.9, (5.2, 5.2))
    afloat = np.clip(ground.offshore / 2.5 - 0.6, 0, 1)
    mix(sheet, rgb((44, 40, 36)), (pen.done() * afloat * 0.78).astype(np.float32))


def shores(ground: Realm, sheet: Colours) -> None:
    """The coast and the rims of lakes in ink, in place."""
    pen, rim = Inking(ground), Inking(ground)
    for stretch in ground.map.stretches:
        closed = (*stretch.points, stretch.points[0])
        if stretch.terrain == "land":
            pen.pen(closed, 1.8)
        elif stretch.terrain == "lake":
            rim.pen(closed, 1.1)
    mix(sheet, rgb(COAST), pen.done() * np.float32(0.95))
    mix(sheet, rgb(BANK), rim.done() * np.float32(0.9))
