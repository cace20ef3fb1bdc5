"""What happened in a match of Skyrim."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.events import Event


@dataclass(frozen=True, slots=True)
class FirstDieThrown(Event):
    """RSK-SET-03: a die for who begins."""

    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class FirstPlayerFound(Event):
    """RSK-SET-03, -04: who begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn, with the units that territories and forts, and whole regions, bring (RSK-REI-01, -06)."""

    seat: int
    round: int
    units: int
    region_units: int


@dataclass(frozen=True, slots=True)
class CardsExchanged(Event):
    """A set was turned in for units to place; extra units follow as UnitsPlaced."""

    seat: int
    cards: tuple[int, ...]
    units: int


@dataclass(frozen=True, slots=True)
class UnitsPlaced(Event):
    """Units from the reserve now stand on a territory."""

    seat: int
    territory: int
    units: int


@dataclass(frozen=True, slots=True)
class UnitsForfeited(Event):
    """RSK-COMP-09: units that the limit left no room for."""

    seat: int
    units: int


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """The attacker has named source, target and dice; the defender answers next."""

    seat: int
    source: int
    target: int
    dice: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """One battle round; dice highest first. `defender` is -1 for neutral units. `attack_plus` and `defence_plus`: what
    spells and heroes add to each die, if anything; `told`: the dice were seen before, as DiceThrown."""

    seat: int
    defender: int
    source: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attacker_lost: int
    defender_lost: int
    attack_plus: tuple[int, ...] = ()
    defence_plus: tuple[int, ...] = ()
    told: bool = False

    def outcome(self) -> tuple[int, ...]:
        """All dice, the attacker's first, where they fell just now."""
        return () if self.told else self.attack + self.defence


@dataclass(frozen=True, slots=True)
class TerritoryConquered(Event):
    """The last defender fell. `loser` is -1 for neutral units; `by_portal` where it was entered over a link."""

    seat: int
    source: int
    target: int
    loser: int
    by_portal: bool


@dataclass(frozen=True, slots=True)
class UnitsMoved(Event):
    """Units went from one territory to another: into a conquest or in the maneuver."""

    seat: int
    source: int
    target: int
    units: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A territory card was drawn; CardSeen tells its owner which."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """The card just drawn, for its owner alone."""

    seat: int
    card: int

    def seen_by(self) -> tuple[int, ...]:
        """Its owner."""
        return (self.seat,)

    def outcome(self) -> tuple[int, ...]:
        """The card."""
        return (self.card,)


@dataclass(frozen=True, slots=True)
class CardsTaken(Event):
    """RSK-ELIM-02: the victor receives the hand of the eliminated."""

    seat: int
    loser: int
    number: int


@dataclass(frozen=True, slots=True)
class CardsSeen(Event):
    """The cards taken, for the one who took them and the one who lost them."""

    seat: int
    loser: int
    cards: tuple[int, ...]

    def seen_by(self) -> tuple[int, ...]:
        """Both."""
        return (self.seat, self.loser)

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.cards


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """RSK-CARD-15: the discard pile was shuffled into a new deck."""

    cards_left: int


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """The last unit of `loser` fell to `seat`."""

    seat: int
    loser: int


@dataclass(frozen=True, slots=True)
class PlayerResigned(Event):
    """RSK-ELIM-12: a player left; his units stay as neutral ones."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndCardDrawn(Event):
    """RSK-END-01: the End Game card stops play at once."""

    seat: int
    cards_left: int

    def outcome(self) -> tuple[int, ...]:
        """How deep it lay."""
        return (self.cards_left,)


@dataclass(frozen=True, slots=True)
class RoundLimitReached(Event):
    """RSK-CIV-10, RSK-END-07: the option max_rounds stops play."""

    rounds: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over."""

    winners: tuple[int, ...]
