"""What an attack to the end brings where heroes, shouts and spells lend bonuses or take dice away."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from game.bots.skyrim.forecast import Forecast, forecast
from game.kernel.chance import THROWS
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.battle_dice import Bonuses
from game.titles.skyrim.dovahkiin.battle_steps import losses_of, standing_bonuses
from game.titles.skyrim.dovahkiin.in_force import defence_dice
from game.titles.skyrim.invasion import MOST_ATTACK_DICE, MOST_DEFENCE_DICE
from game.titles.skyrim.state import State

LARGEST: Final = 30  # beyond it half as many on each side stand in


class AttackTerms(NamedTuple):
    """`bonuses`: on the dice of both sides; `most`: dice that the defender may roll."""

    bonuses: Bonuses = Bonuses()
    most: int = MOST_DEFENCE_DICE

    def with_more(self, each: int = 0, guard: int = 0, most: int = MOST_DEFENCE_DICE) -> AttackTerms:
        """The same with more on each die of a side, or with dice taken from the defender."""
        own = self.bonuses
        bonuses = own._replace(each=own.each + each, guard=own.guard + guard)
        return AttackTerms(bonuses, min(self.most, most))


PLAIN: Final = AttackTerms()


class Round(NamedTuple):
    """The chance that attacker and defender lose so many units."""

    mine: int
    theirs: int
    chance: float


def terms_of(content: Content, seen: State, source: int, target: int) -> AttackTerms:
    """What bears on an attack from one territory on another as things stand."""
    return AttackTerms(
        standing_bonuses(content, seen, source, target), defence_dice(content, seen, target, MOST_DEFENCE_DICE)
    )


@cache
def rounds(dice: int, against: int, terms: AttackTerms) -> tuple[Round, ...]:
    """What one battle round can cost, with the chance of each."""
    counted: Counter[tuple[int, int]] = Counter()
    for (attack, often), (defence, times) in product(_hands(dice), _hands(against)):
        counted[losses_of(attack, defence, terms.bonuses)] += often * times
    total = counted.total()
    return tuple(Round(*losses, many / total) for losses, many in sorted(counted.items()))


@cache
def _hands(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Throws whose order does not matter, and how often each falls."""
    return tuple(Counter(THROWS[dice]).items())


@cache
def outcome(terms: AttackTerms, units: int, defenders: int) -> Forecast:
    """An attack to the end from `units` in the source, both sides with the most dice."""
    if terms == PLAIN:
        return forecast(units, defenders)
    if defenders <= 0:
        return Forecast(1.0, 0.0, 0.0, float(units))
    if units <= 1:
        return Forecast(0.0, 0.0, 0.0, 0.0)
    if units > LARGEST or defenders > LARGEST:
        half = outcome(terms, (units + 1) // 2, (defenders + 1) // 2)
        return Forecast(half.conquers, 2 * half.lost, 2 * half.killed, float(max(2, units - defenders)))
    dice, against = min(MOST_ATTACK_DICE, units - 1), min(terms.most, defenders)
    conquers = lost = killed = left = 0.0
    for mine, theirs, chance in rounds(dice, against, terms):
        after = outcome(terms, units - mine, defenders - theirs)
        conquers += chance * after.conquers
        lost += chance * (mine + after.lost)
        killed += chance * (theirs + after.killed)
        left += chance * after.conquers * after.left
    return Forecast(conquers, lost, killed, left / conquers if conquers else 0.0)
