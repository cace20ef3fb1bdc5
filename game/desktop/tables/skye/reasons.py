"""Why a choice is a good one: a sentence for each reason of the bots' judgement. It stands by itself, after the words
of the choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.reason import Reason
from game.kernel.texts import gettext as _
from game.titles.skye.content import Content
from game.titles.skye.state import State

SENTENCES: Final[dict[str, str]] = {}


def reason_words(content: Content, state: State, seats: Sequence[str], reason: Reason) -> str:
    """The sentence; empty where there is no more to say than what was chosen. `seats`: their names."""
    words = SENTENCES.get(reason.why, "")
    return _(words).format(n=reason.number, who=seats[reason.seat] if reason.seat >= 0 else "") if words else ""
