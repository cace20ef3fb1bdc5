"""The numbers of the frame kinds; `title.py` registers what each offers and does. Those from TURN on ask nothing."""

from __future__ import annotations

from typing import Final

DEFEND: Final = 0  # seat, source, target, dice
INVADE: Final = 1  # seat
MOVE_IN: Final = 2  # seat, source, target
REINFORCE: Final = 3  # seat, units left, 1 while a set is owed
PLACE_UNITS: Final = 4  # seat, territory, units left
MANEUVER: Final = 5  # seat
MANEUVER_TO: Final = 6  # seat, source
MANEUVER_UNITS: Final = 7  # seat, source, target
PLACE: Final = 8  # seat, units left
EXCHANGE: Final = 9  # seat
CLAIM: Final = 10  # seat
GARRISON: Final = 11  # seat
TURN: Final = 12  # seat, next phase
FORCED_EXCHANGE: Final = 13  # seat
SET_UP: Final = 14  # seat that places next
