"""Whatever somebody does at the clans' table, in whatever order: nothing breaks, no gold and no prices are betrayed.

`SKALD_MONKEYS=200` lets more of them play.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.desktop import commands as c
from game.desktop import saves
from game.desktop.scenes.models import MatchDraft, SeatDraft
from game.desktop.scenes.table import TableScene
from game.desktop.tables.skye.stage import SkyeStage
from game.titles.skye.setup import COLOURS
from tests.desktop.monkey import Monkey
from tests.desktop.test_monkey import ACTS, FIRST, LAST


class Islander(Monkey):
    """At the clans' table."""

    def _command(self) -> c.Command:
        command = super()._command()
        return c.Learn("skye", "base") if isinstance(command, c.Learn) else command

    def draft(self) -> MatchDraft:
        colours = self.chance.sample(COLOURS, self.chance.randint(2, 5))
        people = self.chance.choice((0, 1, 1, 2, 2, 3))
        drawn = tuple(
            SeatDraft(colour, "person" if n < people else "bot", "", self.chance.choice(("random", "easy")))
            for n, colour in enumerate(colours)
        )
        return MatchDraft("skye", "base", drawn, (("first_game", 1),), self.chance.randrange(1000))

    @staticmethod
    def _owner(scene: TableScene) -> int | None:
        """Whose gold or prices lie open on the table."""
        stage = scene.stage
        if not isinstance(stage, SkyeStage) or scene.match.over:
            return None
        if stage.column.desk.model.gold:
            return stage.desk_of()
        return scene.match.seat if stage.screening.draft.tiles else None


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_a_monkey_at_the_clans_table(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    monkey = Islander(seed)
    monkey.act(ACTS)
    monkey.end()
