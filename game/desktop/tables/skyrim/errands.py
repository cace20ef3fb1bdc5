"""What goes on by itself when a person wishes: an attack to its end, and the many single units of the set-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.desktop.controller import Controller
from game.desktop.tables.base import Ask, Errand, Offer
from game.desktop.tables.skyrim.words import percent
from game.kernel import phrases
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.events import UnitsPlaced
from game.titles.skyrim.odds import attack_dice
from game.titles.skyrim.state import State

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

TO_THE_END, REST_HERE, SPREAD = "to_the_end", "rest_here", "spread"


def under_way(errand: Errand) -> Ask:
    """What goes on by itself."""
    if errand.kind != TO_THE_END:
        return Ask(_("Placing units one after another."), _("Any click stops it."))
    words = _("Stops when it is won, or before fewer than {n} would be left. Any click stops it.")
    return Ask(_("Attacking to the end."), words.format(n=errand.keep))


def offers(table: SkyrimTable, match: Match, controller: Controller, keep: int) -> list[Offer]:
    """What can go on by itself from what has been pointed at."""
    kind = match.state.stack[-1][0]
    if kind == f.INVADE and controller.numbers():
        return [_attack(table, match.state, controller.left()[0], keep)]
    if kind not in (f.CLAIM, f.GARRISON):
        return []
    out = []
    land = _last_placed(match) if kind == f.GARRISON else None
    if land is not None:
        words = _("The rest on {land}").format(land=table.content.names[land])
        out.append(Offer(Errand(REST_HERE, ("place", land)), words, _("Every unit that is left goes there (H)")))
    tip = _("Where you border on free land, then evenly along your borders (T)")
    out.append(Offer(Errand(SPREAD, controller.left()[0]), _("Spread the rest"), tip))
    return out


def _attack(table: SkyrimTable, state: State, option: Option, keep: int) -> Offer:
    """The attack to the end, with its odds."""
    _verb, source, target, _dice = option
    most = state.units[source] - 1
    if keep > most:
        words = _("{units} units are left and you keep {n}: nothing more is thrown. Minus lets you keep fewer.")
        words = words.format(units=state.units[source], n=keep)
        return Offer(Errand(TO_THE_END, option, keep), _("To the end"), words, most, words, idle=True)
    odds = table.campaign(state, source, target, keep)
    lost, killed = phrases.decimal(odds.lost), phrases.decimal(odds.killed)
    words = _("To the end: {chance}; you lose about {lost}, they {killed}.")
    words = words.format(chance=percent(odds.conquers), lost=lost, killed=killed)
    tip = _("Throw the most dice again and again (T). Plus, minus and the wheel say how many units stay.")
    return Offer(Errand(TO_THE_END, option, keep), _("To the end"), tip, most, words)


def _last_placed(match: Match) -> int | None:
    """Where the seat that is asked put its last unit."""
    for step in reversed(match.steps):
        for event in step.events:
            if isinstance(event, UnitsPlaced) and event.seat == match.seat:
                return event.territory
    return None


def go_on(table: SkyrimTable, match: Match, errand: Errand) -> Option | None:
    """The next choice of an errand; None where it is done."""
    if not match.state.stack:
        return None
    options = match.options()
    option = _NEXT[errand.kind](table.content, match.state, options, errand)
    return option if option in options else None


def _attack_on(content: Content, state: State, options: Sequence[Option], errand: Errand) -> Option | None:
    """The same source and target with the most dice that cannot leave fewer than are to be kept."""
    if state.stack[-1][0] != f.INVADE:
        return None
    _verb, source, target, _dice = errand.option
    dice = attack_dice(state.units[source], state.units[target], errand.keep)
    return ("attack", source, target, dice) if dice else None


def _rest_here(content: Content, state: State, options: Sequence[Option], errand: Errand) -> Option | None:
    return errand.option if state.stack[-1][0] == f.GARRISON else None


def _spread(content: Content, state: State, options: Sequence[Option], errand: Errand) -> Option | None:
    """Free land beside the most of one's own; then the weakest place on the border."""
    kind, seat = state.stack[-1][0], state.stack[-1][1]
    if kind not in (f.CLAIM, f.GARRISON):
        return None
    legal = [option[1] for option in options if option[0] == "place"]
    if kind == f.CLAIM:
        return ("place", max(legal, key=lambda t: (_near(content, state, t, seat), -t)))
    border = [t for t in legal if _near(content, state, t, seat) < len(content.connected[t])] or legal
    return ("place", min(border, key=lambda t: (state.units[t], _near(content, state, t, seat), t)))


def _near(content: Content, state: State, territory: int, seat: int) -> int:
    return sum(state.owner[u] == seat for u in content.connected[territory])


_NEXT: dict[str, Callable[[Content, State, Sequence[Option], Errand], Option | None]] = {
    TO_THE_END: _attack_on,
    REST_HERE: _rest_here,
    SPREAD: _spread,
}
