"""What happened in a match of The Witcher: Old World outside fights; deck_events.py has what became of cards."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.events import Event


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


@dataclass(frozen=True, slots=True)
class FirstPlayerFound(Event):
    """Who begins, drawn at random (WOW-SET-14)."""

    seat: int

    def outcome(self) -> tuple[int, ...]:
        """The seat."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class SchoolsDrawn(Event):
    """The schools of which one is kept (WOW-SET-15)."""

    seat: int
    schools: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The schools."""
        return self.schools


@dataclass(frozen=True, slots=True)
class SchoolChosen(Event):
    """A player is a witcher of this school."""

    seat: int
    school: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn of a round, from 1."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class WitcherMoved(Event):
    """A movement, with the cards and the Gold spent on it."""

    seat: int
    source: int
    place: int
    cards: tuple[int, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class ActionUsed(Event):
    """The action of a location begins."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class AttributeTrained(Event):
    """Gold was paid to a school; the attribute rises next."""

    seat: int
    attribute: int
    gold: int


@dataclass(frozen=True, slots=True)
class TrailQuestBegun(Event):
    """A trail quest, and where it leads (WOW-LOC-22)."""

    seat: int
    terrain: int
    place: int

    def outcome(self) -> tuple[int, ...]:
        """The place."""
        return (self.place,)


@dataclass(frozen=True, slots=True)
class TrailQuestMissed(Event):
    """The only token left named the place where the witcher stands (WOW-LOC-28)."""

    seat: int
    terrain: int

    def outcome(self) -> tuple[int, ...]:
        """The terrain, of which a token was seen."""
        return (self.terrain,)


@dataclass(frozen=True, slots=True)
class TrailQuestDone(Event):
    """A trail quest was completed on entering its place."""

    seat: int
    terrain: int


@dataclass(frozen=True, slots=True)
class PokerBegan(Event):
    """Dice poker: `other` is a seat, -1 the locals, -2 a hand that lies there or none."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class DiceThrown(Event):
    """A hand of five dice; a seat of -1 is the locals."""

    seat: int
    dice: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The dice."""
        return self.dice


@dataclass(frozen=True, slots=True)
class PokerEnded(Event):
    """Both hands as numbers of five digits, and whether the active player won."""

    seat: int
    other: int
    own: int
    against: int
    won: bool


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """One die of a test."""

    seat: int
    die: int

    def outcome(self) -> tuple[int, ...]:
        """The die."""
        return (self.die,)


@dataclass(frozen=True, slots=True)
class Meditated(Event):
    """A witcher took an attribute's trophy."""

    seat: int
    attribute: int


@dataclass(frozen=True, slots=True)
class StoryRead(Event):
    """An exploration card or an event is read aloud, without its results."""

    seat: int
    story: int

    def outcome(self) -> tuple[int, ...]:
        """The card."""
        return (self.story,)


@dataclass(frozen=True, slots=True)
class AnswerGiven(Event):
    """An option was chosen; its result is read at once, which nobody can take back."""

    seat: int
    story: int
    option: int

    def outcome(self) -> tuple[int, ...]:
        """The option."""
        return (self.option,)


@dataclass(frozen=True, slots=True)
class ResultTold(Event):
    """A sentence of a result is read (a number of the catalogue's texts)."""

    seat: int
    text: int


@dataclass(frozen=True, slots=True)
class QuestGained(Event):
    """A quest, and its place (-1 where several will do); `drawn`: by a token."""

    seat: int
    story: int
    place: int
    drawn: bool

    def outcome(self) -> tuple[int, ...]:
        """The place, where it was drawn."""
        return (self.place,) if self.drawn else ()


@dataclass(frozen=True, slots=True)
class QuestLost(Event):
    """No place was left for a quest (WOW-QST-03)."""

    seat: int


@dataclass(frozen=True, slots=True)
class QuestResolved(Event):
    """A quest was resolved at its place; its event follows."""

    seat: int
    story: int


@dataclass(frozen=True, slots=True)
class KeptTaken(Event):
    """Equipment, a companion or a card to keep came to a player."""

    seat: int
    kept: int


@dataclass(frozen=True, slots=True)
class KeptPutAway(Event):
    """Something kept left the game."""

    seat: int
    kept: int


@dataclass(frozen=True, slots=True)
class ShortFightEnded(Event):
    """The Combo of a short fight was counted."""

    seat: int
    damage: int
    shields: int


@dataclass(frozen=True, slots=True)
class NothingBought(Event):
    """No pool card could be paid for (WOW-PH3-10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayerResigned(Event):
    """A player left the match (WOW-END-02)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundLimitReached(Event):
    """The option max_rounds or turn_limit stops play."""

    rounds: int
