"""What the adviser would do and why, and why a bot did what it did. Nothing is said that others cannot see."""

from __future__ import annotations

from typing import Final

from game.bots.reason import Reason
from game.desktop.tables.base import seat_names
from game.desktop.tables.skye.reasons import reason_words
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.titles.skye import events as e
from game.titles.skye.knowledge import screened
from game.titles.skye.state import State

MOVES: Final = ("axe", "price", "buy", "pass", "build")


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
    return (with_reason if told else alone).replace("{deed}", deed).replace("{why}", told)


def move_of(match: Match, n: int) -> int:
    """The step itself; what was chosen behind a screen is told only when all screens are lifted."""
    option = match.steps[n].option
    if option[0] not in MOVES:
        return -1
    if option[0] in ("axe", "price") and not _lifted_since(match, n):
        return -1
    return n


def _lifted_since(match: Match, n: int) -> bool:
    """Whether the screens have gone up after a step."""
    if not screened(match.state):
        return True
    return any(isinstance(event, e.PricesRevealed) for step in match.steps[n:] for event in step.events)
