"""The traits of the factions' heroes (RSK-FAC-02 to -08)."""

from __future__ import annotations

from game.titles.skyrim.content import Content
from game.titles.skyrim.setup import FACTIONS
from game.titles.skyrim.state import State, saga_of


def has_trait(content: Content, state: State, seat: int, faction: str) -> bool:
    """Whether a seat leads a faction whose hero lives (RSK-HERO-26)."""
    if not content.mix.heroes or FACTIONS[state.seats[seat].faction] != faction:
        return False
    return saga_of(state).boards[seat].health > 0
