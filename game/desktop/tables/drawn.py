"""Cards that were drawn are seen: face up and large for a moment, by the one who drew them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit import cards, panels, text
from game.desktop.kit.cards import CardFace
from game.desktop.session import NOBODY
from game.desktop.tables.base import HandCard
from game.desktop.theme import Theme
from game.kernel.match import Match, Step
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.lands.base import LandTable

SHOWN_MS, EACH_MS = 3200, 700
MOST = 5  # side by side
ZOOM = 1.3
TITLE = text.Style("title", 19, t.GOLD_LIT, emboss=t.BLACK)


class Drawn:
    """Keeps what each person drew until that one looks. Any click or key takes it away."""

    def __init__(self, scene: TableScene, table: LandTable) -> None:
        self.scene, self.table = scene, table
        self.shown: list[HandCard] = []
        self._waiting: dict[int, list[HandCard]] = {}  # by seat
        self._shown_to = NOBODY
        self._left = 0
        self._made: dict[object, pygame.Surface] = {}
        scene.match.on_step.append(self._stepped)
        scene.match.on_undo.append(self._undone)

    def _stepped(self, match: Match, step: Step) -> None:
        seat, seen = self.table.cards_seen(match, step)
        if seen and match.game.setup.seats[seat].is_human:
            self._waiting.setdefault(seat, []).extend(seen)

    def _undone(self, match: Match) -> None:
        self._waiting.clear()
        self.dismiss()

    def dismiss(self) -> bool:
        """Take away what is shown; whether anything was."""
        had, self.shown = bool(self.shown), []
        self._made.clear()
        return had

    def update(self, dt_ms: int) -> bool:
        """Show what the viewer drew, once nothing moves over it; whether the picture changes."""
        scene = self.scene
        viewer = scene.session.viewer
        if self.shown:
            self._left -= dt_ms
            return self.dismiss() if self._left <= 0 or viewer != self._shown_to else False
        if viewer not in self._waiting or scene.overlays.curtain or scene.tempo.busy or scene.match.over:
            return False
        held = {card.value for card in self.table.hand(scene.match, viewer)}
        seen = [card for card in self._waiting.pop(viewer) if card.value in held]
        self._shown_to = viewer
        self.shown, self._left = seen[-MOST:], SHOWN_MS + EACH_MS * max(0, len(seen) - 1)
        return bool(seen)

    @property
    def at(self) -> pygame.Rect | None:
        """Where they are shown: at the lower left of the board, over the sea and the hand that they come to."""
        if not self.shown:
            return None
        theme, board = self.scene.theme, self.scene.places.board
        wide, high = cards.card_size(theme, self._zoom)
        title = text.width(theme, _words(len(self.shown)), TITLE)
        room = max(title, len(self.shown) * (wide + theme.px(10)) - theme.px(10))
        sheet = pygame.Rect(0, 0, room + theme.px(36), high + theme.px(82))
        sheet.bottomleft = (board.x + theme.px(16), board.bottom - theme.px(14))
        return sheet.clamp(board)

    @property
    def _zoom(self) -> float:
        theme = self.scene.theme
        return min(ZOOM, (self.scene.places.board.h - theme.px(70)) / cards.card_size(theme)[1])

    def draw(self, dst: pygame.Surface) -> None:
        """Their faces on a sheet of leather."""
        sheet, theme, zoom = self.at, self.scene.theme, self._zoom
        if sheet is None:
            return
        px, wide = theme.px, cards.card_size(theme, zoom)[0]
        panels.panel(dst, theme, sheet, "leather", 7, 6, 22)
        text.draw(dst, theme, _words(len(self.shown)), TITLE, (sheet.centerx, sheet.y + px(22)), "center")
        for i, card in enumerate(self.shown):
            at = (sheet.x + px(18) + i * (wide + px(10)), sheet.y + px(42))
            cards.draw(dst, theme, self._sheet(theme, card, zoom), at)
        quiet = text.Style("ital", 16, t.PARCHMENT_DIM)
        text.draw(dst, theme, _("For your eyes only."), quiet, (sheet.centerx, sheet.bottom - px(19)), "center")

    def _sheet(self, theme: Theme, card: HandCard, zoom: float) -> pygame.Surface:
        key = (card, zoom, theme)
        if key not in self._made:
            face = CardFace(card.name, card.symbol, card.tint, card.faction)
            picture = self.scene.hand.picture(card.key, cards.picture_size(theme, zoom))
            self._made[key] = cards.compose(theme, face, picture, zoom)
        return self._made[key]


def _words(n: int) -> str:
    return _("You draw a card") if n == 1 else ngettext("{n} card comes to you", "{n} cards come to you", n).format(n=n)
