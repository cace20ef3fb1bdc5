"""A map of locations and roads as rasters of any size: land and water, woods and ranges, and what is kept clear."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from PIL import Image, ImageDraw

from build.map_noise import Field
from build.map_rasters import UNITS, Mask, Rasters, distance
from game.kernel.geometry import Box, Point
from game.kernel.maps.locations import LocationMap

STANDING = ("label", "mark", "action")
AT_SEA = ("track", "monster_card", "ship", "monster", "token", "label")
VIGNETTE = (250.0, 190.0)
"""Width and height of the drawing of a place, in pixels of the map."""
BASE = 46.0
"""How far below its location's point a vignette stands, in pixels of the map."""


@dataclass(frozen=True)
class Realm(Rasters):
    """Rasters of a location map."""

    map: LocationMap
    size: tuple[int, int]
    units: int = UNITS
    """How wide the sheet is in units: fewer for one that is narrower than the Continent."""

    @property
    def scale(self) -> float:
        """Pixels of the picture to one unit."""
        return self.size[0] / self.units

    @property
    def span(self) -> tuple[int, int]:
        """The size of the map."""
        return self.map.size

    @property
    def sea_ways(self) -> tuple[tuple[Point, ...], ...]:
        """The sea roads."""
        return tuple(road.points for road in self.map.roads if road.sea)

    def _shapes(self, terrain: str) -> Mask:
        sheet = Image.new("1", self.size, 0)
        draw = ImageDraw.Draw(sheet)
        for stretch in self.map.stretches:
            if stretch.terrain == terrain:
                draw.polygon(self.fitted(stretch.points), fill=1)
        return np.array(sheet).astype(bool)

    @cached_property
    def lakes(self) -> Mask:
        """Still water inland."""
        return self._shapes("lake")

    @cached_property
    def land(self) -> Mask:
        """Everything but sea and lakes."""
        return self._shapes("land") & ~self.lakes

    @cached_property
    def mountains(self) -> Mask:
        """Ground that is to be filled with peaks."""
        return self._shapes("mountains") & self.land

    @cached_property
    def woods(self) -> Mask:
        """Ground where trees stand close."""
        return self._shapes("forest") & self.land

    @cached_property
    def from_woods(self) -> Field:
        """How far each pixel lies from a wood, in units."""
        return distance(~self.woods, self.scale) if self.woods.any() else np.full(self.shape, 999, np.float32)

    def lines(self, wide: float, roads: bool) -> Mask:
        """The land roads or the rivers as strips, `wide` in units."""
        sheet = Image.new("1", self.size, 0)
        draw = ImageDraw.Draw(sheet)
        ways = [road.points for road in self.map.roads if not road.sea]
        rivers = [stretch.points for stretch in self.map.stretches if stretch.terrain == "river"]
        for points in ways if roads else rivers:
            draw.line(self.fitted(points), fill=1, width=max(1, round(wide * self.scale)), joint="curve")
        return np.array(sheet).astype(bool)

    def vignettes(self) -> list[Box]:
        """The box of each location's drawing, in the order of the map."""
        wide, tall = VIGNETTE
        feet = [(place.at[0], place.at[1] + BASE) for place in self.map.locations]
        return [(x - wide / 2, y - tall, x + wide / 2, y) for x, y in feet]

    def calm(self, margin: float = 3.0) -> Mask:
        """Names, marks and drawings of places, and the pieces on the sea."""
        kinds = {*STANDING, *AT_SEA}
        boxes = [
            (slot.x, slot.y, slot.x + slot.width, slot.y + slot.height)
            for slot in self.map.slots
            if slot.kind in (kinds if self._wet(slot.centre) else STANDING)
        ]
        return self.covered([*boxes, *self.vignettes()], margin)

    def _wet(self, spot: Point) -> bool:
        (x, y) = self.fitted([spot])[0]
        row, column = (min(max(int(v), 0), n - 1) for v, n in zip((y, x), self.shape, strict=True))
        return not self.land[row, column]


def planned(found: LocationMap, units: int = UNITS) -> Realm:
    """The ground at the fixed size at which everything small is placed."""
    return Realm(found, (units, round(units * found.size[1] / found.size[0])), units)
