"""Which tiles bring which points: what scoring.py counts, part by part, for whoever wants to see it (section 10).

The parts of a scoring tile add up to what `evaluate` gives; for those that compare players they are what is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from game.titles.skye.areas import Area, areas
from game.titles.skye.content import Content
from game.titles.skye.ending import SCROLLS_COUNT, scrolls
from game.titles.skye.grid import Cell, Territory
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.journeyman.scoring import MATCH_POINTS, pawn_distance
from game.titles.skye.network import connected, crossings, joined
from game.titles.skye.scoring import (
    BRIDGES,
    BROCHS_WORTH,
    BY_ROAD,
    CONNECTED_TILES,
    LARGE_AREA,
    LONG_RUN,
    MAJORITIES,
    PAWN_DISTANCE,
)
from game.titles.skye.state import State
from game.titles.skye.tiles import BROCH, CATTLE, FARM, LIGHTHOUSE, MOUNTAIN, SHEEP, STEPS, SYMBOLS, WATER, Tiles


class Part(NamedTuple):
    """Some points and the places in the territory of the tiles that bring them together; of a part that is compared
    with others' (SKY-SCO-04) `points` is how many of the thing are there."""

    points: int
    places: tuple[int, ...]


Trace = Callable[[Tiles, Territory], list[Part]]


def trace_seat(content: Content, state: State, scoring: int, seat: int) -> list[Part]:
    """The parts for a seat as all stands, with what Journeyman adds: road pieces, and the journeyman's tile. Bridges
    lie in no territory."""
    tiles, territory, journey = content.tiles, state.seats[seat].territory, state.journey
    if journey is None or scoring not in (*BY_ROAD, PAWN_DISTANCE, BRIDGES):
        return trace(tiles, territory, scoring)
    if scoring == BRIDGES:
        return []
    if scoring == PAWN_DISTANCE:
        pawn = journey.pawn[seat]
        return [Part(pawn_distance(pawn), (0, _cells(territory)[pawn]))] if pawn_distance(pawn) else []
    return (_connected if scoring == CONNECTED_TILES else _connected_cattle)(tiles, territory, journey.roads[seat])


def trace(tiles: Tiles, territory: Territory, scoring: int) -> list[Part]:
    """The parts of a scoring tile, by its number from 0; none for gold, which lies in no territory."""
    if scoring in MAJORITIES:
        symbol = MAJORITIES[scoring]
        return [] if symbol is None else _each(tiles, territory, symbol)
    return TRACES[scoring](tiles, territory)


def trace_scrolls(tiles: Tiles, territory: Territory) -> list[Part]:
    """Each scroll with the tiles that it counts, its own first (SKY-END-01, -02)."""
    found = []
    for place, points, _doubled in scrolls(tiles, territory):
        symbol, _each_worth = SCROLLS_COUNT[tiles.all[territory[place][2]].scroll]
        others = [other for other in _with(tiles, territory, symbol) if other != place]
        found.append(Part(points, (place, *others)))
    return found


