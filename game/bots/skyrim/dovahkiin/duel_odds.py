"""Hero battles fought as well as can be: when to strike, when to rage, when to break off, and what that brings."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from game.titles.skyrim.dovahkiin.duel_dice import Terms
from game.titles.skyrim.dovahkiin.odds import Arms, duel_odds, round_chances

EXACT: Final = 4.0  # stakes are rounded to a fraction of a unit, so that tables are made seldom


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
        terms, rage = replace(terms, raging=True), False
    stakes, worth, wins = fight.stakes, 0.0, 0.0
    idle = 0.0
    for mine, theirs, chance in round_chances(min(health, 2), min(against, 2), terms):
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


def fight_to_the_end(health: int, against: int, terms: Terms) -> float:
    """The chance that an attacking hero who never breaks off wins."""
    later = replace(terms, attack_plate=False, defence_plate=False)  # Plate is for the first round (RSK-EQP-12)
    return duel_odds(health, against, Arms(terms, later)).wins
