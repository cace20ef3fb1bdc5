"""The plain data that scenes show and give back; nothing here knows the rules or the window.

Names, sentences and words arrive ready to be shown; keys of titles, factions and levels are those of records
and files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from game.desktop.kit.charts import Series
from game.desktop.kit.shares import Shares

Who = Literal["person", "bot", "empty"]


# -- title page ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Landscape:
    """A file of assets/scenes; `eye` says what is kept when it is cut: 0 the top, 1 the bottom."""

    name: str
    eye: float = 0.5


@dataclass(frozen=True, slots=True)
class TitleCard:
    """One game on the title page; one that is not `ready` is shown dimmed."""

    key: str
    name: str
    line: str
    words: str
    players: str
    length: str
    picture: Landscape
    ready: bool = True


@dataclass(frozen=True, slots=True)
class UnderWay:
    """The match that can be gone on with: a headline, a sentence, the seats' factions."""

    headline: str
    words: str
    factions: tuple[str, ...]
    picture: Landscape


@dataclass(frozen=True, slots=True)
class Offer:
    """A first match that teaches a mode of a title, or a module, which `mode` names then: what it is called, a sentence
    about it, and the title's name."""

    title: str
    mode: str
    name: str
    words: str
    game: str = ""


@dataclass(frozen=True, slots=True)
class TitlePageModel:
    """The title page. `offers`: what a new user may begin with, where no match is under way."""

    cards: tuple[TitleCard, ...]
    under_way: UnderWay | None = None
    offers: tuple[Offer, ...] = ()


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


MANY = 99  # more seats than any title has


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """A setting that can be changed: a switch, or with `steps` a slider, after which one more step means none of it.

    `shown` says a value in words, with `{n}`; `none` says that there is none: where that is empty there always is one.
    With `labels` it is one of a few answers, by its number. With fewer or more seats than those it is nothing, nor in
    a mode that is not among `modes`, where there are any.
    """

    key: str
    name: str
    words: str
    steps: tuple[int, ...] = ()
    shown: str = "{n}"
    none: str = ""
    labels: tuple[str, ...] = ()
    fewest: int = 1
    most: int = MANY
    modes: tuple[str, ...] = ()

    def fits(self, draft: MatchDraft) -> bool:
        """Whether it is for so many seats and that mode."""
        return self.fewest <= len(draft.taken) <= self.most and (not self.modes or draft.mode in self.modes)


@dataclass(frozen=True, slots=True)
class MatchDraft:
    """All that the new-match scene asks for. Options not named stay as the book has them; `seed` None: a random one."""

    title: str
    mode: str
    seats: tuple[SeatDraft, ...]
    options: tuple[tuple[str, int], ...] = ()
    seed: int | None = None

    @property
    def taken(self) -> tuple[SeatDraft, ...]:
        """The seats that somebody plays."""
        return tuple(seat for seat in self.seats if seat.who != "empty")

    def option(self, key: str) -> int:
        """The value of a setting; 0 where it is off."""
        return dict(self.options).get(key, 0)

    def with_option(self, key: str, value: int) -> MatchDraft:
        """The same draft with another value of a setting."""
        return replace(self, options=tuple(sorted({**dict(self.options), key: value}.items())))


def _no_objection(_draft: MatchDraft) -> str | None:
    return None


def _as_chosen(draft: MatchDraft, _changed: str) -> MatchDraft:
    return draft


@dataclass(frozen=True, slots=True)
class NewMatchModel:
    """What can be chosen, and what stands there at first.

    `ways`, `seated` and `fair` are the title's words over its modes, over the seats, and on how fair bots are;
    `objection` says in one sentence why a draft cannot begin; `follow` changes what follows from a change of a setting,
    or of the mode.
    """

    line: str
    picture: Landscape
    modes: tuple[ModeChoice, ...]
    levels: tuple[LevelChoice, ...]
    factions: tuple[FactionChoice, ...]
    draft: MatchDraft
    objection: Callable[[MatchDraft], str | None] = _no_objection
    options: tuple[OptionChoice, ...] = ()
    ways: str = ""
    seated: str = ""
    fair: str = ""
    lessons: tuple[Offer, ...] = ()
    titles: tuple[tuple[str, str], ...] = ()  # (key, name) of all that can be played
    follow: Callable[[MatchDraft, str], MatchDraft] = _as_chosen


# -- playing on from a replay -------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class BranchSeat:
    """A seat as it stands there: `who` is a bot's level or `human`, or the `program` that may play. Who is out plays no
    more."""

    faction: str
    name: str
    who: str
    person: str = ""
    alive: bool = True
    program: str = ""


@dataclass(frozen=True, slots=True)
class BranchDraft:
    """How a match goes on from a point: who plays each seat, and whether what is hidden is dealt anew."""

    at: int
    seats: tuple[BranchSeat, ...]
    anew: bool = True


@dataclass(frozen=True, slots=True)
class BranchModel:
    """The page on how to go on; `secret` says why the cards to come cannot stay the same, if they cannot. `others`:
    whether persons sit at seats that are not asked about."""

    line: str
    draft: BranchDraft
    levels: tuple[LevelChoice, ...]
    secret: str = ""
    others: bool = False


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
    """A turn of fortune worth a line; `point` is where a replay shows it, -1 where there is none."""

    faction: str
    when: str
    words: str
    point: int = -1


@dataclass(frozen=True, slots=True)
class Luck:
    """What a seat rolled, each face from 1 to 6, and what was saved (or lost) against expectation."""

    faction: str
    name: str
    value: float
    faces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Axis:
    """What lies along a chart: for each value a heading and where a replay shows it; (index, words) for the scale."""

    headings: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    ticks: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ResultModel:
    """How a match ended. `charted` names what the series count, `saved` what luck is measured in.

    `rolled` counts the faces 1 to 6 of all dice; None where the title has none. `tally` says how points are made,
    and what decided where they were equal. `other`: another chart of the same match, with its name; the first is named
    by `named`. `shares`: where each seat's points came from, a value for each of `sources`. `unit`: what decides is
    counted in; empty for points.
    """

    headline: str
    line: str
    columns: tuple[Column, ...]
    standings: tuple[Standing, ...]
    series: tuple[Series, ...]
    charted: str
    rolled: tuple[int, int, int, int, int, int] | None = None
    rolled_words: str = ""
    luck: tuple[Luck, ...] = ()
    saved: str = ""
    moments: tuple[Moment, ...] = ()
    tally: str = ""
    axis: Axis = Axis()
    named: str = ""
    other: tuple[Series, ...] = ()
    other_named: str = ""
    other_charted: str = ""
    shares: tuple[Shares, ...] = ()
    sources: tuple[str, ...] = ()
    shares_named: str = ""
    shares_charted: str = ""
    unit: str = ""


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
    key: str = ""  # of the title
    ended: bool = False


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
    """Whose turn at the machine it is; the seat's number is given back. `stays`: that one chose last, too."""

    seat: int
    name: str
    faction: str
    words: str = ""
    stays: bool = False
