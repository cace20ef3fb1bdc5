"""The plain data that scenes show and give back; nothing here knows the rules or the window.

Names, sentences and words arrive ready to be shown; keys (`skyrim`, `imperial`, `hard`) are those of records
and files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from game.desktop.kit.charts import Series

Who = Literal["person", "bot", "empty"]


# -- title page ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class TitleCard:
    """One game on the title page; `picture` names a file of assets/scenes; one that is not `ready` is shown
    dimmed.
    """

    key: str
    name: str
    line: str
    words: str
    players: str
    length: str
    picture: str
    ready: bool = True


@dataclass(frozen=True, slots=True)
class UnderWay:
    """The match that can be gone on with: a headline, a sentence, the seats' factions."""

    headline: str
    words: str
    factions: tuple[str, ...]
    picture: str = "skyrim"


@dataclass(frozen=True, slots=True)
class TitlePageModel:
    """The title page."""

    cards: tuple[TitleCard, ...]
    under_way: UnderWay | None = None


# -- new match ----------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ModeChoice:
    """A way to play a title."""

    key: str
    name: str
    words: str
    icon: str


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A bot's level, with a sentence on how it plays."""

    key: str
    name: str
    words: str


@dataclass(frozen=True, slots=True)
class FactionChoice:
    """A seat that can be taken; `vacant` is the sentence shown while nobody does."""

    key: str
    name: str
    vacant: str


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """Who plays a faction; `name` counts for persons, `level` for bots."""

    faction: str
    who: Who
    name: str = ""
    level: str = "normal"


@dataclass(frozen=True, slots=True)
class MatchDraft:
    """All that the new-match scene asks for. `max_rounds` None: no end by rounds; `seed` None: a random one."""

    title: str
    mode: str
    seats: tuple[SeatDraft, ...]
    unit_limit: bool = False
    max_rounds: int | None = None
    seed: int | None = None

    @property
    def taken(self) -> tuple[SeatDraft, ...]:
        """The seats that somebody plays."""
        return tuple(seat for seat in self.seats if seat.who != "empty")


def _no_objection(_draft: MatchDraft) -> str | None:
    return None


@dataclass(frozen=True, slots=True)
class NewMatchModel:
    """What can be chosen, and what stands there at first.

    `objection` says in one sentence why a draft cannot begin; `rounds` are the steps of a slider,
    after which one more means no limit.
    """

    line: str
    picture: str
    modes: tuple[ModeChoice, ...]
    levels: tuple[LevelChoice, ...]
    factions: tuple[FactionChoice, ...]
    draft: MatchDraft
    objection: Callable[[MatchDraft], str | None] = _no_objection
    rounds: tuple[int, ...] = (10, 15, 20, 30, 50)


# -- result -------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Column:
    """A column of the standings: its icon, and what it counts."""

    icon: str
    words: str


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's row in the standings; a value for each column."""

    faction: str
    name: str
    who: str
    note: str
    values: tuple[int, ...]
    points: int
    winner: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn of fortune worth a line."""

    faction: str
    when: str
    words: str


@dataclass(frozen=True, slots=True)
class Luck:
    """Units saved (or lost) against expectation."""

    faction: str
    name: str
    value: float


@dataclass(frozen=True, slots=True)
class ResultModel:
    """How a match ended. `rolled` counts the faces 1 to 6 of all dice."""

    headline: str
    line: str
    columns: tuple[Column, ...]
    standings: tuple[Standing, ...]
    series: tuple[Series, ...]
    rolled: tuple[int, int, int, int, int, int]
    rolled_words: str = ""
    luck: tuple[Luck, ...] = ()
    moments: tuple[Moment, ...] = ()
    replay: bool = False


# -- load ---------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SaveEntry:
    """A record on disk; `fault` is the sentence that says why it cannot be loaded."""

    path: Path
    title: str
    mode: str = ""
    seats: tuple[tuple[str, str], ...] = ()  # (faction, name)
    round: str = ""
    when: str = ""
    fault: str | None = None


@dataclass(frozen=True, slots=True)
class LoadModel:
    """The records, newest first, and the folder they were looked for in."""

    saves: tuple[SaveEntry, ...]
    folder: str = ""


# -- rules, credits, curtain --------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class RulesModel:
    """A title's rules ledger as Markdown; `clause` is one to open it at."""

    title: str
    text: str
    clause: str | None = None


@dataclass(frozen=True, slots=True)
class Credit:
    """Something used, and under which terms."""

    name: str
    words: str


@dataclass(frozen=True, slots=True)
class CreditsModel:
    """Whom and what the program owes thanks."""

    version: str
    credits: tuple[Credit, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class CurtainModel:
    """Whose turn at the machine it is; the seat's number is given back."""

    seat: int
    name: str
    faction: str
    words: str = ""
