"""The curtain between two people at one machine: it covers everything until the next one says to be there."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.commands import Command, LiftCurtain
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.buttons import Look, wanted_width
from game.desktop.scenes.base import LayerScene
from game.desktop.scenes.models import CurtainModel
from game.desktop.widgets.base import Action, Paint
from game.desktop.widgets.controls import Button
from game.kernel.texts import gettext as _


class Curtain(LayerScene):
    """Answers with `LiftCurtain(seat)`; nothing else can be done here."""

    primary = "here"
    vignette = 210

    def __init__(self, model: CurtainModel) -> None:
        super().__init__()
        self.model = model

    def build(self) -> None:
        """One sheet in the middle."""
        th = self.theme
        wide = min(th.px(680), self.size[0] - th.px(40))
        high = min(th.px(470), self.size[1] - th.px(40))
        sheet = pygame.Rect((self.size[0] - wide) // 2, (self.size[1] - high) // 2, wide, high)
        self.layer.add(Paint(th, sheet, self._sheet))
        look = Look(_("I am {name}").format(name=self.model.name), "primary", 24)
        button = pygame.Rect(0, 0, min(wide - th.px(60), max(th.px(240), wanted_width(th, look))), th.px(64))
        button.midbottom = (sheet.centerx, sheet.bottom - th.px(32))
        self.layer.add(Button(th, button, "here", look))

    def _sheet(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        th, low = self.theme, r.h < self.theme.px(440)
        panels.panel(surface, th, r, "parchment", 7, 12, 26)
        size = th.px(76 if low else 128)
        pieces.put(
            surface,
            th,
            self.model.faction,
            size,
            (r.centerx, r.y + th.px(20) + size // 2 + th.px(4 if low else 16)),
            emblem=True,
        )
        y = r.y + size + th.px(34 if low else 58)
        hand = text.Style("title", 21, t.OXBLOOD)
        head = _("For the eyes of") if self.model.stays else _("Hand the machine to")
        text.draw(surface, th, head, hand, (r.centerx, y), "midtop")
        name = text.shrunk(th, self.model.name, text.Style("titleb", 30 if low else 44), r.w - th.px(60), 20)
        shown = text.fitted(th, self.model.name, name, r.w - th.px(60))
        text.draw(surface, th, shown, name, (r.centerx, y + th.px(28)), "midtop")
        area = pygame.Rect(r.x + th.px(40), y + th.px(68 if low else 92), r.w - th.px(80), r.h)
        limit = max(0, (r.bottom - th.px(104) - area.y) // text.height(th, text.EXPLAIN))
        if limit:
            text.paragraph(surface, th, self.model.words, text.EXPLAIN, area, align="center", limit=limit)

    def answer(self, action: Action) -> Command | None:
        """The person is there."""
        return LiftCurtain(self.model.seat) if action.key == "here" else None

    def escape(self) -> Command | None:
        """A curtain does not go up by itself."""
        return None
