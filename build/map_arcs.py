"""From a grid of labels to polygons that share their borders to the last digit.

The cracks between unlike labels are cut at every point where three labels meet. Each piece, an arc, is
smoothed and thinned once and used by both sides, so that no slit or overlap can arise.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import ndimage
from shapely.geometry import LineString

Corner = tuple[int, int]
Ring = tuple[tuple[int, int], ...]
Steps = dict[Corner, list[Corner]]
SPACING = 3.5
"""How far apart points of an arc are before it is thinned, in units of the grid."""
SLACK = 0.3
"""How far thinning may move a border, in units of the grid."""


@dataclass(frozen=True, slots=True)
class Arc:
    """A border between two labels, as map points; the first and last are shared with other arcs."""

    labels: frozenset[int]
    points: Ring


def _cracks(grid: npt.NDArray[np.int16]) -> tuple[Steps, dict[frozenset[Corner], frozenset[int]]]:
    """Every unit edge between unlike labels: who is linked to whom, and which labels lie beside it."""
    steps: Steps = defaultdict(list)
    sides: dict[frozenset[Corner], frozenset[int]] = {}

    def crack(a: Corner, b: Corner, one: int, other: int) -> None:
        steps[a].append(b)
        steps[b].append(a)
        sides[frozenset((a, b))] = frozenset((one, other))

    for row, column in np.argwhere(grid[:, 1:] != grid[:, :-1]).tolist():
        x = column + 1
        crack((x, row), (x, row + 1), int(grid[row, column]), int(grid[row, column + 1]))
    for row, column in np.argwhere(grid[1:] != grid[:-1]).tolist():
        y = row + 1
        crack((column, y), (column + 1, y), int(grid[row, column]), int(grid[row + 1, column]))
    return steps, sides


def _walk(steps: Steps, start: Corner, first: Corner, used: set[frozenset[Corner]]) -> list[Corner]:
    path = [start, first]
    used.add(frozenset((start, first)))
    while len(steps[path[-1]]) == 2 and path[-1] != start:
        here, before = path[-1], path[-2]
        onward = steps[here][0] if steps[here][1] == before else steps[here][1]
        used.add(frozenset((here, onward)))
        path.append(onward)
    return path


def _chains(steps: Steps) -> list[list[Corner]]:
    used: set[frozenset[Corner]] = set()
    chains = []
    nodes = sorted(corner for corner, near in steps.items() if len(near) != 2)
    for corner in nodes + sorted(steps):
        for first in sorted(steps[corner]):
            if frozenset((corner, first)) not in used:
                chains.append(_walk(steps, corner, first, used))
    return chains


def _smooth(chain: list[Corner], scale: float, blur: float) -> Ring:
    """Blur along the line, thin it, scale to map pixels and round to whole ones."""
    line = np.array(chain, float)
    closed = chain[0] == chain[-1]
    sigma = min(blur, len(chain) / 6)
    if closed:
        line = ndimage.gaussian_filter1d(line[:-1], sigma, axis=0, mode="wrap")
        line = np.concatenate([line, line[:1]])
    else:
        ends = 2 * line[:1] - line[::-1][:-1], 2 * line[-1:] - line[::-1][1:]
        long = np.concatenate([ends[0], line, ends[1]])
        line = ndimage.gaussian_filter1d(long, sigma, axis=0)[len(chain) - 1 : 2 * len(chain) - 1]
        line[0], line[-1] = chain[0], chain[-1]
    way = np.concatenate([[0], np.hypot(*np.diff(line, axis=0).T).cumsum()])
    count = max(2 if not closed else 4, round(way[-1] / SPACING) + 1)
    at = np.linspace(0, way[-1], count)
    thin = np.stack([np.interp(at, way, line[:, axis]) for axis in (0, 1)], axis=1) * scale
    thin = np.array(LineString(thin).simplify(SLACK * scale).coords)
    whole = [(round(x), round(y)) for x, y in thin.tolist()]
    return tuple(p for i, p in enumerate(whole) if i == 0 or p != whole[i - 1])


def find_arcs(grid: npt.NDArray[np.int16], scale: float, sea: int) -> list[Arc]:
    """All borders of the grid in map pixels; those of the label `sea`, the coasts, stay rougher."""
    steps, sides = _cracks(grid)
    arcs = []
    for chain in _chains(steps):
        beside = sides[frozenset((chain[0], chain[1]))]
        arcs.append(Arc(beside, _smooth(chain, scale, 1.5 if sea in beside else 3.0)))
    return arcs


def rings(arcs: list[Arc], label: int) -> list[Ring]:
    """The closed outlines of one label, the longest first; each without its closing point."""
    ends: dict[tuple[int, int], list[Ring]] = defaultdict(list)
    left = [arc.points for arc in arcs if label in arc.labels]
    for points in left:
        ends[points[0]].append(points)
        ends[points[-1]].append(points[::-1])
    done: set[frozenset[tuple[int, int]]] = set()
    found = []
    for points in left:
        if frozenset(points) not in done:
            found.append(_closed(points, ends, done))
    return sorted(found, key=len, reverse=True)


def _closed(
    points: Ring, ends: dict[tuple[int, int], list[Ring]], done: set[frozenset[tuple[int, int]]]
) -> Ring:
    ring = list(points)
    done.add(frozenset(points))
    while ring[0] != ring[-1]:
        onward = next(p for p in ends[ring[-1]] if frozenset(p) not in done)
        done.add(frozenset(onward))
        ring += onward[1:]
    return tuple(ring[:-1])
