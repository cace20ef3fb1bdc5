"""Exact odds of battles: one round, and fighting on until one side can no more (RSK-ACC-07, -08, -10)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from game.kernel.chance import THROWS
from game.titles.skyrim.battle import compare
from game.titles.skyrim.invasion import MOST_ATTACK_DICE, MOST_DEFENCE_DICE


class Campaign(NamedTuple):
    """What an attack to the end brings, both sides always rolling the most dice.

    It ends when the target falls, or when as many units are left as are to be kept; near to that with fewer dice.

    `conquers`: its probability. `lost`, `killed`: expected losses of attacker and defender.
    """

    conquers: float
    lost: float
    killed: float


@cache
def round_odds(dice: int, against: int, attack_bonus: int = 0, defence_bonus: int = 0) -> dict[tuple[int, int],
Fraction]:
    """The chance of each (attacker's loss, defender's loss) in one battle round; bonuses go on every die
    (RSK-BAT-12)."""
    counted: Counter[tuple[int, int]] = Counter()
    for (attack, often), (defence, times) in product(_hands(dice, attack_bonus), _hands(against, defence_bonus)):
        counted[compare(attack, defence)] += often * times
    total = counted.total()
    return {losses: Fraction(count, total) for losses, count in sorted(counted.items())}


def _hands(dice: int, bonus: int) -> list[tuple[tuple[int, ...], int]]:
    """Throws whose order does not matter, and how often each falls."""
    return [*Counter(tuple(die + bonus for die in throw) for throw in THROWS[dice]).items()]


LARGEST_STACK = 100  # beyond it the odds of half as many on each side stand in


def most_lost(dice: int, against: int) -> int:
    """How many units an attacker can lose in one battle round."""
    return 2 if dice > 1 and against > 1 else 1


def attack_dice(units: int, defenders: int, keep: int = 1) -> int:
    """The most dice that cannot leave fewer than `keep` units, whatever the defender rolls; 0 where there are none."""
    against, most = min(MOST_DEFENCE_DICE, defenders), min(MOST_ATTACK_DICE, units - 1)
    return next((dice for dice in range(most, 0, -1) if units - most_lost(dice, against) >= keep), 0)


@cache
def campaign(units: int, defenders: int, attack_bonus: int = 0, defence_bonus: int = 0, keep: int = 1) -> Campaign:
    """Attack from `units` in the source on `defenders` until it is won or only `keep` are left."""
    if defenders <= 0:
        return Campaign(1.0, 0.0, 0.0)
    if units <= 1:
        return Campaign(0.0, 0.0, 0.0)
    if units > LARGEST_STACK or defenders > LARGEST_STACK:
        half = campaign((units + 1) // 2, (defenders + 1) // 2, attack_bonus, defence_bonus, (keep + 1) // 2)
        return Campaign(half.conquers, 2 * half.lost, 2 * half.killed)
    dice, against = attack_dice(units, defenders, keep), min(MOST_DEFENCE_DICE, defenders)
    if not dice:
        return Campaign(0.0, 0.0, 0.0)
    conquers = lost = killed = 0.0
    for (mine, theirs), chance in round_odds(dice, against, attack_bonus, defence_bonus).items():
        after = campaign(units - mine, defenders - theirs, attack_bonus, defence_bonus, keep)
        p = float(chance)
        conquers += p * after.conquers
        lost += p * (mine + after.lost)
        killed += p * (theirs + after.killed)
    return Campaign(conquers, lost, killed)
