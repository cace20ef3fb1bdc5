"""The shapes of the ground: the land with a worn coast, and woods, ranges and lakes with edges as nature has them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from shapely.geometry import Polygon
from shapely.ops import unary_union

from build.continent_facts import SIZE, Cover, Point
from build.continent_ways import curve

Line = npt.NDArray[np.float64]
BEYOND = 40
"""How far the land runs on beyond the edges of the sheet."""
STEP = 22.0
"""How far apart the points of a shape are, in pixels of the map."""


def evened(line: Line, step: float) -> Line:
    """The same line with points as far apart as `step`."""
    way = np.concatenate([[0], np.hypot(*np.diff(line, axis=0).T).cumsum()])
    at = np.linspace(0, way[-1], max(3, round(way[-1] / step)))
    return np.stack([np.interp(at, way, line[:, axis]) for axis in (0, 1)], axis=1)


def worn(line: Line, rough: float, seed: int) -> Line:
    """A line moved aside by noise: long waves, and short ones a third as strong."""
    chance = np.random.default_rng(seed)
    count = len(line)
    aside = np.zeros(count)
    for waves, strength in ((count / 14, 1.0), (count / 6, 0.55), (count / 2.6, 0.33)):
        knots = chance.standard_normal(max(4, int(waves) + 2))
        aside += np.interp(np.linspace(0, len(knots) - 1, count), np.arange(len(knots)), knots) * strength
    tangent = np.gradient(line, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], axis=1)
    normal /= np.maximum(np.hypot(*normal.T), 1e-9)[:, None]
    fade = np.minimum(1, np.minimum(np.arange(count), np.arange(count)[::-1]) / 4)
    out: Line = line + normal * (aside * fade * rough)[:, None]
    return out


def land(coast: Sequence[Point]) -> tuple[Point, ...]:
    """Everything east of the coast, as a polygon that runs beyond three edges of the sheet."""
    shore = worn(evened(curve(coast, 24), STEP), 13, 5)
    east, top, low = SIZE[0] + BEYOND, -BEYOND, SIZE[1] + BEYOND
    return (*_whole(shore), (east, low), (east, top))


def spread(cover: Cover, seed: int) -> tuple[Point, ...]:
    """The outline of a wood, range or lake: its chain broadened, with a worn edge."""
    parts = [
        unary_union([_disc(a), _disc(b)]).convex_hull
        for a, b in zip(cover.chain, cover.chain[1:] or cover.chain, strict=False)
    ]
    outline = np.array(unary_union(parts).exterior.coords)
    rough = 7.0 if cover.terrain == "lake" else 11.0
    edge = worn(evened(outline, STEP), rough, seed)
    shape = Polygon(edge).buffer(0)
    whole = max(getattr(shape, "geoms", [shape]), key=lambda one: float(one.area))
    return _whole(np.array(whole.exterior.coords)[:-1])


def _disc(spot: tuple[float, float, float]) -> Polygon:
    x, y, r = spot
    turns = np.linspace(0, math.tau, 24, endpoint=False)
    return Polygon(np.stack([x + r * np.cos(turns), y + r * np.sin(turns)], axis=1))


def run(cover: Cover, seed: int) -> tuple[Point, ...]:
    """The course of a river from spring to mouth."""
    line = evened(curve([(x, y) for x, y, _ in cover.chain], 12), STEP)
    return _whole(worn(line, 9, seed))


def _whole(line: Line) -> tuple[Point, ...]:
    points = [(round(x), round(y)) for x, y in line.tolist()]
    return tuple(p for i, p in enumerate(points) if i == 0 or p != points[i - 1])
