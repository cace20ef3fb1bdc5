"""Makes maps/continent.tmx from the tables in build/data: `python -m build.make_continent_map [OUT.tmx]`.

After it, paint the picture: `python -m build.paint_continent_map`. From then on the map file is the only place where
shapes are told: edit it in Tiled as you like and paint again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from build import continent_ground as ground
from build.continent_facts import SIZE, TILE, Cover, Link, Point, Site, coast, covers, links, sites
from build.continent_places import board_slots, slots
from build.continent_ways import ways
from build.map_places import Box
from build.map_tmx import Value, Writer

TITLES = (("great_sea", "Great Sea", True, Box(110, 1440, 430, 110)),)


def _locations(writer: Writer, found: Sequence[Site]) -> Iterator[list[str]]:
    for site in found:
        values: dict[str, Value] = {
            "key": site.key,
            "number": site.number,
            "terrain": site.terrain,
            "harbour": site.harbour,
        }
        if site.school:
            values["school"] = site.school
        yield writer.point(site.name, "location", values, *site.at)


def _roads(writer: Writer, found: Sequence[Link], lines: Sequence[Sequence[Point]]) -> Iterator[list[str]]:
    for link, line in zip(found, lines, strict=True):
        yield writer.shape("", "road", {"a": link.a, "b": link.b, "sea": link.sea}, line, "polyline")


def _titles(writer: Writer) -> Iterator[list[str]]:
    for key, name, water, box in TITLES:
        middle = (box.x + box.width / 2, box.y + box.height / 2)
        yield writer.point(name, "title", {"key": key, "water": water}, *middle)


def _ground(writer: Writer, shapes: Sequence[tuple[Cover, Sequence[Point]]]) -> Iterator[list[str]]:
    yield writer.shape("The Continent", "stretch", {"terrain": "land"}, ground.land(coast()), "polygon")
    for cover, points in shapes:
        values: dict[str, Value] = {"terrain": cover.terrain}
        if cover.terrain == "river":
            values["wide"] = round(cover.chain[-1][2])
        form = "polyline" if cover.terrain == "river" else "polygon"
        yield writer.shape(cover.name, "stretch", values, points, form)


def _slots(writer: Writer, found: Sequence[Site]) -> Iterator[list[str]]:
    for site in found:
        for kind, index, box in slots(site):
            yield writer.box("slot", {"of": site.key, "kind": kind, "index": index}, box)
    for key, _name, _water, box in TITLES:
        yield writer.box("slot", {"of": key, "kind": "label", "index": 0}, box)
    for kind, index, box in board_slots():
        yield writer.box("slot", {"of": "board", "kind": kind, "index": index}, box)


def _shapes(found: Sequence[Cover]) -> list[tuple[Cover, Sequence[Point]]]:
    drawn: list[tuple[Cover, Sequence[Point]]] = []
    for index, cover in enumerate(found):
        draw = ground.run if cover.terrain == "river" else ground.spread
        drawn.append((cover, draw(cover, 30 + index)))
    return drawn


def make() -> str:
    """The whole map file as text; the same at each run."""
    places, roads, shapes = sites(), links(), _shapes(covers())
    lakes = [points for cover, points in shapes if cover.terrain == "lake"]
    writer = Writer()
    writer.picture("continent.jpg", *SIZE)
    writer.objects("ground", "#6a5138", _ground(writer, shapes))
    writer.objects("roads", "#315f9e", _roads(writer, roads, ways(places, roads, lakes)))
    writer.objects("locations", "#7a1f1b", _locations(writer, places))
    writer.objects("titles", "#c39a4a", _titles(writer))
    writer.objects("slots", "#6ba485", _slots(writer, places))
    values: dict[str, Value] = {"skald": "locations", "title": "witcher", "version": 1}
    return writer.text(SIZE[0] // TILE, SIZE[1] // TILE, TILE, values)


def main(arguments: list[str]) -> None:
    """Write the map to the given path, or in its place under maps/."""
    default = Path(__file__).resolve().parents[1] / "maps" / "continent.tmx"
    path = Path(arguments[0]) if arguments else default
    path.write_text(make(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
