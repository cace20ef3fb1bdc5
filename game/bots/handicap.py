"""What makes a level weaker than its judgement, in every title: errors by name, not blindness.

Each title says in a handicap.py of its own what is erred about, and when an error stands still.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, log, pi, sqrt
from typing import Final

from game.kernel.chance import Stream, below

FINE: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Handicap:
    """All zero: none.

    `noise`: spread of the errors in the worth of what can be done, in the unit of the title's judgement. `stray`: share
    of what is done without a plan. `stop`: chance to leave it at that for this turn, before the first step and after
    each.
    """

    noise: float = 0.0
    stray: float = 0.0
    stop: float = 0.0


NO_HANDICAP: Final = Handicap()


def fraction(chance: Stream) -> float:
    """Evenly from 0 to 1, both excluded."""
    return (below(chance, FINE) + 0.5) / FINE


def normal(chance: Stream) -> float:
    """A draw from the normal distribution (Box and Muller)."""
    return sqrt(-2.0 * log(fraction(chance))) * cos(2.0 * pi * fraction(chance))
