"""The numbers of the frame kinds; `kinds.py` registers what each does. Those from BUILDING on ask nothing."""

from __future__ import annotations

from typing import Final

PRICE: Final = 0  # seat
BUY: Final = 1  # seat
BUILD: Final = 2  # seat
BUILDING: Final = 3  # seat
ROUND: Final = 4  # starting player, next phase
