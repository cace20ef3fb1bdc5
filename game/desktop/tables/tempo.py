"""How fast the table goes on: bots' moves at the speed that was chosen, and what a step sets in motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.board.look import Piece
from game.desktop.kit.motion import DIE, DIE_APART, REDUCED
from game.desktop.preferences import Speed
from game.kernel.match import Match, Step
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

SPEEDS: tuple[tuple[Speed, str, int], ...] = (
    ("paused", N_("Paused"), 0),
    ("slow", N_("Slow"), 1400),
    ("normal", N_("Normal"), 600),
    ("fast", N_("Fast"), 0),
)
DICE_MS = DIE + 4 * DIE_APART
ARRIVED = 10_000  # an age at which nothing moves any more
AUTO_SPEED = 3  # how much quicker dice fall in an attack to the end
MOST_STEPS = 6  # of bots in one frame when hurried


class Tempo:
    """Lets a table scene's session go on. `dice_age`: milliseconds since the last dice were thrown."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.dice_age = ARRIVED
        self.set_speed(scene.keeper.now.speed)
        scene.match.on_step.append(self._stepped)
        scene.match.on_undo.append(self._undone)

    # -- speed ------------------------------------------------------------------------------------
    @property
    def hurried(self) -> bool:
        """Whether bots' moves are not shown one by one."""
        return self.speed == "fast" or self.scene.onlookers.flying

    def set_speed(self, speed: Speed) -> None:
        """How fast bots play."""
        self.speed: Speed = speed
        self.scene.session.paused = speed == "paused"
        self.scene.stale = True

    def choose_speed(self, speed: Speed) -> None:
        """How fast bots play, from now on and in the next run."""
        self.set_speed(speed)
        self.scene.keeper.change(speed=speed)

    def next_speed(self) -> None:
        """The speed after this one, around."""
        keys = [key for key, _name, _ms in SPEEDS]
        self.choose_speed(keys[(keys.index(self.speed) + 1) % len(keys)])

    @property
    def speed_name(self) -> str:
        """The speed in words."""
        return next(_(name) for key, name, _ms in SPEEDS if key == self.speed)

    @property
    def _pace_ms(self) -> int:
        return next(ms for key, _name, ms in SPEEDS if key == self.speed)

    # -- going on ---------------------------------------------------------------------------------
    @property
    def busy(self) -> bool:
        """Whether something moves that should be seen before play goes on."""
        return self.scene.board.motions.busy or self.rolling

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
        return AUTO_SPEED if self.scene.play.auto else 1

    def advance(self, dt_ms: int) -> bool:
        """Let the session make what needs no person; whether it made something."""
        scene = self.scene
        held = scene.overlays.holds_play or scene.onlookers.asks
        if held or scene.match.over or (self.busy and not self.hurried):
            return False
        if scene.onlookers.flying:
            return scene.onlookers.advance(dt_ms)
        if scene.play.go_on() is not None:
            return True
        made = False
        for n in range(MOST_STEPS if self.hurried else 1):
            scene.session.pace_ms = scene.table.dwell_ms(scene.match, self._pace_ms)
            if scene.session.tick(dt_ms if n == 0 else 0) is None:
                break
            made = True
        return made

    def update(self, dt_ms: int) -> bool:
        """Let dice fall; whether they are falling."""
        if not self.rolling:
            return False
        self.dice_age += dt_ms * self._dice_speed
        return True

    def finish(self) -> bool:
        """Let everything that moves arrive; whether anything moved."""
        moved = self.scene.board.motions.finish() or self.rolling
        self.dice_age = ARRIVED
        return moved

    # -- what a step moves ------------------------------------------------------------------------
    def _stepped(self, match: Match, step: Step) -> None:
        """Set in motion what a step moves; called before the new position is shown."""
        scene = self.scene
        scene.stale = True
        if self.hurried and not step.by_person:
            self.finish()
            return
        until = self._roll(match)
        for one in scene.table.moving(step):
            before = scene.board.look.pieces.get(one.target)
            mover = scene.board.look.pieces.get(one.source)
            if one.conquest:
                scene.board.spread(one.source, one.target, until)
            if mover:
                scene.board.glide(one.source, one.target, Piece(mover.faction, one.units), before, until)

    def _roll(self, match: Match) -> int:
        """Throw the dice of the last step, if it had any; when the losses they bring may show."""
        scene, dice = self.scene, self.scene.table.battle(match)
        if dice is None or dice.serial != len(match.steps) - 1:
            return 0
        self.dice_age = 0
        until = round(self._dice_ms * 0.75) // self._dice_speed
        for key, piece in scene.table.look(match, None).pieces.items():
            if scene.board.look.pieces.get(key) not in (None, piece):
                scene.board.hold(key, until)
        return until

    def _undone(self, match: Match) -> None:
        self.finish()
        self.scene.stale = True
