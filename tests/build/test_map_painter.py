"""The painter at a small size: it runs, paints the same twice, fits the map and keeps room for pieces."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from build.map_ground import Ground
from build.map_scatter import Item, Planner
from build.paint_skyrim_map import main, paint
from game.kernel.maps.territories import TerritoryMap, load_territory_map
from game.kernel.resources import resource

SIZE = (480, 300)
SMALL = Path(__file__).resolve().parents[1] / "maps" / "small.tmx"


@pytest.fixture(scope="module")
def skyrim() -> TerritoryMap:
    return load_territory_map(resource("maps", "skyrim.tmx"))


@pytest.fixture(scope="module")
def items(skyrim: TerritoryMap) -> list[Item]:
    return Planner(skyrim).plan()


def test_the_picture_is_the_same_at_each_run(tmp_path: Path) -> None:
    pictures = [tmp_path / "one.jpg", tmp_path / "two.jpg"]
    for out in pictures:
        main(["--size", "480x300", "--out", str(out)])
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    with Image.open(pictures[0]) as picture:
        assert picture.size == SIZE


def test_the_painted_picture_fits_the_map(skyrim: TerritoryMap) -> None:
    with Image.open(skyrim.picture) as picture:
        assert picture.size == skyrim.size
    assert skyrim.picture.stat().st_size < 6_000_000


def test_the_committed_picture_looks_like_a_fresh_one(skyrim: TerritoryMap) -> None:
    fresh = np.asarray(paint(skyrim, SIZE), float)
    with Image.open(skyrim.picture) as picture:
        kept = np.asarray(picture.resize(SIZE, Image.Resampling.BOX), float)
    assert np.abs(fresh - kept).mean() < 9


def test_land_stays_light_and_calm_under_pieces_so_that_washes_show(skyrim: TerritoryMap) -> None:
    with Image.open(skyrim.picture) as picture:
        grey = np.asarray(picture.convert("L"), float)
    for slot in skyrim.slots:
        if slot.kind == "units":
            x, y = (round(v) for v in slot.centre)
            part = grey[y - 40 : y + 40, x - 40 : x + 40]
            assert part.mean() > 150, f"too dark under the piece of {slot.of}"
            assert part.std() < 30, f"too busy under the piece of {slot.of}"


def test_massifs_are_filled_with_peaks(skyrim: TerritoryMap, items: list[Item]) -> None:
    """Hardly any part of a massif is further from the foot of a peak or rock than a peak is wide."""
    ground = Ground(skyrim, (1600, 1000))
    feet = np.array([(item.y, item.x) for item in items if item.kind in ("mountain", "rock")])
    places = np.argwhere(ground.mountains)[::7]
    nearest = np.hypot(*(places[:, None] - feet[None]).transpose(2, 0, 1)).min(axis=1)
    assert (nearest < 22).mean() > 0.97


def test_no_peak_stands_where_pieces_and_names_will(skyrim: TerritoryMap, items: list[Item]) -> None:
    ground = Ground(skyrim, (1600, 1000))
    taken = ground.calm(0, ("units", "label"))
    assert not any(taken[int(item.y) - 2, int(item.x)] for item in items if item.kind == "mountain")


def test_a_map_without_ridges_can_be_painted() -> None:
    assert paint(load_territory_map(SMALL), SIZE).size == SIZE
