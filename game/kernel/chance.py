"""Chance: SplitMix on 63 bits, kept as one integer in the state.

Everything random in a match comes from `state.chance`, so that the same setup, seed and choices give the same match on
every machine. 63 bits, because native 64-bit integers then give the same numbers as Python's own.
Tests and `step --tape` can lay the results of single dice beforehand: `state.tape` is used up first, in the order in
which dice fall; shuffles and draws never touch it.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

M63: Final = 0x7FFFFFFFFFFFFFFF
STEP: Final = 0x1E3779B97F4A7C15
_MIX_1: Final = 0x3F58476D1CE4E5B9
_MIX_2: Final = 0x14D049BB133111EB

T = TypeVar("T")

_MOST_DICE: Final = 3
# Every throw of n dice, highest first: one draw a throw is faster than one a die.
THROWS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(sorted(throw, reverse=True)) for throw in itertools.product(range(1, 7), repeat=dice))
    for dice in range(_MOST_DICE + 1)
)


class Chancy(Protocol):
    """Whatever carries chance: every title's state, and a `Stream`."""

    chance: int
    tape: tuple[int, ...]


@dataclass(slots=True)
class Stream:
    """Chance of its own, apart from any state: for bots, set-ups and tests."""

    chance: int
    tape: tuple[int, ...] = ()


def mix(seed: int) -> int:
    """A well-mixed number of 63 bits made from any integer."""
    z = (seed + STEP) & M63
    z = ((z ^ (z >> 30)) * _MIX_1) & M63
    z = ((z ^ (z >> 27)) * _MIX_2) & M63
    return z ^ (z >> 31)


def below(state: Chancy, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    z = state.chance = (state.chance + STEP) & M63
    z = ((z ^ (z >> 30)) * _MIX_1) & M63
    z = ((z ^ (z >> 27)) * _MIX_2) & M63
    return (((z ^ (z >> 31)) >> 31) * n) >> 32


def fork(state: Chancy) -> int:
    """A seed for another stream, which shares nothing with this one from now on."""
    drawn = state.chance
    state.chance = (drawn + STEP) & M63
    return mix(drawn)


def shuffle(state: Chancy, items: list[T]) -> None:
    """Shuffle in place (Fisher-Yates). The draws are those of `below`, written out: decks are shuffled very often."""
    drawn = state.chance
    for i in range(len(items) - 1, 0, -1):
        z = drawn = (drawn + STEP) & M63
        z = ((z ^ (z >> 30)) * _MIX_1) & M63
        z = ((z ^ (z >> 27)) * _MIX_2) & M63
        j = (((z ^ (z >> 31)) >> 31) * (i + 1)) >> 32
        items[i], items[j] = items[j], items[i]
    state.chance = drawn


def throw(state: Chancy, dice: int) -> tuple[int, ...]:
    """Throw 1 to 3 dice; the results, highest first."""
    if state.tape:
        return tuple(sorted((die(state) for _ in range(dice)), reverse=True))
    z = state.chance = (state.chance + STEP) & M63
    z = ((z ^ (z >> 30)) * _MIX_1) & M63
    z = ((z ^ (z >> 27)) * _MIX_2) & M63
    throws = THROWS[dice]
    return throws[(((z ^ (z >> 31)) >> 31) * len(throws)) >> 32]


def die(state: Chancy) -> int:
    """One die, 1 to 6: from the tape while it lasts, else from the state's chance."""
    if state.tape:
        first, *rest = state.tape
        state.tape = tuple(rest)
        return first
    return 1 + below(state, 6)
