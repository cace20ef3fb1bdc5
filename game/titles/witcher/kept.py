"""Cards that a witcher keeps and that serve outside fights."""

from __future__ import annotations

from game.titles.witcher.content import Content
from game.titles.witcher.state import State


def more_potions(content: Content, state: State, seat: int) -> int:
    """How many more potions a witcher may hold (Event 25)."""
    return int(content.potion_bag in state.seats[seat].kept)
