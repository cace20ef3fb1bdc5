"""The sixteen scoring tiles, and how they are evaluated (SKY-SCO)."""

from __future__ import annotations

import pytest

from game.titles.skye.grid import fits_at
from game.titles.skye.scoring import POINTS, evaluate, majority, total
from game.titles.skye.tiles import BARREL, SHIP
from tests.titles.skye.land import EXAMPLE, NUMBER, TILES, place
from tests.titles.skye.table import lay


def points(scoring: str, text: str) -> int:
    """VP of a scoring tile for one territory, which must be one that can be built."""
    territory = place(text)
    for size in range(1, len(territory)):
        assert fits_at(TILES, territory[:size], territory[size]), territory[size]
    return POINTS[int(scoring[1:]) - 1](TILES, territory)


EXAMPLE_2 = {
    "S01": 6, "S02": 7, "S03": 4, "S04": 3, "S05": 1, "S06": 5, "S10": 10, "S11": 12, "S12": 3, "S13": 6,
    "S14": 10, "S15": 4, "S16": 8,
}  # fmt: skip


@pytest.mark.rule(
    "SKY-SCO-06", "SKY-SCO-07", "SKY-SCO-08", "SKY-SCO-09", "SKY-SCO-10", "SKY-SCO-11", "SKY-SCO-12", "SKY-SCO-15"
)
@pytest.mark.parametrize("scoring", EXAMPLE_2)
def test_example_2_points(scoring: str) -> None:
    assert points(scoring, EXAMPLE) == EXAMPLE_2[scoring]


@pytest.mark.rule("SKY-SCO-13")
def test_example_2_counts() -> None:
    territory = place(EXAMPLE)
    assert total(TILES, territory, BARREL) == 6
    assert total(TILES, territory, SHIP) == 3


@pytest.mark.rule("SKY-SCO-04", "SKY-SCO-05", "SKY-SCO-14")
@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ([4, 3, 2], [5, 2, 0]),
        ([4, 3, 3, 1], [5, 2, 2, 0]),
        ([4, 4, 3], [5, 5, 0]),
        ([4, 4, 4], [5, 5, 5]),
        ([4, 0, 0], [5, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 2], [2, 5]),
        ([2, 2], [5, 5]),
    ],
)
def test_the_most_and_the_second_most(amounts: list[int], expected: list[int]) -> None:
    assert majority(amounts) == expected


@pytest.mark.rule("SKY-SCO-06", "SKY-SCO-05")
def test_most_gold_looks_at_all_gold_after_building() -> None:
    table = lay(gold=[3, 9, 0], at="end", scoring="S09 S01 S02 S03")
    assert table.points == [2, 5, 0]


@pytest.mark.rule("SKY-SCO-13", "SKY-SCO-04")
def test_most_ships_counts_ships_and_most_barrels_tiles() -> None:
    two_ships = "0,0 K1 0; 1,0 L73 90"
    one_ship = "0,0 K1 0; 1,0 L69 90"
    table = lay([two_ships, one_ship], at="end", scoring="S08 S01 S02 S03")
    assert table.points == [5, 2]
    one_tile = "0,0 K1 0; 0,-1 L01 180"
    table = lay([one_tile, one_tile.replace("L01", "L02")], at="end", scoring="S07 S01 S02 S03")
    assert table.points == [5, 5]


@pytest.mark.rule("SKY-SCO-01", "SKY-SCO-03")
def test_points_are_added_at_once_and_anew_each_time() -> None:
    land = "0,0 K1 0; 0,-1 L01 180"
    first = lay([land], at="end", scoring="S14 S01 S02 S03")
    assert first.points == [1, 0]
    again = lay([land], at="end", scoring="S14 S01 S02 S03", round=3, points=[1, 0])
    assert again.points[0] == 1 + 1 + 0  # A once more; C, completed areas, gives none
    assert [one["points"] for one in again.events("slot_scored") if one["slot"] == "A"] == [1, 0]


@pytest.mark.rule("SKY-SCO-02")
def test_the_slots_come_from_a_to_d_and_their_order_changes_nothing() -> None:
    table = lay([EXAMPLE], at="end", scoring="S14 S01 S02 S03", round=5)
    assert [one["slot"] for one in table.events("slot_scored")] == ["A", "A", "C", "C", "D", "D"]
    assert table.points[0] == 10 + 7 + 4
    content, state = table.match.game.content, table.state
    before = [evaluate(content, state, scoring, [0, 1]) for scoring in range(16)]
    state.seats[0].scored = (50, 0, 0, 0, 0, 0)
    assert [evaluate(content, state, scoring, [0, 1]) for scoring in range(16)] == before


