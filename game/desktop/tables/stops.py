"""Where the keyboard can go at the table, and where it begins: what answers comes first, what leaves comes last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.controller import VERB
from game.desktop.widgets.base import Widget
from game.desktop.widgets.controls import Button

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

Stop = tuple[str, object]  # ("land", key), ("card", value), ("line", "") or ("widget", key)
LEAVING = ("back", "title_page")  # and whatever ends a phase


class Stops:
    """Everything Tab comes to. `aimed` is the land that was chosen last by the keyboard."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.aimed = ""
        self._first = ""
        self._asked: object = None

    def settle(self) -> None:
        """The match has gone on: where the keyboard begins now."""
        look = self.scene.board.look
        asked = (look.targets, look.source, len(self.scene.match.steps))
        if asked != self._asked:
            self._asked, self._first = asked, self._natural()

    def all(self) -> list[Stop]:
        """Legal lands from the most natural one, cards, answers, tabs, the bar at the top."""
        scene = self.scene
        buttons, answers = self._buttons(), self.answers()
        top = [one for one in buttons if scene.places.top.contains(one.rect)]
        legal = scene.hand.model.legal | scene.hand.model.pointed
        out: list[Stop] = [("land", key) for key in self._lands()]
        out += [("card", card.value) for card in scene.hand.model.ordered() if card.value in legal]
        out += [("widget", one.key) for one in answers]
        out += [("widget", one.key) for one in buttons if one not in answers and one not in top]
        if scene.telling.lines and scene.stage.log_is_seen():
            out.append(("line", ""))
        return out + [("widget", one.key) for one in top]

    def answers(self) -> list[Widget]:
        """Buttons that answer what is asked; those that end a phase or go back are the last."""
        places = (self.scene.places.ask, self.scene.places.advice)
        found = [one for one in self._buttons() if any(place.contains(one.rect) for place in places)]
        return sorted(found, key=lambda one: (_leaves(one), not _is_primary(one), one.rect.x))

    def only_buttons(self) -> bool:
        """Whether what is asked has no answer but its buttons."""
        scene = self.scene
        if scene.onlookers.asks:
            return True
        targets = scene.play.targets()
        return bool(targets) and all(target.domain == VERB for target in targets)

    def _lands(self) -> list[str]:
        lands = list(self.scene.board.look.targets)
        at = lands.index(self._first) if self._first in lands else 0
        return lands[at:] + lands[:at]

    def _natural(self) -> str:
        """The last aim; else where something moved last; else what lies nearest to the source, or to the middle."""
        scene, look = self.scene, self.scene.board.look
        if not look.targets:
            return ""
        last = (look.last.target, look.last.source) if look.last else ()
        known = next((key for key in (self.aimed, *last) if key in look.targets), "")
        if known:
            return known
        x, y = scene.board.window_point(look.source) if look.source else scene.places.board.center

        def far(key: str) -> int:
            kx, ky = scene.board.window_point(key)
            return (kx - x) ** 2 + (ky - y) ** 2

        return min(look.targets, key=far)

    def _buttons(self) -> list[Widget]:
        """Those that can be focused, one of each group."""
        groups: set[str] = set()
        out = []
        for widget in self.scene.layer.walk():
            if widget.can_focus() and (not widget.group or widget.group not in groups):
                groups.add(widget.group)
                out.append(widget)
        return out


def _leaves(widget: Widget) -> bool:
    return widget.key in LEAVING or widget.key.startswith("verb.")


def _is_primary(widget: Widget) -> bool:
    return isinstance(widget, Button) and widget.look.kind == "primary"
