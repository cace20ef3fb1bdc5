"""Territory maps as the rules and the window see them: frozen, checked, in the order of the file."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict

from game.kernel.geometry import Picker, Point, Polygon, distance_to_segment, edges, inside

Symbol = Literal["warrior", "mage", "thief"]
SlotKind = Literal["units", "label", "icons", "hero", "dragon", "track"]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


class Territory(_Frozen):
    """One territory; `neighbours` holds keys, by land and by sea alike (RSK-VOC-01)."""

    key: str
    name: str
    region: str
    fort: bool
    portal: bool
    symbol: Symbol
    neighbours: tuple[str, ...]
    polygon: tuple[Point, ...]


class Region(_Frozen):
    """A region; `at` is the middle of its title, `colour` is `#rrggbb` and for display only (RSK-REG-05)."""

    key: str
    name: str
    bonus: int
    colour: str
    at: Point


class Route(_Frozen):
    """A sea link between two neighbours, drawn from shore to shore."""

    a: str
    b: str
    points: tuple[Point, ...]


class Ridge(_Frozen):
    """Ground of nobody between territories that are no neighbours; an open line is a wall of mountains."""

    name: str
    terrain: Literal["mountains", "lake"]
    points: tuple[Point, ...]
    closed: bool

    def near(self, x: float, y: float, reach: float = 6.0) -> bool:
        """Whether a point lies in it, or no further than `reach` from its border."""
        if self.closed and inside(self.points, x, y):
            return True
        sides = edges(self.points) if self.closed else list(zip(self.points, self.points[1:], strict=False))
        return any(distance_to_segment((x, y), side) <= reach for side in sides)


class Slot(_Frozen):
    """Where something stands: `x`, `y` is the upper left corner of a box; a bare point has no size."""

    of: str
    kind: SlotKind
    index: int
    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        """The middle of the box, or the point."""
        return self.x + self.width / 2, self.y + self.height / 2


class TerritoryMap(_Frozen):
    """A whole map; `size` is in pixels of the map, in which every other figure is told too."""

    path: Path
    title: str
    version: int
    size: tuple[int, int]
    picture: Path
    territories: tuple[Territory, ...]
    regions: tuple[Region, ...]
    routes: tuple[Route, ...]
    ridges: tuple[Ridge, ...]
    slots: tuple[Slot, ...]

    @cached_property
    def _territories(self) -> dict[str, Territory]:
        return {territory.key: territory for territory in self.territories}

    @cached_property
    def _slots(self) -> dict[tuple[str, str, int], Slot]:
        return {(slot.of, slot.kind, slot.index): slot for slot in self.slots}

    @cached_property
    def _picker(self) -> Picker:
        shapes: list[Polygon] = [territory.polygon for territory in self.territories]
        return Picker(shapes)

    def territory(self, key: str) -> Territory:
        """The territory of this key; KeyError if there is none."""
        return self._territories[key]

    def at(self, x: float, y: float) -> Territory | None:
        """The territory under a point of the map."""
        index = self._picker.at(x, y)
        return None if index is None else self.territories[index]

    def slot(self, of: str, kind: SlotKind, index: int = 0) -> Slot | None:
        """The slot of a territory or region, if it has one of this kind."""
        return self._slots.get((of, kind, index))
