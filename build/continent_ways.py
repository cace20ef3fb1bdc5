"""How the roads of the Continent bend: as a carter would drive, never through a third place, seldom across another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry import Point as Spot

from build.continent_facts import Link, Point, Site

Line = npt.NDArray[np.float64]
BENDS = (0.06, -0.06, 0.1, -0.1, 0.15, -0.15, 0.21, -0.21)
"""How far a road swings aside, as a part of its length; the first third and the last may differ."""
ROOM = 200.0
"""How far a road likes to keep from a place that it does not serve, in pixels of the map."""


def curve(points: Sequence[Point], steps: int = 10) -> Line:
    """A smooth line through the points (Catmull-Rom)."""
    p = np.array([points[0], *points, points[-1]], float)
    t = np.linspace(0, 1, steps, endpoint=False)[None, :, None]
    a, b, c, d = (p[k : len(p) - 3 + k, None, :] for k in range(4))
    inner = 2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    line: Line = np.concatenate([inner.reshape(-1, 2) / 2, p[-1:]])
    return line


def _swung(a: Point, b: Point, first: float, second: float) -> list[Point]:
    (x0, y0), (x1, y1) = a, b
    dx, dy = x1 - x0, y1 - y0
    return [
        a,
        (x0 + dx / 3 - dy * first, y0 + dy / 3 + dx * first),
        (x0 + dx * 2 / 3 - dy * second, y0 + dy * 2 / 3 + dx * second),
        b,
    ]


def _price(line: Line, ends: Iterable[Point], sites: Sequence[Site], laid: Sequence[Line], wet: MultiPolygon) -> float:
    """What speaks against a line: places too near, roads crossed or hugged, water waded through."""
    way, ends = LineString(line), set(ends)
    price = sum(max(0.0, ROOM - way.distance(Spot(s.at))) * 4 for s in sites if s.at not in ends)
    for other in laid:
        road = LineString(other)
        price += 3000 * way.crosses(road)
        price += max(0.0, way.buffer(26).intersection(road).length - 260) * 1.5
    return float(price + way.intersection(wet).length * 6)


def ways(sites: Sequence[Site], links: Sequence[Link], lakes: Sequence[Sequence[Point]]) -> list[tuple[Point, ...]]:
    """A line for each road, in whole pixels from its one place to its other."""
    at = {site.key: site.at for site in sites}
    wet = MultiPolygon([Polygon(lake) for lake in lakes])
    order = sorted(range(len(links)), key=lambda i: (not links[i].through, _length(at, links[i]), i))
    laid: dict[int, Line] = {}
    for index in order:
        link = links[index]
        laid[index] = _best(link, at, sites, list(laid.values()), wet)
    return [_whole(laid[index]) for index in range(len(links))]


def _length(at: dict[str, Point], link: Link) -> float:
    return float(np.hypot(*np.subtract(at[link.a], at[link.b])))


def _best(link: Link, at: dict[str, Point], sites: Sequence[Site], laid: Sequence[Line], wet: MultiPolygon) -> Line:
    a, b = at[link.a], at[link.b]
    if link.sea:
        return curve([a, *link.through, b])
    if link.through:
        return np.concatenate([_arm(a, link.through[0]), _arm(b, link.through[0])[::-1][1:]])
    chance = np.random.default_rng(int(a[0] * 7 + b[1]))
    best: tuple[float, Line] | None = None
    for first in BENDS:
        for second in BENDS:
            line = curve(_swung(a, b, first, second))
            price = _price(line, (a, b), sites, laid, wet)
            price += (abs(first) + abs(second)) * 120 + float(chance.uniform(0, 60))
            if best is None or price < best[0]:
                best = (price, line)
    assert best is not None
    return best[1]


def _arm(place: Point, crossroads: Point) -> Line:
    """From a place to a crossroads, the same for every road that passes it."""
    return curve(_swung(place, crossroads, 0.06, 0.05))


def _whole(line: Line) -> tuple[Point, ...]:
    points = [(round(x), round(y)) for x, y in line.tolist()]
    return (points[0], *(q for p, q in pairwise(points) if p != q))
