"""What happened in a match of The Witcher: Old World outside fights."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.events import Event


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards came from the own deck to hand; CardsSeen tells their owner which."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class CardsSeen(Event):
    """The cards just drawn, for their owner alone."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self) -> tuple[int, ...]:
        """Their owner."""
        return (self.seat,)

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.cards


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards went from hand to the own discard pile, in this order."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardTrashed(Event):
    """An action card of a witcher left the game."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class HandWasFull(Event):
    """A card that would have come to a hand of seven went to the discard pile (WOW-CRD-10)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """A witcher's deck was shuffled; `number` of cards in it."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    """A pool card joined a witcher's cards: in hand, or on the discard pile."""

    seat: int
    card: int
    to_hand: bool


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """No pool card had the cost: cards were turned over until one had; the last is gained (WOW-CRD-16)."""

    seat: int
    cards: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.cards


@dataclass(frozen=True, slots=True)
class PoolFilled(Event):
    """Cards of the common deck came into the pool."""

    cards: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.cards


@dataclass(frozen=True, slots=True)
class SupplyShuffled(Event):
    """The common discard pile became the common deck (WOW-CRD-17)."""

    number: int


@dataclass(frozen=True, slots=True)
class AttributeChanged(Event):
    """An attribute rose or fell to a level."""

    seat: int
    attribute: int
    level: int
    rose: bool


@dataclass(frozen=True, slots=True)
class LevelRose(Event):
    """A witcher reached a level (WOW-ATT-09)."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class ShieldChanged(Event):
    """A shield stands at another level."""

    seat: int
    shield: int
    change: int


@dataclass(frozen=True, slots=True)
class GoldChanged(Event):
    """Gold came or went."""

    seat: int
    gold: int
    change: int


@dataclass(frozen=True, slots=True)
class PotionsDrawn(Event):
    """Potions were drawn, in the open (WOW-POT-01)."""

    seat: int
    potions: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The potions."""
        return self.potions


@dataclass(frozen=True, slots=True)
class PotionDiscarded(Event):
    """A potion was discarded unused."""

    seat: int
    potion: int


@dataclass(frozen=True, slots=True)
class TrailTaken(Event):
    """A witcher took a trail token, terrain side up."""

    seat: int
    terrain: int


@dataclass(frozen=True, slots=True)
class TokensReturned(Event):
    """All trail tokens of a terrain went back to its pile (WOW-TOK-08)."""

    terrain: int


@dataclass(frozen=True, slots=True)
class MonsterAppeared(Event):
    """A monster stands at a place, and in the slot of a terrain."""

    monster: int
    terrain: int
    place: int

    def outcome(self) -> tuple[int, ...]:
        """Monster and place."""
        return (self.monster, self.place)


@dataclass(frozen=True, slots=True)
class TrackStepped(Event):
    """A witcher moved up on the trophy track."""

    seat: int
    track: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; nobody wins a lone witcher's match that is lost."""

    winners: tuple[int, ...]
