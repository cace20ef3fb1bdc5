"""How fast the table goes on: bots' moves at the speed that was chosen, and what a step sets in motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.kit.motion import DIE, DIE_APART, REDUCED
from game.desktop.preferences import Speed
from game.desktop.session import Waiting
from game.kernel.match import Match, Step
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

SPEEDS: tuple[tuple[Speed, str, int], ...] = (
    ("slow", N_("Slow"), 1400),
    ("normal", N_("Normal"), 600),
    ("fast", N_("Fast"), 0),
)
DICE_MS = DIE + 4 * DIE_APART
ARRIVED = 10_000  # an age at which nothing moves any more
AUTO_SPEED = 3  # how much quicker dice fall in an attack to the end, and all that others do during a lesson
BOTS = (Waiting.BOT, Waiting.PAUSE)
MOST_STEPS = 6  # of bots in one frame when hurried


class Tempo:
    """Lets a table scene's session go on. `dice_age`: milliseconds since the last dice were thrown."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.dice_age = ARRIVED
        self.until = 0  # milliseconds from the last step until what its dice brought was shown
        self.skipping = False
        self._skipped_in, self._paused_before = -1, False
        self.set_speed(scene.keeper.now.speed)
        scene.match.on_step.append(self._stepped)
        scene.match.on_undo.append(self._undone)

    # -- speed ------------------------------------------------------------------------------------
    @property
    def hurried(self) -> bool:
        """Whether bots' moves are not shown one by one."""
        return self.speed == "fast" or self.skipping or self.scene.onlookers.hurrying

    @property
    def paused(self) -> bool:
        """Whether bots wait."""
        return self.scene.session.paused

    def set_speed(self, speed: Speed) -> None:
        """How fast bots play; a pause is ended by it."""
        self.speed: Speed = speed
        self.skipping = False
        self.scene.session.paused = False
        self.scene.stale = True

    def choose_speed(self, speed: Speed) -> None:
        """How fast bots play, from now on and in the next run; a pause stays one."""
        paused = self.paused
        self.set_speed(speed)
        self.scene.session.paused = paused
        self.scene.keeper.change(speed=speed)

    def next_speed(self) -> None:
        """The speed after this one, around."""
        keys = [key for key, _name, _ms in SPEEDS]
        self.choose_speed(keys[(keys.index(self.speed) + 1) % len(keys)])

    def pause(self) -> None:
        """Let bots wait, or go on."""
        self.skipping = False
        self.scene.session.paused = not self.scene.session.paused
        self.scene.stale = True

    def step(self) -> None:
        """Let one choice of a bot through, and wait after it."""
        if self.scene.session.waiting() is Waiting.BOT:
            self.scene.session.paused = True
        self.scene.session.step_once()
        self.scene.stale = True

    def skip(self) -> None:
        """Let bots play on at once until a person is asked; where there is none, until the turn is over."""
        if self.scene.session.waiting() not in BOTS:
            return
        self.skipping, self._skipped_in = True, self._turn()
        self._paused_before, self.scene.session.paused = self.paused, False
        self.finish()

    def _turn(self) -> int:
        match = self.scene.match
        return match.game.title.rounds(match.state)[1]

    def _look_whether_skipped(self) -> None:
        session = self.scene.session
        done = session.waiting() not in BOTS or (not session.people() and self._turn() != self._skipped_in)
        if self.skipping and done:
            self.skipping, session.paused = False, self._paused_before
            self.scene.stale = True

    @property
    def speed_name(self) -> str:
        """The speed in words."""
        return next(_(name) for key, name, _ms in SPEEDS if key == self.speed)

    @property
    def _pace_ms(self) -> int:
        pace = 0 if self.skipping else next(ms for key, _name, ms in SPEEDS if key == self.speed)
        return pace // AUTO_SPEED if self._brisk else pace

    # -- going on ---------------------------------------------------------------------------------
    @property
    def busy(self) -> bool:
        """Whether something moves that should be seen before play goes on."""
        return self.scene.stage.busy or self.rolling

    @property
    def rolling(self) -> bool:
        """Whether dice are falling."""
        return self.dice_age < self._dice_ms

    @property
    def _dice_ms(self) -> int:
        """How long dice fall; with reduced motion they lie at once."""
        return REDUCED if self.scene.theme.reduced else DICE_MS

    @property
    def _dice_speed(self) -> int:
        return AUTO_SPEED if self.scene.play.errands or self._brisk else 1

    @property
    def _brisk(self) -> bool:
        """Whether a lesson waits for the person: what others do meanwhile is seen, and does not keep him."""
        scene = self.scene
        return scene.overlays.bubble is not None and not scene.match.game.setup.seats[scene.match.seat].is_human

    def advance(self, dt_ms: int) -> bool:
        """Let the session make what needs no person; whether it made something."""
        scene = self.scene
        held = scene.overlays.holds_play or scene.onlookers.asks or scene.stage.holds
        if held or scene.match.over or (self.busy and not self.hurried):
            return False
        if scene.onlookers.hurrying:
            return scene.onlookers.advance(dt_ms)
        if scene.play.go_on() is not None:
            return True
        made = False
        for n in range(MOST_STEPS if self.hurried else 1):
            scene.session.pace_ms = scene.table.dwell_ms(scene.match, self._pace_ms)
            if scene.session.tick(dt_ms if n == 0 else 0) is None:
                break
            made = True
            self._look_whether_skipped()
            if scene.stage.holds:
                break
        return made

    def update(self, dt_ms: int) -> bool:
        """Let dice fall; whether they are falling."""
        if not self.rolling:
            return False
        self.dice_age += dt_ms * self._dice_speed
        return True

    def finish(self) -> bool:
        """Let everything that moves arrive; whether anything moved."""
        self.scene.hearing.finish()
        moved = self.scene.stage.finish() or self.rolling
        self.dice_age = ARRIVED
        return moved

    # -- what a step moves ------------------------------------------------------------------------
    def _stepped(self, match: Match, step: Step) -> None:
        """Set in motion what a step moves; called before the new position is shown."""
        scene = self.scene
        scene.stale, self.until = True, 0
        minded = not self.skipping and scene.stage.minds(match, step)
        if self.hurried and not step.by_person and not minded:
            self.finish()
            return
        self.until = scene.stage.set_moving(match, step)

    def throw(self) -> int:
        """Throw dice; when what they bring may show."""
        self.dice_age = 0
        return round(self._dice_ms * 0.75) // self._dice_speed

    def _undone(self, match: Match) -> None:
        self.finish()
        self.scene.stale = True
