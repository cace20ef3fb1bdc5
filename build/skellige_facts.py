"""What is known of the isles of Skellige before anything is drawn, all from build/data, in pixels of their sheet."""

from __future__ import annotations

import csv
from dataclasses import dataclass

from build.continent_facts import DATA, Chain, Cover, Point

SIZE = (1200, 2400)
OVERLAP = 70
"""How much of the frame at the left edge of the Continent this sheet covers."""
DAGON = "open_sea"
"""The location where Dagon is when it has emerged."""


@dataclass(frozen=True, slots=True)
class Isle:
    """A location as the ledger lists it; one that is `found` lies on a tile of its own."""

    number: int
    key: str
    name: str
    terrain: str
    at: Point
    found: bool


@dataclass(frozen=True, slots=True)
class Ground:
    """A stretch of ground, `of` an isle that is found, else there from the beginning."""

    of: str
    cover: Cover


def _rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def isles() -> tuple[Isle, ...]:
    """The locations in the order of their numbers."""
    return tuple(
        Isle(
            int(row["number"]), row["key"], row["name"], row["terrain"],
            (float(row["x"]), float(row["y"])), row["found"] == "1",
        )
        for row in _rows("skellige-locations.csv")
    )  # fmt: skip


def grounds() -> tuple[Ground, ...]:
    """Land, woods, ranges and lakes, each with its chain."""
    chains: dict[tuple[str, str, str], Chain] = {}
    for row in _rows("skellige-ground.csv"):
        key = (row["terrain"], row["name"], row["of"])
        chains[key] = (*chains.get(key, ()), (float(row["x"]), float(row["y"]), float(row["width"])))
    return tuple(Ground(of, Cover(terrain, name, chain)) for (terrain, name, of), chain in chains.items())
