"""What the lessons of Isle of Skye share: a match against two easy clans, and what is said of questions they have."""

from __future__ import annotations

from game.desktop.scenes.models import MatchDraft, SeatDraft
from game.kernel.texts import N_

HINTS = (
    ("price", N_("Behind your screen: the axe for one tile, gold for the others. Then lay it down.")),
    ("buy", N_("Buy a lit tile from another clan, or nothing.")),
)


def against_two(option: str, seed: int) -> MatchDraft:
    """A match with one option switched on."""
    seats = (
        SeatDraft("blue", "person"),
        SeatDraft("yellow", "bot", "", "easy"),
        SeatDraft("red", "bot", "", "easy"),
        SeatDraft("white", "empty"),
        SeatDraft("green", "empty"),
    )
    return MatchDraft("skye", "base", seats, ((option, 1),), seed)
