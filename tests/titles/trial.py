"""The frame of each title's endurance program: many matches with random choices, looked through after every choice.

A title's program says which setups are played, what is rather chosen, and what else of it has to be right; here is
what holds of all titles: the audit finds no fault, views offer what is offered and can be dealt out again, a position
reads back as itself, a match ends.
"""

from __future__ import annotations

import sys
import traceback
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from game.kernel.chance import Stream, below, fork
from game.kernel.events import Event
from game.kernel.game import Game
from game.kernel.position import parse_game_state
from game.kernel.rules import Option
from game.kernel.setup import read_setup
from game.kernel.title import AnyTitle

T = TypeVar("T")

MATCHES = 1000  # where no number is given
TELL_EVERY = 50


@dataclass
class Found:
    """How matches ended, what they asked, what was chosen, and a line for each that went wrong."""

    ends: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    choices: int = 0
    wrong: list[str] = field(default_factory=list)


class Trial(ABC):
    """One match of a title, with its setup and its chance from its number. `leaving`: players leave it now and then."""

    title: ClassVar[AnyTitle]
    cap: ClassVar[int]  # choices; a match that is not over by then has gone wrong
    looked_at_every: ClassVar[int] = 97  # choices between two views that are looked at
    leaving_one_in: ClassVar[int] = 400  # choices between two players who leave

    def __init__(self, number: int) -> None:
        self.number = number
        self.game = Game(self.title, read_setup(self.title.setup_model, self.setup_of(number)))
        self.chance = Stream(number)
        self.events: list[Event] = []  # of the last choice
        self.state = self.game.new(number, self.events)
        self.leaving = number % 4 == 3

    @staticmethod
    @abstractmethod
    def setup_of(number: int) -> dict[str, Any]:
        """The setup of a match, so that all kinds are met as the numbers go up."""

    @abstractmethod
    def wish(self, options: list[Option]) -> Option:
        """The choice that is made: at random, but such that a match comes to much of what there is."""

    def faults(self) -> list[str]:
        """What is wrong with the state after a choice."""
        return list(self.title.audit(self.game.content, self.state))

    def faults_of_views(self) -> list[str]:
        """What is wrong with the views of the state, and with writing it down."""
        title, game, content, state = self.title, self.game, self.game.content, self.state
        wrong: list[str] = []
        for seat in range(len(state.seats)):
            seen = title.view(content, state, seat)
            wrong += [f"view of {seat}: {fault}" for fault in title.audit(content, seen)]
            if seat == game.rules.decider(state) and game.options(seen) != game.options(state):
                wrong.append(f"view of {seat}: it offers other choices")
            dealt = title.determinise(content, seen, seat, Stream(fork(self.chance)))
            wrong += [f"dealt for {seat}: {fault}" for fault in title.audit(content, dealt)]
            if title.view(content, dealt, seat) != seen:
                wrong.append(f"dealt for {seat}: it looks otherwise")
        if parse_game_state(game, title.spell_state(content, state)) != state:
            wrong.append("position: it reads back as another")
        return wrong

    def ending(self) -> str:
        """How a match came to its end with a winner."""
        return "won"

    def play(self, found: Found, cap: int) -> None:
        """To its end; what goes wrong is told with the choice it came after."""
        last: Option = ()
        for choice in range(cap):
            wrong = self.faults()
            if self.state.stack and choice % self.looked_at_every == self.number % self.looked_at_every:
                wrong += self.faults_of_views()
            if wrong:
                found.wrong.append(f"match {self.number}, choice {choice}, after {last}: {wrong}")
                return
            if not self.state.stack:
                found.ends[self.ending() if self.state.winners else "lost"] += 1
                return
            found.asked[self.title.rules.kinds[self.state.stack[-1][0]].name] += 1
            found.choices += 1
            self.events.clear()
            last = self._choose()
            found.chosen[last[0]] += 1
        found.ends["at the cap"] += 1

    def _choose(self) -> Option:
        game, state = self.game, self.state
        if self.leaving and below(self.chance, self.leaving_one_in) == 0:
            present = [n for n, one in enumerate(self.title.standings(game.content, state)) if one.alive]
            seat = any_of(present, self.chance)
            self.title.resign(game.content, state, seat, self.events)
            return ("resign", seat)
        option = self.wish(game.options(state))
        game.choose(state, option, self.events)
        return option


def any_of(items: Sequence[T], chance: Stream) -> T:
    """One of them, each equally likely."""
    return items[below(chance, len(items))]


def eager_choice(options: list[Option], eagerness: Mapping[str, int], chance: Stream) -> Option | None:
    """A choice that leads somewhere: `eagerness` is by its verb how often, of ten times, it is made where offered."""
    for verb, often in eagerness.items():
        eager = [option for option in options if option[0] == verb]
        if eager and below(chance, 10) < often:
            return any_of(eager, chance)
    return None


def endure(trial: type[Trial], matches: int, first: int = 0, cap: int = 0, tell_every: int = 0) -> Found:
    """Matches from number `first` on, cut short at a `cap` of choices; how far it is can be told on the way."""
    found = Found()
    for number in range(first, first + matches):
        try:
            trial(number).play(found, cap or trial.cap)
        except Exception:
            found.wrong.append(f"match {number}: {traceback.format_exc(limit=-4)}")
        if tell_every and (number + 1) % tell_every == 0:
            print(f"up to match {number}: {found.choices} choices; {dict(found.ends)}; {found.wrong}", flush=True)
    return found


def asking(trial: type[Trial]) -> set[str]:
    """The names of all questions that a title can ask."""
    return {kind.name for kind in trial.title.rules.kinds if kind.asks}


def main(trial: type[Trial]) -> int:
    """Play as many as the command line asks for, from the first or from a number on."""
    given = [int(word) for word in sys.argv[1:]]
    matches, first = (*given, *(MATCHES, 0)[len(given) :])
    found = endure(trial, matches, first, tell_every=TELL_EVERY)
    print(f"{matches} matches, {found.choices} choices; ends: {dict(found.ends)}; wrong: {len(found.wrong)}")
    print("asked:", dict(found.asked.most_common()))
    print("chosen:", dict(found.chosen.most_common()))
    print("never asked:", *sorted(asking(trial) - set(found.asked)))
    print(*found.wrong, sep="\n")
    return 1 if found.wrong else 0
