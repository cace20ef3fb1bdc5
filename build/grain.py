"""Noise for painters: periodic, so that a texture made of it tiles without a seam.

Arrays are (height, width) float64.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Field = npt.NDArray[np.float64]


def soft_noise(h: int, w: int, sy: float, sx: float, seed: int) -> Field:
    """White noise blurred by Gaussians of `sy`, `sx` pixels around a torus; zero mean, unit deviation."""
    white = np.random.default_rng(seed).standard_normal((h, w))
    fy, fx = np.fft.fftfreq(h)[:, None], np.fft.rfftfreq(w)[None]
    low = np.exp(-2 * np.pi**2 * ((fy * sy) ** 2 + (fx * sx) ** 2))
    out = np.fft.irfft2(np.fft.rfft2(white) * low, (h, w))
    out -= out.mean()
    return np.asarray(out / (out.std() + 1e-12), dtype=np.float64)


def fractal(
    h: int, w: int, cell: float, octaves: int, seed: int, gain: float = 0.5, stretch: float = 1.0
) -> Field:
    """Octaves of soft noise, about -1..1, features of `cell` pixels; `stretch` > 1 draws them out along x."""
    total, weight = np.zeros((h, w)), 1.0
    for octave in range(octaves):
        total += weight * soft_noise(h, w, cell * 0.45, cell * stretch * 0.45, seed * 100 + octave)
        weight *= gain
        cell /= 2
        if cell < 1.2:
            break
    peak = float(np.abs(total).max()) + 1e-9
    return total / peak


def ridge_line(n: int, cell: float, octaves: int, seed: int) -> Field:
    """One dimension of fractal noise, about -1..1: the crest of a range of hills `n` pixels wide."""
    line: Field = fractal(1, n, cell, octaves, seed, 0.48)[0]
    return line


def blur(field: Field, sigma: float) -> Field:
    """A Gaussian around the torus; radius in pixels."""
    h, w = field.shape
    fy, fx = np.fft.fftfreq(h)[:, None], np.fft.rfftfreq(w)[None]
    low = np.exp(-2 * np.pi**2 * sigma**2 * (fy**2 + fx**2))
    return np.asarray(np.fft.irfft2(np.fft.rfft2(field) * low, (h, w)), dtype=np.float64)
