"""Makes maps/skyrim.tmx from the tables in build/data: `python -m build.make_skyrim_map [OUT.tmx]`.

After it, paint the picture: `python -m build.paint_skyrim_map`. From then on the map file is the only
place where shapes are told: edit it in Tiled as you like and paint again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from build.map_arcs import Arc, Ring, find_arcs, rings
from build.map_facts import SCALE, Facts, read_facts
from build.map_grid import SEA, WASTE, Labels, grow
from build.map_places import Box, find_places
from build.map_routes import kept_clear, read_through, route
from build.map_tmx import Writer

SIZE = (3840, 2400)
TILE = 48
LAKES = {
    frozenset(("riften", "largashbur", "ivarstead", "fort_greenwall")): "Lake Honrich",
    frozenset(
        ("nightcaller_temple", "hobs_fall_cave", "saarthal", "angas_mill", "fort_dunstad")
    ): "Lake Yorgrim",
}
SLOTS = ("units", "label", "icons", "hero", "dragon")


def _territories(writer: Writer, facts: Facts, arcs: list[Arc]) -> Iterator[list[str]]:
    for index, place in enumerate(facts.places):
        values: dict[str, str | int | bool] = {
            "key": place.key,
            "region": place.region,
            "fort": place.fort,
            "portal": place.portal,
            "symbol": place.symbol,
            "neighbours": ",".join(facts.neighbours(place.key)),
        }
        yield writer.shape(place.name, "territory", values, rings(arcs, index)[0], "polygon")


def _ridges(writer: Writer, facts: Facts, arcs: list[Arc]) -> Iterator[list[str]]:
    for ring in sorted(rings(arcs, WASTE), key=min):
        name = LAKES.get(_around(facts, arcs, ring), "")
        values: dict[str, str | int | bool] = {"terrain": "lake" if name else "mountains"}
        yield writer.shape(name or "Mountains", "ridge", values, ring, "polygon")


def _around(facts: Facts, arcs: list[Arc], ring: Ring) -> frozenset[str]:
    corners = set(ring)
    beside = (arc.labels for arc in arcs if WASTE in arc.labels and set(arc.points) <= corners)
    return frozenset(facts.places[label].key for labels in beside for label in labels if label >= 0)


def _regions(writer: Writer, facts: Facts, titles: list[Box]) -> Iterator[list[str]]:
    for hold, box in zip(facts.holds, titles, strict=True):
        values: dict[str, str | int | bool] = {"key": hold.key, "bonus": hold.bonus, "colour": hold.colour}
        yield writer.point(hold.name, "region", values, box.x + box.width / 2, box.y + box.height / 2)


def _routes(
    writer: Writer, facts: Facts, labels: Labels, blocks: list[dict[str, Box]]
) -> Iterator[list[str]]:
    number, through = facts.number(), read_through()
    for a, b in facts.sea:
        start, end = (blocks[number[key]]["units"] for key in (a, b))
        ends = tuple((box.x + box.width / 2, box.y + box.height / 2) for box in (start, end))
        points = route(facts, labels, a, b, (ends[0], ends[1]), through[a, b])
        yield writer.shape("", "route", {"a": a, "b": b}, points, "polyline")


def _slots(
    writer: Writer, facts: Facts, blocks: list[dict[str, Box]], titles: list[Box]
) -> Iterator[list[str]]:
    for place, boxes in zip(facts.places, blocks, strict=True):
        for kind in SLOTS:
            yield writer.box("slot", {"of": place.key, "kind": kind, "index": 0}, boxes[kind])
    for hold, box in zip(facts.holds, titles, strict=True):
        yield writer.box("slot", {"of": hold.key, "kind": "label", "index": 0}, box)


def make() -> str:
    """The whole map file as text; the same at each run."""
    facts = read_facts()
    labels = grow(facts)
    arcs = find_arcs(labels, SCALE, SEA)
    blocks, titles = find_places(facts, labels, kept_clear())
    writer = Writer()
    writer.picture("skyrim.jpg", *SIZE)
    writer.objects("territories", "#7a1f1b", _territories(writer, facts, arcs))
    writer.objects("ridges", "#6a5138", _ridges(writer, facts, arcs))
    writer.objects("regions", "#c39a4a", _regions(writer, facts, titles))
    writer.objects("routes", "#315f9e", _routes(writer, facts, labels, blocks))
    writer.objects("slots", "#6ba485", _slots(writer, facts, blocks, titles))
    values: dict[str, str | int | bool] = {"skald": "territories", "title": "skyrim", "version": 1}
    return writer.text(SIZE[0] // TILE, SIZE[1] // TILE, TILE, values)


def main(arguments: list[str]) -> None:
    """Write the map to the given path, or in its place under maps/."""
    default = Path(__file__).resolve().parents[1] / "maps" / "skyrim.tmx"
    path = Path(arguments[0]) if arguments else default
    path.write_text(make(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
