"""What happened in a fight. `side` is 0 for the attacker and 1 for the other; a seat of -1 is the monster."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.events import Event


@dataclass(frozen=True, slots=True)
class MonsterChallenged(Event):
    """A fight with a monster began."""

    seat: int
    monster: int


@dataclass(frozen=True, slots=True)
class WitcherAttacked(Event):
    """A fight between witchers began."""

    seat: int
    defender: int


@dataclass(frozen=True, slots=True)
class WagerLaid(Event):
    """WOW-WVW-01: one gold on `favourite`."""

    seat: int
    favourite: int


@dataclass(frozen=True, slots=True)
class LifePoolMade(Event):
    """A life pool of `number` cards lies face down."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class FightTurnBegan(Event):
    """A fight turn of a witcher, or of the monster; `number` counts those of this side."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class PotionDrunk(Event):
    """A potion was used."""

    seat: int
    potion: int


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """An ability had its effect: by choice or by itself, for or against `seat`."""

    seat: int
    ability: int


@dataclass(frozen=True, slots=True)
class AbilityDie(Event):
    """An ability's die."""

    seat: int
    die: int

    def outcome(self) -> tuple[int, ...]:
        """The die."""
        return (self.die,)


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card joined the combo; `drawn_at_random` where the monster made it the first."""

    seat: int
    card: int
    drawn_at_random: bool = False


@dataclass(frozen=True, slots=True)
class ComboLaid(Event):
    """The combo is whole: what it adds up to before anything else has its say."""

    seat: int
    cards: tuple[int, ...]
    damage: int
    shields: int
    draws: int


@dataclass(frozen=True, slots=True)
class DamageDealt(Event):
    """Damage fell on a witcher, or on the monster (seat -1), after all that makes it more or less."""

    seat: int
    damage: int


@dataclass(frozen=True, slots=True)
class CardsLost(Event):
    """Cards went to the discard pile: from the life pool, or from hand."""

    seat: int
    cards: tuple[int, ...]
    from_hand: bool

    def outcome(self) -> tuple[int, ...]:
        """The cards: those of a pool were unseen."""
        return self.cards


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """The top card of a witcher's life pool lies open: it will be trashed."""

    seat: int
    card: int

    def outcome(self) -> tuple[int, ...]:
        """The card."""
        return (self.card,)


@dataclass(frozen=True, slots=True)
class FightCardsLost(Event):
    """The monster lost cards of its life pool; `left` are still there."""

    fight_cards: tuple[int, ...]
    left: int

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.fight_cards


@dataclass(frozen=True, slots=True)
class CardsUnderPool(Event):
    """Cards of the discard pile went into the life pool: under it, or shuffled in."""

    seat: int
    cards: tuple[int, ...]
    shuffled: bool


@dataclass(frozen=True, slots=True)
class CardIntoPool(Event):
    """A hand card went into the life pool; only its owner knows which."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card of the discard pile or of the combo came back to hand."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class PoolLookedAt(Event):
    """A witcher looked at the top cards of a life pool; PoolSeen tells which."""

    seat: int
    pool_of: int
    number: int


@dataclass(frozen=True, slots=True)
class PoolSeen(Event):
    """The cards looked at, the topmost last, for the looker alone."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self) -> tuple[int, ...]:
        """The looker."""
        return (self.seat,)

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.cards


@dataclass(frozen=True, slots=True)
class FightCardsSeen(Event):
    """The monster's cards looked at, the topmost last, for the looker alone."""

    seat: int
    fight_cards: tuple[int, ...]

    def seen_by(self) -> tuple[int, ...]:
        """The looker."""
        return (self.seat,)

    def outcome(self) -> tuple[int, ...]:
        """The cards."""
        return self.fight_cards


@dataclass(frozen=True, slots=True)
class AttackNamed(Event):
    """Charge (0) or bite (1), named by a seat, by a die (seat -1, WOW-MTN-14), or by an ability (seat -1, die 0)."""

    seat: int
    half: int
    die: int = 0

    def outcome(self) -> tuple[int, ...]:
        """The die, where one fell."""
        return (self.die,) if self.die else ()


@dataclass(frozen=True, slots=True)
class AttackRevealed(Event):
    """The monster's top card was turned over; `left` cards are still there."""

    fight_card: int
    half: int
    left: int

    def outcome(self) -> tuple[int, ...]:
        """The card."""
        return (self.fight_card,)


@dataclass(frozen=True, slots=True)
class KnockedOut(Event):
    """A witcher has no card left."""

    seat: int


@dataclass(frozen=True, slots=True)
class MonsterKilled(Event):
    """WOW-OUT-01."""

    seat: int
    monster: int


@dataclass(frozen=True, slots=True)
class MonsterDrivenAway(Event):
    """WOW-OUT-02."""

    seat: int
    monster: int


@dataclass(frozen=True, slots=True)
class WitcherDefeated(Event):
    """WOW-OUT-03."""

    seat: int
    monster: int


@dataclass(frozen=True, slots=True)
class DuelWon(Event):
    """A fight between witchers is decided."""

    seat: int
    loser: int


@dataclass(frozen=True, slots=True)
class TrophyWon(Event):
    """A trophy card lies open before a witcher."""

    seat: int
    trophy: int


@dataclass(frozen=True, slots=True)
class TavernClosed(Event):
    """WOW-WVW-05: the Closed Tavern token lies at a place."""

    place: int
