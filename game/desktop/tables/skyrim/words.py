"""Skyrim's sentences that follow what is pointed at: questions, buttons, tooltips."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.desktop.controller import Controller
from game.desktop.tables.base import Ask, seat_names
from game.kernel import phrases
from game.kernel.match import Match
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.odds import campaign
from game.titles.skyrim.words import units_words

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

VERBS = {
    "end_reinforcements": N_("End reinforcements"),
    "end_invasion": N_("End invasion"),
    "end_maneuver": N_("End the turn"),
}


def verb(key: str) -> str:
    """The label of a choice without targets."""
    return _(VERBS[key]) if key in VERBS else key


def percent(share: float) -> str:
    """A chance in whole percents; what is not certain is never called so."""
    whole = round(share * 100)
    if share < 1:
        whole = min(99, whole)
    if share > 0:
        whole = max(1, whole)
    return phrases.percent(whole)


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
        source, target = (table.content.keys.index(key) for key in lands[:2])
        question = _("Attack {target} with how many dice?").format(target=names[target])
        odds = campaign(match.state.units[source], match.state.units[target])
        explain = _("To the end: {chance}; you lose about {lost}, they {killed}.")
        return Ask(question, explain.format(
            chance=percent(odds.conquers), lost=phrases.decimal(odds.lost), killed=phrases.decimal(odds.killed)
        ))
    if lands:
        source = table.content.keys.index(lands[0])
        return Ask(
            _("Attack which territory from {source}?").format(source=names[source]),
            _("The chance of taking it stands over what you point at."),
        )
    return Ask(table.game.title.question(table.content, match.state), _("A card is drawn for a turn with a conquest."))


def confirm(kind: int, number: int) -> str:
    """The button that chooses a number."""
    if kind == f.INVADE:
        return _("Roll")
    if kind == f.DEFEND:
        return _("Defend")
    if kind == f.MOVE_IN:
        return ngettext("{n} follows", "{n} follow", number).format(n=number) if number else _("Stay")
    if kind == f.MANEUVER_UNITS:
        return _("Move {n}").format(n=number)
    return _("Place {n}").format(n=number)


def territory_tip(table: SkyrimTable, match: Match, viewer: int, key: str) -> str:
    """Name, holder, units; the region with its bonus and who holds it; what stands there."""
    land, content, state = table.board.territory(key), table.content, match.state
    t = content.keys.index(key)
    owner, units = state.owner[t], state.units[t]
    name = _("You") if owner == viewer >= 0 else seat_names(match)[owner] if owner >= 0 else _("Neutral")
    lines = [_("{who}: {units}").format(who=name, units=units_words(units)) if units else _("Free")]
    region = content.region_of[t]
    words = ngettext(
        "{region} brings {n} unit a turn to whoever holds it whole.",
        "{region} brings {n} units a turn to whoever holds it whole.",
        content.regions[region][0],
    )
    lines.append(words.format(region=content.region_names[region], n=content.regions[region][0]))
    lines.append(_holders(table, match, viewer, region))
    if land.fort:
        lines.append(_("A fort: one point, and it counts as a territory more for reinforcements."))
    if land.portal:
        lines.append(_("A portal: one point, and a way to every other portal."))
    return f"{content.names[t]}\n" + "\n".join(line for line in lines if line)


def region_tip(table: SkyrimTable, match: Match, viewer: int, key: str) -> str:
    """A region: bonus, and who holds how much of it."""
    r = table.content.region_keys.index(key)
    bonus, lands = table.content.regions[r]
    line = ngettext(
        "{n} unit each turn for holding all {all} territories.",
        "{n} units each turn for holding all {all} territories.",
        bonus,
    ).format(n=bonus, all=len(lands))
    held = _holders(table, match, viewer, r)
    return f"{table.content.region_names[r]}\n{line}" + (f"\n{held}" if held else "")


def _holders(table: SkyrimTable, match: Match, viewer: int, region: int) -> str:
    """Who holds how much of a region, in one sentence: the viewer first, then by number."""
    lands = table.content.regions[region][1]
    counts = Counter(match.state.owner[t] for t in lands if match.state.owner[t] >= 0)
    seats = sorted(counts, key=lambda seat: (seat != viewer, -counts[seat], seat))
    if not seats:
        return ""
    names, first = seat_names(match), seats[0]
    you = first == viewer
    if counts[first] == len(lands):
        return _("You hold all of it.") if you else _("{who}: all {n} of it.").format(who=names[first], n=len(lands))
    words = _("You hold {n} of its {all} territories") if you else _("{who}: {n} of its {all} territories")
    parts = [words.format(who=names[first], n=counts[first], all=len(lands))]
    parts += [_("{who}: {n}").format(who=names[seat], n=counts[seat]) for seat in seats[1:]]
    return "; ".join(parts) + "."
