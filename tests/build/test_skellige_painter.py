"""The sheet of Skellige at a small size: made anew it is the same, in one hand with the Continent, isles on tiles."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from build import make_skellige_map
from build.paint_skellige_map import TILES, main, paint_sheet, without_found
from game.kernel.maps.locations import LocationMap, load_location_map
from game.kernel.resources import resource

SIZE = (200, 400)
FOUND = ("aenye_ard", "hen_inis", "huandre_heuangi", "loc_gwen", "pawen_y_creuan")


@pytest.fixture(scope="module")
def sea() -> LocationMap:
    return load_location_map(resource("maps", "skellige.tmx"))


def test_the_map_file_is_made_from_its_tables(sea: LocationMap) -> None:
    """Shapely of another version may move a point of a shape by a little; all that is played on must be the same."""
    kept = sea.path.read_text(encoding="utf-8")
    made = make_skellige_map.make()
    assert made[made.index('name="locations"') :] == kept[kept.index('name="locations"') :]


def test_pictures_are_the_same_at_each_run_and_like_the_committed_ones(tmp_path: Path, sea: LocationMap) -> None:
    main(["--size", "200x400", "--out", str(tmp_path / "one.png"), "--tiles", str(tmp_path)])
    with Image.open(tmp_path / "one.png") as picture:
        first = np.asarray(picture, float)
    assert (np.asarray(paint_sheet(sea, SIZE), float) == first).all()
    with Image.open(sea.picture) as picture:
        assert picture.size == sea.size
        kept = np.asarray(picture.resize(SIZE, Image.Resampling.BOX), float)
    assert np.abs(first - kept).mean() < 12
    assert {path.stem for path in tmp_path.glob("*.webp")} == set(FOUND)
    for key in FOUND:
        with Image.open(tmp_path / f"{key}.webp") as fresh, Image.open(TILES / f"{key}.webp") as tile:
            small = np.asarray(tile.convert("RGB").resize(fresh.size, Image.Resampling.BOX), float)
            assert np.abs(small - np.asarray(fresh.convert("RGB"), float)).mean() < 16


def test_isles_that_are_found_are_not_on_the_sheet(sea: LocationMap) -> None:
    bare = without_found(sea)
    assert {place.key for place in sea.locations} - {place.key for place in bare.locations} == set(FOUND)
    assert not [stretch for stretch in bare.stretches if stretch.of]


def test_no_slot_of_a_ship_lies_on_a_name(sea: LocationMap) -> None:
    names = [slot for slot in sea.slots if slot.kind == "label"]
    for ship in (slot for slot in sea.slots if slot.kind == "ship"):
        for name in names:
            apart = (
                ship.x + ship.width <= name.x or name.x + name.width <= ship.x
                or ship.y + ship.height <= name.y or name.y + name.height <= ship.y
            )  # fmt: skip
            assert apart, f"the ship of {ship.of} lies on the name of {name.of}"
