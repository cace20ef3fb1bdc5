"""What the pages before and after a match say of a title beyond what its rules tell: plain data, read before a table.

Each title has one as `FRONT` in tables/TITLE/front.py; it must import nothing that the first frame can do without.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.desktop.scenes.models import Landscape, MatchDraft, OptionChoice

if TYPE_CHECKING:
    from game.kernel.setup import Setup


def _as_drafted(plain: dict[str, Any], draft: MatchDraft) -> None:
    return


def _as_chosen(draft: MatchDraft, _changed: str) -> MatchDraft:
    return draft


def _nothing_wrong(_draft: MatchDraft) -> str:
    return ""


def _numbers(setup: Setup) -> dict[str, int]:
    return {key: int(value) for key, value in setup.options.model_dump().items()}


@dataclass(frozen=True)
class Front:
    """Texts are marked for translation here and translated where they are shown.

    `tell` says in a setup's plain data what a draft means beyond numbers and flags; `read` is its inverse for options.
    `follow` changes what follows from a change of a setting or of the mode; `wrong` says in one sentence why a draft
    cannot be played, beside what its setup refuses. `line` and `length` stand on the title's card; `about`, `ways`,
    `seats` and `fair` on its new-match page. `options` are those of the title's settings, and of its modules, that can
    be changed there, in order.
    """

    line: str
    length: str
    picture: Landscape
    about: str
    ways: str
    seats: str
    fair: str
    icons: dict[str, str] = field(default_factory=dict)  # mode to icon
    options: tuple[OptionChoice, ...] = ()
    tell: Callable[[dict[str, Any], MatchDraft], None] = _as_drafted
    read: Callable[[Setup], dict[str, int]] = _numbers
    follow: Callable[[MatchDraft, str], MatchDraft] = _as_chosen
    wrong: Callable[[MatchDraft], str] = _nothing_wrong
    names: Callable[[], Mapping[str, str]] = dict  # key to name, for the rules page: what stands on the map
