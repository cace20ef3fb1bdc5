"""Exact odds of hero battles fought to the end (RSK-ACC-11)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product
from typing import NamedTuple

from game.kernel.chance import THROWS
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.duel import duel_terms, target_health
from game.titles.skyrim.dovahkiin.duel_dice import ATTACK_DICE, DEFENCE_DICE, PLAIN, Terms, losses
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.state import State, saga_of

UNTOUCHED = 3  # health that no single round can use up: more makes no difference to it


class Duel(NamedTuple):
    """`wins`: the chance that the attacker never falls. `lost`: the health that he loses on average."""

    wins: float
    lost: float


@cache
def duel_round(health: int, against: int, terms: Terms = PLAIN) -> dict[tuple[int, int], float]:
    """The chance of each (attacker's loss, defender's loss) in one round."""
    counted: Counter[tuple[int, int]] = Counter()
    attacks, defences = (Counter(THROWS[dice]).items() for dice in (ATTACK_DICE, DEFENCE_DICE))
    for (attack, often), (defence, times) in product(attacks, defences):
        counted[losses(attack, defence, health, against, terms)] += often * times
    total = counted.total()
    return {lost: count / total for lost, count in counted.items()}


@cache
def duel(health: int, against: int, first: Terms = PLAIN, then: Terms | None = None) -> Duel:
    """An attack that is never broken off; `first` holds in the coming round, `then` in all that follow."""
    if against <= 0:
        return Duel(1.0, 0.0)
    if health <= 0:
        return Duel(0.0, 0.0)
    then = first if then is None else then
    chances = duel_round(min(health, UNTOUCHED), min(against, UNTOUCHED), first)
    still = chances.get((0, 0), 0.0)
    if still and first != then:  # nobody was hurt, but what holds in the first round is over
        again = duel(health, against, then)
        wins, lost, divisor = still * again.wins, still * again.lost, 1.0
    else:
        wins, lost, divisor = 0.0, 0.0, 1 - still
    for (mine, theirs), chance in chances.items():
        if mine or theirs:
            after = duel(health - mine, against - theirs, then)
            wins += chance * after.wins
            lost += chance * (mine + after.lost)
    return Duel(wins / divisor, lost / divisor)


def duel_of(content: Content, state: State, seat: int, target: int, raging: bool = False) -> Duel:
    """The odds of a seat's hero against the hero or dragon of a territory, with the equipment of both."""
    saga = saga_of(state)
    first = duel_terms(content, state, seat, target, raging)
    then = replace(first, raging=False, attack_plate=False, defence_plate=False)
    against = target_health(saga, hero_in(state, target), target)
    return duel(saga.boards[seat].health, against, first, then)
