"""What is known of the Continent before anything is drawn, all from build/data.

Positions of the ledger are told on a field 1400 by 1500 (WOW-MAP-13), everything else in pixels of the map. The field
is stretched to the sheet, which leaves sea along the whole left edge: another sheet can be joined there.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).resolve().parent / "data"
SIZE = (3600, 2400)
TILE = 48

Point = tuple[float, float]
Chain = tuple[tuple[float, float, float], ...]
"""Points with a width each."""


@dataclass(frozen=True, slots=True)
class Site:
    """A location as the ledger lists it; `at` is its point on the map, `figures` the side where witchers stand."""

    number: int
    key: str
    name: str
    terrain: str
    school: str
    harbour: bool
    at: Point
    figures: str


@dataclass(frozen=True, slots=True)
class Link:
    """A road of WOW-MAP-09; `through` holds the crossroads that it passes, or the course of a ship."""

    a: str
    b: str
    sea: bool
    through: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Cover:
    """A wood, range, lake or river, told as a chain of points with half widths."""

    terrain: str
    name: str
    chain: Chain


def placed(x: float, y: float) -> Point:
    """A position of the ledger on the sheet."""
    return 600 + (x - 101) / 1229 * 2600, 250 + (y - 119) / 1266 * 1890


def _rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def sites() -> tuple[Site, ...]:
    """The locations in the order of their numbers."""
    return tuple(_site(row) for row in _rows("continent-locations.csv"))


def _site(row: dict[str, str]) -> Site:
    x, y = placed(float(row["x"]), float(row["y"]))
    at = (round(x + float(row["aside"])), round(y + float(row["below"])))
    return Site(
        int(row["number"]), row["key"], row["name"], row["terrain"], row["school"], row["harbour"] == "1",
        at, row["figures"],
    )  # fmt: skip


def links() -> tuple[Link, ...]:
    """The roads in the order of the ledger's table; locations by key."""
    keys = {row["number"]: row["key"] for row in _rows("continent-locations.csv")}
    return tuple(
        Link(keys[row["a"]], keys[row["b"]], row["sea"] == "1", _points(row["through"]))
        for row in _rows("continent-roads.csv")
    )


def _points(text: str) -> tuple[Point, ...]:
    pairs = (pair.split(":") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def covers() -> tuple[Cover, ...]:
    """Woods, ranges, lakes and rivers, each with its chain."""
    found: dict[tuple[str, str], Chain] = {}
    for row in _rows("continent-ground.csv"):
        key = (row["terrain"], row["name"])
        found[key] = (*found.get(key, ()), (float(row["x"]), float(row["y"]), float(row["width"])))
    return tuple(Cover(terrain, name, chain) for (terrain, name), chain in found.items())


def coast() -> tuple[Point, ...]:
    """The west coast from north to south, before the sea has worn it."""
    return tuple((float(row["x"]), float(row["y"])) for row in _rows("continent-coast.csv"))
