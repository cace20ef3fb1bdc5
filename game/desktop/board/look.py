"""What a title shows on its board, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands on a territory."""

    faction: str
    number: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A hero or a dragon: the name of its picture in assets/dovahkiin, its health and the most it can have."""

    name: str
    health: int
    most: int = 10

    @property
    def dragon(self) -> bool:
        """Whether it is a dragon."""
        return self.name.startswith("dragon")


@dataclass(frozen=True, slots=True)
class Way:
    """A move from one territory to another, by the faction that made it."""

    source: str
    target: str
    faction: str


@dataclass(frozen=True)
class BoardLook:
    """The board at a moment. `targets`: what can be pointed at next, in map order; with none the lamp stays wide.

    `aim`: what is aimed at by the decision itself, whatever is pointed at.
    """

    pieces: dict[str, Piece] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    source: str = ""
    aim: str = ""
    last: Way | None = None
    choosing: bool = False
    attack: bool = False  # from source to aim something is attacked
    figures: dict[str, Figure] = field(default_factory=dict)  # by territory
    track: tuple[Figure, ...] = ()  # all dragons, on the board's track; those slain with health 0

    @property
    def asks_for_way(self) -> bool:
        """Whether another way is being thought of: the arrow of the last move would only be mistaken for it."""
        same = self.last is not None and (self.last.source, self.last.target) == (self.source, self.aim)
        return self.choosing and bool(self.source) and (self.attack or not same)

    @property
    def owners(self) -> dict[str, str]:
        """Territory to faction."""
        return {key: piece.faction for key, piece in self.pieces.items()}
