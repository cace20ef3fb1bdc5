"""From a location map's plain records to its models, each object by itself; the rest is for the checks."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import BeforeValidator, Field

from game.kernel.maps.location_model import (
    GroundKind,
    Location,
    LocationMap,
    Picture,
    PlaceKind,
    PlaceSlot,
    Road,
    School,
    Stretch,
    Terrain,
    Title,
)
from game.kernel.maps.objects import Key, ObjectReader, Properties
from game.kernel.maps.tmx import Thing


def _plain(told: object) -> object:
    """pytmx reads an empty string as None."""
    return "" if told is None else told


class _Map(Properties):
    skald: Literal["locations"]
    version: Annotated[int, Field(ge=1, le=1)]
    title: Key
    beside: Annotated[Key | Literal[""], BeforeValidator(_plain)] = ""
    overlap: Annotated[int, Field(ge=0, le=400)] = 0


class _Location(Properties):
    key: Key
    number: Annotated[int, Field(ge=0, le=99)]
    terrain: Terrain
    school: Annotated[School, BeforeValidator(_plain)] = ""
    harbour: bool = False


class _Road(Properties):
    a: Key
    b: Key
    sea: bool = False


class _Title(Properties):
    key: Key
    water: bool = False


class _Stretch(Properties):
    terrain: GroundKind
    wide: Annotated[int, Field(ge=0, le=400)] = 0
    of: Annotated[Key | Literal[""], BeforeValidator(_plain)] = ""


class _Slot(Properties):
    of: Key
    kind: PlaceKind
    index: Annotated[int, Field(ge=0, le=99)] = 0


class LocationReader(ObjectReader):
    """Turns one sheet into a LocationMap and keeps what is wrong in `faults`."""

    needed: ClassVar[tuple[str, ...]] = ("locations", "roads", "slots")
    types: ClassVar[dict[str, str]] = {
        "locations": "location",
        "roads": "road",
        "titles": "title",
        "ground": "stretch",
        "slots": "slot",
    }

    def read(self) -> LocationMap | None:
        """The map, or None where an object cannot be understood; objects are not compared."""
        head = self._properties(_Map, self.sheet.properties, "", "")
        picture = self._picture()
        self._layers()
        locations = tuple(filter(None, map(self._location, self._things("locations"))))
        roads = tuple(filter(None, map(self._road, self._things("roads"))))
        titles = tuple(filter(None, map(self._title, self._things("titles"))))
        stretches = tuple(filter(None, map(self._stretch, self._things("ground"))))
        slots = tuple(filter(None, map(self._slot, self._things("slots"))))
        if self.faults or head is None or picture is None:
            return None
        sheet = self.sheet
        return LocationMap(
            path=sheet.path, title=head.title, version=head.version, size=sheet.size,
            pictures=(Picture(sheet.path.parent / picture),), locations=locations, roads=roads, titles=titles,
            stretches=stretches, slots=slots, beside=head.beside, overlap=head.overlap,
        )  # fmt: skip

    def _location(self, thing: Thing) -> Location | None:
        told = self._properties(_Location, thing.properties, thing.layer, thing.called)
        if not self._named(thing) or told is None:
            return None
        at = (thing.x + thing.width / 2, thing.y + thing.height / 2)
        return Location(told.key, thing.name, told.number, told.terrain, told.school, told.harbour, at)

    def _road(self, thing: Thing) -> Road | None:
        told = self._properties(_Road, thing.properties, thing.layer, thing.called)
        if not self._shaped(thing, False, 2) or told is None:
            return None
        return Road(told.a, told.b, told.sea, thing.points)

    def _title(self, thing: Thing) -> Title | None:
        told = self._properties(_Title, thing.properties, thing.layer, thing.called)
        if not self._named(thing) or told is None:
            return None
        return Title(told.key, thing.name, told.water, (thing.x + thing.width / 2, thing.y + thing.height / 2))

    def _stretch(self, thing: Thing) -> Stretch | None:
        told = self._properties(_Stretch, thing.properties, thing.layer, thing.called)
        river = told is not None and told.terrain == "river"
        if told is None or not self._shaped(thing, not river, 2 if river else 3):
            return None
        return Stretch(thing.name, told.terrain, told.wide, thing.points, told.of)

    def _slot(self, thing: Thing) -> PlaceSlot | None:
        told = self._properties(_Slot, thing.properties, thing.layer, thing.called)
        if told is None:
            return None
        return PlaceSlot(told.of, told.kind, told.index, thing.x, thing.y, thing.width, thing.height)
