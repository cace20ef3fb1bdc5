"""What an invader errs about: the worth of attacks, in units; placements at any border stray, conquests stop early.

Errors in attacks are made once a turn: they follow from what stands still during an invasion, so that a player who
overrates an attack goes through with it instead of wavering at every throw of the dice.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.bots.handicap import Handicap, fraction, normal
from game.kernel.chance import Stream, mix
from game.titles.skyrim.state import State


@dataclass(frozen=True, slots=True)
class Mood:
    """The errors of one seat in one turn: the same for the same attack until the turn ends."""

    handicap: Handicap
    turn: int

    def error(self, source: int, target: int) -> float:
        """By how much an attack is overrated."""
        if not self.handicap.noise:
            return 0.0
        return self.handicap.noise * normal(Stream(mix(mix(self.turn ^ source) ^ target)))

    def stops(self, conquests: int) -> bool:
        """Whether so many conquests are enough for this turn."""
        return self.handicap.stop > 0 and fraction(Stream(mix(~self.turn ^ conquests))) < self.handicap.stop


def mood_of(handicap: Handicap, seen: State, seat: int) -> Mood:
    """The mood of the turn under way; it follows from nothing but the view."""
    turn = mix(seen.turns)
    for fact in (seat, seen.first, len(seen.deck), *seen.discard):
        turn = mix(turn ^ fact)
    return Mood(handicap, turn)
