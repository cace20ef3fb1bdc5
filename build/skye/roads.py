"""Roads of a tile, unturned, as lines in parts of the side. A road meets the middle of an edge at a right angle."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from build.skye.shapes import designs
from game.titles.skye.tiles import TURNS

Line = npt.NDArray[np.float64]  # points, 2
MIDDLES = np.array([(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)])
CENTRE_POINT = np.array([0.5, 0.5])


def _bent(a: Line, b: Line, c: Line, d: Line) -> Line:
    t = np.linspace(0, 1, 40)[:, None]
    out: Line = (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d
    return out


def _inward(edge: int, share: float) -> Line:
    out: Line = MIDDLES[edge] + (CENTRE_POINT - MIDDLES[edge]) * share
    return out


def _pair(a: int, b: int, chance: np.random.Generator) -> Line:
    if (b - a) % TURNS != 2:
        return _bent(MIDDLES[a], _inward(a, 0.74), _inward(b, 0.74), MIDDLES[b])
    bow = float(chance.choice([-1, 1])) * float(chance.uniform(0.05, 0.09))
    away = MIDDLES[a] - MIDDLES[b]
    aside = np.array([away[1], -away[0]]) * bow * 2
    return _bent(MIDDLES[a], _inward(a, 0.62) + aside, _inward(b, 0.62) - aside, MIDDLES[b])


def _star(edges: list[int], chance: np.random.Generator) -> list[Line]:
    """Three or four roads that meet, or a road that ends."""
    meeting = CENTRE_POINT + chance.uniform(-0.035, 0.035, 2)
    lines = []
    for edge in edges:
        away = MIDDLES[edge] - CENTRE_POINT
        aside = np.array([away[1], -away[0]]) * float(chance.choice([-1, 1])) * 0.12
        end = meeting if len(edges) > 1 else _inward(edge, 0.86) + aside
        lines.append(_bent(MIDDLES[edge], _inward(edge, 0.35), _inward(edge, 0.7) + aside, end))
    return lines


@lru_cache(128)
def roads_by_number(key: str) -> tuple[tuple[Line, ...], ...]:
    """The lines of each road of a design."""
    chance = np.random.default_rng(sum(map(ord, key)) * 7)
    found: list[tuple[Line, ...]] = []
    for mask in designs()[key].roads:
        edges = [edge for edge in range(TURNS) if mask >> edge & 1]
        lines = [_pair(edges[0], edges[1], chance)] if len(edges) == 2 else _star(edges, chance)
        found.append(tuple(lines))
    return tuple(found)


def roads(key: str) -> tuple[Line, ...]:
    """The lines of all its roads."""
    return tuple(line for road in roads_by_number(key) for line in road)


def points_of(key: str) -> Line:
    """All points of its roads; one far away where it has none."""
    lines = roads(key)
    return np.concatenate(lines) if lines else np.array([[9.0, 9.0]])


def turned(x: float, y: float, rotation: int) -> tuple[float, float]:
    """Where a point of a tile lies when it is turned so many quarters clockwise."""
    for _ in range(rotation % TURNS):
        x, y = 1 - y, x
    return x, y
