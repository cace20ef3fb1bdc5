"""Dice on a board, pieces on felt, knocks: short sounds of wood."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from build.sounds.tools import Rng, Samples, band, below, lay, noise, room, silence, strike, swell, times

BOARD = [(172.0, 0.055, 1.0), (305.0, 0.042, 0.7), (468.0, 0.030, 0.5), (790.0, 0.018, 0.3)]  # Hz, seconds, strength
DIE = [(1430.0, 0.011, 1.0), (2310.0, 0.008, 0.7), (3420.0, 0.005, 0.4)]


def _turned(rng: Rng, modes: Sequence[tuple[float, float, float]], by: float) -> list[tuple[float, float, float]]:
    """The same thing struck elsewhere: pitches and strengths a little otherwise."""
    whole = 1 + by * rng.uniform(-1, 1)
    return [(hz * whole * (1 + 0.02 * rng.uniform(-1, 1)), fall, s * rng.uniform(0.6, 1.2)) for hz, fall, s in modes]


def _clack(rng: Rng, hard: float) -> Samples:
    """A die meets the board; `hard` from 0 to 1."""
    out = strike(0.16, _turned(rng, BOARD, 0.06))
    lay(out, strike(0.06, _turned(rng, DIE, 0.08)), 0, 0.6 + 0.5 * hard)
    grit = below(noise(rng, 0.008), 3500)
    lay(out, grit * np.linspace(1, 0, len(grit)), 0, 0.35 * hard)
    return out


def dice(rng: Rng, number: int) -> Samples:
    """So many dice tumble over a table and come to rest."""
    out = silence(0.75)
    for n in range(number):
        at, gap, hard = 0.005 + 0.055 * n * rng.uniform(0.6, 1.3), rng.uniform(0.11, 0.15), 1.0
        for _bounce in range(int(rng.integers(4, 6))):
            lay(out, _clack(rng, hard), at, hard)
            at, gap, hard = at + gap, gap * rng.uniform(0.55, 0.75), hard * rng.uniform(0.5, 0.68)
    return room(rng, below(out, 6000), 0.12, 0.25)


def place(rng: Rng) -> Samples:
    """A piece is set down on felt."""
    out = strike(0.22, _turned(rng, [(138, 0.04, 0.7), (262, 0.032, 0.8), (455, 0.02, 0.6), (720, 0.011, 0.4)], 0.09))
    felt = below(noise(rng, 0.05), 1100) * np.exp(-times(0.05) / 0.009)
    lay(out, felt, 0, 0.35)
    lay(out, strike(0.05, _turned(rng, [(910, 0.007, 1.0)], 0.1)), 0.004, 0.22)
    return room(rng, out, 0.1, 0.2)


def move(rng: Rng) -> Samples:
    """Pieces slide over parchment and stop."""
    out = silence(0.42)
    slide = band(noise(rng, 0.26), 260, 1300) * swell(0.26, 0.12, 0.12)
    lay(out, slide, 0, 0.9)
    for at, gain in ((0.22, 0.8), (0.27 + 0.02 * rng.uniform(-1, 1), 0.5)):
        lay(out, place(rng)[: len(out)], at, gain)
    return out


def fall(rng: Rng) -> Samples:
    """A piece tips over and is taken off."""
    out = silence(0.34)
    high = rng.uniform(0.92, 1.08)
    for at, hertz, gain in ((0.0, 560, 0.8), (0.085, 410, 1.0), (0.15, 365, 0.4)):
        modes = [(hertz * high, 0.026, 1.0), (hertz * 1.62 * high, 0.014, 0.4), (hertz * 0.5 * high, 0.04, 0.5)]
        lay(out, strike(0.16, modes), at * rng.uniform(0.9, 1.1), gain)
    return room(rng, below(out, 3200), 0.14, 0.25)


def attack(rng: Rng) -> Samples:
    """Spear shafts beat twice upon shields."""
    out = silence(0.5)
    for at, gain in ((0.0, 0.8), (0.17, 1.0)):
        shield = [(104, 0.08, 0.7), (207, 0.06, 0.8), (388, 0.035, 0.7), (705, 0.02, 0.5)]
        lay(out, strike(0.3, _turned(rng, shield, 0.05)), at, gain)
        lay(out, band(noise(rng, 0.05), 300, 2200) * swell(0.05, 0.002, 0.045), at, 0.35 * gain)
    return room(rng, out, 0.25, 0.45)


def refused(rng: Rng) -> Samples:
    """Two dull knocks: not so."""
    out = silence(0.3)
    for at, hertz in ((0.0, 168.0), (0.11, 146.0)):
        lay(out, strike(0.17, [(hertz, 0.035, 1.0), (hertz * 1.9, 0.018, 0.35)]), at)
    return room(rng, below(out, 1400), 0.08, 0.2)


def press(rng: Rng) -> Samples:
    """A small wooden key goes down."""
    out = strike(0.09, _turned(rng, [(320, 0.016, 1.0), (690, 0.009, 0.5), (1320, 0.004, 0.25)], 0.06))
    return room(rng, out, 0.06, 0.12)
