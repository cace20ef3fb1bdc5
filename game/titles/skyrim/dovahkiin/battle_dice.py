"""Dice of a battle as they stand in a frame: digits, highest first, as in 641; throwing some again; bonuses.

>>> of_digits(641), digits((6, 4, 1)), rerolled(641, 41, (5, 2)), parts_of(66)
((6, 4, 1), 641, 652, (66, 6))
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple


class Bonuses(NamedTuple):
    """What each attack die gets, what the highest of them gets besides, and what each defence die gets."""

    each: int = 0
    highest: int = 0
    guard: int = 0

    def on_dice(self, attack: int, defence: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What is added to so many dice of both sides, highest first; nothing of a side whose dice stay as they are."""
        first = self.each + self.highest
        return ((first, *(self.each,) * (attack - 1)) if first else (), (self.guard,) * defence if self.guard else ())


def digits(dice: tuple[int, ...]) -> int:
    """Dice, highest first, as a number."""
    return int("".join(map(str, dice)))


def of_digits(number: int) -> tuple[int, ...]:
    """The dice of a number; none of 0."""
    return tuple(map(int, str(number))) if number else ()


def parts_of(number: int) -> tuple[int, ...]:
    """Every choice of one or more of the dice, each once, the most dice first."""
    dice = of_digits(number)
    parts = (digits(part) for size in range(len(dice), 0, -1) for part in combinations(dice, size))
    return tuple(dict.fromkeys(parts))


def rerolled(number: int, old: int, new: tuple[int, ...]) -> int:
    """The dice with some of them replaced, highest first."""
    left = list(of_digits(number))
    for one in of_digits(old):
        left.remove(one)
    return digits(tuple(sorted((*left, *new), reverse=True)))


def with_bonus(dice: tuple[int, ...], each: int, highest: int) -> tuple[int, ...]:
    """What dice count for, highest first; the one that was highest gets a bonus of its own (RSK-BAT-12, RSK-EQP-11)."""
    return tuple(one + each + (highest if place == 0 else 0) for place, one in enumerate(dice))
