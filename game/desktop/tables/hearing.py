"""What is heard at the table: a step's sounds, each when what it belongs to is seen. Times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kernel.match import Match, Step

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

DICE_AT = 120  # when the first die meets the table
DICE_APART = 110  # from one side's dice to the other's
APART = 160  # from one sound of a step to the next
LAST_AT = 1100  # how much later the end of the match is heard than what brought it
LAST = ("victory", "defeat")
FATES = ("hero_falls", "dragon_slain")
SIGNALS = ("turn", "region", "end_card", "eliminated", *FATES, *LAST)  # heard however hurried the bots are
HURRIED_GAP = 500  # from one of the other sounds to the next while bots are hurried


@dataclass
class Cue:
    """A sound to come."""

    name: str
    left: int


class Hearing:
    """The sounds of a table scene. Listens to the match after its tempo, which says when losses are shown."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._cues: list[Cue] = []
        self._hurried_at = -HURRIED_GAP
        scene.match.on_step.append(self._stepped)
        scene.match.on_undo.append(lambda _match: self._cues.clear())

    def _stepped(self, match: Match, step: Step) -> None:
        names = list(self.scene.table.sounds(match, step))
        if self.scene.tempo.hurried and not step.by_person:
            names = self._few(names)
        at, after = DICE_AT, self.scene.tempo.until
        for name in names:
            if name.startswith("dice"):
                self._cues.append(Cue(name, at))
                at += DICE_APART
            else:
                self._cues.append(Cue(name, after + (LAST_AT if name in LAST else 0)))
                after += APART

    def _few(self, names: list[str]) -> list[str]:
        """What matters, and of the rest one now and then."""
        kept = [name for name in names if name in SIGNALS]
        if not kept and names and self.scene.clock - self._hurried_at >= HURRIED_GAP:
            kept = names[-1:]
            self._hurried_at = self.scene.clock
        return kept

    def finish(self) -> None:
        """What moves arrives at once, and is heard at once."""
        for cue in self._cues:
            cue.left = 0

    def refuse(self) -> None:
        """A click that leads nowhere."""
        self.scene.layer.heard.append("refused")

    def judge(self, version: int) -> None:
        """After something was pointed at: refused, where a person is asked and the play is as it was."""
        play = self.scene.play
        if play.controller is not None and play.version == version:
            self.refuse()

    def update(self, dt_ms: int) -> None:
        """Let time pass; what is due goes to those who listen."""
        for cue in self._cues:
            cue.left -= dt_ms
        self.scene.layer.heard += [cue.name for cue in self._cues if cue.left <= 0]
        self._cues = [cue for cue in self._cues if cue.left > 0]
