"""Purchasing cards (RSK-BUY)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.skyrim.content import Content
from game.titles.skyrim.state import State


def begin_purchases(content: Content, state: State, seat: int, out: Out) -> None:
    """Spells, objectives, shouts."""
