"""Joins two sheets to one map: an extension is laid over the frame at the left edge of the map that it goes beside."""

from __future__ import annotations

from dataclasses import replace

from game.kernel.geometry import Point
from game.kernel.maps.locations import LocationMap


def join(beside: LocationMap, board: LocationMap) -> LocationMap:
    """`beside` at the left of `board`; locations of the board come first, the picture of the board lies below."""
    across = beside.size[0] - beside.overlap
    moved = shifted(board, across)
    return replace(
        moved,
        size=(board.size[0] + across, max(board.size[1], beside.size[1])),
        pictures=(*moved.pictures, *beside.pictures),
        locations=(*moved.locations, *beside.locations),
        roads=(*moved.roads, *beside.roads),
        titles=(*moved.titles, *beside.titles),
        stretches=(*moved.stretches, *beside.stretches),
        slots=(*moved.slots, *beside.slots),
    )


def shifted(board: LocationMap, across: int) -> LocationMap:
    """Everything so many pixels further to the right."""

    def all_moved(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((x + across, y) for x, y in points)

    return replace(
        board,
        pictures=tuple(replace(one, x=one.x + across) for one in board.pictures),
        locations=tuple(replace(one, at=(one.at[0] + across, one.at[1])) for one in board.locations),
        roads=tuple(replace(one, points=all_moved(one.points)) for one in board.roads),
        titles=tuple(replace(one, at=(one.at[0] + across, one.at[1])) for one in board.titles),
        stretches=tuple(replace(one, points=all_moved(one.points)) for one in board.stretches),
        slots=tuple(replace(one, x=one.x + across) for one in board.slots),
    )
