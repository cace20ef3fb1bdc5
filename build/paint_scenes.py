"""Paint the landscapes on the title cards under assets/scenes: a Nordic keep, a castle on Skye, the
wanderer's moon.

    python build/paint_scenes.py [FOLDER]

Each is built like a stage: sky, then ranges of hills that gain ink toward the viewer, with silhouettes
between them and
haze at their feet. Coordinates are shares of the width and height (u, v), so any size shows the same picture.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageColor, ImageDraw

from build import scene_figures as figures
from build.grain import Field, blur, fractal, ridge_line

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "scenes"
SIZE = (1088, 960)  # width, height
Rgb = npt.NDArray[np.float64]


def colour(name: str) -> Rgb:
    """A hex colour as three floats."""
    return np.array(ImageColor.getrgb(name)[:3], dtype=np.float64)


def stops(t: Field, names: Sequence[str]) -> Rgb:
    """A gradient through colours; t from 0 to 1."""
    at = np.linspace(0, 1, len(names))
    table = np.array([colour(name) for name in names])
    return np.stack([np.interp(t, at, table[:, i]) for i in range(3)], axis=-1)


@dataclass
class Canvas:
    """A picture being painted, with the grids of its coordinates.

    `unit` is one pixel of a 424-pixel-wide sketch.
    """

    w: int
    h: int

    def __post_init__(self) -> None:
        yy, xx = np.mgrid[0 : self.h, 0 : self.w].astype(np.float64)
        self.yy, self.u, self.v = yy, xx / self.w, yy / self.h
        self.unit = self.w / 424
        self.aspect = self.w / self.h
        self.image: Rgb = np.zeros((self.h, self.w, 3))

    def noise(self, cell: float, octaves: int, seed: int, stretch: float = 1.0) -> Field:
        """Fractal noise with features in sketch pixels."""
        return fractal(self.h, self.w, cell * self.unit, octaves + 1, seed, 0.5, stretch)

    def ridge(self, cell: float, octaves: int, seed: int) -> Field:
        """A crest, about -1..1, for each column."""
        return ridge_line(self.w, cell * self.unit, octaves + 1, seed)

    def lay(self, mask: Field, paint: Rgb) -> None:
        """Cover where the mask is 1."""
        m = mask[..., None]
        self.image = self.image * (1 - m) + paint * m

    def stamp(self, parts: Sequence[Sequence[tuple[float, float]]], name: str) -> None:
        """Polygons in (u, v), antialiased."""
        k = 3
        sheet = Image.new("L", (self.w * k, self.h * k))
        pen = ImageDraw.Draw(sheet)
        for part in parts:
            pen.polygon([(x * self.w * k, y * self.h * k) for x, y in part], fill=255)
        mask = np.asarray(sheet.resize((self.w, self.h), Image.Resampling.LANCZOS), dtype=np.float64) / 255
        self.lay(mask, colour(name) * np.ones((self.h, self.w, 1)))


@dataclass(frozen=True)
class Range:
    """One range of hills: its height, how jagged, its colour, its haze, the trees on it (count, size in
    sketch pixels).
    """

    v: float
    amplitude: float
    cell: float
    ink: str
    haze: float
    trees: tuple[int, float] = (0, 0)
    clear: tuple[float, float] = (2, 2)


def pine_line(c: Canvas, rng: np.random.Generator, ground: Field, spec: Range) -> Field:
    """A mask of firs along a ground line; branches in six tiers, none where the range is clear."""
    count, size = spec.trees
    k = 2
    sheet = Image.new("L", (c.w * k, c.h * k))
    pen = ImageDraw.Draw(sheet)
    for x in np.sort(rng.uniform(0, c.w, count)):
        if spec.clear[0] < x / c.w < spec.clear[1]:
            continue
        high = rng.uniform(0.55, 1.2) * size * c.unit
        foot = float(ground[min(c.w - 1, int(x))]) + 4 * c.unit
        lean = rng.uniform(-0.03, 0.03)
        pen.polygon([(px * k, py * k) for px, py in figures.fir(x, foot, high, lean)], fill=255)
    return np.asarray(sheet.resize((c.w, c.h), Image.Resampling.LANCZOS), dtype=np.float64) / 255


Texture = Callable[[Canvas, int, Range, Field, Rgb], Rgb]


def hills(
    c: Canvas,
    seed: int,
    ranges: Sequence[Range],
    haze: str,
    body: Texture,
    after: dict[int, Callable[[], None]],
) -> None:
    """Paint the ranges from far to near; `after` paints what stands between them."""
    rng = np.random.default_rng(seed)
    for k, spec in enumerate(ranges):
        crest = (spec.v - spec.amplitude * c.ridge(spec.cell, 6, seed + k * 7)) * c.h
        if spec.clear[0] < 1:
            crest = crest - c.h * 0.055 * np.exp(-(((np.arange(c.w) / c.w - 0.31) / 0.13) ** 2))
        solid = np.clip(c.yy - crest[None] + 0.5, 0, 1)
        trees = pine_line(c, rng, crest, spec) if spec.trees[0] else np.zeros_like(solid)
        depth = np.clip((c.yy - crest[None]) / (c.h * 0.16), 0, 1)
        paint = body(c, k, spec, crest, colour(spec.ink) + c.noise(34, 4, seed + 300 + k)[..., None] * 7)
        veil = (depth * spec.haze)[..., None]
        paint = paint * (1 - veil) + colour(haze) * veil
        c.lay(np.clip(trees - solid, 0, 1), colour(spec.ink) * 0.9 * np.ones((c.h, c.w, 1)))
        c.lay(solid, paint)
        if k in after:
            after[k]()


def finish(c: Canvas, seed: int) -> Rgb:
    """The tooth of the paper, and a vignette."""
    c.image += c.noise(5, 2, seed + 400)[..., None] * 4 + c.noise(180, 4, seed + 401)[..., None] * 9
    far = np.hypot((c.u - 0.5) * 1.15, c.v - 0.46)
    return np.asarray(c.image * (1 - 0.42 * np.clip((far - 0.36) / 0.5, 0, 1)[..., None]))


# -- Skyrim -------------------------------------------------------------------------------------------
AURORA = ((0.22, 0.10, 0.17, "#7FD6B0"), (0.30, 0.07, 0.12, "#9AC8E0"), (0.15, 0.08, 0.13, "#B9E3A6"))


def northern_lights(c: Canvas) -> None:
    """Stars, and three curtains of light with rays."""
    rng = np.random.default_rng(31)
    stars = np.zeros((c.h, c.w))
    for _ in range(150):
        y, x = int(rng.uniform(0, 0.44) * c.h), int(rng.uniform(0, 1) * c.w)
        stars[y, x] = rng.uniform(0.25, 1) ** 2
    glow = blur(stars, 0.62 * c.unit) * 7.5 * c.unit**2
    c.image += (glow * np.clip(1 - c.v / 0.46, 0, 1) * 190)[..., None]
    for k, (v0, amplitude, thick, name) in enumerate(AURORA):
        crest = v0 + amplitude * c.ridge(170, 2, 90 + k)
        d = (crest[None] - c.v) / thick
        rays = 0.55 + 0.45 * c.ridge(9, 3, 40 + k)[None] + 0.25 * c.ridge(60, 2, 45 + k)[None]
        a = np.where(d > 0, np.exp(-d * 2.6), np.exp(-((d * 13) ** 2))) * np.clip(rays, 0, 1.2) * 0.4
        c.image += a[..., None] * colour(name)


def snow(c: Canvas, k: int, spec: Range, crest: Field, paint: Rgb) -> Rgb:
    """Snow on the far peaks, lit from the left."""
    if k >= 3:
        return paint
    height = np.clip((spec.v * c.h - c.yy) / (spec.amplitude * c.h), 0, 1)
    fall = np.clip(height * 1.7 + c.noise(26, 5, 320 + k) * 1.1 - 0.15, 0, 1) * (0.85, 0.75, 0.5)[k]
    white = colour("#D6E0DE") * (0.86, 0.72, 0.58)[k]
    paint = paint * (1 - fall[..., None]) + white * fall[..., None]
    slope = np.gradient(blur(crest[None], 3 * c.unit)[0])
    lit = np.clip(0.5 + c.noise(30, 5, 330 + k) * 0.9 - slope[None] * 0.22, 0, 1)
    out: Rgb = paint * (0.78 + 0.34 * lit[..., None])
    return out


def skyrim(size: tuple[int, int] = SIZE) -> Rgb:
    """A keep under the northern lights, a dragon above it."""
    c = Canvas(*size)
    c.image = stops(np.clip(c.v / 0.72, 0, 1), ["#0E1826", "#16283A", "#28475A", "#6E8A8C", "#D8CFA8"])
    northern_lights(c)
    ranges = (
        Range(0.60, 0.20, 210, "#7C9498", 0.34),
        Range(0.66, 0.17, 150, "#56717C", 0.30),
        Range(0.74, 0.13, 120, "#34495A", 0.24, (58, 20)),
        Range(0.85, 0.08, 160, "#1C2B38", 0.14, (44, 42)),
        Range(0.955, 0.035, 220, "#0D151D", 0.0, (25, 84)),
    )
    stone, light = figures.keep(), figures.keep_windows()

    def castle() -> None:
        c.stamp(stone, "#18242F")
        c.stamp(light, "#F0B95C")

    hills(c, 203, ranges, "#C4CEC4", snow, {0: lambda: c.stamp(figures.dragon(), "#0C1620"), 2: castle})
    return finish(c, 1)


# -- Skye ---------------------------------------------------------------------------------------------
def fields(c: Canvas, k: int, _spec: Range, _crest: Field, paint: Rgb) -> Rgb:
    """Meadows in a few tones, with hedges between them."""
    if k == 0:
        return paint
    f = c.noise(70, 3, 340 + k, 2.5)
    paint = paint + (np.round(f * 5) / 5)[..., None] * np.array([26.0, 22.0, 2.0])
    edge = np.abs((f * 5 + 0.5) % 1 - 0.5)
    hedge = np.clip((edge - 0.462) / 0.02, 0, 1)
    out: Rgb = paint * (1 - 0.28 * hedge[..., None])
    return out


def loch(c: Canvas) -> None:
    """Water that keeps the sun."""
    water = np.clip((c.v - 0.635) / 0.008, 0, 1) * np.clip((0.80 - c.v) / 0.01, 0, 1)
    ripple = np.sin(c.yy / c.unit * 1.7 + c.noise(14, 2, 9, 8) * 8)
    near = np.exp(-(((c.u - 0.70) / (0.05 + (c.v - 0.62) * 0.5)) ** 2))
    glint = near * (0.6 + 0.4 * np.tanh(ripple * 4))
    tone = stops(np.clip((c.v - 0.62) / 0.2, 0, 1), ["#DCC79A", "#9FB0A6", "#6F8E90"])
    c.lay(water, tone + glint[..., None] * np.array([54.0, 40.0, 12.0]))


def skye(size: tuple[int, int] = SIZE) -> Rgb:
    """A castle on an islet at a loch, evening sun, sheep."""
    c = Canvas(*size)
    c.image = stops(np.clip(c.v / 0.66, 0, 1), ["#5E7F98", "#8FA9B0", "#D9CFA9", "#F0D9A0", "#F3C988"])
    r2 = ((c.u - 0.70) * c.aspect) ** 2 + (c.v - 0.47) ** 2
    c.image += np.exp(-r2 / 0.0032)[..., None] * np.array([60.0, 48.0, 20.0])
    c.image += np.exp(-r2 / 0.085)[..., None] * np.array([62.0, 44.0, 12.0])
    cloud = np.clip(c.noise(60, 5, 61, 5) - 0.05, 0, 1) * np.clip(1 - np.abs(c.v - 0.28) / 0.3, 0, 1)
    c.image += cloud[..., None] * np.array([150.0, 120.0, 84.0])
    ranges = (
        Range(0.54, 0.075, 170, "#93A39A", 0.34),
        Range(0.60, 0.06, 140, "#748C78", 0.30),
        Range(0.72, 0.055, 190, "#5F7F55", 0.24),
        Range(0.83, 0.06, 230, "#466641", 0.14, (12, 26)),
        Range(0.955, 0.045, 260, "#24391F", 0.0),
    )

    def shore() -> None:
        loch(c)
        for parts, name in figures.skye_castle():
            c.stamp(parts, name)

    def flock() -> None:
        for parts, name in figures.sheep():
            c.stamp(parts, name)

    hills(c, 517, ranges, "#F4DEAA", fields, {1: shore, 4: flock})
    return finish(c, 2)


# -- The Witcher --------------------------------------------------------------------------------------
def plain(_c: Canvas, _k: int, _spec: Range, _crest: Field, paint: Rgb) -> Rgb:
    """Hills against the light have no inner drawing."""
    return paint


def moon(c: Canvas) -> None:
    """A full moon with seas, bands of cloud across it."""
    r = np.hypot((c.u - 0.62) * c.aspect, c.v - 0.30)
    disc = np.clip((0.118 - r) / 0.003, 0, 1)
    c.image += np.exp(-r / 0.12)[..., None] * np.array([84.0, 48.0, 20.0])
    c.lay(disc, colour("#EECC92") + (c.noise(40, 4, 75) * 20 - c.noise(12, 3, 76).clip(0) * 12)[..., None])
    cloud = np.clip(c.noise(46, 5, 77, 6), 0, 1) * 0.5 * np.exp(-(((c.v - 0.34) / 0.14) ** 2))
    c.image *= 1 - cloud[..., None]


def witcher(size: tuple[int, int] = SIZE) -> Rgb:
    """A wanderer with two swords before a copper dusk."""
    c = Canvas(*size)
    c.image = stops(np.clip(c.v / 0.8, 0, 1), ["#1C1517", "#3B211D", "#74402A", "#B9773F", "#D9A961"])
    moon(c)
    open_ = (0.14, 0.47)
    ranges = (
        Range(0.62, 0.07, 180, "#94653F", 0.34),
        Range(0.70, 0.06, 140, "#6A4431", 0.30),
        Range(0.79, 0.05, 130, "#432B24", 0.24, (58, 20)),
        Range(0.88, 0.045, 190, "#271A18", 0.14, (44, 42), open_),
        Range(0.965, 0.03, 260, "#120D0D", 0.0, (25, 84), open_),
    )

    def tower() -> None:
        c.stamp(figures.tower(), "#2A1C1A")
        c.stamp([figures.box(0.813, 0.66, 0.010, 0.024)], "#F5B65C")

    hills(c, 734, ranges, "#CE965C", plain, {2: tower, 4: lambda: c.stamp(figures.wanderer(), "#0B0808")})
    return finish(c, 3)


def main(folder: Path = FOLDER, size: tuple[int, int] = SIZE) -> None:
    """Write the three pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, paint in (("skyrim", skyrim), ("skye", skye), ("witcher", witcher)):
        picture = np.clip(paint(size), 0, 255).round().astype(np.uint8)
        Image.fromarray(picture).save(folder / f"{name}.jpg", quality=90, subsampling=0, optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
