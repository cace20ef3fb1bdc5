"""Writes a map file just as Tiled 1.8 would write it, so that opening and saving it there changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from build.map_places import Box

Value = str | int | bool
HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" '
    'width="{w}" height="{h}" tilewidth="{t}" tileheight="{t}" infinite="0" nextlayerid="{layer}" '
    'nextobjectid="{thing}">\n'
)


def _escaped(text: str) -> str:
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, name)
    return text


def _number(value: float) -> str:
    return f"{value:g}"


def properties(values: dict[str, Value], indent: str) -> list[str]:
    """A block of properties in the alphabetical order that Tiled keeps."""
    if not values:
        return []
    lines = [f"{indent}<properties>"]
    for name in sorted(values):
        value = values[name]
        kind = ' type="bool"' if isinstance(value, bool) else ' type="int"' if isinstance(value, int) else ""
        shown = str(value).lower() if isinstance(value, bool) else _escaped(str(value))
        lines.append(f'{indent} <property name="{name}"{kind} value="{shown}"/>')
    return [*lines, f"{indent}</properties>"]


@dataclass(slots=True)
class Writer:
    """Collects layers; numbers layers and objects as they come."""

    lines: list[str] = field(default_factory=list)
    layer: int = 1
    thing: int = 1

    def picture(self, source: str, width: int, height: int) -> None:
        """The image layer `picture`, as large as the map."""
        self.lines += [
            f' <imagelayer id="{self.layer}" name="picture" locked="1">',
            f'  <image source="{source}" width="{width}" height="{height}"/>',
            " </imagelayer>",
        ]
        self.layer += 1

    def objects(self, name: str, colour: str, shapes: Iterable[list[str]]) -> None:
        """An object layer; each shape is what `shape`, `point` or `box` returned."""
        head = f' <objectgroup color="{colour}" id="{self.layer}" name="{name}"'
        inside = [line for lines in shapes for line in lines]
        self.lines += [f"{head}>", *inside, " </objectgroup>"] if inside else [f"{head}/>"]
        self.layer += 1

    def _open(self, name: str, kind: str, x: float, y: float, size: str = "") -> str:
        shown = f' name="{_escaped(name)}"' if name else ""
        head = f'  <object id="{self.thing}"{shown} type="{kind}" x="{_number(x)}" y="{_number(y)}"{size}>'
        self.thing += 1
        return head

    def shape(
        self, name: str, kind: str, values: dict[str, Value], points: Iterable[tuple[float, float]], form: str
    ) -> list[str]:
        """A `polygon` or `polyline`, its points told from the first."""
        all_points = list(points)
        x, y = all_points[0]
        told = " ".join(f"{_number(a - x)},{_number(b - y)}" for a, b in all_points)
        inside = [*properties(values, "   "), f'   <{form} points="{told}"/>']
        return [self._open(name, kind, x, y), *inside, "  </object>"]

    def point(self, name: str, kind: str, values: dict[str, Value], x: float, y: float) -> list[str]:
        """A point object."""
        return [self._open(name, kind, x, y), *properties(values, "   "), "   <point/>", "  </object>"]

    def box(self, kind: str, values: dict[str, Value], box: Box) -> list[str]:
        """A rectangle without a name."""
        size = f' width="{_number(box.width)}" height="{_number(box.height)}"'
        return [self._open("", kind, box.x, box.y, size), *properties(values, "   "), "  </object>"]

    def text(self, across: int, down: int, tile: int, values: dict[str, Value]) -> str:
        """The whole file; `values` are the map's own properties."""
        head = HEAD.format(w=across, h=down, t=tile, layer=self.layer, thing=self.thing)
        return head + "\n".join([*properties(values, " "), *self.lines]) + "\n</map>\n"
