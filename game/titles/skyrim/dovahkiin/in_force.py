"""How long the effects of spells and shouts last (RSK-SPL-11, RSK-SHO-11)."""

from __future__ import annotations

from typing import Final

from game.titles.skyrim.dovahkiin.keys import SPELLS
from game.titles.skyrim.dovahkiin.saga import Saga

UNTIL_NEXT_TURN: Final = (SPELLS.index("SPL-15"),)  # Paralyze; all others last for the turn


def end_with_turn(saga: Saga) -> None:
    """The turn of whoever is active has ended."""
    saga.in_force = tuple(one for one in saga.in_force if one.spell in UNTIL_NEXT_TURN)


def end_with_own_turn(saga: Saga, seat: int) -> None:
    """The caster's next turn begins, or he is out of the match."""
    saga.in_force = tuple(one for one in saga.in_force if one.caster != seat)
