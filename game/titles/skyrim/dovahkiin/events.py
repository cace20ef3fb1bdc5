"""What happened in Dovahkiin: heroes, dragons, magicka, equipment. `card_events` has what cards do."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.events import Event


@dataclass(frozen=True, slots=True)
class DragonCame(Event):
    """RSK-DOV-08: a dragon in a territory that no unit holds."""

    territory: int


@dataclass(frozen=True, slots=True)
class ObjectivesDealt(Event):
    """RSK-DOV-05: cards to choose from; ObjectivesSeen tells their owner which."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class ObjectivesSeen(Event):
    """The objectives just received, for their owner alone."""

    seat: int
    objectives: tuple[int, ...]

    def seen_by(self) -> tuple[int, ...]:
        """Their owner."""
        return (self.seat,)

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.objectives


@dataclass(frozen=True, slots=True)
class ObjectiveReturned(Event):
    """RSK-DOV-05, -27: one of the three goes back into the deck once all have chosen."""

    seat: int


@dataclass(frozen=True, slots=True)
class ReturnSeen(Event):
    """Which objective went back, for the one who gave it back alone."""

    seat: int
    objective: int

    def seen_by(self) -> tuple[int, ...]:
        """Its former owner."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class HeroPlaced(Event):
    """A hero now stands with full health on an own territory: at the set-up (RSK-DOV-16), revived (RSK-HERO-22) or
    come back by himself (RSK-MIX-05)."""

    seat: int
    territory: int


@dataclass(frozen=True, slots=True)
class HeroWalked(Event):
    """RSK-HERO-02: the hero's move of the turn."""

    seat: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class HeroHealed(Event):
    """A hero regained health."""

    seat: int
    health: int


@dataclass(frozen=True, slots=True)
class MagickaChanged(Event):
    """Magicka came or was paid; what is beyond 10 is lost already (RSK-MAG-02, -08)."""

    seat: int
    change: int


@dataclass(frozen=True, slots=True)
class HeroChallenged(Event):
    """RSK-HERO-09: a hero attacks the hero of `defender`, or a dragon (-1)."""

    seat: int
    defender: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class BowDrawn(Event):
    """WPN-B: the die of Auriel's Bow, and the health it cost."""

    seat: int
    defender: int
    target: int
    die: int
    lost: int

    def outcome(self) -> tuple[int, ...]:
        """The die."""
        return (self.die,)


@dataclass(frozen=True, slots=True)
class DuelRolled(Event):
    """One round of a hero battle: dice as thrown, highest first, and the health each side lost. `raging`: with the
    Orc's trait (RSK-FAC-05). `defender` is -1 for a dragon."""

    seat: int
    defender: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    raging: bool
    attacker_lost: int
    defender_lost: int

    def outcome(self) -> tuple[int, ...]:
        """All dice, the attacker's first."""
        return self.attack + self.defence


@dataclass(frozen=True, slots=True)
class DuelBrokenOff(Event):
    """RSK-HERO-13: the attacker broke off."""

    seat: int
    defender: int
    target: int


@dataclass(frozen=True, slots=True)
class HeroFell(Event):
    """RSK-HERO-15: a hero was defeated by the hero of `victor`, or by a dragon (-1)."""

    seat: int
    victor: int
    territory: int


@dataclass(frozen=True, slots=True)
class HeroLeft(Event):
    """RSK-ELIM-09: the hero of a player who is out leaves the board."""

    seat: int
    territory: int


@dataclass(frozen=True, slots=True)
class HeroHeldAlone(Event):
    """RSK-CAP-06: the last unit fell, and the hero holds the territory alone."""

    seat: int
    territory: int


@dataclass(frozen=True, slots=True)
class LandTakenByHero(Event):
    """RSK-HERO-14, RSK-DRG-07, -08: the victor moved in. `loser` is -1 where a dragon was slain."""

    seat: int
    source: int
    target: int
    loser: int
    by_portal: bool


@dataclass(frozen=True, slots=True)
class LandDeserted(Event):
    """RSK-HERO-27, RSK-ELIM-10: a territory that a hero held alone is neutral now, with one unit."""

    territory: int


@dataclass(frozen=True, slots=True)
class DragonSlain(Event):
    """RSK-DRG-07: a dragon died."""

    seat: int
    territory: int


@dataclass(frozen=True, slots=True)
class ShoutLearned(Event):
    """RSK-DRG-07: the slayer's shout."""

    seat: int
    shout: int

    def outcome(self) -> tuple[int, ...]:
        """The card."""
        return (self.shout,)


@dataclass(frozen=True, slots=True)
class DragonsRecovered(Event):
    """RSK-DRG-05: wounded dragons are at full health again."""

    dragons: int


@dataclass(frozen=True, slots=True)
class EquipmentBought(Event):
    """RSK-EQP-01: two territory cards went for the top card of a deck; WeaponTaken or ArmorTaken follows."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WeaponTaken(Event):
    """A weapon came to a player: drawn, or from a hero who fell."""

    seat: int
    weapon: int

    def outcome(self) -> tuple[int, ...]:
        """The card."""
        return (self.weapon,)


@dataclass(frozen=True, slots=True)
class ArmorTaken(Event):
    """An armor came to a player: drawn, or from a hero who fell."""

    seat: int
    armor: int

    def outcome(self) -> tuple[int, ...]:
        """The card."""
        return (self.armor,)


@dataclass(frozen=True, slots=True)
class WeaponLaidBack(Event):
    """A weapon went back to its deck, or out of the game (RSK-EQP-15)."""

    seat: int
    weapon: int


@dataclass(frozen=True, slots=True)
class ArmorLaidBack(Event):
    """An armor went back to its deck, or out of the game (RSK-EQP-15)."""

    seat: int
    armor: int


@dataclass(frozen=True, slots=True)
class SpellsTaken(Event):
    """RSK-ELIM-07: the victor receives the spells of the eliminated; SpellsSeen tells both which."""

    seat: int
    loser: int
    number: int


@dataclass(frozen=True, slots=True)
class SpellsSeen(Event):
    """The spells taken, for the one who took them and the one who lost them."""

    seat: int
    loser: int
    spells: tuple[int, ...]

    def seen_by(self) -> tuple[int, ...]:
        """Both."""
        return (self.seat, self.loser)

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.spells


@dataclass(frozen=True, slots=True)
class SpellsDiscarded(Event):
    """RSK-ELIM-12: the spells of a player who left."""

    seat: int
    spells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ObjectivesDiscarded(Event):
    """RSK-ELIM-09: the objectives of a player who is out."""

    seat: int
    objectives: tuple[int, ...]
