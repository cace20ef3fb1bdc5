"""The scoring tiles S17 to S20 (section 22)."""

from __future__ import annotations

from collections import Counter, defaultdict

from game.titles.skye.grid import Cell, Territory
from game.titles.skye.journeyman.boards import Board, bridges_passed
from game.titles.skye.tiles import BROCH, SYMBOLS, Tiles

MATCH_POINTS = 2  # S19
DISTANCE_POINTS = 2  # S17


def pawn_distance(pawn: Cell) -> int:
    """S17: 2 VP for each tile between castle and journeyman, across gaps too (SKY-TIL-04)."""
    x, y = pawn
    return DISTANCE_POINTS * (abs(x) + abs(y))


def broch_lines(tiles: Tiles, territory: Territory) -> int:
    """S18: 1 VP for each row and each column with a broch."""
    cells = [(x, y) for x, y, tile, _rotation in territory if tiles.all[tile].counts[BROCH]]
    return len({x for x, _y in cells}) + len({y for _x, y in cells})


def matching_rows(tiles: Tiles, territory: Territory) -> int:
    """S19: 2 VP for each row in which two tiles show one symbol, whatever lies between (SKY-TIL-01 to -03)."""
    rows: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for _x, y, tile, _rotation in territory:
        counts = tiles.all[tile].counts
        rows[y].update(symbol for symbol in range(len(SYMBOLS)) if counts[symbol])
    return MATCH_POINTS * sum(any(showing > 1 for showing in row.values()) for row in rows.values())


def bridges(board: Board, markers: tuple[int, ...]) -> int:
    """S20: 1 VP for each bridge passed, 0 to 9 (SKY-TRK-09)."""
    return sum(bridges_passed(board, track, at) for track, at in enumerate(markers))
