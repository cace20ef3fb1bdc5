"""The Continent's map and painter at a small size: made anew they are the same, and keep room for pieces and names."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from build import make_continent_map
from build.map_sowing import Item
from build.paint_continent_map import main, paint
from build.realm_ground import planned
from build.realm_scatter import RealmPlanner
from build.realm_vignettes import PLACES, vignette
from game.kernel.maps.locations import LocationMap, load_location_map
from game.kernel.resources import resource

SIZE = (480, 320)


@pytest.fixture(scope="module")
def continent() -> LocationMap:
    return load_location_map(resource("maps", "continent.tmx"))


@pytest.fixture(scope="module")
def items(continent: LocationMap) -> list[Item]:
    return RealmPlanner(continent).plan()


def test_the_map_file_is_made_from_its_tables(continent: LocationMap) -> None:
    """Shapely of another version may move a point of a shape by a little; all that is played on must be the same."""
    kept = continent.path.read_text(encoding="utf-8")
    made = make_continent_map.make()
    assert made[made.index('name="locations"') :] == kept[kept.index('name="locations"') :]


def test_the_picture_is_the_same_at_each_run(tmp_path: Path) -> None:
    pictures = [tmp_path / "one.jpg", tmp_path / "two.jpg"]
    for out in pictures:
        main(["--size", "480x320", "--out", str(out)])
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    with Image.open(pictures[0]) as picture:
        assert picture.size == SIZE


def test_the_painted_picture_fits_the_map(continent: LocationMap) -> None:
    with Image.open(continent.picture) as picture:
        assert picture.size == continent.size
    assert continent.picture.stat().st_size < 4_000_000


def test_the_committed_picture_looks_like_a_fresh_one(continent: LocationMap) -> None:
    fresh = np.asarray(paint(continent, SIZE), float)
    with Image.open(continent.picture) as picture:
        kept = np.asarray(picture.resize(SIZE, Image.Resampling.BOX), float)
    assert np.abs(fresh - kept).mean() < 12


def test_names_stand_on_calm_and_light_ground(continent: LocationMap) -> None:
    with Image.open(continent.picture) as picture:
        grey = np.asarray(picture.convert("L"), float)
    for place in continent.locations:
        slot = continent.slot(place.key, "label")
        assert slot is not None
        part = grey[int(slot.y) : int(slot.y + slot.height), int(slot.x) : int(slot.x + slot.width)]
        assert part.mean() > 120, f"too dark under the name of {place.name}"
        assert part.std() < 46, f"too busy under the name of {place.name}"


def test_nothing_stands_on_roads_rivers_names_or_the_sea(continent: LocationMap, items: list[Item]) -> None:
    ground = planned(continent)
    barred = ground.lines(4, True) | ground.lines(4, False) | ground.calm(0) | ~ground.land
    assert len(items) > 800
    tall = [item for item in items if item.kind != "rock"]
    assert not [item for item in tall if barred[min(int(item.y) - 2, ground.shape[0] - 1), int(item.x)]]


def test_woods_and_ranges_are_filled(continent: LocationMap, items: list[Item]) -> None:
    ground = planned(continent)
    trees = {"fir", "oak"}
    inside = [item for item in items if item.kind in trees and ground.woods[int(item.y) - 1, int(item.x)]]
    assert len(inside) > 500
    assert sum(item.kind == "mountain" for item in items) > 120


def test_the_sea_reaches_the_whole_left_edge_so_that_another_sheet_can_join(continent: LocationMap) -> None:
    ground = planned(continent)
    assert not ground.land[:, :120].any()


def test_each_place_has_a_drawing_of_its_own(continent: LocationMap) -> None:
    isles = load_location_map(resource("maps", "skellige.tmx"))
    assert set(PLACES) == {place.key for board in (continent, isles) for place in board.locations}
    drawings = {place.key: vignette(place, 48).tobytes() for place in continent.locations}
    assert len(set(drawings.values())) == len(drawings)
