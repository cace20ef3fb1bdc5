"""The six decks of Dovahkiin as a match begins with them (RSK-DOV-06, RSK-MIX-10, -18)."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.keys import ARMORS, OBJECTIVES, SHOUTS, WEAPONS

# Copies of each spell (section 30 of the rules).
COPIES = (2, 2, 2, 1, 2, 2, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1, 2, 2, 1, 1)


@dataclass(frozen=True, slots=True)
class Decks:
    """The numbers of the cards, in order."""

    spells: tuple[int, ...]
    objectives: tuple[int, ...]
    weapons: tuple[int, ...]
    armors: tuple[int, ...]
    shouts: tuple[int, ...]


def full_decks(content: Content) -> Decks:
    """All cards of the rules in use."""
    mix = content.mix
    return Decks(
        tuple(spell for spell, copies in enumerate(COPIES) for _ in range(copies)) if mix.spells else (),
        tuple(range(len(OBJECTIVES))) if mix.objectives else (),
        tuple(range(len(WEAPONS))) if mix.equipment else (),
        tuple(range(len(ARMORS))) if mix.equipment else (),
        tuple(range(len(SHOUTS))) if mix.dragons else (),
    )
