"""The scoring tiles by their numbers from 0: S01 to S16 (section 10), and those of Journeyman (section 22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.titles.skye.areas import areas
from game.titles.skye.content import Content
from game.titles.skye.grid import Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.journeyman.scoring import bridges, broch_lines, matching_rows, pawn_distance
from game.titles.skye.network import connected
from game.titles.skye.state import State, journey_of
from game.titles.skye.tiles import BARREL, BROCH, CATTLE, FARM, LIGHTHOUSE, MOUNTAIN, SHEEP, SHIP, WATER, Tiles

Points = Callable[[Tiles, Territory], int]
MOST, SECOND = 5, 2  # SKY-SCO-04
BROCHS_WORTH: Final = (0, 1, 3, 6)  # S05
LONG_RUN: Final = 3  # S13
LARGE_AREA: Final = 3  # S04


def evaluate(content: Content, state: State, scoring: int, seats: Sequence[int]) -> list[int]:
    """VP of each of the seats for a scoring tile."""
    tiles = content.tiles
    if scoring in MAJORITIES:
        return majority([amount(content, state, scoring, seat) for seat in seats])
    if state.journey is not None:
        return [points_with_journeyman(content, state, scoring, seat) for seat in seats]
    points = POINTS[scoring]
    return [points(tiles, state.seats[seat].territory) for seat in seats]


def points_with_journeyman(content: Content, state: State, scoring: int, seat: int) -> int:
    """VP of a seat where road pieces, the pawn and the progress board may count."""
    tiles, territory, journey = content.tiles, state.seats[seat].territory, journey_of(state)
    if scoring in BY_ROAD:
        return BY_ROAD[scoring](tiles, territory, journey.roads[seat])
    if scoring == PAWN_DISTANCE:
        return pawn_distance(journey.pawn[seat])
    if scoring == BRIDGES:
        return bridges(content.board, journey.markers[seat])
    return POINTS[scoring](tiles, territory)


def amount(content: Content, state: State, scoring: int, seat: int) -> int:
    """What S07, S08 and S09 compare (SKY-SCO-06, -13)."""
    one = state.seats[seat]
    symbol = MAJORITIES[scoring]
    return one.gold if symbol is None else total(content.tiles, one.territory, symbol)


def majority(amounts: Sequence[int]) -> list[int]:
    """SKY-SCO-04, -05, -14: 5 VP for the most; 2 for the next where one alone has the most; nothing for nothing."""
    most = max(amounts)
    second = max((held for held in amounts if held < most), default=0) if list(amounts).count(most) == 1 else 0
    return [0 if not held else MOST if held == most else SECOND if held == second else 0 for held in amounts]


def total(tiles: Tiles, territory: Territory, symbol: int) -> int:
    """How often a symbol stands in a territory; barrels are counted by tiles."""
    every = tiles.all
    return sum(every[tile].counts[symbol] for _x, _y, tile, _rotation in territory)


def squares(tiles: Tiles, territory: Territory) -> int:
    """S01: 2 VP for each 2x2 block, overlapping ones included (SKY-SCO-12)."""
    cells = {(x, y) for x, y, _tile, _rotation in territory}
    return 2 * sum(
        (x + 1, y) in cells and (x, y + 1) in cells and (x + 1, y + 1) in cells for x, y, _tile, _rotation in territory
    )


def completed_areas(tiles: Tiles, territory: Territory) -> int:
    """S02: 1 VP for each completed area."""
    return sum(area.completed for area in areas(tiles, territory).all)


def sheep(tiles: Tiles, territory: Territory) -> int:
    """S03: 1 VP for each sheep."""
    return total(tiles, territory, SHEEP)


def large_areas(tiles: Tiles, territory: Territory) -> int:
    """S04: 3 VP for each completed area of 3 tiles or more."""
    return 3 * sum(area.completed and len(area.tiles) >= LARGE_AREA for area in areas(tiles, territory).all)


def brochs(tiles: Tiles, territory: Territory) -> int:
    """S05: for each mountain area 1, 3 or 6 VP for 1, 2 or more brochs; they stand nowhere else."""
    return sum(BROCHS_WORTH[min(area.brochs, 3)] for area in areas(tiles, territory).all)


def sets(tiles: Tiles, territory: Territory) -> int:
    """S06: 5 VP for each set of a broch, a farm and a lighthouse."""
    return 5 * min(total(tiles, territory, symbol) for symbol in (BROCH, FARM, LIGHTHOUSE))


def animals_at_farms(tiles: Tiles, territory: Territory) -> int:
    """S10: 1 VP for each animal on a farm's tile or around one, once each (SKY-SCO-08)."""
    every = tiles.all
    near = {
        (x + east, y + south)
        for x, y, tile, _rotation in territory
        if every[tile].counts[FARM]
        for east in (-1, 0, 1)
        for south in (-1, 0, 1)
    }
    return sum(
        every[tile].counts[SHEEP] + every[tile].counts[CATTLE] for x, y, tile, _rotation in territory if (x, y) in near
    )


def connected_cattle(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> int:
    """S11: 2 VP for each cattle on road-connected tiles (SKY-SCO-15)."""
    return 2 * sum(tiles.all[territory[place][2]].counts[CATTLE] for place in connected(tiles, territory, pieces))


def harbours(tiles: Tiles, territory: Territory) -> int:
    """S12: 3 VP for each water area with a ship in it and a lighthouse at it, once (SKY-SCO-11)."""
    return 3 * sum(bool(area.ships and area.lighthouses) for area in areas(tiles, territory).all)


def columns(tiles: Tiles, territory: Territory) -> int:
    """S13: 3 VP for each unbroken run of 3 tiles or more in a column (SKY-SCO-09)."""
    cells = {(x, y) for x, y, _tile, _rotation in territory}
    return 3 * sum(
        (x, y - 1) not in cells and all((x, y + further) in cells for further in range(1, LONG_RUN))
        for x, y, _tile, _rotation in territory
    )


def connected_tiles(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> int:
    """S14: 1 VP for each road-connected tile."""
    return len(connected(tiles, territory, pieces))


def largest_water(tiles: Tiles, territory: Territory) -> int:
    """S15: 2 VP for each tile of the largest completed water area (SKY-SCO-10)."""
    waters = (len(area.tiles) for area in areas(tiles, territory).all if area.terrain == WATER and area.completed)
    return 2 * max(waters, default=0)


def mountains(tiles: Tiles, territory: Territory) -> int:
    """S16: 2 VP for each completed mountain area."""
    return 2 * sum(area.completed and area.terrain == MOUNTAIN for area in areas(tiles, territory).all)


POINTS: Final[dict[int, Points]] = {
    0: squares,
    1: completed_areas,
    2: sheep,
    3: large_areas,
    4: brochs,
    5: sets,
    9: animals_at_farms,
    10: connected_cattle,
    11: harbours,
    12: columns,
    13: connected_tiles,
    14: largest_water,
    15: mountains,
    17: broch_lines,
    18: matching_rows,
}
CONNECTED_CATTLE, CONNECTED_TILES = 10, 13  # S11, S14
# Road pieces count too (SKY-ROAD-07).
BY_ROAD: Final = {CONNECTED_CATTLE: connected_cattle, CONNECTED_TILES: connected_tiles}
PAWN_DISTANCE: Final = 16  # S17
BRIDGES: Final = 19  # S20
MAJORITIES: Final[dict[int, int | None]] = {6: BARREL, 7: SHIP, 8: None}  # S09 compares gold
