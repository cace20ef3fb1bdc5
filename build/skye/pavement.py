"""Roads and bridges drawn on a turned tile."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from build.skye.grounds import SIDE, cloud
from build.skye.roads import Line, roads, turned
from build.skye.shapes import Numbers
from game.titles.skye.tiles import WATER

FINE = 3
CASING, BED = 0.074, 0.050  # widths
PLANK, PLANK_APART, PLANK_HALF = 0.008, 0.026, 0.030
EARTH, EARTH_SHADE, SAND, TIMBER = (74, 48, 28), (60, 40, 24), (232, 208, 158), (92, 58, 32)
Dots = list[tuple[float, float]]


def _beyond(line: Line) -> Dots:
    """The line, drawn on past the rim so that it is cut there straight."""
    points: Dots = [(x, y) for x, y in line.tolist()]
    (ax, ay), (bx, by) = points[:2]
    points.insert(0, (ax + (ax - bx) * 3, ay + (ay - by) * 3))
    (cx, cy), (dx, dy) = points[-2:]
    if min(dx, dy, 1 - dx, 1 - dy) < 0.01:
        points.append((dx + (dx - cx) * 3, dy + (dy - cy) * 3))
    return points


def _stroke(draw: ImageDraw.ImageDraw, line: Line, width: float) -> None:
    scale = SIDE * FINE
    draw.line([(x * scale, y * scale) for x, y in _beyond(line)], 255, int(width * scale), "curve")
    radius = width * scale / 2
    for x, y in (line[0].tolist(), line[-1].tolist()):
        box = (x * scale - radius, y * scale - radius, x * scale + radius, y * scale + radius)
        draw.ellipse(box, fill=255)


def _planks(draw: ImageDraw.ImageDraw, line: Line, ground: Numbers) -> None:
    """Planks across the road where it lies over water."""
    scale = SIDE * FINE
    steps = np.hypot(*np.diff(line, axis=0).T)
    lengths = np.concatenate([[0.0], np.cumsum(steps)])
    for at in np.arange(0.02, lengths[-1], PLANK_APART).tolist():
        x, y = (float(np.interp(at, lengths, line[:, axis])) for axis in (0, 1))
        if ground[min(SIDE - 1, int(y * SIDE)), min(SIDE - 1, int(x * SIDE))] != WATER:
            continue
        step = min(len(line) - 2, int(np.searchsorted(lengths, at)))
        tx, ty = (line[step + 1] - line[step]).tolist()
        norm = math.hypot(tx, ty) or 1.0
        ox, oy = -ty / norm * PLANK_HALF, tx / norm * PLANK_HALF
        ends = [((x - ox) * scale, (y - oy) * scale), ((x + ox) * scale, (y + oy) * scale)]
        draw.line(ends, 255, int(PLANK * scale))


def pave(picture: Image.Image, key: str, rotation: int, ground: Numbers) -> None:
    """Draw the roads of a design on its turned picture; `ground` is the turned terrain."""
    lines = [np.array([turned(x, y, rotation) for x, y in line.tolist()]) for line in roads(key)]
    if not lines:
        return
    sheets = [Image.new("L", (SIDE * FINE, SIDE * FINE), 0) for _ in range(3)]
    casing_draw, bed_draw, plank_draw = map(ImageDraw.Draw, sheets)
    for line in lines:
        _stroke(casing_draw, line, CASING)
        _stroke(bed_draw, line, BED)
        _planks(plank_draw, line, ground)
    casing, bed, planks = (sheet.resize((SIDE, SIDE), Image.Resampling.LANCZOS) for sheet in sheets)
    soft = casing.filter(ImageFilter.GaussianBlur(2)).point(lambda value: value * 0.4)
    picture.paste(EARTH_SHADE, (1, 2, SIDE + 1, SIDE + 2), soft)
    picture.paste(EARTH, (0, 0, SIDE, SIDE), casing)
    grain = np.array(SAND, np.float64) + cloud(91, 0.7)[..., None] * 5
    picture.paste(Image.fromarray(np.clip(grain, 0, 255).astype(np.uint8)), (0, 0), bed)
    picture.paste(TIMBER, (0, 0, SIDE, SIDE), planks)
