"""What a seat holds dear beside land and units, as data: numbers in units on the board, as in weights.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Ambition:
    """The worth of what Dovahkiin adds. All numbers are to be read as 'units on the board'."""

    point: float = 7.0  # a victory point, where ten of them win
    end_point: float = 1.5  # a victory point, where it counts as a territory does at the end
    pressing: float = 0.6  # by how much more a point is worth, as a share, when the last one is near
    kept: float = 0.3  # share of an objective that is lost with a territory it rests on
    magicka: float = 0.7  # one magicka
    health: float = 0.7  # one health point of the own hero
    hero: float = 6.0  # a living hero, his bonus and trait, where he is not needed to win
    shout: float = 5.0  # a shout learned
    equipment: float = 3.0  # a weapon or an armor
    card: float = 3.0  # a territory card
    least_duel: float = 1.0  # hero battles that promise less are left
    hand: int = 4  # objectives to choose among, as many as are bought
    spells: int = 2  # spells in hand, likewise
    stand_by: float = 2.5  # the hero beside the units that attack or must hold, at least so much better than before


USUAL: Final = Ambition()
