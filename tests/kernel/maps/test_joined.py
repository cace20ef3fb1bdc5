"""Two sheets as one board: the Continent keeps its order and its roads, everything of it moved by the same step."""

from __future__ import annotations

import pytest

from game.kernel.maps.joined import join
from game.kernel.maps.locations import LocationMap, load_location_map
from game.kernel.resources import resource


@pytest.fixture(scope="module")
def sheets() -> tuple[LocationMap, LocationMap]:
    return load_location_map(resource("maps", "skellige.tmx")), load_location_map(resource("maps", "continent.tmx"))


def test_the_extension_lies_at_the_left_over_the_frame_of_the_board(sheets: tuple[LocationMap, LocationMap]) -> None:
    """SKE-SET-02."""
    sea, land = sheets
    board = join(sea, land)
    across = sea.size[0] - sea.overlap
    assert board.size == (land.size[0] + across, land.size[1])
    assert [(one.path.name, one.x) for one in board.pictures] == [("continent.jpg", across), ("skellige.jpg", 0)]
    for key, step in (("vizima", across), ("eyna", 0)):
        before = (sea if step == 0 else land).location(key).at
        assert board.location(key).at == (before[0] + step, before[1])
        assert board.slot(key, "mark") is not None


def test_places_keep_their_numbers_and_roads_their_ends(sheets: tuple[LocationMap, LocationMap]) -> None:
    sea, land = sheets
    board = join(sea, land)
    assert [place.number for place in board.locations] == list(range(28))
    assert all(board.neighbours(place.key) == land.neighbours(place.key) for place in land.locations)
    assert not any(board.neighbours(place.key) for place in sea.locations)  # SKE-LOC-02
    road = board.road("cidaris", "cintra")
    assert road is not None
    assert road.points[0][0] == board.location(road.a).at[0]


def test_an_extension_needs_no_roads_but_a_board_does(sheets: tuple[LocationMap, LocationMap]) -> None:
    sea, land = sheets
    assert sea.beside == "continent"
    assert not sea.roads
    assert not land.beside
