"""Lands that are lit because a line of the chronicle or a card speaks of them, and cards that a land speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

LIT_MS = 2400  # how long what was clicked in the chronicle is lit


class Lights:
    """Follows pointer and keyboard of a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._kept: tuple[str, ...] = ()
        self._left = 0

    def settle(self) -> None:
        """See what is pointed at now."""
        scene = self.scene
        lit, card = self._lit(), self._card()
        if (lit, card) != (scene.board.lit, scene.hand.lit):
            scene.board.lit, scene.hand.lit = lit, card
            scene.layer.dirty = True

    def _lit(self) -> tuple[str, ...]:
        scene = self.scene
        line = scene.pointer.line_under() or scene.keys.line
        if line is not None:
            return line.keys
        pointed = scene.hand.pointed_at()
        return pointed.places if pointed else scene.stage.lit() or self._kept

    def _card(self) -> int | None:
        """The card of the land that is pointed at."""
        scene = self.scene
        land = scene.keys.land if scene.keys.shown else scene.pointer.under()
        return next((card.value for card in scene.hand.model.cards if land and card.key == land), None)

    def go_to(self, keys: tuple[str, ...]) -> None:
        """Bring lands into the middle and light them for a while."""
        if keys:
            self.scene.board.centre(keys[-1])
            self.scene.scenery.stale()
            self.show(keys)

    def show(self, keys: tuple[str, ...]) -> None:
        """Light lands for a while, wherever they lie."""
        if keys:
            self._kept, self._left = keys, LIT_MS
            self.settle()

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether a light goes out."""
        if self._left <= 0:
            return False
        self._left -= dt_ms
        if self._left > 0:
            return False
        self._kept = ()
        self.settle()
        return True
