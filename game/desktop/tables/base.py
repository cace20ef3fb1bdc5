"""What a title's table tells the common one: plain data, and one class to fill in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from game.bots.reason import Reason
from game.desktop.controller import Controller, Target
from game.desktop.scenes.models import ResultModel
from game.kernel.events import Event
from game.kernel.game import Game
from game.kernel.match import Match, Step
from game.kernel.naming import Naming
from game.kernel.rules import Option
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.stage import Stage

When = Literal["done", "now", "next"]
Numbers = Literal["attack", "defence", "units"]


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of the turn, for the strip at the top."""

    name: str
    stage: When


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat in the standings. `values` stand under the columns' icons; `notes` are (icon, words) below the name.

    `who` says who plays it and how; `player`, where that is too long, only who.
    """

    seat: int
    faction: str
    name: str
    who: str
    values: tuple[int, ...]
    points: int
    notes: tuple[tuple[str, str], ...]
    active: bool
    leads: bool
    alive: bool
    tip: str
    player: str = ""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in the viewer's hand; `value` is what its target is called by, `tint` the colour of its symbol. `mark`
    stands in place of the symbol; `ready` says that it can be used now; `share`, from 0 on, how far it is done, and
    `note` the same in figures; `copies`: how many cards alike lie upon one another."""

    value: int
    key: str
    name: str
    symbol: str | None
    tint: str
    faction: str | None
    tip: str
    mark: str = ""
    ready: bool = False
    share: float = -1
    note: str = ""
    lights: tuple[str, ...] | None = None
    copies: int = 1

    @property
    def places(self) -> tuple[str, ...]:
        """Where on the map all that the card speaks of lies; its own land unless it tells."""
        return (self.key,) if self.lights is None else self.lights


@dataclass(frozen=True, slots=True)
class CardSet:
    """Cards that go together, and what they bring; without an `option` they cannot be exchanged now."""

    cards: tuple[int, ...]
    option: Option | None
    words: str
    tip: str = ""  # how it is exchanged, else when


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the chronicle: whose, what, after which step; a `head` begins a round."""

    words: str
    faction: str = ""
    step: int = 0
    head: bool = False
    places: tuple[tuple[str, str], ...] = ()  # (name as it stands in the words, key on the map)
    battle: tuple[int, int, int, int] = (-1, -1, 0, 0)  # source, target, lost, killed: the next round goes on in it
    # source, target, units that moved in (those that follow join them), whether through a portal
    taken: tuple[int, int, int, bool] = (-1, -1, 0, False)
    lights: tuple[str, ...] = ()  # keys on the map, where the line speaks of more than its places

    @property
    def keys(self) -> tuple[str, ...]:
        """Where on the map all that the line speaks of lies."""
        return self.lights or tuple(key for _name, key in self.places)


@dataclass(frozen=True, slots=True)
class Ask:
    """What is asked, and a quieter sentence below it."""

    question: str
    explain: str = ""


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance that stands over a target."""

    share: float
    words: str


@dataclass(frozen=True, slots=True)
class Mark:
    """What stands over a replay's line of time: land `taken` by a faction, or a faction that is `out`, after `point`
    choices."""

    point: int
    kind: Literal["taken", "out"]
    faction: str


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A place that borders on another: whose it is, how much stands there, whether it is a foe's."""

    faction: str
    name: str
    number: int
    hostile: bool


@dataclass(frozen=True, slots=True)
class LandCard:
    """What is told of a place pointed at. `facts`: (icon, sentence); `odds` with the sentence on what it costs."""

    name: str
    faction: str
    number: int
    holder: str
    facts: tuple[tuple[str, str], ...]
    neighbours: tuple[Neighbour, ...]
    odds: Odds | None = None
    cost: str = ""

    @property
    def words(self) -> str:
        """All of it as text."""
        near = ", ".join(f"{one.name} {one.number}" if one.hostile else one.name for one in self.neighbours)
        return "\n".join([self.name, self.holder, *(words for _icon, words in self.facts), near, self.cost])


