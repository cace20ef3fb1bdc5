"""What the painters need of any map, whatever is played on it: how far the shore, where the peaks, what stays clear."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from build.map_noise import Field
from game.kernel.geometry import Box, Point

Mask = npt.NDArray[np.bool_]
UNITS = 1600
"""A sheet is 1600 units wide whatever its size in pixels; all lengths of the painters are told in units."""


class Rasters(ABC):
    """A map's ground at the size of a picture; `scale` is pixels to a unit."""

    size: tuple[int, int]
    """Of the picture, in pixels."""

    @property
    @abstractmethod
    def span(self) -> tuple[int, int]:
        """The size of the map, in which its points are told."""

    @property
    @abstractmethod
    def land(self) -> Mask:
        """Everything but sea and lakes."""

    @property
    @abstractmethod
    def mountains(self) -> Mask:
        """Ground that is to be filled with peaks."""

    @property
    @abstractmethod
    def sea_ways(self) -> Sequence[tuple[Point, ...]]:
        """Lines on the sea that ships and compass keep clear of, in map points."""

    @abstractmethod
    def calm(self, margin: float = 3.0) -> Mask:
        """Where pieces, names, icons and titles will stand: nothing is drawn there. `margin` in units."""

    @property
    def scale(self) -> float:
        """Pixels of the picture to one unit."""
        return self.size[0] / UNITS

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.size[1], self.size[0]

    def fitted(self, points: Sequence[Point]) -> list[Point]:
        """Points of the map in pixels of the picture."""
        across, down = self.size[0] / self.span[0], self.size[1] / self.span[1]
        return [(x * across, y * down) for x, y in points]

    @cached_property
    def inland(self) -> Field:
        """How far each pixel of land lies from water, in units."""
        return distance(self.land, self.scale)

    @cached_property
    def offshore(self) -> Field:
        """How far each pixel of water lies from land, in units."""
        return distance(~self.land, self.scale)

    @cached_property
    def from_mountains(self) -> Field:
        """How far each pixel lies from a massif, in units; large where there is none."""
        if not self.mountains.any():
            return np.full(self.shape, 999, np.float32)
        return distance(~self.mountains, self.scale)

    def within(self, margin: float) -> Mask:
        """What lies further than `margin` units from the edge of the sheet."""
        inner = np.zeros(self.shape, bool)
        edge = round(margin * self.scale)
        inner[edge : self.shape[0] - edge, edge : self.shape[1] - edge] = True
        return inner

    def covered(self, boxes: Sequence[Box], margin: float) -> Mask:
        """The boxes, told in map points, with a margin in units."""
        taken = np.zeros(self.shape, bool)
        across, down = self.size[0] / self.span[0], self.size[1] / self.span[1]
        pad = margin * self.scale
        for left, top, right, low in boxes:
            rows = slice(max(0, int(top * down - pad)), max(0, int(low * down + pad)) + 1)
            taken[rows, max(0, int(left * across - pad)) : max(0, int(right * across + pad)) + 1] = True
        return taken


def distance(mask: Mask, scale: float) -> Field:
    """How far each pixel of a mask lies from its edge, in units."""
    out: Field = ndimage.distance_transform_edt(mask).astype(np.float32) / np.float32(scale)
    return out
