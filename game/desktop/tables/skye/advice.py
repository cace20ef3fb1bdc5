"""What the adviser would do and why, and why a bot did what it did. Nothing is said that others cannot see."""

from __future__ import annotations

from typing import Final

from game.bots.reason import Reason
from game.desktop.tables.base import seat_names
from game.desktop.tables.skye import told
from game.desktop.tables.skye.foresee import gain
from game.desktop.tables.skye.journey import advice as journey
from game.desktop.tables.skye.reasons import reason_words
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.skye import events as e
from game.titles.skye import names
from game.titles.skye.content import SLOTS, Content
from game.titles.skye.knowledge import screened
from game.titles.skye.state import NONE

MOVES: Final = ("axe", "price", "buy", "pass", "build")


def sentence(match: Match, reason: Reason, in_hand: int = NONE) -> str:
    """What to do, and why; `in_hand`: the tile that would be laid, which may be another than is meant. What a tile
    brings is told in the figures that stand on its cell."""
    deed, why_ = _deed(match, reason), _told(match, reason)
    if reason.option[0] == "build":
        _verb, tile, x, y, _turn = reason.option
        if in_hand not in (NONE, tile):
            words = _("First take the other tile in hand ({tile}), then lay it {cell}")
            deed = words.format(tile=told.symbols(match.game.content, tile), cell=names.cell(x, y))
        why_ = _brings(match, reason) or why_
    return _joined(_("{deed}. {why}"), _("{deed}."), deed, why_)


def why(match: Match, n: int, reason: Reason) -> str:
    """What a bot did at a step, and why."""
    who = seat_names(match)[match.steps[n].seat]
    words = _joined(_("{who}: {deed}. {why}"), _("{who}: {deed}."), _deed(match, reason), _told(match, reason))
    return words.replace("{who}", who)


def _joined(with_reason: str, alone: str, deed: str, why_: str) -> str:
    return (with_reason if why_ else alone).replace("{deed}", deed).replace("{why}", why_)


def _told(match: Match, reason: Reason) -> str:
    return reason_words(seat_names(match), reason)


def _deed(match: Match, reason: Reason) -> str:
    return journey.deed_words(match, reason.option) or deed_words(match.game.content, reason.option)


def _brings(match: Match, reason: Reason) -> str:
    """What its cell says of the place that is advised, and where most of that comes from; empty where that is all that
    a sentence of its own says."""
    if reason.why not in ("scores", "scrolls"):
        return ""
    content, seat = match.game.content, match.seat
    _verb, tile, x, y, turn = reason.option
    found = gain(content, match.game.title.view(content, match.state, seat), seat, (x, y, tile, turn))
    most = found.scrolls if reason.why == "scrolls" else found.slots[reason.place]
    if reason.why == "scrolls":
        text = _("It brings {now} now and {later} later, most of it by scrolls at the end.")
    elif most > 0:
        text = _("It brings {now} now and {later} later, most of it by {slot}, {scoring}.")
    elif found.now or found.later:
        text = _("It brings {now} now and {later} later, and helps to have most by {slot}, {scoring}.")
    else:
        text = _("It brings nothing yet, but helps to have most by {slot}, {scoring}.")
    number = reason.number if reason.why == "scores" else 0
    return text.format(
        now=names.points(found.now),
        later=names.points(found.later),
        slot=SLOTS[max(0, reason.place)],
        scoring=names.scoring(number),
    )


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
