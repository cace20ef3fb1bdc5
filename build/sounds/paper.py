"""Cards, pages and cloth: noise that swishes."""

from __future__ import annotations

import numpy as np

from build.sounds.signals import bell
from build.sounds.tools import Rng, Samples, band, below, lay, noise, room, silence, strike, swell
from build.sounds.wood import place


def _swish(rng: Rng, seconds: float, low: float, high: float) -> Samples:
    """Air along an edge: dark at first, brighter in the middle."""
    dark, bright = band(noise(rng, seconds), low, high * 0.5), band(noise(rng, seconds), low * 2, high)
    shape = swell(seconds, seconds * 0.4, seconds * 0.5)
    return (dark + bright * shape) * shape * (1 + 0.25 * below(noise(rng, seconds), 60) * 8)


def card(rng: Rng) -> Samples:
    """A card is drawn from the pile and laid down."""
    out = silence(0.4)
    lay(out, _swish(rng, 0.16 * rng.uniform(0.9, 1.15), 500, 3600), 0, 0.9)
    tap = strike(0.1, [(240 * rng.uniform(0.9, 1.1), 0.018, 1.0), (510, 0.008, 0.4)])
    lay(out, tap, 0.19, 0.8)
    lay(out, band(noise(rng, 0.02), 700, 3000) * swell(0.02, 0.002, 0.018), 0.19, 0.5)
    return room(rng, out, 0.1, 0.2)


def exchange(rng: Rng) -> Samples:
    """Three cards are turned in, and units come for them."""
    out = silence(1.3)
    for n in range(3):
        lay(out, card(rng), 0.13 * n, 0.75)
    for n in range(2):
        lay(out, place(rng), 0.5 + 0.12 * n, 1.1)
    lay(out, bell(294.0, 0.75), 0.5, 0.16)
    return out


def page(rng: Rng) -> Samples:
    """A leaf of parchment is turned."""
    out = silence(0.5)
    lay(out, _swish(rng, 0.34, 350, 2600), 0, 1.0)
    lay(out, below(noise(rng, 0.09), 800) * swell(0.09, 0.01, 0.07), 0.3, 0.9)
    return room(rng, out, 0.1, 0.2)


def curtain(rng: Rng) -> Samples:
    """Heavy cloth is drawn along a pole."""
    length = 0.9
    cloth = band(noise(rng, length), 160, 950) * swell(length, 0.35, 0.5)
    rings = silence(length)
    for n in range(7):
        ring = strike(0.08, [(820 + 60 * rng.uniform(-1, 1), 0.012, 1.0), (1330, 0.007, 0.4)])
        lay(rings, ring, 0.12 + 0.075 * n + 0.02 * rng.uniform(-1, 1), 0.4 + 0.3 * np.sin(n / 6 * np.pi))
    return room(rng, cloth + 0.3 * rings, 0.15, 0.3)
