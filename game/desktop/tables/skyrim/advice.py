"""Advice in words: one sentence for each verb and reason of `bots.skyrim.explain`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from game.bots.reason import Reason
from game.desktop.tables.base import seat_names
from game.desktop.tables.skyrim.words import percent
from game.kernel.match import Match
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.words import units_words

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

ATTACK: Final = {
    "eliminates": N_("Attack {target} from {source} {dice}: {chance}, and {rival} would be out of the match."),
    "breaks": N_("Attack {target} from {source} {dice}: {chance}, and it breaks {region} for {rival}."),
    "completes": N_("Attack {target} from {source} {dice}: {chance}, and {region} would be yours whole."),
    "card": N_("Attack {target} from {source} {dice}: {chance}, and the first conquest brings a card."),
    "point": N_("Attack {target} from {source} {dice}: {chance}, and points count: the end is near."),
    "region": N_("Attack {target} from {source} {dice}: {chance}, and you would hold {number} of {all} of {region}."),
    "land": N_("Attack {target} from {source} {dice}: {chance}, and more land brings more units."),
    "leads": N_("Attack {target} from {source} {dice}: {chance}, and from there {place} lies open."),
    "objective": N_("Attack {target} from {source} {dice}: {chance}, and {objective} comes nearer."),
    "meets": N_("Attack {target} from {source} {dice}: {chance}, and {objective} would be met."),
}
PLACE: Final = {
    "completes": N_("Put {units} on {land}: from there {place} can be taken ({chance}), and {region} is yours whole."),
    "breaks": N_("Put {units} on {land}: from there {place} can be taken ({chance}), which breaks {region}."),
    "takes": N_("Put {units} on {land}: from there {place} can be taken ({chance})."),
    "gathers": N_("Put {units} on {land}: with those that follow, {place} can be taken from there."),
    "quiet": N_("Put {units} on {land}: they are as well there as anywhere."),
}
CLAIM: Final = {
    "compact": N_("Settle on {land}: {region} brings {bonus} units a turn and has few borders."),
    "region": N_("Settle on {land}: you would hold {number} of {all} of {region}."),
    "fort": N_("Settle on {land}: a fort counts as a territory more."),
    "joins": N_("Settle on {land}: it joins your own land."),
    "best": N_("Settle on {land}: it serves you best of what is left."),
    "denies": N_("Settle on {land}: else {rival} may soon hold {region} whole."),
}
MANEUVER: Final = {
    "idle": N_("Move {units} from {source} to {place}: nobody borders on {source}."),
    "regroups": N_("Move {units} from {source} to {place}: they do more there."),
}
TO: Final = {
    "completes": N_("Move them to {land}: from there {place} can be taken, and {region} is yours whole."),
    "breaks": N_("Move them to {land}: from there {place} can be taken, which breaks {region}."),
    "takes": N_("Move them to {land}: from there {place} can be taken later."),
    "gathers": N_("Move them to {land}: with others, {place} can be taken from there later."),
    "quiet": N_("Move them to {land}: they are as well there as anywhere."),
}
FOLLOW: Final = {
    "inland": N_("Let all follow: nobody borders on {place} any more."),
    "onward": N_("Let all follow: {place} is where they are needed now."),
    "half": N_("Let {number} follow: the others guard what lies behind."),
    "stays": N_("Let {number} follow: the rest is needed in {place}."),
    "none": N_("Let nobody follow: all are needed in {place}."),
    "guarded": N_("Let nobody follow: there is no enemy next to the new land."),
}
EXCHANGE: Final = {
    "owed": N_("Exchange this set for {units}: with so many cards you must."),
    "end_near": N_("Exchange this set for {units}: the match may end before your next turn."),
    "worth": N_("Exchange this set for {units}: few are worth more."),
}
PLAIN: Final = {
    "no_force": N_("Stop here: no border of yours has a unit to spare."),
    "odds": N_("Stop here: nothing in reach is worth its odds."),
    "losses": N_("Stop here: what can be taken would cost more than it brings."),
    "dice": N_("Defend with two dice: against any attack two are better than one."),
    "spared": N_("Defend with one die: then one unit at most is lost."),
    "none_idle": N_("End the turn: none of your units stands idle behind the lines."),
    "rest": N_("End the turn: all stand well enough."),
    "better_set": N_("End the reinforcements: a better set may still come."),
}

TABLES: Final = {"attack": ATTACK, "place": PLACE, "units": PLACE, "to": TO, "follow": FOLLOW, "exchange": EXCHANGE}


def sentence(table: SkyrimTable, match: Match, reason: Reason) -> str:
    """What to do, and why; and why a set that could be exchanged is kept."""
    words = _sentence(table, match, reason)
    keep = _("Keep your set: a better one may come.")
    return f"{words} {keep}" if reason.keeps else words


def _sentence(table: SkyrimTable, match: Match, reason: Reason) -> str:
    verb, kind = reason.option[0], match.state.stack[-1][0]
    if reason.why == "guards":
        return _guards(table, match, reason)
    if verb == "place" and kind == f.CLAIM:
        words = CLAIM[reason.why]
    elif verb == "units" and kind == f.MANEUVER_UNITS:
        words = N_("Move {units}: nobody borders on {place}.") if reason.why == "idle" else N_("Move {units}.")
    elif verb == "maneuver":
        words = MANEUVER[reason.why]
    else:
        words = TABLES.get(verb, PLAIN)[reason.why]
    return _(words).format(**_figures(table, match, reason))


def _guards(table: SkyrimTable, match: Match, reason: Reason) -> str:
    """Where enemies are near; one is another sentence than many."""
    enemies = reason.near
    if reason.option[0] == "to":
        words = ngettext(
            "Move them to {land}: an enemy borders on it.", "Move them to {land}: {n} enemies border on it.", enemies
        )
    else:
        words = ngettext(
            "Put {units} on {land}: an enemy borders on it.",
            "Put {units} on {land}: {n} enemies border on it.",
            enemies,
        )
    return words.format(n=enemies, **_figures(table, match, reason))


def _figures(table: SkyrimTable, match: Match, reason: Reason) -> dict[str, Any]:
    """All that a sentence may name."""
    content, option, frame = table.content, reason.option, match.state.stack[-1]
    names = content.names
    named: dict[str, Any] = {"number": reason.number, "units": units_words(reason.number)}
    if option[0] == "attack":
        dice = ngettext("with {n} die", "with {n} dice", option[3]).format(n=option[3])
        named |= {"source": names[option[1]], "target": names[option[2]], "dice": dice}
    elif option[0] in ("place", "to", "maneuver"):
        named |= {"land": names[option[1]], "source": names[option[1]]}
    elif option[0] == "units" and len(frame) > 2:
        named["land"] = names[frame[2]]
    named["chance"] = percent(reason.chance)
    if reason.why in ("objective", "meets"):
        named["objective"] = content.cards.objectives[reason.number].shown_name
    if reason.place >= 0:
        named["place"] = names[reason.place]
    if reason.region >= 0:
        bonus, lands = content.regions[reason.region]
        named |= {"region": content.region_names[reason.region], "bonus": bonus, "all": len(lands)}
    named["rival"] = seat_names(match)[reason.seat] if 0 <= reason.seat < len(match.state.seats) else _("nobody")
    return named


def places(reason: Reason) -> tuple[int, ...]:
    """The territories that an option points at, and for a maneuver where it leads."""
    verb, *targets = reason.option
    if verb == "attack":
        return (targets[0], targets[1])
    if verb == "maneuver":
        return (targets[0], reason.place)
    return (targets[0],) if verb in ("place", "to") else ()
