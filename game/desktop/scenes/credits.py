"""Whom and what the program owes thanks, and under which terms."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.commands import Back, Command
from game.desktop.kit import panels, text
from game.desktop.kit.buttons import Look
from game.desktop.scenes.base import LayerScene, heading, heading_height
from game.desktop.scenes.models import Credit, CreditsModel
from game.desktop.widgets.base import Action, Paint, Painter, Widget
from game.desktop.widgets.controls import Button
from game.desktop.widgets.scroll import ScrollText
from game.kernel.texts import gettext as _

NAME = text.Style("titleb", 21, t.OXBLOOD)


class Credits(LayerScene):
    """Answers with `Back`."""

    primary = "text"

    def __init__(self, model: CreditsModel) -> None:
        super().__init__()
        self.model = model

    def build(self) -> None:
        """One sheet that scrolls."""
        th = self.theme
        whole = self.middle(980, 900)
        head = pygame.Rect(whole.x, whole.y, whole.w - th.px(140), heading_height(th, self.size))
        self.layer.add(Paint(th, head, self._heading))
        body = pygame.Rect(whole.x, head.bottom, whole.w, whole.bottom - head.bottom)
        self.layer.add(Paint(th, body, lambda s, r: _parchment(s, self, r)))
        self.layer.add(ScrollText(th, body.inflate(-th.px(20), -th.px(20)), "text", self._text))
        back = pygame.Rect(whole.right - th.px(120), whole.y, th.px(120), th.px(48))
        self.layer.add(Button(th, back, "back", Look(_("Back"), "ghost", 18)))

    def _heading(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        version = _("Skald {version}").format(version=self.model.version)
        heading(surface, self.theme, rect, _("Credits"), version)

    def _text(self, column: pygame.Rect) -> tuple[list[Widget], int]:
        th, y, inset = self.theme, column.y + self.theme.px(10), self.theme.px(20)
        out: list[Widget] = []
        for credit in self.model.credits:
            room = column.w - 2 * inset
            high = th.px(40) + text.paragraph_height(th, credit.words, text.BODY, room) + th.px(14)
            out.append(Paint(th, pygame.Rect(column.x + inset, y, room, high), self._painter(credit)))
            y += high
        return out, y - column.y

    def _painter(self, credit: Credit) -> Painter:
        th = self.theme

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            name = text.shrunk(th, credit.name, NAME, r.w)
            text.draw(surface, th, credit.name, name, (r.x, r.y + th.px(8)))
            area = pygame.Rect(r.x, r.y + th.px(38), r.w, r.h)
            text.paragraph(surface, th, credit.words, text.BODY, area)

        return paint

    def answer(self, action: Action) -> Command | None:
        """Back is all there is."""
        return Back() if action.key == "back" else None


def _parchment(surface: pygame.Surface, scene: LayerScene, rect: pygame.Rect) -> None:
    panels.panel(surface, scene.theme, rect, "parchment", 6, 12)
