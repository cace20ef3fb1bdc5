"""What Journeyman adds to the table, seat by seat: markers, bonus tiles, road pieces, waypoints, the pawn (SKY-JRN-02).

Each field of `Journey` is a row with one entry for each seat. Rows are never changed in place: `put` makes a new one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from game.titles.skye.journeyman.boards import WAYPOINTS

T = TypeVar("T")
Cell = tuple[int, int]
Piece = tuple[int, int, int]  # a cell and its edge toward the other tile, EAST or SOUTH
Roads = tuple[Piece, ...]
ThreeTracks = tuple[int, int, int]
EAST, SOUTH = 1, 2  # numbers of edges
START: Final[ThreeTracks] = (0, 0, 0)
CASTLE: Final[Cell] = (0, 0)


@dataclass(slots=True)
class Journey:
    """The module's piece of state.

    `layout`: the bonus tile that was laid on each place, as `boards.bonus_places` has them. `markers`: where the
    progress markers stand; `reached`: how far each has ever come (SKY-TRK-07); `ripe`: how far it had come when this
    phase began (SKY-JRN-09). `bonus`: tiles before their owner that can be used, or hold; `fresh`: those that lie idle
    until the next phase. `pieces` are road pieces at hand, `new_pieces` those that cannot be laid before the next
    phase, `roads` lie. `drafted` lie too, but behind the screen until the common reveal, and still count as at hand
    (SKY-ROAD-10). `waypoints`: markers owned. `plan`: waypoints that lie, in the order laid; `extra`: Extra Movement is
    declared for it; `left`: movement points still to go. `sparing`: behind the screen, all tiles get a price
    (SKY-JRN-22). `noted`: everybody's VP as phase 1 began (SKY-JRN-40), else empty.
    """

    layout: tuple[tuple[int, ...], ...]
    markers: tuple[ThreeTracks, ...]
    reached: tuple[ThreeTracks, ...]
    ripe: tuple[ThreeTracks, ...]
    bonus: tuple[tuple[int, ...], ...]
    fresh: tuple[tuple[int, ...], ...]
    pieces: tuple[int, ...]
    new_pieces: tuple[int, ...]
    roads: tuple[Roads, ...]
    drafted: tuple[Roads, ...]
    waypoints: tuple[int, ...]
    pawn: tuple[Cell, ...]
    plan: tuple[tuple[Cell, ...], ...]
    extra: tuple[bool, ...]
    left: tuple[int, ...]
    sparing: tuple[bool, ...]
    noted: tuple[int, ...]

    def copy(self) -> Journey:
        """An independent copy; rows are shared."""
        return Journey(
            self.layout,
            self.markers,
            self.reached,
            self.ripe,
            self.bonus,
            self.fresh,
            self.pieces,
            self.new_pieces,
            self.roads,
            self.drafted,
            self.waypoints,
            self.pawn,
            self.plan,
            self.extra,
            self.left,
            self.sparing,
            self.noted,
        )


def new_journey(layout: tuple[tuple[int, ...], ...]) -> Journey:
    """Everything at its start, the pawn on the castle (SKY-JRN-02, -06, -07)."""
    seats = len(layout)
    nothing: tuple[()] = ()
    return Journey(
        layout=layout,
        markers=(START,) * seats,
        reached=(START,) * seats,
        ripe=(START,) * seats,
        bonus=(nothing,) * seats,
        fresh=(nothing,) * seats,
        pieces=(0,) * seats,
        new_pieces=(0,) * seats,
        roads=(nothing,) * seats,
        drafted=(nothing,) * seats,
        waypoints=(WAYPOINTS,) * seats,
        pawn=(CASTLE,) * seats,
        plan=(nothing,) * seats,
        extra=(False,) * seats,
        left=(0,) * seats,
        sparing=(False,) * seats,
        noted=(),
    )


def put(row: tuple[T, ...], seat: int, entry: T) -> tuple[T, ...]:
    """A row with another entry for a seat."""
    return (*row[:seat], entry, *row[seat + 1 :])


def moved(tracks: ThreeTracks, track: int, space: int) -> ThreeTracks:
    """The same markers, one of them on another space."""
    warrior, merchant, herald = put(tracks, track, space)
    return warrior, merchant, herald


def leave_journey(journey: Journey, seat: int) -> None:
    """What lay behind the screen of a seat that was left, and its plan, are gone; board and roads stay as they are."""
    journey.drafted = put(journey.drafted, seat, ())
    journey.plan = put(journey.plan, seat, ())
    journey.extra = put(journey.extra, seat, False)
    journey.left = put(journey.left, seat, 0)
    journey.sparing = put(journey.sparing, seat, False)
