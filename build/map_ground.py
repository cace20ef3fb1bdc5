"""A map file as rasters of any size: whose each pixel is, how far the shore, where nothing may be drawn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from build.map_noise import Field
from build.map_rasters import UNITS, Mask, Rasters, distance
from game.kernel.geometry import Point
from game.kernel.maps.territories import Slot, TerritoryMap

__all__ = ["UNITS", "Ground", "Mask", "steps"]


@dataclass(frozen=True)
class Ground(Rasters):
    """Rasters of a map; `scale` is pixels to a unit. `own` and `region` hold indices, -1 where nobody is."""

    map: TerritoryMap
    size: tuple[int, int]

    @property
    def span(self) -> tuple[int, int]:
        """The size of the map."""
        return self.map.size

    @property
    def sea_ways(self) -> tuple[tuple[Point, ...], ...]:
        """The sea routes."""
        return tuple(route.points for route in self.map.routes)

    @cached_property
    def own(self) -> npt.NDArray[np.int16]:
        """Which territory each pixel belongs to."""
        sheet = Image.new("I;16", self.size, 0)
        draw = ImageDraw.Draw(sheet)
        for index, territory in enumerate(self.map.territories):
            draw.polygon(self.fitted(territory.polygon), fill=index + 1)
        return np.array(sheet).astype(np.int16) - 1

    @cached_property
    def region(self) -> npt.NDArray[np.int16]:
        """Which region each pixel belongs to."""
        keys = [region.key for region in self.map.regions]
        of = np.array([keys.index(territory.region) for territory in self.map.territories] + [-1], np.int16)
        found: npt.NDArray[np.int16] = of[self.own]
        return found

    def _ridges(self, terrain: str) -> Mask:
        sheet = Image.new("1", self.size, 0)
        draw = ImageDraw.Draw(sheet)
        for ridge in self.map.ridges:
            if ridge.terrain == terrain and ridge.closed:
                draw.polygon(self.fitted(ridge.points), fill=1)
            elif ridge.terrain == terrain:
                draw.line(self.fitted(ridge.points), fill=1, width=max(1, round(14 * self.scale)))
        return np.array(sheet).astype(bool)

    @cached_property
    def mountains(self) -> Mask:
        """Ground of nobody that is to be filled with peaks."""
        return self._ridges("mountains")

    @cached_property
    def land(self) -> Mask:
        """Everything but sea and lakes."""
        found: Mask = (self.own >= 0) | self.mountains
        return found & ~self._ridges("lake")

    @cached_property
    def from_frontier(self) -> Field:
        """How far each pixel lies from ground of another region, in units."""
        return distance(~steps(self.region), self.scale)

    @cached_property
    def from_border(self) -> Field:
        """How far each pixel lies from the border of its territory, in units."""
        return distance(~steps(self.own), self.scale)

    def calm(self, margin: float = 3.0, kinds: tuple[str, ...] = ("units", "label", "icons", "hero")) -> Mask:
        """Where pieces, names, icons and titles will stand: nothing is drawn there. `margin` in units."""
        used = [slot for slot in self.map.slots if slot.kind in kinds and self._used(slot)]
        boxes = [(slot.x, slot.y, slot.x + slot.width, slot.y + slot.height) for slot in used]
        return self.covered(boxes, margin)

    def _used(self, slot: Slot) -> bool:
        """Room for icons matters only where there is a fort or portal to be shown."""
        marked = {place.key for place in self.map.territories if place.fort or place.portal}
        return slot.kind != "icons" or slot.of in marked


def steps(labels: npt.NDArray[np.int16]) -> Mask:
    """Where a pixel's label differs from that of its left or upper neighbour."""
    out = np.zeros(labels.shape, bool)
    out[:, 1:] |= labels[:, 1:] != labels[:, :-1]
    out[1:] |= labels[1:] != labels[:-1]
    return out
