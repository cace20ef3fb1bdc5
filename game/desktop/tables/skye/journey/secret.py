"""What the rules know of Journeyman behind a seat's screen: whether all tiles are priced, road pieces laid there."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.rules import Option
from game.titles.skye.journeyman.boards import NO_AXE
from game.titles.skye.journeyman.bonus import holds
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.state import State


@dataclass(frozen=True, slots=True)
class Secret:
    """`spares`: all tiles may have a price; `sparing`: that was chosen; `roads`: the pieces laid behind the screen."""

    spares: bool = False
    sparing: bool = False
    roads: Roads = ()

    def next_road(self, wanted: Roads) -> Option | None:
        """The next choice on the way to other pieces; None where they lie so."""
        for piece in self.roads:
            if piece not in wanted:
                return ("take_up", *piece)
        return next((("lay_road", *piece) for piece in wanted if piece not in self.roads), None)


PLAIN = Secret()


def secret_of(state: State, seat: int) -> Secret:
    """What a seat has there; nothing without the module."""
    journey = state.journey
    if journey is None:
        return PLAIN
    one = state.seats[seat]
    spares = holds(state, seat, NO_AXE) and one.gold + sum(one.prices) >= len(one.drawn)
    return Secret(spares, journey.sparing[seat], journey.drafted[seat])
