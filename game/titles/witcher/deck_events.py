"""What became of action cards in a match of The Witcher: Old World: hands, own decks, the common deck and its pool."""

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
class CardsLostUnchosen(Event):
    """Cards went to the own discard pile, from the top of the deck or at random from hand."""

    seat: int
    cards: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.cards


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
class PoolCleared(Event):
    """Cards left the pool without being gained."""

    cards: tuple[int, ...]
