"""Between two questions of the active player: the others are asked, and idle phases passed over (RSK-HERO-23, -32,
RSK-MIX-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.aid import could_be_helped
from game.titles.skyrim.dovahkiin.casting import OWN_TURN, could_cast
from game.titles.skyrim.dovahkiin.purchases import offer_purchases
from game.titles.skyrim.dovahkiin.scoring import could_show, offer_objective
from game.titles.skyrim.frames import HELP, INVADE, MANEUVER, OBJECTIVE, PURCHASES, REINFORCE
from game.titles.skyrim.invasion import offer_invade, surely_invades
from game.titles.skyrim.maneuver import offer_maneuver
from game.titles.skyrim.reinforcements import offer_reinforce
from game.titles.skyrim.state import State, saga_of

Offer = Callable[[Content, State, Frame], list[Option]]
# The questions that are left out where nothing could be done, and the windows of spells in them.
_PASSED_OVER: Final[dict[int, tuple[Offer, tuple[str, ...]]]] = {
    REINFORCE: (offer_reinforce, (OWN_TURN,)),
    PURCHASES: (offer_purchases, (OWN_TURN, "purchases")),
    INVADE: (offer_invade, (OWN_TURN,)),
    MANEUVER: (offer_maneuver, (OWN_TURN, "maneuver")),
    OBJECTIVE: (offer_objective, (OWN_TURN,)),
}
# Verbs that are no doing of a phase: its end, and what can be had at any time.
_NO_DOING: Final = frozenset(
    ("end_reinforcements", "end_purchases", "end_invasion", "end_maneuver", "end_objectives", "heal", "revive")
)
# Verbs that only the holder of a hidden card has: whether others are asked for them must not hang on it.
_HIDDEN_DOING: Final = frozenset(("cast", "exchange", "score", "replace"))
SET_OF_CARDS: Final = 3  # RSK-CARD-03


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
    """Drop the active player's question where by what all can see nothing could be done (RSK-MIX-16)."""
    frame = state.stack[-1]
    if frame[0] in _PASSED_OVER and not _could_act(content, state, frame):
        state.stack.pop()


def _could_act(content: Content, state: State, frame: Frame) -> bool:
    kind, seat = frame[:2]
    if kind == REINFORCE and (frame[2] or len(state.seats[seat].hand) >= SET_OF_CARDS):
        return True
    if kind == INVADE and surely_invades(content, state, seat):
        return True
    offer, windows = _PASSED_OVER[kind]
    if any(option[0] not in _NO_DOING and option[0] not in _HIDDEN_DOING for option in offer(content, state, frame)):
        return True
    return could_cast(content, state, seat, *windows) or (kind == OBJECTIVE and could_show(content, state, frame))
