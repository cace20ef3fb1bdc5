"""The numbers of the frame kinds; `kinds.py` registers what each does. Those from BUILDING on ask nothing."""

from __future__ import annotations

from typing import Final

PRICE: Final = 0  # seat
BUY: Final = 1  # seat
BUILD: Final = 2  # seat
# Of Journeyman.
BUY_SECOND: Final = 3  # seat
SALE: Final = 4  # seller, tile, buyer
SYMBOL: Final = 5  # seat, tile
PLAN: Final = 6  # seat
WALK: Final = 7  # seat
WAYPOINT: Final = 8  # seat
PAUSE: Final = 9  # seat

BUILDING: Final = 10  # seat
ROUND: Final = 11  # starting player, next phase
# Of Journeyman; INCOME, REVEAL and SCORING are everybody's, under the starting player's number.
INCOME: Final = 12
KEEPING: Final = 13  # seat
REVEAL: Final = 14
MOVING: Final = 15  # seat
SCORING: Final = 16
COMMON: Final = frozenset((INCOME, REVEAL, SCORING))
