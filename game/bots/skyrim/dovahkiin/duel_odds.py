"""Hero battles fought as well as can be: when to strike, when to rage, when to break off, and what that brings."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from game.kernel.chance import THROWS
from game.titles.skyrim.dovahkiin.duel_dice import ATTACK_DICE, DEFENCE_DICE, Terms, losses
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH

EXACT: Final = 4.0  # stakes are rounded to a fraction of a unit, so that tables are made seldom
PLENTY: Final = MOST_HEALTH
# Throws whose order does not matter, and how often each falls.
_ATTACKS: Final = tuple(Counter(THROWS[ATTACK_DICE]).items())
_DEFENCES: Final = tuple(Counter(THROWS[DEFENCE_DICE]).items())


class Stakes(NamedTuple):
    """What there is to win and to lose: `wins` the battle, `falls` in it, `health` each own point, `wounds` each of the
    other's."""

    wins: float
    falls: float
    health: float
    wounds: float

    def rounded(self) -> Stakes:
        """The same, near enough."""
        return Stakes(*(round(one * EXACT) / EXACT for one in self))


class Choice(NamedTuple):
    """What to do before a round, what it is worth, and the chance to win in the end."""

    worth: float
    wins: float
    verb: str


class Fight(NamedTuple):
    """All that bears on how a hero battle goes on: what works in the first round, what in every other."""

    first: Terms
    later: Terms
    rage: bool
    stakes: Stakes


@cache
def round_losses(terms: Terms, health: int, against: int) -> tuple[tuple[int, int, float], ...]:
    """Health that both may lose in one round, with the chance of each."""
    if min(health, against) < 2:
        return _counted(terms, health, against)
    return _counted(terms, PLENTY, PLENTY)


@cache
def _counted(terms: Terms, health: int, against: int) -> tuple[tuple[int, int, float], ...]:
    counted: Counter[tuple[int, int]] = Counter()
    for (attack, often), (defence, times) in product(_ATTACKS, _DEFENCES):
        counted[losses(attack, defence, health, against, terms)] += often * times
    total = counted.total()
    return tuple((*lost, many / total) for lost, many in sorted(counted.items()))


@cache
def best_choice(fight: Fight, health: int, against: int, first: bool, rage: bool, begun: bool) -> Choice:
    """The best of striking, raging and breaking off; before the first round there is no breaking off."""
    found = [_striking(fight, health, against, first, rage, "strike")]
    if rage:
        found.append(_striking(fight, health, against, first, rage, "rage"))
    if begun:
        found.append(Choice(0.0, 0.0, "break_off"))
    return max(found)


def _striking(fight: Fight, health: int, against: int, first: bool, rage: bool, verb: str) -> Choice:
    """One round, then the best there is."""
    terms = fight.first if first else fight.later
    if verb == "rage":
        terms, rage = _raging(terms), False
    stakes, worth, wins = fight.stakes, 0.0, 0.0
    idle = 0.0
    for mine, theirs, chance in round_losses(terms, health, against):
        if not mine and not theirs:
            idle += chance  # nothing has changed: the same question again
            continue
        now = stakes.wounds * theirs - stakes.health * mine
        if mine >= health:
            worth += chance * (stakes.wounds * theirs - stakes.falls)
        elif theirs >= against:
            worth += chance * (now + stakes.wins)
            wins += chance
        else:
            after = best_choice(fight, health - mine, against - theirs, False, rage, True)
            worth += chance * (now + after.worth)
            wins += chance * after.wins
    if not idle:
        return Choice(worth, wins, verb)
    return Choice(worth / (1.0 - idle), wins / (1.0 - idle), verb)


def _raging(terms: Terms) -> Terms:
    return Terms(
        True,
        terms.greatsword,
        terms.dawnbreaker,
        terms.mail,
        terms.attack_plate,
        terms.defence_plate,
        terms.scales,
    )


def fight_to_the_end(health: int, against: int, terms: Terms) -> float:
    """The chance that an attacking hero who never breaks off wins."""
    fight = Fight(terms, terms, False, Stakes(1.0, 0.0, 0.0, 0.0))
    return _to_the_end(fight, health, against)


@cache
def _to_the_end(fight: Fight, health: int, against: int) -> float:
    wins = idle = 0.0
    for mine, theirs, chance in round_losses(fight.later, health, against):
        if not mine and not theirs:
            idle += chance
        elif theirs >= against:
            wins += chance
        elif mine < health:
            wins += chance * _to_the_end(fight, health - mine, against - theirs)
    return wins / (1.0 - idle)
