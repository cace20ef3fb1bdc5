"""One question over the table before a choice that looks like a costly slip. The keyboard is on what loses nothing."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.buttons import Look
from game.desktop.tables.base import Slip
from game.desktop.theme import Theme
from game.desktop.widgets.base import Paint
from game.desktop.widgets.controls import Button, Toggle
from game.desktop.widgets.layer import Layer
from game.kernel.texts import gettext as _


def build(theme: Theme, size: tuple[int, int], slip: Slip, silent: bool) -> Layer:
    """The question, both answers, and whether such questions are to come again; `silent` as it was switched."""
    px = theme.px
    layer = Layer(theme, "think_again")
    wide = min(px(500), size[0] - px(24))
    style = text.Style("body", 19)
    words = text.paragraph_height(theme, slip.explain, style, wide - px(60))
    title = text.in_lines(theme, slip.question, text.SHEET_TITLE.sized(24), wide - px(50), 1, 18)
    head = px(66) + text.paragraph_height(theme, slip.question, title, wide - px(50)) - text.height(theme, title)
    sheet = pygame.Rect(0, 0, wide, head + words + px(138))
    sheet.center = (size[0] // 2, size[1] // 2)

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        panels.panel(surface, theme, r, "parchment", 7, 12, 26)
        above = pygame.Rect(r.x + px(25), r.y + px(22), r.w - px(50), r.h)
        text.paragraph(surface, theme, slip.question, title, above, align="center")
        area = pygame.Rect(r.x + px(30), r.y + head - px(2), r.w - px(60), r.h)
        text.paragraph(surface, theme, slip.explain, style, area, align="center")
        label = text.Style("ital", 17, t.INK_SOFT)
        at = (r.x + px(94), r.bottom - px(31))
        text.draw(surface, theme, _("Do not ask such questions again"), label, at, "midleft")

    layer.add(Paint(theme, sheet, paint))
    half, high = (wide - px(72)) // 2, px(52)
    y = sheet.bottom - px(116)
    back = pygame.Rect(sheet.x + px(30), y, half, high)
    mean = pygame.Rect(sheet.right - px(30) - half, y, half, high)
    layer.add(Button(theme, back, "think_again", Look(slip.back, "primary", 18), tooltip=_("Esc")))
    layer.add(Button(theme, mean, "mean_it", Look(slip.go_on, "leather", 18)))
    switch = pygame.Rect(sheet.x + px(30), sheet.bottom - px(44), px(48), px(26))
    row = pygame.Rect(switch.x, switch.y, sheet.w - px(60), switch.h)
    layer.add(Toggle(theme, switch, "silent", silent, row=row))
    layer.focus_key("think_again")
    layer.show_no_tip()
    return layer
