"""Areas: patches of neighbouring tiles that meet (SKY-ARE)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.titles.skye.grid import KEPT, Cell, Territory
from game.titles.skye.tiles import NONE, Edges, Tiles


class Area(NamedTuple):
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


class Areas(NamedTuple):
    """All areas of a territory. `of[place][patch]`: the number of the area that a tile's patch belongs to."""

    all: tuple[Area, ...]
    of: tuple[tuple[int, ...], ...]


@lru_cache(KEPT)
def areas(tiles: Tiles, territory: Territory) -> Areas:
    """The areas of a territory, in the order in which their first tiles were laid."""
    parent, is_open, first = _joined(tiles, territory)
    number_of, count = _numbered(parent)
    terrain, brochs, ships, lights = [0] * count, [0] * count, [0] * count, [0] * count
    completed = [True] * count
    members: list[list[int]] = [[] for _ in range(count)]
    of = []
    for place, (_x, _y, tile, _rotation) in enumerate(territory):
        one = tiles.all[tile]
        patch = first[place]
        mine = tuple(number_of[patch : patch + len(one.patches)])
        of.append(mine)
        for area, (kind, _mask) in zip(mine, one.patches, strict=True):
            terrain[area] = kind
            if not members[area] or members[area][-1] != place:
                members[area].append(place)
            if is_open[patch]:
                completed[area] = False
            patch += 1
        if one.broch != NONE:
            brochs[mine[one.broch]] += 1
        for ship in one.ships:
            ships[mine[ship]] += 1
        for area in dict.fromkeys(mine[water] for water in one.lighthouse) if one.lighthouse else ():
            lights[area] += 1
    found = zip(terrain, map(tuple, members), completed, brochs, ships, lights, strict=True)
    return Areas(tuple(map(Area._make, found)), tuple(of))


def _joined(tiles: Tiles, territory: Territory) -> tuple[list[int], list[bool], list[int]]:
    """All patches in a row: each one's parent, and whether it borders an empty cell; and each tile's first patch.

    A patch and the one that it meets over a shared edge have one root (SKY-ARE-04); one with an edge toward an empty
    cell is open (SKY-ARE-05). Roads change nothing (SKY-ARE-06).
    """
    first: list[int] = []
    cells: dict[Cell, tuple[int, Edges]] = {}
    patches = 0
    for x, y, tile, rotation in territory:
        first.append(patches)
        cells[x, y] = (patches, tiles.patch_at[tile][rotation])
        patches += len(tiles.all[tile].patches)
    parent, is_open = list(range(patches)), [False] * patches
    for (x, y), (base, (north, east, south, west)) in cells.items():
        if (x, y - 1) not in cells:
            is_open[base + north] = True
        if (x - 1, y) not in cells:
            is_open[base + west] = True
        beyond = cells.get((x + 1, y))
        if beyond is None:
            is_open[base + east] = True
        else:
            _join(parent, base + east, beyond[0] + beyond[1][3])
        beyond = cells.get((x, y + 1))
        if beyond is None:
            is_open[base + south] = True
        else:
            _join(parent, base + south, beyond[0] + beyond[1][0])
    return parent, is_open, first


def _join(parent: list[int], one: int, other: int) -> None:
    """The lower number becomes the root, so that a patch's parent always stands before it."""
    while parent[one] != one:
        one = parent[one]
    while parent[other] != other:
        other = parent[other]
    if one < other:
        parent[other] = one
    else:
        parent[one] = other


def _numbered(parent: list[int]) -> tuple[list[int], int]:
    """The number of each patch's area, in the order of their roots; and how many there are."""
    number_of: list[int] = []
    areas_met = 0
    for patch, above in enumerate(parent):
        if above == patch:
            number_of.append(areas_met)
            areas_met += 1
        else:
            number_of.append(number_of[above])
    return number_of, areas_met
