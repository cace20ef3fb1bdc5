"""What scenes ask of the program; each is carried out by whoever connects the scenes to the matches."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.desktop.scenes.models import BranchDraft, MatchDraft


@dataclass(frozen=True, slots=True)
class Goto:
    """Open a scene by name: title_page, new_match, load, rules, credits, ...; `args` say which."""

    scene: str
    args: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Back:
    """Return to the scene before."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program now; whatever is under way has been saved."""


@dataclass(frozen=True, slots=True)
class StartMatch:
    """Begin the match that was drafted."""

    draft: MatchDraft


@dataclass(frozen=True, slots=True)
class ContinueMatch:
    """Go on with the match that is under way."""


@dataclass(frozen=True, slots=True)
class LoadMatch:
    """Go on with a record on disk."""

    path: Path


@dataclass(frozen=True, slots=True)
class DeleteRecord:
    """Move a record on disk to those that were deleted."""

    path: Path


@dataclass(frozen=True, slots=True)
class WatchRecord:
    """The replay of a record on disk."""

    path: Path


@dataclass(frozen=True, slots=True)
class Watch:
    """The replay of the match whose result is shown, from a point on."""

    at: int = 0


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Ask how to go on from a point of the replay that is shown."""

    at: int


@dataclass(frozen=True, slots=True)
class BeginBranch:
    """Go on from there as a new match."""

    draft: BranchDraft


@dataclass(frozen=True, slots=True)
class FillSeats:
    """Go on with the record that was read; those play on at its vacant seats whom the draft names."""

    draft: BranchDraft


@dataclass(frozen=True, slots=True)
class OtherSeats:
    """The new-match page with the setup of the match whose result is shown."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same setup once more, with fresh dice."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The table is laid: sit down."""


@dataclass(frozen=True, slots=True)
class LiftCurtain:
    """The person of this seat sits at the machine."""

    seat: int


@dataclass(frozen=True, slots=True)
class Learn:
    """Begin the first match that teaches a mode."""

    title: str
    mode: str


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not offer that match again."""

    title: str
    mode: str


Command = (
    Goto | Back | Quit | StartMatch | ContinueMatch | LoadMatch | DeleteRecord | WatchRecord | Watch | PlayOn
    | BeginBranch | FillSeats | OtherSeats | Rematch | Laid | LiftCurtain | Learn | Decline
)  # fmt: skip
