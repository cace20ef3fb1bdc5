"""The page shown while a match is read and its table laid: a bar that fills, and a way back."""

from __future__ import annotations

from time import perf_counter

import pygame

from game.desktop import theme as t
from game.desktop.beside import Work
from game.desktop.commands import Back, Command, Laid
from game.desktop.kit import panels, text
from game.desktop.kit.buttons import Look
from game.desktop.scenes.base import LayerScene, Scene
from game.desktop.widgets.base import Action, Paint
from game.desktop.widgets.controls import Button
from game.kernel.errors import SkaldError
from game.kernel.texts import gettext as _

STEP_MS = 8  # of a frame, for the work


class Laying(LayerScene):
    """Answers with `Back`; asks for `Laid` when the work is done, and `made` gives what came of it."""

    def __init__(self, words: str, work: Work[Scene]) -> None:
        super().__init__()
        self.words = words
        self.share = 0.0
        self._work: Work[Scene] | None = work
        self._made: Scene | SkaldError | None = None

    def build(self) -> None:
        """One sheet in the middle."""
        px = self.theme.px
        sheet = pygame.Rect(0, 0, min(px(520), self.size[0] - px(40)), px(210))
        sheet.center = (self.size[0] // 2, self.size[1] // 2)
        self.layer.add(Paint(self.theme, sheet, self._sheet))
        back = pygame.Rect(0, 0, px(150), px(48))
        back.midbottom = (sheet.centerx, sheet.bottom - px(22))
        self.layer.add(Button(self.theme, back, "back", Look(_("Back"), "leather", 19)))

    def _sheet(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        th, px = self.theme, self.theme.px
        panels.panel(surface, th, r, "parchment", 7, 12, 26)
        text.draw(surface, th, self.words, text.SHEET_TITLE.sized(26), (r.centerx, r.y + px(26)), "midtop")
        groove = pygame.Rect(r.x + px(50), r.y + px(84), r.w - px(100), px(10))
        panels.tray(surface, th, groove, 5, t.LEATHER_DARK)
        surface.fill(t.GOLD, (groove.x + 1, groove.y + 1, round((groove.w - 2) * self.share), groove.h - 2))

    def update(self, dt_ms: int) -> bool:
        """Go on with the work for a part of a frame."""
        before, until = self.share, perf_counter() + STEP_MS / 1000
        while self._work is not None and perf_counter() < until:
            self._step()
        return super().update(dt_ms) or self.share != before

    def _step(self) -> None:
        assert self._work is not None
        try:
            self.share = max(self.share, next(self._work))
        except StopIteration as done:
            self._made, self._work = done.value, None
        except SkaldError as error:
            self._made, self._work = error, None

    def wish(self) -> Command | None:
        """Done: the table may be shown."""
        return Laid() if self._made is not None else None

    def made(self) -> Scene:
        """What came of the work. Raises SkaldError where it failed."""
        assert self._made is not None
        if isinstance(self._made, SkaldError):
            raise self._made
        return self._made

    def leave(self) -> None:
        """What is not done is let be."""
        super().leave()
        if self._work is not None:
            self._work.close()
            self._work = None

    def answer(self, action: Action) -> Command | None:
        """Back to where it was begun."""
        return Back() if action.key == "back" else None
