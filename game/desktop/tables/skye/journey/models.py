"""What the views of Journeyman show, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from game.desktop.tables.skye.views.models import Clan


@dataclass(frozen=True, slots=True)
class TrackRow:
    """A track of a clan: `picture` of its emblem, the own marker's `space` of `last`, everybody's markers as (colour,
    space), what the next space asks for, with its picture, and brings."""

    name: str
    picture: str
    space: int
    last: int
    markers: tuple[tuple[str, int], ...]
    asks: str
    require: str
    brings: str
    open: bool = False  # it can be advanced now
    tip: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Thing:
    """What lies before a clan: a picture, how many in figures, words for it; `idle` until the next phase."""

    picture: str
    count: str
    name: str
    tip: tuple[str, ...] = ()
    idle: bool = False


@dataclass(frozen=True, slots=True)
class StripModel:
    """The summary beside the ground: whose, the three tracks, what lies before that clan."""

    clan: Clan | None = None
    rows: tuple[TrackRow, ...] = ()
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True)
class SpaceMark:
    """A space of the board by its key: what is told of it, and which colours' markers stand there."""

    key: str
    name: str
    tip: tuple[str, ...]
    markers: tuple[str, ...] = ()
    price: str = ""  # what it costs to go there now, empty for nothing
    option: int = -1  # the number of the track that can be advanced onto it


@dataclass(frozen=True, slots=True)
class BonusMark:
    """A bonus tile on its place by the key of the space; `taken`: it has been taken off."""

    key: str
    picture: str
    name: str
    tip: tuple[str, ...]
    taken: bool = False


@dataclass(frozen=True, slots=True)
class BoardModel:
    """A clan's progress board with everybody's markers; `board` is the map. `clans`: whose it can be."""

    board: str = ""
    title: str = ""
    line: str = ""
    clan: Clan | None = None
    clans: tuple[Clan, ...] = ()
    spaces: tuple[SpaceMark, ...] = ()
    bonus: tuple[BonusMark, ...] = ()
    goals: tuple[str, ...] = ()  # the next space of each track of the clan, where nothing is asked
