"""What happened at sea and on the islands."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.events import Event


@dataclass(frozen=True, slots=True)
class ShipsPlaced(Event):
    """The harbours whose tokens show a ship (SKE-SET-13)."""

    ships: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The harbours."""
        return self.ships


@dataclass(frozen=True, slots=True)
class TripBegan(Event):
    """A witcher boarded a ship, with the cards and the Gold spent on it."""

    seat: int
    source: int
    place: int
    cards: tuple[int, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class TripJudged(Event):
    """The trip is safe or dangerous."""

    seat: int
    safe: bool


@dataclass(frozen=True, slots=True)
class ShipLanded(Event):
    """Ship and witcher arrived."""

    seat: int
    source: int
    place: int


@dataclass(frozen=True, slots=True)
class TripTurned(Event):
    """The trip ended in the harbour where it began."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class DagonMoved(Event):
    """Dagon stands on another danger spot, from 1 below to 4; 5 where it has emerged."""

    spot: int
    change: int


@dataclass(frozen=True, slots=True)
class DagonDrivenBack(Event):
    """Dagon was driven away by a witcher; all its trail tokens go back."""

    seat: int


@dataclass(frozen=True, slots=True)
class DagonTrailTaken(Event):
    """A witcher took a Dagon Trail token."""

    seat: int


@dataclass(frozen=True, slots=True)
class BonusDrawn(Event):
    """A Dagon Bonus card came to a witcher."""

    seat: int
    kept: int

    def outcome(self) -> tuple[int, ...]:
        """The card."""
        return (self.kept,)


@dataclass(frozen=True, slots=True)
class IslandFound(Event):
    """An island lies open from now on."""

    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class SeaDeckShuffled(Event):
    """The discard pile became the exploration deck."""

    number: int


@dataclass(frozen=True, slots=True)
class TrophyGiven(Event):
    """A trophy came to a witcher without a fight, for a token drawn."""

    seat: int
    trophy: int

    def outcome(self) -> tuple[int, ...]:
        """The token."""
        return (self.trophy,)


@dataclass(frozen=True, slots=True)
class TrophyParted(Event):
    """A trophy was given back."""

    seat: int
    trophy: int


@dataclass(frozen=True, slots=True)
class ArenaEntered(Event):
    """A token was drawn for a fight on an island."""

    seat: int
    monster: int

    def outcome(self) -> tuple[int, ...]:
        """The token."""
        return (self.monster,)
