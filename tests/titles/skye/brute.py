"""Where a tile may lie, areas and connections, found the slow way from the ledger's table, apart from the rules.

Tiles are strings here, turned letter by letter; every cell of a wide frame is tried in each of the four rotations.
"""

from __future__ import annotations

from collections.abc import Collection

from game.titles.skye.grid import Territory
from tests.titles.skye.land import ROWS, design

Cell = tuple[int, int]
AROUND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
AFTER = {"N": "E", "E": "S", "S": "W", "W": "N", "C": "C"}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def turned(tile: int, rotation: int) -> dict[str, str]:
    """Terrain by side."""
    row = ROWS[design(tile)]
    sides = {"N": row["n"], "E": row["e"], "S": row["s"], "W": row["w"]}
    for _ in range(rotation):
        sides = {AFTER[side]: terrain for side, terrain in sides.items()}
    return sides


def groups(text: str, rotation: int) -> list[set[str]]:
    """Roads or patches (`P:NSC;W:E`) of a tile that is turned."""
    found = [set(part.rpartition(":")[2]) for part in text.split(";") if part]
    for _ in range(rotation):
        found = [{AFTER[side] for side in group} for group in found]
    return found


def legal(territory: Territory, tile: int) -> set[tuple[int, int, int]]:
    """Every cell and rotation where a tile may be laid."""
    lying = {(x, y): turned(other, rotation) for x, y, other, rotation in territory}
    across, down = [x for x, _y in lying], [y for _x, y in lying]
    found = set()
    for x in range(min(across) - 2, max(across) + 3):
        for y in range(min(down) - 2, max(down) + 3):
            for rotation in range(4):
                if (x, y) not in lying and _meets(lying, (x, y), turned(tile, rotation)):
                    found.add((x, y, rotation))
    return found


def _meets(lying: dict[Cell, dict[str, str]], cell: Cell, sides: dict[str, str]) -> bool:
    neighbours = 0
    for side, (east, south) in AROUND.items():
        other = lying.get((cell[0] + east, cell[1] + south))
        if other is not None:
            neighbours += 1
            if other[OPPOSITE[side]] != sides[side]:
                return False
    return neighbours > 0


Node = tuple[int, str]  # place in the territory, members of the patch


def areas(territory: Territory) -> list[tuple[str, list[int], bool]]:
    """Terrain, places and whether it is completed, of each area: a flood from patch to patch."""
    at = {(x, y): place for place, (x, y, _tile, _rotation) in enumerate(territory)}
    left = []
    for place, (_x, _y, tile, rotation) in enumerate(territory):
        text = ROWS[design(tile)]["areas"]
        terrains = [part[0] for part in text.split(";")]
        left += [(place, one, frozenset(group)) for one, group in zip(terrains, groups(text, rotation), strict=True)]
    found = []
    while left:
        flood = [left.pop(0)]
        completed = True
        for place, _terrain, group in flood:
            x, y = territory[place][:2]
            for side in "NESW":
                if side not in group:
                    continue
                beyond = at.get((x + AROUND[side][0], y + AROUND[side][1]))
                if beyond is None:
                    completed = False
                    continue
                more = [node for node in left if node[0] == beyond and OPPOSITE[side] in node[2]]
                flood += more
                left = [node for node in left if node not in more]
        found.append((flood[0][1], sorted({node[0] for node in flood}), completed))
    return found


Piece = tuple[int, int, str]  # a cell and the side of it that a road piece lies across


def connected(territory: Territory, pieces: Collection[Piece] = ()) -> list[int]:
    """Places connected to the castle: roads are followed until nothing new is reached."""
    if pieces:
        return _connected_with(territory, pieces)
    at = {(x, y): place for place, (x, y, _tile, _rotation) in enumerate(territory)}
    roads = [groups(ROWS[design(tile)]["roads"], rotation) for _x, _y, tile, rotation in territory]
    reached = {(0, 0)}
    grown = True
    while grown:
        grown = False
        for place, number in sorted(reached):
            x, y = territory[place][:2]
            for side in roads[place][number]:
                beyond = at.get((x + AROUND[side][0], y + AROUND[side][1]))
                for other, road in enumerate(roads[beyond] if beyond is not None else []):
                    if OPPOSITE[side] in road and beyond is not None and (beyond, other) not in reached:
                        reached.add((beyond, other))
                        grown = True
    return sorted({place for place, _road in reached} - {0})


def _connected_with(territory: Territory, pieces: Collection[Piece]) -> list[int]:
    """With road pieces: on a tile that one leads to, all roads and pieces are one network (SKY-ROAD-05)."""
    at = {(x, y): place for place, (x, y, _tile, _rotation) in enumerate(territory)}
    roads = [groups(ROWS[design(tile)]["roads"], rotation) for _x, _y, tile, rotation in territory]
    links: list[tuple[tuple[int, int], tuple[int, int]]] = []
    ends: dict[int, list[tuple[int, int]]] = {}
    for number, (x, y, side) in enumerate(pieces):
        node = (-1, number)
        for cell in ((x, y), (x + AROUND[side][0], y + AROUND[side][1])):
            place = at[cell]
            links += [(node, (place, road)) for road in range(len(roads[place]))]
            links += [(node, other) for other in ends.get(place, [])]
            ends.setdefault(place, []).append(node)
    for place, (x, y, _tile, _rotation) in enumerate(territory):
        for number, road in enumerate(roads[place]):
            for side in road:
                beyond = at.get((x + AROUND[side][0], y + AROUND[side][1]))
                if beyond is not None:
                    links += [
                        ((place, number), (beyond, other))
                        for other, across in enumerate(roads[beyond])
                        if OPPOSITE[side] in across
                    ]
    reached = {(0, 0)}
    while more := {b for a, b in [*links, *((b, a) for a, b in links)] if a in reached and b not in reached}:
        reached |= more
    places = {place for place, _road in reached if place >= 0}
    for place, nodes in ends.items():
        if any(node in reached for node in nodes):
            places.add(place)
    return sorted(places - {0})


def costs(territory: Territory, pieces: Collection[Piece], start: Cell) -> dict[Cell, int]:
    """Movement points to every tile: sums are made smaller until none gets smaller any more."""
    roads = {
        (x, y): {side for road in groups(ROWS[design(tile)]["roads"], rotation) for side in road}
        for x, y, tile, rotation in territory
    }
    found = dict.fromkeys(roads, 999)
    found[start] = 0
    for _ in territory:
        for cell, road in roads.items():
            for side, (east, south) in AROUND.items():
                other = (cell[0] + east, cell[1] + south)
                if other not in roads:
                    continue
                laid = (*cell, side) in pieces or (*other, OPPOSITE[side]) in pieces
                printed = side in road and OPPOSITE[side] in roads[other]
                found[other] = min(found[other], found[cell] + (1 if laid or printed else 2))
    return found
