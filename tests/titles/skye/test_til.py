"""The tiles of the file against the ledger's table, and faults of the file (section 14, SKY-CMP, SKY-ARE-01 to -03)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.titles.skye.tile_file import PATH, find_faults
from game.titles.skye.tiles import BARREL, BROCH, CATTLE, FARM, LIGHTHOUSE, SCROLL, SCROLLS, SHEEP, SHIP, SYMBOLS, Tile
from tests.titles.skye.land import BASE, CASTLES, ROWS, TILES, design

LETTERS = "PMW"
SIDES = "NESWC"


def members(mask: int) -> str:
    return "".join(letter for bit, letter in enumerate(SIDES) if mask >> bit & 1)


def in_order(name: str) -> str:
    return "".join(letter for letter in SIDES if letter in name)


@pytest.mark.rule("SKY-TIL-10", "SKY-TIL-12", "SKY-TIL-14", "SKY-CMP-02", "SKY-CMP-08", "SKY-CMP-09")
@pytest.mark.parametrize("number", range(len(TILES.all)), ids=lambda number: TILES.all[number].key)
def test_a_tile_is_the_one_in_the_table(number: int) -> None:
    tile, row = TILES.all[number], ROWS[design(number)]
    assert [LETTERS[terrain] for terrain in (*tile.edges, tile.centre)] == [row[side] for side in "nesw"] + [
        row["center"]
    ]
    assert [members(road) for road in tile.roads] == [in_order(road) for road in row["roads"].split(";") if road]
    for symbol, name in enumerate(SYMBOLS):
        told = bool(row["scroll"]) if name == "scroll" else int(row[name])
        assert tile.counts[symbol] == told, name
    assert (SCROLLS[tile.scroll] if tile.counts[SCROLL] else "") == row["scroll"]
    assert tile.module == ("journeyman" if row["set"] == "journeyman" else "")
    assert tile.castle == (number < CASTLES)


@pytest.mark.rule("SKY-ARE-01", "SKY-ARE-02", "SKY-ARE-03", "SKY-ARE-10", "SKY-ARE-11", "SKY-TIL-14")
@pytest.mark.parametrize("number", range(len(TILES.all)), ids=lambda number: TILES.all[number].key)
def test_the_patches_and_what_lies_in_them_are_those_of_the_table(number: int) -> None:
    tile, row = TILES.all[number], ROWS[design(number)]
    told = {f"{patch.split(':')[0]}:{in_order(patch.split(':')[1])}" for patch in row["areas"].split(";")}
    assert {f"{LETTERS[terrain]}:{members(mask)}" for terrain, mask in tile.patches} == told
    assert (where(tile, tile.broch) if tile.counts[BROCH] else "") == in_order(row["broch_area"])
    ships = [in_order(one) for one in row["ship_areas"].split(";") if one]
    assert [where(tile, patch) for patch in tile.ships] == ships
    lights = {in_order(one) for one in row["lighthouse_areas"].split(";") if one}
    assert {where(tile, patch) for patch in tile.lighthouse} == lights
    assert (where(tile, tile.scroll_patch) if tile.counts[SCROLL] else "") == in_order(row["scroll_area"])


def where(tile: Tile, patch: int) -> str:
    return members(tile.patches[patch][1])


@pytest.mark.rule("SKY-TIL-13", "SKY-CMP-02")
def test_the_symbols_of_the_bag_add_up() -> None:
    bag = [TILES.all[number] for number in BASE]
    assert len(bag) == 73

    def count(symbol: int) -> tuple[int, int]:
        return sum(tile.counts[symbol] for tile in bag), sum(bool(tile.counts[symbol]) for tile in bag)

    assert [count(symbol) for symbol in (BARREL, SHEEP, CATTLE)] == [(27, 27), (25, 19), (15, 14)]
    assert [count(symbol)[0] for symbol in (FARM, BROCH, LIGHTHOUSE)] == [15, 14, 15]
    assert [count(SHIP), count(SCROLL)] == [(27, 22), (14, 14)]
    edges = [terrain for tile in bag for terrain in tile.edges]
    assert [edges.count(terrain) for terrain in range(3)] == [107, 89, 96]
    assert sum(not tile.roads for tile in bag) == 17
    assert sum(any(road.bit_count() == 1 for road in tile.roads) for tile in bag) == 6
    assert sorted(tile.scroll for tile in bag if tile.counts[SCROLL]) == sorted([*range(7), *range(7)])


@pytest.mark.rule("SKY-TIL-10", "SKY-SET-03")
def test_the_castles_are_three_of_one_design_and_two_of_the_other() -> None:
    castles = TILES.all[:CASTLES]
    assert [tile.key for tile in castles] == [f"castle_{name}" for name in ("blue", "yellow", "red", "white", "green")]
    assert [tile.design for tile in castles] == [0, 0, 0, 3, 3]
    assert len({tile.key for tile in TILES.all}) == len(TILES.all) == 86


FAULTS = {
    'edges = "PPPM"': ('edges = "PPPX"', "L01"),
    'broch = "ES"': ('broch = "NWC"', "L07"),
    'roads = ["NW", "ES"]': ('roads = ["NW", "NS"]', "L03"),
    'ships = ["SW"]': ('ships = ["S"]', "L13"),
    'symbols = ["sheep", "farm", "broch"]': ('symbols = ["sheep", "farm"]', "L07"),
    'colours = ["white", "green"]': ('colours = ["white", "red"]', "colours"),
    'scroll = "cattle1"': ('scroll = "cattle9"', "L03"),
    "[L01]": ("[L01", ""),
}


@pytest.mark.parametrize("right", FAULTS)
def test_a_spoiled_file_of_tiles_is_refused_with_the_place(right: str, tmp_path: Path) -> None:
    wrong, place = FAULTS[right]
    path = tmp_path / "tiles.toml"
    text = PATH.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    faults = find_faults(path)
    assert faults
    assert faults[0].place.startswith(place)
    assert faults[0].path == path


def test_the_file_that_is_shipped_has_no_fault() -> None:
    assert find_faults(PATH) == []
