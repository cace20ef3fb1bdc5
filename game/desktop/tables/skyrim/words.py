"""Skyrim's sentences that follow what is pointed at: questions, buttons, tooltips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.controller import Controller
from game.desktop.tables.base import Ask
from game.kernel import phrases
from game.kernel.match import Match
from game.kernel.rules import Frame
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

NO_BREAK = "\u00a0"

VERBS = {
    "end_reinforcements": N_("End reinforcements"),
    "end_invasion": N_("End invasion"),
    "end_maneuver": N_("End the turn"),
}


def verb(content: Content, key: str) -> str:
    """The label of a choice without targets."""
    if key == "end_maneuver" and content.mix.objectives:
        return _("End maneuver")  # the turn goes on: objectives are shown next
    return _(VERBS[key]) if key in VERBS else key


def percent(share: float) -> str:
    """A chance in whole percents; what is not certain is never called so."""
    whole = round(share * 100)
    if share < 1:
        whole = min(99, whole)
    if share > 0:
        whole = max(1, whole)
    return phrases.percent(whole).replace(" ", NO_BREAK)


def ask(table: SkyrimTable, match: Match, controller: Controller) -> Ask:
    """The question with what has been pointed at."""
    kind = match.state.stack[-1][0]
    cards = [target for target in controller.pointed if target.domain == "card"]
    if cards:
        left = 3 - len(cards)
        return Ask(
            ngettext("Choose {n} more card of the set.", "Choose {n} more cards of the set.", left).format(n=left),
            _("Only cards that make a set with those chosen can be pointed at."),
        )
    if kind == f.INVADE:
        return _ask_invade(table, match, controller)
    return Ask(table.game.title.question(table.content, match.state), _explained(kind))


def _explained(kind: int) -> str:
    return _(_EXPLAIN[kind]) if kind in _EXPLAIN else ""


_EXPLAIN = {
    f.DEFEND: N_("The higher dice are compared first; equal dice go to the defender."),
    f.REINFORCE: N_("Placing can be undone until dice fall."),
    f.PLACE_UNITS: N_("The rest can go elsewhere."),
    f.MOVE_IN: N_("One unit stays behind at least."),
    f.MANEUVER: N_("Once a turn, along a chain of territories of yours."),
    f.MANEUVER_TO: N_("Any territory that a chain of yours reaches."),
    f.MANEUVER_UNITS: N_("One unit stays behind at least."),
    f.EXCHANGE: N_("Each card of land that you hold brings two more units there."),
    f.CLAIM: N_("In turn, until no territory is free."),
}


def _ask_invade(table: SkyrimTable, match: Match, controller: Controller) -> Ask:
    lands = [table.key_of(target) for target in controller.pointed]
    names = table.content.names
    if len(lands) > 1:
        target = table.content.keys.index(lands[1])
        question = _("Attack {target}: how many dice?").format(target=names[target])
        return Ask(question)
    if lands:
        source = table.content.keys.index(lands[0])
        return Ask(
            _("Attack which territory from {source}?").format(source=names[source]),
            _("The chance of taking it stands over what you point at."),
        )
    return Ask(table.game.title.question(table.content, match.state), _("A card is drawn for a turn with a conquest."))


def confirm(frame: Frame, number: int) -> str:
    """The button that chooses a number."""
    kind = frame[0]
    if kind == f.INVADE:
        return _("Roll")
    if kind == f.DEFEND:
        return _("Defend")
    if kind == f.MOVE_IN:
        return ngettext("{n} follows", "{n} follow", number).format(n=number) if number else _("Stay")
    if kind == f.MANEUVER_UNITS:
        return _("Move {n}").format(n=number)
    if number == frame[3] > 1:
        return _("Place all {n}").format(n=number)
    return _("Place {n}").format(n=number)
