"""What Journeyman would bring: scoring tiles with road pieces, pawn and board, and the tracks that a walk can advance.

Pure; knows neither window nor words. It reads a view, and promises only what the seat itself can know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.titles.skye.content import Content
from game.titles.skye.grid import Territory
from game.titles.skye.journeyman.advancing import price
from game.titles.skye.journeyman.boards import TRACKS, next_space, space
from game.titles.skye.journeyman.pieces import CASTLE, Cell, Roads, moved
from game.titles.skye.journeyman.requirements import meets, place_of
from game.titles.skye.journeyman.roads import seen_roads
from game.titles.skye.journeyman.scoring import bridges, pawn_distance
from game.titles.skye.journeyman.walking import distances, plan_cost
from game.titles.skye.scoring import BRIDGES, BY_ROAD, PAWN_DISTANCE, POINTS
from game.titles.skye.state import State, journey_of

Markers = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a marker on a tile can do: the tracks that it can advance for nothing but a fee, and those that the castle
    sells; `cost`: movement points that it adds to the walk; `planned`: it lies there already."""

    tracks: tuple[int, ...]
    bought: tuple[int, ...] = ()
    cost: int = 0
    planned: bool = False


def pieces_of(state: State, seat: int) -> Roads:
    """The road pieces of a seat as far as they are seen; none without the module."""
    return () if state.journey is None else seen_roads(state.journey, seat)


def slot_points(content: Content, state: State, seat: int, territory: Territory, scoring: int) -> int:
    """What a scoring tile that compares nobody gives a seat if its territory is so."""
    journey = state.journey
    if journey is not None and scoring in BY_ROAD:
        return BY_ROAD[scoring](content.tiles, territory, pieces_of(state, seat))
    if journey is not None and scoring == PAWN_DISTANCE:
        return pawn_distance(journey.pawn[seat])
    if journey is not None and scoring == BRIDGES:
        return bridges(content.board, journey.markers[seat])
    return POINTS[scoring](content.tiles, territory)


def met(content: Content, territory: Territory, cell: Cell, markers: Markers) -> list[int]:
    """The tracks whose next space asks for what a tile shows, for markers that stand so."""
    place = place_of(territory, cell)
    found = []
    for track in range(len(TRACKS)):
        onto = next_space(content.board, track, markers[track])
        if meets(content.tiles, territory, place, space(content.board, track, onto).requirement):
            found.append(track)
    return found


def chain(content: Content, state: State, seat: int, cells: Sequence[Cell]) -> list[tuple[int, ...]]:
    """For each marker, taken up in that order, the tracks that it can advance: every choice before it is thought of."""
    territory = state.seats[seat].territory
    standing: set[Markers] = {journey_of(state).markers[seat]}
    found = []
    for cell in cells:
        tracks: set[int] = set()
        after: set[Markers] = set()
        for markers in standing:
            here = met(content, territory, cell, markers)
            tracks.update(here)
            after.add(markers)
            after.update(
                moved(markers, track, next_space(content.board, track, markers[track])) for track in here
            )
        standing = after
        found.append(tuple(sorted(tracks)))
    return found


def bought(content: Content, state: State, seat: int, cell: Cell, free: Sequence[int]) -> tuple[int, ...]:
    """The tracks that the castle sells a step on now (SKY-REQ-10, -20)."""
    if cell != CASTLE:
        return ()
    gold = state.seats[seat].gold
    return tuple(
        track
        for track in range(len(TRACKS))
        if track not in free and price(content, state, seat, track, castle=True) <= gold
    )


def prospects(content: Content, state: State, seat: int, open_: Sequence[Cell]) -> dict[Cell, Prospect]:
    """What the markers that lie and those that may be laid next can do."""
    plan = journey_of(state).plan[seat]
    before = plan_cost(content, state, seat)
    found: dict[Cell, Prospect] = {}
    for cell, tracks in zip(plan, chain(content, state, seat, plan), strict=True):
        found[cell] = Prospect(tracks, bought(content, state, seat, cell, tracks), 0, True)
    for cell in open_:
        tracks = chain(content, state, seat, (*plan, cell))[-1]
        cost = plan_cost(content, state, seat, cell) - before
        found[cell] = Prospect(tracks, bought(content, state, seat, cell, tracks), cost)
    return found


def walks(content: Content, state: State, seat: int, cells: Sequence[Cell]) -> dict[Cell, Prospect]:
    """What the markers can do that the pawn can go to next, and the movement points to each."""
    territory = state.seats[seat].territory
    near = distances(content.tiles, territory, pieces_of(state, seat), journey_of(state).pawn[seat])
    found = {}
    for cell in cells:
        tracks = tuple(met(content, territory, cell, journey_of(state).markers[seat]))
        found[cell] = Prospect(tracks, bought(content, state, seat, cell, tracks), near[cell])
    return found
