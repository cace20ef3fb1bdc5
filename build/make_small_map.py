"""Makes tests/maps/small.tmx, a valid map of 12 territories and 2 regions: `python -m build.make_small_map`.

Two islands of six, joined by one sea route and by portals. It serves the tests of `--map` and of the loader.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

from build.map_places import Box
from build.map_tmx import Value, Writer

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "maps"
SIZE, TILE = (960, 600), 40
ISLANDS = (("westerly", "Westerly", 90, 3, "#7F9468"), ("easterly", "Easterly", 540, 4, "#CDAE62"))
NAMES = ("Ald", "Bren", "Cor", "Dun", "Esk", "Fal", "Gar", "Hrim", "Iven", "Jor", "Karth", "Lund")
SYMBOLS = ("warrior", "mage", "thief")
CELL = (165, 150)
Point = tuple[float, float]


def _key(island: int, column: int, row: int) -> str:
    return NAMES[island * 6 + row * 2 + column].lower()


def _corner(island: int, column: int, row: int) -> Point:
    """A corner of the net, moved off the straight by a wave of its own."""
    x, y = ISLANDS[island][2] + column * CELL[0], 75 + row * CELL[1]
    return x + round(14 * math.sin(3 * row + column + island)), y + round(12 * math.sin(2 * column + row))


def _side(a: Point, b: Point) -> list[Point]:
    """Two points on the way, the same from either end, without the ends."""
    bend = 9 * math.sin(a[0] + b[0] + a[1] + b[1])
    return [
        (round(a[0] + (b[0] - a[0]) * t + bend), round(a[1] + (b[1] - a[1]) * t - bend)) for t in (0.25, 0.75)
    ]


def _border(a: Point, b: Point) -> list[Point]:
    return [a, *_side(a, b)] if a < b else [a, *_side(b, a)[::-1]]


def _outline(island: int, column: int, row: int) -> list[Point]:
    square = ((0, 0), (1, 0), (1, 1), (0, 1))
    corners = [_corner(island, column + across, row + down) for across, down in square]
    return [point for a, b in zip(corners, corners[1:] + corners[:1], strict=True) for point in _border(a, b)]


def _neighbours(island: int, column: int, row: int) -> str:
    beside = [(1 - column, row), (column, row - 1), (column, row + 1)]
    near = [_key(island, c, r) for c, r in beside if 0 <= r < 3]
    if (island, column, row) in ((0, 1, 1), (1, 0, 1)):
        near.append(_key(1 - island, 1 - column, 1))
    return ",".join(near)


def _cells() -> Iterator[tuple[int, int, int]]:
    return ((island, column, row) for island in (0, 1) for row in range(3) for column in (0, 1))


def _territories(writer: Writer) -> Iterator[list[str]]:
    for number, (island, column, row) in enumerate(_cells()):
        values: dict[str, Value] = {
            "key": _key(island, column, row),
            "region": ISLANDS[island][0],
            "fort": (column, row) == (0, 0),
            "portal": (column, row) == (1, 2),
            "symbol": SYMBOLS[number % 3],
            "neighbours": _neighbours(island, column, row),
        }
        yield writer.shape(NAMES[number], "territory", values, _outline(island, column, row), "polygon")


def _regions(writer: Writer) -> Iterator[list[str]]:
    for key, name, left, bonus, colour in ISLANDS:
        values: dict[str, Value] = {"key": key, "bonus": bonus, "colour": colour}
        yield writer.point(name, "region", values, left + CELL[0], 56)


def _routes(writer: Writer) -> Iterator[list[str]]:
    points = [(395, 300), (450, 285), (500, 285), (560, 300)]
    yield writer.shape("", "route", {"a": "dun", "b": "iven"}, points, "polyline")


def _slots(writer: Writer) -> Iterator[list[str]]:
    for island, column, row in _cells():
        a, c = _corner(island, column, row), _corner(island, column + 1, row + 1)
        x, y = round((a[0] + c[0]) / 2), round((a[1] + c[1]) / 2) - 8
        boxes = {
            "units": Box(x - 14, y - 14, 28, 28),
            "label": Box(x - 30, y + 16, 60, 18),
            "icons": Box(x - 34, y - 8, 16, 16),
            "hero": Box(x + 18, y - 12, 24, 24),
            "dragon": Box(x - 21, y - 24, 42, 42),
        }
        for kind, box in boxes.items():
            yield writer.box("slot", {"of": _key(island, column, row), "kind": kind, "index": 0}, box)


def make() -> str:
    """The whole map file as text."""
    writer = Writer()
    writer.picture("small.jpg", *SIZE)
    writer.objects("territories", "#7a1f1b", _territories(writer))
    writer.objects("regions", "#c39a4a", _regions(writer))
    writer.objects("routes", "#315f9e", _routes(writer))
    writer.objects("slots", "#6ba485", _slots(writer))
    return writer.text(
        SIZE[0] // TILE, SIZE[1] // TILE, TILE, {"skald": "territories", "title": "skyrim", "version": 1}
    )


if __name__ == "__main__":
    (FOLDER / "small.tmx").write_text(make(), encoding="utf-8", newline="\n")
