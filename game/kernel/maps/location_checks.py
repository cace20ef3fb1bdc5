"""What must agree between the objects of a location map: one function a question, in order of mending."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import dist

from game.kernel.geometry import distance_to_segment
from game.kernel.maps.faults import Fault
from game.kernel.maps.location_model import BOARD, Location, LocationMap, PlaceKind, Road
from game.kernel.naming import did_you_mean
from game.kernel.texts import gettext as _

LOCATIONS = range(2, 61)
FIGURES = 5
"""As many figures as may meet at one location."""
SLACK = 8.0
"""How far from its location a road may end, in pixels of the map."""
BERTH = 90.0
"""How near a road may come to a location that it does not serve, in pixels of the map."""
NEEDED: tuple[tuple[PlaceKind, int], ...] = (
    ("mark", 1), ("label", 1), ("action", 1), ("figure", FIGURES), ("monster", 1), ("token", 1), ("tavern", 1),
)  # fmt: skip


def check(found: LocationMap) -> list[Fault]:
    """All contradictions; questions that lean on keys are asked only when the keys are sound."""
    faults = [*_counts(found), *_keys(found), *_numbers(found)]
    if faults:
        return faults
    faults = [*_ends(found), *_twice(found), *_slots(found), *_needed(found)]
    return faults or [*_connected(found), *_drawn(found), *_marked(found), *_tiled(found)]


def _counts(found: LocationMap) -> Iterator[Fault]:
    if len(found.locations) not in LOCATIONS:
        wrong = _("holds {n}, a map has {fewest} to {most}").format(
            n=len(found.locations), fewest=LOCATIONS.start, most=LOCATIONS.stop - 1
        )
        yield Fault("locations", "", "", wrong)


def _keys(found: LocationMap) -> Iterator[Fault]:
    seen = {BOARD: _("the board")}
    named: Iterable[tuple[str, str, str]] = [
        *(("locations", place.key, place.name) for place in found.locations),
        *(("titles", title.key, title.name) for title in found.titles),
    ]
    for layer, key, name in named:
        if key in seen:
            wrong = _("'{key}' is also the key of {other}").format(key=key, other=seen[key])
            yield Fault(layer, name, "key", wrong)
        seen[key] = name


def _numbers(found: LocationMap) -> Iterator[Fault]:
    seen: dict[int, str] = {}
    for place in found.locations:
        if place.number in seen:
            wrong = _("{number} is also the number of {other}").format(number=place.number, other=seen[place.number])
            yield Fault("locations", place.name, "number", wrong)
        seen[place.number] = place.name


def _called(road: Road) -> str:
    return _("{a} to {b}").format(a=road.a, b=road.b)


def _ends(found: LocationMap) -> Iterator[Fault]:
    keys = [place.key for place in found.locations]
    for road in found.roads:
        for name, key in (("a", road.a), ("b", road.b)):
            if key not in keys:
                wrong = _("there is no location '{key}'").format(key=key) + did_you_mean(key, keys)
                yield Fault("roads", _called(road), name, wrong)
        if road.a == road.b:
            yield Fault("roads", _called(road), "b", _("the road ends where it begins"))


def _twice(found: LocationMap) -> Iterator[Fault]:
    """A road serves both directions, so that a second one, the same way or back, would tell nothing."""
    count = Counter(frozenset((road.a, road.b)) for road in found.roads)
    for road in found.roads:
        if count.pop(frozenset((road.a, road.b)), 1) > 1:
            wrong = _("{a} and {b} are joined by more than one road").format(a=road.a, b=road.b)
            yield Fault("roads", _called(road), "", wrong)


def _slots(found: LocationMap) -> Iterator[Fault]:
    keys = [BOARD, *(place.key for place in found.locations), *(title.key for title in found.titles)]
    taken: set[tuple[str, str, int]] = set()
    for slot in found.slots:
        called, place = _("{kind} of {key}").format(kind=slot.kind, key=slot.of), (slot.of, slot.kind, slot.index)
        if slot.of not in keys:
            wrong = _("there is neither location nor title '{key}'").format(key=slot.of) + did_you_mean(slot.of, keys)
            yield Fault("slots", called, "of", wrong)
        if place in taken:
            yield Fault("slots", called, "index", _("{index} is given twice").format(index=slot.index))
        taken.add(place)


def _needed(found: LocationMap) -> Iterator[Fault]:
    for place in found.locations:
        for kind, count in NEEDED:
            have = sum(found.slot(place.key, kind, index) is not None for index in range(count))
            if have < count:
                wrong = _("{key} has {have} of {count} slots of the kind {kind}")
                said = wrong.format(key=place.key, have=have, count=count, kind=kind)
                yield Fault("slots", place.name, "kind", said)


def _connected(found: LocationMap) -> Iterator[Fault]:
    if found.beside:  # only ships come here
        return
    reached: set[str] = set()
    waiting = [found.locations[0].key]
    while waiting:
        key = waiting.pop()
        if key not in reached:
            reached.add(key)
            waiting += found.neighbours(key)
    lost = [place for place in found.locations if place.key not in reached]
    if lost:
        wrong = _("cannot be reached from {key}, nor can {n} others").format(
            key=found.locations[0].key, n=len(lost) - 1
        )
        yield Fault("locations", lost[0].name, "", wrong)


def _drawn(found: LocationMap) -> Iterator[Fault]:
    """A road runs from its one location to its other and past every third one."""
    for road in found.roads:
        for name, key, end in (("a", road.a, road.points[0]), ("b", road.b, road.points[-1])):
            if dist(found.location(key).at, end) > SLACK:
                yield Fault("roads", _called(road), name, _("the road does not end at {key}").format(key=key))
        for place in found.locations:
            if place.key not in (road.a, road.b) and _distance(place, road) < BERTH:
                wrong = _("the road runs through {key}").format(key=place.key)
                yield Fault("roads", _called(road), "", wrong)


def _distance(place: Location, road: Road) -> float:
    return min(distance_to_segment(place.at, side) for side in pairwise(road.points))


def _marked(found: LocationMap) -> Iterator[Fault]:
    """Who clicks on a location clicks on its mark, so that the mark lies about the location's point."""
    for place in found.locations:
        slot = found.slot(place.key, "mark")
        if slot is not None:
            across, down = (abs(a - b) for a, b in zip(slot.centre, place.at, strict=True))
            if across > slot.width / 2 or down > slot.height / 2:
                wrong = _("the mark of {key} does not lie on it").format(key=place.key)
                yield Fault("slots", place.name, "", wrong)


def _tiled(found: LocationMap) -> Iterator[Fault]:
    """Ground that is found later lies on the tile of its location, and nowhere else."""
    keys = [place.key for place in found.locations]
    for stretch in found.stretches:
        if not stretch.of:
            continue
        tile = found.slot(stretch.of, "tile")
        if stretch.of not in keys:
            wrong = _("there is no location '{key}'").format(key=stretch.of) + did_you_mean(stretch.of, keys)
            yield Fault("ground", stretch.name, "of", wrong)
        elif tile is None:
            wrong = _("{key} has no slot of the kind {kind}").format(key=stretch.of, kind="tile")
            yield Fault("ground", stretch.name, "of", wrong)
        elif not all(tile.x <= x <= tile.x + tile.width and tile.y <= y <= tile.y + tile.height
                     for x, y in stretch.points):  # fmt: skip
            yield Fault("ground", stretch.name, "", _("it runs beyond the tile of {key}").format(key=stretch.of))
