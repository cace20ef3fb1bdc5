"""Road pieces in a person's hand: where one can lie, what it would change, laying it or taking it up again.

Behind the screen they belong to what is laid out there, and are told to the rules when all of it is confirmed; on the
ground they are choices of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.tables.skye.journey import words
from game.desktop.tables.skye.journey.foresee import pieces_of
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye.journeyman.pieces import Piece, Roads
from game.titles.skye.journeyman.roads import inner_edges
from game.titles.skye.network import connected
from game.titles.skye.state import journey_of
from game.titles.skye.tiles import BARREL

if TYPE_CHECKING:
    from game.desktop.tables.skye.journey.journeying import Journeying


class Pieces:
    """`edge`: where one was put and not yet laid."""

    def __init__(self, journeying: Journeying) -> None:
        self.journeying = journeying
        self.edge: Piece | None = None

    @property
    def _screened(self) -> bool:
        return self.journeying.kind == f.PRICE

    def lying(self, seat: int) -> Roads:
        """The pieces that are seen on a territory."""
        stage = self.journeying.stage
        if self._screened and stage.screening.asked and seat == stage.match.seat:
            return (*journey_of(stage.seen.state).roads[seat], *stage.screening.draft.roads)
        return pieces_of(stage.seen.state, seat)

    def edges(self) -> Roads:
        """Where a piece can be laid now."""
        journeying = self.journeying
        if not self._screened:
            return tuple(option[1:] for option in journeying.options if option[0] == "lay_road")
        stage = journeying.stage
        seat = stage.match.seat
        if self.left(seat) <= 0:
            return ()
        lying = self.lying(seat)
        return tuple(edge for edge in inner_edges(stage.seen.state.seats[seat].territory) if edge not in lying)

    def left(self, seat: int) -> int:
        """The pieces that a seat has at hand."""
        stage = self.journeying.stage
        journey = journey_of(stage.seen.state)
        own = self._screened and stage.screening.asked and seat == stage.match.seat
        return journey.pieces[seat] - len(stage.screening.draft.roads if own else journey.drafted[seat])

    def taken_up(self) -> Roads:
        """Pieces that can be taken up again."""
        if self._screened:
            return self.journeying.stage.screening.draft.roads
        return tuple(option[1:] for option in self.journeying.options if option[0] == "take_up")

    def usable(self) -> bool:
        """Whether there is any piece to lay or take up."""
        return bool(self.edges() or self.taken_up())

    def put(self, edge: Piece) -> bool:
        """A click on an edge: take the piece up, put one there, or lay it where it was put."""
        if edge in self.taken_up():
            self._tell("take_up", edge)
        elif edge not in self.edges():
            return False
        elif edge == self.edge or self._screened:
            self.edge = edge
            self.lay()
        else:
            self.edge = edge
            self.journeying.stage.scene.play.version += 1
        return True

    def lay(self) -> None:
        """Lay it where it was put."""
        edge, self.edge = self.edge, None
        if edge is not None:
            self._tell("lay_road", edge)

    def _tell(self, verb: str, edge: Piece) -> None:
        screening = self.journeying.stage.screening
        if self._screened:
            roads = screening.draft.roads
            rest = tuple(one for one in roads if one != edge)
            screening.change(screening.draft.with_roads(rest if verb == "take_up" else (*roads, edge)))
        else:
            self.journeying.choose(self.journeying.option(verb, *edge))

    def told(self, edge: Piece) -> tuple[str, ...]:
        """What a piece across an edge would change."""
        if edge in self.taken_up():
            return (_("A road piece of yours"), _("Click to take it up again."))
        stage = self.journeying.stage
        seen, seat = stage.seen, stage.match.seat
        territory, lying = seen.state.seats[seat].territory, self.lying(seat)
        before = connected(seen.content.tiles, territory, lying)
        after = connected(seen.content.tiles, territory, (*lying, edge))
        new = [place for place in after if place not in before]
        barrels = sum(bool(seen.content.tiles.all[territory[place][2]].counts[BARREL]) for place in new)
        return _("If a road piece lies here"), words.road_line(len(new), barrels)
