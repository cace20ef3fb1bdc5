"""What all maps are read with: layers by name, objects by type, properties by model; faults are kept, not raised."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.kernel.maps.faults import Fault
from game.kernel.maps.tmx import Sheet, Thing
from game.kernel.naming import did_you_mean
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

Key = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class Properties(BaseModel):
    """What an object tells beside its shape; a misspelt name is a fault."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


P = TypeVar("P", bound=Properties)
WORDS = {
    "missing": N_("is missing"),
    "bool_type": N_("must be a bool, true or false"),
    "int_type": N_("must be an int, a whole number"),
    "string_type": N_("must be a string"),
}


def _said(error: Any, model: type[Properties]) -> str:
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


class ObjectReader:
    """Reads the objects of one sheet by its kind's layers, and keeps what is wrong in `faults`."""

    needed: ClassVar[tuple[str, ...]]
    """Layers that every map of the kind has."""
    types: ClassVar[Mapping[str, str]]
    """Layer to the type of its objects."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.faults: list[Fault] = []

    def _layers(self) -> None:
        for layer in self.needed:
            if layer not in self.sheet.layers:
                wrong = _("the object layer is missing") + did_you_mean(layer, self.sheet.layers)
                self.faults.append(Fault(layer, "", "", wrong))

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
            if thing.type == self.types[layer]:
                kept.append(thing)
            else:
                wrong = (
                    _("'{type}' stands where '{other}' must").format(type=thing.type, other=self.types[layer])
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
            if 0 < len(thing.points) < least
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
