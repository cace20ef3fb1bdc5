"""How a fight stops: at once, whatever was still to be done in it (WOW-WTN-19, WOW-DMG-06)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.fight.conditions import (
    ATTACKER_WON,
    DEFEATED,
    DEFENDER_WON,
    DRIVEN_AWAY,
    FIGHT_OVER,
    KILLED,
)
from game.titles.witcher.fight.events import KnockedOut
from game.titles.witcher.fight.sides import fight_of
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE, State

FIGHT: Final = NUMBER["fight"]
MOST_LEFT: Final = 1  # cards with which a monster is driven away (WOW-OUT-02)


def knocked_out(content: Content, state: State, side: int, out: Out) -> None:
    """A witcher has nothing left: the other side wins; a monster with 0 or 1 card left is driven away (WOW-OUT-02,
    -03, WOW-MTN-15)."""
    fight = fight_of(state)
    if out is not None:
        out.append(KnockedOut(fight.seats[side]))
    if fight.monster != NONE:
        _stop(state, DRIVEN_AWAY if len(fight.life) <= MOST_LEFT else DEFEATED)
    else:
        _stop(state, ATTACKER_WON if side == 1 else DEFENDER_WON)


def monster_is_out(content: Content, state: State, out: Out) -> None:
    """WOW-OUT-01; Dagon is never killed (SKE-RES-01, -17)."""
    _stop(state, DRIVEN_AWAY if fight_of(state).monster == content.dagon else KILLED)


def _stop(state: State, outcome: int) -> None:
    """Drop all that the fight still had to do; its own frame becomes that of its end."""
    stack = state.stack
    while stack[-1][0] != FIGHT:
        stack.pop()
    stack[-1] = (FIGHT_OVER, stack[-1][1], outcome, 0)
