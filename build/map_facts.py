"""What is known of Skyrim before anything is drawn: places, borders, regions, waters; all from build/data.

Positions are in units of the 1600x1000 sheet of the ledger, moved a little apart to use the sheet (`placed`).
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).resolve().parent / "data"
SHEET = (1600, 1000)
SCALE = 2.4
"""Map pixels to a unit of the sheet: the map is 3840x2400."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Place:
    """A territory as the ledger lists it (RSK-TER-08 for the position)."""

    key: str
    name: str
    region: str
    fort: bool
    portal: bool
    symbol: str
    at: Point


@dataclass(frozen=True, slots=True)
class Hold:
    """A region: its bonus (RSK-REG-04) and its colour, for display only (RSK-REG-05)."""

    key: str
    name: str
    bonus: int
    colour: str


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything the shapes are made from; `land` and `sea` are pairs in the order of the file."""

    places: tuple[Place, ...]
    holds: tuple[Hold, ...]
    land: tuple[tuple[str, str], ...]
    sea: tuple[tuple[str, str], ...]
    waters: dict[str, tuple[tuple[float, float, float], ...]]

    def number(self) -> dict[str, int]:
        """Key of a territory to its place in the order."""
        return {place.key: index for index, place in enumerate(self.places)}

    def neighbours(self, key: str) -> tuple[str, ...]:
        """By land and by sea alike (RSK-VOC-01), in the order of the places."""
        pairs = self.land + self.sea
        near = {b if a == key else a for a, b in pairs if key in (a, b)}
        return tuple(place.key for place in self.places if place.key in near)


def placed(x: float, y: float) -> Point:
    """A position of the ledger on the sheet, spread so that coasts keep clear of the frame."""
    return 148 + (x - 140) * 1304 / 1310, 116 + (y - 88) * 768 / 822


def _rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def _place(row: dict[str, str]) -> Place:
    at = placed(float(row["x"]), float(row["y"]))
    return Place(
        row["id"],
        row["name"],
        row["region"],
        row["fort"] == "1",
        row["portal"] == "1",
        row["card_symbol"],
        at,
    )


def _waters() -> dict[str, tuple[tuple[float, float, float], ...]]:
    found: dict[str, tuple[tuple[float, float, float], ...]] = {}
    for row in _rows("skyrim-waters.csv"):
        x, y = placed(float(row["x"]), float(row["y"]))
        found[row["name"]] = (*found.get(row["name"], ()), (x, y, float(row["width"])))
    return found


def read_facts() -> Facts:
    """The four tables of build/data as one record."""
    pairs = _rows("skyrim-adjacency.csv")
    return Facts(
        tuple(_place(row) for row in _rows("skyrim-territories.csv")),
        tuple(Hold(r["id"], r["name"], int(r["bonus"]), r["colour"]) for r in _rows("skyrim-regions.csv")),
        tuple((row["a"], row["b"]) for row in pairs if row["kind"] == "land"),
        tuple((row["a"], row["b"]) for row in pairs if row["kind"] == "sea"),
        _waters(),
    )
