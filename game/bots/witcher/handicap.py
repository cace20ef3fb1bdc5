"""What makes a level weaker than its judgement: errors by name, not blindness.

Errors follow from the view and stand still for a turn, so that who overrates a fight rides to it instead of wavering.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, log, pi, sqrt
from typing import Final

from game.kernel.chance import Stream, below, mix
from game.titles.witcher.state import State

FINE: Final = 1 << 30
ROUTE, DEED, CARD, COMBO = range(4)  # what an error is made about


@dataclass(frozen=True, slots=True)
class Handicap:
    """All zero: none.

    `noise`: spread of the errors in the worth of ways, deeds and cards, in Gold. `stray`: share of combos in a fight
    that are laid card by card, without a plan. `stop`: chance after each movement, and before the first, to leave it
    at that for this turn.
    """

    noise: float = 0.0
    stray: float = 0.0
    stop: float = 0.0


NO_HANDICAP: Final = Handicap()


@dataclass(frozen=True, slots=True)
class Mood:
    """The errors of one seat in one turn."""

    handicap: Handicap
    turn: int

    def error(self, subject: int, number: int) -> float:
        """By how much something is overrated."""
        if not self.handicap.noise:
            return 0.0
        return self.handicap.noise * normal(Stream(mix(mix(self.turn ^ (subject + 1)) ^ (number + 2))))

    def stops(self, steps: int) -> bool:
        """Whether so many movements are enough for this turn."""
        return self.handicap.stop > 0 and fraction(Stream(mix(~self.turn ^ steps))) < self.handicap.stop

    def strays(self, fight_turn: int) -> bool:
        """Whether the combo of a fight turn is laid without a plan."""
        return self.handicap.stray > 0 and fraction(Stream(mix(self.turn ^ (fight_turn << 8)))) < self.handicap.stray


def mood_of(handicap: Handicap, seen: State, seat: int) -> Mood:
    """The mood of the turn under way; it follows from nothing but the view."""
    turn = mix(seen.turns)
    for fact in (seat, seen.first, *seen.seats[seat].owned):
        turn = mix(turn ^ fact)
    return Mood(handicap, turn)


def fraction(chance: Stream) -> float:
    """Evenly from 0 to 1, both excluded."""
    return (below(chance, FINE) + 0.5) / FINE


def normal(chance: Stream) -> float:
    """A draw from the normal distribution (Box and Muller)."""
    return sqrt(-2.0 * log(fraction(chance))) * cos(2.0 * pi * fraction(chance))
