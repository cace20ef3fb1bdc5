"""What spells and shouts do once their targets are named (sections 30 and 31 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.card_events import (
    EffectLaid,
    HeroRecalled,
    SpellBroken,
    UnitsPushed,
    UnitsStruck,
)
from game.titles.skyrim.dovahkiin.catalogue import Does, Effect
from game.titles.skyrim.dovahkiin.equipment import armor_effect
from game.titles.skyrim.dovahkiin.heroes import stirred
from game.titles.skyrim.dovahkiin.in_force import lay
from game.titles.skyrim.dovahkiin.saga import NONE, InForce
from game.titles.skyrim.dovahkiin.targets import Aim, most_targets, push_targets
from game.titles.skyrim.frames import PUSH
from game.titles.skyrim.reserve import add_units, within_limit
from game.titles.skyrim.state import NEUTRAL, State, saga_of


def is_broken(content: Content, state: State, seat: int, territory: int, out: Out) -> bool:
    """ARM-D: Spellbreaker undoes what another aims at its hero's territory, once between two own turns."""
    owner = state.owner[territory]
    if owner in (seat, NEUTRAL):
        return False
    board = saga_of(state).boards[owner]
    if board.hero != territory or board.warded or armor_effect(content, board).does != "break_spell":
        return False
    board.warded = 1
    if out is not None:
        out.append(SpellBroken(owner, territory))
    return True


def strike(state: State, territory: int, units: int, out: Out) -> None:
    """Units fall, never the last (RSK-SPL-09, -12)."""
    units = min(units, state.units[territory] - 1)
    if units <= 0:
        return
    owner = state.owner[territory]
    state.units[territory] -= units
    if owner != NEUTRAL:
        state.seats[owner].units -= units
    if out is not None:
        out.append(UnitsStruck(owner, territory, units))


def raised(state: State, effect: Effect) -> int:
    """SPL-08: how many of the fallen come back."""
    return min(effect.most, saga_of(state).deeds.lost // 2)


def apply(content: Content, state: State, aim: Aim, effect: Effect, targets: tuple[int, ...], out: Out) -> None:
    """The targets are named."""
    _APPLY[effect.does](content, state, aim, effect, targets, out)


def _strike(content: Content, state: State, aim: Aim, effect: Effect, targets: tuple[int, ...], out: Out) -> None:
    for territory in targets:
        if not is_broken(content, state, aim.seat, territory, out):
            strike(state, territory, effect.units, out)


def _conjure(content: Content, state: State, aim: Aim, effect: Effect, targets: tuple[int, ...], out: Out) -> None:
    _place(content, state, aim.seat, targets[0], effect.units, out)


def _raise(content: Content, state: State, aim: Aim, effect: Effect, targets: tuple[int, ...], out: Out) -> None:
    _place(content, state, aim.seat, targets[0], raised(state, effect), out)


def _place(content: Content, state: State, seat: int, territory: int, units: int, out: Out) -> None:
    room = within_limit(content, state, seat, units, out)
    if room:
        add_units(state, seat, territory, room, out)


def _recall(content: Content, state: State, aim: Aim, effect: Effect, targets: tuple[int, ...], out: Out) -> None:
    saga = saga_of(state)
    board = saga.boards[aim.seat]
    source, board.hero = board.hero, targets[0]
    stirred(saga)
    if out is not None:
        out.append(HeroRecalled(aim.seat, source, board.hero))


def _paralyze(content: Content, state: State, aim: Aim, effect: Effect, targets: tuple[int, ...], out: Out) -> None:
    [territory] = targets
    if not is_broken(content, state, aim.seat, territory, out):
        lay(state, InForce(aim.spell, aim.shout, aim.seat, NONE, territory, state.owner[territory]))
        _tell_laid(aim.seat, territory, out)


def _freeze(content: Content, state: State, aim: Aim, effect: Effect, targets: tuple[int, ...], out: Out) -> None:
    [territory] = targets
    if not is_broken(content, state, aim.seat, territory, out):
        lay(state, InForce(aim.spell, aim.shout, aim.seat, NONE, territory))
        _tell_laid(aim.seat, territory, out)


def _inspire(content: Content, state: State, aim: Aim, effect: Effect, targets: tuple[int, ...], out: Out) -> None:
    lay(state, InForce(aim.spell, aim.shout, aim.seat, targets[0], NONE))
    _tell_laid(aim.seat, targets[0], out)


def _tell_laid(seat: int, territory: int, out: Out) -> None:
    if out is not None:
        out.append(EffectLaid(seat, territory))


def _force(content: Content, state: State, aim: Aim, effect: Effect, targets: tuple[int, ...], out: Out) -> None:
    """SHO-A: one target where the units have nowhere to go, else how many of them go."""
    source = targets[0]
    if len(targets) == 1:
        strike(state, source, effect.units, out)
    else:
        state.stack.append((PUSH, aim.seat, source, targets[1]))


def goes_on(content: Content, state: State, effect: Effect, named: tuple[int, ...]) -> bool:
    """Whether another territory is to be named after these."""
    if len(named) >= most_targets(effect):
        return False
    return effect.does != "force" or bool(push_targets(content, state, named[0]))


def push(state: State, source: int, target: int, units: int, out: Out) -> None:
    """SHO-A: units change their place, not their side."""
    state.units[source] -= units
    state.units[target] += units
    if out is not None:
        out.append(UnitsPushed(state.owner[source], source, target, units))


Apply = Callable[[Content, State, Aim, Effect, tuple[int, ...], Out], None]
_APPLY: Final[dict[Does, Apply]] = {
    "strike": _strike,
    "chain": _strike,
    "fury": _strike,
    "conjure": _conjure,
    "raise": _raise,
    "recall": _recall,
    "paralyze": _paralyze,
    "freeze": _freeze,
    "inspire": _inspire,
    "force": _force,
}
