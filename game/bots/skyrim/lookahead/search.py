"""Trying choices out in dealt worlds, the same for each, in which the match is played on for a round or two.

Everything is counted in worlds, nothing by the clock, so that a match repeats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from game.bots.skyrim.lookahead.boards import Boards, boards_of
from game.bots.skyrim.lookahead.field import Ints, Reals, field_of
from game.bots.skyrim.lookahead.luck import Luck
from game.bots.skyrim.lookahead.minds import HAND
from game.bots.skyrim.lookahead.playout import until_turn_of_hero
from game.bots.skyrim.lookahead.prospects import chance_to_win
from game.kernel.chance import Stream
from game.titles.skyrim.content import Content
from game.titles.skyrim.state import State

DOUBTS: Final = 2.0  # standard errors by which a choice must lag behind before it is given up

# Plays the choices of the hero and the rest of his turn: boards, the number of the choice of each copy, luck.
Begin: TypeAlias = Callable[[Boards, Ints, Luck], None]


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a search tries.

    `copies`: positions that are played on at once, shared by the choices; at first half as many. `most`: in all.
    `rounds`: how far each is played on. `trust`: by how much the first choice, which judgement favours, is ahead from
    the start (as a chance to win). `weaker`: in one world of so many the rivals are taken for weaker (0: never).
    """

    copies: int
    most: int
    rounds: int
    trust: float
    weaker: int
    loyal: bool = False  # the first choice stands unless it lags clearly behind another


class Search:
    """One decision of a seat, from its view."""

    def __init__(self, content: Content, seen: State, chance: Stream, effort: Effort) -> None:
        self.content, self.seen, self.chance, self.effort = content, seen, chance, effort
        self.field = field_of(content)
        self.seat: int = seen.stack[-1][1]

    def best(self, choices: int, begin: Begin) -> int:
        """The number of the choice with the best prospects; 0 is the one that judgement favours."""
        if choices == 1:
            return 0
        live = np.arange(choices)
        values = np.zeros((choices, 0), np.float32)
        left = self.effort.most
        at_once = self.effort.copies // 2
        while left >= len(live) > 1:
            some = max(1, min(at_once, left) // len(live))
            left -= some * len(live)
            at_once = self.effort.copies
            values = np.concatenate([values, self._values(live, some, begin)], axis=1)
            keep = self._in_the_race(values, live)
            live, values = live[keep], values[keep]
        if self.effort.loyal and live[0] == 0:
            return 0
        return int(live[self._standing(values, live).argmax()])

    def _values(self, live: Ints, worlds: int, begin: Begin) -> Reals:
        luck = Luck(self.chance, worlds)
        dealt = boards_of(self.field, self.content, self.seen, self.seat, luck)
        if self.effort.weaker:
            rivals = np.arange(dealt.seats)[:, None] != self.seat
            dealt.kind = np.where(rivals & (dealt.world % self.effort.weaker == 0), HAND, dealt.kind)
        boards = dealt.take(np.tile(dealt.world, len(live)))
        begin(boards, np.repeat(live, worlds), luck)
        until_turn_of_hero(boards, luck, self.effort.rounds)
        return chance_to_win(boards).reshape(len(live), worlds)

    def _standing(self, values: Reals, live: Ints) -> Reals:
        standing: Reals = values.mean(axis=1) + self.effort.trust * (live == 0)
        return standing

    def _in_the_race(self, values: Reals, live: Ints) -> Sequence[bool]:
        """Not those that lag clearly behind in the worlds that they share with the leader."""
        leader = self._standing(values, live).argmax()
        gaps = values[leader] - values
        spread = gaps.std(axis=1) / np.sqrt(max(1, values.shape[1] - 1))
        kept = gaps.mean(axis=1) <= DOUBTS * spread
        kept[leader] = True
        found: Sequence[bool] = kept
        return found
