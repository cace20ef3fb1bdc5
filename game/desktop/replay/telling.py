"""The chronicle of a replay: told once, with copies kept on the way, so that any point is told again at once."""

from __future__ import annotations

from game.desktop.tables.base import LogLine, TitleTable
from game.desktop.tables.telling import Telling, tell_step
from game.kernel.events import visible
from game.kernel.match import Match

EVERY = 50  # steps from one copy to the next


class ReelTelling(Telling):
    """Of a match whose steps never change."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: dict[int, list[LogLine]] = {}

    def update(self, table: TitleTable, match: Match, viewer: int) -> None:
        """Go on from where it is, or from the nearest copy before."""
        at = len(match.steps)
        if viewer != self._viewer:
            self.lines, self._told, self._viewer = [], 0, viewer
            table.log(match, visible(match.opening, viewer), 0, self.lines)
            self._kept = {0: list(self.lines)}
        near = at // EVERY * EVERY
        while near not in self._kept:
            near -= EVERY
        if at < self._told or near > self._told:
            self.lines, self._told = list(self._kept[near]), near
        for n in range(self._told, at):
            tell_step(table, match, n, viewer, self.lines)
            if (n + 1) % EVERY == 0:
                self._kept[n + 1] = list(self.lines)
        self._told = at
