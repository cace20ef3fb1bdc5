"""What stands on the Continent, as plain data. Keys: places as on the map, `seat:N` a figure, `monster:T` a monster,
`ship:N` a ship, `danger:N` a danger spot, `dagon:0` Dagon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.desktop.board.look import Way

Errand = Literal["quest", "trail"]
DAGON = "dagon:0"
EMERGED = 4
OPEN_SEA = "open_sea"


def seat_key(seat: int) -> str:
    """The key of a witcher's figure."""
    return f"seat:{seat}"


def monster_key(terrain: int) -> str:
    """The key of the monster of a terrain."""
    return f"monster:{terrain}"


@dataclass(frozen=True, slots=True)
class Figure:
    """A witcher on a place; `slot` says where beside it, `active` whose turn it is."""

    seat: int
    school: str
    place: str
    slot: int
    active: bool = False

    @property
    def key(self) -> str:
        """As the table names it."""
        return seat_key(self.seat)


@dataclass(frozen=True, slots=True)
class Beast:
    """A monster's token on a place."""

    terrain: int
    picture: str
    level: int
    place: str

    @property
    def key(self) -> str:
        """As the table names it."""
        return monster_key(self.terrain)


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that waits for the viewer: of a quest, or where a trail leads to (`terrain`)."""

    place: str
    kind: Errand
    terrain: int = -1


@dataclass(frozen=True, slots=True)
class SeaLook:
    """The sea of Skellige: Dagon's spot from below (`EMERGED`: on the open sea), the lowest that so many players use,
    where the ships lie, which isles lie there, which are not found yet, and where somebody stayed."""

    dagon: int
    start: int
    ships: tuple[str, ...]
    found: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        """Where Dagon is as a place, none while it is on the track."""
        return OPEN_SEA if self.dagon == EMERGED else ""

    @property
    def pieces(self) -> tuple[str, ...]:
        """Keys of what stands there, the last one above."""
        return (*(f"danger:{n}" for n in range(EMERGED)), *(f"ship:{n}" for n in range(len(self.ships))), DAGON)


@dataclass(frozen=True)
class ContinentLook:
    """The map at a moment. `roads` are lit: pairs of places, the first being where one comes from."""

    figures: tuple[Figure, ...] = ()
    beasts: tuple[Beast, ...] = ()
    marks: tuple[Mark, ...] = ()
    tavern: str = ""
    targets: tuple[str, ...] = ()
    source: str = ""
    aim: str = ""
    last: Way | None = None
    choosing: bool = False
    roads: tuple[tuple[str, str], ...] = ()
    sea: SeaLook | None = None
