"""Why a bot moved as it did: a sentence in the third person for each reason of `bots.skyrim.explain` that lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from game.bots.reason import HIDDEN, Reason
from game.desktop.tables.base import seat_names
from game.desktop.tables.skyrim.words import percent
from game.kernel.match import Match
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.words import units_words

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

MOVES: Final = ("attack", "place", "to", "exchange", "end_invasion")
FOLLOWING: Final = ("units", "follow", "defend")  # belong to a move that began before
LOOK_BACK: Final = 3  # steps between the two at the most

ATTACK: Final = {
    "eliminates": N_("{who}, attack on {target} ({chance}): it may drive {rival} out of the match."),
    "breaks": N_("{who}, attack on {target} ({chance}): it breaks {region} for {rival}."),
    "completes": N_("{who}, attack on {target} ({chance}): it makes {region} whole."),
    "card": N_("{who}, attack on {target} ({chance}): the first conquest of a turn brings a card."),
    "point": N_("{who}, attack on {target} ({chance}): points count, for the end is near."),
    "region": N_("{who}, attack on {target} ({chance}): it makes {number} of {all} of {region}."),
    "land": N_("{who}, attack on {target} ({chance}): more land brings more units."),
    "leads": N_("{who}, attack on {target} ({chance}): from there {place} lies open."),
}
PLACE: Final = {
    "completes": N_("{who}, {units} to {land}: from there {place} makes {region} whole ({chance})."),
    "breaks": N_("{who}, {units} to {land}: from there {place} breaks {region} for {rival} ({chance})."),
    "takes": N_("{who}, {units} to {land}: from there {place} can be taken ({chance})."),
    "gathers": N_("{who}, {units} to {land}: with those that follow, {place} can be taken from there."),
    "quiet": N_("{who}, {units} to {land}: they are as well there as anywhere."),
}
TO: Final = {
    "completes": N_("{who}, maneuver to {land}: from there {place} makes {region} whole."),
    "breaks": N_("{who}, maneuver to {land}: from there {place} breaks {region} for {rival}."),
    "takes": N_("{who}, maneuver to {land}: from there {place} can be taken later."),
    "gathers": N_("{who}, maneuver to {land}: with others, {place} can be taken from there later."),
    "quiet": N_("{who}, maneuver to {land}: they stood idle behind the lines."),
}
CLAIM: Final = {
    "compact": N_("{who}, first on {land}: {region} brings {bonus} units a turn and has few borders."),
    "region": N_("{who}, first on {land}: it makes {number} of {all} of {region}."),
    "fort": N_("{who}, first on {land}: a fort counts as a territory more."),
    "joins": N_("{who}, first on {land}: it joins the own land."),
    "denies": N_("{who}, first on {land}: else {rival} might soon hold {region} whole."),
}
EXCHANGE: Final = {
    "owed": N_("{who}, cards for {units}: with so many cards a set must be exchanged."),
    "end_near": N_("{who}, cards for {units}: the match may end before the next turn."),
    "worth": N_("{who}, cards for {units}: few sets are worth more."),
}
END: Final = {
    "no_force": N_("{who}, end of the invasion: no border has a unit to spare."),
    "odds": N_("{who}, end of the invasion: nothing in reach is worth its odds."),
    "losses": N_("{who}, end of the invasion: what can be taken would cost more than it brings."),
}
TABLES: Final = {"attack": ATTACK, "place": PLACE, "to": TO, "exchange": EXCHANGE, "end_invasion": END}


def move_of(match: Match, n: int) -> int:
    """The step that began the move of step `n`; -1 where it is none that everybody sees.

    An end of the reinforcements is none: it would tell that there were cards to exchange.
    """
    verb = match.steps[n].option[0]
    if verb in MOVES:
        return n
    if verb in FOLLOWING:
        for before in range(n - 1, max(-1, n - 1 - LOOK_BACK), -1):
            if match.steps[before].option[0] in MOVES:
                return before
    return -1


def sentence(table: SkyrimTable, match: Match, n: int, reason: Reason) -> str:
    """Who did what, and why."""
    verb, kind = reason.option[0], match.state_before(n).stack[-1][0]
    figures = _figures(table, match, n, reason)
    if reason.why == HIDDEN:
        return _("{who}: the reason lies in cards that stay hidden.").format(**figures)
    if reason.why == "guards":
        if verb == "to":
            words = ngettext(
                "{who}, maneuver to {land}: an enemy borders on it.",
                "{who}, maneuver to {land}: {n} enemies border on it.",
                reason.near,
            )
        else:
            words = ngettext(
                "{who}, {units} to {land}: an enemy borders on it.",
                "{who}, {units} to {land}: {n} enemies border on it.",
                reason.near,
            )
        return words.format(n=reason.near, **figures)
    words = (CLAIM if kind == f.CLAIM else TABLES[verb])[reason.why]
    return _(words).format(**figures)


def _figures(table: SkyrimTable, match: Match, n: int, reason: Reason) -> dict[str, Any]:
    """All that a sentence may name."""
    content, option, names = table.content, reason.option, seat_names(match)
    named: dict[str, Any] = {
        "who": names[match.steps[n].seat],
        "number": reason.number,
        "units": units_words(reason.number),
        "chance": percent(reason.chance),
        "rival": names[reason.seat] if 0 <= reason.seat < len(names) else _("nobody"),
    }
    if option[0] == "attack":
        named["target"] = content.names[option[2]]
    elif option[0] in ("place", "to"):
        named["land"] = content.names[option[1]]
    if reason.place >= 0:
        named["place"] = content.names[reason.place]
    if reason.region >= 0:
        bonus, lands = content.regions[reason.region]
        named |= {"region": content.region_names[reason.region], "bonus": bonus, "all": len(lands)}
    return named
