"""How near the end of a match of Skyrim is, as far as everybody at the table can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.tables.skyrim.words import percent
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.kernel.title import Standing
from game.titles.skyrim.content import Content
from game.titles.skyrim.deal import end_card_depths
from game.titles.skyrim.state import State

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable


def draws_to_the_end(content: Content, state: State) -> range:
    """With which of the next draws the End Game card can come, each as likely as the others; empty without one."""
    if content.end_card < 0 or not state.deck:
        return range(0)
    low, high = end_card_depths(content.size)
    left = len(state.deck)
    return range(left - min(high, left - 1), left - low + 1)


def chance_within(content: Content, state: State, draws: int) -> float:
    """The chance that the End Game card is among the next draws."""
    when = draws_to_the_end(content, state)
    return sum(n <= draws for n in when) / len(when) if when else 0.0


def outlook(table: SkyrimTable, match: Match) -> str:
    """One line for all: the End Game card, the seats that are left, the last round."""
    content, state = table.content, match.state
    if match.over:
        return ""
    words = _chaos(content, state) if content.end_card >= 0 else _civil_war(state)
    if content.max_rounds:
        rounds = _("Points decide after round {n}.").format(n=content.max_rounds)
        return f"{words} {rounds}"
    return words


def _chaos(content: Content, state: State) -> str:
    when = draws_to_the_end(content, state)
    if when[0] > 1:
        words = _("The End Game card: {first} to {last} draws from now.")
        return words.format(first=when[0], last=when[-1])
    if len(when) == 1:
        return _("The next card drawn is the End Game card.")
    words = _("The next draw ends the match with {chance}; {last} draws do so for certain.")
    return words.format(chance=percent(1 / len(when)), last=when[-1])


def _civil_war(state: State) -> str:
    alive = sum(seat.alive for seat in state.seats)
    return ngettext(
        "{n} faction still holds land.", "{n} factions still hold land; the last one wins.", alive
    ).format(n=alive)


def gap(table: SkyrimTable, match: Match, one: Standing, told: list[Standing], names: list[str]) -> str:
    """What stands between a seat and victory."""
    others = [other for other in told if other.alive and other.seat != one.seat]
    if not others:
        return ""
    if table.content.end_card < 0 and not table.content.max_rounds:
        lands = table.content.size - one.parts["territories"]
        return ngettext("{n} territory from victory.", "{n} territories from victory.", lands).format(n=lands)
    best = max(others, key=lambda other: other.key)
    points = one.points - best.points
    if points > 0:
        return ngettext("Leads by {n} point.", "Leads by {n} points.", points).format(n=points)
    if not points:
        ahead = _("Level in points with {who}, and ahead in what counts next.")
        behind = _("Level in points with {who}, and behind in what counts next.")
        return (ahead if one.key > best.key else behind).format(who=names[best.seat])
    words = ngettext("{n} point behind {who}.", "{n} points behind {who}.", -points)
    return words.format(n=-points, who=names[best.seat])
