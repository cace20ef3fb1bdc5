"""Who plays on at the seats that programs held: asked before the table of a record is laid."""

from __future__ import annotations

import pygame

from game.desktop.commands import Command, FillSeats
from game.desktop.scenes.branch import Branch
from game.desktop.scenes.models import BranchSeat
from game.desktop.widgets.base import Widget
from game.kernel.texts import gettext as _


class Vacancies(Branch):
    """Answers with `FillSeats(draft)` or `Back`."""

    @property
    def title(self) -> str:
        """The heading."""
        return _("Who plays on?")

    def done(self) -> Command:
        """What the page asks for when the seats are filled."""
        return FillSeats(self.draft)

    def _note(self, seat: BranchSeat) -> str:
        return _("The program {name} played here").format(name=seat.person)

    def _hidden(self, rect: pygame.Rect, stacked: bool) -> tuple[list[Widget], int]:
        """Why it is asked, in place of what is hidden: nothing is dealt anew."""
        words = _(
            "A record never starts a program. To let one play on, open the record on the command line (--load) and name"
            " the program there (--seats)."
        )
        paragraph = self._paragraph(rect, rect.y, words)
        return [paragraph], paragraph.rect.bottom - rect.y
