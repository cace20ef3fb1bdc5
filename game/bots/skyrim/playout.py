"""Playing on from a position in a hurry: what a search asks thousands of times."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from game.bots.skyrim.forecast import forecast
from game.bots.skyrim.policy import Policy
from game.bots.skyrim.tempers import Tempers
from game.bots.skyrim.weights import Weights
from game.kernel.chance import Stream, mix
from game.kernel.rules import Option, Rules
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.invasion import MOST_ATTACK_DICE, MOST_DEFENCE_DICE
from game.titles.skyrim.state import State

FEW_PLACES: Final = 5
PORTION: Final = 0.5  # share of the units left that is placed at a time
MOST_STEPS: Final = 5000  # decisions; a safety net, no match comes near it
LEAST: Final = 0.02  # no attack goes on with less hope
NO_CHANCE: Final = Stream(0)  # a policy without handicap draws nothing


@lru_cache(maxsize=8)
def hasty(tempers: Tempers) -> Policy:
    """The same judgement with less thought: units placed in large portions, no look beyond a conquest."""

    def hurried(weights: Weights) -> Weights:
        return replace(weights, concentration=PORTION, chain=0.0)

    return Policy(
        Tempers(
            hurried(tempers.chaos_table),
            hurried(tempers.chaos_duel),
            hurried(tempers.war_table),
            hurried(tempers.war_duel),
        ),
        places_looked_at=FEW_PLACES,
    )


class Playout:
    """A state that is played on by one policy a seat; attacks are carried on until they conquer or look bad."""

    __slots__ = ("content", "policies", "rules", "state")

    def __init__(self, rules: Rules[State, Content], content: Content, state: State, policies: list[Policy]) -> None:
        self.rules, self.content, self.state, self.policies = rules, content, state, policies

    def choose(self, option: Option) -> None:
        """Carry out an option of the decision at hand."""
        self.rules.choose(self.content, self.state, option)

    def until_turn_of(self, seat: int, fate: int) -> None:
        """Play on until the next turn of a seat begins, its end has come, or the match is over.

        The dice of each turn follow from `fate` and from nothing else, so that what differs between two playouts of one
        fate is owed to the choices rather than to other dice.
        """
        state, content, policies = self.state, self.content, self.policies
        turn = state.turns
        for _ in range(MOST_STEPS):
            if not state.stack or not state.seats[seat].alive:
                return
            decider = state.stack[-1][1]
            if state.turns > turn:
                turn = state.turns
                state.chance = mix(fate ^ turn)
                if decider == seat:
                    return
            option = policies[decider].decide(content, state, NO_CHANCE)
            if option[0] == "attack":
                self.attack(option[1], option[2])
            else:
                self.choose(option)

    def attack(self, source: int, target: int) -> None:
        """Attack, and go on as long as it is likely enough to conquer; who defends rolls the most dice."""
        state, content = self.state, self.content
        seat = state.owner[source]
        weights = self.policies[seat].tempers.of(content.end_card >= 0, sum(one.alive for one in state.seats))
        while True:
            self.choose(("attack", source, target, min(MOST_ATTACK_DICE, state.units[source] - 1)))
            if state.stack and state.stack[-1][0] == f.DEFEND:
                self.choose(("defend", min(MOST_DEFENCE_DICE, state.units[target])))
            if not state.stack or state.stack[-1][0] != f.INVADE or state.owner[target] == seat:
                return
            if forecast(state.units[source], state.units[target]).conquers < max(LEAST, weights.least_going_on):
                return
