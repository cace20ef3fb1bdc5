"""What must agree between the objects of a territory map: one function a question, in order of mending."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from game.kernel.geometry import Picker, Polygon, Segment, contacts, crosses_itself
from game.kernel.maps.faults import Fault
from game.kernel.maps.model import Region, Ridge, Symbol, Territory, TerritoryMap
from game.kernel.naming import did_you_mean
from game.kernel.texts import gettext as _

TERRITORIES = range(12, 121)
REGIONS = range(2, 21)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)


def check(found: TerritoryMap) -> list[Fault]:
    """All contradictions; questions that lean on keys are asked only when the keys are sound."""
    faults = [*_counts(found), *_keys(found), *_shapes(found)]
    if faults:
        return faults
    return [
        *_neighbours(found), *_routes(found), *_touching(found), *_connected(found), *_symbols(found),
        *_regions(found), *_slots(found), *_standing(found),
    ]  # fmt: skip


def _counts(found: TerritoryMap) -> Iterator[Fault]:
    for layer, things, allowed in (
        ("territories", len(found.territories), TERRITORIES),
        ("regions", len(found.regions), REGIONS),
    ):
        if things not in allowed:
            wrong = _("holds {n}, a map has {fewest} to {most}").format(
                n=things, fewest=allowed.start, most=allowed.stop - 1
            )
            yield Fault(layer, "", "", wrong)


def _keys(found: TerritoryMap) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    layers: tuple[tuple[str, tuple[Territory | Region, ...]], ...]
    layers = (("territories", found.territories), ("regions", found.regions))
    for layer, things in layers:
        for thing in things:
            if thing.key in seen:
                yield Fault(
                    layer,
                    thing.name,
                    "key",
                    _("'{key}' is also the key of {other}").format(key=thing.key, other=seen[thing.key]),
                )
            seen[thing.key] = thing.name
    regions = [region.key for region in found.regions]
    for territory in found.territories:
        if territory.region not in regions:
            wrong = _("there is no region '{key}'").format(key=territory.region) + did_you_mean(
                territory.region, regions
            )
            yield Fault("territories", territory.name, "region", wrong)


def _shapes(found: TerritoryMap) -> Iterator[Fault]:
    for territory in found.territories:
        if crosses_itself(territory.polygon):
            yield Fault("territories", territory.name, "", _("the border crosses itself"))


def _neighbours(found: TerritoryMap) -> Iterator[Fault]:
    named = {territory.key: territory.neighbours for territory in found.territories}
    for territory in found.territories:
        for key, times in Counter(territory.neighbours).items():
            wrong = _wrong_neighbour(territory.key, key, times, named)
            if wrong:
                yield Fault("territories", territory.name, "neighbours", wrong)


def _wrong_neighbour(key: str, other: str, times: int, named: dict[str, tuple[str, ...]]) -> str:
    if other == key:
        return _("{key} names itself as neighbour").format(key=key)
    if other not in named:
        return _("there is no territory '{key}'").format(key=other) + did_you_mean(other, named)
    if times > 1:
        return _("{key} names {other} twice").format(key=key, other=other)
    if key not in named[other]:
        return _("{key} names {other} as neighbour, but {other} does not name {key}").format(key=key, other=other)
    return ""


def _routes(found: TerritoryMap) -> Iterator[Fault]:
    named = {territory.key: territory.neighbours for territory in found.territories}
    for route in found.routes:
        called = _("{a} to {b}").format(a=route.a, b=route.b)
        unknown = [(name, key) for name, key in (("a", route.a), ("b", route.b)) if key not in named]
        for name, key in unknown:
            yield Fault(
                "routes", called, name, _("there is no territory '{key}'").format(key=key) + did_you_mean(key, named)
            )
        if not unknown and route.b not in named[route.a]:
            yield Fault("routes", called, "", _("{a} and {b} are no neighbours").format(a=route.a, b=route.b))


def _touching(found: TerritoryMap) -> Iterator[Fault]:
    shapes: list[Polygon] = [territory.polygon for territory in found.territories]
    touching = contacts(shapes)
    linked = {frozenset((route.a, route.b)) for route in found.routes}
    for b, later in enumerate(found.territories):
        for a, territory in enumerate(found.territories[:b]):
            mutual = later.key in territory.neighbours and territory.key in later.neighbours
            if mutual and (a, b) not in touching and frozenset((territory.key, later.key)) not in linked:
                wrong = _("{a} and {b} are neighbours, but do not touch and have no route").format(
                    a=territory.key, b=later.key
                )
                yield Fault("territories", territory.name, "neighbours", wrong)
    for (a, b), pieces in sorted(touching.items()):
        yield from _kept_apart(found.territories[a], found.territories[b], pieces, found.ridges)


def _kept_apart(
    a: Territory, b: Territory, pieces: list[Segment], ridges: tuple[Ridge, ...]
) -> Iterator[Fault]:
    if b.key in a.neighbours or a.key in b.neighbours:
        return
    for (x0, y0), (x1, y1) in pieces:
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        if not any(ridge.near(*middle) for ridge in ridges):
            place = _("at {x:.0f}, {y:.0f}").format(x=middle[0], y=middle[1])
            wrong = _("{a} and {b} touch {place}, but are no neighbours and no ridge parts them").format(
                a=a.key, b=b.key, place=place
            )
            yield Fault("territories", a.name, "neighbours", wrong)
            return


def _connected(found: TerritoryMap) -> Iterator[Fault]:
    """Portals are linked with one another (RSK-VOC-02), so they join what the borders do not."""
    named = {territory.key: territory.neighbours for territory in found.territories}
    portals = [territory.key for territory in found.territories if territory.portal]
    reached: set[str] = set()
    waiting = [found.territories[0].key]
    while waiting:
        key = waiting.pop()
        if key in reached or key not in named:
            continue
        reached.add(key)
        waiting += named[key]
        if key in portals:
            waiting += portals
    lost = [territory for territory in found.territories if territory.key not in reached]
    if lost:
        wrong = _("cannot be reached from {key}, nor can {n} others").format(
            key=found.territories[0].key, n=len(lost) - 1
        )
        yield Fault("territories", lost[0].name, "neighbours", wrong)


def _symbols(found: TerritoryMap) -> Iterator[Fault]:
    count = Counter(territory.symbol for territory in found.territories)
    numbers = [count[symbol] for symbol in SYMBOLS]
    if max(numbers) - min(numbers) > 1:
        told = ", ".join(f"{count[symbol]} {symbol}" for symbol in SYMBOLS)
        yield Fault(
            "territories",
            "",
            "symbol",
            _("the symbols are not balanced: {told}; they may differ by one").format(told=told),
        )


def _regions(found: TerritoryMap) -> Iterator[Fault]:
    used = {territory.region for territory in found.territories}
    for region in found.regions:
        if region.key not in used:
            yield Fault("regions", region.name, "key", _("no territory lies in {key}").format(key=region.key))


def _slots(found: TerritoryMap) -> Iterator[Fault]:
    keys = [place.key for place in found.territories] + [region.key for region in found.regions]
    taken: set[tuple[str, str, int]] = set()
    for slot in found.slots:
        called, place = _("{kind} of {key}").format(kind=slot.kind, key=slot.of), (slot.of, slot.kind, slot.index)
        if slot.of not in keys:
            wrong = _("there is neither territory nor region '{key}'").format(key=slot.of) + did_you_mean(slot.of, keys)
            yield Fault("slots", called, "of", wrong)
        if place in taken:
            yield Fault("slots", called, "index", _("{index} is given twice").format(index=slot.index))
        taken.add(place)
    for territory in found.territories:
        for kind in ("units", "label"):
            if (territory.key, kind, 0) not in taken:
                yield Fault(
                    "slots",
                    territory.name,
                    "kind",
                    _("{key} has no slot of the kind {kind}").format(key=territory.key, kind=kind),
                )


def _standing(found: TerritoryMap) -> Iterator[Fault]:
    """Units stand on their own land and on nobody else's, which also tells of territories that overlap."""
    shapes: list[Polygon] = [territory.polygon for territory in found.territories]
    picker = Picker(shapes)
    for index, territory in enumerate(found.territories):
        slot = found.slot(territory.key, "units")
        here = [index] if slot is None else picker.all_at(*slot.centre)
        if index not in here:
            yield Fault(
                "slots", territory.name, "", _("the units of {key} stand outside its border").format(key=territory.key)
            )
        elif len(here) > 1:
            other = found.territories[here[here[0] == index]].key
            yield Fault(
                "slots",
                territory.name,
                "",
                _("the units of {key} stand on land of {other} too").format(key=territory.key, other=other),
            )
