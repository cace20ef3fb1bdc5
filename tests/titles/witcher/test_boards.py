"""The maps of the title against the rules: what a broken copy contradicts is told with its place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.kernel.maps.locations import LocationMap, load_location_map
from game.kernel.resources import resource
from game.titles.witcher.boards import find_board_faults, load_board

ISLES = {  # SKE-CMP-09, SKE-LOC-23
    19: ("Ard Skellig", "mountain"), 20: ("Isle of Mists", "water"), 21: ("Eyna", "forest"),
    22: ("Hen Inis", "forest"), 23: ("Huandre Heuangi", "water"), 24: ("Aenye Ard", "mountain"),
    25: ("Loc Gwen", "water"), 26: ("Pawen y Creuan", "forest"), 27: ("Open Sea", "wild"),
}  # fmt: skip


@pytest.fixture(scope="module")
def sea() -> LocationMap:
    return load_location_map(resource("maps", "skellige.tmx"))


@pytest.fixture(scope="module")
def land() -> LocationMap:
    return load_location_map(resource("maps", "continent.tmx"))


def test_the_isles_are_those_of_the_ledger(sea: LocationMap) -> None:
    assert {place.number: (place.name, place.terrain) for place in sea.locations} == ISLES


def test_our_maps_agree_with_the_rules(sea: LocationMap, land: LocationMap) -> None:
    assert find_board_faults(sea) == find_board_faults(land) == []
    assert len(load_board(land.path, True).locations) == 28
    assert len(load_board(land.path, False).locations) == 19


def test_the_six_harbours(land: LocationMap) -> None:
    """SKE-CMP-10."""
    assert [place.number for place in land.locations if place.harbour] == [1, 5, 6, 9, 12, 13]
    fewer = replace(land, locations=tuple(replace(place, harbour=False) for place in land.locations))
    assert [fault.property for fault in find_board_faults(fewer)] == ["harbour"]


def test_a_place_that_is_missing_misspelt_or_misnumbered_is_named(sea: LocationMap) -> None:
    first, *rest = sea.locations
    missing = find_board_faults(replace(sea, locations=tuple(rest)))
    assert "ard_skellig" in missing[0].wrong
    misspelt = find_board_faults(replace(sea, locations=(replace(first, key="ard_skelig"), *rest)))
    assert any("ard_skellig" in fault.wrong and fault.object == first.name for fault in misspelt)
    numbered = find_board_faults(replace(sea, locations=(replace(first, number=30), *rest)))
    assert [fault.property for fault in numbered] == ["number"]


@pytest.mark.parametrize(
    ("of", "kind"), [("eyna", "ship"), ("open_sea", "ship"), ("loc_gwen", "tile"), ("board", "danger")]
)
def test_slots_that_the_sea_needs(sea: LocationMap, of: str, kind: str) -> None:
    slots = tuple(slot for slot in sea.slots if (slot.of, slot.kind) != (of, kind))
    assert [(fault.object, fault.property) for fault in find_board_faults(replace(sea, slots=slots))] == [(of, "kind")]


def test_a_map_of_another_title_is_not_judged(sea: LocationMap) -> None:
    assert find_board_faults(replace(sea, title="somewhere", locations=())) == []
