"""What a person is asked at the clans' table, and what the buttons say."""

from __future__ import annotations

from game.desktop.controller import Controller
from game.desktop.tables.base import Ask, seat_names
from game.desktop.tables.skye.journey import words as journey
from game.kernel.match import Match
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye import names
from game.titles.skye.state import State

VERBS = {"pass": N_("Buy nothing"), "confirm": N_("Lift the screen"), "again": N_("Begin anew")}
PLAYING = {f.PRICE: N_("Behind the screen: {who}."), f.BUY: N_("Buying: {who}."), f.BUILD: N_("Building: {who}.")}


def ask(match: Match, controller: Controller) -> Ask:
    """By what is asked."""
    state: State = match.state
    kind = state.stack[-1][0]
    if kind in journey.ASKS:
        return journey.ask(match)
    gold = names.gold(state.seats[match.seat].gold)
    if kind == f.PRICE:
        return Ask(
            _("Where does the axe fall, and what do the others cost?"),
            _("The price is laid out in your own gold. Nobody sees it before all are done."),
        )
    if kind == f.BUY:
        explain = _("You have {gold}. Its owner gets the price; it joins your land.").format(gold=gold)
        return Ask(_("Which tile do you buy?"), explain)
    return Ask(
        _("Where does this tile go?"),
        _("Land must meet its own kind; roads may end. Bright cells take the tile as it lies, pale ones turned."),
    )


def playing(match: Match) -> str:
    """What the seat that decides is about."""
    return _({**PLAYING, **journey.PLAYING}[match.state.stack[-1][0]]).format(who=seat_names(match)[match.seat])


def verb(verb_: str) -> str:
    """The label of a choice without a target."""
    return _({**VERBS, **journey.VERBS}.get(verb_, verb_))
