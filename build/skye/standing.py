"""Where each symbol stands on a tile, unturned: clear of the others and of roads, on the ground that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree

from build.skye.grounds import SIDE, Field
from build.skye.roads import points_of
from build.skye.shapes import designs, shape
from game.titles.skye.tiles import (
    BARREL,
    BROCH,
    CATTLE,
    FARM,
    JOURNEYMAN,
    LIGHTHOUSE,
    NONE,
    PASTURE,
    SCROLLS,
    SHEEP,
    SYMBOLS,
    WATER,
    Tile,
)

COARSE = 64  # places a side that are tried
TRIES = 90
RADII = {BARREL: 0.10, SHEEP: 0.105, CATTLE: 0.115, FARM: 0.125, JOURNEYMAN: 0.115}
CASTLE_RADIUS, SCROLL_RADIUS, GREAT_RADIUS, SHIP_RADIUS = 0.185, 0.145, 0.125, 0.12


@dataclass(frozen=True, slots=True)
class Stand:
    """A symbol about a point; all in parts of the side."""

    symbol: str
    x: float
    y: float
    radius: float


Wish = tuple[str, Field, float]  # a symbol, the room about each place, its radius


class _Field:
    """What the places of a tile are like."""

    def __init__(self, key: str) -> None:
        step = SIDE // COARSE
        found = shape(key)
        self.terrain = found.terrain[step // 2 :: step, step // 2 :: step]
        self.patch = found.patch[step // 2 :: step, step // 2 :: step]
        self.down, self.across = (np.mgrid[0:COARSE, 0:COARSE] + 0.5) / COARSE
        spots = np.c_[self.across.ravel(), self.down.ravel()]
        self.road: Field = cKDTree(points_of(key)).query(spots)[0].reshape(COARSE, COARSE)
        self.rim = np.minimum(np.minimum(self.across, 1 - self.across), np.minimum(self.down, 1 - self.down))

    def room(self, mask: Field) -> Field:
        """How far inside a region each place lies; the region goes on beyond the rim."""
        padded = np.pad(mask, 1, mode="edge")
        out: Field = ndimage.distance_transform_edt(padded)[1:-1, 1:-1] / COARSE
        return out


def _wishes(tile: Tile, field: _Field) -> Iterator[Wish]:
    """The large ones first."""
    land, dry = field.room(field.terrain != WATER), field.road - 0.02
    if tile.castle:
        yield "castle", CASTLE_RADIUS - np.hypot(field.across - 0.5, field.down - 0.46), CASTLE_RADIUS
    if tile.scroll != NONE:
        room = field.room(field.patch == tile.scroll_patch) + 0.03
        yield f"scroll_{SCROLLS[tile.scroll]}", np.minimum(room, field.road * 1.5 - 0.05), SCROLL_RADIUS
    if tile.counts[BROCH]:
        yield SYMBOLS[BROCH], np.minimum(field.room(field.patch == tile.broch), dry), GREAT_RADIUS
    if tile.counts[LIGHTHOUSE]:
        shore = np.where(field.terrain != WATER, 0.125 - np.abs(land - 0.105) * 1.2, -0.2)
        yield SYMBOLS[LIGHTHOUSE], np.minimum(shore, dry), GREAT_RADIUS
    for ship in tile.ships:
        yield "ship", np.minimum(field.room(field.patch == ship), field.road), SHIP_RADIUS
    for symbol in (FARM, CATTLE, SHEEP):
        for _ in range(tile.counts[symbol]):
            yield SYMBOLS[symbol], np.minimum(field.room(field.terrain == PASTURE), dry), RADII[symbol]
    ends = any(bin(mask).count("1") == 1 for mask in tile.roads)
    beside = 0.10 - np.abs(field.road - (0.0 if ends else 0.11)) * 0.5 if tile.roads else np.full_like(land, 0.1)
    for _ in range(tile.counts[BARREL]):
        yield SYMBOLS[BARREL], np.minimum(land, beside), RADII[BARREL]
    for _ in range(tile.counts[JOURNEYMAN]):
        yield SYMBOLS[JOURNEYMAN], np.minimum(land, dry), RADII[JOURNEYMAN]


def _placed(wishes: list[Wish], field: _Field, chance: np.random.Generator, loose: float) -> tuple[list[Stand], float]:
    """One greedy try, and how far things are from standing free."""
    done: list[Stand] = []
    cost = 0.0
    for symbol, room, radius in wishes:
        value = np.minimum(np.minimum(room, field.rim - 0.015), radius) - radius
        for one in done:
            apart = np.hypot(field.across - one.x, field.down - one.y) - one.radius - radius
            value = np.minimum(value, apart * 1.1)
        value = value + chance.uniform(-loose, loose, value.shape)
        value = value - 0.004 * np.hypot(field.across - 0.5, field.down - 0.5)
        best = int(value.argmax())
        cost += max(0.0, -float(value.ravel()[best])) ** 2
        done.append(Stand(symbol, float(field.across.ravel()[best]), float(field.down.ravel()[best]), radius))
    return done, cost


@lru_cache(128)
def standing(key: str) -> tuple[Stand, ...]:
    """The best of many tries; where it is narrow all are drawn a little smaller."""
    field = _Field(key)
    wishes = list(_wishes(designs()[key], field))
    chance = np.random.default_rng(5)
    tries = [_placed(wishes, field, chance, 0.03 if attempt else 0.0) for attempt in range(TRIES)]
    best, cost = min(tries, key=lambda one: one[1])
    share = 1.0 if cost < 0.003 else 0.92 if cost < 0.010 else 0.85
    return tuple(Stand(one.symbol, one.x, one.y, one.radius * share) for one in best)
