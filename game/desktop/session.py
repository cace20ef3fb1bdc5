"""A match at the table: people, bots in their process, forced answers, the curtain, the autosave.

Knows no pygame. The table scene calls `tick` once a frame and draws what `match` and `viewer` say.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol, runtime_checkable

from game.bots import replaced
from game.bots.levels import advises
from game.bots.reason import Reason
from game.kernel.errors import IllegalChoice
from game.kernel.game import Game
from game.kernel.match import Match, Replaced, Step
from game.kernel.record import RecordWriter
from game.kernel.rules import Option
from game.kernel.texts import gettext as _

NOBODY = -1


class Waiting(Enum):
    """What the table waits for."""

    PERSON = "person"
    CURTAIN = "curtain"
    BOT = "bot"
    PAUSE = "pause"
    OVER = "over"


@runtime_checkable
class Adviser(Protocol):
    """Judgement on a person's choices, made beside the window; see bots.thinker."""

    @property
    def wishing(self) -> bool:
        """Whether advice is still to come."""

    def wish(self, game: Game, state: object, seat: int, seed: int, n: int) -> None:
        """Ask for advice; an older wish is dropped."""

    def advice(self) -> Reason | None:
        """The advice, once it is there."""


@runtime_checkable
class Witness(Protocol):
    """Tells why bots chose as they did, from beside the window; see bots.thinker."""

    @property
    def wondering(self) -> bool:
        """Whether a reason is still to come."""

    def wonder(self, game: Game, state: object, seat: int, option: Option) -> None:
        """Ask why a seat chose an option; an older question is dropped."""

    def reason(self) -> Reason | None:
        """The reason, once it is there."""


class BotSeat(Protocol):
    """Bots that think beside the window; see bots.thinker."""

    trouble: Replaced | None

    def ask(self, game: Game, level: str, state: object, seat: int, seed: int, n: int) -> None:
        """Begin to think."""

    def poll(self) -> Option | None:
        """The answer, once it is there."""

    def cancel(self) -> None:
        """Forget the question."""


class NoBots:
    """Nobody thinks: the match stands still, or is only shown."""

    trouble: Replaced | None = None

    def ask(self, game: Game, level: str, state: object, seat: int, seed: int, n: int) -> None:
        """Asked in vain."""

    def poll(self) -> Option | None:
        """No answer."""
        return None

    def cancel(self) -> None:
        """Nothing to forget."""


def _no_answer(_match: Match) -> Option | None:
    return None


