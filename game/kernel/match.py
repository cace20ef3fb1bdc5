"""A match: a game, a seed, and the list of choices made. From these it is saved, loaded, undone, replayed and
proved equal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.kernel.codec import state_hash
from game.kernel.errors import IllegalChoice
from game.kernel.events import Event
from game.kernel.game import Game
from game.kernel.naming import RESIGN
from game.kernel.rules import Option
from game.kernel.setup import SeatSetup
from game.kernel.texts import gettext as _

FORCED = 1  # a decision with as many options is answered by the driver


@dataclass(frozen=True, slots=True)
class Replaced:
    """That a choice was not made by whoever plays the seat, but by a bot of the level `by`, and why.

    `cause` is a word of `bots.replaced`; `detail` is what it speaks of, such as seconds or an error. `program`: the
    name of the program that is replaced; empty where it is a bot of ours.
    """

    by: str
    cause: str
    detail: str = ""
    program: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One choice: who made it, what it was, what chance brought (spelled), and the hash of the state after it.

    `by_person`: a person really chose here. `reveals`: a die fell or a hidden card was seen, which undo cannot
    take back. `replaced`: another chose in the seat's place.
    """

    seat: int
    option: Option
    events: tuple[Event, ...]
    outcomes: list[Any]
    hash: str
    by_person: bool
    reveals: bool
    replaced: Replaced | None = None


Listener = Callable[["Match", Step], None]


class Match:
    """The state of a match with its past and, after undo, its future.

    Begins at a game's first decision, or at `start` (a branch, a position). `opening` holds the events of the set-up.
    """

    def __init__(self, game: Game, seed: int, start: Any = None) -> None:
        self.game = game
        self.seed = seed
        self.opening: list[Event] = []
        self.started_from = None if start is None else start.copy()
        self.state = game.new(seed, self.opening) if start is None else start
        self.steps: list[Step] = []
        self.ahead: list[Step] = []  # undone, next one last
        self.notices: list[str] = []  # sentences about how it was loaded or played, for the person
        self.on_step: list[Listener] = []
        self.on_undo: list[Callable[[Match], None]] = []
        self._past: list[Any] = []  # the state before each step

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return not self.state.stack

    @property
    def seat(self) -> int:
        """Who decides now; -1 when the match is over."""
        return -1 if self.over else self.game.rules.decider(self.state)

    def options(self) -> list[Option]:
        """The legal options of the decision at hand."""
        return [] if self.over else self.game.options(self.state)

    def state_before(self, n: int) -> Any:
        """The state before step `n` (0 is the first); with `n` the number of steps, the present one."""
        return self.state if n == len(self.steps) else self._past[n]

    def stand(self, steps: list[Step], states: list[Any]) -> None:
        """Stand after `steps` that were made before; `states` are those before each of them, and the one now."""
        *self._past, self.state = states
        self.steps = steps
        self.ahead.clear()

    def seat_anew(self, seat: int, who: SeatSetup) -> None:
        """Let another play on at a seat, which keeps its faction."""
        seats = list(self.game.setup.seats)
        seats[seat] = who.model_copy(update={"faction": seats[seat].faction})
        self.game = self.game.seated(self.game.setup.model_copy(update={"seats": tuple(seats)}))

    def choose(self, option: Option, replaced: Replaced | None = None) -> Step:
        """Make a choice. Raises IllegalChoice with a sentence, and then nothing has changed."""
        if option == RESIGN and not self.over:
            return self.resign(self.seat)
        options = self.options()
        if option not in options:
            raise IllegalChoice(self.game.title.illegal(self.game.content, self.state, option))
        if repr(options[options.index(option)]) != repr(option):  # `true` equals 1, yet is no number of dice
            raise IllegalChoice(_("A number in this choice is not written as a whole number."))
        self.ahead.clear()
        return self._advance(self.seat, option, len(options) > FORCED, replaced)

    def resign(self, seat: int) -> Step:
        """Take a seat out of the match, whoever's decision it is. Raises IllegalChoice when it is out already,
        or when there is no such seat."""
        if self.over:
            raise IllegalChoice(_("The match is over."))
        standings = self.game.title.standings(self.game.content, self.state)
        if seat not in range(len(standings)):
            words = _("There is no seat {seat}: the seats are numbered from 0 to {last}.")
            raise IllegalChoice(words.format(seat=seat, last=len(standings) - 1))
        if not standings[seat].alive:
            raise IllegalChoice(_("This player has left the match already."))
        self.ahead.clear()
        return self._advance(seat, RESIGN, True)

    def choose_spelled(self, choice: Any) -> Step:
        """Make a choice given as it stands in records and messages."""
        return self.choose(self.game.naming.parse_option(choice))

    def _advance(self, seat: int, option: Option, free: bool, replaced: Replaced | None = None) -> Step:
        state = self.state.copy()
        events: list[Event] = []
        if option == RESIGN:
            self.game.title.resign(self.game.content, state, seat, events)
        else:
            self.game.choose(state, option, events)
        outcomes = [self.game.naming.spell_outcome(event) for event in events if event.outcome()]
        step = Step(
            seat,
            option,
            tuple(events),
            outcomes,
            state_hash(state),
            free and self.game.setup.seats[seat].is_human,
            bool(outcomes) or state.chance != self.state.chance,
            replaced,
        )
        self._past.append(self.state)
        self.steps.append(step)
        self.state = state
        for listener in tuple(self.on_step):  # one may take itself off the list
            listener(self, step)
        return step

    def undo_depth(self) -> int | None:
        """To how many steps undo would go back: before the last choice a person made, over bots' choices since.

        None where a die fell or a hidden card was seen meanwhile, or the match is over.
        """
        if self.over:
            return None
        for n in range(len(self.steps) - 1, -1, -1):
            if self.steps[n].reveals:
                return None
            if self.steps[n].by_person:
                return n
        return None

    def undo(self) -> bool:
        """Take back the last choice of a person; False where that cannot be."""
        depth = self.undo_depth()
        if depth is None:
            return False
        while len(self.steps) > depth:
            self.ahead.append(self.steps.pop())
            self.state = self._past.pop()
        for listener in self.on_undo:
            listener(self)
        return True

    def redo(self) -> bool:
        """Make an undone choice again, with the bots' choices that followed it; False where there is none."""
        if not self.ahead:
            return False
        while self.ahead:
            again = self.ahead.pop()
            self._advance(again.seat, again.option, again.by_person, again.replaced)
            if self.ahead and self.ahead[-1].by_person:
                break
        return True
