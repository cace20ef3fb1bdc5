"""The chronicle's lines as the viewer may read them, told on as the match goes on."""

from __future__ import annotations

from game.desktop.tables.base import LogLine, TitleTable
from game.kernel.events import visible
from game.kernel.match import Match


class Telling:
    """After an undo, or for another viewer, it is told from the beginning."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self._viewer: int | None = None
        self._told = 0  # steps

    def update(self, table: TitleTable, match: Match, viewer: int) -> None:
        """Tell what has happened since."""
        steps = match.steps
        if viewer != self._viewer or self._told > len(steps):
            self.lines, self._told = [], 0
            table.log(match, visible(match.opening, viewer), 0, self.lines)
        for n in range(self._told, len(steps)):
            table.log(match, visible(steps[n].events, viewer), n + 1, self.lines)
        self._viewer, self._told = viewer, len(steps)
