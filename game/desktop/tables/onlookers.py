"""When bots play on alone: watch, hurry or leave is asked once; a turn can be skipped, the rest be hurried through."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, sleep
from typing import TYPE_CHECKING

from game.desktop.session import Waiting
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.base import Ask, SeatRow
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

SHARE = 0.012  # seconds of a frame that hurried bots may take
BREATH = 0.0003  # seconds from one look for a bot's answer to the next

Extra = tuple[str, str, str]


class Onlookers:
    """What those at the machine want who only look on. `hurrying`: to the end; else it flies to the turn's end."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.hurrying = False
        self._answered = False
        self._turn: int | None = None  # the turn that is skipped

    @property
    def asks(self) -> bool:
        """Whether the match waits for what is wanted: when the last person has just left it."""
        return self.scene.session.left_by_all and not self._answered

    @property
    def flying(self) -> bool:
        """Whether bots play as fast as they can, unseen."""
        return self.hurrying or self._turn is not None

    # -- what is wanted ---------------------------------------------------------------------------
    def watch(self) -> None:
        """See the bots play on."""
        self._answered = True
        self.scene.stale = True

    def hurry(self) -> None:
        """Let them play to the end."""
        self._answered = self.hurrying = True
        self.scene.stale = True

    def skip(self) -> None:
        """Let them play to the end of this turn, or until a person is asked."""
        if not self.asks and self.scene.session.waiting() in (Waiting.BOT, Waiting.PAUSE):
            self._turn = self._turn_now()
            self.scene.stale = True

    def halt(self) -> bool:
        """Go on at the speed that was chosen; whether it flew."""
        flew, self.hurrying, self._turn = self.flying, False, None
        if flew:
            self.scene.tempo.set_speed(self.scene.tempo.speed)
        return flew

    def _turn_now(self) -> int:
        return self.scene.match.game.title.rounds(self.scene.match.state)[1]

    # -- time -------------------------------------------------------------------------------------
    def advance(self, dt_ms: int) -> bool:
        """Let bots choose for a part of a frame; whether they did."""
        session, made = self.scene.session, False
        session.paused, session.pace_ms = False, 0
        until = perf_counter() + SHARE
        while self.flying and perf_counter() < until:
            if session.tick(dt_ms) is None:
                sleep(BREATH)  # the bots' process needs the processor, too
            else:
                made = True
            dt_ms = 0
            self._see_whether_done()
        return made

    def _see_whether_done(self) -> None:
        waiting = self.scene.session.waiting()
        asked = waiting is Waiting.CURTAIN or (waiting is Waiting.PERSON and len(self.scene.match.options()) > 1)
        turned = self._turn is not None and self._turn != self._turn_now()
        if asked or turned or waiting is Waiting.OVER:
            self.halt()

    # -- words ------------------------------------------------------------------------------------
    def ask(self, rows: Sequence[SeatRow]) -> AskModel | None:
        """What the bar at the bottom says while nobody else is asked; None where it has nothing to say."""
        scene = self.scene
        if self.asks:
            words = _("Nobody at this machine is left in the match. Watch, hurry or leave?")
            return AskModel(Ask(words, _("It is asked this once.")), extra=(_leave(), _hurry(), _watch()))
        if self.hurrying:
            words = _("Playing to the end: round {round}, {n} choices made.")
            round_ = scene.match.game.title.rounds(scene.match.state)[0]
            words = words.format(round=round_, n=len(scene.match.steps))
            return AskModel(Ask(words, _("It goes as fast as the bots think.")), extra=(_halt(),))
        if self.flying:
            words = _("Skipping the turn: {who}.").format(who=rows[scene.match.seat].name)
            return AskModel(Ask(words), extra=(_halt(),))
        return None

    def extras(self) -> list[Extra]:
        """Buttons while a bot plays, from the right."""
        alone = not self.scene.session.people()
        skip = ("skip", _("Skip"), _("To the end of this turn at once (K)"))
        return [_leave(), _hurry(), skip] if alone else [skip]


def _watch() -> Extra:
    return ("watch", _("Watch"), _("See how it goes on, at the speed that was chosen"))


def _hurry() -> Extra:
    return ("hurry", _("Hurry"), _("To the end at once; you can stop it on the way"))


def _leave() -> Extra:
    return ("title_page", _("Leave"), _("Go to the title page; the match is saved."))


def _halt() -> Extra:
    return ("halt", _("Stop"), _("Watch from here on (Esc)"))
