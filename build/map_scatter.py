"""Where the small drawings of a territory map stand.

Massifs are filled from end to end with overlapping peaks. Elsewhere few things stand, in loose groups,
each region having its own growth, and nothing where pieces, names and titles will be.
"""

from __future__ import annotations

import numpy as np

from build.map_ground import UNITS, Ground
from build.map_noise import clouds
from build.map_sowing import SIZES, WIDTHS, Item, Sower, drawn
from game.kernel.maps.territories import TerritoryMap

__all__ = ["Item", "Planner", "drawn"]

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


class Planner(Sower):
    """Collects the items of one map."""

    def __init__(self, found: TerritoryMap) -> None:
        height = round(UNITS * found.size[1] / found.size[0])
        self.ground = Ground(found, (UNITS, height))
        super().__init__(self.ground, self.ground.land & ~self.ground.calm(2.0))

    def plan(self) -> list[Item]:
        """All items, back to front."""
        self.massifs(~self.ground.calm(0.5, ("units", "label", "icons")))
        self._lone_peaks()
        self._growth()
        return sorted(self.items)

    def _lone_peaks(self) -> None:
        """A few outliers, well inside a territory, mostly near a massif."""
        ground = self.ground
        open_ = self.free & ~self.taken & (ground.from_border > 16) & (ground.inland > 22)
        near = np.exp(-ground.from_mountains / 60)
        for row, column in self.points(open_, 46).tolist():
            size = float(self.chance.uniform(20, 29))
            if self.chance.random() > 0.12 + near[row, column] * 0.5:
                continue
            if self.clear(row, column, size * 1.4, size * 1.05, open_):
                self.peak(row, column, size)

    def _growth(self) -> None:
        ground = self.ground
        woods = clouds(ground.shape, 62, 3, 51)
        open_ = self.free & ~self.ground.mountains & (ground.from_border > 3) & (ground.inland > 7)
        keys = [region.key for region in ground.map.regions]
        points = self.points(open_ & (woods > -0.03), 5)
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
            if self.clear(row, column, size * WIDTHS[kind] + 2, size, open_):
                self.add(kind, row, column, size)
                half = int(size * WIDTHS[kind] * 0.42)
                self.taken[
                    max(0, int(row - size * 0.35)) : row + 3, max(0, column - half) : column + half
                ] = True
