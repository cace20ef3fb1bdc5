"""A person's part of a match: what has been pointed at, numbers being chosen, attacks to the end.

Knows no pygame, so that the flow of a turn is tested without a window.
"""

from __future__ import annotations

from game.desktop.controller import NUMBER, VERB, Controller, Target
from game.desktop.session import Session, Waiting
from game.desktop.tables.base import TitleTable
from game.kernel.match import Match, Step
from game.kernel.rules import Option


class Play:
    """Between the table's controls and the session. `version` goes up whenever something must be shown anew."""

    def __init__(self, session: Session, table: TitleTable) -> None:
        self.session = session
        self.table = table
        self.controller: Controller | None = None
        self.number = 0
        self.auto: Option | None = None
        self._attacker = -1  # whose attack goes on to the end
        self.version = 0
        self._typed = ""
        self._asked: tuple[int, int, object] = (-1, -1, None)
        self.refresh()

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.session.match

    def refresh(self, keep: tuple[Target, ...] = ()) -> None:
        """See what is asked now; `keep` is pointed at again as far as it is legal."""
        match = self.session.match
        self._typed = ""
        self.version += 1
        self._asked = self._asking()
        self.controller = None
        if self.session.waiting() is Waiting.PERSON and len(options := match.options()) > 1:
            self.controller = Controller(match.game.naming, options)
            for target in keep:
                if target in self.controller.targets():
                    self.controller.pointed.append(target)
                else:
                    self.controller.pointed.clear()
                    break
        if not (self.controller and self.controller.pointed):
            self.number = -1  # another question: the most that can be chosen is offered first
        self._settle_number()

    def _asking(self) -> tuple[int, int, object]:
        return len(self.match.steps), self.session.viewer, (self.session.waiting(), self.session.curtain_for)

    def look_again(self) -> bool:
        """Refresh where the match has gone on without us."""
        if self._asking() != self._asked:
            self.refresh()
            return True
        return False

    def _settle_number(self) -> None:
        numbers = self.numbers()
        if numbers and self.number not in numbers:
            self.number = numbers[-1]

    def targets(self) -> list[Target]:
        """What can be pointed at now."""
        return self.controller.targets() if self.controller else []

    def numbers(self) -> list[int]:
        """The numbers that can be chosen now."""
        return self.controller.numbers() if self.controller else []

    def verbs(self) -> list[str]:
        """The choices without targets."""
        return [str(target.value) for target in self.targets() if target.domain == VERB]

    # -- choosing ---------------------------------------------------------------------------------
    def point(self, target: Target) -> Step | None:
        """Point at something; the step where that settled a choice."""
        if self.controller is None:
            return None
        if target not in self.controller.targets() and target.domain != NUMBER:
            return self._point_elsewhere(target)
        option = self.controller.point(target)
        self.version += 1
        if option is not None:
            return self.choose(option)
        self.number = (self.numbers() or [0])[-1]
        return None

    def _point_elsewhere(self, target: Target) -> Step | None:
        """What is pointed at already lets go; another beginning begins anew; all else does nothing."""
        assert self.controller is not None
        if target in self.controller.pointed:
            while target in self.controller.pointed:
                self.controller.back()
            self.version += 1
            return None
        before = list(self.controller.pointed)
        self.controller.pointed.clear()
        if before and target in self.controller.targets():
            return self.point(target)
        self.controller.pointed.extend(before)
        return None

    def choose(self, option: Option) -> Step:
        """Make a choice."""
        kept = self.table.keeps_pointing(option)
        pointed = tuple(self.controller.pointed[:kept]) if self.controller else ()
        step = self.session.choose(option)
        self.refresh(pointed)
        return step

    def confirm(self) -> Step | None:
        """Choose the number that stands in the chooser."""
        return self.point(Target(NUMBER, self.number)) if self.numbers() else None

    def set_number(self, number: int) -> None:
        """Put a number into the chooser, as near as there is one."""
        numbers = self.numbers()
        if numbers:
            self.number = max(numbers[0], min(numbers[-1], number))
            self.version += 1

    def takes_digit(self, digit: int) -> bool:
        """Whether a digit belongs to a number here: 0 only as the second of two."""
        numbers = self.numbers()
        return bool(numbers) and (digit > 0 or (bool(self._typed) and int(f"{self._typed}0") <= numbers[-1]))

    def digit(self, digit: int) -> None:
        """Type a digit of a number."""
        numbers = self.numbers()
        if not numbers:
            return
        self._typed = (self._typed + str(digit)).lstrip("0")
        if int(self._typed or "0") > numbers[-1]:
            self._typed = str(digit)
        self.set_number(int(self._typed or "0"))

    def end_phase(self) -> Step | None:
        """Choose what ends the phase, where that can be chosen."""
        verbs = self.verbs()
        if not verbs and self.controller and self.controller.pointed:
            return self._end_from_afar(self.controller)
        return self.point(Target(VERB, verbs[0])) if len(verbs) == 1 else None

    def _end_from_afar(self, controller: Controller) -> Step | None:
        """Let go of what was pointed at, where the phase can be ended then; else it stays pointed at."""
        before = list(controller.pointed)
        controller.pointed.clear()
        if len(self.verbs()) == 1:
            return self.point(Target(VERB, self.verbs()[0]))
        controller.pointed.extend(before)
        return None

    def back(self) -> bool:
        """Take one pointing back, or the first half of a choice in two halves."""
        self.stop()
        if self.controller and self.controller.back():
            self.version += 1
            self._settle_number()
            return True
        if self.controller and self.table.takes_back(self.match):
            return self.undo()
        return False

    def undo(self) -> bool:
        """Take a choice back."""
        self.stop()
        if not self.session.undo():
            return False
        self.refresh()
        return True

    def redo(self) -> bool:
        """Make it again."""
        if not self.session.redo():
            return False
        self.refresh()
        return True

    # -- to the end -------------------------------------------------------------------------------
    def to_the_end(self) -> Step | None:
        """Attack with the most dice again and again, until it is won or there is nothing left to attack with."""
        if self.controller is None or not self.numbers():
            return None
        if self.table.numbers(self.match, self.controller) != "attack":
            return None  # those who defend throw once
        self.set_number(self.numbers()[-1])
        step = self.confirm()
        if step:
            self.auto = step.option
            self._attacker = step.seat
        return step

    @property
    def going_on(self) -> bool:
        """Whether attacks follow one another by themselves; not while the defender is asked for his dice."""
        return self.auto is not None and self.session.match.seat == self._attacker

    def go_on(self) -> Step | None:
        """The next attack of those to the end; ends them where a person has to choose something else."""
        if self.auto is None or not self.going_on or self.session.waiting() is not Waiting.PERSON:
            return None
        option = self.table.to_the_end(self.match, self.auto)
        if option is None:
            self.stop()
            return None
        step = self.choose(option)
        self.auto = option
        return step

    def stop(self) -> None:
        """No more attacks by themselves."""
        if self.auto is not None:
            self.auto = None
            self.version += 1
