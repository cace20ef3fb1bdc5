"""Noise that is the same at each run and on each machine: smooth lattices drawn from a seeded generator."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy import ndimage

Field = npt.NDArray[np.float32]


def lattice(shape: tuple[int, int], cell: float, seed: int) -> Field:
    """One octave: a grid of random values, `cell` pixels apart, joined by cubic splines."""
    height, width = shape
    chance = np.random.default_rng(seed)
    rows, columns = int(height / cell) + 4, int(width / cell) + 4
    grid = chance.standard_normal((rows, columns)).astype(np.float32)
    across = np.arange(width, dtype=np.float32) / cell + 1
    down = np.arange(height, dtype=np.float32) / cell + 1
    wide = _stretch(grid, across)
    tall: Field = _stretch(np.ascontiguousarray(wide.T), down).T
    return tall


def _stretch(grid: Field, at: Field) -> Field:
    whole = np.floor(at).astype(int)
    t = (at - whole).astype(np.float32)
    weights = (
        (1 - t) ** 3 / 6,
        (3 * t**3 - 6 * t**2 + 4) / 6,
        (-3 * t**3 + 3 * t**2 + 3 * t + 1) / 6,
        t**3 / 6,
    )
    last = grid.shape[1] - 1
    total = np.zeros((grid.shape[0], len(at)), np.float32)
    for step, weight in zip((-1, 0, 1, 2), weights, strict=True):
        total += grid[:, np.clip(whole + step, 0, last)] * weight
    return total


def clouds(shape: tuple[int, int], cell: float, octaves: int, seed: int, gain: float = 0.5) -> Field:
    """Sum of octaves, each half as wide as the last, scaled to lie within -1 and 1."""
    total = np.zeros(shape, np.float32)
    strength = 1.0
    for octave in range(octaves):
        if cell < 2:
            break
        total += np.float32(strength) * lattice(shape, cell, seed * 101 + octave)
        strength *= gain
        cell /= 2
    total /= max(float(np.abs(total).max()), 1e-9)
    return total


def blurred(field: npt.NDArray[np.generic], sigma: float) -> Field:
    """A Gaussian blur as float32, which keeps large sheets within memory."""
    out: Field = ndimage.gaussian_filter(field.astype(np.float32), sigma, truncate=3.0)
    return out
