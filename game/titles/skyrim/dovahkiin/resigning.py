"""What a player leaves behind who goes at his own wish (RSK-ELIM-12, -13)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Frame
from game.titles.skyrim.dovahkiin.dragons import dragon_at, recover_dragons
from game.titles.skyrim.dovahkiin.equipment import ARMOR, WEAPON, lay_back
from game.titles.skyrim.dovahkiin.heroes import hero_in, stirred
from game.titles.skyrim.dovahkiin.in_force import end_with_turn
from game.titles.skyrim.dovahkiin.leaving import leave
from game.titles.skyrim.frames import BATTLE, CHOOSE_ARMOR, CHOOSE_WEAPON, DUEL, REROLL
from game.titles.skyrim.state import NEUTRAL, State, saga_of


def leave_the_saga(state: State, seat: int, out: Out) -> None:
    """Hero and cards, those too that a question of his still holds; attacks on him are broken off (RSK-ELIM-13)."""
    state.stack[:] = [
        frame for frame in state.stack if frame[0] not in (BATTLE, REROLL) or state.owner[frame[3]] != seat
    ]
    for frame in state.stack:
        if frame[0] in (CHOOSE_WEAPON, CHOOSE_ARMOR) and frame[1] == seat:
            _lay_back(state, frame, out)
    leave(state, seat, NEUTRAL, out)


def _lay_back(state: State, frame: Frame, out: Out) -> None:
    """What its seat did not come to choose."""
    lay_back(state, frame[1], WEAPON if frame[0] == CHOOSE_WEAPON else ARMOR, frame[2], 1, out)


def outlasting(state: State, seat: int, out: Out) -> list[Frame]:
    """The turn of a seat that leaves ends at once: what ends with it, and the questions of others that go on."""
    saga = saga_of(state)
    recover_dragons(saga, out)
    end_with_turn(saga)
    stirred(saga)
    return [frame for frame in state.stack if frame[0] in (CHOOSE_WEAPON, CHOOSE_ARMOR) and frame[1] != seat]


def go_on(state: State, kept: list[Frame], out: Out) -> None:
    """Those questions in the turn that follows; none does when the match has ended with this one (RSK-END-07)."""
    if state.stack:
        state.stack += kept
        return
    for frame in kept:
        _lay_back(state, frame, out)


def drop_void_frames(state: State) -> None:
    """A hero battle against one who has left is over."""
    saga = saga_of(state)
    state.stack[:] = [
        frame
        for frame in state.stack
        if frame[0] != DUEL or dragon_at(saga, frame[2]) or hero_in(state, frame[2]) != NEUTRAL
    ]
