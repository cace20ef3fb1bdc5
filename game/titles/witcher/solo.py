"""A lone witcher (WOW-SOL)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.deck_events import PoolCleared
from game.titles.witcher.pool import SLOTS, refill, take_from_pool
from game.titles.witcher.state import NONE, State

# Gold for each hand of dice, weakest first (WOW-SOL-08).
POKER_GOLD: Final = (0, 0, 1, 2, 3, 3, 4, 5, 6)
RANKS: Final = (6, 8, 10, 12)  # most turns of each rank, the highest first (WOW-SOL-12)
MONSTERS: Final = 3  # trophies of monsters that the win takes (WOW-SOL-02)


def clear_last_slot(content: Content, state: State, slot: int, out: Out) -> None:
    """The card on the right-most slot goes at the end of phase III where the gained one lay elsewhere (WOW-SOL-09)."""
    last = state.pool[-1]
    if slot == SLOTS - 1 or last == NONE:
        return
    take_from_pool(state, last)
    state.supply_discard += (last,)
    if out is not None:
        out.append(PoolCleared((last,)))
    refill(content, state, out)


def may_fight_monsters(content: Content, state: State, seat: int) -> bool:
    """The last monster waits until the attribute trophy is won (WOW-SOL-03, -04); steps of the track count, for trophy
    cards of islands make none (SKE-SOL-04)."""
    one = state.seats[seat]
    meditated = any(trophy in content.attribute_trophy for trophy in one.trophies)
    return meditated or one.track < MONSTERS - 1


def rank(turns: int) -> int:
    """0 the highest, 4 the lowest (WOW-SOL-12)."""
    return sum(turns > most for most in RANKS)
