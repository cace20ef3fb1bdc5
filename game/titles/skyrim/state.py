"""What is: everything that stands on the table in Skyrim, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.kernel.rules import Frame
from game.titles.skyrim.dovahkiin.saga import Saga

NEUTRAL: Final = -1  # owner of a territory that no seat controls
DRAGON: Final = -2  # former owner, in a conquest, of a territory whose dragon was slain
HIDDEN: Final = -1  # a card that the holder of a view cannot know


@dataclass(slots=True)
class Seat:
    """One player. `lands` and `units` are running totals of what stands on the board."""

    faction: int
    hand: tuple[int, ...]
    alive: bool
    lands: int
    units: int

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat(self.faction, self.hand, self.alive, self.lands, self.units)


@dataclass(slots=True)
class State:
    """A match of Skyrim between two decisions.

    `owner` and `units` go by territory. `deck` has its top last; the End Game card is the number after the last
    territory. `conquests` of this turn: (territory, former owner, 1 if entered over a portal link) (RSK-CAP-05).
    `rounds` counts the full rounds behind the present one (RSK-VOC-12), `turns` turns begun. A territory of a seat
    without a unit is held by its hero alone; one of nobody without a unit has a dragon. `saga`: what the rules of
    Dovahkiin add; None in Chaos and Civil War.
    """

    seats: list[Seat]
    owner: list[int]
    units: list[int]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    stack: list[Frame]
    conquests: tuple[tuple[int, int, int], ...]
    first: int
    turns: int
    rounds: int
    winners: list[int]
    chance: int
    tape: tuple[int, ...]
    saga: Saga | None = None

    def copy(self) -> State:
        """An independent copy; tuples and frames are shared."""
        return State(
            [Seat(one.faction, one.hand, one.alive, one.lands, one.units) for one in self.seats],
            self.owner[:],
            self.units[:],
            self.deck,
            self.discard,
            self.stack[:],
            self.conquests,
            self.first,
            self.turns,
            self.rounds,
            self.winners[:],
            self.chance,
            self.tape,
            None if self.saga is None else self.saga.copy(),
        )


def saga_of(state: State) -> Saga:
    """The part of Dovahkiin, in a match that has it."""
    assert state.saga is not None
    return state.saga
