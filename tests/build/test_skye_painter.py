"""The tiles of Skye: all are there, fresh ones look like the committed ones, and edges meet without a seam."""

from __future__ import annotations

import json
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from build.skye.grounds import SIDE
from build.skye.paint import FOLDER, INDEX, index, painters
from build.skye.shapes import designs, shape
from build.skye.standing import standing
from game.titles.skye.tile_file import landscape
from game.titles.skye.tiles import BROCH, EDGES, MOUNTAIN, PASTURE, SHIP, SYMBOLS, TERRAINS, TURNS, WATER, turned
from game.titles.skye.tiles import turned_mask as mask_turned

Pixels = npt.NDArray[np.float64]
NOTHING = 5  # levels of 255: a step that nobody sees
CORNER, ROAD = 10, range(SIDE // 2 - 18, SIDE // 2 + 19)  # pixels that depend on more than the edge's terrain


@lru_cache(512)
def kept(name: str) -> Pixels:
    with Image.open(FOLDER / f"{name}.webp") as picture:
        return np.asarray(picture.convert("RGB"), float)


def line_of(key: str, rotation: int, edge: int, inside: int = 0) -> Pixels:
    """The outermost pixels along an edge of a turned tile, or so many further in; from north or west on."""
    sheet = kept(f"ground_{key}_{rotation}")
    return (sheet[inside], sheet[:, -1 - inside], sheet[-1 - inside], sheet[:, inside])[edge]


def edges_by_terrain(edge: int, inside: int = 0) -> dict[int, list[tuple[str, Pixels]]]:
    found: dict[int, list[tuple[str, Pixels]]] = {terrain: [] for terrain in range(len(TERRAINS))}
    for key, tile in designs().items():
        for rotation in range(TURNS):
            roads = any(mask_turned(road, rotation) >> edge & 1 for road in tile.roads)
            line = line_of(key, rotation, edge, inside).copy()
            if roads:
                line[ROAD] = np.nan
            line[:CORNER] = line[-CORNER:] = np.nan
            found[turned(tile.edges, rotation)[edge]].append((f"{key} turned {rotation}", line))
    return found


def away(lines: Pixels, line: Pixels) -> Pixels:
    """How far each of many lines is from one, on the whole."""
    out: Pixels = np.nanmean(np.abs(lines - line[None]), axis=(1, 2))
    return out


@pytest.mark.parametrize("edge", range(TURNS))
def test_all_edges_of_a_terrain_are_alike_however_the_tile_is_turned(edge: int) -> None:
    for lines in edges_by_terrain(edge).values():
        there = np.array([line for _name, line in lines])
        for name, line in lines:
            far = away(there, line)
            worst = int(far.argmax())
            assert far[worst] < 6, f"{EDGES[edge]} of {name}, beside {lines[worst][0]}"


@pytest.mark.parametrize("edge", [0, 1])
def test_whatever_may_lie_beside_each_other_meets_without_a_seam(edge: int) -> None:
    """For all pairs that may meet over an edge, in any rotation: the step over it is one like those within a tile."""
    facing = (edge + 2) % TURNS
    for terrain in range(len(TERRAINS)):
        outer, others = edges_by_terrain(edge)[terrain], edges_by_terrain(facing)[terrain]
        there = np.array([line for _name, line in others])
        within = max(step_within(edge, terrain), step_within(facing, terrain))
        for name, line in outer:
            far = away(there, line)
            worst = int(far.argmax())
            assert far[worst] < max(NOTHING, 1.5 * within), f"{EDGES[edge]} of {name}, beside {others[worst][0]}"


def step_within(edge: int, terrain: int) -> float:
    """The largest mean step from the outermost pixels of an edge inwards."""
    outer, inner = edges_by_terrain(edge)[terrain], edges_by_terrain(edge, 1)[terrain]
    return max(float(np.nanmean(np.abs(a[1] - b[1]))) for a, b in zip(outer, inner, strict=True))


def classed(line: Pixels) -> list[int]:
    """How many pixels have the tone of each terrain: what grows there has it, too."""
    red, green, blue = line.T
    wet = blue > red + 4
    steep = ~wet & (red > green + 8)
    return [int((~wet & ~steep).sum()), int(steep.sum()), int(wet.sum())]


@pytest.mark.parametrize("terrain", [PASTURE, MOUNTAIN, WATER])
def test_a_glance_at_an_edge_tells_its_terrain(terrain: int) -> None:
    for edge in range(len(EDGES)):
        for name, line in edges_by_terrain(edge)[terrain]:
            counts = classed(line[~np.isnan(line).any(1)])
            assert counts[terrain] > 0.8 * sum(counts), f"{EDGES[edge]} of {name}: {counts}"


def test_roads_meet_in_the_middle_of_the_edge() -> None:
    middle = {True: [], False: []}  # type: dict[bool, list[float]]
    for key, tile in designs().items():
        for edge in range(TURNS):
            road = any(mask >> edge & 1 for mask in tile.roads)
            middle[road].append(float(line_of(key, 0, edge)[SIDE // 2 - 3 : SIDE // 2 + 3].mean()))
    assert min(middle[True]) > max(middle[False])


@pytest.mark.parametrize("key", ["L05", "L23", "castle_white", "J8"])
@pytest.mark.parametrize("rotation", [0, 3])
def test_the_committed_grounds_look_like_fresh_ones(key: str, rotation: int) -> None:
    name = f"ground_{key}_{rotation}"
    fresh = np.asarray(painters()[name]().convert("RGB"), float)
    assert np.abs(fresh - kept(name)).mean() < 7


@pytest.mark.parametrize(
    "name",
    [
        "sign_sheep",
        "on_castle_red",
        "scoring_S10",
        "sign_scroll_ship2",
        "pawn_white",
        "bonus_no_axe",
        "require_complMW",
        "areas_L20",
    ],
)
def test_the_committed_signs_look_like_fresh_ones(name: str) -> None:
    fresh = np.asarray(painters()[name]().convert("RGBA"), float)
    with Image.open(FOLDER / f"{name}.webp") as picture:
        assert np.abs(fresh - np.asarray(picture.convert("RGBA"), float)).mean() < 6


def test_all_are_there_and_no_more() -> None:
    assert {path.stem for path in FOLDER.glob("*.webp")} == set(painters())
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 3_000_000


def test_the_index_tells_of_every_tile_what_it_shows() -> None:
    assert (FOLDER / INDEX).read_text("utf-8") == index()
    told = json.loads(index())
    for tile in landscape().all:
        shown = [one[0].split("_")[0] for one in told[tile.key]["symbols"]]
        wanted = [name for name, count in zip(SYMBOLS, tile.counts, strict=True) for _ in range(count)]
        assert sorted(shown) == sorted([*wanted, *(["castle"] if tile.castle else [])])


@pytest.mark.parametrize("key", list(designs()))
def test_symbols_stand_apart_on_the_ground_that_they_belong_to(key: str) -> None:
    tile, found = designs()[key], shape(key)
    stands = standing(key)
    for place, one in enumerate(stands):
        patch = int(found.patch[int(one.y * SIDE), int(one.x * SIDE)])
        if one.symbol == SYMBOLS[BROCH]:
            assert patch == tile.broch
        if one.symbol == SYMBOLS[SHIP]:
            assert patch in tile.ships
        if one.symbol.startswith("scroll"):
            assert patch == tile.scroll_patch
        if one.symbol in ("sheep", "cattle", "farm"):
            assert tile.patches[patch][0] == PASTURE
        for other in stands[:place]:
            apart = np.hypot(one.x - other.x, one.y - other.y)
            assert apart > 0.72 * (one.radius + other.radius), f"{one.symbol} over {other.symbol}"
