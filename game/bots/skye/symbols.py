"""What stands where in a territory, as scoring tiles look at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.titles.skye.grid import Cell, Territory
from game.titles.skye.tiles import BROCH, CATTLE, FARM, SHEEP, SYMBOLS, Tile, Tiles

AROUND: Final = tuple((east, south) for east in (-1, 0, 1) for south in (-1, 0, 1))
MATCHED: Final = 1 << len(SYMBOLS)


@dataclass(frozen=True, slots=True, eq=False)
class Symbols:
    """`totals` by symbol. `farmed`: the cells at which animals count for a farm. `rows` by y: the symbols shown as a
    mask, with MATCHED where two tiles show one."""

    totals: tuple[int, ...]
    farmed: frozenset[Cell]
    animals: dict[Cell, int]
    broch_columns: frozenset[int]
    broch_rows: frozenset[int]
    rows: dict[int, int]


def shown(one: Tile) -> int:
    """A tile's symbols as a mask."""
    return sum(1 << symbol for symbol, count in enumerate(one.counts) if count)


def symbols_of(tiles: Tiles, territory: Territory) -> Symbols:
    """All of a territory."""
    laid = [((x, y), tiles.all[tile]) for x, y, tile, _rotation in territory]
    rows: dict[int, int] = {}
    for (_x, y), one in laid:
        mine, before = shown(one), rows.get(y, 0)
        rows[y] = before | mine | (MATCHED if before & mine else 0)
    return Symbols(
        totals=tuple(map(sum, zip(*(one.counts for _cell, one in laid), strict=True))),
        farmed=frozenset((x + east, y + south) for (x, y), one in laid if one.counts[FARM] for east, south in AROUND),
        animals={cell: n for cell, one in laid if (n := one.counts[SHEEP] + one.counts[CATTLE])},
        broch_columns=frozenset(x for (x, _y), one in laid if one.counts[BROCH]),
        broch_rows=frozenset(y for (_x, y), one in laid if one.counts[BROCH]),
        rows=rows,
    )
