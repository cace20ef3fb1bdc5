"""Sea routes: a bow from shore to shore, by way of one point on open water."""

from __future__ import annotations

import csv

import numpy as np

from build.map_facts import DATA, SCALE, Facts, Point, placed
from build.map_grid import Labels
from build.map_places import Box

STEPS = 400
INTO_LAND = 7
"""How many of the steps a route goes on over the shore, so that it is seen to land."""


def _bow(a: Point, through: Point, b: Point) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    start, middle, end = np.array(a), np.array(through), np.array(b)
    pull = 2 * middle - (start + end) / 2
    t = np.linspace(0, 1, STEPS)[:, None]
    curve: np.ndarray[tuple[int, int], np.dtype[np.float64]]
    curve = (1 - t) ** 2 * start + 2 * t * (1 - t) * pull + t**2 * end
    return curve


def route(
    facts: Facts, labels: Labels, a: str, b: str, ends: tuple[Point, Point], through: Point
) -> list[Point]:
    """Points in map pixels from just inside the shore of `a` to just inside that of `b`.

    `ends` are in map pixels, `through` in units of the sheet.
    """
    number = facts.number()
    scaled = (through[0] * SCALE, through[1] * SCALE)
    curve = _bow(ends[0], scaled, ends[1])
    ground = [int(labels[int(y / SCALE), int(x / SCALE)]) for x, y in curve]
    first = max(step for step, label in enumerate(ground) if label == number[a]) - INTO_LAND
    last = min(step for step, label in enumerate(ground) if label == number[b]) + INTO_LAND
    picked = np.linspace(max(first, 0), min(last, STEPS - 1), 14).round().astype(int)
    return [(round(x), round(y)) for x, y in curve[picked].tolist()]


def kept_clear() -> list[Box]:
    """Small boxes on open water where the routes pass, which titles must leave free."""
    half = 60
    return [Box(x * SCALE - half, y * SCALE - half, 2 * half, 2 * half) for x, y in read_through().values()]


def read_through() -> dict[tuple[str, str], Point]:
    """For each sea pair the point its route passes, in units of the sheet."""
    with (DATA / "skyrim-routes.csv").open(encoding="utf-8", newline="") as lines:
        return {(r["a"], r["b"]): placed(float(r["x"]), float(r["y"])) for r in csv.DictReader(lines)}
