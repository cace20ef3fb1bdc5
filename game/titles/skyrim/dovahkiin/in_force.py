"""Spells and shouts that last: whom they bind, what they add, and when they end (RSK-SPL-11, -24, RSK-SHO-09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.catalogue import Does, Effect
from game.titles.skyrim.dovahkiin.keys import SPELLS
from game.titles.skyrim.dovahkiin.saga import NONE, InForce, Saga
from game.titles.skyrim.state import State, saga_of

UNTIL_NEXT_TURN: Final = (SPELLS.index("SPL-15"),)  # Paralyze; all others last for the turn


def effect_of(content: Content, spell: int, shout: int) -> Effect:
    """What a spell or a shout does; the other of the two is NONE."""
    return content.cards.spells[spell].effect if spell != NONE else content.cards.shouts[shout].effect


def lay(state: State, one: InForce) -> None:
    """From now on it is in force."""
    saga = saga_of(state)
    saga.in_force = (*saga.in_force, one)


def in_force(content: Content, state: State, does: Does) -> Iterator[tuple[InForce, Effect]]:
    """All of one kind that last."""
    for one in saga_of(state).in_force:
        effect = effect_of(content, one.spell, one.shout)
        if effect.does == does:
            yield one, effect


def is_paralyzed(content: Content, state: State, territory: int) -> bool:
    """Whether no invasion by units and no unit maneuver may start there (SPL-15): only while the player that it was
    played against controls it (RSK-SPL-24)."""
    return any(
        one.target == territory and one.victim == state.owner[territory]
        for one, _effect in in_force(content, state, "paralyze")
    )


def is_pacified(content: Content, state: State, territory: int) -> bool:
    """Whether a territory may not be invaded again this turn (SPL-16)."""
    return any(one.target == territory for one, _effect in in_force(content, state, "pacify"))


def bars_attack(content: Content, state: State, source: int, target: int) -> bool:
    """Whether a spell forbids an invasion from `source` to `target`."""
    return bool(saga_of(state).in_force) and (
        is_paralyzed(content, state, source) or is_pacified(content, state, target)
    )


def defence_dice(content: Content, state: State, target: int, dice: int) -> int:
    """Of so many dice, those that Ice Storm and Frost Breath leave to the defenders of a territory (SPL-03, SHO-C)."""
    frozen = [effect.dice for one, effect in in_force(content, state, "freeze") if one.target == target]
    return min([dice, *frozen])


def attack_bonus(content: Content, state: State, source: int, target: int) -> int:
    """What Bound Weapon and Battle Fury add to each attack die; they add up (SPL-06, SHO-D, RSK-SHO-09)."""
    bound = (effect.bonus for one, effect in in_force(content, state, "bind") if _aimed(one, source, target))
    inspired = (effect.bonus for one, effect in in_force(content, state, "inspire") if one.source == source)
    return sum(bound) + sum(inspired)


def _aimed(one: InForce, source: int, target: int) -> bool:
    return one.source == source and one.target == target


def is_hidden(content: Content, state: State) -> bool:
    """Whether the chain of the next maneuver may pass through any territories but dragons' (SPL-11)."""
    return any(True for _ in in_force(content, state, "hide"))


def end_hiding(content: Content, state: State) -> None:
    """SPL-11 is for one maneuver: call this when one is made."""
    hiding = [one for one, _effect in in_force(content, state, "hide")]
    saga = saga_of(state)
    saga.in_force = tuple(one for one in saga.in_force if one not in hiding)


def end_with_turn(saga: Saga) -> None:
    """RSK-SPL-11: the turn of whoever is active has ended."""
    saga.in_force = tuple(one for one in saga.in_force if one.spell in UNTIL_NEXT_TURN)


def end_with_own_turn(saga: Saga, seat: int) -> None:
    """RSK-SPL-11: the caster's next turn begins, or he is out of the match; what lasts for this turn goes on."""
    saga.in_force = tuple(one for one in saga.in_force if one.caster != seat or one.spell not in UNTIL_NEXT_TURN)
