"""Dice poker, reckoned out: every choice of dice to throw again, with every result (WOW-DIC-06)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from functools import cache, lru_cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from typing import Final

from game.titles.witcher.poker import DICE, Rank, as_number, digits, rank, rerolls
from game.titles.witcher.solo import POKER_GOLD

FACES: Final = range(1, 7)
REMEMBERED: Final = 4096
ALL_HANDS: Final = 252
LEAST: Final = 1e-12  # less is no difference


@cache
def throws(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every result of so many dice, with its chance."""
    return tuple(
        (thrown, factorial(dice) / prod(map(factorial, Counter(thrown).values())) / 6**dice)
        for thrown in combinations_with_replacement(FACES, dice)
    )


@lru_cache(maxsize=REMEMBERED)
def results(hand: int, again: int) -> tuple[tuple[int, float], ...]:
    """Every hand that can come of throwing some dice again, with its chance."""
    left = list(digits(hand))
    for one in digits(again):
        left.remove(one)
    return tuple((as_number((*left, *thrown)), chance) for thrown, chance in throws(DICE - len(left)))


def choices(hand: int) -> list[int]:
    """Every choice of dice to throw again; none first."""
    return [option[1] for option in rerolls(hand)]


@cache
def standing_of(hand: int) -> int:
    """The place of a hand among all hands, the weakest first; equal hands share it."""
    return _places()[rank(hand)]


@cache
def _places() -> dict[Rank, int]:
    every = (as_number(dice) for dice in combinations_with_replacement(FACES, DICE))
    return {one: place for place, one in enumerate(sorted({rank(hand) for hand in every}))}


@lru_cache(maxsize=ALL_HANDS * 32)
def reaching(hand: int, again: int) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Places that can be reached, from the weakest; and the chance to reach each or a better one."""
    chances: dict[int, float] = {}
    for result, chance in results(hand, again):
        place = standing_of(result)
        chances[place] = chances.get(place, 0.0) + chance
    places = sorted(chances)
    whole = list(accumulate(chances[place] for place in reversed(places)))
    return tuple(places), (*reversed(whole), 0.0)


@lru_cache(maxsize=REMEMBERED)
def best_last(hand: int, against: int, strictly: bool = False) -> tuple[float, int]:
    """The chance of whoever throws last to beat a hand that stands, and the dice to throw again. Equal hands do unless
    `strictly`."""
    goal = standing_of(against) + strictly
    best = (-1.0, 0)
    for again in choices(hand):
        places, chances = reaching(hand, again)
        chance = chances[bisect_left(places, goal)]
        if chance > best[0] + LEAST:
            best = (chance, again)
    return best


@lru_cache(maxsize=REMEMBERED)
def best_first(hand: int, against: int) -> int:
    """The dice to throw again for whoever throws first, against a hand that may be thrown again afterwards."""
    best = (-1.0, 0)
    for again in choices(hand):
        chance = sum(p * (1.0 - best_last(against, result)[0]) for result, p in results(hand, again))
        if chance > best[0] + LEAST:
            best = (chance, again)
    return best[1]


@lru_cache(maxsize=REMEMBERED)
def best_alone(hand: int) -> int:
    """The dice to throw again where the hand itself is paid for (WOW-SOL-08)."""
    best = (-1.0, 0)
    for again in choices(hand):
        gold = sum(p * POKER_GOLD[rank(result)[0]] for result, p in results(hand, again))
        if gold > best[0] + LEAST:
            best = (gold, again)
    return best[1]
