"""What a tile adds to a territory, in points by the aims of its owner: every cell and turn tried by what changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.bots.skye.aims import HALF, MOST_BROCHS, MOST_ENDS, MOST_GAINED, MOST_MISSING, MOST_OPEN, Aims
from game.bots.skye.land import EMPTY, Land, land_of
from game.bots.skye.symbols import AROUND, MATCHED, shown
from game.titles.skye.ending import SCROLLS_COUNT
from game.titles.skye.grid import Cell, Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.scoring import LARGE_AREA, LONG_RUN
from game.titles.skye.tiles import (
    ANY,
    BARREL,
    BROCH,
    CATTLE,
    FARM,
    LIGHTHOUSE,
    MOUNTAIN,
    NONE,
    SHEEP,
    SHIP,
    STEPS,
    TURNS,
    WATER,
    Edges,
    Tile,
    Tiles,
)

KEPT: Final = 2048
SQUARES: Final = tuple(((0, south), (east, 0), (east, south)) for east in (-1, 1) for south in (-1, 1))


class Spot(NamedTuple):
    """Where a tile could lie, and what it adds there."""

    worth: float
    x: int
    y: int
    rotation: int


class Site:
    """One territory by one seat's aims. What is found out is kept; nothing of it ever changes."""

    def __init__(self, tiles: Tiles, territory: Territory, aims: Aims, pieces: Roads = ()) -> None:
        self.tiles, self.territory, self.aims = tiles, territory, aims
        self.land: Land = land_of(tiles, territory, pieces)
        self._rates = [self._rate(kind, self.land.symbols.totals) for kind, _area in self.land.scrolls]
        rates = [0.0] * len(self.land.areas)
        for rate, (_kind, area) in zip(self._rates, self.land.scrolls, strict=True):
            rates[area] += rate
        self._scrolls = rates
        self._areas = [
            self._area(one.terrain, len(one.tiles), edges, one.brochs, one.ships, one.lighthouses, rate)
            for one, edges, rate in zip(self.land.areas, self.land.open_edges, rates, strict=True)
        ]
        self._waters = sorted(
            (
                (self._water(len(one.tiles), edges), number)
                for number, (one, edges) in enumerate(zip(self.land.areas, self.land.open_edges, strict=True))
                if one.terrain == WATER
            ),
            reverse=True,
        )
        self._cells: dict[Cell, float] = {}
        self._patched: dict[tuple[int, int, Edges], float] = {}  # cells that are faced by the same are alike
        self._led: dict[tuple[int, int, Edges], float] = {}
        self._spots: dict[int, list[Spot]] = {}
        self._beginnings: dict[tuple[int, int, int], float] = {}

    # -- tiles -----------------------------------------------------------------------------------------
    def spots(self, tile: int) -> list[Spot]:
        """Everywhere a tile fits, the best first. Not to be changed."""
        found = self._spots.get(tile)
        if found is None:
            found = self._spots[tile] = self._find(tile)
        return found

    def worth(self, tile: int) -> float:
        """A tile in its best place; one that fits nowhere adds nothing (SKY-BLD-06)."""
        found = self.spots(tile)
        return found[0].worth if found else 0.0

    def _find(self, tile: int) -> list[Spot]:
        tiles = self.tiles
        fits, turns = tiles.fits[tile], turns_of(tiles, tile)
        anywhere = self._anywhere(tiles.all[tile])
        found = []
        for cell, demand in self.land.open.items():
            for rotation in fits[demand]:
                if turns[rotation]:
                    worth = anywhere + self._here(tile, cell, rotation)
                    found.append(Spot(worth, cell[0], cell[1], rotation))
        found.sort(reverse=True)
        return found

    def _here(self, tile: int, cell: Cell, rotation: int) -> float:
        at_cell = self._cells.get(cell)
        if at_cell is None:
            at_cell = self._cells[cell] = self._cell(cell)
        faces, leads = self.land.facing[cell], self.land.roads[cell]
        patched = self._patched.get((tile, rotation, faces))
        if patched is None:
            patched = self._patched[tile, rotation, faces] = self._patches(tile, faces, rotation)
        led = self._led.get((tile, rotation, leads))
        if led is None:
            led = self._led[tile, rotation, leads] = self._roads(tile, leads, rotation)
        worth = at_cell + patched
        worth += led
        if self.aims.farm_animal:
            worth += self._farms(self.tiles.all[tile], cell)
        if self.aims.broch_line or self.aims.row_match:
            worth += self._lines(self.tiles.all[tile], cell)
        return worth

    # -- symbols, wherever they lie --------------------------------------------------------------------
    def _anywhere(self, one: Tile) -> float:
        aims, totals, counts = self.aims, self.land.symbols.totals, one.counts
        worth = aims.sheep * counts[SHEEP]
        barrels, ships = aims.most
        worth += barrels[min(counts[BARREL], MOST_GAINED)] + ships[min(counts[SHIP], MOST_GAINED)]
        for kind, area in self.land.scrolls:
            symbol, each = SCROLLS_COUNT[kind]
            if counts[symbol]:
                edges = min(self.land.open_edges[area], MOST_OPEN)
                worth += counts[symbol] / each * (1.0 + aims.double[edges])
        if aims.sets[0]:
            before = (totals[BROCH], totals[FARM], totals[LIGHTHOUSE])
            after = (before[0] + counts[BROCH], before[1] + counts[FARM], before[2] + counts[LIGHTHOUSE])
            worth += self._sets(after) - self._sets(before)
        return worth

    def _sets(self, have: tuple[int, int, int]) -> float:
        """S06: each set by the buildings that it lacks."""
        worth = 0.0
        for sets in range(1, max(have) + 2):
            missing = sum(max(0, sets - one) for one in have)
            if missing > MOST_MISSING:
                break
            worth += self.aims.sets[missing]
        return worth

    def _rate(self, kind: int, totals: tuple[int, ...]) -> float:
        """What a scroll counts at the end, without being doubled."""
        symbol, each = SCROLLS_COUNT[kind]
        weights = self.aims.weights
        return (totals[symbol] + self.aims.end * weights.density[symbol] * weights.pick) / each

    # -- the grid --------------------------------------------------------------------------------------
    def _cell(self, cell: Cell) -> float:
        """S01 and S13, and how hard the cells around become to fill."""
        x, y = cell
        cells, aims = self.land.cells, self.aims
        worth = 0.0
        if aims.square[-1]:
            for corners in SQUARES:
                filled = sum((x + east, y + south) in cells for east, south in corners)
                worth += aims.square[filled + 1] - aims.square[filled]
        if aims.column[-1]:
            above, below = self._run(x, y, -1), self._run(x, y, 1)
            column = aims.column
            worth += column[min(above + below + 1, LONG_RUN)] - column[above] - column[below]
        if not aims.end:
            return worth
        holes = aims.weights.holes
        for east, south in STEPS:
            near = (x + east, y + south)
            if near not in cells:
                asked = _asked(self.land.open.get(near, 255))
                worth += holes[asked + 1] - holes[asked]
        return worth - holes[_asked(self.land.open[cell])]

    def _run(self, x: int, y: int, step: int) -> int:
        length = 0
        while length < LONG_RUN and (x, y + step * (length + 1)) in self.land.cells:
            length += 1
        return length

    def _farms(self, one: Tile, cell: Cell) -> float:
        """S10: animals that come to a farm, here or around; and those that may yet."""
        x, y = cell
        aims, land, counts = self.aims, self.land, one.counts
        animals = counts[SHEEP] + counts[CATTLE]
        farm = counts[FARM]
        if not animals and not farm:
            return 0.0
        around = [(x + east, y + south) for east, south in AROUND if east or south]
        free = sum(near not in land.cells for near in around)
        worth = 0.0
        if cell in land.symbols.farmed or farm:
            worth += animals * aims.farm_animal
        else:
            worth += animals * aims.later_animal * min(free, TURNS) * HALF
        if farm:
            unmet = sum(land.symbols.animals.get(near, 0) for near in around if near not in land.symbols.farmed)
            worth += unmet * aims.farm_animal
            worth += aims.later_animal * sum(
                near not in land.cells and near not in land.symbols.farmed for near in around
            )
        return worth

    def _lines(self, one: Tile, cell: Cell) -> float:
        """S18 and S19: a row or column that has its first broch, a row that has its first match."""
        (x, y), land, aims = cell, self.land, self.aims
        worth = 0.0
        if one.counts[BROCH]:
            worth += aims.broch_line * ((x not in land.symbols.broch_columns) + (y not in land.symbols.broch_rows))
        before = land.symbols.rows.get(y, 0)
        mine = shown(one)
        if not before & MATCHED:
            worth += aims.row_match if before & mine else aims.row_hope * bool(mine and not before)
        return worth

    # -- areas -----------------------------------------------------------------------------------------
    def _area(
        self, terrain: int, size: int, edges: int, brochs: int, ships: int, lighthouses: int, scrolls: float
    ) -> float:
        aims = self.aims
        if edges > MOST_OPEN:
            edges = MOST_OPEN
        worth = aims.closed[terrain][edges] + aims.large[min(size, LARGE_AREA)][edges]
        if brochs:
            worth += aims.brochs[edges > 0][min(brochs, MOST_BROCHS)]
        elif terrain == MOUNTAIN and edges:
            worth += aims.brochs[1][0]
        if ships or lighthouses:
            worth += aims.harbour[edges > 0][(ships > 0) + 2 * (lighthouses > 0)]
        if scrolls:
            worth += scrolls * (1.0 + aims.double[edges])
        return worth

    def _water(self, size: int, edges: int) -> float:
        """S15, should it be the largest."""
        return size * self.aims.water[min(edges, MOST_OPEN)]

    def _patches(self, tile: int, facing: tuple[int, ...], rotation: int) -> float:
        """Areas that a tile extends, joins, closes and begins."""
        one = self.tiles.all[tile]
        at = self.tiles.patch_at[tile][rotation]
        count = len(one.patches)
        edges, root = [0] * count, list(range(count))
        owner: dict[int, int] = {}
        for edge in range(TURNS):
            patch, area = at[edge], facing[edge]
            if area == NONE:
                edges[patch] += 1
                continue
            edges[patch] -= 1
            other = owner.setdefault(area, patch)
            if root[other] != root[patch]:
                new, old = sorted((root[patch], root[other]))
                root = [new if was == old else was for was in root]
        worth = 0.0
        waters: list[float] = []
        for patch in range(count):
            if root[patch] != patch:
                continue
            met = [area for area, by in owner.items() if root[by] == patch]
            if met:
                group = [member for member in range(count) if root[member] == patch]
                worth += self._group(one, group, edges, met, waters)
            else:
                worth += self._begun(tile, patch, edges[patch], waters)
        if self.aims.water[0]:
            worth += self._largest(waters, owner)
        return worth

    def _begun(self, tile: int, patch: int, edges: int, waters: list[float]) -> float:
        """An area of a single tile."""
        one = self.tiles.all[tile]
        if one.patches[patch][0] == WATER:
            waters.append(self._water(1, edges))
        key = (tile, patch, edges)
        worth = self._beginnings.get(key)
        if worth is None:
            left = [0] * len(one.patches)
            left[patch] = edges
            worth = self._beginnings[key] = self._group(one, [patch], left, [], [])
        return worth

    def _group(self, one: Tile, group: list[int], edges: list[int], met: list[int], waters: list[float]) -> float:
        """One area as it is with the tile, less those that it was before."""
        land = self.land
        terrain = one.patches[group[0]][0]
        size, brochs, ships, lights, scrolls, worth = 1, 0, 0, 0, 0.0, 0.0
        left = sum(edges[patch] for patch in group)
        for area in met:
            before = land.areas[area]
            size += len(before.tiles)
            brochs += before.brochs
            ships += before.ships
            lights += before.lighthouses
            scrolls += self._scrolls[area]
            left += land.open_edges[area]
            worth -= self._areas[area]
        if len(met) > 1:
            size = 1 + len({place for area in met for place in land.areas[area].tiles})
        for patch in group:
            brochs += one.broch == patch
            ships += one.ships.count(patch)
            lights += patch in one.lighthouse
            if one.scroll_patch == patch and one.scroll != NONE:
                totals = land.symbols.totals
                scrolls += self._rate(one.scroll, tuple(a + b for a, b in zip(totals, one.counts, strict=True)))
        if terrain == WATER:
            waters.append(self._water(size, left))
        return worth + self._area(terrain, size, left, brochs, ships, lights, scrolls)

    def _largest(self, waters: list[float], gone: dict[int, int]) -> float:
        before = self._waters[0][0] if self._waters else 0.0
        kept = next((worth for worth, area in self._waters if area not in gone), 0.0)
        return max([kept, *waters]) - before

    # -- roads -----------------------------------------------------------------------------------------
    def _roads(self, tile: int, leading: tuple[int, ...], rotation: int) -> float:
        """The castle's network: what joins it, and how many ways it can grow on."""
        aims, nets = self.aims, self.land.nets
        counts = self.tiles.all[tile].counts
        ends = self.land.ends - sum(net >= 0 and nets[net].connected for net in leading)
        connected = open_road = False
        worth = 0.0
        for road in self.tiles.roads[tile][rotation]:
            led = [leading[edge] for edge in range(TURNS) if road >> edge & 1]
            free = led.count(EMPTY)
            joined = {net for net in led if net >= 0}
            if any(nets[net].connected for net in joined):
                connected = True
                ends += free
                worth += sum(
                    self._joined(nets[net].tiles, nets[net].barrels, nets[net].cattle)
                    for net in sorted(joined)
                    if not nets[net].connected
                )
            elif free:
                open_road = True
        if connected:
            worth += self._joined(1, counts[BARREL], counts[CATTLE])
        elif counts[BARREL] or counts[CATTLE] or aims.road_tile:
            share = aims.later_road * (1.0 if open_road else aims.weights.join)
            worth += share * self._joined(1, counts[BARREL], counts[CATTLE])
        return worth + aims.ends[min(ends, MOST_ENDS)] - aims.ends[min(self.land.ends, MOST_ENDS)]

    def _joined(self, tiles: int, barrels: int, cattle: int) -> float:
        aims = self.aims
        return aims.road_tile * tiles + aims.income * barrels + aims.cattle * cattle


def _asked(demand: int) -> int:
    """How many edges a demand asks for."""
    return sum(demand >> 2 * edge & ANY != ANY for edge in range(TURNS))


@lru_cache(256)
def turns_of(tiles: Tiles, tile: int) -> tuple[bool, ...]:
    """Which rotations look unlike those before them."""
    faces = [
        (tiles.edges[tile][turn], tiles.patch_at[tile][turn], tuple(sorted(tiles.roads[tile][turn])))
        for turn in range(TURNS)
    ]
    looks = [(edges, roads) if _alike(tiles.all[tile]) else (edges, at, roads) for edges, at, roads in faces]
    return tuple(look not in looks[:turn] for turn, look in enumerate(looks))


def _alike(one: Tile) -> bool:
    """Whether it does not matter which of two patches of a terrain is which: nothing lies in them."""
    return not one.broch >= 0 and not one.ships and not one.lighthouse and one.scroll == NONE


@lru_cache(KEPT)
def site_of(tiles: Tiles, territory: Territory, aims: Aims, pieces: Roads = ()) -> Site:
    """The same site for the same question."""
    return Site(tiles, territory, aims, pieces)
