"""Where the small drawings stand: placed on a plan of fixed size, so that small pictures are like the large.

Massifs are filled from end to end with overlapping peaks. Elsewhere few things stand, in loose groups,
each region having its own growth, and nothing where pieces, names and titles will be.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops, ImageFilter

from build import map_glyphs as glyphs
from build.map_ground import UNITS, Ground, Mask
from build.map_noise import clouds
from game.kernel.maps.territories import TerritoryMap

KINDS: dict[str, glyphs.Glyph] = {
    "fir": glyphs.fir,
    "snowy_fir": glyphs.snowy_fir,
    "birch": glyphs.birch,
    "hill": glyphs.hill,
    "grass": glyphs.grass,
    "reeds": glyphs.reeds,
    "rock": glyphs.rock,
}
SIZES = {
    "fir": 17.0,
    "snowy_fir": 16.0,
    "birch": 14.0,
    "hill": 10.0,
    "grass": 7.0,
    "reeds": 10.0,
    "rock": 7.5,
}
WIDTHS = {"fir": 0.66, "snowy_fir": 0.66, "birch": 0.8, "hill": 2.7, "grass": 1.3, "reeds": 1.7, "rock": 1.8}
GROWTH: dict[str, tuple[tuple[str, float], ...]] = {
    # region: what grows there, and how much of it
    "haafingar": (("snowy_fir", 1.0), ("rock", 0.25)),
    "hjaalmarch": (("reeds", 0.8), ("fir", 0.35)),
    "the_pale": (("snowy_fir", 0.8), ("hill", 0.25)),
    "winterhold_hold": (("snowy_fir", 0.6), ("rock", 0.25)),
    "eastmarch": (("fir", 0.5), ("rock", 0.2), ("hill", 0.25)),
    "whiterun_hold": (("grass", 1.0), ("hill", 0.3), ("fir", 0.15)),
    "the_reach": (("rock", 0.3), ("hill", 0.35), ("fir", 0.4)),
    "falkreath_hold": (("fir", 1.5),),
    "the_rift": (("birch", 1.1), ("fir", 0.3)),
}
OTHER = (("fir", 0.6), ("hill", 0.3), ("grass", 0.4))


@dataclass(frozen=True, slots=True, order=True)
class Item:
    """One drawing: its foot in units, drawn from the back to the front."""

    y: float
    x: float
    kind: str
    size: float
    seed: int
    snow: float = 0.0


class Planner:
    """Collects the items of one map."""

    def __init__(self, found: TerritoryMap) -> None:
        height = round(UNITS * found.size[1] / found.size[0])
        self.ground = Ground(found, (UNITS, height))
        self.free = self.ground.land & ~self.ground.calm(2.0)
        self.taken = np.zeros(self.ground.shape, bool)
        self.chance = np.random.default_rng(17)
        self.items: list[Item] = []

    def plan(self) -> list[Item]:
        """All items, back to front."""
        self._massifs()
        self._lone_peaks()
        self._growth()
        return sorted(self.items)

    def _points(self, mask: Mask, spacing: float) -> npt.NDArray[np.intp]:
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

    def _fits(self, row: int, column: int, wide: float, tall: float, where: Mask) -> bool:
        box = where[
            max(0, int(row - tall)) : row + 2, max(0, int(column - wide / 2)) : int(column + wide / 2) + 1
        ]
        return bool(box.size) and bool(box.all())

    def _meets(self, row: int, column: int, wide: float, tall: float) -> bool:
        rows = slice(max(0, int(row - tall)), row + 2)
        return bool(self.taken[rows, max(0, int(column - wide / 2)) : int(column + wide / 2) + 1].any())

    def _clear(self, row: int, column: int, wide: float, tall: float, where: Mask) -> bool:
        """Whether a drawing fits there beside those that stand already."""
        fits = self._fits(row, column, wide, tall, where)
        return fits and not self._meets(row, column, wide, tall)

    def _massifs(self) -> None:
        """Peaks so near to one another that the eye finds no pass.

        They are smaller where the massif is narrow, and hardly rise over its far edge: an owner's wash is
        laid on the ground behind it, and would colour their tops.
        """
        calm = ~self.ground.calm(0.5, ("units", "label", "icons"))
        deep = np.where(self.ground.mountains, _depth(self.ground.mountains), 0)
        behind = _rows_above(self.ground.mountains)
        for row, column in self._points(deep > 1.2, 11).tolist():
            size = float(np.clip(13 + deep[row, column] * 1.75, 15, 44) * self.chance.uniform(0.88, 1.12))
            size = min(size, behind[row, column] + 6)
            while size > 8 and not self._fits(row, column, size * 1.1, size * 0.9, calm):
                size *= 0.9
            if size > 8:
                self._peak(row + 3, column, size)
            elif self._fits(row, column, 6, 4, calm):
                self._add("rock", row + 1, column, 7.0)

    def _peak(self, row: float, column: float, size: float) -> None:
        north = 1 - row / self.ground.shape[0]
        snow = float(np.clip(north * 0.75 + (size - 26) * 0.015 + self.chance.uniform(-0.12, 0.12), 0, 0.75))
        self._add("mountain", row, column, size, snow if snow > 0.22 else 0.0)
        wide = int(size * 0.8)
        rows = slice(max(0, int(row - size * 0.9)), int(row) + 3)
        self.taken[rows, max(0, int(column) - wide) : int(column) + wide] = True

    def _add(self, kind: str, row: float, column: float, size: float, snow: float = 0.0) -> None:
        seed = int(self.chance.integers(1, 100000))
        self.items.append(Item(round(row, 2), round(column, 2), kind, round(size, 2), seed, round(snow, 2)))

    def _lone_peaks(self) -> None:
        """A few outliers, well inside a territory, mostly near a massif."""
        ground = self.ground
        open_ = self.free & ~self.taken & (ground.from_border > 16) & (ground.inland > 22)
        near = np.exp(-ground.from_mountains / 60)
        for row, column in self._points(open_, 46).tolist():
            size = float(self.chance.uniform(20, 29))
            if self.chance.random() > 0.12 + near[row, column] * 0.5:
                continue
            if self._clear(row, column, size * 1.4, size * 1.05, open_):
                self._peak(row, column, size)

    def _growth(self) -> None:
        ground = self.ground
        woods = clouds(ground.shape, 62, 3, 51)
        open_ = self.free & ~self.ground.mountains & (ground.from_border > 3) & (ground.inland > 7)
        keys = [region.key for region in ground.map.regions]
        points = self._points(open_ & (woods > -0.03), 5)
        which, lucky, broad = self.chance.random((3, len(points))).tolist()
        for (row, column), pick, luck, wide in zip(points.tolist(), which, lucky, broad, strict=True):
            region = int(ground.region[row, column])
            if region < 0:
                continue
            grows = GROWTH.get(keys[region], OTHER)
            kind, much = grows[int(pick * len(grows))]
            if luck > min((float(woods[row, column]) + 0.03) * 6, 1) * much * len(grows) * 0.8:
                continue
            size = SIZES[kind] * (0.85 + 0.3 * wide)
            if self._clear(row, column, size * WIDTHS[kind] + 2, size, open_):
                self._add(kind, row, column, size)
                half = int(size * WIDTHS[kind] * 0.42)
                self.taken[
                    max(0, int(row - size * 0.35)) : row + 3, max(0, column - half) : column + half
                ] = True


def _rows_above(mask: Mask) -> npt.NDArray[np.int32]:
    """For each pixel of the mask how far the mask goes on above it."""
    run = np.zeros(mask.shape, np.int32)
    for row in range(1, len(mask)):
        run[row] = (run[row - 1] + 1) * mask[row]
    return run


def _depth(mask: Mask) -> npt.NDArray[np.float64]:
    from scipy import ndimage

    out: npt.NDArray[np.float64] = ndimage.distance_transform_edt(mask)
    return out


def drawn(items: list[Item], ground: Ground) -> Image.Image:
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
    shadow = Image.new("RGBA", ground.size, (44, 30, 18, 0))
    moved = ImageChops.offset(sheet.getchannel("A"), round(1.6 * scale), round(1.2 * scale))
    shadow.putalpha(moved.filter(ImageFilter.GaussianBlur(1.5 * scale)).point(lambda value: value * 0.32))
    shadow.alpha_composite(sheet)
    return shadow
