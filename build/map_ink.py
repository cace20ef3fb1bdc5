"""Borders as ink lines: coast, frontiers of regions, borders inside a region, edges of massifs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from build.map_ground import Ground
from build.map_noise import Field
from game.kernel.geometry import Point, Segment, edges
from game.kernel.maps.territories import TerritoryMap

FINE = 3
"""Lines are drawn so many times larger and scaled down."""
STYLES = {
    # kind: width in units, dash and gap in units (none: 0), strength, colour
    "inside": (0.95, 6.5, 4.2, 0.80, (92, 64, 38)),
    "wild": (0.75, 0.0, 0.0, 0.55, (84, 60, 38)),
    "frontier": (1.75, 0.0, 0.0, 0.88, (78, 38, 24)),
    "lake": (1.0, 0.0, 0.0, 0.85, (52, 50, 44)),
    "coast": (1.7, 0.0, 0.0, 0.96, (48, 32, 20)),
}


def _owners(found: TerritoryMap) -> tuple[dict[Segment, list[int]], dict[Segment, str]]:
    """Of each side of a polygon: the territories beside it, and the terrain of the ridge beside it."""
    owners: dict[Segment, list[int]] = defaultdict(list)
    wild: dict[Segment, str] = {}
    for index, territory in enumerate(found.territories):
        for p, q in edges(territory.polygon):
            owners[min(p, q), max(p, q)].append(index)
    for ridge in found.ridges:
        for p, q in edges(ridge.points) if ridge.closed else ():
            wild[min(p, q), max(p, q)] = ridge.terrain
            owners.setdefault((min(p, q), max(p, q)), [])
    return owners, wild


def _kind(found: TerritoryMap, beside: list[int], terrain: str) -> str:
    if len(beside) == 2:
        a, b = (found.territories[index].region for index in beside)
        return "inside" if a == b else "frontier"
    if terrain == "lake":
        return "lake"
    return "wild" if terrain and beside else "coast"


def lines(found: TerritoryMap) -> dict[str, list[list[Point]]]:
    """All borders by kind, each as chains as long as they go, so that dashes run on."""
    owners, wild = _owners(found)
    groups: dict[str, dict[Point, list[Point]]] = {kind: defaultdict(list) for kind in STYLES}
    for side, beside in owners.items():
        near = groups[_kind(found, beside, wild.get(side, ""))]
        near[side[0]].append(side[1])
        near[side[1]].append(side[0])
    return {kind: list(_chains(near)) for kind, near in groups.items()}


def _chains(near: dict[Point, list[Point]]) -> Iterator[list[Point]]:
    ends = sorted(point for point, others in near.items() if len(others) != 2)
    for start in ends + sorted(near):
        while near[start]:
            chain = [start]
            while near[chain[-1]] and (len(chain) == 1 or len(near[chain[-1]]) == 1):
                onward = near[chain[-1]].pop(0)
                near[onward].remove(chain[-1])
                chain.append(onward)
            yield chain


def rounded(chain: list[Point], unit: float) -> npt.NDArray[np.float64]:
    """Corners cut, ends kept, so that a line looks drawn by hand and not by ruler; `unit` is told in pixels.

    No corner is cut by more than about one unit: the washes end at the border as the map file tells it.
    """
    line: npt.NDArray[np.float64] = np.array(chain, float)
    parts = [line[:1]]
    for a, b in pairwise(line):
        steps = max(1, int(np.hypot(*(b - a)) / (4 * unit)))
        parts.append(a + (b - a) * np.linspace(0, 1, steps + 1)[1:, None])
    line = np.concatenate(parts)
    for _ in range(2 if len(line) > 2 else 0):
        a, b = line[:-1], line[1:]
        cut = np.stack([a * 0.75 + b * 0.25, a * 0.25 + b * 0.75], axis=1).reshape(-1, 2)
        line = np.concatenate([line[:1], cut[1:-1], line[-1:]])
    return line


def dashes(line: npt.NDArray[np.float64], dash: float, gap: float) -> list[npt.NDArray[np.float64]]:
    """A line cut into pieces; the last is as long as it comes."""
    way = np.concatenate([[0], np.hypot(*np.diff(line, axis=0).T).cumsum()])
    pieces = []
    for start in np.arange(gap / 2, way[-1], dash + gap):
        end = min(start + dash, way[-1])
        at = np.concatenate([[start], way[(way > start) & (way < end)], [end]])
        pieces.append(np.stack([np.interp(at, way, line[:, axis]) for axis in (0, 1)], axis=1))
    return pieces


def stroke(draw: ImageDraw.ImageDraw, line: npt.NDArray[np.float64], width: float) -> None:
    """One line with round ends; the pen's pressure swells and ebbs a little along the way."""
    way = np.concatenate([[0], np.hypot(*np.diff(line, axis=0).T).cumsum()])
    at = np.linspace(0, way[-1], max(2, int(way[-1] / max(1.0, width * 0.22))))
    xs, ys = (np.interp(at, way, line[:, axis]) for axis in (0, 1))
    phase = (line[0, 0] + line[0, 1]) % 7
    swell = 1 + 0.11 * np.sin(at / (width * 11) + phase) + 0.06 * np.sin(at / (width * 3.7) + 2 * phase)
    for x, y, r in zip(xs.tolist(), ys.tolist(), (swell * width / 2).tolist(), strict=True):
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)


def layer(ground: Ground, kind: str, chains: list[list[Point]]) -> Field:
    """How much ink of one kind lies on each pixel, 0 to 1."""
    width, dash, gap, strength, _ = STYLES[kind]
    big = Image.new("L", (ground.size[0] * FINE, ground.size[1] * FINE), 0)
    draw = ImageDraw.Draw(big)
    unit = ground.scale * FINE
    for chain in chains:
        line = rounded([(x * FINE, y * FINE) for x, y in ground.fitted(tuple(chain))], unit)
        for piece in dashes(line, dash * unit, gap * unit) if dash else [line]:
            stroke(draw, piece, width * unit)
    small = np.asarray(big.resize(ground.size, Image.Resampling.BOX), np.float32)
    return small * np.float32(strength / 255)


def ink(ground: Ground, sheet: npt.NDArray[np.float32]) -> None:
    """All borders onto the sheet, in place; the coast last."""
    found = lines(ground.map)
    for kind, style in STYLES.items():
        share = layer(ground, kind, found[kind])[..., None]
        sheet += (np.array(style[4], np.float32) - sheet) * share
