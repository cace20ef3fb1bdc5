"""The keys of Dovahkiin's cards, as the ledger has them, in order of their numbers."""

from __future__ import annotations

from typing import Final

SPELLS: Final = tuple(f"SPL-{number:02}" for number in range(1, 21))
OBJECTIVES: Final = tuple(f"OBJ-{number:02}" for number in range(1, 29))
SHOUTS: Final = tuple(f"SHO-{letter}" for letter in "ABCD")
WEAPONS: Final = tuple(f"WPN-{letter}" for letter in "ABCDE")
ARMORS: Final = tuple(f"ARM-{letter}" for letter in "ABCDE")
