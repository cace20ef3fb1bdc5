"""Invasion: naming source, target and dice; the defender's answer; moving in (RSK-INV, RSK-BAT-01 to -03,
RSK-CAP-02)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.battle import battle_round
from game.titles.skyrim.content import FOLLOW, Content
from game.titles.skyrim.dovahkiin.aid import ask_again
from game.titles.skyrim.dovahkiin.battle_steps import begin_battle
from game.titles.skyrim.dovahkiin.deeds import more_in_invasion, take_more_in_invasion
from game.titles.skyrim.dovahkiin.in_force import bars_attack, defence_dice
from game.titles.skyrim.events import AttackDeclared, UnitsMoved
from game.titles.skyrim.frames import DEFEND
from game.titles.skyrim.state import NEUTRAL, State, saga_of

MOST_ATTACK_DICE: Final = 3  # RSK-INV-08
MOST_DEFENCE_DICE: Final = 2  # RSK-BAT-01
END_INVASION: Final[Option] = ("end_invasion",)
ONE_DIE: Final[tuple[Option, ...]] = (("defend", 1),)
ONE_OR_TWO_DICE: Final[tuple[Option, ...]] = (("defend", 1), ("defend", 2))


def offer_invade(content: Content, state: State, frame: Frame) -> list[Option]:
    """Every attack from an own territory with two units or more on a connected one that is not own (RSK-INV-01,
    -02)."""
    if state.saga is not None:
        return offer_saga_invasion(content, state, frame)
    seat: int = frame[1]
    owner, units, attacks = state.owner, state.units, content.attacks
    found: list[Option] = [END_INVASION]
    for source in content.land:
        if owner[source] == seat:
            dice = units[source] - 1
            if dice:
                for target, some in attacks[dice if dice < MOST_ATTACK_DICE else MOST_ATTACK_DICE][source]:
                    if owner[target] != seat:
                        found += some
    return found


def offer_saga_invasion(content: Content, state: State, frame: Frame) -> list[Option]:
    """Beside attacks of units, which never meet dragons or heroes alone (RSK-INV-12): what heroes do."""
    seat: int = frame[1]
    owner, units, attacks = state.owner, state.units, content.attacks
    spells = bool(saga_of(state).in_force)
    found: list[Option] = [END_INVASION]
    for source in content.land:
        if owner[source] == seat and units[source] > 1:
            for target, some in attacks[min(units[source] - 1, MOST_ATTACK_DICE)][source]:
                if owner[target] == seat or not units[target]:
                    continue
                if not spells or not bars_attack(content, state, source, target):
                    found += some
    return found + more_in_invasion(content, state, seat)


def surely_invades(content: Content, state: State, seat: int) -> bool:
    """Whether units can attack; quicker than all options, and not sure while spells are in force."""
    owner, units = state.owner, state.units
    return not saga_of(state).in_force and any(
        owner[target] != seat and units[target]
        for source in content.land
        if owner[source] == seat and units[source] > 1
        for target in content.connected[source]
    )


def take_invade(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """End the phase, or fight one battle round; the defender names his dice second (RSK-BAT-02), neutrals by
    themselves."""
    if option[0] == "end_invasion":
        state.stack.pop()
        return
    seat: int = frame[1]
    if state.saga is not None:
        ask_again(state, seat)
        if option[0] != "attack":
            take_more_in_invasion(content, state, seat, option, out)
            return
    _, source, target, dice = option
    defender = state.owner[target]
    if defender == NEUTRAL:
        fight(content, state, source, target, dice, most_defence_dice(content, state, target), out)
        return
    if out is not None:
        out.append(AttackDeclared(seat, source, target, dice))
    state.stack.append((DEFEND, defender, source, target, dice))


def fight(content: Content, state: State, source: int, target: int, dice: int, against: int, out: Out) -> None:
    """All dice are named: one battle round, in steps where spells or heroes may change it."""
    battle = battle_round if state.saga is None else begin_battle
    battle(content, state, source, target, dice, against, out)


def most_defence_dice(content: Content, state: State, target: int) -> int:
    """RSK-BAT-01, -03: the dice that a territory may defend with, all of which neutral units use."""
    dice = min(MOST_DEFENCE_DICE, state.units[target])
    return dice if state.saga is None else defence_dice(content, state, target, dice)


def offer_defend(content: Content, state: State, frame: Frame) -> list[Option]:
    """RSK-BAT-01: one or two dice; with one unit only one."""
    return list(ONE_OR_TWO_DICE if most_defence_dice(content, state, frame[3]) > 1 else ONE_DIE)


def take_defend(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The dice fall."""
    state.stack.pop()
    fight(content, state, frame[2], frame[3], frame[4], option[1], out)


def offer_move_in(content: Content, state: State, frame: Frame) -> list[Option]:
    """RSK-CAP-02, -03: beside the survivors, none to all but one of the units left in the source may follow."""
    left = state.units[frame[2]]
    if left <= len(FOLLOW):
        return list(FOLLOW[:left])
    return [("follow", n) for n in range(left)]


def take_move_in(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """More units follow into the conquered territory."""
    state.stack.pop()
    move_units(state, frame[1], frame[2], frame[3], option[1], out)


def move_units(state: State, seat: int, source: int, target: int, units: int, out: Out) -> None:
    """Units of a seat go from one own territory to another; none is no move."""
    if not units:
        return
    state.units[source] -= units
    state.units[target] += units
    if out is not None:
        out.append(UnitsMoved(seat, source, target, units))
