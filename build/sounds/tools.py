"""Samples as float arrays from -1 to 1 at RATE: noise, filters, rooms, loudness, and what every sound ends with."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy import signal

RATE = 44_100  # samples a second
LOUDNESS = -18.0  # what `loudness` says of every finished sound
CEILING = 0.8  # no sample is further from zero
WINDOW = 0.2  # seconds over which the ear adds up a short sound
BENT = 0.45  # where the ceiling begins to be felt

Samples = npt.NDArray[np.float64]
Rng = np.random.Generator


def count(seconds: float) -> int:
    """So many seconds in samples."""
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Samples:
    """The time of each sample."""
    return np.arange(count(seconds)) / RATE


def silence(seconds: float) -> Samples:
    """Nothing, to lay sounds on."""
    return np.zeros(count(seconds))


def lay(ground: Samples, sound: Samples, at: float, gain: float = 1.0) -> None:
    """Add a sound to another, `at` seconds from its beginning; what reaches over the end is cut off."""
    first = round(at * RATE)
    part = sound[: max(0, len(ground) - first)]
    ground[first : first + len(part)] += gain * part


def strike(seconds: float, modes: list[tuple[float, float, float]]) -> Samples:
    """Something hard is struck: damped sines of (Hz, seconds until a third is left, strength)."""
    t = times(seconds)
    out = np.zeros_like(t)
    for hertz, fall, strength in modes:
        out += strength * np.sin(2 * np.pi * hertz * t) * np.exp(-t / fall)
    return out


def noise(rng: Rng, seconds: float) -> Samples:
    """All pitches alike."""
    return rng.standard_normal(count(seconds))


def band(sound: Samples, low: float, high: float) -> Samples:
    """What lies between two pitches in Hz."""
    sos = signal.butter(2, [low, high], "bandpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound), dtype=np.float64)


def below(sound: Samples, high: float) -> Samples:
    """What lies below a pitch in Hz."""
    sos = signal.butter(2, high, "lowpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound), dtype=np.float64)


def swell(seconds: float, rise: float, fall: float) -> Samples:
    """Up in `rise` seconds, down in the last `fall`; both ends round."""
    t = times(seconds)
    up = np.clip(t / rise, 0, 1)
    down = np.clip((seconds - t) / fall, 0, 1)
    return np.asarray(np.sin(up * np.pi / 2) ** 2 * np.sin(down * np.pi / 2) ** 2, dtype=np.float64)


def room(rng: Rng, sound: Samples, wet: float = 0.18, seconds: float = 0.4) -> Samples:
    """The sound in a small hall of wood; longer than before by the hall's answer."""
    t = times(seconds)
    answer = below(noise(rng, seconds) * np.exp(-t / (seconds / 5)), 2600)
    answer /= np.sqrt(np.sum(answer**2))
    out = np.concatenate([sound, np.zeros(len(answer) - 1)])
    return out + wet * np.asarray(signal.fftconvolve(sound, answer), dtype=np.float64)


# -- loudness -----------------------------------------------------------------------------------------
def weighted(sound: Samples) -> Samples:
    """As the ear weighs it, after ITU-R BS.1770: treble raised by 4 dB, the deepest bass left out."""
    shelf, deep = _shelf(1681.97, 4.0, 0.7072), _high_pass(38.13, 0.5003)
    out = signal.lfilter(*deep, signal.lfilter(*shelf, sound, axis=0), axis=0)
    return np.asarray(out, dtype=np.float64)


def loudness(sound: Samples) -> float:
    """Of its loudest moment, in LUFS; the sides of a stereo sound are added up."""
    heard = weighted(sound)
    power = heard**2 if heard.ndim == 1 else np.sum(heard**2, axis=1)
    window = count(WINDOW)
    sums = np.concatenate([[0.0], np.cumsum(np.concatenate([power, np.zeros(window)]))])
    return float(-0.691 + 10 * np.log10(max(1e-12, float(np.max(sums[window:] - sums[:-window])) / window)))


def _shelf(hertz: float, gain: float, q: float) -> tuple[list[float], list[float]]:
    a, w = 10 ** (gain / 40), 2 * np.pi * hertz / RATE
    alpha, c, root = np.sin(w) / (2 * q), np.cos(w), np.sqrt(a)
    b = [a * (a + 1 + (a - 1) * c + 2 * root * alpha), -2 * a * (a - 1 + (a + 1) * c)]
    b.append(a * (a + 1 + (a - 1) * c - 2 * root * alpha))
    return b, [
        a + 1 - (a - 1) * c + 2 * root * alpha,
        2 * (a - 1 - (a + 1) * c),
        a + 1 - (a - 1) * c - 2 * root * alpha,
    ]


def _high_pass(hertz: float, q: float) -> tuple[list[float], list[float]]:
    w = 2 * np.pi * hertz / RATE
    alpha, c = np.sin(w) / (2 * q), np.cos(w)
    return [(1 + c) / 2, -(1 + c), (1 + c) / 2], [1 + alpha, -2 * c, 1 - alpha]


# -- ends ---------------------------------------------------------------------------------------------
def finished(sound: Samples, fade: float = 0.03) -> Samples:
    """Without a constant part, with soft ends, as loud as all others, below the ceiling."""
    out = _high_passed(sound)
    rise = np.linspace(0, 1, count(0.002))
    out[: len(rise)] *= rise
    fall = np.cos(np.linspace(0, np.pi / 2, min(len(out) // 2, count(fade)))) ** 2
    out[-len(fall) :] *= fall
    return as_loud(out)


def as_loud(sound: Samples, wanted: float = LOUDNESS) -> Samples:
    """Raised or lowered; peaks are bent, which costs a little loudness, so it is done a few times."""
    out = sound
    for _again in range(6):
        out = _bent(out * 10 ** ((wanted - loudness(out)) / 20))
    return out


def _bent(sound: Samples) -> Samples:
    over = np.maximum(np.abs(sound) - BENT, 0)
    room_left = CEILING - BENT
    return np.asarray(
        np.sign(sound) * (np.minimum(np.abs(sound), BENT) + room_left * np.tanh(over / room_left)), dtype=np.float64
    )


def _high_passed(sound: Samples) -> Samples:
    sos = signal.butter(2, 28, "highpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound - np.mean(sound)), dtype=np.float64)
