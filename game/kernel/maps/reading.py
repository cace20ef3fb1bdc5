"""From a map's plain records to its models, each object by itself; what it says of others is for `checks`."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from game.kernel.maps.model import Region, Ridge, Route, Slot, SlotKind, Symbol, Territory, TerritoryMap
from game.kernel.maps.objects import Key, ObjectReader, Properties
from game.kernel.maps.tmx import Thing


class _Map(Properties):
    skald: Literal["territories"]
    version: Annotated[int, Field(ge=1, le=1)]
    title: Key


class _Territory(Properties):
    key: Key
    region: Key
    fort: bool = False
    portal: bool = False
    symbol: Symbol
    neighbours: str


class _Region(Properties):
    key: Key
    bonus: Annotated[int, Field(ge=0, le=99)]
    colour: Annotated[str, Field(pattern=r"^#([0-9A-Fa-f]{2})?[0-9A-Fa-f]{6}$")]


class _Route(Properties):
    a: Key
    b: Key


class _Ridge(Properties):
    terrain: Literal["mountains", "lake"] = "mountains"


class _Slot(Properties):
    of: Key
    kind: SlotKind
    index: Annotated[int, Field(ge=0, le=999)] = 0


class Reader(ObjectReader):
    """Turns one sheet into a TerritoryMap and keeps what is wrong in `faults`."""

    needed: ClassVar[tuple[str, ...]] = ("territories", "regions", "routes", "slots")
    types: ClassVar[dict[str, str]] = {
        "territories": "territory",
        "regions": "region",
        "routes": "route",
        "slots": "slot",
        "ridges": "ridge",
    }

    def read(self) -> TerritoryMap | None:
        """The map, or None where an object cannot be understood; objects are not compared."""
        head = self._properties(_Map, self.sheet.properties, "", "")
        picture = self._picture()
        self._layers()
        territories = tuple(filter(None, map(self._territory, self._things("territories"))))
        regions = tuple(filter(None, map(self._region, self._things("regions"))))
        routes = tuple(filter(None, map(self._route, self._things("routes"))))
        ridges = tuple(filter(None, map(self._ridge, self._things("ridges"))))
        slots = tuple(filter(None, map(self._slot, self._things("slots"))))
        if self.faults or head is None or picture is None:
            return None
        sheet = self.sheet
        return TerritoryMap(
            path=sheet.path, title=head.title, version=head.version, size=sheet.size,
            picture=sheet.path.parent / picture, territories=territories, regions=regions, routes=routes,
            ridges=ridges, slots=slots,
        )  # fmt: skip

    def _territory(self, thing: Thing) -> Territory | None:
        told = self._properties(_Territory, thing.properties, thing.layer, thing.called)
        if not (self._shaped(thing, True, 3) and self._named(thing)) or told is None:
            return None
        neighbours = tuple(key.strip() for key in told.neighbours.split(",") if key.strip())
        return Territory(
            key=told.key, name=thing.name, region=told.region, fort=told.fort, portal=told.portal,
            symbol=told.symbol, neighbours=neighbours, polygon=thing.points,
        )  # fmt: skip

    def _region(self, thing: Thing) -> Region | None:
        told = self._properties(_Region, thing.properties, thing.layer, thing.called)
        if not self._named(thing) or told is None:
            return None
        colour = "#" + told.colour[-6:].upper()
        at = (thing.x + thing.width / 2, thing.y + thing.height / 2)
        return Region(key=told.key, name=thing.name, bonus=told.bonus, colour=colour, at=at)

    def _route(self, thing: Thing) -> Route | None:
        told = self._properties(_Route, thing.properties, thing.layer, thing.called)
        if not self._shaped(thing, False, 2) or told is None:
            return None
        return Route(a=told.a, b=told.b, points=thing.points)

    def _ridge(self, thing: Thing) -> Ridge | None:
        told = self._properties(_Ridge, thing.properties, thing.layer, thing.called)
        if not self._shaped(thing, thing.closed, 3 if thing.closed else 2) or told is None:
            return None
        return Ridge(name=thing.name, terrain=told.terrain, points=thing.points, closed=thing.closed)

    def _slot(self, thing: Thing) -> Slot | None:
        told = self._properties(_Slot, thing.properties, thing.layer, thing.called)
        if told is None:
            return None
        return Slot(
            of=told.of, kind=told.kind, index=told.index,
            x=thing.x, y=thing.y, width=thing.width, height=thing.height,
        )  # fmt: skip
