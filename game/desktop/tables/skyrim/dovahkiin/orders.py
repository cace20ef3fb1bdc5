"""Standing orders: whether a person wants to be asked for defence cards and healing in the turns of others.

The rules ask everybody who by what all can see could; what they ask of somebody who does not want it is answered here
with a pass, before a curtain or a question comes. In his own attacks a person who holds no fitting card is not stopped
either, unless that would show the others at the machine what he holds. Records show the passes and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.match import Match
from game.kernel.rules import Frame, Option
from game.kernel.texts import N_
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.aid import PASS
from game.titles.skyrim.dovahkiin.battle_steps import D_DECLARED, D_ROLLED, Battle
from game.titles.skyrim.setup import FACTIONS
from game.titles.skyrim.state import saga_of

ALWAYS, ATTACKED, NEVER = ORDERS = ("always", "attacked", "never")
NAMES: Final = {ALWAYS: N_("Ask me: always"), ATTACKED: N_("Ask me: attacked"), NEVER: N_("Ask me: never")}
WORDS: Final = {
    ALWAYS: N_(
        "You are asked for cards in battles, and for healing, whenever to the others it seems that you could use"
        " them."
    ),
    ATTACKED: N_(
        "In the turns of others you are asked when your land or your hero is attacked; in your own attacks where one"
        " of your cards fits."
    ),
    NEVER: N_(
        "In the turns of others nothing is asked of you: no defence cards, no healing; in your own attacks you are"
        " asked where one of your cards fits."
    ),
}


class Orders:
    """Orders by faction. `known` reads what is kept, `keep` keeps what was chosen; `has_machine`: whether no curtain
    falls before a seat."""

    def __init__(
        self,
        known: Callable[[], dict[str, str]],
        keep: Callable[[dict[str, str]], None],
        has_machine: Callable[[int], bool],
    ) -> None:
        self._known, self._keep, self._has_machine = known, keep, has_machine

    def of(self, faction: str) -> str:
        """What a seat wants; to be asked unless it was said otherwise."""
        found = self._known().get(faction, ALWAYS)
        return found if found in ORDERS else ALWAYS

    def turn_over(self, faction: str) -> None:
        """The next order, around."""
        order = ORDERS[(ORDERS.index(self.of(faction)) + 1) % len(ORDERS)]
        self._keep({**self._known(), faction: order})

    def answer(self, match: Match) -> Option | None:
        """What is answered for a seat that does not want to be asked; None where it is asked."""
        state = match.state
        if not state.stack or not match.game.setup.seats[match.seat].is_human:
            return None
        frame = state.stack[-1]
        order = self.of(FACTIONS[state.seats[match.seat].faction])
        if state.stack[0][1] == match.seat:
            return self._in_own_turn(match, frame, order)
        if frame[0] == f.HELP:
            attacked = match.seat in saga_of(state).deeds.met_heroes
            return None if order == ALWAYS or (order == ATTACKED and attacked) else PASS
        if frame[0] != f.BATTLE or Battle(*frame[2:]).step not in (D_DECLARED, D_ROLLED):
            return None
        return PASS if order == NEVER else None

    def _in_own_turn(self, match: Match, frame: Frame, order: str) -> Option | None:
        """Where no card fits, an attack goes on by itself; that no curtain falls must tell the others nothing."""
        if frame[0] != f.BATTLE or match.options() != [PASS]:
            return None
        return PASS if order != ALWAYS or self._has_machine(match.seat) else None
