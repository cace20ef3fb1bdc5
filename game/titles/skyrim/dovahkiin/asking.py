"""Between two questions of the active player: the others are asked, and idle phases passed over (RSK-HERO-23, -32,
RSK-MIX-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.aid import could_be_helped
from game.titles.skyrim.dovahkiin.purchases import offer_purchases
from game.titles.skyrim.dovahkiin.scoring import offer_objective
from game.titles.skyrim.frames import HELP, INVADE, MANEUVER, OBJECTIVE, PURCHASES, REINFORCE
from game.titles.skyrim.invasion import offer_invade, surely_invades
from game.titles.skyrim.maneuver import offer_maneuver
from game.titles.skyrim.reinforcements import offer_reinforce
from game.titles.skyrim.state import State, saga_of

Offer = Callable[[Content, State, Frame], list[Option]]
# The questions that are left out where nothing could be done.
_PASSED_OVER: Final[dict[int, Offer]] = {
    REINFORCE: offer_reinforce,
    INVADE: offer_invade,
    MANEUVER: offer_maneuver,
    PURCHASES: offer_purchases,
    OBJECTIVE: offer_objective,
}
# Verbs that are no doing of a phase: its end, and what can be had at any time.
_NO_DOING: Final = frozenset(
    ("end_reinforcements", "end_purchases", "end_invasion", "end_maneuver", "end_objectives", "heal", "revive")
)


def resume_aid(content: Content, state: State, frame: Frame, out: Out) -> None:
    """In turn order from the active player on, who has his own question unless the turn is ending."""
    _kind, active, ending = frame
    saga, seats = saga_of(state), len(state.seats)
    for place in range(0 if ending else 1, seats):
        seat = (active + place) % seats
        if not saga.boards[seat].declined and could_be_helped(content, state, seat):
            state.stack.append((HELP, seat))
            return
    state.stack.pop()
    if not ending:
        leave_idle_phase(content, state)


def leave_idle_phase(content: Content, state: State) -> None:
    """Drop the active player's question where nothing could be done (RSK-MIX-16)."""
    frame = state.stack[-1]
    offer = _PASSED_OVER.get(frame[0])
    if frame[0] == REINFORCE and frame[2]:
        return
    if frame[0] == INVADE and surely_invades(content, state, frame[1]):
        return
    if offer and all(option[0] in _NO_DOING for option in offer(content, state, frame)):
        state.stack.pop()
