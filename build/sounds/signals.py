"""Horns, bells and drums: what happens to a people, and whose turn it is."""

from __future__ import annotations

import numpy as np

from build.sounds.tools import RATE, Rng, Samples, below, lay, noise, room, silence, strike, swell, times

D2, G2, A2, C3, D3, F3, G3, A3, C4, D4 = (
    73.42,
    98.0,
    110.0,
    130.81,
    146.83,
    174.61,
    196.0,
    220.0,
    261.63,
    293.66,
)  # Hz
Note = tuple[float, float, float, float]  # at, Hz, seconds, gain
Beat = tuple[float, float]  # at, gain

BELL = [(0.5, 1.0, 0.5), (1.0, 0.8, 1.0), (1.19, 0.5, 0.4), (1.5, 0.4, 0.3), (2.0, 0.32, 0.45), (2.74, 0.16, 0.15)]


def bell(hertz: float, seconds: float) -> Samples:
    """A small bronze bell, struck with felt."""
    modes = [(hertz * ratio, seconds / 3.2 * fall, strength) for ratio, fall, strength in BELL]
    out = strike(seconds, modes) * np.clip(times(seconds) / 0.012, 0, 1)
    return out * swell(seconds, 0.001, seconds * 0.4)


def horn(hertz: float, seconds: float, rise: float = 0.22, fall: float = 0.4) -> Samples:
    """A long horn: the stronger it is blown, the brighter it sounds."""
    t, breath = times(seconds), swell(seconds, min(rise, seconds / 2), min(fall, seconds / 2))
    bent = 1 - 0.02 * np.exp(-t / 0.05) + 0.0016 * np.sin(2 * np.pi * 4.6 * t) * np.clip(t - 0.3, 0, 1)
    out = np.zeros_like(t)
    for off, gain in ((1.0, 1.0), (1.0023, 0.6)):
        phase = 2 * np.pi * np.cumsum(hertz * off * bent) / RATE
        for k in range(1, 11):
            out += gain * breath ** (1 + 0.35 * (k - 1)) * np.sin(k * phase + off) / k**1.05
    return below(out, 2400) * 0.35


def drum(rng: Rng, seconds: float = 0.9, hertz: float = 58.0) -> Samples:
    """A big drum with a slack skin."""
    t = times(seconds)
    phase = 2 * np.pi * np.cumsum(hertz * (1 + 0.9 * np.exp(-t / 0.035))) / RATE
    skin = np.sin(phase) * np.exp(-t / (seconds / 4.5))
    skin += strike(seconds, [(hertz * 2.3, 0.07, 0.45), (hertz * 3.6, 0.04, 0.3), (hertz * 6.1, 0.025, 0.2)])
    lay(skin, below(noise(rng, 0.05), 900) * swell(0.05, 0.002, 0.045), 0, 0.6)
    return skin


def _song(rng: Rng, seconds: float, notes: list[Note], beats: list[Beat]) -> Samples:
    """Horns over drums, in a hall."""
    out = silence(seconds)
    for at, hertz, length, gain in notes:
        lay(out, horn(hertz, length, 0.14 if length < 0.7 else 0.25, length * 0.45), at, gain)
    for at, gain in beats:
        lay(out, drum(rng), at, gain)
    return room(rng, out, 0.4, 0.9)


def conquest(rng: Rng, hertz: float) -> Samples:
    """A low drum, and a horn that swells over it."""
    return _song(rng, 1.3, [(0.06, hertz, 1.2, 0.9), (0.16, hertz * 1.5, 1.1, 0.5)], [(0.0, 0.8)])


def region(rng: Rng) -> Samples:
    """A whole region is held: three horns climb."""
    notes = [
        (0.0, D3, 0.6, 0.8),
        (0.32, A3, 0.6, 0.8),
        (0.64, D4, 1.2, 0.8),
        (0.64, A3, 1.2, 0.5),
        (0.64, D3, 1.2, 0.6),
    ]
    return _song(rng, 1.9, notes, [(0.0, 0.5), (0.64, 0.8)])


def turn(rng: Rng) -> Samples:
    """A soft bell: it is your turn."""
    out = silence(1.5)
    lay(out, bell(D4, 1.4), 0.0, 0.8)
    lay(out, bell(A3, 1.4), 0.1, 0.5)
    return room(rng, out, 0.35, 0.7)


def end_card(rng: Rng) -> Samples:
    """The End Game card: a great bell tolls once."""
    out = silence(2.6)
    lay(out, bell(A2, 2.5), 0.0, 1.0)
    lay(out, bell(A3 * 1.01, 2.0), 0.02, 0.4)
    lay(out, drum(rng, 1.4, 49.0), 0.0, 0.6)
    return room(rng, out, 0.4, 0.9)


def eliminated(rng: Rng) -> Samples:
    """A horn that breaks off and sinks."""
    return _song(rng, 2.0, [(0.0, F3, 0.7, 0.8), (0.55, D3, 1.4, 0.8), (0.55, A2, 1.4, 0.5)], [(0.0, 0.5), (0.55, 0.9)])


def victory(rng: Rng) -> Samples:
    """Horns call from hill to hill."""
    notes = [(0.0, D3, 0.5, 0.7), (0.35, A3, 0.5, 0.7), (0.7, D4, 0.7, 0.75), (1.2, C4, 0.5, 0.7), (1.55, A3, 0.5, 0.7)]
    notes += [(1.95, D4, 2.0, 0.7), (1.95, A3, 2.0, 0.6), (1.95, D3, 2.0, 0.7), (1.95, D2, 2.0, 0.5)]
    return _song(rng, 4.0, notes, [(0.0, 0.6), (0.7, 0.6), (1.55, 0.5), (1.95, 1.0), (2.45, 0.4)])


def defeat(rng: Rng) -> Samples:
    """One horn, going away."""
    notes = [(0.0, A3, 0.9, 0.7), (0.75, G3, 0.8, 0.6), (1.4, F3, 0.9, 0.6), (2.05, D3, 1.5, 0.6), (2.05, A2, 1.5, 0.5)]
    return _song(rng, 3.6, notes, [(0.0, 0.5), (2.05, 0.7)])
