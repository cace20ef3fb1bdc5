"""Trying choices out: dealt worlds, the same for each choice, in which the match is played on for a round.

Everything is counted in worlds, nothing by the clock, so that a match repeats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from game.bots.skyrim.playout import Playout, hasty
from game.bots.skyrim.policy import Policy
from game.bots.skyrim.prospects import chance_to_win
from game.bots.skyrim.tempers import BY_HAND, tuned
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.skyrim.state import State

DOUBTS: Final = 2.0  # standard errors by which a choice must lag behind before it is given up


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a search tries: worlds before the first choice is given up, worlds in all, and by how much the first
    choice, which judgement favours, is ahead from the start (as a chance to win)."""

    fewest: int
    most: int
    trust: float


class Search:
    """One decision of a seat, from its view."""

    def __init__(self, game: Game, seen: State, chance: Stream) -> None:
        self.game, self.seen, self.chance = game, seen, chance
        self.seat: int = seen.stack[-1][1]
        self.judge = hasty(tuned())
        self.rivals = (self.judge, hasty(BY_HAND))  # in turn: whoever reckons with equals only is not ready for others

    def best(self, choices: Sequence[Option], effort: Effort) -> Option:
        """The choice with the best prospects; an attack is one carried out to the end."""
        values: list[list[float]] = [[] for _ in choices]
        live = list(range(len(choices)))
        for world in range(effort.most):
            dealt = self.game.title.determinise(self.game.content, self.seen, self.seat, self.chance)
            for choice in live:
                values[choice].append(self._value(dealt.copy(), choices[choice], world))
            if world + 1 >= effort.fewest:
                live = self._still_in_the_race(values, live, effort)
                if len(live) == 1:
                    break
        return choices[_leader(values, live, effort)]

    def _value(self, state: State, choice: Option, world: int) -> float:
        rival = self.rivals[world % len(self.rivals)]
        policies: list[Policy] = [rival] * len(state.seats)
        policies[self.seat] = self.judge
        fate = state.chance
        playout = Playout(self.game.rules, self.game.content, state, policies)
        if choice[0] == "attack":
            playout.attack(choice[1], choice[2])
        else:
            playout.choose(choice)
        playout.until_turn_of(self.seat, fate)
        return chance_to_win(self.judge.outlook(self.game.content, state, self.seat), state)

    @staticmethod
    def _still_in_the_race(values: list[list[float]], live: list[int], effort: Effort) -> list[int]:
        """Without those that lag clearly behind in the worlds that they share with the leader."""
        leader = _leader(values, live, effort)
        return [one for one in live if one == leader or not _lags(values[one], values[leader])]


def _leader(values: list[list[float]], live: list[int], effort: Effort) -> int:
    def standing(choice: int) -> float:
        return sum(values[choice]) / len(values[choice]) + (effort.trust if choice == 0 else 0.0)

    return max(live, key=standing)


def _lags(behind: list[float], leading: list[float]) -> bool:
    gaps = [ours - theirs for ours, theirs in zip(leading, behind, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean > DOUBTS * sqrt(spread / count)
