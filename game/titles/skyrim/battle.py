"""One battle round: dice, losses, and the conquest when the last defender falls (RSK-BAT, RSK-CAP-01)."""

from __future__ import annotations

from game.kernel.chance import throw
from game.kernel.events import Out
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.leaving import hero_holds
from game.titles.skyrim.elimination import eliminate
from game.titles.skyrim.events import DiceRolled, TerritoryConquered, UnitsMoved
from game.titles.skyrim.frames import MOVE_IN
from game.titles.skyrim.state import NEUTRAL, State


def compare(attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[int, int]:
    """Losses of attacker and defender for dice sorted highest first (RSK-BAT-06 to -08): equal dice cost the
    attacker."""
    pairs = 2 if len(attack) > 1 and len(defence) > 1 else 1
    killed = int(attack[0] > defence[0])
    if pairs == 2 and attack[1] > defence[1]:
        killed += 1
    return pairs - killed, killed


def battle_round(
    content: Content, state: State, source: int, target: int, dice: int, against: int, out: Out
) -> None:
    """Roll, the attacker's dice before the defender's (RSK-BAT-05, -13), and take off the losses (RSK-BAT-09)."""
    seat, defender = state.owner[source], state.owner[target]
    attack = throw(state, dice)
    defence = throw(state, against)
    lost, killed = compare(attack, defence)
    if out is not None:
        out.append(DiceRolled(seat, defender, source, target, attack, defence, lost, killed))
    take_losses(content, state, source, target, dice, lost, killed, out)


def take_losses(
    content: Content, state: State, source: int, target: int, sent: int, lost: int, killed: int, out: Out
) -> None:
    """RSK-BAT-09, RSK-CAP-01: losses leave the units sent and the territory attacked; with the last defender it
    falls."""
    seat, defender = state.owner[source], state.owner[target]
    units, seats = state.units, state.seats
    if lost:
        units[source] -= lost
        seats[seat].units -= lost
    if killed:
        units[target] -= killed
        if defender != NEUTRAL:
            seats[defender].units -= killed
    if not units[target]:
        conquer(content, state, source, target, sent - lost, out)


def conquer(content: Content, state: State, source: int, target: int, survivors: int, out: Out) -> None:
    """RSK-CAP-01: all survivors of the round move in; how many more follow is asked next, before anything else.

    Where a hero is left to hold the territory nothing is conquered, and the survivors are in the source (RSK-CAP-06).
    """
    if state.saga is not None and hero_holds(state, target, out):
        return
    owner, units, seats = state.owner, state.units, state.seats
    seat, loser = owner[source], owner[target]
    by_portal = target not in content.adjacent[source]  # RSK-PORT-06
    owner[target] = seat
    units[target] = survivors
    units[source] -= survivors
    seats[seat].lands += 1
    state.conquests += ((target, loser, int(by_portal)),)
    if out is not None:
        out.append(TerritoryConquered(seat, source, target, loser, by_portal))
        out.append(UnitsMoved(seat, source, target, survivors))
    if loser != NEUTRAL:
        seats[loser].lands -= 1
        if not seats[loser].units and eliminate(content, state, seat, loser, out):
            return
    if units[source] > 1:
        state.stack.append((MOVE_IN, seat, source, target))
