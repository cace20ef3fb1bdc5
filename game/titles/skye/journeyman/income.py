"""What Journeyman adds to the income of phase 1 (SKY-JRN-20, -21)."""

from __future__ import annotations

from game.titles.skye.content import Content
from game.titles.skye.journeyman.advancing import symbol_amount
from game.titles.skye.journeyman.boards import INCOME, MERCHANT, NO_AXE, NO_AXE_INCOME
from game.titles.skye.journeyman.bonus import holds
from game.titles.skye.state import State


def track_income(content: Content, state: State, seat: int) -> int:
    """The rightmost income symbol of the Merchant (SKY-JRN-20)."""
    return symbol_amount(content, state, seat, MERCHANT, INCOME)


def axe_income(state: State, seat: int) -> int:
    """SKY-JRN-21."""
    return NO_AXE_INCOME if holds(state, seat, NO_AXE) else 0
