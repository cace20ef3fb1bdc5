"""Plane geometry of the map, on shapes whose answers are plain."""

from __future__ import annotations

import pytest

from game.kernel import geometry as g

SQUARE = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
BESIDE = ((4.0, 0.0), (8.0, 0.0), (8.0, 4.0), (4.0, 4.0))


def test_the_area_does_not_depend_on_the_way_round() -> None:
    assert g.area(SQUARE) == g.area(SQUARE[::-1]) == 16


def test_a_shared_border_belongs_to_one_side_only() -> None:
    for y in (0.5, 1.0, 3.9):
        assert g.inside(SQUARE, 4, y) != g.inside(BESIDE, 4, y)


def test_the_picker_finds_the_polygon_under_the_pointer() -> None:
    picker = g.Picker([SQUARE, BESIDE])
    assert (picker.at(1, 1), picker.at(5, 1), picker.at(9, 1)) == (0, 1, None)


def test_equal_sides_are_shared_in_full() -> None:
    found = g.contacts([SQUARE, BESIDE])
    assert list(found) == [(0, 1)]
    assert g.shared_length(found[0, 1]) == 4


@pytest.mark.parametrize(("gap", "touching"), [(0.0, True), (0.4, True), (0.6, False), (3.0, False)])
def test_sides_that_part_by_more_than_half_a_pixel_do_not_touch(gap: float, touching: bool) -> None:
    lower = tuple((x + gap, y * 0.5 + 1) for x, y in BESIDE)
    found = g.contacts([SQUARE, lower])
    assert ((0, 1) in found) == touching
    if touching:
        assert g.shared_length(found[0, 1]) == pytest.approx(2)


def test_meeting_at_a_corner_is_no_contact() -> None:
    assert g.contacts([SQUARE, tuple((x + 4, y + 4) for x, y in SQUARE)]) == {}


def test_a_bow_tie_crosses_itself_and_a_square_does_not() -> None:
    assert g.crosses_itself(((0, 0), (4, 4), (4, 0), (0, 4)))
    assert g.crosses_itself(((0, 0), (4, 0), (2, 2), (4, 4), (0, 4), (2, 2)))
    assert not g.crosses_itself(SQUARE)


def test_boxes_meet_within_their_slack() -> None:
    assert g.boxes_meet((0, 0, 1, 1), (2, 0, 3, 1), 1)
    assert not g.boxes_meet((0, 0, 1, 1), (2, 0, 3, 1), 0.9)