class Session:
    """Plays a match on, one step at a time.

    `pace_ms`: the least time from one bot's choice to the next, 0 to hurry. `paused`: bots wait for `step_once`.
    `viewer`: the seat whose hidden things may be shown, or NOBODY.
    """

    def __init__(self, match: Match, thinker: BotSeat, writer: RecordWriter | None = None) -> None:
        self.match = match
        self.writer = writer
        self.pace_ms = 600
        self.paused = False
        self.viewer = NOBODY
        self.curtain_for: int | None = None
        known = advises(match.game.title.info.key)
        self.adviser = thinker if known and isinstance(thinker, Adviser) else None  # bots in tests may have no advice
        self.witness = thinker if known and isinstance(thinker, Witness) else None
        self._thinker = thinker
        self._asked = False
        self._since = 10_000
        self._step_once = False
        self._lifted_for = NOBODY
        self._sat_down = [number for number, seat in enumerate(match.game.setup.seats) if seat.is_human]
        self._answers: Callable[[Match], Option | None] = _no_answer
        self._settle_viewer()

    def stand_in(self, answers: Callable[[Match], Option | None]) -> None:
        """From now on `answers` is asked before a person is: what it answers is chosen for that one."""
        self._answers = answers
        self._settle_viewer()

    def look_at_orders(self) -> None:
        """What is answered for persons may be another from now on."""
        self._settle_viewer()

    @property
    def eyes(self) -> int:
        """Whose knowledge the chronicle and the standings show; EVERYTHING where nothing is hidden."""
        return self.viewer

    @property
    def left_by_all(self) -> bool:
        """Whether persons sat down to this match and none of them is in it any more."""
        return bool(self._sat_down) and not self.match.over and not self.people()

    def has_machine(self, seat: int) -> bool:
        """Whether no curtain falls before the person of a seat."""
        return seat == self._lifted_for or self.people() == self._sat_down == [seat]

    def people(self) -> list[int]:
        """The seats of persons who are still in the match."""
        seats = self.match.game.setup.seats
        if not any(one.is_human for one in seats):
            return []
        standings = self.match.game.title.standings(self.match.game.content, self.match.state)
        return [one.seat for one in standings if one.alive and seats[one.seat].is_human]

    def waiting(self) -> Waiting:
        """What the table waits for now."""
        if self.match.over:
            return Waiting.OVER
        if not self._is_person(self.match.seat) or self._answers(self.match) is not None:
            return Waiting.PAUSE if self.paused and not self._step_once else Waiting.BOT
        return Waiting.CURTAIN if self.curtain_for is not None else Waiting.PERSON

    def _is_person(self, seat: int) -> bool:
        return self.match.game.setup.seats[seat].is_human

    def tick(self, passed_ms: int) -> Step | None:
        """Go on by at most one choice that needs no person; the step, if one was made."""
        self._since += passed_ms
        waiting = self.waiting()
        if waiting is Waiting.BOT:
            return self._tick_bot()
        if waiting is Waiting.PERSON and len(options := self.match.options()) == 1 and self._since >= self.pace_ms / 2:
            return self._made(self.match.choose(options[0]))
        return None

    def _tick_bot(self) -> Step | None:
        match = self.match
        answer = self._answers(match)
        if answer is not None:
            return self._made(match.choose(answer)) if self._since >= self.pace_ms / 4 else None
        options = match.options()
        if len(options) == 1:
            return self._made(match.choose(options[0])) if self._since >= self.pace_ms / 2 else None
        if not self._asked:
            level = match.game.setup.seats[match.seat].player
            self._thinker.ask(match.game, level, match.state, match.seat, match.seed, len(match.steps))
            self._asked = True
        if self._since < self.pace_ms:
            return None
        answer = self._thinker.poll()
        if answer is None:
            return None
        self._asked = False
        trouble = self._thinker.trouble
        if trouble and (words := replaced.told(match, match.seat, trouble)) not in match.notices:
            match.notices.append(words)
        return self._made(match.choose(answer, trouble))

    def step_once(self) -> None:
        """While paused: let the next bot's choice through."""
        self._step_once = True

    def choose(self, option: Option) -> Step:
        """A person's choice. Raises IllegalChoice, also while no person is asked."""
        if self.waiting() is not Waiting.PERSON:
            raise IllegalChoice(_("Nobody at the table is asked just now."))
        if self.match.seat != self._lifted_for:
            self._lifted_for = NOBODY  # another person has taken the machine, if only to answer in the open
        return self._made(self.match.choose(option))

    def resign(self, seat: int) -> Step:
        """A person leaves the match."""
        self._forget_question()
        return self._made(self.match.resign(seat))

    def undo(self) -> bool:
        """Take back a person's last choice."""
        return self._moved(self.match.undo)

    def redo(self) -> bool:
        """Make it again."""
        return self._moved(self.match.redo)

    def _moved(self, move: Callable[[], bool]) -> bool:
        before = self.match.seat
        if not move():
            return False
        self._forget_question()
        self._settle_viewer()
        if before != self.match.seat and self._is_person(before) and self._is_person(self.match.seat):
            self._hand_over()
        return True

    def _hand_over(self) -> None:
        """What was taken back was another person's choice: that one, and nobody else, chooses anew."""
        self._lifted_for = self.viewer = NOBODY
        self.curtain_for = self.match.seat

    def look_at_hand(self) -> None:
        """The person who is asked wants to see the own hand: a curtain first, for others may be looking."""
        if self.waiting() is Waiting.PERSON and self.viewer != self.match.seat:
            self.curtain_for = self.match.seat

    def lay_down(self) -> None:
        """All persons look at the table: whoever has the machine shows nothing any more, and takes it anew."""
        if len(self.people()) > 1:
            self._lifted_for = NOBODY
            self._settle_viewer()

    def lift_curtain(self) -> None:
        """The person whose turn it is has taken the machine."""
        if self.curtain_for is not None:
            self._lifted_for = self.curtain_for
            self.curtain_for = None
            self._settle_viewer()

    def close(self) -> None:
        """Save, and let the bots go."""
        self._forget_question()
        if self.writer is not None:
            self.writer.close()

    def _forget_question(self) -> None:
        if self._asked:
            self._thinker.cancel()
            self._asked = False

    def _made(self, step: Step) -> Step:
        self._since = 0
        self._step_once = False
        self._settle_viewer()
        return step

    def _settle_viewer(self) -> None:
        """Whose hidden things may show: with one person always that one's; among several a curtain comes between.

        What is answered in the open needs no curtain: the hand stays face down unless its owner has the machine.
        """
        before, self.curtain_for, self.viewer = self.viewer, None, NOBODY
        people = self.people()
        if len(people) == 1 and (people == self._sat_down or people[0] == self._lifted_for):
            self.viewer = people[0]
            return
        seat = self.match.seat
        if self.match.over or not self._is_person(seat):
            return
        if self._answers(self.match) is not None:
            self.viewer = seat if before == seat else NOBODY  # the hand stays as it is while something is answered
        elif seat == self._lifted_for or not self._hides_something(seat):
            self.viewer = self._lifted_for = seat
        elif not self._in_the_open():
            self.curtain_for = seat

    def _in_the_open(self) -> bool:
        game = self.match.game
        return game.title.in_the_open(game.content, self.match.state)

    def _hides_something(self, seat: int) -> bool:
        title, content, state = self.match.game.title, self.match.game.content, self.match.state
        return bool(title.view(content, state, seat) != title.view(content, state, NOBODY))
