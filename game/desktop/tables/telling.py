"""The chronicle's lines as the viewer may read them, told on as the match goes on."""

from __future__ import annotations

from game.bots import replaced
from game.desktop.tables.base import LogLine, TitleTable
from game.kernel.events import visible
from game.kernel.match import Match


def tell_step(table: TitleTable, match: Match, n: int, viewer: int, lines: list[LogLine]) -> None:
    """Append what happened in step `n`, and before it that another than whoever plays the seat made it."""
    step = match.steps[n]
    if step.replaced and replaced.first_of(match.steps, n):
        faction = match.game.title.standings(match.game.content, match.state)[step.seat].faction
        lines.append(LogLine(replaced.told(match, step.seat, step.replaced), faction, n + 1))
    table.log(match, visible(step.events, viewer), n + 1, lines)


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
            tell_step(table, match, n, viewer, self.lines)
        self._viewer, self._told = viewer, len(steps)
