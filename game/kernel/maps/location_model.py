"""Location maps as the rules and the window see them: frozen, checked, in the order of the file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import hypot
from pathlib import Path
from typing import Literal

from game.kernel.geometry import Point

Terrain = Literal["forest", "mountain", "water", "wild"]
School = Literal["", "wolf", "viper", "cat", "bear", "griffin", "manticore"]
GroundKind = Literal["land", "lake", "river", "forest", "mountains"]
PlaceKind = Literal[
    "mark", "label", "action", "figure", "monster", "token", "tavern", "ship", "track", "monster_card", "danger", "tile"
]
BOARD = "board"
"""What slots are `of` that belong to no location."""


@dataclass(frozen=True, slots=True)
class Location:
    """One location at a point of the map; `school` is empty where none trains, `wild` is all three terrains."""

    key: str
    name: str
    number: int
    terrain: Terrain
    school: School
    harbour: bool
    at: Point


@dataclass(frozen=True, slots=True)
class Road:
    """A way between two locations, walked in both directions; `points` run from `a` to `b`."""

    a: str
    b: str
    sea: bool
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Title:
    """A name that stands on the map and is no place of the rules: a land, a sea."""

    key: str
    name: str
    water: bool
    at: Point


@dataclass(frozen=True, slots=True)
class Stretch:
    """What the painter covers the sheet with; only a river is an open line, `wide` at its mouth. Ground `of` a location
    is there only when that is found: it lies on a tile of its own."""

    name: str
    terrain: GroundKind
    wide: float
    points: tuple[Point, ...]
    of: str = ""


@dataclass(frozen=True, slots=True)
class PlaceSlot:
    """Where something stands: `x`, `y` is the upper left corner of a box; a bare point has no size."""

    of: str
    kind: PlaceKind
    index: int
    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        """The middle of the box, or the point."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class Picture:
    """A painted sheet, its left edge `x` pixels from the map's."""

    path: Path
    x: int = 0


@dataclass(frozen=True)
class LocationMap:
    """A whole map; `size` is in pixels of the map, in which every other figure is told too. One that lies `beside`
    another covers `overlap` pixels of its left edge: its locations are reached by ship, see joined.py."""

    path: Path
    title: str
    version: int
    size: tuple[int, int]
    pictures: tuple[Picture, ...]
    locations: tuple[Location, ...]
    roads: tuple[Road, ...]
    titles: tuple[Title, ...]
    stretches: tuple[Stretch, ...]
    slots: tuple[PlaceSlot, ...]
    beside: str = ""
    overlap: int = 0

    @cached_property
    def _locations(self) -> dict[str, Location]:
        return {place.key: place for place in self.locations}

    @cached_property
    def _slots(self) -> dict[tuple[str, str, int], PlaceSlot]:
        return {(slot.of, slot.kind, slot.index): slot for slot in self.slots}

    @cached_property
    def _roads(self) -> dict[frozenset[str], Road]:
        return {frozenset((road.a, road.b)): road for road in self.roads}

    @cached_property
    def _near(self) -> dict[str, tuple[str, ...]]:
        linked = {frozenset((road.a, road.b)) for road in self.roads}
        keys = [place.key for place in self.locations]
        return {key: tuple(other for other in keys if frozenset((key, other)) in linked) for key in keys}

    @property
    def picture(self) -> Path:
        """The first sheet's file."""
        return self.pictures[0].path

    def location(self, key: str) -> Location:
        """The location of this key; KeyError if there is none."""
        return self._locations[key]

    def neighbours(self, key: str) -> tuple[str, ...]:
        """The keys of those one road away, by land and by sea alike, in map order."""
        return self._near[key]

    def road(self, a: str, b: str) -> Road | None:
        """The road between two locations, whichever way it was drawn."""
        return self._roads.get(frozenset((a, b)))

    def slot(self, of: str, kind: PlaceKind, index: int = 0) -> PlaceSlot | None:
        """The slot of a location, a title or the board, if it has one of this kind."""
        return self._slots.get((of, kind, index))

    def at(self, x: float, y: float, reach: float = 120.0) -> Location | None:
        """The location whose mark is nearest to a point of the map, none beyond `reach` pixels."""
        marks = [(place, self.slot(place.key, "mark")) for place in self.locations]
        centres = [(place, slot.centre if slot else place.at) for place, slot in marks]
        place, (a, b) = min(centres, key=lambda one: hypot(one[1][0] - x, one[1][1] - y))
        return place if hypot(a - x, b - y) <= reach else None
