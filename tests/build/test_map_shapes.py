"""Skyrim's shapes against the tables they are made from: contacts are the list of borders exactly."""

from __future__ import annotations

from itertools import combinations

import pytest

from build.make_skyrim_map import make
from build.map_facts import read_facts
from game.kernel.geometry import (
    bounds,
    boxes_meet,
    contacts,
    distance_to_segment,
    edges,
    inside,
    shared_length,
)
from game.kernel.maps.territories import Territory, TerritoryMap, load_territory_map
from game.kernel.resources import resource

Pair = frozenset[str]
FACTS = read_facts()
LEAST_BORDER = 90
"""Map pixels; about as wide as a piece."""


@pytest.fixture(scope="module")
def skyrim() -> TerritoryMap:
    return load_territory_map(resource("maps", "skyrim.tmx"))


@pytest.fixture(scope="module")
def touching(skyrim: TerritoryMap) -> dict[Pair, float]:
    found = contacts([territory.polygon for territory in skyrim.territories])
    keys = [territory.key for territory in skyrim.territories]
    return {frozenset((keys[a], keys[b])): shared_length(pieces) for (a, b), pieces in found.items()}


def gap(a: Territory, b: Territory) -> float:
    """The distance between two outlines."""
    return min(
        *(distance_to_segment(point, side) for point in a.polygon for side in edges(b.polygon)),
        *(distance_to_segment(point, side) for point in b.polygon for side in edges(a.polygon)),
    )


@pytest.mark.rule("RSK-TER-01")
def test_territories_touch_exactly_where_the_table_has_a_border_by_land(touching: dict[Pair, float]) -> None:
    assert set(touching) == {frozenset(pair) for pair in FACTS.land}


def test_every_border_is_wide_enough_to_be_seen(touching: dict[Pair, float]) -> None:
    narrow = {
        tuple(sorted(pair)): round(length) for pair, length in touching.items() if length < LEAST_BORDER
    }
    assert narrow == {}


def test_those_who_are_no_neighbours_lie_well_apart_with_nobodys_ground_or_water_between(
    skyrim: TerritoryMap, touching: dict[Pair, float]
) -> None:
    near = []
    for a, b in combinations(skyrim.territories, 2):
        if frozenset((a.key, b.key)) in touching or not boxes_meet(bounds(a.polygon), bounds(b.polygon), 36):
            continue
        if gap(a, b) < 36:
            near.append((a.key, b.key))
    assert near == []


def test_wherever_land_parts_two_that_are_no_neighbours_a_ridge_covers_it(skyrim: TerritoryMap) -> None:
    """Halfway between the nearest corners of such a pair there is a ridge, a third territory, or the sea."""
    named = {territory.key: territory for territory in skyrim.territories}
    parted = 0
    for ridge in skyrim.ridges:
        corners = set(ridge.points)
        beside = [key for key, territory in named.items() if len(corners & set(territory.polygon)) > 1]
        strangers = [(a, b) for a, b in combinations(beside, 2) if b not in named[a].neighbours]
        assert strangers or ridge.terrain == "lake", f"{ridge.name} at {ridge.points[0]} parts nobody"
        parted += len(strangers)
    assert parted > 20


def test_neighbours_of_the_map_are_those_of_the_table(skyrim: TerritoryMap) -> None:
    for territory in skyrim.territories:
        assert territory.neighbours == FACTS.neighbours(territory.key)


@pytest.mark.rule("RSK-TER-07")
def test_sea_pairs_are_joined_by_a_route_that_crosses_water_only(skyrim: TerritoryMap) -> None:
    assert {frozenset((route.a, route.b)) for route in skyrim.routes} == {
        frozenset(pair) for pair in FACTS.sea
    }
    for route in skyrim.routes:
        ends = [skyrim.at(*route.points[0]), skyrim.at(*route.points[-1])]
        assert [end.key for end in ends if end] == [route.a, route.b]
        middle = route.points[2:-2]
        assert len(middle) > 6
        assert not any(skyrim.at(*point) for point in middle)
        assert not any(inside(ridge.points, *point) for ridge in skyrim.ridges for point in middle)


@pytest.mark.rule("RSK-TER-10", "RSK-REG-05")
def test_facts_of_regions_and_territories_are_those_of_the_tables(skyrim: TerritoryMap) -> None:
    assert [(r.key, r.name, r.bonus) for r in skyrim.regions] == [
        (h.key, h.name, h.bonus) for h in FACTS.holds
    ]
    for place, territory in zip(FACTS.places, skyrim.territories, strict=True):
        assert (place.key, place.name, place.region) == (territory.key, territory.name, territory.region)
        assert (place.fort, place.portal, place.symbol) == (
            territory.fort,
            territory.portal,
            territory.symbol,
        )
    for region in skyrim.regions:
        assert {t.symbol for t in skyrim.territories if t.region == region.key} == {
            "warrior",
            "mage",
            "thief",
        }
    assert len({region.colour for region in skyrim.regions}) == 9


@pytest.mark.slow
def test_the_map_file_is_what_its_program_makes() -> None:
    assert make() == resource("maps", "skyrim.tmx").read_text(encoding="utf-8")
