"""Boards of tracks and ground with a grid, as the rules and the window see them: frozen, checked, in file order.

What a space stands for is its title's own affair: it lies in `facts`, and the title holds it against its tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

from game.kernel.geometry import Point

Fact = str | int | float | bool
TrackSlotKind = Literal["marker", "bonus", "bridge", "scoring", "label"]
BOARD = "board"
"""What slots are `of` that belong to neither space nor track."""


@dataclass(frozen=True, slots=True)
class Place:
    """A box in pixels of the map; `x`, `y` is its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, point: Point) -> bool:
        """Whether a point lies in the box."""
        return self.x <= point[0] <= self.x + self.width and self.y <= point[1] <= self.y + self.height

    def overlaps(self, other: Place) -> bool:
        """Whether two boxes have more in common than an edge."""
        across = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        down = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return across > 0 and down > 0


@dataclass(frozen=True)
class TrackSpace:
    """One space of a track, `index` along it."""

    key: str
    track: str
    index: int
    place: Place
    facts: Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class TrackSlot:
    """Where something stands that belongs to a space, a track or the board."""

    of: str
    kind: TrackSlotKind
    index: int
    place: Place


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A line that parts a board, from above to below; `index` from 1."""

    index: int
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class BoardArrow:
    """A way back and forth between two spaces."""

    a: str
    b: str


@dataclass(frozen=True)
class TrackMap:
    """A whole board; `board` says which one of its title."""

    path: Path
    title: str
    board: str
    size: tuple[int, int]
    picture: Path
    spaces: tuple[TrackSpace, ...]
    slots: tuple[TrackSlot, ...]
    lines: tuple[BoardLine, ...]
    arrows: tuple[BoardArrow, ...]

    @cached_property
    def _spaces(self) -> dict[str, TrackSpace]:
        return {space.key: space for space in self.spaces}

    @cached_property
    def _slots(self) -> dict[tuple[str, str, int], TrackSlot]:
        return {(slot.of, slot.kind, slot.index): slot for slot in self.slots}

    @property
    def tracks(self) -> tuple[str, ...]:
        """The tracks in the order of the file."""
        return tuple(dict.fromkeys(space.track for space in self.spaces))

    def track(self, name: str) -> tuple[TrackSpace, ...]:
        """The spaces of a track, from its first on."""
        return tuple(sorted((one for one in self.spaces if one.track == name), key=lambda one: one.index))

    def space(self, key: str) -> TrackSpace:
        """The space of this key; KeyError if there is none."""
        return self._spaces[key]

    def slot(self, of: str, kind: TrackSlotKind, index: int = 0) -> TrackSlot | None:
        """The slot of a space, a track or the board, if it has one of this kind."""
        return self._slots.get((of, kind, index))


@dataclass(frozen=True, slots=True)
class GridCell:
    """A cell that the rules name."""

    key: str
    index: int
    place: Place


@dataclass(frozen=True)
class GridMap:
    """Ground with a grid of squares, `tile` pixels each; the grid is Tiled's own. Cells are named only where the rules
    name them."""

    path: Path
    title: str
    size: tuple[int, int]
    tile: int
    picture: Path
    cells: tuple[GridCell, ...]

    def cell(self, key: str) -> tuple[int, int]:
        """Column and row of a named cell; KeyError if there is none."""
        found = {one.key: one for one in self.cells}[key]
        return round(found.place.x / self.tile), round(found.place.y / self.tile)

    def room(self, key: str) -> tuple[int, int, int, int]:
        """How many cells there are to the north, east, south and west of a named one."""
        column, row = self.cell(key)
        across, down = self.size[0] // self.tile, self.size[1] // self.tile
        return row, across - 1 - column, down - 1 - row, column
