"""What is sown over a map: small drawings placed on a plan of fixed size, so that small pictures are like the large."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops, ImageFilter
from scipy import ndimage

from build import map_glyphs as glyphs
from build.map_rasters import Mask, Rasters

KINDS: dict[str, glyphs.Glyph] = {
    "fir": glyphs.fir,
    "snowy_fir": glyphs.snowy_fir,
    "birch": glyphs.birch,
    "oak": glyphs.oak,
    "hill": glyphs.hill,
    "grass": glyphs.grass,
    "reeds": glyphs.reeds,
    "rock": glyphs.rock,
}
SIZES = {
    "fir": 17.0,
    "snowy_fir": 16.0,
    "birch": 14.0,
    "oak": 14.0,
    "hill": 10.0,
    "grass": 7.0,
    "reeds": 10.0,
    "rock": 7.5,
}
WIDTHS = {
    "fir": 0.66,
    "snowy_fir": 0.66,
    "birch": 0.8,
    "oak": 0.8,
    "hill": 2.7,
    "grass": 1.3,
    "reeds": 1.7,
    "rock": 1.8,
}


@dataclass(frozen=True, slots=True, order=True)
class Item:
    """One drawing: its foot in units, drawn from the back to the front."""

    y: float
    x: float
    kind: str
    size: float
    seed: int
    snow: float = 0.0


class Sower:
    """Collects the items of one map, drawing by drawing; `free` is where anything may stand."""

    snows = 0.75
    """How much of a high peak in the far north is white."""

    def __init__(self, ground: Rasters, free: Mask) -> None:
        self.raster, self.free = ground, free
        self.taken = np.zeros(ground.shape, bool)
        self.chance = np.random.default_rng(17)
        self.items: list[Item] = []

    def points(self, mask: Mask, spacing: float) -> npt.NDArray[np.intp]:
        """Places in the mask, row and column, in random order, no two nearer than `spacing`."""
        places = np.argwhere(mask)
        tried = min(len(places), int(24 * len(places) / spacing**2))
        places = places[self.chance.permutation(len(places))[:tried]]
        open_ = mask.copy()
        reach = int(spacing)
        kept = []
        for row, column in places.tolist():
            if open_[row, column]:
                kept.append((row, column))
                rows = slice(max(0, row - int(reach * 0.62)), row + int(reach * 0.62) + 1)
                open_[rows, max(0, column - reach) : column + reach + 1] = False
        return np.array(kept, np.intp).reshape(-1, 2)

    def fits(self, row: int, column: int, wide: float, tall: float, where: Mask) -> bool:
        """Whether a drawing with its foot there lies within the mask."""
        box = where[
            max(0, int(row - tall)) : row + 2, max(0, int(column - wide / 2)) : int(column + wide / 2) + 1
        ]
        return bool(box.size) and bool(box.all())

    def meets(self, row: int, column: int, wide: float, tall: float) -> bool:
        """Whether a drawing there runs into one that stands already."""
        rows = slice(max(0, int(row - tall)), row + 2)
        return bool(self.taken[rows, max(0, int(column - wide / 2)) : int(column + wide / 2) + 1].any())

    def clear(self, row: int, column: int, wide: float, tall: float, where: Mask) -> bool:
        """Whether a drawing fits there beside those that stand already."""
        fits = self.fits(row, column, wide, tall, where)
        return fits and not self.meets(row, column, wide, tall)

    def massifs(self, calm: Mask, spacing: float = 11) -> None:
        """Peaks so near to one another that the eye finds no pass.

        They are smaller where the massif is narrow, and hardly rise over its far edge: an owner's wash is
        laid on the ground behind it, and would colour their tops. They stand within `calm`.
        """
        deep = np.where(self.raster.mountains, _depth(self.raster.mountains), 0)
        behind = _rows_above(self.raster.mountains)
        for row, column in self.points(deep > 1.2, spacing).tolist():
            size = float(np.clip(13 + deep[row, column] * 1.75, 15, 44) * self.chance.uniform(0.88, 1.12))
            size = min(size, behind[row, column] + 6)
            while size > 8 and not self.fits(row, column, size * 1.1, size * 0.9, calm):
                size *= 0.9
            if size > 8:
                self.peak(row + 3, column, size)
            elif self.fits(row, column, 6, 4, calm):
                self.add("rock", row + 1, column, 7.0)

    def peak(self, row: float, column: float, size: float) -> None:
        """A mountain with its foot there, and its ground taken; the more northern, the more snow."""
        north = 1 - row / self.raster.shape[0]
        whim = self.chance.uniform(-0.12, 0.12)
        snow = float(np.clip(north * self.snows + (size - 26) * 0.015 + whim, 0, self.snows))
        self.add("mountain", row, column, size, snow if snow > 0.22 else 0.0)
        wide = int(size * 0.8)
        rows = slice(max(0, int(row - size * 0.9)), int(row) + 3)
        self.taken[rows, max(0, int(column) - wide) : int(column) + wide] = True

    def add(self, kind: str, row: float, column: float, size: float, snow: float = 0.0) -> None:
        """One more drawing."""
        seed = int(self.chance.integers(1, 100000))
        self.items.append(Item(round(row, 2), round(column, 2), kind, round(size, 2), seed, round(snow, 2)))


def _rows_above(mask: Mask) -> npt.NDArray[np.int32]:
    """For each pixel of the mask how far the mask goes on above it."""
    run = np.zeros(mask.shape, np.int32)
    for row in range(1, len(mask)):
        run[row] = (run[row - 1] + 1) * mask[row]
    return run


def _depth(mask: Mask) -> npt.NDArray[np.float64]:
    out: npt.NDArray[np.float64] = ndimage.distance_transform_edt(mask)
    return out


def drawn(items: list[Item], ground: Rasters) -> Image.Image:
    """All items on a clear sheet of the picture's size, with a soft shadow to the lower right."""
    sheet = Image.new("RGBA", ground.size, (0, 0, 0, 0))
    scale = ground.scale
    for item in items:
        size = item.size * scale
        if item.kind == "mountain":
            picture = glyphs.mountain(size, item.seed, item.snow)
        else:
            picture = KINDS[item.kind](size, item.seed)
        left = round(item.x * scale - picture.width / 2)
        top = round(item.y * scale - picture.height / 1.06)
        if left >= 0 and top >= 0:
            sheet.alpha_composite(picture, (left, top))
    return shaded(sheet, scale)


def shaded(sheet: Image.Image, scale: float) -> Image.Image:
    """Drawings with a soft shadow to the lower right; `scale` is pixels to a unit."""
    shadow = Image.new("RGBA", sheet.size, (44, 30, 18, 0))
    moved = ImageChops.offset(sheet.getchannel("A"), round(1.6 * scale), round(1.2 * scale))
    shadow.putalpha(moved.filter(ImageFilter.GaussianBlur(1.5 * scale)).point(lambda value: value * 0.32))
    shadow.alpha_composite(sheet)
    return shadow