def trace_roads(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> list[tuple[int, int]]:
    """All roads that lead to the castle, as places with the number of one of the tile's roads (SKY-NET-02, -04); road
    pieces join all roads of a tile (SKY-ROAD-05)."""
    at, lie = _cells(territory), _lying(tiles, territory, pieces)
    walk = [(0, number) for number in range(len(lie[0]))]
    met = dict.fromkeys(walk)
    while walk:
        place, number = walk.pop()
        x, y, _tile, _rotation = territory[place]
        road = lie[place][number][0]
        for edge, (east, south) in enumerate(STEPS):
            beyond = at.get((x + east, y + south))
            if beyond is None or not road >> edge & 1:
                continue
            for n, (mask, _printed) in enumerate(lie[beyond]):
                if mask >> (edge ^ 2) & 1 and (beyond, n) not in met:
                    met[beyond, n] = None
                    walk.append((beyond, n))
    return [(place, printed) for place, number in met for printed in lie[place][number][1]]


def _lying(tiles: Tiles, territory: Territory, pieces: Roads) -> list[list[tuple[int, tuple[int, ...]]]]:
    """The networks on each tile: the edges that they reach, as a mask, and the printed roads of which they are made."""
    bridged = crossings(pieces)
    found = []
    for x, y, tile, rotation in territory:
        roads = tiles.roads[tile][rotation]
        if (x, y) in bridged:
            (whole,) = joined(roads, bridged[x, y])
            found.append([(whole, tuple(range(len(roads))))])
        else:
            found.append([(road, (number,)) for number, road in enumerate(roads)])
    return found


def _with(tiles: Tiles, territory: Territory, symbol: int) -> list[int]:
    return [place for place, placed in enumerate(territory) if tiles.all[placed[2]].counts[symbol]]


def _each(tiles: Tiles, territory: Territory, symbol: int, worth: int = 1) -> list[Part]:
    """A part for each tile with a symbol."""
    return [
        Part(worth * tiles.all[territory[place][2]].counts[symbol], (place,))
        for place in _with(tiles, territory, symbol)
    ]


def _cells(territory: Territory) -> dict[Cell, int]:
    return {(x, y): place for place, (x, y, _tile, _rotation) in enumerate(territory)}


def _squares(tiles: Tiles, territory: Territory) -> list[Part]:
    at = _cells(territory)
    blocks = [[(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)] for x, y in at]
    return [Part(2, tuple(at[cell] for cell in block)) for block in blocks if all(cell in at for cell in block)]


def _of_areas(tiles: Tiles, territory: Territory, worth: Callable[[Area], int]) -> list[Part]:
    found = [(worth(area), area.tiles) for area in areas(tiles, territory).all]
    return [Part(points, places) for points, places in found if points]


def _completed(tiles: Tiles, territory: Territory) -> list[Part]:
    return _of_areas(tiles, territory, lambda area: int(area.completed))


def _large(tiles: Tiles, territory: Territory) -> list[Part]:
    return _of_areas(tiles, territory, lambda area: 3 * (area.completed and area.size >= LARGE_AREA))


def _brochs(tiles: Tiles, territory: Territory) -> list[Part]:
    return _of_areas(tiles, territory, lambda area: BROCHS_WORTH[min(area.brochs, 3)])


def _harbours(tiles: Tiles, territory: Territory) -> list[Part]:
    return _of_areas(tiles, territory, lambda area: 3 * bool(area.ships and area.lighthouses))


def _mountains(tiles: Tiles, territory: Territory) -> list[Part]:
    return _of_areas(tiles, territory, lambda area: 2 * (area.completed and area.terrain == MOUNTAIN))


def _largest_water(tiles: Tiles, territory: Territory) -> list[Part]:
    lakes = [area for area in areas(tiles, territory).all if area.terrain == WATER and area.completed]
    if not lakes:
        return []
    largest = max(lakes, key=lambda area: area.size)
    return [Part(2 * largest.size, largest.tiles)]


def _sets(tiles: Tiles, territory: Territory) -> list[Part]:
    """The first of each building that was laid makes the first set, and so on; none serves twice."""
    rows = [_repeated(tiles, territory, symbol) for symbol in (BROCH, FARM, LIGHTHOUSE)]
    return [Part(5, tuple(dict.fromkeys(buildings))) for buildings in zip(*rows, strict=False)]


def _repeated(tiles: Tiles, territory: Territory, symbol: int) -> Iterable[int]:
    for place in _with(tiles, territory, symbol):
        yield from [place] * tiles.all[territory[place][2]].counts[symbol]


def _animals(tiles: Tiles, territory: Territory) -> list[Part]:
    """Each tile with animals, and the farms near it."""
    farms = [(place, *territory[place][:2]) for place in _with(tiles, territory, FARM)]
    found = []
    for place, (x, y, tile, _rotation) in enumerate(territory):
        counts = tiles.all[tile].counts
        near = [farm for farm, fx, fy in farms if abs(fx - x) <= 1 and abs(fy - y) <= 1]
        if near and counts[SHEEP] + counts[CATTLE]:
            found.append(Part(counts[SHEEP] + counts[CATTLE], tuple(dict.fromkeys((place, *near)))))
    return found


def _connected_cattle(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> list[Part]:
    joined = set(connected(tiles, territory, pieces))
    return [part for part in _each(tiles, territory, CATTLE, 2) if part.places[0] in joined]


def _connected(tiles: Tiles, territory: Territory, pieces: Roads = ()) -> list[Part]:
    return [Part(1, (place,)) for place in connected(tiles, territory, pieces)]


def _columns(tiles: Tiles, territory: Territory) -> list[Part]:
    at = _cells(territory)
    found = []
    for x, y in at:
        if (x, y - 1) in at:
            continue
        run = []
        while (x, y) in at:
            run.append(at[x, y])
            y += 1
        if len(run) >= LONG_RUN:
            found.append(Part(3, tuple(run)))
    return found


def _broch_lines(tiles: Tiles, territory: Territory) -> list[Part]:
    """Each column with brochs, then each row."""
    found = []
    for axis in (0, 1):
        lines: dict[int, list[int]] = {}
        for place in _with(tiles, territory, BROCH):
            lines.setdefault(territory[place][axis], []).append(place)
        found += [Part(1, tuple(places)) for places in lines.values()]
    return found


def _matching_rows(tiles: Tiles, territory: Territory) -> list[Part]:
    """Each row with the tiles that match another of it."""
    rows: dict[int, dict[int, None]] = {}
    for symbol in range(len(SYMBOLS)):
        showing: dict[int, list[int]] = {}
        for place in _with(tiles, territory, symbol):
            showing.setdefault(territory[place][1], []).append(place)
        for y, places in showing.items():
            if len(places) > 1:
                rows.setdefault(y, {}).update(dict.fromkeys(places))
    return [Part(MATCH_POINTS, tuple(places)) for places in rows.values()]


TRACES: Final[dict[int, Trace]] = {
    0: _squares,
    1: _completed,
    2: lambda tiles, territory: _each(tiles, territory, SHEEP),
    3: _large,
    4: _brochs,
    5: _sets,
    9: _animals,
    10: _connected_cattle,
    11: _harbours,
    12: _columns,
    13: _connected,
    14: _largest_water,
    15: _mountains,
    17: _broch_lines,
    18: _matching_rows,
}