@dataclass(frozen=True, slots=True)
class Errand:
    """Choices that follow one another by themselves: which, beginning with what; `keep`: units that stay at least."""

    kind: str
    option: Option
    keep: int = 1


@dataclass(frozen=True, slots=True)
class Offer:
    """An errand that can be begun, and what its button says. `most`: how many units can be kept at the most;
    `explain`: what comes of it with as many kept as are wanted; `idle`: nothing, so that it cannot be begun."""

    errand: Errand
    label: str
    tip: str
    most: int = 0
    explain: str = ""
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Slip:
    """A choice that looks like a costly slip: the question before it. `key`: what is asked only once in a turn."""

    key: str
    question: str
    explain: str
    go_on: str
    back: str


class TitleTable(ABC):
    """A title's own part of the table. Holds a game; is asked about its matches."""

    columns: Sequence[tuple[str, str]] = ()  # (icon, words) of the standings' numbers
    leaving = N_("Gives up; the others play on.")  # what becomes of a seat that is left
    sure = N_("Leave the match")
    secret = N_("Nobody else should look: what follows shows a hidden hand.")  # before another takes the machine

    def __init__(self, game: Game) -> None:
        self.game = game

    @classmethod
    def of(cls, game: Game) -> TitleTable:
        """The table for a game: some rules have one of their own."""
        return cls(game)

    @classmethod
    @abstractmethod
    def make_ready(cls) -> None:
        """Read from the disk what a match will need; called beside the window. Raises SkaldError."""

    @abstractmethod
    def make_stage(self, scene: TableScene) -> Stage:
        """What lies between the bars of a scene."""

    def make_controller(self, naming: Naming, options: Sequence[Option]) -> Controller:
        """What a person points at to choose one of the options."""
        return Controller(naming, options)

    @abstractmethod
    def key_of(self, target: Target) -> str:
        """The place on the map of a target, or nothing."""

    @abstractmethod
    def target_at(self, key: str) -> Target:
        """The target at a place on the map."""

    @abstractmethod
    def phases(self, match: Match) -> tuple[Phase, ...]:
        """The strip at the top; empty outside of turns."""

    def round_line(self, match: Match) -> str:
        """Mode and round, beside the title."""
        info, setup, last = match.game.title.info, match.game.setup, self.last_round(match)
        mode = next((_(one.name) for one in info.modes if one.key == setup.mode), setup.mode)
        words = _("{mode}  ·  Round {n} of {all}") if last else _("{mode}  ·  Round {n}")
        return words.format(mode=mode, n=match.game.title.rounds(match.state)[0], all=last)

    def round_brief(self, match: Match) -> str:
        """What is said of it where there is no room for more; empty where nothing has to be."""
        last = self.last_round(match)
        return _("Round {n} of {all}").format(n=match.game.title.rounds(match.state)[0], all=last) if last else ""

    @abstractmethod
    def standings(self, match: Match, viewer: int) -> list[SeatRow]:
        """One row a seat."""

    @abstractmethod
    def ask(self, match: Match, controller: Controller) -> Ask:
        """What the person is asked, with what has been pointed at so far."""

    @abstractmethod
    def verb(self, match: Match, controller: Controller, verb: str) -> str:
        """The label of a button for a choice without targets, or without further ones."""

    def verb_tip(self, match: Match, verb: str) -> str:
        """What is told of such a button beside its label."""
        return ""

    def ending(self, verbs: Sequence[str]) -> str:
        """Which of these ends the phase, if any."""
        return verbs[0] if len(verbs) == 1 else ""

    @abstractmethod
    def numbers(self, match: Match, controller: Controller) -> Numbers:
        """What the numbers that can be chosen next are."""

    def proposed(self, match: Match, numbers: Sequence[int]) -> int:
        """Which of the numbers that can be chosen is offered first: the most."""
        return numbers[-1]

    @abstractmethod
    def confirm(self, match: Match, number: int) -> str:
        """The label of the button that chooses a number."""

    @abstractmethod
    def refusal(self, match: Match, controller: Controller, key: str) -> str:
        """Why a place cannot be pointed at now, in one short sentence."""

    @abstractmethod
    def sounds(self, match: Match, step: Step) -> Sequence[str]:
        """Names of the sounds a step makes, the same for all who listen: nothing hidden is betrayed."""

    @abstractmethod
    def log(self, match: Match, events: Sequence[Event], step: int, lines: list[LogLine]) -> None:
        """Append to the chronicle what happened in a step; what goes on from the last line may replace it."""

    @abstractmethod
    def result(self, match: Match) -> ResultModel:
        """How a match ended."""

    @abstractmethod
    def marks(self, match: Match) -> list[Mark]:
        """What is worth a mark in a replay of a match, in order."""

    def source_of(self, match: Match, controller: Controller, key: str) -> str:
        """The one place that makes sense to attack another from, where nothing was pointed at before."""
        return ""

    @abstractmethod
    def advice(self, match: Match, reason: Reason) -> str:
        """One sentence of advice on the decision at hand, with its reason."""

    @abstractmethod
    def advised(self, reason: Reason) -> tuple[str, ...]:
        """The places on the map that an advised choice points at, in order."""

    @abstractmethod
    def move_of(self, match: Match, n: int) -> int:
        """The step that began the move to which step `n` belongs, where a reason can be told for it; else -1."""

    @abstractmethod
    def why(self, match: Match, n: int, reason: Reason) -> str:
        """One sentence on why the bot that made step `n` did so. Says nothing that others cannot know."""

    @abstractmethod
    def dwell_ms(self, match: Match, pace_ms: int) -> int:
        """How long a bot's decision at hand is dwelt on, where a move takes `pace_ms`."""

    @abstractmethod
    def offers(self, match: Match, controller: Controller, keep: int) -> list[Offer]:
        """What can go on by itself from here, with at least `keep` units left where that can be chosen."""

    @abstractmethod
    def go_on(self, match: Match, errand: Errand) -> Option | None:
        """The next choice of an errand; None where it is done."""

    def under_way(self, errand: Errand) -> Ask:
        """What goes on by itself, in a sentence."""
        return Ask(_("This goes on by itself."), _("Any click stops it."))

    @abstractmethod
    def slip(self, match: Match, seat: int, option: Option) -> Slip | None:
        """The question before a choice that would be costly, as far as the seat itself can know."""

    @abstractmethod
    def deed(self, state: Any, option: Option) -> str:
        """What a choice does, as a few words that follow 'Undo:'."""

    @abstractmethod
    def playing(self, match: Match) -> str:
        """What the seat that decides is about, in one sentence for those who watch."""

    @abstractmethod
    def outlook(self, match: Match) -> str:
        """How near the end of the match is, in one line for all."""

    def last_round(self, match: Match) -> int:
        """After which full round the match ends; 0 where it knows no such limit."""
        return 0

    @abstractmethod
    def keeps_pointing(self, option: Option) -> int:
        """How many of a choice's targets are pointed at again when it was made."""

    @abstractmethod
    def takes_back(self, match: Match) -> bool:
        """Whether the decision at hand is the second half of one: going back undoes the first."""


def seat_names(match: Match) -> list[str]:
    """What the seats are called: the person's name, else the faction."""
    factions = dict(match.game.title.info.factions)
    standings = match.game.title.standings(match.game.content, match.state)
    return [
        seat.name
        or (_(factions.get(one.faction, one.faction)) if one.faction else _("Player {n}").format(n=one.seat + 1))
        for seat, one in zip(match.game.setup.seats, standings, strict=True)
    ]
