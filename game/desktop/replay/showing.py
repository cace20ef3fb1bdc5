"""A match that is shown and not played: stands at any point of a reel, and shows no more than may be seen.

Knows no pygame. To the table it is a session in which nobody is asked anything.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from game.desktop.session import NOBODY, NoBots, Session, Waiting
from game.kernel.errors import IllegalChoice
from game.kernel.events import EVERYTHING
from game.kernel.match import Step
from game.kernel.reel import Reel
from game.kernel.rules import Option
from game.kernel.texts import gettext as _


class Showing(Session):
    """Plays a reel's steps while `playing`, one in `pace_ms` at most."""

    def __init__(self, reel: Reel, at: int = 0) -> None:
        self.reel = reel
        self.playing = False
        self.allowed = allowed_eyes(reel)
        self._eyes = self.allowed[0]
        super().__init__(reel.standing(max(0, min(len(reel), at))), NoBots())

    # -- whose eyes -------------------------------------------------------------------------------
    @property
    def eyes(self) -> int:
        """Whose knowledge is shown; one of `allowed`."""
        return self._eyes

    def look_with(self, eyes: int) -> None:
        """See with other eyes, as far as they are allowed."""
        if eyes in self.allowed:
            self._eyes = eyes
            self._settle_viewer()

    def next_eyes(self) -> None:
        """The eyes after these, around."""
        self.look_with(self.allowed[(self.allowed.index(self._eyes) + 1) % len(self.allowed)])

    def _settle_viewer(self) -> None:
        """The viewer is spoken to; whoever sees everything is nobody at the table."""
        self.curtain_for = None
        self.viewer = max(NOBODY, self._eyes)

    # -- a session in which nobody is asked -------------------------------------------------------
    @property
    def left_by_all(self) -> bool:
        """Nobody has sat down here."""
        return False

    def people(self) -> list[int]:
        """Nobody plays."""
        return []

    def waiting(self) -> Waiting:
        """A pause or none, until it is over."""
        if self.match.over:
            return Waiting.OVER
        return Waiting.BOT if self.playing else Waiting.PAUSE

    def choose(self, option: Option) -> Step:
        """Raises IllegalChoice."""
        raise IllegalChoice(_("This is a replay: play on from here to choose."))

    def resign(self, seat: int) -> Step:
        """Raises IllegalChoice."""
        raise IllegalChoice(_("This is a replay: play on from here to choose."))

    def undo(self) -> bool:
        """Nothing is taken back."""
        return False

    def redo(self) -> bool:
        """Nothing was taken back."""
        return False

    # -- going and seeking ------------------------------------------------------------------------
    @property
    def at(self) -> int:
        """The point it stands at."""
        return len(self.match.steps)

    @property
    def at_end(self) -> bool:
        """Whether nothing follows."""
        return self.at == len(self.reel)

    def tick(self, passed_ms: int) -> Step | None:
        """The next step while it plays, when the last has stood long enough."""
        self._since += passed_ms
        return self.step_on() if self.playing and self._since >= self.pace_ms else None

    def play(self, on: bool) -> None:
        """Play or pause; at the end it plays from the start."""
        if on and self.at_end:
            self.seek(0)
        self.playing = on and len(self.reel) > 0
        self._since = 10_000

    def step_on(self) -> Step | None:
        """One step on, with all that it moves; the step, if there was one."""
        if self.at_end:
            self.playing = False
            return None
        self._since = 0
        self.reel.stand(self.match, self.at + 1)
        step = self.match.steps[-1]
        for listener in self.match.on_step:
            listener(self.match, step)
        if self.at_end:
            self.playing = False
        return step

    def seek(self, n: int) -> None:
        """Stand at another point at once."""
        n = max(0, min(len(self.reel), n))
        if n != self.at:
            self.reel.stand(self.match, n)
            for listener in self.match.on_undo:
                listener(self.match)

    def turn(self, step: int) -> int:
        """The point at which the next turn begins (1), or this one, or the one before where this one begins (-1)."""
        turns = self.reel.turns
        if step > 0:
            i = bisect_right(turns, self.at)
            return turns[i] if i < len(turns) else len(self.reel)
        return turns[max(0, bisect_left(turns, self.at) - 1)]


def allowed_eyes(reel: Reel) -> tuple[int, ...]:
    """Whose knowledge a replay may show, what is offered first coming first.

    All is open when a match is over. While it is under way its one person sees the own hand; several people, or
    nobody, see what lies open.
    """
    seats = reel.game.setup.seats
    if reel.over:
        return (EVERYTHING, *range(len(seats)))
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    return (people[0],) if len(people) == 1 else (NOBODY,)
