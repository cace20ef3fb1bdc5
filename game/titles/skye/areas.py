"""Areas: patches of neighbouring tiles that meet (SKY-ARE)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.titles.skye.grid import KEPT, Cell, Territory
from game.titles.skye.tiles import NONE, Edges, Tiles


@dataclass(frozen=True, slots=True)
class Area:
    """One connected patch of terrain; `tiles` are places in the territory, each once (SKY-ARE-08)."""

    terrain: int
    tiles: tuple[int, ...]
    completed: bool
    brochs: int
    ships: int
    lighthouses: int  # adjacent to it (SKY-ARE-11)

    @property
    def size(self) -> int:
        """SKY-ARE-08, -09."""
        return len(self.tiles)


@dataclass(frozen=True, slots=True)
class Areas:
    """All areas of a territory. `of[place][patch]`: the number of the area that a tile's patch belongs to."""

    all: tuple[Area, ...]
    of: tuple[tuple[int, ...], ...]


@lru_cache(KEPT)
def areas(tiles: Tiles, territory: Territory) -> Areas:
    """The areas of a territory, in the order in which their first tiles were laid."""
    first, parent, open_patches = _joined(tiles, territory)
    number: dict[int, int] = {}
    members: list[list[int]] = []
    facts: list[list[int]] = []  # terrain, 1 where it is open, brochs, ships, lighthouses
    of: list[tuple[int, ...]] = []
    for place, (_x, _y, tile, _rotation) in enumerate(territory):
        one = tiles.all[tile]
        mine = []
        for patch, (terrain, _mask) in enumerate(one.patches):
            root = first[place] + patch
            while parent[root] != root:
                root = parent[root]
            area = number.get(root)
            if area is None:
                area = number[root] = len(members)
                members.append([])
                facts.append([terrain, 0, 0, 0, 0])
            if not members[area] or members[area][-1] != place:
                members[area].append(place)
            if open_patches[first[place] + patch]:
                facts[area][1] = 1
            mine.append(area)
        of.append(tuple(mine))
        if one.broch != NONE:
            facts[mine[one.broch]][2] += 1
        for patch in one.ships:
            facts[mine[patch]][3] += 1
        for area in {mine[patch]: None for patch in one.lighthouse}:
            facts[area][4] += 1
    return Areas(
        tuple(
            Area(terrain, tuple(where), not is_open, brochs, ships, lights)
            for where, (terrain, is_open, brochs, ships, lights) in zip(members, facts, strict=True)
        ),
        tuple(of),
    )


def _joined(tiles: Tiles, territory: Territory) -> tuple[list[int], list[int], list[bool]]:
    """All patches numbered in a row: each tile's first one, each one's parent, and whether it borders an empty cell.

    A patch and the one that it meets over a shared edge have one root (SKY-ARE-04); one with an edge toward an empty
    cell is open (SKY-ARE-05). Roads change nothing (SKY-ARE-06).
    """
    first: list[int] = []
    parent: list[int] = []
    is_open: list[bool] = []
    cells: dict[Cell, tuple[int, Edges]] = {}
    for x, y, tile, rotation in territory:
        first.append(len(parent))
        cells[x, y] = (len(parent), tiles.patch_at[tile][rotation])
        count = len(tiles.all[tile].patches)
        parent += range(len(parent), len(parent) + count)
        is_open += [False] * count
    for (x, y), (base, patches) in cells.items():
        north, east, south, west = patches
        if (x, y - 1) not in cells:
            is_open[base + north] = True
        if (x - 1, y) not in cells:
            is_open[base + west] = True
        for patch, facing, beyond in ((east, 3, cells.get((x + 1, y))), (south, 0, cells.get((x, y + 1)))):
            if beyond is None:
                is_open[base + patch] = True
            else:
                _join(parent, base + patch, beyond[0] + beyond[1][facing])
    return first, parent, is_open


def _join(parent: list[int], one: int, other: int) -> None:
    while parent[one] != one:
        one = parent[one]
    while parent[other] != other:
        other = parent[other]
    parent[other] = one
