"""What is: everything that Dovahkiin's rules put on the table, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NOWHERE: Final = -1  # a hero who has fallen or is not placed yet
NONE: Final = -1  # no weapon, no armor
MOST_HEALTH: Final = 10  # RSK-HERO-01, RSK-DRG-01
MOST_MAGICKA: Final = 10  # RSK-MAG-02


@dataclass(slots=True)
class Board:
    """One seat's player board and hidden cards (RSK-COMP-11).

    `hero` is a territory or NOWHERE, `health` 0 for a fallen hero. `spells` by kind, `objectives` and `shouts` by
    number; hidden cards are HIDDEN in views. `slain`: dragons slain in this match (OBJ-25); `duels`: enemy heroes
    defeated since the end of the own previous turn (OBJ-16); `fell`: own turns begun since the hero fell
    (RSK-MIX-05); `warded`: 1 once Spellbreaker has worked since the own turn began (ARM-D); `declined`: 1 once
    healing or revival was declined and nothing that bears on it has changed since (RSK-HERO-33).
    """

    hero: int
    health: int
    magicka: int
    points: int
    spells: tuple[int, ...]
    objectives: tuple[int, ...]
    weapon: int
    armor: int
    shouts: tuple[int, ...]
    slain: int
    duels: int
    fell: int
    warded: int
    declined: int

    def copy(self) -> Board:
        """An independent copy."""
        return Board(
            self.hero,
            self.health,
            self.magicka,
            self.points,
            self.spells,
            self.objectives,
            self.weapon,
            self.armor,
            self.shouts,
            self.slain,
            self.duels,
            self.fell,
            self.warded,
            self.declined,
        )


@dataclass(frozen=True, slots=True)
class Deeds:
    """What the active player has done in this turn; a new turn begins with `Deeds()`. Flags are 0 or 1.

    `walked`: the hero's move is made; `equipped`: cards went for equipment; `drained`: the Mace has worked (WPN-D);
    `lost`: units his invasions lost (SPL-08); `slain`: dragons slain (OBJ-15). `met_dragons` by territory and
    `met_heroes` by seat: opponents of hero battles (RSK-EQP-12); `shot_...`: those Auriel's Bow was used on (WPN-B).
    """

    walked: int = 0
    spell_bought: int = 0
    objective_bought: int = 0
    spell_cast: int = 0
    shouted: int = 0
    equipped: int = 0
    trait_used: int = 0
    drained: int = 0
    scored: int = 0
    maneuvers: int = 0
    lost: int = 0
    slain: int = 0
    met_dragons: tuple[int, ...] = ()
    met_heroes: tuple[int, ...] = ()
    shot_dragons: tuple[int, ...] = ()
    shot_heroes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Dragon:
    """A living dragon; wounds heal when the turn ends (RSK-DRG-05)."""

    territory: int
    health: int


@dataclass(frozen=True, slots=True)
class InForce:
    """A spell or a shout that lasts (RSK-SPL-11); the other of the two is NONE, likewise a territory not named, and
    `victim` where it is not played against somebody (RSK-SPL-24)."""

    spell: int
    shout: int
    caster: int
    source: int
    target: int
    victim: int = NONE


@dataclass(slots=True)
class Saga:
    """Player boards by seat; living dragons; decks with their top last; what lasts. `shouts_gone`: those of players
    who are out (RSK-ELIM-09)."""

    boards: list[Board]
    dragons: tuple[Dragon, ...]
    spell_deck: tuple[int, ...]
    spell_discard: tuple[int, ...]
    objective_deck: tuple[int, ...]
    objective_discard: tuple[int, ...]
    weapon_deck: tuple[int, ...]
    armor_deck: tuple[int, ...]
    shout_deck: tuple[int, ...]
    shouts_gone: tuple[int, ...]
    deeds: Deeds
    in_force: tuple[InForce, ...]

    def copy(self) -> Saga:
        """An independent copy; tuples and deeds are shared."""
        return Saga(
            [board.copy() for board in self.boards],
            self.dragons,
            self.spell_deck,
            self.spell_discard,
            self.objective_deck,
            self.objective_discard,
            self.weapon_deck,
            self.armor_deck,
            self.shout_deck,
            self.shouts_gone,
            self.deeds,
            self.in_force,
        )
