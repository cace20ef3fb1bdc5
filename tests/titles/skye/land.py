"""Territories in one line, and the ledger's own table of tiles, read apart from the rules.

    place("0,0 K1 0; -1,0 L07 270")

Rotations are written in degrees, as on paper. `K1` is the blue castle, `K2` the white one.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from game.kernel.chance import Stream, below
from game.titles.skye.grid import Placed, Territory, placements
from game.titles.skye.tile_file import landscape

TABLE = Path(__file__).parents[2] / "data" / "isle-of-skye-tiles.csv"
ROWS = {row["id"]: row for row in csv.DictReader(TABLE.open(encoding="utf-8"))}
TILES = landscape()
NUMBER = {tile.key: number for number, tile in enumerate(TILES.all)} | {"K1": 0, "K2": 3}
CASTLES = 5
BASE = range(CASTLES, CASTLES + 73)
WITH_JOURNEYMAN = range(CASTLES, CASTLES + 81)

EXAMPLE = (
    "0,0 K1 0; -1,0 L07 270; -1,-1 L06 90; 0,-1 L01 180; 0,-2 L15 180; -1,-2 L26 180; "
    "-2,-2 L70 0; 0,-3 L05 180; 1,-3 L31 90; -2,-1 L46 180; 0,1 L29 0; 0,2 L54 0"
)


def placed(text: str) -> Placed:
    """`-1,0 L07 270`."""
    cell, key, degrees = text.split()
    x, y = map(int, cell.split(","))
    return x, y, NUMBER[key], int(degrees) // 90


def place(text: str) -> Territory:
    """Tiles parted by `;`, the castle first."""
    return tuple(placed(part) for part in text.split(";"))


def design(tile: int) -> str:
    """The row of the ledger's table that a tile stands in."""
    return ("K1", "K1", "K1", "K2", "K2")[tile] if tile < CASTLES else TILES.all[tile].key


def grown(size: int, seed: int, castle: int = 0, tiles: Sequence[int] = BASE) -> Territory:
    """A random territory of so many tiles, grown by legal placements of tiles that are all different."""
    chance = Stream(seed)
    territory: Territory = ((0, 0, castle, 0),)
    while len(territory) < size:
        tile = tiles[below(chance, len(tiles))]
        if tile in [laid[2] for laid in territory]:
            continue
        found = placements(TILES, territory, tile)
        if found:
            x, y, turn = found[below(chance, len(found))]
            territory = (*territory, (x, y, tile, turn))
    return territory
