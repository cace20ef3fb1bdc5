"""What a seat may know of a fight: life pools are unknown to all, but for what somebody saw on top of one."""

from __future__ import annotations

from game.titles.witcher.fight.sides import pool_of
from game.titles.witcher.state import HIDDEN, Fight, State

Seen = tuple[int, int, tuple[int, ...]]


def view_fight(seen: State, seat: int) -> None:
    """Hide what `seat` cannot know; called while the decks still show."""
    fight = seen.fight
    if fight is None:
        return
    fight.known = tuple(_for(seat, one) for one in still_known(seen, fight) if one[2])
    fight.life = (HIDDEN,) * len(fight.life)


def still_known(state: State, fight: Fight) -> list[Seen]:
    """What was seen on top of a pool, as far as it lies there still: cards leave it from the top.

    A pool that a view has hidden already was looked at when that view was made.
    """
    found = []
    for seat, side, cards in fight.known:
        pool = pool_of(state, side)
        n = next((n for n in range(len(cards), 0, -1) if HIDDEN in pool or pool[-n:] == cards[:n]), 0)
        found.append((seat, side, cards[:n]))
    return found


def _for(seat: int, seen: Seen) -> Seen:
    who, side, cards = seen
    return seen if who == seat else (who, side, (HIDDEN,) * len(cards))
