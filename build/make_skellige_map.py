"""Makes maps/skellige.tmx from the tables in build/data: `python -m build.make_skellige_map [OUT.tmx]`.

After it, paint the pictures: `python -m build.paint_skellige_map`. From then on the map file is the only place where
shapes are told: edit it in Tiled as you like and paint again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from build import continent_ground as ground
from build.continent_facts import TILE
from build.map_places import Box
from build.map_tmx import Value, Writer
from build.skellige_facts import OVERLAP, SIZE, Ground, Isle, grounds, isles
from build.skellige_places import board_slots, slots

TITLES = (("skellige", "Skellige", False, Box(390, 96, 500, 110)),)


def _locations(writer: Writer, found: Sequence[Isle]) -> Iterator[list[str]]:
    for isle in found:
        values: dict[str, Value] = {"key": isle.key, "number": isle.number, "terrain": isle.terrain, "harbour": False}
        yield writer.point(isle.name, "location", values, *isle.at)


def _titles(writer: Writer) -> Iterator[list[str]]:
    for key, name, water, box in TITLES:
        middle = (box.x + box.width / 2, box.y + box.height / 2)
        yield writer.point(name, "title", {"key": key, "water": water}, *middle)


def _ground(writer: Writer, found: Sequence[Ground]) -> Iterator[list[str]]:
    for index, one in enumerate(found):
        values: dict[str, Value] = {"terrain": one.cover.terrain}
        if one.of:
            values["of"] = one.of
        yield writer.shape(one.cover.name, "stretch", values, ground.spread(one.cover, 130 + index), "polygon")


def _slots(writer: Writer, found: Sequence[Isle]) -> Iterator[list[str]]:
    for isle in found:
        for kind, index, box in slots(isle):
            yield writer.box("slot", {"of": isle.key, "kind": kind, "index": index}, box)
    for key, _name, _water, box in TITLES:
        yield writer.box("slot", {"of": key, "kind": "label", "index": 0}, box)
    for kind, index, box in board_slots():
        yield writer.box("slot", {"of": "board", "kind": kind, "index": index}, box)


def make() -> str:
    """The whole map file as text; the same at each run."""
    places = isles()
    writer = Writer()
    writer.picture("skellige.jpg", *SIZE)
    writer.objects("ground", "#6a5138", _ground(writer, grounds()))
    writer.objects("roads", "#315f9e", ())
    writer.objects("locations", "#7a1f1b", _locations(writer, places))
    writer.objects("titles", "#c39a4a", _titles(writer))
    writer.objects("slots", "#6ba485", _slots(writer, places))
    values: dict[str, Value] = {
        "skald": "locations", "title": "witcher", "version": 1, "beside": "continent", "overlap": OVERLAP,
    }  # fmt: skip
    return writer.text(SIZE[0] // TILE, SIZE[1] // TILE, TILE, values)


def main(arguments: list[str]) -> None:
    """Write the map to the given path, or in its place under maps/."""
    default = Path(__file__).resolve().parents[1] / "maps" / "skellige.tmx"
    path = Path(arguments[0]) if arguments else default
    path.write_text(make(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
