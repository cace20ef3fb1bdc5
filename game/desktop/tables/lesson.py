"""A first match that teaches, as data: steps that point at the real table and go on when the real thing is done.

A title writes its lessons in tables/TITLE/lessons.py; they are read by the pages before a match, so they need no table.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.desktop.scenes.models import MatchDraft


@dataclass(frozen=True, slots=True)
class Step:
    """What is said, and what it points at (see spots.py). A step with neither `made` nor `pointed` only tells.

    `asked`: kinds of questions at which it is shown; empty: at any. `made`: verbs; a choice of one of them completes
    it. `pointed`: so does pointing at something. `past`: kinds of questions that show that its occasion is gone.
    `rest`: the label of a button that leaves all questions of `asked` to the adviser from now on. `fresh`: what was
    pointed at before is let go of when it begins, so that all answers are seen.
    """

    words: str
    at: str
    asked: tuple[str, ...] = ()
    made: tuple[str, ...] = ()
    pointed: bool = False
    past: tuple[str, ...] = ()
    rest: str = ""
    fresh: bool = False

    @property
    def tells(self) -> bool:
        """Whether it only tells, and goes on when the person says so."""
        return not self.made and not self.pointed


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a mode, or of a module: what it is called on the pages before, the match it is given at, its steps.

    `asides`: kinds of questions, and what is said when one of them is asked while the step waits for another.
    """

    name: str
    about: str
    draft: MatchDraft
    steps: tuple[Step, ...]
    asides: tuple[tuple[str, str], ...] = ()
    module: str = ""

    @property
    def key(self) -> str:
        """As the settings remember it."""
        return f"{self.draft.title}/{self.module or self.draft.mode}"
