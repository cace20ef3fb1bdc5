"""What stands on the Continent, as plain data. Keys: places as on the map, `seat:N` a figure, `monster:T` a monster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.desktop.board.look import Way

Errand = Literal["quest", "trail"]


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
