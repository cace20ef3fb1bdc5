"""The hand of Dovahkiin in rows by kinds of cards, of which one is open at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from game.desktop.kit.buttons import Look, wanted_width
from game.desktop.tables.base import HandCard
from game.desktop.tables.skyrim.dovahkiin.controller import kind_of
from game.desktop.theme import Theme
from game.desktop.widgets.controls import Button
from game.kernel.rules import Frame
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f

ROWS: Final = {  # icon, what lies there, the same in a word
    "land": ("cards", N_("Territory cards"), N_("Lands")),
    "spell": ("spell", N_("Spells"), N_("Spells")),
    "objective": ("objective", N_("Objectives"), N_("Objectives")),
    "gear": ("shout", N_("Equipment and shouts"), N_("Gear")),
    "offer": ("crown", N_("To choose from"), N_("Choice")),
}
# Which row a question is answered from.
ROW_OF: Final = {
    f.REINFORCE: "land", f.EXCHANGE: "land", f.GIVE: "land", f.PURCHASES: "spell", f.BATTLE: "spell",
    f.OBJECTIVE: "objective", f.MANEUVER: "spell",
}  # fmt: skip
SHRUNK, SIGN, GAP = 16, 42, 4  # units: what a row's button does without, the width of a sign alone, between two


class HandRows:
    """Which cards lie in which row, and which row is `open`."""

    def __init__(self) -> None:
        self.open = "objective"
        self.cards: dict[str, list[HandCard]] = {}
        self._asked: object = None

    def sort(self, hand: Sequence[HandCard], offered: Sequence[HandCard]) -> None:
        """Cards in hand by their kinds, and those that a question lays before its seat."""
        self.cards = {}
        for one in hand:
            kind = kind_of(one.value)[0]
            self.cards.setdefault(kind if kind in ROWS else "gear", []).append(one)
        if offered:
            self.cards["offer"] = list(offered)

    def follow(self, question: Frame | None, viewer: int, mine: bool) -> None:
        """Another question opens the row that it is answered from, if it is the viewer's own; a person may turn to any
        row until then."""
        asked: tuple[Any, ...] = (question[:2] if question else None, "offer" in self.cards, viewer)
        if asked != self._asked:
            self._asked = asked
            wanted = ROW_OF.get(question[0], "") if question and mine else ""
            wanted = "offer" if "offer" in self.cards else wanted
            if wanted in self.cards:
                self.open = wanted
        if self.open not in self.cards and self.cards:
            self.open = self._there()[0]

    def forget(self) -> None:
        """Somebody else sits down: the next question opens its row anew."""
        self._asked = None

    def turn(self) -> None:
        """To the next row."""
        there = self._there()
        if there:
            self.open = there[(there.index(self.open) + 1) % len(there)] if self.open in there else there[0]

    @property
    def shown(self) -> tuple[HandCard, ...]:
        """The cards of the open row."""
        return tuple(self.cards.get(self.open, ()))

    @property
    def listed(self) -> bool:
        """Whether they stand one to a line: objectives, in hand or to choose from."""
        return bool(self.shown) and all(one.share >= 0 for one in self.shown)

    def _there(self) -> list[str]:
        return [key for key in ROWS if self.cards.get(key)]

    # -- buttons ----------------------------------------------------------------------------------
    def buttons(self, theme: Theme, at: pygame.Rect, room: int, met: int) -> list[Button]:
        """One a row from the left end of `at` on, in so much room; `met` objectives are met."""
        there, gap, x = self._there(), theme.px(GAP), at.x
        looks, widths = self._looks(theme, there, room - gap * len(there))
        found = []
        for key in there:
            tip = _(ROWS[key][1]) if key != "objective" or not met else _("Objectives: {n} met").format(n=met)
            rect = pygame.Rect(x, at.y, widths[key], at.h)
            found.append(Button(theme, rect, f"spot.row.{key}", looks[key], tooltip=_("{words} (C)").format(words=tip)))
            x = rect.right + gap
        return found

    def _looks(self, theme: Theme, there: list[str], room: int) -> tuple[dict[str, Look], dict[str, int]]:
        """All rows by their words, else the one that is open, else none; without room for numbers the signs alone."""
        for worded in (there, [self.open], []):
            found = {key: self._look(key, key in worded) for key in there}
            widths = {key: wanted_width(theme, look) - theme.px(SHRUNK) for key, look in found.items()}
            if sum(widths.values()) <= room:
                return found, widths
        wide = min(theme.px(SIGN), room // max(1, len(there)))
        return {key: replace(look, label="", size=18) for key, look in found.items()}, dict.fromkeys(there, wide)

    def _look(self, key: str, worded: bool) -> Look:
        icon, _words, short = ROWS[key]
        number = sum(one.copies for one in self.cards[key])
        label = _("{row} {n}").format(row=_(short), n=number) if worded else str(number)
        return Look(label, "leather" if key == self.open else "ghost", 15, icon)
