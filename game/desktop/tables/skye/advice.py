"""What the adviser would do and why, and why a bot did what it did. Nothing is said that others cannot see."""

from __future__ import annotations

from typing import Final

from game.bots.reason import Reason
from game.desktop.tables.base import seat_names
from game.desktop.tables.skye import told
from game.desktop.tables.skye.journey import advice as journey
from game.desktop.tables.skye.reasons import reason_words
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.skye import events as e
from game.titles.skye import names
from game.titles.skye.content import Content
from game.titles.skye.knowledge import screened

MOVES: Final = ("axe", "price", "buy", "pass", "build")


def sentence(match: Match, reason: Reason) -> str:
    """What to do, and why."""
    return _told(match, reason, _("{deed}. {why}"), _("{deed}."))


def why(match: Match, n: int, reason: Reason) -> str:
    """What a bot did at a step, and why."""
    who = seat_names(match)[match.steps[n].seat]
    words = _told(match, reason, _("{who}: {deed}. {why}"), _("{who}: {deed}."))
    return words.replace("{who}", who)


def _told(match: Match, reason: Reason, with_reason: str, alone: str) -> str:
    told_ = reason_words(seat_names(match), reason)
    deed = journey.deed_words(match, reason.option) or deed_words(match.game.content, reason.option)
    return (with_reason if told_ else alone).replace("{deed}", deed).replace("{why}", told_)


def deed_words(content: Content, option: Option) -> str:
    """What a choice does, with tiles told by what is on them."""
    verb, *rest = option
    tile = told.symbols(content, rest[0]) if rest else ""
    texts = {
        "axe": _("The axe for: {tile}"),
        "price": _("A price of {gold} for: {tile}"),
        "again": _("Begin anew"),
        "confirm": _("Lay it down"),
        "buy": _("Buy: {tile}"),
        "pass": _("Buy nothing"),
        "build": _("Lay it {cell} ({tile})"),
    }
    gold = names.gold(rest[1]) if verb == "price" else ""
    cell = names.cell(rest[1], rest[2]) if verb == "build" else ""
    return texts[verb].format(tile=tile, gold=gold, cell=cell)


def move_of(match: Match, n: int) -> int:
    """The step itself; what was chosen behind a screen is told only when all screens are lifted."""
    option = match.steps[n].option
    if journey.may_tell(match, n):
        return n
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
