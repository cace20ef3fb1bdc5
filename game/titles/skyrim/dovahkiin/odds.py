"""Exact odds of hero battles fought until one side falls (RSK-ACC-11)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from game.kernel.chance import THROWS
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.catalogue import NOTHING, Effect
from game.titles.skyrim.dovahkiin.duel import can_rage, duel_terms, has_shot, target_health
from game.titles.skyrim.dovahkiin.duel_dice import ATTACK_DICE, DEFENCE_DICE, PLAIN, Terms, losses
from game.titles.skyrim.dovahkiin.equipment import weapon_effect
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH
from game.titles.skyrim.state import State, saga_of

_FACES: Final = 6


class DuelOdds(NamedTuple):
    """`wins`: the probability that the attacker defeats the target. `health`, `against`: the health that attacker and
    target are expected to have left, 0 for the one who falls."""

    wins: float
    health: float
    against: float


@dataclass(frozen=True, slots=True)
class Arms:
    """What an attacking hero fights with: the terms of his next round and of all later ones; `bow`: what Auriel's Bow
    does, which shoots first (WPN-B); `mace`: the health that the first blood brings (WPN-D without magicka)."""

    first: Terms = PLAIN
    later: Terms = PLAIN
    bow: Effect = NOTHING
    mace: int = 0


UNARMED: Final = Arms()
# Every throw of three against two, highest first, and how often it falls.
_THROWS: Final = [
    (attack, defence, often * times)
    for (attack, often), (defence, times) in product(
        Counter(THROWS[ATTACK_DICE]).items(), Counter(THROWS[DEFENCE_DICE]).items()
    )
]


@cache
def round_chances(health: int, against: int, terms: Terms) -> tuple[tuple[int, int, float], ...]:
    """(attacker's loss, target's loss, probability) of one round; health beyond two makes no difference."""
    counted: Counter[tuple[int, int]] = Counter()
    for attack, defence, often in _THROWS:
        counted[losses(attack, defence, health, against, terms)] += often
    total = counted.total()
    return tuple((lost, killed, often / total) for (lost, killed), often in sorted(counted.items()))


def bow_hits(bow: Effect) -> float:
    """The probability that Auriel's Bow hits (WPN-B)."""
    return (_FACES + 1 - bow.die) / _FACES


@cache
def duel_odds(health: int, against: int, arms: Arms = UNARMED) -> DuelOdds:
    """The odds of an attacker with `health` against a target with `against`, if he never breaks off."""
    if not health or not against:
        return DuelOdds(float(not against), float(health), float(against))
    if arms.bow != NOTHING:
        after, hits = replace(arms, bow=NOTHING), bow_hits(arms.bow)
        hit, missed = duel_odds(health, max(1, against - arms.bow.health), after), duel_odds(health, against, after)
        return DuelOdds(*(hits * one + (1 - hits) * other for one, other in zip(hit, missed, strict=True)))
    found = [0.0, 0.0, 0.0]
    for lost, killed, chance in round_chances(min(health, 2), min(against, 2), arms.first):
        left = health - lost
        fed = arms.mace if killed else 0
        if left:
            left = min(MOST_HEALTH, left + fed)
        after = Arms(arms.later, arms.later, mace=arms.mace - fed)
        if not lost and not killed and after == arms:
            raise ValueError("these terms lead nowhere")
        for i, one in enumerate(duel_odds(left, against - killed, after)):
            found[i] += chance * one
    return DuelOdds(*found)


def odds_of(content: Content, state: State, seat: int, target: int) -> DuelOdds:
    """The odds of the hero of a seat against the hero or dragon of a territory, as equipment and traits stand; the Orc
    rages in the next round if he still can."""
    saga = saga_of(state)
    own, defender = saga.boards[seat], hero_in(state, target)
    raging = can_rage(content, state, seat)
    later = replace(duel_terms(content, state, seat, target, raging=False), attack_plate=0, defence_plate=0)
    weapon = weapon_effect(content, own)
    shoots = weapon.does == "first_shot" and not has_shot(saga, defender, target)
    feeds = weapon.does == "drain" and not saga.deeds.drained and not content.mix.magicka
    arms = Arms(
        first=duel_terms(content, state, seat, target, raging),
        later=later,
        bow=weapon if shoots else NOTHING,
        mace=weapon.health if feeds else 0,
    )
    return duel_odds(own.health, target_health(saga, defender, target), arms)
