"""What a chieftain errs about: the worth of tiles and advances, in points; tiles are laid without a plan, a waypoint
stays at home, purchases are not made.

Errors follow from the view and stand still for a round, so that who overrates a tile goes through with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.bots.handicap import NO_HANDICAP, Handicap, fraction, normal
from game.kernel.chance import Stream, mix
from game.titles.skye.content import SLOTS
from game.titles.skye.state import State

# What an error is made about.
TILE: Final = 1  # and by which seat
ADVANCE: Final = 20
STEP: Final = 21
PLACE: Final = 30
MARKER: Final = 1000  # beyond the numbers of tiles


@dataclass(frozen=True, slots=True)
class Mood:
    """The errors of one seat in one round."""

    handicap: Handicap
    turn: int

    def error(self, subject: int, number: int) -> float:
        """By how much something is overrated."""
        if not self.handicap.noise:
            return 0.0
        return self.handicap.noise * normal(Stream(mix(mix(self.turn ^ subject) ^ (number + 2))))

    def stops(self) -> bool:
        """Whether nothing is bought this round."""
        return self.handicap.stop > 0 and fraction(Stream(mix(~self.turn))) < self.handicap.stop

    def strays(self, tile: int) -> bool:
        """Whether a tile is laid without a plan; or a MARKER not at all."""
        return self.handicap.stray > 0 and fraction(Stream(mix(mix(self.turn ^ PLACE) ^ tile))) < self.handicap.stray


NO_MOOD: Final = Mood(NO_HANDICAP, 0)


def mood_of(handicap: Handicap, seen: State, seat: int) -> Mood:
    """The mood of the round under way; it follows from nothing but what lies open and stands still."""
    turn = mix(seen.rounds)
    for fact in (seat, *seen.scoring, *(points for one in seen.seats for points in one.scored[: len(SLOTS)])):
        turn = mix(turn ^ fact)
    return Mood(handicap, turn)
