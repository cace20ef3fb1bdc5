"""A person's part of a match: what has been pointed at, numbers being chosen, errands, doubts.

Knows no pygame, so that the flow of a turn is tested without a window.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.desktop.controller import NUMBER, VERB, Controller, Target
from game.desktop.session import Session, Waiting
from game.desktop.tables.base import Errand, Offer, Slip, TitleTable
from game.kernel.match import Match, Step
from game.kernel.rules import Option


@dataclass(frozen=True, slots=True)
class Doubt:
    """A choice that waits for the answer to a question: is it meant?"""

    slip: Slip
    option: Option
    errand: Errand | None


class Play:
    """Between the table's controls and the session. `version` goes up whenever something must be shown anew.

    `keep`: how many units an attack to the end leaves at least, as long as the turn lasts. `doubt`: the choice that is
    asked about before it is made, while `wary`.
    """

    def __init__(self, session: Session, table: TitleTable, wary: Callable[[], bool] = lambda: False) -> None:
        self.session = session
        self.table = table
        self.wary = wary
        self.held: Callable[[], bool] = lambda: False  # whether something is to be read before anything is chosen
        self.controller: Controller | None = None
        self.number = 0
        self.keep = 1
        self.errands: dict[int, Errand] = {}  # by seat: others may be asked in between
        self.doubt: Doubt | None = None
        self.version = 0
        self._typed = ""
        self._aims: dict[int, tuple[Target, ...]] = {}  # by seat: what stays pointed at while others are asked
        self._meant: set[str] = set()  # slips that were meant, in this turn
        self._turn = -1
        self._asked: object = None
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
        self.doubt = None
        self._begin_turn()
        self._asked = self._asking()
        self.controller = None
        asked = self.session.waiting() is Waiting.PERSON and not self.held()
        if asked and len(options := match.options()) > 1:
            self.controller = self.table.make_controller(match.game.naming, options)
            for target in keep:
                if target in self.controller.targets():
                    self.controller.pointed.append(target)
                else:
                    self.controller.pointed.clear()
                    break
        if not (self.controller and self.controller.pointed):
            self.number = -1  # another question: what is proposed is offered first
        self._settle_number()

    def _begin_turn(self) -> None:
        turn = self.match.game.title.rounds(self.match.state)[1]
        if turn != self._turn:
            self._turn, self.keep = turn, 1
            self._meant.clear()
            self._aims.clear()

    def _asking(self) -> object:
        session = self.session
        return len(self.match.steps), session.viewer, session.waiting(), session.curtain_for, self.held()

    def look_again(self) -> bool:
        """Refresh where the match has gone on without us."""
        if self._asking() != self._asked:
            self.refresh(self._aims.get(self.match.seat, ()) if self.match.state.stack else ())
            return True
        return False

    def _settle_number(self) -> None:
        numbers = self.numbers()
        if numbers and self.number not in numbers:
            self.number = self.table.proposed(self.match, numbers)

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
        before = list(self.controller.pointed)
        option = self.controller.point(target)
        self.version += 1
        if option is not None:
            step = self.choose(option, then=self.controller.then(option))
            if step is None:
                self.controller.pointed[:] = before
            return step
        self.number = self.table.proposed(self.match, self.numbers() or [0])
        return None

    def aim_at(self, *targets: Target) -> None:
        """Point at several things at once; nothing is chosen by it."""
        for target in targets:
            if target in self.targets():
                assert self.controller is not None
                self.controller.pointed.append(target)
        self.version += 1
        self.number = self.table.proposed(self.match, self.numbers() or [0])

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
        if self._begins_before(target):
            self.undo()
            return self.point(target)
        return None

    def _begins_before(self, target: Target) -> bool:
        """Whether a choice in two halves could begin anew with a target, the first half being taken back."""
        match = self.match
        depth = match.undo_depth() if self.table.takes_back(match) else None
        if depth is None:
            return False
        options = match.game.options(match.state_before(depth))
        earlier = self.table.make_controller(match.game.naming, options)
        return target in earlier.targets()

    def choose(self, option: Option, errand: Errand | None = None, then: Option | None = None) -> Step | None:
        """Make a choice, and begin an errand with it; where it looks like a slip, ask first. `then`: see `make`."""
        slip = self.table.slip(self.match, self.match.seat, option) if self.wary() else None
        if slip is not None and slip.key not in self._meant:
            self.doubt = Doubt(slip, option, errand)
            self.version += 1
            return None
        return self.make(option, errand, then)

    def make(self, option: Option, errand: Errand | None = None, then: Option | None = None) -> Step:
        """Make a choice without a question, and begin an errand with it. `then`: what the same seat chooses in the same
        breath, where it is asked for it next and nothing came to light before."""
        kept = self.table.keeps_pointing(option)
        pointed = self.controller.path(option)[:kept] if self.controller else ()
        step = self.session.choose(option)
        if then is not None and not step.reveals and self.match.seat == step.seat and then in self.match.options():
            step = self.session.choose(then)
        self._aims[step.seat] = tuple(pointed)
        if errand is not None:
            self.errands[step.seat] = errand
        self.refresh(pointed)
        return step

    def mean_it(self) -> Step | None:
        """The choice that was asked about is made; in this turn the same is not asked again."""
        doubt, self.doubt = self.doubt, None
        if doubt is None:
            return None
        self._meant.add(doubt.slip.key)
        return self.make(doubt.option, doubt.errand)

    def think_again(self) -> None:
        """The choice that was asked about is not made."""
        self.doubt = None
        self.version += 1

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
        ending = self.table.ending(verbs)
        return self.point(Target(VERB, ending)) if ending else None

    def _end_from_afar(self, controller: Controller) -> Step | None:
        """Let go of what was pointed at, where the phase can be ended then; else it stays pointed at."""
        before = list(controller.pointed)
        controller.pointed.clear()
        if ending := self.table.ending(self.verbs()):
            return self.point(Target(VERB, ending))
        controller.pointed.extend(before)
        return None

    def back(self) -> bool:
        """Take one pointing back, or the first half of a choice in two halves."""
        self.stop()
        self._aims.clear()
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
        self._aims.clear()
        if not self.session.undo():
            return False
        self.refresh()
        return True

    def redo(self) -> bool:
        """Make it again."""
        if self.held() or not self.session.redo():
            return False
        self.refresh()
        return True

    # -- errands ----------------------------------------------------------------------------------
    @property
    def auto(self) -> Errand | None:
        """What goes on by itself for the seat that is asked."""
        return self.errands.get(self.match.seat)

    @property
    def going_on(self) -> bool:
        """Whether choices follow one another by themselves; not while another person is asked in between."""
        return self.auto is not None

    def offers(self) -> list[Offer]:
        """What can go on by itself from here."""
        return self.table.offers(self.match, self.controller, self.keep) if self.controller else []

    def set_keep(self, units: int) -> bool:
        """How many units an errand leaves at least; False where none asks for it."""
        most = max((offer.most for offer in self.offers()), default=0)
        if not most:
            return False
        self.keep = max(1, min(most, units))
        self.version += 1
        return True

    def more_kept(self, step: int) -> bool:
        """One unit more or less is left by an errand; False where none asks for it."""
        most = max((offer.most for offer in self.offers()), default=0)
        if step > 0 and self.keep >= most:
            return most > 0
        return self.set_keep(min(self.keep, most + 1) + step)

    def begin(self, kind: str = "") -> Step | None:
        """Begin an errand: of a kind, or the only one there is."""
        offers = [offer for offer in self.offers() if kind in ("", offer.errand.kind)]
        if len(offers) != 1:
            return None
        errand = offers[0].errand
        option = self.table.go_on(self.match, errand)
        return None if option is None else self.choose(option, errand)

    def go_on(self) -> Step | None:
        """The next choice of the errand; ends it where a person has to choose something else."""
        errand = self.auto
        if errand is None or self.session.waiting() is not Waiting.PERSON:
            return None
        option = self.table.go_on(self.match, errand)
        if option is None:
            self.stop()
            return None
        return self.make(option, errand)

    def stop(self) -> None:
        """Nothing goes on by itself any more."""
        if self.errands:
            self.errands.clear()
            self.version += 1
