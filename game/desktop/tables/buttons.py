"""What the table's buttons do, by their keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.desktop.commands import Command, Goto
from game.desktop.controller import Target
from game.desktop.widgets.base import Action

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


class Buttons:
    """The buttons of the bars and of the question; those that a stage brings along are told by it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def press(self, action: Action) -> Command | None:
        """Do it. Raises IllegalChoice where the rules refuse it after all."""
        key, play = action.key, self.scene.play
        if key == "confirm":
            play.confirm()
        elif key.startswith("die."):
            self.scene.mark(int(str(action.value)))
        elif key.startswith("verb."):
            play.point(Target("verb", key.removeprefix("verb.")))
        elif key.startswith("point."):
            _point, domain, value = key.split(".")
            play.point(Target(domain, int(value)))
        elif key.startswith("spot."):
            return self.scene.stage.use(action)
        elif key == "number":
            play.set_number(play.numbers()[0] + int(str(action.value)))
        elif key in ("more", "less", "all"):
            top = play.numbers()[-1]
            play.set_number(top if key == "all" else play.number + (1 if key == "more" else -1))
        else:
            return self._press_plain(key)
        return None

    def _press_plain(self, key: str) -> Command | None:
        """Buttons that have no value."""
        scene, plain = self.scene, self._plain()
        if key in plain:
            plain[key]()
        elif key in {offer.errand.kind for offer in scene.play.offers()}:
            scene.begin(key)
        elif key.startswith("tab."):
            scene.open_tab(key.removeprefix("tab."))
        elif key in ("result", "title_page"):
            return Goto(key)
        return None

    def _plain(self) -> dict[str, Callable[[], object]]:
        scene, play, tempo = self.scene, self.scene.play, self.scene.tempo
        return {
            "stop": play.stop, "back": play.back, "undo": play.undo, "redo": play.redo,
            "step": tempo.step, "speed": tempo.next_speed, "pause": tempo.pause, "skip": tempo.skip,
            "look": scene.look_at_hand,
            "keep_more": lambda: play.more_kept(1), "keep_less": lambda: play.more_kept(-1),
            "watch": scene.onlookers.watch, "hurry": scene.onlookers.hurry, "halt": scene.onlookers.halt,
            "menu": scene.overlays.open_menu, "guide": scene.guide.toggle, "advised": scene.guide.do_it,
            "whole_map": scene.keys.fit, "why": scene.why.ask, **scene.stage.deeds(),
        }  # fmt: skip
