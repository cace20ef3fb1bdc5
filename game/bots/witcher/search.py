"""Trying choices out: dealt worlds, the same for each choice, in which the turn is played to its end.

Everything is counted in worlds, nothing by the clock, so that a match repeats.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from game.bots.witcher.policy import Policy
from game.bots.witcher.prospects import prospects
from game.kernel.chance import Stream, mix
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.witcher.state import State

DOUBTS: Final = 1.6  # standard errors by which a choice must lag behind before it is given up
MOST_STEPS: Final = 400  # decisions of a turn; a safety net


@dataclass(frozen=True, slots=True)
class Effort:
    """Worlds before the first choice is given up, worlds in all, and by how much the first choice, which judgement
    favours, is ahead from the start (in Gold)."""

    fewest: int
    most: int
    trust: float


class Search:
    """One decision of a seat, from its view."""

    def __init__(self, game: Game, seen: State, policy: Policy, chance: Stream) -> None:
        self.game, self.seen, self.policy, self.chance = game, seen, policy, chance
        self.seat: int = seen.stack[-1][1]

    def best(self, choices: list[Option], effort: Effort) -> Option:
        """The choice with the best prospects at the end of the turn."""
        values: list[list[float]] = [[] for _ in choices]
        live = list(range(len(choices)))
        for world in range(effort.most):
            dealt = self.game.title.determinise(self.game.content, self.seen, self.seat, self.chance)
            for choice in live:
                values[choice].append(self._value(dealt.copy(), choices[choice]))
            if world + 1 >= effort.fewest:
                leader = _leader(values, live, effort)
                live = [one for one in live if one == leader or not _lags(values[one], values[leader])]
                if len(live) == 1:
                    break
        return choices[_leader(values, live, effort)]

    def _value(self, state: State, choice: Option) -> float:
        content, rules = self.game.content, self.game.rules
        turn = state.turns
        rules.choose(content, state, choice)
        dice = Stream(mix(state.chance))
        for _ in range(MOST_STEPS):
            if not state.stack or state.turns != turn:
                break
            options = self.game.options(state)
            option = options[0] if len(options) == 1 else self.policy.decide(content, state, options, dice)
            rules.choose(content, state, option)
        return prospects(self.policy.outlook(content, state, self.seat))


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
