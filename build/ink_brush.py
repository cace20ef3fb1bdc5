"""A brush: strokes with pressure and dry bristles, edges of real ink, washes. Fields are (height, width), 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from PIL import Image
from scipy import ndimage
from scipy.spatial import cKDTree

from build.grain import Field, fractal
from build.ink_pen import Point, Rgb, spline

Wash = npt.NDArray[np.float64]
"""(height, width, 3), 0 to 255."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """Points as shares of width and height; half widths at start, middle and end in hundredths of the height.

    `dry` is how far the bristles part toward the end.
    """

    points: tuple[Point, ...]
    start: float
    middle: float
    end: float
    dry: float = 0.55


@lru_cache(64)
def _noise(h: int, w: int, cell: float, octaves: int) -> npt.NDArray[np.float32]:
    return fractal(h, w, cell, octaves, 5).astype(np.float32)


def rolled(h: int, w: int, cell: float, octaves: int, seed: int) -> npt.NDArray[np.float32]:
    """Noise from -1 to 1 that costs next to nothing: one sheet of it, which has no seams, shifted by the seed."""
    shift = (seed * 131 % h, seed * 277 % w)
    return np.roll(_noise(h, w, cell, octaves), shift, (0, 1))


def over(wash: Wash, colour: Rgb | Wash, cover: Field) -> Wash:
    """A colour laid over a wash."""
    share = cover[..., None]
    return np.asarray(wash * (1 - share) + np.asarray(colour, float) * share)


def smooth(a: float, b: float, value: Field) -> Field:
    """From 0 at `a` to 1 at `b` without a corner."""
    t = np.clip((value - a) / (b - a), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def image(wash: Wash) -> Image.Image:
    """A wash as a picture."""
    return Image.fromarray(np.clip(wash, 0, 255).astype(np.uint8))


def halved(mask: Image.Image, size: tuple[int, int]) -> Field:
    """A mask scaled down to a size."""
    return np.asarray(mask.resize(size, Image.Resampling.LANCZOS), float) / 255


def rough(mask: Image.Image, size: tuple[int, int], amount: float = 2.2, seed: int = 4) -> Field:
    """A drawn mask as real ink: its edge warped by noise at two scales and sharpened, then scaled down to `size`."""
    field = np.asarray(mask, np.float32) / 255
    h, w = field.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    move = [rolled(h, w, 46, 3, seed + k) * amount * 2.2 + rolled(h, w, 9, 2, seed + k) * amount for k in (0, 7)]
    warped = ndimage.map_coordinates(field, [y + move[0], x + move[1]], order=1, mode="nearest")
    return halved(Image.fromarray((smooth(0.25, 0.75, warped) * 255).astype(np.uint8)), size)


def laid(size: tuple[int, int], stroke: Stroke, seed: int) -> Field:
    """The cover of one stroke on a sheet (width, height)."""
    w, h = size
    path = np.array(spline([(x * w, y * h) for x, y in stroke.points], steps=14))
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    at = np.linspace(0, way[-1], max(8, int(way[-1] / 1.5)))
    px, py = np.interp(at, way, path[:, 0]), np.interp(at, way, path[:, 1])
    share = at / way[-1]
    half = np.interp(share, [0, 0.5, 1], [stroke.start, stroke.middle, stroke.end]) * h / 100
    yy, xx = np.mgrid[0:h, 0:w]
    far, index = cKDTree(np.c_[px, py]).query(np.c_[xx.ravel(), yy.ravel()], distance_upper_bound=float(half.max()) + 3)
    near = np.isfinite(far)
    i = index[near]
    tx, ty = np.gradient(px), np.gradient(py)
    side = ((xx.ravel()[near] - px[i]) * -ty[i] + (yy.ravel()[near] - py[i]) * tx[i]) / np.hypot(tx, ty)[i]
    edge = half[i] - far[near] + fractal(h, w, 8, 3, seed + 9).ravel()[near] * 1.8
    hairs = ndimage.gaussian_filter1d(np.random.default_rng(seed).standard_normal(256), 1.6)
    lane = np.clip((side / (half.max() + 1) * 0.5 + 0.5) * 255, 0, 255).astype(int)
    parted = (hairs / hairs.std())[lane] - (2.2 - 3.4 * stroke.dry * share[i] ** 1.5)
    parted += fractal(h, w, 6, 3, seed + 3).ravel()[near] * 0.8
    cover = np.zeros(h * w)
    cover[near] = np.clip(edge, 0, 1) * (1 - np.clip(parted * 1.6, 0, 1))
    return np.asarray(cover.reshape(h, w))


def gesture(size: tuple[int, int], strokes: Sequence[Stroke], tones: tuple[Rgb, Rgb], seed: int) -> Image.Image:
    """A field washed from a pale middle to a deep rim, and a few strokes of ink on it with their splashes."""
    w, h = size[0] * 2, size[1] * 2
    y, x = np.mgrid[0 : 1 : h * 1j, 0 : 1 : w * 1j]
    cloud = fractal(h, w, h / 2, 5, seed) * 0.6
    rim = np.clip(np.hypot((x - 0.5) * 1.1, y - 0.45) * 1.5 + cloud * 0.34, 0, 1)
    wash = over(np.broadcast_to(np.array(tones[0], float), (h, w, 3)), tones[1], rim)
    wash = wash + fractal(h, w, 7, 3, seed + 3)[..., None] * 7
    ink: Rgb = (30, 20, 16)
    for index, stroke in enumerate(strokes):
        wash = over(wash, ink, laid((w, h), stroke, seed + index * 5) * 0.94)
    chance = np.random.default_rng(seed)
    for _ in range(9):
        sx, sy, r = chance.uniform(0, w), chance.uniform(0, h), chance.uniform(0.5, 1.7) * h / 90
        wash = over(wash, ink, np.clip(r - np.hypot(x * w - sx, y * h - sy) + 0.5, 0, 1) * 0.8)
    return image(wash).resize(size, Image.Resampling.LANCZOS)
