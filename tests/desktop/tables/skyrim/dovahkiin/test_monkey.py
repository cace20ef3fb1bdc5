"""Whatever somebody does at the table of Dovahkiin or of a mix, in whatever order: nothing breaks, no card is betrayed.

`SKALD_MONKEYS=200` lets more of them play.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.desktop import commands as c
from game.desktop import saves
from game.desktop.controller import Target
from game.desktop.scenes.models import MatchDraft, SeatDraft
from game.desktop.scenes.table import TableScene
from game.desktop.tables.skyrim.dovahkiin import mixes
from game.desktop.tables.skyrim.dovahkiin.controller import kind_of
from game.desktop.tables.skyrim.dovahkiin.stage import SagaStage
from game.titles.skyrim.setup import FACTIONS
from tests.desktop.monkey import KEYS, Monkey
from tests.desktop.test_monkey import ACTS, FIRST, LAST


class Hero(Monkey):
    """At the table of Dovahkiin."""

    keys = (*KEYS, pygame.K_c, pygame.K_j, pygame.K_o, pygame.K_F6)

    def _command(self) -> c.Command:
        command = super()._command()
        return c.Learn("skyrim", "dovahkiin") if isinstance(command, c.Learn) else command

    def draft(self) -> MatchDraft:
        factions = self.chance.sample(FACTIONS, self.chance.randint(2, 5))
        people = self.chance.choice((0, 1, 1, 2, 2, 3))
        drawn = tuple(
            SeatDraft(faction, "person" if n < people else "bot", "", self.chance.choice(("random", "easy")))
            for n, faction in enumerate(factions)
        )
        mode, options = self.rules()
        return MatchDraft("skyrim", mode, drawn, tuple(options.items()), self.chance.randrange(1000))

    def rules(self) -> tuple[str, dict[str, int]]:
        """The mode, and its settings."""
        return "dovahkiin", {"random_setup": self.chance.choice((0, 1, 1)), "max_rounds": self.chance.choice((0, 3))}

    def _point(self, scene: TableScene, target: Target) -> Iterator[pygame.Event]:
        """Cards of another kind lie behind a tab; the hero, slots and dice have buttons."""
        stage, key = scene.stage, f"point.{target.domain}.{target.value}"
        if target.domain == "card" and isinstance(stage, SagaStage):
            kind = kind_of(int(target.value))[0]
            row = "offer" if "offer" in stage.rows.cards else kind if kind in stage.rows.cards else "gear"
            key = f"spot.row.{row}" if row != stage.rows.open else ""
        button = scene.layer.find(key) if key else None
        if button is not None:
            yield from self._click_at(button.rect.center)
        else:
            yield from super()._point(scene, target)

    @staticmethod
    def _owner(scene: TableScene) -> int | None:
        """Whose secret cards lie in any row of the hand: equipment and shouts are open to all."""
        stage, match = scene.stage, scene.match
        if not isinstance(stage, SagaStage):
            return None
        if "offer" in stage.rows.cards:
            return match.seat
        shown = {card.value for cards in stage.rows.cards.values() for card in cards}
        secret = {kind_of(value) for value in shown} - _gear(shown)
        holders = [n for n in range(len(match.state.seats)) if secret <= _held(scene, n)]
        assert holders, "cards lie open that nobody holds"
        return scene.hand_of() if scene.hand_of() in holders else holders[0] if secret else None


def _gear(values: set[int]) -> set[tuple[str, int]]:
    return {kind_of(value) for value in values if kind_of(value)[0] in ("weapon", "armor", "shout")}


def _held(scene: TableScene, seat: int) -> set[tuple[str, int]]:
    """All that a seat holds in secret."""
    state = scene.match.state
    board = state.saga.boards[seat]
    kinds = {"land": state.seats[seat].hand, "spell": board.spells, "objective": board.objectives}
    return {(kind, number) for kind, held in kinds.items() for number in held}


class Mixer(Hero):
    """At the table of a mix: any that the rules allow, with something of Dovahkiin in it."""

    def rules(self) -> tuple[str, dict[str, int]]:
        while True:
            told = {key: self.chance.randrange(2) for key in mixes.FLAGS}
            told |= {key: self.chance.randrange(len(words)) for key, words in mixes.WORDED.items()}
            wrong = mixes.wrong(MatchDraft("skyrim", "custom", (), tuple(told.items())))
            if any(told[key] for key in mixes.FLAGS) and not wrong:
                return "custom", told | {"max_rounds": self.chance.choice((0, 3))}


@pytest.mark.parametrize("seed", range(FIRST, LAST))
@pytest.mark.parametrize("kind", [Hero, Mixer])
def test_a_monkey_at_the_table_of_heroes(
    kind: type[Hero], seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    monkey = kind(seed)
    monkey.act(ACTS)
    monkey.end()
