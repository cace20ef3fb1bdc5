"""Where peaks, bushes and waves stand on a turned tile.

Those that straddle an edge are the same on both sides of it, by a rule: the rim is not an empty band. The others stand
where there is room.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from build.skye.grounds import SIDE, Field
from build.skye.roads import Line, points_of, turned
from build.skye.shapes import designs, shape
from build.skye.standing import standing
from game.titles.skye.tiles import MOUNTAIN, PASTURE, WATER
from game.titles.skye.tiles import turned as turned_edges

STRADDLE = (0.23, 0.79)
ASIDE = {PASTURE: 0.06, MOUNTAIN: 0.0, WATER: -0.03}
FOOT = {PASTURE: 0.05, MOUNTAIN: 0.07, WATER: 0.05}  # how far below its place a mark on the rim has its foot
OFF_RIM = 0.04  # a peak's spine does not lie on the rim itself, where it would look like a seam
WANTED = {PASTURE: 10, MOUNTAIN: 9, WATER: 7}
ROOM = {PASTURE: 0.060, MOUNTAIN: 0.08, WATER: 0.068}
HALF = {PASTURE: 0.03, MOUNTAIN: 0.07, WATER: 0.0}  # from its foot to its middle
TRIES = 160


@dataclass(frozen=True, slots=True)
class Mark:
    """What grows about the point above its foot, in parts of the side; `on_rim` is a little larger."""

    x: float
    y: float
    terrain: int
    seed: int
    on_rim: bool


def _on_rim(key: str, rotation: int) -> Iterator[Mark]:
    for edge, terrain in enumerate(turned_edges(designs()[key].edges, rotation)):
        for along in STRADDLE:
            q = along + ASIDE[terrain]
            off = OFF_RIM if terrain == MOUNTAIN else 0.0
            x, y = ((q, 0.0), (1.0 + off, q), (q, 1.0), (off, q))[edge]
            yield Mark(x, y + FOOT[terrain], terrain, int(along * 10) + 5 * (edge % 2), True)


class _Sower:
    def __init__(self, key: str, rotation: int) -> None:
        self.rotation = rotation
        self.road: Line = np.array([turned(x, y, rotation) for x, y in points_of(key).tolist()])
        self.taken = [(*turned(one.x, one.y, rotation), one.radius) for one in standing(key)]
        self.marks = list(_on_rim(key, rotation))

    def _free(self, x: float, y: float, terrain: int, room: Field) -> bool:
        middle = y - HALF[terrain]
        steep = terrain == MOUNTAIN
        if min(x, 1 - x, y, 1 - y) < 0.13 or (steep and y < 0.22):
            return False
        if room[int(middle * SIDE), int(x * SIDE)] < ROOM[terrain]:
            return False
        if np.hypot(self.road[:, 0] - x, self.road[:, 1] - middle).min() < (0.12 if steep else 0.085):
            return False
        if any(math.hypot(qx - x, qy - middle) < r + (0.11 if steep else 0.065) for qx, qy, r in self.taken):
            return False
        return not any(self._crowded(one, x, y, steep) for one in self.marks)

    @staticmethod
    def _crowded(one: Mark, x: float, y: float, steep: bool) -> bool:
        wide, high = (0.15, 0.15) if steep or one.terrain == MOUNTAIN else (0.12, 0.10)
        return abs(one.x - x) < wide and abs(one.y - y) < high

    def sow(self, terrain: int, room: Field, chance: np.random.Generator) -> None:
        """As many as there is room for."""
        left = WANTED[terrain]
        for plain_x, plain_y in (chance.random((TRIES, 2)) * 0.8 + 0.1).tolist():
            x, y = turned(plain_x, plain_y, self.rotation)
            if left and self._free(x, y, terrain, room):
                self.marks.append(Mark(x, y, terrain, int(chance.integers(0, 6)) + 10, False))
                left -= 1


def sown(key: str, rotation: int) -> list[Mark]:
    """All marks of a turned tile, those further back first."""
    sower = _Sower(key, rotation)
    chance = np.random.default_rng(sum(map(ord, key)))
    ground = np.rot90(shape(key).terrain, -rotation)
    for terrain in (PASTURE, MOUNTAIN, WATER):
        if (ground == terrain).any():
            padded = np.pad(ground == terrain, 1, mode="edge")
            room: Field = ndimage.distance_transform_edt(padded)[1:-1, 1:-1] / SIDE
            sower.sow(terrain, room, chance)
    return sorted(sower.marks, key=lambda one: one.y)
