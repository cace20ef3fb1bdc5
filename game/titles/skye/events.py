"""What happened in a match of Isle of Skye."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.events import Event


@dataclass(frozen=True, slots=True)
class ScoringLaid(Event):
    """SKY-SET-02: the scoring tiles on the slots A to D."""

    scoring: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    """SKY-SET-06: who begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round, from 1, and its starting player."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    """SKY-INC: gold for the castle, for connected barrels, and for players ahead; with Journeyman also for the
    Merchant's symbol and for No Axe (SKY-JRN-20, -21)."""

    seat: int
    castle: int
    barrels: int
    behind: int
    merchant: int
    no_axe: int

    @property
    def gold(self) -> int:
        """All of it."""
        return self.castle + self.barrels + self.behind + self.merchant + self.no_axe


@dataclass(frozen=True, slots=True)
class TilesDrawn(Event):
    """SKY-PRC-01: tiles out of the bag, for all to see."""

    seat: int
    tiles: tuple[int, ...]

    def outcome(self) -> tuple[int, ...]:
        """The tiles."""
        return self.tiles


@dataclass(frozen=True, slots=True)
class PricesConfirmed(Event):
    """SKY-PRC-07: a player is done behind the screen; nobody learns more, and it cannot be taken back."""

    seat: int

    def outcome(self) -> tuple[int, ...]:
        """A bar to undo."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class PricesRevealed(Event):
    """SKY-PRC-06: a screen was lifted. `axe` is the tile that goes, none where all were priced (SKY-JRN-22);
    `tiles` are those that stay, with `prices`."""

    seat: int
    axe: int
    tiles: tuple[int, ...]
    prices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    """SKY-BUY-03, -04. `by_bank`: the bank paid (SKY-JRN-29)."""

    seat: int
    seller: int
    tile: int
    price: int
    by_bank: bool


@dataclass(frozen=True, slots=True)
class BuyingPassed(Event):
    """SKY-BUY-01: nothing was bought."""

    seat: int


@dataclass(frozen=True, slots=True)
class TilesKept(Event):
    """SKY-BUY-07: unsold tiles stay with their owner, the gold assigned to them goes to the bank."""

    seat: int
    tiles: tuple[int, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class TileBuilt(Event):
    """SKY-BLD-02."""

    seat: int
    tile: int
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class TilesGivenBack(Event):
    """SKY-BLD-06: tiles that fit nowhere."""

    seat: int
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SlotScored(Event):
    """SKY-SCO-01: VP of a seat from the scoring tile on a slot."""

    seat: int
    slot: int
    scoring: int
    points: int


@dataclass(frozen=True, slots=True)
class ScrollScored(Event):
    """SKY-END-01, -02: VP from the scroll on a tile."""

    seat: int
    tile: int
    points: int
    doubled: bool


@dataclass(frozen=True, slots=True)
class GoldExchanged(Event):
    """SKY-END-06: gold for VP; `left` decides ties."""

    seat: int
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class PlayerResigned(Event):
    """A seat was left (SKY-END-10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """Who won; several share it (SKY-END-07, -08)."""

    winners: tuple[int, ...]
