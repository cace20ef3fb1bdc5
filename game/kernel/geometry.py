"""Plane geometry in pure Python, small and quick enough for picking with the pointer.

Points are `(x, y)` in map pixels, y down. A polygon is a tuple of points without the closing one; a box is
`(left, top, right, bottom)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import floor, hypot

Point = tuple[float, float]
Polygon = Sequence[Point]
Box = tuple[float, float, float, float]
Segment = tuple[Point, Point]


def bounds(points: Iterable[Point]) -> Box:
    """The smallest box around the points.

    >>> bounds([(1, 5), (4, 2)])
    (1, 2, 4, 5)
    """
    across, down = zip(*points, strict=True)
    return min(across), min(down), max(across), max(down)


def boxes_meet(a: Box, b: Box, slack: float = 0.0) -> bool:
    """Whether two boxes overlap or lie no further apart than `slack`."""
    return a[0] <= b[2] + slack and b[0] <= a[2] + slack and a[1] <= b[3] + slack and b[1] <= a[3] + slack


def edges(polygon: Polygon) -> list[Segment]:
    """The sides in order, the one that closes the polygon last."""
    return [(polygon[i - 1], polygon[i]) for i in range(1, len(polygon))] + [(polygon[-1], polygon[0])]


def inside(polygon: Polygon, x: float, y: float) -> bool:
    """Whether a point lies in a polygon; of a border shared by two polygons, one side has each point.

    >>> inside([(0, 0), (4, 0), (4, 4), (0, 4)], 1, 3)
    True
    """
    found = False
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            found = not found
        x0, y0 = x1, y1
    return found


def area(polygon: Polygon) -> float:
    """The area in square pixels, positive whichever way the points run."""
    return abs(_doubled(polygon)) / 2


def _doubled(polygon: Polygon) -> float:
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in edges(polygon))


def distance_to_segment(point: Point, segment: Segment) -> float:
    """How far a point lies from the nearest point of a segment."""
    (x, y), ((x0, y0), (x1, y1)) = point, segment
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((x - x0) * dx + (y - y0) * dy) / length))
    return hypot(x - x0 - t * dx, y - y0 - t * dy)


def segments_cross(a: Segment, b: Segment) -> bool:
    """Whether two segments pass through one another; touching at an end does not count."""
    (p, q), (r, s) = a, b
    one = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    two = (q[0] - p[0]) * (s[1] - p[1]) - (q[1] - p[1]) * (s[0] - p[0])
    if one * two >= 0:
        return False
    three = (s[0] - r[0]) * (p[1] - r[1]) - (s[1] - r[1]) * (p[0] - r[0])
    four = (s[0] - r[0]) * (q[1] - r[1]) - (s[1] - r[1]) * (q[0] - r[0])
    return three * four < 0


def crosses_itself(polygon: Polygon) -> bool:
    """Whether two sides cross, or a corner is visited twice; sides are swept from left to right."""
    if len(set(polygon)) < len(polygon):
        return True
    sides = sorted((min(p[0], q[0]), max(p[0], q[0]), (p, q)) for p, q in edges(polygon))
    for index, (_, right, side) in enumerate(sides):
        for other in range(index + 1, len(sides)):
            if sides[other][0] > right:
                break
            if segments_cross(side, sides[other][2]):
                return True
    return False


def shared_part(a: Segment, b: Segment, tolerance: float = 0.5) -> Segment | None:
    """The part of `a` beside which `b` runs no further away than `tolerance`, if it is longer than that."""
    (x0, y0), (x1, y1) = a
    length = hypot(x1 - x0, y1 - y0)
    if length == 0:
        return None
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    along = []
    for x, y in b:
        if abs((x - x0) * uy - (y - y0) * ux) > tolerance:
            return None
        along.append((x - x0) * ux + (y - y0) * uy)
    start, end = max(0.0, min(along)), min(length, max(along))
    if end - start <= tolerance:
        return None
    return (x0 + start * ux, y0 + start * uy), (x0 + end * ux, y0 + end * uy)


Contacts = dict[tuple[int, int], list[Segment]]
_CELL = 40.0


def contacts(polygons: Sequence[Polygon], tolerance: float = 0.5) -> Contacts:
    """For each pair of polygons that touch, `(lower, higher)` index, the pieces of border they share.

    Sides equal to the digit, as in a map whose polygons share their corners, are found by looking them up;
    only the others are compared one with another, by the cells of a grid they pass.
    """
    found: Contacts = {}
    owners: dict[Segment, int] = {}
    for index, polygon in enumerate(polygons):
        for p, q in edges(polygon):
            key = (p, q) if p < q else (q, p)
            other = owners.pop(key, None)
            if other is None:
                owners[key] = index
            elif other != index:
                found.setdefault((other, index), []).append(key)
    _compare_rest(owners, tolerance, found)
    return found


def _compare_rest(owners: dict[Segment, int], tolerance: float, found: Contacts) -> None:
    cells: dict[tuple[int, int], list[tuple[Segment, int]]] = {}
    compared: set[tuple[Segment, Segment]] = set()
    for side, index in owners.items():
        for cell in _cells_of(side, tolerance):
            here = cells.setdefault(cell, [])
            for other, owner in here:
                if owner != index and (other, side) not in compared:
                    compared.add((other, side))
                    part = shared_part(side, other, tolerance) or shared_part(other, side, tolerance)
                    if part is not None:
                        found.setdefault((owner, index), []).append(part)
            here.append((side, index))


def _cells_of(side: Segment, slack: float) -> Iterable[tuple[int, int]]:
    (x0, y0), (x1, y1) = side
    left, right = floor((min(x0, x1) - slack) / _CELL), floor((max(x0, x1) + slack) / _CELL)
    top, low = floor((min(y0, y1) - slack) / _CELL), floor((max(y0, y1) + slack) / _CELL)
    return [(x, y) for x in range(left, right + 1) for y in range(top, low + 1)]


def shared_length(pieces: Iterable[Segment]) -> float:
    """The summed length of pieces of border, in pixels."""
    return sum(hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pieces)


class Picker:
    """Which of many polygons lies under the pointer; boxes first, so that most are never walked."""

    def __init__(self, polygons: Sequence[Polygon]) -> None:
        self._shapes = [(bounds(polygon), polygon) for polygon in polygons]

    def at(self, x: float, y: float) -> int | None:
        """The index of the first polygon that holds the point, or None."""
        return next(self._all(x, y), None)

    def all_at(self, x: float, y: float) -> list[int]:
        """The indices of all polygons that hold the point: more than one where they overlap."""
        return list(self._all(x, y))

    def _all(self, x: float, y: float) -> Iterator[int]:
        for index, ((left, top, right, low), polygon) in enumerate(self._shapes):
            if left <= x <= right and top <= y <= low and inside(polygon, x, y):
                yield index
