"""The cards of Dovahkiin, frozen: what the rules read of cards.toml."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from game.kernel.maps.territories import TerritoryMap
from game.kernel.texts import gettext as _
from game.titles.skyrim.mix import Mix

# The closed vocabulary of the cards: what each does, what an objective counts, when a spell can be played.
Does: TypeAlias = Literal[  # spells; then shouts, weapons, armor; then a slot without a card
    "strike", "chain", "freeze", "fury", "reroll", "bind", "conjure", "raise", "heal", "hide", "foresee",
    "transmute", "recall", "paralyze", "pacify", "ward", "burn", "protect",
    "force", "inspire", "highest_attack", "first_shot", "dragon_ties", "drain", "highest_unit", "first_round",
    "dragon_harm", "lower_defence", "break_spell", "cheaper_spells",
    "nothing",
]  # fmt: skip
Counts: TypeAlias = Literal[
    "conquests", "conquered_regions", "conquered_forts", "conquered_by_portal", "forts", "portals", "hero_at",
    "magicka", "equipment", "largest_army", "regions", "dragons_this_turn", "heroes_defeated", "among",
    "fort_and_portal", "territories", "dragons_slain", "regions_with",
]  # fmt: skip
Kind: TypeAlias = Literal["attack", "support", "defence"]
Window: TypeAlias = Literal[
    "purchases", "attack_declared", "attack_rolled", "defence_declared", "defence_rolled", "maneuver", "own_turn",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does, in one word, and the numbers of it; those that the word has no use for are 0."""

    does: Does
    units: int = 0
    most: int = 0
    dice: int = 0
    bonus: int = 0
    health: int = 0
    cards: int = 0
    die: int = 0
    magicka: int = 0


NOTHING: Final = Effect("nothing")  # of a slot without a card


@dataclass(frozen=True, slots=True)
class Card:
    """What all cards have. `needs`: rules of which at least one must be on, if any is named."""

    key: str
    name: str
    text: str
    needs: tuple[str, ...]

    @property
    def shown_name(self) -> str:
        """In the language in use."""
        return _(self.name)

    @property
    def shown_text(self) -> str:
        """What the card says, in the language in use."""
        return _(self.text)

    def is_in(self, mix: Mix) -> bool:
        """Whether the rules that it needs are on (RSK-MIX-10, -18)."""
        return not self.needs or any(getattr(mix, rule) for rule in self.needs)


@dataclass(frozen=True, slots=True)
class Objective(Card):
    """A secret aim. `needed` and `each` go by the number of players, from 2 to 5."""

    points: int
    counts: Counts
    needed: tuple[int, ...]
    each: tuple[int, ...]
    among: tuple[str, ...]

    def says(self, players: int) -> str:
        """What it asks of a match that so many began (RSK-OBJ-09), in the language in use."""
        return _(self.text).format(needed=self.needed[players - 2], each=self.each[players - 2])


@dataclass(frozen=True, slots=True)
class Spell(Card):
    """A kind of spell card; its copies are alike."""

    copies: int
    kind: Kind
    window: Window
    cost: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class Gift(Card):
    """A shout, a weapon or an armor: it costs nothing and stays."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Decks:
    """The numbers of all cards that a match is played with, in order; copies of a spell are alike."""

    spells: tuple[int, ...]
    objectives: tuple[int, ...]
    weapons: tuple[int, ...]
    armors: tuple[int, ...]
    shouts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All cards by their numbers, which are the places of their keys (keys.py)."""

    objectives: tuple[Objective, ...]
    spells: tuple[Spell, ...]
    shouts: tuple[Gift, ...]
    weapons: tuple[Gift, ...]
    armors: tuple[Gift, ...]

    def kinds(self) -> tuple[tuple[Card, ...], ...]:
        """All cards, kind by kind."""
        return self.objectives, self.spells, self.shouts, self.weapons, self.armors

    def facts(self) -> list[str]:
        """What the rules read of the cards: names and texts do not count."""
        return [repr(replace(card, name="", text="")) for cards in self.kinds() for card in cards]

    def decks(self, mix: Mix, board: TerritoryMap, players: int) -> Decks:
        """The decks of a mix on a board, without what the mix or the board has no use for (RSK-MIX-10, -18,
        RSK-OBJ-14)."""
        spells = in_play(self.spells, mix) if mix.spells else ()
        objectives = in_play(self.objectives, mix) if mix.objectives else ()
        return Decks(
            tuple(n for n in spells for _copy in range(self.spells[n].copies)),
            tuple(n for n in objectives if can_be_met(self.objectives[n], board, players)),
            in_play(self.weapons, mix) if mix.equipment else (),
            in_play(self.armors, mix) if mix.equipment else (),
            in_play(self.shouts, mix) if mix.dragons else (),
        )


def in_play(cards: Sequence[Card], mix: Mix) -> tuple[int, ...]:
    """The numbers of those cards whose rules are on (RSK-MIX-10, -18)."""
    return tuple(number for number, card in enumerate(cards) if card.is_in(mix))


def can_be_met(card: Objective, board: TerritoryMap, players: int) -> bool:
    """Whether a board has what an objective asks for; the book's has everything (RSK-OBJ-14)."""
    lands = board.territories
    held = [[land for land in lands if land.region == region.key] for region in board.regions]
    if card.counts == "regions_with":
        return all(len(lands) >= card.each[players - 2] for lands in held)
    forts = sum(land.fort for land in lands)
    portals = sum(land.portal for land in lands)
    there = {
        "conquests": len(lands),
        "territories": len(lands),
        "conquered_regions": len(held),
        "regions": len(held),
        "conquered_forts": forts,
        "forts": forts,
        "portals": portals,
        "conquered_by_portal": portals - 1,
        "fort_and_portal": sum(any(t.fort for t in lands) and any(t.portal for t in lands) for lands in held),
        "among": sum(land.key in card.among for land in lands),
        "hero_at": sum(land.key in card.among for land in lands),
    }
    return there.get(card.counts, card.needed[players - 2]) >= card.needed[players - 2]
