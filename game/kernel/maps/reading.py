"""From a map's plain records to its models, each object by itself; what it says of others is for `checks`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.kernel.maps.faults import Fault
from game.kernel.maps.model import Region, Ridge, Route, Slot, SlotKind, Symbol, Territory, TerritoryMap
from game.kernel.maps.tmx import Sheet, Thing
from game.kernel.naming import did_you_mean
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

Key = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
NEEDED = ("territories", "regions", "routes", "slots")
TYPES = {
    "territories": "territory",
    "regions": "region",
    "routes": "route",
    "slots": "slot",
    "ridges": "ridge",
}


class _Properties(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class _Map(_Properties):
    skald: Literal["territories"]
    version: Annotated[int, Field(ge=1, le=1)]
    title: Key


class _Territory(_Properties):
    key: Key
    region: Key
    fort: bool = False
    portal: bool = False
    symbol: Symbol
    neighbours: str


class _Region(_Properties):
    key: Key
    bonus: Annotated[int, Field(ge=0, le=99)]
    colour: Annotated[str, Field(pattern=r"^#([0-9A-Fa-f]{2})?[0-9A-Fa-f]{6}$")]


class _Route(_Properties):
    a: Key
    b: Key


class _Ridge(_Properties):
    terrain: Literal["mountains", "lake"] = "mountains"


class _Slot(_Properties):
    of: Key
    kind: SlotKind
    index: Annotated[int, Field(ge=0, le=999)] = 0


P = TypeVar("P", bound=_Properties)
WORDS = {
    "missing": N_("is missing"),
    "bool_type": N_("must be a bool, true or false"),
    "int_type": N_("must be an int, a whole number"),
    "string_type": N_("must be a string"),
}


def _said(error: Any, model: type[_Properties]) -> str:
    """One error of pydantic's in our words."""
    kind, given = error["type"], error.get("input")
    if kind in WORDS:
        return _(WORDS[kind])
    if kind == "extra_forbidden":
        tail = did_you_mean(str(error["loc"][0]), model.model_fields)
        return _("is not known here") + tail
    if kind == "literal_error":
        return _("'{value}' is not one of {known}").format(
            value=given, known=error["ctx"]["expected"].replace("'", "")
        )
    if kind == "string_pattern_mismatch" and "#" in error["ctx"]["pattern"]:
        return _("'{value}' is not a colour such as #6F87B4").format(value=given)
    if kind == "string_pattern_mismatch":
        return _("'{value}' is not a key: small letters, digits and _ only, a letter first").format(value=given)
    return _("'{value}' is out of bounds ({why})").format(value=given, why=error["msg"].lower())


class Reader:
    """Turns one sheet into a TerritoryMap and keeps what is wrong in `faults`."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.faults: list[Fault] = []

    def read(self) -> TerritoryMap | None:
        """The map, or None where an object cannot be understood; objects are not compared."""
        head = self._properties(_Map, self.sheet.properties, "", "")
        picture = self._picture()
        for layer in NEEDED:
            if layer not in self.sheet.layers:
                wrong = _("the object layer is missing") + did_you_mean(layer, self.sheet.layers)
                self.faults.append(Fault(layer, "", "", wrong))
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

    def _picture(self) -> str | None:
        if "picture" in self.sheet.pictures:
            return self.sheet.pictures["picture"]
        wrong = _("the image layer is missing") + did_you_mean("picture", self.sheet.pictures)
        self.faults.append(Fault("picture", "", "", wrong))
        return None

    def _things(self, layer: str) -> list[Thing]:
        """The objects of a layer that are of its type; others are faults."""
        kept = []
        for thing in self.sheet.layers.get(layer, ()):
            if thing.type == TYPES[layer]:
                kept.append(thing)
            else:
                wrong = (
                    _("'{type}' stands where '{other}' must").format(type=thing.type, other=TYPES[layer])
                    if thing.type
                    else _("is missing")
                )
                self.faults.append(Fault(layer, thing.called, "type", wrong))
        return kept

    def _properties(self, model: type[P], values: dict[str, Any], layer: str, called: str) -> P | None:
        try:
            return model.model_validate(values)
        except ValidationError as errors:
            for error in errors.errors():
                name = str(error["loc"][0]) if error["loc"] else ""
                self.faults.append(Fault(layer, called, name, _said(error, model)))
        return None

    def _shaped(self, thing: Thing, closed: bool, least: int) -> bool:
        if len(thing.points) >= least and thing.closed == closed:
            return True
        wrong = (
            _("has {n} points, at least {least} are needed").format(n=len(thing.points), least=least)
            if thing.points
            else _("is no polygon")
            if closed
            else _("is no polyline")
        )
        self.faults.append(Fault(thing.layer, thing.called, "", wrong))
        return False

    def _named(self, thing: Thing) -> bool:
        if not thing.name:
            self.faults.append(Fault(thing.layer, thing.called, "name", _("the object has no name to be shown")))
        return bool(thing.name)

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
