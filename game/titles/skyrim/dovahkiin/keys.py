"""The keys of Dovahkiin's cards, as the ledger has them, in order of their numbers."""

from __future__ import annotations

from typing import Final

SPELLS: Final = tuple(f"SPL-{number:02}" for number in range(1, 21))
OBJECTIVES: Final = tuple(f"OBJ-{number:02}" for number in range(1, 29))
SHOUTS: Final = tuple(f"SHO-{letter}" for letter in "ABCD")
WEAPONS: Final = tuple(f"WPN-{letter}" for letter in "ABCDE")
ARMORS: Final = tuple(f"ARM-{letter}" for letter in "ABCDE")

# Where a battle round of units stops to ask (RSK-SPL-08); the windows of the spells among them (RSK-SPL-07).
STEPS: Final = ("attack_declared", "defence_declared", "battle_cry", "attack_rolled", "defence_rolled")
