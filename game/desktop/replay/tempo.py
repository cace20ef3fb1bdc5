"""How fast a replay goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.preferences import Speed
from game.desktop.tables.tempo import Tempo
from game.kernel.match import Match, Step
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.replay.scene import ReplayScene

RATES = ((N_("Slow"), 1400), (N_("Normal"), 600), (N_("Quick"), 90), (N_("Fast"), 0))
AT_FIRST = {"slow": 0, "fast": 2}  # by how bots play at the table
HURRIED = 2  # from this rate on nothing glides or tumbles


class ReplayTempo(Tempo):
    """One step at most a frame; pausing is the transport's affair and not a speed."""

    scene: ReplayScene

    @property
    def hurried(self) -> bool:
        """Whether steps follow one another too fast to move anything."""
        return self.rate >= HURRIED

    def set_speed(self, speed: Speed) -> None:
        """Begin at about the speed that bots have at the table."""
        self.speed = speed
        self.rate = AT_FIRST.get(speed, 1)

    def next_speed(self) -> None:
        """The rate after this one, around; it is not kept."""
        self.rate = (self.rate + 1) % len(RATES)
        self.scene.stale = True

    @property
    def speed_name(self) -> str:
        """The rate in words."""
        return _(RATES[self.rate][0])

    def advance(self, dt_ms: int) -> bool:
        """Let the next step be shown when it is time; whether one was, or the end was met."""
        scene, session = self.scene, self.scene.session
        if scene.overlays.holds_play or not session.playing or (self.busy and not self.hurried):
            return False
        session.pace_ms = scene.table.dwell_ms(scene.match, RATES[self.rate][1])
        return session.tick(dt_ms) is not None

    def _stepped(self, match: Match, step: Step) -> None:
        if self.hurried and self.scene.session.playing:
            self.finish()
            self.scene.stale = True
        else:
            super()._stepped(match, step)
