"""Progress boards laid in one line, for tables with Journeyman.

    lay(boards=Boards(markers=["2 0 3"], pawn=["1,-3"]), at="plan")

What is not said stands at its start. `markers`: spaces of Warrior, Merchant and Herald, which hold already; `reached`:
how far they came, where one has gone back; `new`: where they stand after advances of this phase. Bonus tiles lie as in
LAYOUT and are before their owner where they were reached, but for those `spent`; road pieces lie where `roads` says and
are at hand otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.titles.skye.content import Content
from game.titles.skye.journeyman.boards import BONUS, BONUS_PIECES, FIVE_GOLD, THIRD_WAYPOINT, bonus_places
from game.titles.skye.journeyman.pieces import Cell, Journey, Piece, ThreeTracks, new_journey
from game.titles.skye.tiles import EDGES

LAYOUT = "third_waypoint extra_movement no_axe advance five_gold bank_pays one_road two_roads two_buys"


def cell(text: str) -> Cell:
    """`1,-3`."""
    x, y = map(int, text.split(","))
    return x, y


def piece(text: str) -> Piece:
    """`0,0 east`."""
    where, edge = text.split()
    return (*cell(where), EDGES.index(edge))


def tracks(text: str) -> ThreeTracks:
    warrior, merchant, herald = map(int, text.split())
    return warrior, merchant, herald


def furthest(one: ThreeTracks, other: ThreeTracks) -> ThreeTracks:
    warrior, merchant, herald = map(max, one, other)
    return warrior, merchant, herald


@dataclass
class Boards:
    """Each row has an entry for each seat from the first on; the others are at their start."""

    markers: Sequence[str] = ()
    reached: Sequence[str] = ()
    new: Sequence[str] = ()
    layout: Sequence[str] = ()
    spent: Sequence[str] = ()
    roads: Sequence[str] = ()
    pawn: Sequence[str] = ()

    def journey(self, content: Content, seats: int) -> Journey:
        """The state's piece."""
        layout = tuple(
            tuple(BONUS.index(key) for key in (self._at("layout", i) or LAYOUT).split()) for i in range(seats)
        )
        journey = new_journey(layout)
        before = [tracks(self._at("markers", i) or "0 0 0") for i in range(seats)]
        journey.markers = tuple(tracks(self._at("new", i)) if self._at("new", i) else before[i] for i in range(seats))
        journey.ripe = tuple(
            tracks(self._at("reached", i)) if self._at("reached", i) else before[i] for i in range(seats)
        )
        journey.reached = tuple(map(furthest, journey.ripe, journey.markers))
        journey.roads = tuple(tuple(piece(one) for one in self._at("roads", i).split(";") if one) for i in range(seats))
        journey.pawn = tuple(cell(self._at("pawn", i) or "0,0") for i in range(seats))
        kept = [self._tiles(content, journey, i) for i in range(seats)]
        for name in ("bonus", "fresh", "pieces", "new_pieces", "waypoints"):
            setattr(journey, name, tuple(one[name] for one in kept))
        return journey

    def _at(self, name: str, seat: int) -> str:
        row = getattr(self, name)
        return str(row[seat]) if seat < len(row) else ""

    def _tiles(self, content: Content, journey: Journey, seat: int) -> dict[str, Any]:
        old, new = [], []
        for tile, (track, space, _numeral) in zip(journey.layout[seat], bonus_places(content.board), strict=True):
            if space <= journey.ripe[seat][track]:
                old.append(tile)
            elif space <= journey.reached[seat][track]:
                new.append(tile)
        gone = [BONUS.index(key) for key in self._at("spent", seat).split()]
        held = [tile for tile in old if not BONUS_PIECES[tile] and tile not in (THIRD_WAYPOINT, FIVE_GOLD)]
        return {
            "bonus": tuple(tile for tile in held if tile not in gone),
            "fresh": tuple(tile for tile in new if not BONUS_PIECES[tile]),
            "pieces": sum(BONUS_PIECES[tile] for tile in old) - len(journey.roads[seat]),
            "new_pieces": sum(BONUS_PIECES[tile] for tile in new),
            "waypoints": 2 + (THIRD_WAYPOINT in old),
        }
