"""The shape of a tile, unturned: which patch each pixel belongs to.

A whole edge has one terrain, so a border can only leave a tile at a corner, and of the four tiles around a corner an
even number sends a line there: lines always go on. Their wobble is faded to nothing at the tile's rim.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from build.skye.grounds import SIDE, Field, cloud, smooth
from game.titles.skye.tile_file import landscape
from game.titles.skye.tiles import (
    BARREL,
    BROCH,
    CATTLE,
    CENTRE,
    FARM,
    LIGHTHOUSE,
    NONE,
    PASTURE,
    SHEEP,
    SHIP,
    TURNS,
    WATER,
    Tile,
)

Numbers = npt.NDArray[np.int64]
FAR = 9.0
WOBBLE = 0.030


@dataclass(frozen=True)
class Shape:
    """Terrain and number of the patch of each pixel."""

    terrain: Numbers
    patch: Numbers


@lru_cache(1)
def designs() -> dict[str, Tile]:
    """Every tile that looks unlike all before it, by its key."""
    found = landscape().all
    return {tile.key: tile for number, tile in enumerate(found) if tile.design == number}


def seed_of(key: str) -> int:
    """A number for a design that never changes."""
    total = 0
    for place, letter in enumerate(key):
        total += ord(letter) * pow(31, place, 9973)
    return total % 9973


def places() -> tuple[Field, Field]:
    """How far down and across each pixel lies, in parts of the side."""
    down, across = (np.mgrid[0:SIDE, 0:SIDE] + 0.5) / SIDE
    return down, across


def rim() -> Field:
    """How far each pixel lies from the nearest edge."""
    down, across = places()
    out: Field = np.minimum(np.minimum(across, 1 - across), np.minimum(down, 1 - down))
    return out


def _from_edges(seed: int, inside: Field) -> tuple[Field, ...]:
    """The distance from each edge, north first, as an unsteady hand would measure it."""
    down, across = places()
    shift = [cloud(seed + 2 * i, 1.9, 4) + 0.28 * cloud(seed + 2 * i + 1, 1.2, 14) for i in range(2)]
    x, y = across + inside * WOBBLE * shift[0], down + inside * WOBBLE * shift[1]
    return y, 1 - x, 1 - y, x


def _crowd(tile: Tile) -> float:
    """How much wider the middle must be for what stands in it."""
    middle = next(i for i, (_terrain, mask) in enumerate(tile.patches) if mask & CENTRE)
    mask = tile.patches[middle][1]
    edges = bin(mask & (CENTRE - 1)).count("1")
    there = (SHEEP, CATTLE, FARM, BARREL) if tile.centre == PASTURE else (BARREL, LIGHTHOUSE)
    many = sum(tile.counts[symbol] for symbol in there) + (tile.scroll != NONE) * 2
    many += (tile.counts[BROCH] > 0 and tile.broch == middle) + sum(ship == middle for ship in tile.ships)
    if tile.centre == WATER and tile.roads and not edges:
        many += 4
    return 0.0 if edges >= 3 else min(0.105, 0.036 * max(0, many - 1))


def _depths(tile: Tile, seed: int) -> list[float]:
    """How far the terrain of each edge reaches inwards."""
    chance = np.random.default_rng(seed)
    own = tile.centre not in tile.edges
    depths = []
    for edge, terrain in enumerate(tile.edges):
        depth = (0.30 if own else 0.33) - _crowd(tile) + float(chance.uniform(-0.025, 0.03))
        alone = terrain not in (tile.edges[(edge + 1) % TURNS], tile.edges[(edge - 1) % TURNS])
        depths.append(depth + (0.03 if terrain == WATER and alone and tile.counts[SHIP] else 0.0))
    return depths


def _whole(patch: Numbers, far: Field) -> Numbers:
    """Splinters left by the wobble go to what surrounds them: a patch keeps its largest piece."""
    for i in range(len(far)):
        pieces, count = ndimage.label(patch == i)
        if count > 1:
            sizes = np.bincount(pieces.ravel())
            sizes[0] = 0
            lost = (patch == i) & (pieces != sizes.argmax())
            others = far.copy()
            others[i] = 99
            patch[lost] = others.argmin(0)[lost]
    return patch


@lru_cache(128)
def shape(key: str) -> Shape:
    """The shape of a design."""
    tile = designs()[key]
    seed = seed_of(key)
    inside = smooth(0, 0.16, rim())
    edges, depths = _from_edges(seed, inside), _depths(tile, seed)
    fields = []
    for _terrain, mask in tile.patches:
        field = np.full((SIDE, SIDE), 1.0 if mask & CENTRE else FAR)
        for edge in range(TURNS):
            if mask >> edge & 1:
                field = np.minimum(field, edges[edge] / depths[edge])
        fields.append(np.minimum(field, 1.8))
    far = np.array(fields)
    soft = np.array([ndimage.gaussian_filter(field, SIDE * 0.035) for field in far])
    far = far * (1 - inside) + soft * inside
    patch = _whole(far.argmin(0), far)
    terrain = np.array([terrain for terrain, _mask in tile.patches])[patch]
    return Shape(terrain, patch)
