"""Which weights judge which kind of match: Chaos or Civil War, a table or a duel."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from game.bots.skyrim.weights import HAND, Weights

DUEL: Final = 2  # seats left at which the weights for duels take over
DATA: Final = Path(__file__).with_name("tempers.toml")


@dataclass(frozen=True, slots=True)
class Tempers:
    """Weights by mode, and by whether more than two are left."""

    chaos_table: Weights
    chaos_duel: Weights
    war_table: Weights
    war_duel: Weights

    def of(self, chaos: bool, alive: int) -> Weights:
        """The weights for a match with so many seats left."""
        if chaos:
            return self.chaos_duel if alive <= DUEL else self.chaos_table
        return self.war_duel if alive <= DUEL else self.war_table


BY_HAND: Final = Tempers(HAND, HAND, HAND, HAND)


@cache
def tuned() -> Tempers:
    """The weights of tempers.toml."""
    tables = tomllib.loads(DATA.read_text("utf-8"))
    return Tempers(*(Weights(**tables[key]) for key in ("chaos-table", "chaos-duel", "war-table", "war-duel")))
