"""'Why?': one sentence on why a bot moved as it did, on request. It is found in the bots' process, from what that bot
saw then, and says nothing that others cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots import replaced
from game.bots.replaced import BY as AT_RANDOM
from game.desktop.tables.base import LogLine, seat_names
from game.kernel.match import Match, Step
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

MOST_TRIES = 2  # for one move: an undo ends the process that was asked


class Why:
    """Asks for a table scene's people, and shows what comes as a slip."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.words = ""  # what was said last
        self._asked: tuple[int, Step] | None = None
        self._tries = 0

    def last_move(self) -> int:
        """The step that began the last move of a bot; -1 where none has moved, or nobody can tell."""
        return self._before(len(self.scene.match.steps) - 1, 0)

    def ask(self) -> None:
        """Why the last bot moved so; with the keyboard on a bot's line of the chronicle, why that happened."""
        line = self.scene.keys.line
        if line is None or not self.ask_of(line):
            self._ask(self.last_move())

    def ask_of(self, line: LogLine) -> bool:
        """Why that happened which a line of the chronicle tells; whether a bot did it."""
        n, match = self._before(line.step - 1, line.step - 1), self.scene.match
        if n < 0 or _faction(match, match.steps[n].seat) != line.faction:
            return False
        self._ask(n)
        return True

    def _before(self, last: int, first: int) -> int:
        """The move of a bot that a step from `last` back to `first` belongs to."""
        scene, match = self.scene, self.scene.match
        if scene.session.witness is None:
            return -1
        for n in range(min(last, len(match.steps) - 1), first - 1, -1):
            begun = scene.table.move_of(match, n)
            if begun >= 0 and not match.game.setup.seats[match.steps[begun].seat].is_human:
                return begun
        return -1

    def _ask(self, n: int) -> None:
        scene, match = self.scene, self.scene.match
        if n < 0:
            return
        step = match.steps[n]
        self._asked, self._tries = None, 0
        words = self._without_reason(step)
        if words:
            self._tell(words)
        else:
            self._asked = (n, step)
            self._wonder()
        scene.layer.dirty = True

    def _without_reason(self, step: Step) -> str:
        """What is said of those who have no reason, or none that is known; nothing of the others."""
        match = self.scene.match
        if step.replaced:
            return replaced.told(match, step.seat, step.replaced)
        who, seat = seat_names(match)[step.seat], match.game.setup.seats[step.seat]
        if seat.program:
            return _("{who}: why it moved so, only the program knows.").format(who=who)
        return _("{who}: moved at random, as this level does.").format(who=who) if seat.player == AT_RANDOM else ""

    def _wonder(self) -> None:
        match, witness = self.scene.match, self.scene.session.witness
        if self._asked is not None and witness is not None:
            n, step = self._asked
            self._tries += 1
            witness.wonder(match.game, match.state_before(n), step.seat, step.option)

    def update(self) -> bool:
        """Show the sentence once the reason has come; whether it did."""
        scene, witness = self.scene, self.scene.session.witness
        if self._asked is None or witness is None:
            return False
        (n, step), steps = self._asked, scene.match.steps
        if n >= len(steps) or steps[n] is not step:
            self._asked = None  # taken back meanwhile
            return False
        reason = witness.reason()
        if reason is not None:
            self._asked = None
            self._tell(scene.table.why(scene.match, n, reason))
            scene.lights.show(scene.table.advised(reason))
            return True
        if not witness.wondering:
            if self._tries < MOST_TRIES:
                self._wonder()
            else:
                self._asked = None
        return False

    def _tell(self, words: str) -> None:
        self.scene.slips.answer(words, self.words)
        self.words = words


def _faction(match: Match, seat: int) -> str:
    return match.game.title.standings(match.game.content, match.state)[seat].faction
