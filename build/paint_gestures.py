"""Paint the pictures of the action cards of The Witcher: a wash in the card's colour and one gesture of the brush.

    python build/paint_gestures.py [FOLDER]

They are painted at twice their size, so that the bristles stay fine.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageColor
from scipy import ndimage
from scipy.spatial import cKDTree

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from build.card_gestures import FAMILIES, Stroke
from build.grain import Field, fractal

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "witcher" / "gestures"
SIZE = (328, 236)  # width, height
PALE, INK = (243, 231, 201), (30, 20, 16)
SUIT = {
    "blue": ("#3E6288", "#1F344E"), "red": ("#9E2C24", "#581412"), "green": ("#587842", "#2C4224"),
    "yellow": ("#C09236", "#704E16"), "purple": ("#704C88", "#3C2650"),
}  # fmt: skip
Rgb = npt.NDArray[np.float64]


def main(folder: Path = FOLDER, size: tuple[int, int] = SIZE, only: Sequence[str] = ()) -> None:
    """Paint all designs, or some."""
    folder.mkdir(parents=True, exist_ok=True)
    for colour, designs in FAMILIES.items():
        for key, strokes in designs.items():
            if not only or key in only:
                picture(colour, strokes, size, zlib.crc32(key.encode()) % 1000).save(folder / f"{key}.jpg", quality=86)


def picture(colour: str, strokes: Sequence[Stroke], size: tuple[int, int], seed: int) -> Image.Image:
    """One design."""
    w, h = size[0] * 2, size[1] * 2
    base = wash(colour, w, h, seed)
    for i, (points, first, middle, last, dry) in enumerate(strokes):
        unit = h / 96
        path = np.array([(x * w, y * h) for x, y in points])
        cover = stroke((h, w), path, (first * unit, middle * unit, last * unit), dry, seed + i * 5)
        base = _over(base, cover * 0.94)
    chance = np.random.default_rng(seed)
    y, x = np.mgrid[0:h, 0:w].astype(np.float64)
    for _splash in range(9):
        at, r = chance.uniform((0, 0), (w, h)), chance.uniform(0.5, 1.7) * h / 90
        base = _over(base, np.clip(r - np.hypot(x - at[0], y - at[1]) + 0.5, 0, 1) * 0.8)
    return Image.fromarray(np.clip(base, 0, 255).astype(np.uint8)).resize(size, Image.Resampling.LANCZOS)


def wash(colour: str, w: int, h: int, seed: int) -> Rgb:
    """Pale in the middle, deep at the rim, clouded like wet paper."""
    field, deep = (np.array(ImageColor.getrgb(one)[:3], np.float64) for one in SUIT[colour])
    y, x = np.mgrid[0 : 1 : h * 1j, 0 : 1 : w * 1j]
    cloud = fractal(h, w, w / 3, 5, seed + 1) * 0.24 + fractal(h, w, w / 26, 3, seed + 7) * 0.05
    t = np.clip(np.hypot((x - 0.5) * 1.1, y - 0.45) * 1.5 + cloud, 0, 1)[..., None]
    pale = field + (np.array(PALE) - field) * 0.72
    base: Rgb = pale * (1 - t) + (field + (deep - field) * 0.25) * t
    return base + fractal(h, w, 3, 2, seed + 3)[..., None] * 7


def stroke(shape: tuple[int, int], points: Field, press: tuple[float, float, float], dry: float, seed: int) -> Field:
    """The cover (0..1) of a stroke through pixels: pressure along it, streaks of bristles that open toward its end."""
    h, w = shape
    px, py, t = _along(points)
    width = np.interp(t, [0, 0.5, 1], press)
    yy, xx = np.mgrid[0:h, 0:w]
    far, at = cKDTree(np.c_[px, py]).query(np.c_[xx.ravel(), yy.ravel()], distance_upper_bound=float(width.max() + 3))
    near = np.isfinite(far)
    i = at[near]
    tx, ty = np.gradient(px), np.gradient(py)
    side = ((xx.ravel()[near] - px[i]) * -ty[i] + (yy.ravel()[near] - py[i]) * tx[i]) / np.hypot(tx, ty)[i]
    edge = width[i] - far[near] + fractal(h, w, 14, 3, seed + 9).ravel()[near] * 2.4
    chance = np.random.default_rng(seed)
    bristle = ndimage.gaussian_filter1d(chance.standard_normal(256), 1.6)
    bristle /= bristle.std()
    across = np.clip((side / (width.max() + 1) * 0.5 + 0.5) * 255, 0, 255).astype(int)
    open_ = bristle[across] - (2.2 - 3.4 * dry * t[i] ** 1.5) + fractal(h, w, 9, 3, seed + 3).ravel()[near] * 0.9
    cover = np.zeros(h * w)
    cover[near] = np.clip(edge, 0, 1) * (1 - np.clip(open_ * 1.6, 0, 1))
    return cover.reshape(h, w)


def _along(points: Field) -> tuple[Field, Field, Field]:
    """Points every pixel and a half of a smooth line, and how far along (0..1) each is."""
    padded = np.concatenate([points[:1], points, points[-1:]])
    u = np.linspace(0, 1, 14, endpoint=False)[None, :, None]
    a, b, c, d = (padded[k : len(padded) - 3 + k, None, :] for k in range(4))
    curve = 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3)
    line = np.concatenate([curve.reshape(-1, 2), points[-1:]])
    gone = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    q = np.linspace(0, gone[-1], max(8, int(gone[-1] / 1.5)))
    return np.interp(q, gone, line[:, 0]), np.interp(q, gone, line[:, 1]), q / gone[-1]


def _over(base: Rgb, cover: Field) -> Rgb:
    c = cover[..., None]
    return base * (1 - c) + np.array(INK, np.float64) * c


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
