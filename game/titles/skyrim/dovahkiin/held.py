"""Cards that an open question holds, while they are in no deck and no hand."""

from __future__ import annotations

from typing import Final

from game.titles.skyrim import frames as f
from game.titles.skyrim.state import State

# Kinds of frames that hold a card: of which deck, and at which place of the frame.
HELD: Final[dict[int, tuple[str, int]]] = {f.CHOOSE_WEAPON: ("weapon", 2), f.CHOOSE_ARMOR: ("armor", 2)}


def held_in_frames(state: State, deck: str) -> list[int]:
    """Cards of a deck (weapon, armor, spell, objective) that open questions hold."""
    return [frame[HELD[frame[0]][1]] for frame in state.stack if HELD.get(frame[0], ("", 0))[0] == deck]
