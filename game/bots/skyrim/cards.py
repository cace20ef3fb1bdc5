"""Which set to turn in, and when."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.outlook import Outlook
from game.kernel.rules import Option
from game.titles.skyrim.cards import EXTRA_UNITS, set_options, set_worth
from game.titles.skyrim.content import Content
from game.titles.skyrim.state import State

END_IS_NEAR: Final = 0.3  # urgency from which on every set is turned in: cards are worth nothing afterwards


def worth_of(content: Content, seen: State, seat: int, option: Option) -> int:
    """The units that a set brings, the extra ones on own territories included."""
    cards: tuple[int, ...] = option[1:]
    return set_worth(content, cards) + EXTRA_UNITS * sum(seen.owner[card] == seat for card in cards)


def best_set(content: Content, seen: State, seat: int) -> Option | None:
    """The set that brings most; of equal ones the first."""
    sets = set_options(content, seen.seats[seat].hand)
    return max(sets, key=lambda option: worth_of(content, seen, seat, option), default=None)


def set_to_exchange(content: Content, seen: State, outlook: Outlook, owed: bool) -> Option | None:
    """The set to turn in now; None to wait for a better one."""
    best = best_set(content, seen, outlook.seat)
    if best is None or owed or outlook.urgency > END_IS_NEAR:
        return best
    return best if worth_of(content, seen, outlook.seat, best) >= outlook.weights.exchange_from else None
