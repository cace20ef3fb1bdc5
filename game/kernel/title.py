"""The contract between a title and everything else. Small enough to learn in ten minutes, the same for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from game.kernel.chance import Chancy
from game.kernel.events import Event, Out
from game.kernel.naming import Naming
from game.kernel.rules import Option, Rules, State
from game.kernel.setup import Setup
from game.kernel.texts import DOMAIN

S = TypeVar("S", bound=State)
C = TypeVar("C")
U = TypeVar("U", bound=Setup)


@dataclass(frozen=True)
class Mode:
    """A way to play a title. `fewest` and `most` seats."""

    key: str
    name: str
    words: str
    fewest: int
    most: int


@dataclass(frozen=True)
class OptionInfo:
    """A named setting. `kind`: `flag`, `number`, or `choice` of `choices`; `default` as spelled on the command
    line."""

    key: str
    kind: str
    default: str
    words: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class TitleInfo:
    """What can be known of a title without starting a match."""

    key: str
    name: str
    words: str
    modes: tuple[Mode, ...]
    factions: tuple[tuple[str, str], ...]
    options: tuple[OptionInfo, ...] = ()
    modules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Standing:
    """Where a seat stands. `key` orders seats, greatest best; `parts` are what the points are made of, by name."""

    seat: int
    faction: str
    points: int
    key: tuple[int, ...]
    parts: dict[str, int] = field(default_factory=dict)
    alive: bool = True


class Title(ABC, Generic[S, C, U]):
    """A game. `S` is its state, `C` its content (map, cards, switches: frozen for a match), `U` its setup.

    Content is made from the setup; a module of an expansion adds its piece of state, its content and its frames there.
    """

    info: ClassVar[TitleInfo]
    setup_model: type[U]
    state_class: type[S]
    rules: Rules[S, C]
    rules_domain: ClassVar[str] = DOMAIN

    @abstractmethod
    def content(self, setup: U) -> C:
        """All that stays as it is during a match. Raises BadFile where a map or card file is broken."""

    @abstractmethod
    def new(self, content: C, setup: U, seed: int, out: Out = None) -> S:
        """The state at the first decision."""

    @abstractmethod
    def view(self, content: C, state: S, seat: int) -> S:
        """A copy without what `seat` cannot know (a seat of -1 is an onlooker), chance included."""

    @abstractmethod
    def determinise(self, content: C, seen: S, seat: int, chance: Chancy) -> S:
        """A whole state that agrees with a view: the unknown is dealt anew, its chance forked from `chance`."""

    @abstractmethod
    def resign(self, content: C, state: S, seat: int, out: Out = None) -> None:
        """Take a seat out of the match at its own wish, then run on to the next question."""

    @abstractmethod
    def standings(self, content: C, state: S) -> list[Standing]:
        """One for each seat in order, recomputed from scratch."""

    @abstractmethod
    def audit(self, content: C, state: S) -> list[str]:
        """What is wrong with a state, path first: pieces or cards not accounted for, frames that cannot be."""

    @abstractmethod
    def naming(self, content: C) -> Naming:
        """The names at the edges."""

    @abstractmethod
    def spell_state(self, content: C, state: S) -> dict[str, Any]:
        """The state as readable JSON, for positions and snapshots."""

    @abstractmethod
    def parse_state(self, content: C, plain: Any) -> S:
        """The inverse. Raises BadPlace naming the first fault by its path."""

    @abstractmethod
    def digest(self, content: C) -> str:
        """A short hash of rules and content: a record made with another one may play differently."""

    @abstractmethod
    def illegal(self, content: C, state: S, option: Option) -> str:
        """One sentence saying why an option is not legal now."""

    @abstractmethod
    def question(self, content: C, state: S) -> str:
        """What is asked, in one plain sentence."""

    @abstractmethod
    def option_words(self, content: C, state: S, option: Option) -> str:
        """What choosing it would do, in a few words."""

    @abstractmethod
    def event_words(self, content: C, event: Event, names: Sequence[str]) -> str:
        """A log line; `names` are those of the seats. An empty one is not shown."""

    @abstractmethod
    def rounds(self, state: S) -> tuple[int, int]:
        """Rounds and turns begun, from 1."""

    def in_the_open(self, content: C, state: S) -> bool:
        """Whether the decision at hand is answered without looking at anything hidden: no curtain falls for it."""
        return self.rules.kinds[state.stack[-1][0]].in_the_open

    @abstractmethod
    def clause(self, state: S) -> str:
        """The clause of rules.md that matters most for the decision at hand."""

    @abstractmethod
    def rules_pages(self) -> tuple[Path, ...]:
        """The rules.md of the title and of its modules; their texts are read in the domain `rules_domain`."""


class BadPlace(ValueError):
    """A fault in plain data that is being read: its path (`state.units.whiterun`) and what is wrong there."""

    def __init__(self, place: str, wrong: str) -> None:
        self.place = place
        self.wrong = wrong
        super().__init__(f"{place}: {wrong}")


AnyTitle = Title[Any, Any, Any]
