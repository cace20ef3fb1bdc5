"""The grounds of the three terrains, periodic with a tile's side: laid beside each other they show no seam.

They are laid in the frame of the table, not of the tile: light falls from the upper left however a tile is turned.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt
from scipy import ndimage

SIDE = 256  # pixels of a painted tile
Field = npt.NDArray[np.float64]
Sheet = npt.NDArray[np.float64]  # side, side, 3


@lru_cache(128)
def cloud(seed: int, slope: float, low: float = 2, side: int = SIDE) -> Field:
    """Noise around a torus, mean 0 and deviation 1; a greater `slope` is softer, `low` waves a side are the widest."""
    spectrum = np.fft.rfft2(np.random.default_rng(seed).standard_normal((side, side)))
    waves = np.hypot(np.fft.fftfreq(side)[:, None], np.fft.rfftfreq(side)[None]) * side
    strength = np.where(waves >= 0.5, np.maximum(waves, low) ** -slope, 0)
    field = np.fft.irfft2(spectrum * strength, (side, side))
    out: Field = (field - field.mean()) / field.std()
    return out


def smooth(low: float, high: float, value: Field) -> Field:
    """0 below `low`, 1 above `high`, without a corner between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    out: Field = t * t * (3 - 2 * t)
    return out


def over(sheet: Sheet, colour: tuple[int, int, int], share: Field) -> Sheet:
    """A colour laid over a sheet."""
    part = share[..., None]
    out: Sheet = sheet * (1 - part) + np.array(colour, np.float64) * part
    return out


def _light(heights: Field, strength: float, low: float, high: float) -> Field:
    down, across = np.gradient(np.pad(heights, 1, mode="wrap"))
    slope = np.asarray(down + across)[1:-1, 1:-1]
    out: Field = np.clip(-slope * strength, low, high)[..., None]
    return out


@lru_cache(1)
def grounds() -> tuple[Sheet, Sheet, Sheet]:
    """Pasture, mountain and water."""
    paper = cloud(3, 0.55)[..., None] * np.array([2.6, 2.5, 2.1])
    soft = cloud(8, 1.9)[..., None]
    rolling = _light(cloud(21, 2.2, 3), 90, -10, 10)
    pasture = np.array([168, 172, 118.0]) + soft * [8, 5, 6] + rolling * [1, 1, 0.8] + paper
    crests = -np.abs(cloud(33, 1.7, 3)) + cloud(34, 1.2, 9) * 0.18
    rough = _light(ndimage.gaussian_filter(crests, 1.2, mode="wrap"), 130, -26, 24)
    mountain = np.array([184, 160, 124.0]) + soft * [6, 6, 7] + rough * [1, 1, 0.95] + paper
    water = np.array([136, 160, 162.0]) + cloud(44, 2.0)[..., None] * [5, 5, 4] + paper * 0.8
    return pasture, mountain, water
