"""What makes a level weaker than its judgement: errors by name, not blindness.

Errors in attacks are made once a turn: they follow from what stands still during an invasion, so that a player who
overrates an attack goes through with it instead of wavering at every throw of the dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, log, pi, sqrt
from typing import Final

from game.kernel.chance import Stream, below, mix
from game.titles.skyrim.state import State

FINE: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Handicap:
    """All zero: none.

    `noise`: spread of the errors in the worth of attacks, in units. `stray`: share of placements at any border. `stop`:
    chance after each conquest, and before the first, to leave it at that for this turn.
    """

    noise: float = 0.0
    stray: float = 0.0
    stop: float = 0.0


NO_HANDICAP: Final = Handicap()


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


def fraction(chance: Stream) -> float:
    """Evenly from 0 to 1, both excluded."""
    return (below(chance, FINE) + 0.5) / FINE


def normal(chance: Stream) -> float:
    """A draw from the normal distribution (Box and Muller)."""
    return sqrt(-2.0 * log(fraction(chance))) * cos(2.0 * pi * fraction(chance))
