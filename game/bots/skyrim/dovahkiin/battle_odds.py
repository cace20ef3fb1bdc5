"""What an attack to the end brings where heroes, shouts and spells lend bonuses or take dice away."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from game.bots.skyrim.forecast import Forecast, forecast
from game.kernel.chance import THROWS
from game.titles.skyrim.battle import compare
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.battle_dice import with_bonus
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.dovahkiin.in_force import attack_bonus, defence_dice
from game.titles.skyrim.dovahkiin.saga import NONE
from game.titles.skyrim.invasion import MOST_ATTACK_DICE, MOST_DEFENCE_DICE
from game.titles.skyrim.state import NEUTRAL, State, saga_of

LARGEST: Final = 30  # beyond it half as many on each side stand in


class Terms(NamedTuple):
    """`attack`: on each attack die; `highest`: on the highest of them besides; `defence`: on each defence die; `most`:
    dice that the defender may roll."""

    attack: int = 0
    highest: int = 0
    defence: int = 0
    most: int = MOST_DEFENCE_DICE


PLAIN: Final = Terms()


class Round(NamedTuple):
    """The chance that attacker and defender lose so many units."""

    mine: int
    theirs: int
    chance: float


def terms_of(content: Content, seen: State, source: int, target: int) -> Terms:
    """What bears on an attack from one territory on another as things stand."""
    leads, guards = hero_in(seen, source), hero_in(seen, target)
    saga = saga_of(seen)
    lasting = bool(saga.in_force)
    return Terms(
        int(leads != NEUTRAL) + (attack_bonus(content, seen, source, target) if lasting else 0),
        highest_bonus(content, seen, leads),
        int(guards != NEUTRAL),
        defence_dice(content, seen, target, MOST_DEFENCE_DICE) if lasting else MOST_DEFENCE_DICE,
    )


def highest_bonus(content: Content, seen: State, leads: int) -> int:
    """What the weapon of a hero adds for the units beside him (WPN-E)."""
    weapon = NONE if leads == NEUTRAL else saga_of(seen).boards[leads].weapon
    if weapon == NONE:
        return 0
    effect = content.cards.weapons[weapon].effect
    return effect.bonus if effect.does == "highest_unit" else 0


@cache
def rounds(dice: int, against: int, terms: Terms) -> tuple[Round, ...]:
    """What one battle round can cost, with the chance of each."""
    counted: Counter[tuple[int, int]] = Counter()
    for (attack, often), (defence, times) in product(_hands(dice), _hands(against)):
        strong = with_bonus(attack, terms.attack, terms.highest)
        counted[compare(strong, with_bonus(defence, terms.defence, 0))] += often * times
    total = counted.total()
    return tuple(Round(*losses, many / total) for losses, many in sorted(counted.items()))


@cache
def _hands(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Throws whose order does not matter, and how often each falls."""
    return tuple(Counter(THROWS[dice]).items())


@cache
def outcome(terms: Terms, units: int, defenders: int) -> Forecast:
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
