"""The menu over the table."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.buttons import Look
from game.desktop.kit.surfaces import clear
from game.desktop.theme import Theme
from game.desktop.widgets.base import Paint
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

Entries = tuple[tuple[str, str, str], ...]  # key, label, what it does

ENTRIES: Entries = (
    ("resume", N_("Resume"), N_("Esc")),
    ("rules", N_("Rules"), N_("F1")),
    ("guide", N_("Guide me: off"), N_("A sentence of advice on each decision of yours (G)")),
    ("settings", N_("Settings"), N_("Size of letters, colours, sound, speed, language.")),
    ("save", N_("Save and go to the title page"), N_("Go on later with Continue.")),
    ("leave", N_("Leave the match"), ""),
    ("quit", N_("Quit"), N_("Saves the match and closes the program.")),
)
GUIDED = N_("Guide me: on")
REPLAY: Entries = (
    ("resume", N_("Resume"), N_("Esc")),
    ("result", N_("The result"), ""),
    ("rules", N_("Rules"), N_("F1")),
    ("settings", N_("Settings"), N_("Size of letters, colours, sound, speed, language.")),
    ("save", N_("Go to the title page"), ""),
    ("quit", N_("Quit"), ""),
)
TOLD = ("save", "leave", "quit")  # what they do stands below their names


def entries(guided: bool, leaving: str) -> Entries:
    """Those of a match; whether the person is guided stands in its entry, what leaving means below its own."""
    told = {"leave": leaving}
    named = {"guide": GUIDED} if guided else {}
    return tuple((key, named.get(key, label), told.get(key, tip)) for key, label, tip in ENTRIES)


def build(theme: Theme, size: tuple[int, int], may_leave: bool, sure: str, all_of: Entries = ENTRIES) -> Layer:
    """The menu's layer; with `sure` it asks once more before a person leaves the match, and that leaves it."""
    offered: Entries = tuple(one for one in all_of if may_leave or one[0] != "leave")
    entries = (("stay", N_("Stay"), ""), ("resign", sure, "")) if sure else offered
    px = theme.px
    layer = Layer(theme, entries[0][0])
    high = min(px(66), (size[1] - px(110)) // len(entries))
    sheet = pygame.Rect(0, 0, min(px(520), size[0] - px(24)), px(84) + high * len(entries) + px(10))
    sheet.center = (size[0] // 2, size[1] // 2)
    title = _("Leave the match?") if sure else _("Skald")

    def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
        panels.panel(surface, theme, r, "leather", 7, 6, 26)
        style = text.Style("titleb", 28, t.PARCHMENT_LIT, emboss=t.BLACK)
        text.draw(surface, theme, title, style, (r.centerx, r.y + px(40)), "center")
        panels.rule(surface, theme, r.y + px(66), r.x + px(30), r.right - px(30), t.GOLD)

    layer.add(Paint(theme, sheet, paint))
    for i, (key, label, tip) in enumerate(entries):
        rect = pygame.Rect(sheet.x + px(28), sheet.y + px(80) + i * high, sheet.w - px(56), high - px(8))
        kind = "primary" if i == 0 else "leather"
        below = _(tip) if tip and key in TOLD and rect.h >= px(48) else None
        look = Look(_(label), kind, 19, sub=below)  # type: ignore[arg-type]
        layer.add(Button(theme, rect, key, look, tooltip=_(tip) if tip and not below else ""))
    layer.focus_key(entries[0][0])
    layer.show_no_tip()
    return layer


def veil(size: tuple[int, int]) -> pygame.Surface:
    """The dusk that lies over the table meanwhile."""
    out = clear(size)
    out.fill((8, 5, 3, 150))
    return out
