"""What becomes of heroes, cards and lone territories of players who are out (RSK-ELIM-07 to -10, -12, RSK-CAP-06,
-07)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.skyrim.dovahkiin.equipment import lose_equipment
from game.titles.skyrim.dovahkiin.events import (
    HeroHeldAlone,
    HeroLeft,
    ObjectivesDiscarded,
    SpellsDiscarded,
    SpellsSeen,
    SpellsTaken,
)
from game.titles.skyrim.dovahkiin.heroes import desert, hero_in, stirred
from game.titles.skyrim.dovahkiin.in_force import end_with_own_turn
from game.titles.skyrim.dovahkiin.saga import NOWHERE
from game.titles.skyrim.state import NEUTRAL, State, saga_of


def hero_holds(state: State, target: int, out: Out) -> bool:
    """RSK-CAP-06: the last unit fell beside its hero, and its owner has others: the hero holds the territory alone.

    Was it the owner's last on the board, nobody is left to hold it (RSK-CAP-07).
    """
    defender = hero_in(state, target)
    if defender == NEUTRAL or not state.seats[defender].units:
        return False
    if out is not None:
        out.append(HeroHeldAlone(defender, target))
    stirred(saga_of(state))
    return True


def leave(state: State, loser: int, victor: int, out: Out) -> None:
    """A player is out: hero, objectives, magicka, shouts; equipment and spells go to the victor (NEUTRAL: none)."""
    saga = saga_of(state)
    board = saga.boards[loser]
    if board.hero != NOWHERE:
        if out is not None:
            out.append(HeroLeft(loser, board.hero))
        if state.owner[board.hero] == loser and not state.units[board.hero]:
            desert(state, board.hero, out)
    saga.shouts_gone += board.shouts
    board.hero, board.health, board.magicka, board.shouts = NOWHERE, 0, 0, ()
    _pass_spells(state, loser, victor, out)
    if board.objectives:
        if out is not None:
            out.append(ObjectivesDiscarded(loser, board.objectives))
        saga.objective_discard += board.objectives
        board.objectives = ()
    lose_equipment(state, loser, victor, out)
    end_with_own_turn(saga, loser)
    stirred(saga)


def _pass_spells(state: State, loser: int, victor: int, out: Out) -> None:
    saga = saga_of(state)
    spells = saga.boards[loser].spells
    if not spells:
        return
    saga.boards[loser].spells = ()
    if victor == NEUTRAL:
        saga.spell_discard += spells
        if out is not None:
            out.append(SpellsDiscarded(loser, spells))
        return
    saga.boards[victor].spells += spells
    if out is not None:
        out += [SpellsTaken(victor, loser, len(spells)), SpellsSeen(victor, loser, spells)]
