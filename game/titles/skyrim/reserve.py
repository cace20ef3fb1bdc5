"""Units from the reserve to the board, and the optional limit on them (RSK-COMP-08, -09)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.skyrim.content import Content
from game.titles.skyrim.events import UnitsForfeited, UnitsPlaced
from game.titles.skyrim.state import State


def within_limit(content: Content, state: State, seat: int, units: int, out: Out) -> int:
    """Of `units` about to come, those that the limit leaves room for; the rest is lost (RSK-COMP-09)."""
    if not content.unit_limit:
        return units
    room = max(0, content.unit_limit - state.seats[seat].units)
    if units > room and out is not None:
        out.append(UnitsForfeited(seat, units - room))
    return min(units, room)


def add_units(state: State, seat: int, territory: int, units: int, out: Out) -> None:
    """Put units of a seat down on a territory it controls."""
    state.units[territory] += units
    state.seats[seat].units += units
    if out is not None:
        out.append(UnitsPlaced(seat, territory, units))
