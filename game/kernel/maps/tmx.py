"""The one door to pytmx: a map file as plain records, without pygame and without pytmx's traps."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from game.kernel.geometry import Point
from game.kernel.maps.faults import Fault
from game.kernel.maps.guard import Guard
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    import pytmx

Value = str | int | float | bool


@dataclass(frozen=True, slots=True)
class Thing:
    """An object of a layer. `points` is empty for boxes and points; a closed one is a polygon."""

    layer: str
    number: int
    name: str
    type: str
    x: float
    y: float
    width: float
    height: float
    points: tuple[Point, ...]
    closed: bool
    properties: dict[str, Value]

    @property
    def called(self) -> str:
        """How messages speak of it: its name, else its key, else its number."""
        return self.name or str(self.properties.get("key", "")) or _("number {number}").format(number=self.number)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A map as read: `pictures` by layer (name of the file as written), `layers` of objects in file order; `tile` is
    the size of a cell of Tiled's grid."""

    path: Path
    size: tuple[int, int]
    properties: dict[str, Value]
    pictures: dict[str, str]
    layers: dict[str, tuple[Thing, ...]]
    tile: tuple[int, int]


@cache
def _pytmx() -> ModuleType:
    """pytmx without its pygame half, which it would import merely because pygame is installed.

    The rules and the bots' processes read maps too, and neither may need a window library or wait for one.
    """
    hidden = [name for name in ("pygame", "pytmx.util_pygame") if name not in sys.modules]
    for name in hidden:
        sys.modules[name] = None  # type: ignore[assignment]
    try:
        return importlib.import_module("pytmx")
    finally:
        for name in hidden:
            del sys.modules[name]


def read_tmx(path: Path) -> tuple[Sheet | None, list[Fault]]:
    """The map's plain records, and what is wrong with the file; no records where it cannot be read at all."""
    guard = Guard(path)
    guard.look()
    if guard.stop:
        return None, guard.faults
    try:
        # Our map property `version` is an attribute of pytmx's map too; the guard has seen to other names.
        # It raises bare Exception for some faults, so nothing narrower will do.
        tiled = _pytmx().TiledMap(str(path), allow_duplicate_names=True)
    except Exception as error:
        return None, [*guard.faults, Fault("", "", "", _("cannot be read as a map: {why}").format(why=error))]
    pictures = {layer.name or "": layer.source for layer in tiled.layers if isinstance(layer, _pytmx().TiledImageLayer)}
    layers: dict[str, tuple[Thing, ...]] = {}
    faults = list(guard.faults)
    for group in tiled.objectgroups:
        if group.name in layers:
            faults.append(Fault(group.name, "", "", _("there are two layers of this name")))
        layers[group.name or ""] = tuple(_thing(group.name or "", item) for item in group)
    tile = (tiled.tilewidth, tiled.tileheight)
    size = (tiled.width * tile[0], tiled.height * tile[1])
    return Sheet(path, size, dict(tiled.properties), pictures, layers, tile), faults


def _thing(layer: str, item: pytmx.TiledObject) -> Thing:
    points = tuple(map(tuple, vars(item).get("points", ())))
    left, top = (min(values) for values in zip(*points, strict=True)) if points else (item.x, item.y)
    return Thing(
        layer, int(item.id), item.name or "", item.type or "", left, top, item.width, item.height, points,
        bool(points) and bool(item.closed), dict(item.properties),
    )  # fmt: skip
