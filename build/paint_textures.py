"""Paint the three materials under assets/textures: parchment, leather and the oak table.

    python build/paint_textures.py [FOLDER]

Parchment and leather tile without a seam in both directions; the oak is a whole table top in the light of one
lamp.
The same bytes come out at each run.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

from build.grain import Field, fractal, soft_noise

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "textures"
Rgb = npt.NDArray[np.float64]  # (height, width, 3), 0..255


def parchment(h: int = 1024, w: int = 1024) -> Rgb:
    """Calf skin scraped thin: broad clouds, short fibres, a few darker follicles."""
    clouds = fractal(h, w, 230, 5, 3) * 13 + fractal(h, w, 30, 3, 6) * 3.5
    fibre = soft_noise(h, w, 0.6, 3.4, 5) * 1.7 + soft_noise(h, w, 0.8, 0.8, 8) * 1.1
    flecks = np.clip(soft_noise(h, w, 1.1, 1.6, 4) - 3.1, 0, 1.2) * 22
    tone = clouds + fibre - flecks
    base = np.array([231.0, 214.0, 176.0])
    out: Rgb = base + tone[..., None] * np.array([1.0, 0.95, 0.78])
    return out


def leather(h: int = 1024, w: int = 1024) -> Rgb:
    """Bridle leather, oiled: a pebbled relief lit from the upper left, with slow changes of tone."""
    relief = soft_noise(h, w, 1.8, 1.8, 7) * 0.52 + soft_noise(h, w, 4.2, 4.2, 11) * 0.9
    gy, gx = np.gradient(relief)
    light = 1 + np.clip(-(gx + gy) * 1.1, -1, 1) * 0.17 + fractal(h, w, 300, 4, 9) * 0.15
    light -= np.clip(soft_noise(h, w, 0.9, 6.0, 13) - 2.9, 0, 1) * 0.14
    out: Rgb = np.array([53.0, 35.0, 25.0]) * light[..., None]
    return out


def _planks(h: int, w: int) -> Field:
    """Grain, year rings and seams of boards a fifth of the height wide; about 0..1."""
    board = h / 5
    yy = np.arange(h)[:, None] * np.ones((1, w))
    number = (yy // board).astype(int)
    unit = h / 1080
    grain = fractal(h, w, 9 * unit, 4, 21, 0.6, 26) * 0.6 + fractal(h, w, 60 * unit, 3, 22, 0.5, 14) * 0.7
    drift = fractal(h, w, 120 * unit, 3, 23, 0.5, 6) * 90 * unit
    shift = np.array([0.0, 40.0, 90.0, 17.0, 66.0, 130.0])[number % 6] * unit
    rings = np.sin((yy + shift + drift) / (7.0 * unit)) * 0.16
    tone = np.array([0.0, 0.10, -0.06, 0.05, -0.02, 0.07])[number % 6]
    seam = np.minimum(yy % board, board - yy % board) / unit
    value = 0.55 + grain * 0.24 + rings * 0.42 + tone
    lip = 1 + 0.16 * np.exp(-(((yy % board) / unit - 4) ** 2) / 5)
    return np.asarray(value * lip * (1 - 0.62 * np.exp(-((seam / 1.7) ** 2))), dtype=np.float64)


def oak(h: int = 1440, w: int = 2560) -> Rgb:
    """The table at dusk: boards of oak, and a pool of lamplight around the upper left."""
    yy, xx = np.mgrid[0:h, 0:w]
    lamp = np.exp(-(((xx - w * 0.38) / (w * 0.60)) ** 2 + ((yy - h * 0.26) / (h * 0.85)) ** 2))
    value = _planks(h, w) * (0.34 + 0.98 * lamp)
    out: Rgb = value[..., None] * np.array([92.0, 60.0, 38.0])
    return out


def save(picture: Rgb, target: Path, quality: int = 88) -> None:
    """Write as JPEG; a little dither first, for eight bits band in the dark of the table."""
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, picture.shape)
    bytes_ = np.clip(picture + dither, 0, 255).round().astype(np.uint8)
    Image.fromarray(bytes_).save(target, quality=quality, subsampling=0, optimize=True)


def main(folder: Path = FOLDER, size: int | None = None) -> None:
    """Write the three textures; `size` makes small ones, for a test."""
    folder.mkdir(parents=True, exist_ok=True)
    small = (size, size) if size else None
    save(parchment(*small) if small else parchment(), folder / "parchment.jpg")
    save(leather(*small) if small else leather(), folder / "leather.jpg", 90)
    save(oak(*small) if small else oak(), folder / "oak.jpg", 86)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
