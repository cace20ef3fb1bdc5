"""'Guide me': advice on the decision at hand, for whoever has the machine. It thinks in the bots' process and on the
person's view; what comes too late is dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.reason import Reason
from game.desktop.session import Waiting
from game.kernel.match import Step

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

MOST_TRIES = 2  # for one decision


class Guide:
    """Advises a table scene's person. `forced`: a lesson lets it think though it is off."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.forced = False
        self._reason: Reason | None = None
        self._about: tuple[int, int, Step | None] | None = None  # the decision that was asked about
        self._tries = 0
        self._followed = -1  # how many steps there were when advice was followed whose other half is still to be chosen

    @property
    def on(self) -> bool:
        """Whether advice is shown: there must be a person still to be asked, and somebody to advise him."""
        scene = self.scene
        if not scene.keeper.now.guide or scene.session.adviser is None or scene.match.over:
            return False
        return bool(scene.session.people())

    @property
    def reason(self) -> Reason | None:
        """The advice on the decision at hand, once it has come."""
        return self._reason if self._about is not None and self._about == self._decision() else None

    @property
    def thinking(self) -> bool:
        """Whether advice on the decision at hand may still come."""
        adviser, waited = self.scene.session.adviser, self._about is not None and self._reason is None
        return waited and adviser is not None and (self._tries < MOST_TRIES or adviser.wishing)

    @property
    def words(self) -> str:
        """The advice as one sentence; empty while there is none."""
        reason, scene = self.reason, self.scene
        return scene.table.advice(scene.match, reason) if reason else ""

    def places(self) -> tuple[str, ...]:
        """What the advice speaks of on the map, in the order in which it would be pointed at."""
        return self.scene.table.advised(self.reason) if self.on and self.reason else ()

    def toggle(self) -> None:
        """Guide me, or not."""
        self.scene.keeper.change(guide=not self.scene.keeper.now.guide)
        self.scene.lay_again()

    def do_it(self) -> Step | None:
        """Choose what is advised; where that is one half of a choice, the other half follows when it is advised."""
        play, reason = self.scene.play, self.reason
        if reason is None or play.controller is None or reason.option not in self.scene.match.options():
            return None
        play.controller.pointed[:] = play.controller.path(reason.option)
        step = play.make(reason.option)
        self._followed = len(self.scene.match.steps) if self.on else -1  # without the strip each half is taught
        return step

    def _follow(self) -> None:
        """Choose the other half of what was followed, unless something else was chosen meanwhile."""
        scene = self.scene
        if self._followed < 0:
            return
        if len(scene.match.steps) != self._followed or not scene.table.takes_back(scene.match):
            self._followed = -1
        elif self.reason is not None and not scene.overlays.holds_play:
            self._followed = -1
            self.do_it()

    def update(self) -> bool:
        """Ask, and take what has come; whether there is other advice now."""
        before = self._reason
        if self.on != bool(self.scene.places.advice.h):
            self.scene.lay_again()  # the last person is out, or is in again after an undo
        if not (self.on or self.forced):
            self._about = self._reason = None
            return before is not None
        about = self._decision()
        if about != self._about:
            self._about, self._reason, self._tries = about, None, 0
        if about is not None and self._reason is None:
            self._ask(about[1])
        self._follow()
        return before is not self._reason

    def _ask(self, seat: int) -> None:
        scene, adviser = self.scene, self.scene.session.adviser
        if adviser is None:
            return
        if self._tries and (found := adviser.advice()) is not None:
            self._reason = found if found.option in scene.match.options() else None
        elif not self._tries or (self._tries < MOST_TRIES and not adviser.wishing):
            self._tries += 1
            match = scene.match
            adviser.wish(match.game, match.state, seat, match.seed, len(match.steps))

    def _decision(self) -> tuple[int, int, Step | None] | None:
        """What tells the decision at hand from others; None where there is nothing to advise, or to nobody.

        Whoever has not the machine is not advised where that rests on a hand. While something is to be read nobody is.
        """
        scene, match = self.scene, self.scene.match
        if scene.stage.holds:
            return None
        if scene.session.waiting() is not Waiting.PERSON or scene.play.going_on or len(match.options()) < 2:
            return None
        if scene.session.viewer != match.seat and not scene.stage.advises_in_the_open():
            return None
        return len(match.steps), match.seat, match.steps[-1] if match.steps else None
