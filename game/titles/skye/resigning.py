"""A player leaves at his own wish (SKY-END-10)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.skye.content import Content
from game.titles.skye.ending import end_match
from game.titles.skye.events import PlayerResigned
from game.titles.skye.frames import COMMON
from game.titles.skye.journeyman.pieces import leave_journey
from game.titles.skye.state import NONE, State


def resign(content: Content, state: State, seat: int, out: Out) -> None:
    """Gold goes to the bank, tiles that are not built go back to the bag when it is mixed next; one left alone wins."""
    one = state.seats[seat]
    one.alive = False
    state.returned += one.drawn + one.aside
    one.drawn = one.prices = one.aside = ()
    one.axe = NONE
    one.gold = one.counted = 0
    if out is not None:
        out.append(PlayerResigned(seat))
    if state.journey is not None:
        leave_journey(state.journey, seat)
    state.stack[1:] = [frame for frame in state.stack[1:] if frame[1] != seat or frame[0] in COMMON]
    if sum(other.alive for other in state.seats) == 1:
        end_match(content, state, out)
