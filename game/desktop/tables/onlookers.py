"""When bots play on alone: whether to watch, hurry or leave is asked once, and the rest can be hurried through."""

from __future__ import annotations

from time import perf_counter, sleep
from typing import TYPE_CHECKING

from game.desktop.session import Waiting
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.base import Ask
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

SHARE = 0.012  # seconds of a frame that hurried bots may take
BREATH = 0.0003  # seconds from one look for a bot's answer to the next

Extra = tuple[str, str, str]


class Onlookers:
    """What those at the machine want who only look on. `hurrying`: bots play to the end as fast as they can."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.hurrying = False
        self._answered = False
        self._paused_before = False

    @property
    def asks(self) -> bool:
        """Whether the match waits for what is wanted: when the last person has just left it."""
        return self.scene.session.left_by_all and not self._answered

    # -- what is wanted ---------------------------------------------------------------------------
    def watch(self) -> None:
        """See the bots play on."""
        self._answered = True
        self.scene.stale = True

    def hurry(self) -> None:
        """Let them play to the end."""
        self._answered = self.hurrying = True
        self._paused_before = self.scene.session.paused
        self.scene.stale = True

    def halt(self) -> None:
        """Go on as before, at the speed that was chosen or in its pause."""
        if self.hurrying:
            self.hurrying, self.scene.session.paused = False, self._paused_before
            self.scene.scenery.chronicle.follow()
            self.scene.stale = True

    # -- time -------------------------------------------------------------------------------------
    def advance(self, dt_ms: int) -> bool:
        """Let bots choose for a part of a frame; whether they did."""
        session, made = self.scene.session, False
        session.paused, session.pace_ms = False, 0
        until = perf_counter() + SHARE
        while self.hurrying and perf_counter() < until:
            if session.tick(dt_ms) is None:
                sleep(BREATH)  # the bots' process needs the processor, too
            else:
                made = True
            dt_ms = 0
            if session.waiting() is Waiting.OVER:
                self.halt()
        return made

    # -- words ------------------------------------------------------------------------------------
    def ask(self) -> AskModel | None:
        """What the bar at the bottom says while nobody else is asked; None where it has nothing to say."""
        scene = self.scene
        if self.asks:
            words = _("Nobody at this machine is left in the match. Watch, hurry or leave?")
            return AskModel(Ask(words, _("The bots can play on without you.")), extra=(_leave(), _hurry(), _watch()))
        if self.hurrying:
            words = _("Playing to the end: round {round}, {n} choices made.")
            round_ = scene.match.game.title.rounds(scene.match.state)[0]
            words = words.format(round=round_, n=len(scene.match.steps))
            return AskModel(Ask(words, _("It goes as fast as the bots think.")), extra=(_halt(),))
        return None

    def extras(self) -> list[Extra]:
        """Further buttons while bots play alone, from the right."""
        return [] if self.scene.session.people() else [_leave(), _hurry()]


def _watch() -> Extra:
    return ("watch", _("Watch"), _("See how it goes on, at the speed that was chosen"))


def _hurry() -> Extra:
    return ("hurry", _("Hurry"), _("To the end at once; you can stop it on the way"))


def _leave() -> Extra:
    return ("title_page", _("Leave"), _("Go to the title page; the match is saved."))


def _halt() -> Extra:
    return ("halt", _("Stop"), _("Watch from here on (Esc)"))
