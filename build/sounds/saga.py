"""Dragons, shouts and spells: throats, wind and glass; and a hero who falls."""

from __future__ import annotations

import numpy as np

from build.sounds.signals import A2, A3, D2, D3, D4, F3, bell, drum, horn
from build.sounds.tools import RATE, Rng, Samples, band, below, count, lay, noise, room, silence, strike, swell, times

Vowel = tuple[tuple[float, float], ...]  # where a throat is open: Hz, strength
OH: Vowel = ((430.0, 1.0), (820.0, 0.6), (2300.0, 0.12))
AH: Vowel = ((680.0, 1.0), (1120.0, 0.7), (2500.0, 0.16))
MAW: Vowel = ((170.0, 1.0), (420.0, 0.9), (900.0, 0.45), (1900.0, 0.12))  # of a beast


def _path(seconds: float, *through: tuple[float, float]) -> Samples:
    """A pitch that goes through (share of the time, Hz)."""
    shares, hertz = zip(*through, strict=True)
    return np.asarray(np.interp(times(seconds) / seconds, shares, hertz), dtype=np.float64)


def _throat(rng: Rng, pitch: Samples, vowel: Vowel, rough: float) -> Samples:
    """A voice on a changing pitch: a buzz through the openings of a throat; `rough` from 0 to 1 breaks it up."""
    n = len(pitch)
    seconds = n / RATE
    wild = below(noise(rng, seconds), 40)
    wild /= np.max(np.abs(wild))
    phase = 2 * np.pi * np.cumsum(pitch * (1 + 0.06 * rough * wild)) / RATE
    buzz = sum(np.sin(k * phase) / k**0.8 for k in range(1, 26))
    growl = 1 - 0.7 * rough * (0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(24 + 7 * wild) / RATE))
    breath = noise(rng, seconds)[:n] * 1.6 * rough
    source = (buzz + breath) * growl
    return np.asarray(sum(gain * band(source, 0.75 * hz, 1.35 * hz) for hz, gain in vowel), dtype=np.float64)


def _wind(rng: Rng, seconds: float, low: float, high: float, rise: float) -> Samples:
    """Air that rushes past, dark at its ends."""
    return band(noise(rng, seconds), low, high) * swell(seconds, rise, seconds * 0.55)


def dragon_roars(rng: Rng) -> Samples:
    """A dragon sees who comes."""
    out = silence(2.2)
    pitch = _path(1.8, (0, 62), (0.18, 104), (0.55, 92), (1, 48))
    lay(out, _throat(rng, pitch, MAW, 0.9) * swell(1.8, 0.22, 0.9), 0.0, 1.0)
    lay(out, _throat(rng, pitch * 1.51, AH, 0.6) * swell(1.8, 0.3, 1.1), 0.02, 0.28)
    lay(out, _wind(rng, 1.5, 180, 1500, 0.3), 0.1, 0.9)
    return room(rng, out, 0.45, 1.1)


def dragon_slain(rng: Rng) -> Samples:
    """Its last cry sinks, it strikes the ground, and horns rise over it."""
    out = silence(3.6)
    pitch = _path(1.1, (0, 128), (0.2, 140), (1, 40))
    lay(out, _throat(rng, pitch, MAW, 0.8) * swell(1.1, 0.06, 0.7), 0.0, 0.8)
    lay(out, drum(rng, 1.3, 44.0), 1.0, 1.1)
    lay(out, below(noise(rng, 0.5), 500) * swell(0.5, 0.004, 0.45), 1.0, 0.6)
    for at, hertz, seconds, gain in ((1.35, D3, 0.7, 0.7), (1.7, A3, 0.7, 0.7), (2.05, D4, 1.5, 0.75),
                                     (2.05, A3, 1.5, 0.5), (2.05, D2, 1.5, 0.5)):  # fmt: skip
        lay(out, horn(hertz, seconds, 0.18, seconds * 0.5), at, gain * 0.9)
    return room(rng, out, 0.4, 1.0)


def hero_falls(rng: Rng) -> Samples:
    """A sword falls on stone, and a bell and a horn mourn."""
    out = silence(3.0)
    for at, gain in ((0.0, 1.0), (0.16, 0.55), (0.27, 0.35), (0.35, 0.2)):
        blade = [(1180.0, 0.16, 0.5), (1875.0, 0.11, 0.4), (2790.0, 0.07, 0.3), (430.0, 0.05, 0.5)]
        turned = [(hz * rng.uniform(0.97, 1.03), fall, strength) for hz, fall, strength in blade]
        lay(out, strike(0.5, turned), at, 0.4 * gain)
    lay(out, bell(A2, 2.4), 0.3, 0.9)
    lay(out, drum(rng, 1.2, 50.0), 0.3, 0.7)
    for at, hertz, seconds in ((0.55, F3, 0.8), (1.15, D3, 1.7), (1.15, A2, 1.7)):
        lay(out, horn(hertz, seconds, 0.25, seconds * 0.6), at, 0.55)
    return room(rng, out, 0.4, 1.0)


def shout(rng: Rng) -> Samples:
    """Three words of power, the last of which strikes like a storm."""
    out = silence(2.3)
    for at, hertz, vowel, seconds, gain in ((0.0, 118, OH, 0.24, 0.6), (0.3, 112, OH, 0.26, 0.75),
                                            (0.62, 104, AH, 0.75, 1.1)):  # fmt: skip
        pitch = _path(seconds, (0, hertz * 1.12), (0.3, hertz), (1, hertz * 0.8))
        voices = sum(_throat(rng, pitch * off, vowel, 0.35) for off in (1.0, 0.5, 1.006))
        lay(out, voices * swell(seconds, 0.03, seconds * 0.5), at, gain)
    lay(out, drum(rng, 1.2, 46.0), 0.64, 1.6)
    lay(out, _wind(rng, 1.5, 140, 2400, 0.12), 0.66, 1.7)
    return room(rng, out, 0.5, 1.2)


def spell(rng: Rng) -> Samples:
    """Sparks run up like glass, in a breath of wind."""
    out = silence(1.5)
    scale = (587.3, 698.5, 880.0, 1046.5, 1174.7, 1396.9, 1760.0)
    for n, hertz in enumerate(scale):
        glass = [(hertz, 0.22, 1.0), (hertz * 2.76, 0.09, 0.35), (hertz * 0.5, 0.12, 0.3)]
        sound = strike(0.7, glass) * np.clip(np.arange(count(0.7)) / count(0.004), 0, 1)
        lay(out, sound, 0.05 + 0.075 * n * rng.uniform(0.9, 1.1), 0.5 - 0.045 * n)
    lay(out, _wind(rng, 1.1, 600, 5200, 0.5), 0.0, 0.5)
    lay(out, horn(D3, 1.1, 0.4, 0.6), 0.0, 0.25)
    return room(rng, out, 0.4, 0.8)
