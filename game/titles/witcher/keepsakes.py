"""What kept cards do outside fights, as tables: equipment, companions, and bonus cards of the isles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.titles.witcher.catalogue.frozen import Ability, Catalogue
from game.titles.witcher.catalogue.terms import BONUS
from game.titles.witcher.effects.moments import (
    ARRIVING,
    ENTERING,
    EXPLORING,
    FIGHT_OVER,
    IN_PHASE_3,
    MOVING,
    OWNED,
    SAILING,
    TRAINING_AT,
)
from game.titles.witcher.effects.ops import GOLD, PASSAGE, POTION_LIMIT, TRAINING
from game.titles.witcher.state import NONE

DUE_AT: Final = (FIGHT_OVER, IN_PHASE_3, ARRIVING, SAILING)


@dataclass(frozen=True, slots=True)
class Passage:
    """A kept card that moves its owner to a terrain, once a turn, for so many cards of any terrain."""

    kept: int
    terrain: int
    cards: int


@dataclass(frozen=True, slots=True, eq=False)
class Keepsakes:
    """Kept cards by their numbers in the catalogue; a row begins with the card's."""

    story_of: tuple[int, ...]  # the story that each is, or is an option of; NONE for bonus cards
    passages: tuple[Passage, ...]
    arrivals: tuple[tuple[int, int, int], ...]  # place, Gold on entering it
    letters: tuple[tuple[int, int, int], ...]  # by how much training is cheaper, its least price
    potion_limits: tuple[tuple[int, int], ...]  # how many Potions may be held with it
    instead: tuple[tuple[int, int], ...]  # program that comes instead of an exploration
    due: Mapping[int, tuple[tuple[int, int], ...]]  # by moment outside fights: program
    bonus: tuple[int, ...]


def make_keepsakes(catalogue: Catalogue, story_keys: Sequence[str]) -> Keepsakes:
    """Those of a catalogue, which are or come from stories of these keys."""
    kept = catalogue.kept
    return Keepsakes(
        story_of=tuple(story_keys.index(card.key) if card.kind != BONUS else NONE for card in kept),
        passages=tuple(Passage(card, op[1], op[2]) for card, _ability, op in _ops(catalogue, MOVING, PASSAGE)),
        arrivals=tuple(
            (card, place, op[1]) for card, ability, op in _ops(catalogue, ENTERING, GOLD) for place in ability.places
        ),
        letters=tuple((card, op[1], op[2]) for card, _ability, op in _ops(catalogue, TRAINING_AT, TRAINING)),
        potion_limits=tuple((card, op[1]) for card, _ability, op in _ops(catalogue, OWNED, POTION_LIMIT)),
        instead=_programs(catalogue, EXPLORING),
        due={moment: _programs(catalogue, moment) for moment in DUE_AT},
        bonus=tuple(number for number, card in enumerate(kept) if card.kind == BONUS),
    )


def _abilities(catalogue: Catalogue, moment: int) -> Iterator[tuple[int, Ability]]:
    """The kept cards with an ability of that moment."""
    for number, card in enumerate(catalogue.kept):
        for ability in card.abilities:
            if ability.moment == moment:
                yield number, ability


def _programs(catalogue: Catalogue, moment: int) -> tuple[tuple[int, int], ...]:
    return tuple((number, ability.program) for number, ability in _abilities(catalogue, moment))


def _ops(catalogue: Catalogue, moment: int, op: int) -> Iterator[tuple[int, Ability, tuple[int, ...]]]:
    """The kept cards with an ability of that moment, and each op of that kind in it."""
    for number, ability in _abilities(catalogue, moment):
        for one in catalogue.programs[ability.program]:
            if one[0] == op:
                yield number, ability, one
