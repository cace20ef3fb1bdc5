"""What judgement derives from the catalogue once: cards and attacks as plain numbers, nothing here changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from game.titles.witcher.catalogue.frozen import ActionCard
from game.titles.witcher.catalogue.frozen import Fight as Section
from game.titles.witcher.content import Content
from game.titles.witcher.effects import ops as o

REMEMBERED: Final = 8  # contents whose faces are remembered
LEVELS: Final = 3  # of monsters

# Colour, damage, shields, draws, tops taken, itself taken back, extensions of the same form without the last.
Way = tuple[int, int, int, int, int, int]
Face = tuple[int, int, int, int, int, int, tuple[Way, ...]]


class Attack(NamedTuple):
    """Half a fight card: damage; an attribute whose level is damage too, or -1; random discards; trashed hand cards."""

    damage: int
    by: int
    discards: int
    trashed: int


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """`attacks`: by fight card, charge and bite; for each level of monsters, from 1. `distance`: roads between
    places."""

    content: Content
    cards: tuple[Face, ...]
    attacks: tuple[tuple[tuple[Attack, Attack], ...], ...]
    distance: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=REMEMBERED)
def faces_of(content: Content) -> Faces:
    """Those of a content."""
    attacks = tuple(
        tuple(
            (_attack(content, one.charge, level), _attack(content, one.bite, level))
            for one in content.catalogue.fight_cards
        )
        for level in range(LEVELS + 1)
    )
    return Faces(content, tuple(map(_face, content.catalogue.action_cards)), attacks, _distances(content))


def _way(colour: int, section: Section) -> Way:
    return (colour, section.damage, section.shield, section.draw, section.take_top, section.take_back)


def _face(card: ActionCard) -> Face:
    ways = tuple(_way(one.colour, one.fight) for one in card.extensions)
    return (*_way(card.colour, card.fight), ways)


def _attack(content: Content, program: int, level: int) -> Attack:
    damage, by, discards, trashed = 0, -1, 0, 0
    for op in content.abilities.programs[program]:
        if op[0] == o.HIT:
            damage += op[1]
        elif op[0] == o.HIT_LEVEL:
            damage += op[1] + level
        elif op[0] == o.HIT_ATTRIBUTE:
            by = op[1]
        elif op[0] == o.DISCARD_RANDOM_LEVEL:
            discards += level
        elif op[0] == o.TRASH_HAND:
            trashed += op[1]
    return Attack(damage, by, discards, trashed)


def _distances(content: Content) -> tuple[tuple[int, ...], ...]:
    return tuple(_from(content, place) for place in range(len(content.adjacent)))


def _from(content: Content, start: int) -> tuple[int, ...]:
    found = {start: 0}
    edge = [start]
    for place in edge:
        for near in content.adjacent[place]:
            if near not in found:
                found[near] = found[place] + 1
                edge.append(near)
    return tuple(found.get(place, len(content.adjacent)) for place in range(len(content.adjacent)))
