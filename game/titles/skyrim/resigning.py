"""A player leaves at his own wish (RSK-ELIM-12)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.resigning import drop_void_frames, go_on, leave_the_saga, outlasting
from game.titles.skyrim.elimination import only_one_left
from game.titles.skyrim.ending import end_match
from game.titles.skyrim.events import PlayerResigned
from game.titles.skyrim.frames import TURN
from game.titles.skyrim.state import NEUTRAL, State
from game.titles.skyrim.turn import pass_turn


def resign(content: Content, state: State, seat: int, out: Out) -> None:
    """Units stay as neutral ones, cards are discarded, an own turn ends at once.

    An attack on a player who resigns before naming his dice is broken off: nothing was rolled.
    """
    one = state.seats[seat]
    one.alive = False
    state.discard += one.hand
    one.hand = ()
    if state.saga is not None:
        leave_the_saga(state, seat, out)
    one.lands = one.units = 0
    state.owner = [NEUTRAL if owner == seat else owner for owner in state.owner]
    if out is not None:
        out.append(PlayerResigned(seat))
    stack = state.stack
    if only_one_left(state):
        end_match(content, state, out)
    elif stack[0][0] == TURN and stack[0][1] == seat:
        kept = [] if state.saga is None else outlasting(state, seat, out)
        del stack[1:]
        pass_turn(content, state, seat, out)
        go_on(state, kept, out)
    else:
        stack[1:] = [frame for frame in stack[1:] if frame[1] != seat]
        if state.saga is not None:
            drop_void_frames(state)