BLOCK = "0,0 K1 0; 0,-1 L01 180; 1,0 L05 180"


@pytest.mark.rule("SKY-SCO-12", "SKY-SCO-07")
def test_squares_overlap_and_the_castle_is_part_of_them() -> None:
    assert points("S01", BLOCK) == 0
    three_by_three = tuple((x, y, 5, 0) for x in range(3) for y in range(3))
    assert POINTS[0](TILES, three_by_three) == 8
    assert POINTS[0](TILES, ((0, 0, 0, 0), (1, 0, 5, 0), (0, 1, 6, 0), (1, 1, 7, 0))) == 2


@pytest.mark.rule("SKY-SCO-09", "SKY-SCO-07")
@pytest.mark.parametrize(
    ("column", "expected"), [((0, 1), 0), ((0, 1, 2), 3), ((0, 1, 2, 3, 4), 3), ((0, 1, 2, 4, 5, 6), 6), ((0, 1, 3), 0)]
)
def test_columns_count_by_unbroken_runs(column: tuple[int, ...], expected: int) -> None:
    territory = tuple((0, y, i, 0) for i, y in enumerate(column))
    assert POINTS[12](TILES, territory) == expected
    assert POINTS[12](TILES, tuple((y, 0, i, 0) for i, y in enumerate(column))) == 0  # rows are none


@pytest.mark.rule("SKY-SCO-08")
def test_animals_near_two_farms_count_once() -> None:
    sheep, farm = NUMBER["L05"], NUMBER["L06"]  # L05: a sheep, a cattle and a farm; L06: a farm
    assert POINTS[9](TILES, ((0, 0, 0, 0), (0, -1, sheep, 0), (0, 1, farm, 0))) == 2
    assert POINTS[9](TILES, ((0, 0, 0, 0), (0, -1, sheep, 0), (1, 0, farm, 0), (1, -1, farm + 1, 0))) == 3
    far = NUMBER["L18"]  # three sheep
    assert POINTS[9](TILES, ((0, 0, 0, 0), (1, 1, far, 0), (0, 0, farm, 0))) == 3  # cornerwise is near
    assert POINTS[9](TILES, ((0, 0, 0, 0), (2, 1, far, 0), (0, 0, farm, 0))) == 0


@pytest.mark.rule("SKY-SCO-10")
def test_the_largest_completed_water_alone_counts() -> None:
    assert points("S15", "0,0 K1 0") == 0  # the castle's water is open
    assert points("S15", "0,0 K1 0; 0,-1 L54 0") == 2
    assert points("S15", "0,0 K1 0; 1,0 L05 180; 0,-1 L54 0") == 4  # two tiles, and one of one tile


@pytest.mark.rule("SKY-SCO-11")
def test_a_water_with_several_ships_and_a_lighthouse_counts_once() -> None:
    assert points("S12", "0,0 K1 0; 1,0 L71 270") == 3
    assert points("S12", "0,0 K1 0; 1,0 L71 270; 1,1 L73 0") == 3
    assert points("S12", "0,0 K1 0; 1,0 L73 90") == 0  # ships without a light


@pytest.mark.rule("SKY-SCO-07", "SKY-ARE-09", "SKY-INC-05")
def test_the_castle_counts_as_a_tile_but_has_no_symbol() -> None:
    assert points("S04", "0,0 K1 0; -1,0 L07 270; -1,-1 L06 90") == 3  # its mountain is the third tile
    for castle in range(5):
        assert not any(TILES.all[castle].counts)
        assert not any(evaluate_one(scoring, castle) for scoring in POINTS)


def evaluate_one(scoring: int, castle: int) -> int:
    return POINTS[scoring](TILES, ((0, 0, castle, 0),))


@pytest.mark.rule("SKY-SCO-15", "SKY-NET-07")
def test_road_connected_is_by_the_roads_of_the_castle() -> None:
    assert points("S14", "0,0 K1 0; 0,-1 L14 0") == 1
    assert points("S11", "0,0 K1 0; 0,-1 L14 0") == 2
    assert points("S14", "0,0 K1 0; 0,-1 L16 90") == 0


@pytest.mark.rule("SKY-ARE-10", "SKY-SCO-03")
def test_brochs_of_each_mountain_area() -> None:
    def brochs(*keys: str) -> int:
        """Mountain all round: one area with the broch of each of the tiles."""
        row = [(0, 0, 0, 0), *((-1 - i, 0, NUMBER[key], 0) for i, key in enumerate(keys))]
        return POINTS[4](TILES, tuple(row))

    assert brochs("L38") == 1
    assert brochs("L38", "L39") == 3
    assert brochs("L38", "L39", "L50") == 6
