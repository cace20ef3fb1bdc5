"""A fire in the hearth and wind about the house, as a loop: everything is laid on a ring, so that it has no seam."""

from __future__ import annotations

import numpy as np

from build.sounds.tools import RATE, Rng, Samples, as_loud, count, strike

SECONDS = 24.0
LOUDNESS = -20.0  # it lies under all else
CRACKLES = 3.2  # a second


def _ring_noise(rng: Rng, n: int, low: float, high: float, tilt: float) -> Samples:
    """Noise between two pitches whose end meets its beginning; `tilt`: how much the treble falls, 1 is pink."""
    pitch = np.fft.rfftfreq(n, 1 / RATE)
    shape = (
        1
        / np.maximum(pitch, low) ** (tilt / 2)
        / (1 + (pitch / high) ** 4)
        * (pitch / low) ** 4
        / (1 + (pitch / low) ** 4)
    )
    spectrum = (rng.standard_normal(len(pitch)) + 1j * rng.standard_normal(len(pitch))) * shape
    out = np.fft.irfft(spectrum, n)
    return np.asarray(out / np.std(out), dtype=np.float64)


def _waves(rng: Rng, n: int, most: int) -> Samples:
    """A slow going up and down between 0 and 1 that comes back to where it began."""
    t = np.arange(n) / n
    out = np.zeros(n)
    for k in range(1, most):
        out += np.sin(2 * np.pi * (k * t + rng.uniform())) / k
    return np.asarray((out - out.min()) / (out.max() - out.min()), dtype=np.float64)


def _lay_round(ring: Samples, sound: Samples, at: int, gain: float) -> None:
    places = (at + np.arange(len(sound))) % len(ring)
    ring[places] += gain * sound


def _crackle(rng: Rng) -> Samples:
    hertz = rng.uniform(500, 2300)
    click = strike(0.05, [(hertz, 0.004, 1.0), (hertz * 1.7, 0.002, 0.5), (210.0, 0.012, 0.6)])
    return click * np.clip(np.arange(len(click)) / 12, 0, 1)


def hearth(rng: Rng, seconds: float = SECONDS) -> Samples:
    """Two sides."""
    n = count(seconds)
    sides = [np.zeros(n), np.zeros(n)]
    gusts, flames = _waves(rng, n, 5), _waves(rng, n, 40)
    for side in sides:
        side += 0.55 * _ring_noise(rng, n, 45, 220, 1.0) * (0.5 + 0.5 * flames)
        side += 0.16 * _ring_noise(rng, n, 180, 900, 1.2) * (0.4 + 0.6 * flames)
        side += 0.30 * _ring_noise(rng, n, 140, 420, 1.5) * gusts**2
    for _crack in range(max(2, round(CRACKLES * seconds))):
        at, left, gain = int(rng.integers(n)), rng.uniform(0.25, 0.75), rng.gamma(1.6, 0.5)
        sound = _crackle(rng)
        _lay_round(sides[0], sound, at, gain * left)
        _lay_round(sides[1], sound, at, gain * (1 - left))
    both = np.stack(sides, axis=1)
    return as_loud(both - both.mean(axis=0), LOUDNESS)
