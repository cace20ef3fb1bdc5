"""Landscape tiles and castles as the rules read them: edges, patches, roads, symbols, and what fits where.

Terrain 0 pasture, 1 mountain, 2 water. Edge 0 north, 1 east, 2 south, 3 west. A tile is turned by 0 to 3 quarter turns
clockwise: one turn moves north to east (section 14 of the rules). A *mask* has bit `e` for edge `e`, and 16 for the
centre. A *demand* is what an empty cell asks of its edges: two bits an edge, from north on, ANY where nothing lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

TERRAINS: Final = ("pasture", "mountain", "water")  # SKY-CMP-08
PASTURE, MOUNTAIN, WATER = range(3)
EDGES: Final = ("north", "east", "south", "west")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the neighbour over each edge
TURNS: Final = 4
CENTRE: Final = 16
ANY: Final = 3
NO_DEMAND: Final = 255
NONE: Final = -1

# SKY-CMP-09, by their numbers.
SYMBOLS: Final = ("barrel", "sheep", "cattle", "farm", "broch", "lighthouse", "ship", "scroll", "journeyman")
BARREL, SHEEP, CATTLE, FARM, BROCH, LIGHTHOUSE, SHIP, SCROLL, JOURNEYMAN = range(9)
SCROLLS: Final = ("sheep2", "cattle1", "barrel2", "broch1", "ship2", "farm1", "lighthouse1")  # section 12

Edges = tuple[int, int, int, int]
Patch = tuple[int, int]  # terrain, mask


@dataclass(frozen=True, slots=True)
class Tile:
    """One piece of cardboard, unturned. `design`: the first tile that looks the same.

    `counts` goes by symbol. `broch`, `ships`, `lighthouse` and `scroll_patch` are numbers of `patches`.
    """

    key: str
    module: str  # "" the base game
    castle: bool
    design: int
    edges: Edges
    centre: int
    patches: tuple[Patch, ...]
    roads: tuple[int, ...]  # masks
    counts: tuple[int, ...]
    scroll: int  # a number of SCROLLS
    broch: int
    ships: tuple[int, ...]
    lighthouse: tuple[int, ...]
    scroll_patch: int


@dataclass(frozen=True, slots=True, eq=False)
class Tiles:
    """All tiles by their numbers, castles first in the order of colours, and tables for each turn of each.

    `patch_at[tile][rotation][edge]` is a number of the tile's patches. `roads[tile][rotation]`: masks.
    `fits[tile][demand]`: the rotations in which a tile meets a demand.
    """

    all: tuple[Tile, ...]
    edges: tuple[tuple[Edges, ...], ...]
    patch_at: tuple[tuple[Edges, ...], ...]
    roads: tuple[tuple[tuple[int, ...], ...], ...]
    fits: tuple[tuple[tuple[int, ...], ...], ...]


def turned(edges: Sequence[int], rotation: int) -> Edges:
    """What goes by edge, after so many quarter turns clockwise."""
    north, east, south, west = (edges[(edge - rotation) % TURNS] for edge in range(TURNS))
    return north, east, south, west


def turned_mask(mask: int, rotation: int) -> int:
    """A mask of edges after so many quarter turns clockwise; the centre stays."""
    edges = mask & (CENTRE - 1)
    return (edges << rotation | edges >> (TURNS - rotation)) & (CENTRE - 1) | mask & CENTRE


def patches_of(edges: Edges, centre: int) -> tuple[Patch, ...]:
    """SKY-ARE-01 to -03: neighbouring edges of one terrain are one patch, and so are edges like the centre with it."""
    masks = [1 << edge for edge in range(TURNS)]
    for edge in range(TURNS):
        if edges[edge] == centre:
            masks[edge] |= CENTRE
    for _ in range(TURNS):
        for edge in range(TURNS):
            for other in range(TURNS):
                near = edges[edge] == edges[other] and (edge - other) % TURNS in (1, 3)
                if near or masks[edge] & masks[other]:
                    masks[edge] |= masks[other]
    found = list(dict.fromkeys((edges[edge], masks[edge]) for edge in range(TURNS)))
    if centre not in edges:
        found.append((centre, CENTRE))
    return tuple(found)


def with_tables(all_tiles: Iterable[Tile]) -> Tiles:
    """Tiles and the tables made from them."""
    tiles = tuple(all_tiles)
    edges = tuple(tuple(turned(tile.edges, rotation) for rotation in range(TURNS)) for tile in tiles)
    known: dict[tuple[Edges, ...], tuple[tuple[int, ...], ...]] = {}
    for rotations in edges:
        if rotations not in known:
            known[rotations] = tuple(_meeting(rotations, demand) for demand in range(NO_DEMAND + 1))
    return Tiles(
        all=tiles,
        edges=edges,
        patch_at=tuple(tuple(turned(_patch_by_edge(tile), rotation) for rotation in range(TURNS)) for tile in tiles),
        roads=tuple(
            tuple(tuple(turned_mask(road, rotation) for road in tile.roads) for rotation in range(TURNS))
            for tile in tiles
        ),
        fits=tuple(known[rotations] for rotations in edges),
    )


def _patch_by_edge(tile: Tile) -> list[int]:
    return [next(i for i, (_terrain, mask) in enumerate(tile.patches) if mask >> edge & 1) for edge in range(TURNS)]


def _meeting(rotations: tuple[Edges, ...], demand: int) -> tuple[int, ...]:
    """SKY-BLD-03: every edge that is asked for has the terrain asked for."""
    asked = [demand >> 2 * edge & ANY for edge in range(TURNS)]
    return tuple(
        rotation
        for rotation, edges in enumerate(rotations)
        if all(asks in (ANY, has) for asks, has in zip(asked, edges, strict=True))
    )
