"""What a witcher errs about: the worth of ways, deeds and cards, in Gold; combos stray, movements stop early.

Errors follow from the view and stand still for a turn, so that who overrates a fight rides to it instead of wavering.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.bots.handicap import Handicap, fraction, normal
from game.kernel.chance import Stream, mix
from game.titles.witcher.state import State

ROUTE, DEED, CARD, COMBO = range(4)  # what an error is made about


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
