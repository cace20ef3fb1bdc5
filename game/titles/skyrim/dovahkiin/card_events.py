"""What happened to the cards of Dovahkiin: spells, shouts, objectives; and the steps of a unit battle."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.events import Event


# -- decks --------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SpellDeckRenewed(Event):
    """RSK-BUY-07: so many spells were shuffled into a new deck."""

    number: int


@dataclass(frozen=True, slots=True)
class ObjectiveDeckRenewed(Event):
    """RSK-BUY-07: so many objectives were shuffled into a new deck."""

    number: int


@dataclass(frozen=True, slots=True)
class SpellBought(Event):
    """RSK-BUY-01: a spell from the deck; SpellSeen tells its owner which."""

    seat: int


@dataclass(frozen=True, slots=True)
class SpellSeen(Event):
    """The spell just received, for its owner alone."""

    seat: int
    spell: int

    def seen_by(self) -> tuple[int, ...]:
        """Its owner."""
        return (self.seat,)

    def outcome(self) -> tuple[int, ...]:
        """The card."""
        return (self.spell,)


@dataclass(frozen=True, slots=True)
class ObjectivesDrawn(Event):
    """RSK-BUY-03, RSK-OBJ-03: so many to choose from; ObjectivesSeen tells their owner which."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class ObjectiveKept(Event):
    """One of those drawn; the others were put away. ObjectiveChosen tells its owner which."""

    seat: int


@dataclass(frozen=True, slots=True)
class ObjectiveChosen(Event):
    """The objective kept, for its owner alone."""

    seat: int
    objective: int

    def seen_by(self) -> tuple[int, ...]:
        """Its owner."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class ObjectiveDiscarded(Event):
    """An objective lies face up on its discard pile."""

    seat: int
    objective: int


@dataclass(frozen=True, slots=True)
class ObjectivePutUnder(Event):
    """An objective went under its deck, face down (SPL-12, RSK-OBJ-12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ObjectiveScored(Event):
    """RSK-OBJ-02: shown, scored, discarded."""

    seat: int
    objective: int
    points: int


@dataclass(frozen=True, slots=True)
class ObjectiveReplaced(Event):
    """RSK-OBJ-12: a dead objective went under the deck for the one on top."""

    seat: int


# -- spells and shouts --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell was played, and is paid and discarded."""

    seat: int
    spell: int


@dataclass(frozen=True, slots=True)
class Shouted(Event):
    """A shout was played."""

    seat: int
    shout: int


@dataclass(frozen=True, slots=True)
class EffectLaid(Event):
    """A territory is the target of a spell or shout that lasts."""

    seat: int
    territory: int


@dataclass(frozen=True, slots=True)
class SpellBroken(Event):
    """ARM-D: the Spellbreaker of `seat` undid what was aimed at his hero's territory."""

    seat: int
    territory: int


@dataclass(frozen=True, slots=True)
class SpellFailed(Event):
    """RSK-SPL-12: no legal target was left; spell and cost are lost."""

    seat: int


@dataclass(frozen=True, slots=True)
class UnitsStruck(Event):
    """Units fell to a spell or shout. `owner` is -1 for neutral ones."""

    owner: int
    territory: int
    units: int


@dataclass(frozen=True, slots=True)
class UnitsPushed(Event):
    """SHO-A: units had to leave a territory for another of their side. `owner` is -1 for neutral ones."""

    owner: int
    source: int
    target: int
    units: int


@dataclass(frozen=True, slots=True)
class CardSwapped(Event):
    """SPL-13: a territory card was discarded for one of the discard pile."""

    seat: int
    card: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HeroRecalled(Event):
    """SPL-14: the hero stands elsewhere now."""

    seat: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class InvasionStopped(Event):
    """SPL-16: nothing is rolled, and `target` is not invaded again this turn."""

    seat: int
    target: int


# -- a battle in steps --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class DiceThrown(Event):
    """The dice of a battle round lie there, highest first, and may yet be changed; DiceRolled settles them."""

    seat: int
    defender: int
    source: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """All dice, the attacker's first."""
        return self.attack + self.defence


@dataclass(frozen=True, slots=True)
class DiceRerolled(Event):
    """Some dice of a seat were thrown again; `dice` are what they show now."""

    seat: int
    old_dice: tuple[int, ...]
    dice: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The new results."""
        return self.dice
