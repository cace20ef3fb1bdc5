"""Where the small drawings of a map of locations stand: ranges, woods, and a little of everything between.

Nothing stands on a road, in a river or where names, marks and the drawings of places will be.
"""

from __future__ import annotations

import numpy as np

from build.map_noise import clouds
from build.map_rasters import UNITS, distance
from build.map_sowing import SIZES, WIDTHS, Item, Sower
from build.realm_ground import planned
from game.kernel.maps.locations import LocationMap

OPEN = ("grass", "grass", "hill", "oak", "rock")
NORTH = 0.42
"""Above this share of the sheet woods are of fir, far below it of oak."""


class RealmPlanner(Sower):
    """Collects the items of one map."""

    snows = 0.42

    def __init__(self, found: LocationMap, units: int = UNITS) -> None:
        self.ground = planned(found, units)
        roads, rivers = self.ground.lines(7, True), self.ground.lines(9, False)
        self.standing = ~(self.ground.calm(1.5) | roads | rivers) & self.ground.within(36)
        super().__init__(self.ground, self.ground.land & self.standing)

    def plan(self) -> list[Item]:
        """All items, back to front."""
        self.massifs(self.standing, 16)
        self._woods()
        self._open()
        return sorted(self.items)

    def _plant(self, kind: str, row: int, column: int, size: float, crowding: float) -> None:
        if self.clear(row, column, size * WIDTHS[kind] * crowding, size * 0.9, self.free):
            self.add(kind, row, column, size)
            half, rows = int(size * WIDTHS[kind] * 0.38), int(size * 0.26)
            self.taken[max(0, row - rows) : row + 2, max(0, column - half) : column + half] = True

    def _woods(self) -> None:
        ground = self.ground
        deep = distance(ground.woods, 1.0)
        thin = clouds(ground.shape, 40, 3, 81)
        for row, column in self.points((deep > 1) & ~ground.mountains & (ground.inland > 6), 4).tolist():
            if deep[row, column] < 9 and self.chance.random() > 0.35 + deep[row, column] / 14 + thin[row, column]:
                continue
            south = row / ground.shape[0] + 0.22 * float(thin[row, column])
            kind = "fir" if south < NORTH or self.chance.random() < 0.45 - (south - NORTH) else "oak"
            self._plant(kind, row, column, SIZES[kind] * float(self.chance.uniform(0.86, 1.16)), 0.8)

    def _open(self) -> None:
        """Tufts, rises and single trees, seldom two of them together."""
        ground = self.ground
        empty = (ground.inland > 12) & (ground.from_woods > 10) & (ground.from_mountains > 8)
        for row, column in self.points(empty, 17).tolist():
            kind = OPEN[int(self.chance.integers(len(OPEN)))]
            if self.chance.random() < 0.34:
                self._plant(kind, row, column, SIZES[kind] * float(self.chance.uniform(0.85, 1.15)), 1.3)
        marsh = (ground.inland > 3) & (ground.inland < 9)
        for row, column in self.points(marsh & self._beside_lakes(), 12).tolist():
            self._plant("reeds", row, column, SIZES["reeds"], 1.0)

    def _beside_lakes(self) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
        near: np.ndarray[tuple[int, int], np.dtype[np.bool_]] = distance(~self.ground.lakes, 1.0) < 16
        return near
