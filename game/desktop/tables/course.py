"""A lesson under way: which step is shown, what completes it, what is passed over. Knows no title and no pygame.

Nothing is forced: where a person does something else, a step waits for its question to be asked, or is passed over when
its occasion is gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.session import Waiting
from game.desktop.tables.lesson import Lesson, Step
from game.kernel.match import Match
from game.kernel.match import Step as Made
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

ELSEWHERE = N_("The others play now. The lesson goes on when you are asked.")
READING = N_("Read this first, then go on.")
FIRST = N_("Answer this as you like. The lesson goes on a little later.")


class Course:
    """A lesson under way at a table. Knows what is to be said where; `bubble.py` shows it."""

    def __init__(self, scene: TableScene, lesson: Lesson) -> None:
        self.scene = scene
        self.lesson = lesson
        self.number = 0  # of the step
        self.over = False
        self.resting = False  # the adviser answers
        self._cleared = -1  # the step for which all that was pointed at was let go of
        scene.guide.forced = True  # what is advised is pointed at
        scene.match.on_step.append(self._made)

    @property
    def step(self) -> Step:
        """The step under way."""
        return self.lesson.steps[self.number]

    @property
    def shown(self) -> bool:
        """Whether the step can be shown now; else it waits."""
        return not self.resting and (not self.step.asked or (self._asked() in self.step.asked and not self._reads()))

    @property
    def words(self) -> str:
        """What is said now."""
        if self.shown:
            return _(self.step.words)
        if self._reads():
            return _(READING)
        asked = "" if self.resting else self._asked()
        return _(dict(self.lesson.asides).get(asked, FIRST) if asked else ELSEWHERE)

    @property
    def at(self) -> str:
        """What is pointed at now."""
        if self.shown:
            return self.step.at
        answers = self._reads() or (self._asked() and not self.resting)
        return "ask" if answers else "turn"

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.number == len(self.lesson.steps) - 1

    def go_on(self) -> None:
        """The next step, or the end."""
        self.resting = False
        if self.last:
            self.end()
        elif not self.over:
            self.number += 1

    def rest(self) -> None:
        """Leave this step's questions to the adviser."""
        self.resting = True

    def end(self) -> None:
        """Finished or skipped: the match goes on without it, and is not offered again. Once over it stays so."""
        if self.over:
            return
        self.over, self.resting, self.scene.guide.forced = True, False, False
        self.scene.match.on_step.remove(self._made)
        keeper = self.scene.keeper
        keeper.change(taught=tuple(dict.fromkeys((*keeper.now.taught, self.lesson.key))))

    def update(self) -> None:
        """See whether the person has gone on."""
        if self.over:
            return
        if self.scene.match.over or not self.scene.session.people():
            self.end()
            return
        if self._reads():
            return
        asked = self._asked()
        past = self.step.past
        if self.step.fresh and self.shown and self._cleared != self.number:
            self._clear()
        if self.resting and asked and (asked in past if past else asked not in self.step.asked):
            self.go_on()
        elif self.resting and asked:
            self.scene.guide.do_it()
        elif (self.step.pointed and self.shown and self._has_pointed()) or (asked and asked in self.step.past):
            self.go_on()

    def _clear(self) -> None:
        """Nothing is pointed at, so that a step can speak of answers that stand there only then."""
        self._cleared = self.number
        while self._has_pointed() and self.scene.play.back():
            self.scene.stale = True

    def _reads(self) -> bool:
        """Whether something waits to be read before the question is seen."""
        return self.scene.stage.holds

    def _asked(self) -> str:
        """The kind of question that the person is asked; empty while none is."""
        scene = self.scene
        if scene.match.over or scene.session.waiting() is not Waiting.PERSON:
            return ""
        kind: int = scene.match.state.stack[-1][0]
        return scene.match.game.rules.kinds[kind].name

    def _has_pointed(self) -> bool:
        controller = self.scene.play.controller
        return controller is not None and bool(controller.pointed)

    def _made(self, match: Match, made: Made) -> None:
        """A choice was made; those of others, and those that left no choice, complete nothing."""
        if not self.resting and made.by_person and made.option[0] in self.step.made:
            self.go_on()
