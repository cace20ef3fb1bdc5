"""What is: everything that stands on the table in Isle of Skye, as plain data. -1 is none, or hidden from a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.kernel.rules import Frame
from game.titles.skye.grid import Territory
from game.titles.skye.journeyman.pieces import Journey

NONE: Final = -1
HIDDEN: Final = -1
# What points come from: the four slots, scrolls and gold.
SOURCES: Final = ("slot_a", "slot_b", "slot_c", "slot_d", "scrolls", "gold")
SCROLLS: Final = SOURCES.index("scrolls")
GOLD: Final = SOURCES.index("gold")
# With Journeyman also: crossings of each track, banners, and bonus tiles.
JOURNEY_SOURCES: Final = ("warrior", "merchant", "herald", "banners", "bonus_tiles")
BANNERS: Final = len(SOURCES) + JOURNEY_SOURCES.index("banners")
BONUS_TILES: Final = len(SOURCES) + JOURNEY_SOURCES.index("bonus_tiles")


@dataclass(slots=True)
class Seat:
    """One player. `scored`: VP by source. `drawn`: the own tiles that lie before the screen, with a price each in
    `prices`, 0 for none yet. `aside`: tiles to be built this round.

    `gold` is what is not assigned to a tile, and nobody else sees it. `counted` is all gold, assigned or not, as
    everybody can count it who watches: incomes, payments and what goes to the bank are open.
    """

    colour: int
    territory: Territory
    scored: tuple[int, ...]
    gold: int
    counted: int
    drawn: tuple[int, ...]
    prices: tuple[int, ...]
    axe: int
    aside: tuple[int, ...]
    alive: bool  # False: a seat that was left (SKY-END-10)

    @property
    def points(self) -> int:
        """All VP."""
        return sum(self.scored)

    def copy(self) -> Seat:
        """An independent copy; tuples are shared."""
        return Seat(
            self.colour,
            self.territory,
            self.scored,
            self.gold,
            self.counted,
            self.drawn,
            self.prices,
            self.axe,
            self.aside,
            self.alive,
        )


@dataclass(slots=True)
class State:
    """A match of Isle of Skye between two decisions.

    `scoring`: the scoring tiles on the slots A to D. `bag` has the next tile last. `returned`: tiles on their way into
    the bag, which is mixed when the last of them is there (SKY-AXE-04). `rounds` counts those behind the present one.
    The lowest frame's seat is the starting player. `journey`: what Journeyman adds; None without it (SKY-JRN-14).
    """

    seats: list[Seat]
    scoring: tuple[int, ...]
    bag: tuple[int, ...]
    returned: tuple[int, ...]
    rounds: int
    stack: list[Frame]
    winners: list[int]
    chance: int
    tape: tuple[int, ...]
    journey: Journey | None

    def copy(self) -> State:
        """An independent copy; tuples and frames are shared."""
        return State(
            [one.copy() for one in self.seats],
            self.scoring,
            self.bag,
            self.returned,
            self.rounds,
            self.stack[:],
            self.winners[:],
            self.chance,
            self.tape,
            None if self.journey is None else self.journey.copy(),
        )


def journey_of(state: State) -> Journey:
    """The module's piece of a state that has one."""
    assert state.journey is not None
    return state.journey


def sources(state: State) -> tuple[str, ...]:
    """What points come from in this match."""
    return SOURCES if state.journey is None else (*SOURCES, *JOURNEY_SOURCES)


def turn_order(state: State) -> list[int]:
    """The seats still in the match, clockwise from the starting player (SKY-SET-09)."""
    first: int = state.stack[0][1]
    seats = state.seats
    count = len(seats)
    return [seat for i in range(count) if seats[seat := (first + i) % count].alive]


def score(one: Seat, source: int, points: int) -> None:
    """VP for a seat (SKY-SCO-01)."""
    one.scored = (*one.scored[:source], one.scored[source] + points, *one.scored[source + 1 :])


def change_gold(one: Seat, change: int) -> None:
    """Unassigned gold that comes or goes before everybody's eyes (SKY-CMP-05)."""
    one.gold += change
    one.counted += change


def without(items: Sequence[int], place: int) -> tuple[int, ...]:
    """All but one of a row."""
    return (*items[:place], *items[place + 1 :])
