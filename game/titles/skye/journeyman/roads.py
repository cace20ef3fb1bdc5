"""Road pieces: where they may lie, and laying them (SKY-ROAD).

Before everybody's eyes they lie at once; behind the screen they are `drafted`, and lie with the common reveal.
"""

from __future__ import annotations

from functools import lru_cache

from game.kernel.events import Out
from game.kernel.rules import Option
from game.titles.skye.grid import KEPT, Territory
from game.titles.skye.journeyman.events import RoadLaid
from game.titles.skye.journeyman.pieces import EAST, SOUTH, Journey, Piece, Roads, put
from game.titles.skye.state import State, journey_of, turn_order


@lru_cache(KEPT)
def inner_edges(territory: Territory) -> tuple[Piece, ...]:
    """The edges between two tiles, each written from its western or northern tile (SKY-ROAD-03, -11)."""
    cells = {(x, y) for x, y, _tile, _rotation in territory}
    found: list[Piece] = []
    for x, y, _tile, _rotation in territory:
        if (x + 1, y) in cells:
            found.append((x, y, EAST))
        if (x, y + 1) in cells:
            found.append((x, y, SOUTH))
    return tuple(found)


def seen_roads(journey: Journey, seat: int) -> Roads:
    """The pieces that lie for their owner, those behind the screen included (SKY-ROAD-08)."""
    return journey.roads[seat] + journey.drafted[seat]


def lay_options(state: State, seat: int) -> list[Option]:
    """Every edge without a piece, while there are pieces at hand (SKY-ROAD-02, -06)."""
    journey = journey_of(state)
    if journey.pieces[seat] <= len(journey.drafted[seat]):
        return []
    lying = seen_roads(journey, seat)
    return [("lay_road", *edge) for edge in inner_edges(state.seats[seat].territory) if edge not in lying]


def screened_options(state: State, seat: int) -> list[Option]:
    """Behind the screen: lay, and take up again what was laid there (SKY-ROAD-10)."""
    drafted = journey_of(state).drafted[seat]
    return [*lay_options(state, seat), *(("take_up", *edge) for edge in drafted)]


def lay_road(state: State, seat: int, option: Option, out: Out) -> None:
    """For good, and for all to see (SKY-ROAD-06)."""
    journey = journey_of(state)
    _verb, x, y, edge = option
    journey.pieces = put(journey.pieces, seat, journey.pieces[seat] - 1)
    journey.roads = put(journey.roads, seat, (*journey.roads[seat], (x, y, edge)))
    if out is not None:
        out.append(RoadLaid(seat, x, y, edge))


def draft_road(state: State, seat: int, option: Option) -> None:
    """Behind the screen, `lay_road` and `take_up` (SKY-ROAD-10)."""
    journey = journey_of(state)
    verb, x, y, edge = option
    drafted = journey.drafted[seat]
    if verb == "take_up":
        drafted = tuple(piece for piece in drafted if piece != (x, y, edge))
    else:
        drafted = (*drafted, (x, y, edge))
    journey.drafted = put(journey.drafted, seat, drafted)


def reveal_roads(state: State, out: Out) -> None:
    """What was laid behind the screens now lies (SKY-ROAD-10)."""
    journey = journey_of(state)
    for seat in turn_order(state):
        drafted = journey.drafted[seat]
        journey.drafted = put(journey.drafted, seat, ())
        for edge in drafted:
            lay_road(state, seat, ("lay_road", *edge), out)
