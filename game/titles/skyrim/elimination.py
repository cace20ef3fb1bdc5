"""Elimination by conquest (RSK-ELIM-01 to -06, -11)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.leaving import leave
from game.titles.skyrim.ending import end_match
from game.titles.skyrim.events import CardsSeen, CardsTaken, PlayerEliminated
from game.titles.skyrim.frames import FORCED_EXCHANGE
from game.titles.skyrim.state import State


def eliminate(content: Content, state: State, seat: int, loser: int, out: Out) -> bool:
    """The last unit of `loser` fell to `seat`, who receives his cards (RSK-ELIM-01 to -06). True: the match is over.

    The forced exchange lies under the question how many units follow, so that it comes right after it.
    """
    victor, beaten = state.seats[seat], state.seats[loser]
    beaten.alive = False
    if out is not None:
        out.append(PlayerEliminated(seat, loser))
        if beaten.hand:
            out.append(CardsTaken(seat, loser, len(beaten.hand)))
            out.append(CardsSeen(seat, loser, beaten.hand))
    victor.hand += beaten.hand
    beaten.hand = ()
    if state.saga is not None:
        return _eliminate_in_saga(content, state, seat, loser, out)
    if only_one_left(state):
        end_match(content, state, out)
        return True
    state.stack.append((FORCED_EXCHANGE, seat))
    return False


def _eliminate_in_saga(content: Content, state: State, seat: int, loser: int, out: Out) -> bool:
    """RSK-ELIM-07 to -10; what equipment to keep is chosen before cards are exchanged."""
    place = len(state.stack)
    leave(state, loser, seat, out)
    if only_one_left(state):
        end_match(content, state, out)
        return True
    state.stack.insert(place, (FORCED_EXCHANGE, seat))
    return False


def only_one_left(state: State) -> bool:
    """RSK-ELIM-11."""
    return sum(seat.alive for seat in state.seats) == 1
