"""A first look at a map file, before pytmx sees it: refuses what is dangerous and what pytmx would misread.

Maps come from strangers. Document types and entities are refused (they can be made to fill the memory),
pictures and tile sets must lie beside the map, and pytmx's traps (forbidden names, `class=`, doubled ids,
rotation, values that are no numbers) are told with the layer and object they stand in.
"""

from __future__ import annotations

import re
from math import isfinite
from pathlib import Path, PurePosixPath
from stat import S_ISREG
from xml.parsers import expat

from game.kernel.maps.faults import Fault
from game.kernel.texts import gettext as _

LARGEST = 16 * 1024 * 1024
"""Bytes; a map of 120 territories has less than one million."""
FORBIDDEN = frozenset(("id", "name", "type", "x", "y", "width", "height", "rotation", "gid", "visible",
                       "template", "class", "points", "closed"))  # fmt: skip
_NUMBER = r"-?\d{1,9}(?:\.\d*)?(?:e-?\d{1,2})?"
_POINTS = re.compile(rf"{_NUMBER},{_NUMBER}(?:\s+{_NUMBER},{_NUMBER})*")
READABLE = frozenset(("", "string", "int", "float", "bool", "color", "file", "object"))
TOP = frozenset(("layer", "objectgroup", "imagelayer", "group"))


class _Stop(Exception):
    """Ends the parse at something that must not be read on."""


class Guard:
    """Walks the file once; what is wrong is in `faults`, and `stop` tells that nothing more can be read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self.stop = False
        self._layers: list[str] = []
        self._object = ""
        self._ids: set[str] = set()
        self._started = False

    def look(self) -> None:
        """Read the whole file; never raises for what stands in it."""
        try:
            found = self.path.stat()
            if not S_ISREG(found.st_mode):  # a device or pipe would never end; a record can name any path as its map
                return self._halt(_("cannot be read (it is not a file)"))
            if found.st_size > LARGEST:
                return self._halt(
                    _("has {size} bytes, at most {most} are read").format(size=found.st_size, most=LARGEST)
                )
            data = self.path.read_bytes()
        except OSError as error:
            return self._halt(_("cannot be read ({why})").format(why=error.strerror or error))
        except ValueError:
            return self._halt(_("cannot be read (its name is none that a file can have)"))
        parser = expat.ParserCreate()
        parser.StartDoctypeDeclHandler = self._doctype
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        try:
            parser.Parse(data, True)
        except expat.ExpatError as error:
            self._halt(
                _("is not XML: {why} in line {line}").format(why=expat.ErrorString(error.code), line=error.lineno)
            )
        except _Stop:
            pass
        except (LookupError, ValueError):
            self._halt(_("is not XML: its encoding is not known"))
        return None

    def _halt(self, wrong: str) -> None:
        self.faults.append(Fault("", "", "", wrong))
        self.stop = True

    def _add(self, wrong: str, name: str = "", grave: bool = True) -> None:
        layer = self._layers[-1] if self._layers else ""
        self.faults.append(Fault(layer, self._object, name, wrong))
        self.stop = self.stop or grave

    def _doctype(self, *_told: object) -> None:
        self._halt(_("declares a document type or entities, which maps never need: refused"))
        raise _Stop

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._started and tag != "map":
            self._halt(_("is not a Tiled map: it begins with <{tag}>").format(tag=tag))
            raise _Stop
        self._started = True
        if tag in TOP:
            self._layers.append(attributes.get("name", ""))
            self._moved(attributes)
        look = {
            "object": self._thing, "property": self._property, "polygon": self._points,
            "polyline": self._points, "image": self._image, "data": self._data, "tileset": self._tileset,
        }.get(tag)  # fmt: skip
        if look is not None:
            look(attributes)

    def _end(self, tag: str) -> None:
        if tag == "object":
            self._object = ""
        elif tag in TOP:
            self._layers.pop()

    def _moved(self, attributes: dict[str, str]) -> None:
        if any(float_or_none(attributes.get(name, "0")) != 0 for name in ("offsetx", "offsety")):
            self._add(_("the layer is shifted; set its offset to 0 in Tiled"), "offsetx", grave=False)

    def _thing(self, attributes: dict[str, str]) -> None:
        number = attributes.get("id", "")
        self._object = attributes.get("name") or _("number {number}").format(number=number)
        if "class" in attributes:
            self._add(
                _("is written as class=; save the map for Tiled 1.8, which writes type="), "type", grave=False
            )
        if "template" in attributes:
            self._add(_("uses a template; detach it in Tiled"), "template")
        if number in self._ids:
            self._add(_("the object number {number} is given twice").format(number=number), "id", grave=False)
        self._ids.add(number)
        for name in ("x", "y", "width", "height", "rotation"):
            value = float_or_none(attributes.get(name, "0"))
            if value is None:
                self._add(_("'{value}' is not a number").format(value=attributes[name]), name)
            elif name == "rotation" and value != 0:
                self._add(_("the object is turned; set its rotation to 0 in Tiled"), name, grave=False)

    def _property(self, attributes: dict[str, str]) -> None:
        name, kind = attributes.get("name", ""), attributes.get("type", "")
        value = attributes.get("value", "")
        if name in FORBIDDEN:
            self._add(_("this name cannot be used for a property; 'key' is meant for keys"), name)
        if kind not in READABLE or "propertytype" in attributes:
            self._add(
                _("is of the type '{type}'; plain values are read only").format(
                    type=attributes.get("propertytype", kind)
                ),
                name,
            )
        elif kind == "bool" and value not in ("true", "false"):
            self._add(_("'{value}' is neither true nor false").format(value=value), name)
        elif (kind == "int" and not value.lstrip("-").isdecimal()) or (
            kind == "float" and float_or_none(value) is None
        ):
            self._add(_("'{value}' is not a number").format(value=value), name)

    def _points(self, attributes: dict[str, str]) -> None:
        points = attributes.get("points", "")
        if not _POINTS.fullmatch(points):
            wrong = next((point for point in points.split() if not _POINTS.fullmatch(point)), points)
            self._add(_("'{value}' is not a point").format(value=wrong), "points")

    def _image(self, attributes: dict[str, str]) -> None:
        source = attributes.get("source", "")
        if not source:
            self._add(_("names no picture"), "source")
        else:
            self._file(source, "picture")

    def _data(self, attributes: dict[str, str]) -> None:
        if attributes.get("compression"):
            self._add(
                _("is compressed, which a few bytes can make endless; set the layer format to CSV in Tiled")
            )

    def _tileset(self, attributes: dict[str, str]) -> None:
        source = attributes.get("source")
        if source is not None and self._file(source, _("tile set")):
            inner = _TilesetGuard(self.path.parent / source)
            inner.look()
            for fault in inner.faults:
                self._add(_("the tile set {source} {wrong}").format(source=source, wrong=fault.wrong))

    def _file(self, source: str, what: str) -> bool:
        parts = PurePosixPath(source.replace("\\", "/"))
        if parts.is_absolute() or ".." in parts.parts or ":" in source:
            self._add(_("the {what} {source} must lie beside the map").format(what=what, source=source), "source")
        elif not (self.path.parent / source).is_file():
            self._add(_("the {what} {source} is missing").format(what=what, source=source), "source")
        else:
            return True
        return False


class _TilesetGuard(Guard):
    """The same look at a tile set in a file of its own."""

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._started = True
        if tag == "image":
            self._image(attributes)


def float_or_none(text: str) -> float | None:
    """The number a text tells, if it tells one that is finite."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if isfinite(value) else None
