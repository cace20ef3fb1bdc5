"""What stays as it is during a match: the map, the cards, the setup's switches, and tables made from them.

Option tuples are made once here and shared by all states: a list of options is then a list of pointers.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.rules import Option


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """Places by the numbers of the ledger, everything else by the numbers of the catalogue."""

    players: int
    terrain_of: tuple[int, ...]  # of each place; 3 is all three (WOW-MAP-03)
    card_cost: tuple[int, ...]  # of each action card
    card_terrain: tuple[int, ...]
    monster_level: tuple[int, ...]
    trophies_needed: int  # WOW-TRO-11
    potion_bag: int  # the kept card that raises the potion limit (Event 25)
    gain: tuple[Option, ...]  # ("gain", card)
    trash: tuple[Option, ...]
    discard_potion: tuple[Option, ...]
