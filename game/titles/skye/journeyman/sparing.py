"""The bonus tile No Axe behind the screen: a price for all three tiles (SKY-JRN-22, -23)."""

from __future__ import annotations

from typing import Final

from game.kernel.rules import Option
from game.titles.skye.journeyman.boards import NO_AXE
from game.titles.skye.journeyman.bonus import holds
from game.titles.skye.journeyman.pieces import put
from game.titles.skye.state import State, journey_of

SPARE_ALL: Final[Option] = ("spare_all",)


def spare_options(state: State, seat: int) -> list[Option]:
    """Its owner decides anew each round (SKY-JRN-23); each of the tiles needs 1 gold."""
    one = state.seats[seat]
    return [SPARE_ALL] if holds(state, seat, NO_AXE) and one.gold >= len(one.drawn) else []


def set_sparing(state: State, seat: int, sparing: bool) -> None:
    """Whether all tiles get a price."""
    journey = journey_of(state)
    journey.sparing = put(journey.sparing, seat, sparing)
