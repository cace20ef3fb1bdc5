"""What the adviser would do and why, and why a bot did what it did; the reasons are those of the bots' judgement
(game/bots/witcher/explain.py). Nothing is said that others cannot see."""

from __future__ import annotations

from typing import Final

from game.bots.reason import Reason
from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher.reasons import reason_words
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.titles.witcher.state import State

MOVES: Final = (
    "move", "sail_to", "act", "fight", "duel", "face_dagon", "meditate", "explore", "buy", "raise", "challenge",
    "resolve", "train",
)  # fmt: skip


def sentence(match: Match, reason: Reason) -> str:
    """What to do, and why."""
    return _told(match, match.state, reason, _("{deed}. {why}"), _("{deed}."))


def why(match: Match, n: int, reason: Reason) -> str:
    """What a bot did at a step, and why."""
    who = seat_names(match)[match.steps[n].seat]
    words = _told(match, match.state_before(n), reason, _("{who}: {deed}. {why}"), _("{who}: {deed}."))
    return words.replace("{who}", who)


def _told(match: Match, state: State, reason: Reason, with_reason: str, alone: str) -> str:
    content = match.game.content
    deed = match.game.title.option_words(content, state, reason.option)
    told = reason_words(content, state, seat_names(match), reason)
    form = with_reason if told else alone
    if deed.endswith((".", "!", "?")):
        form = form.replace("{deed}.", "{deed}")  # the words of a story's option are a sentence already
    return form.replace("{deed}", deed).replace("{why}", told)


def move_of(match: Match, n: int) -> int:
    """Where one goes, what one does there, what one gains."""
    return n if match.steps[n].option[0] in MOVES else -1
