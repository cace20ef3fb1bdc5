"""Choices in Skyrim that look like costly slips: few, sure, and told from what the seat itself can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.desktop.tables.base import Slip
from game.desktop.tables.skyrim import words
from game.desktop.tables.skyrim.ending import chance_within
from game.desktop.tables.skyrim.words import percent
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.cards import set_options
from game.titles.skyrim.content import Content
from game.titles.skyrim.ending import standing
from game.titles.skyrim.maneuver import reach
from game.titles.skyrim.state import State
from game.titles.skyrim.words import units_words

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

GOOD, BAD, NEAR = 0.85, 0.25, 0.15  # chances of a conquest; of the End Game card before the next turn
IDLE = 4  # units that can do nothing where they are


def slip(table: SkyrimTable, match: Match, seat: int, option: Option) -> Slip | None:
    """The question before a choice, where there is one."""
    asks = _ASKS.get(option[0])
    if asks is None:
        return None
    seen = match.game.title.view(match.game.content, match.state, seat)
    return asks(table, seen, seat, option)


def threat(content: Content, state: State, territory: int, seat: int) -> int:
    """The largest stack of another seat that can attack there."""
    foes = [state.units[t] for t in content.connected[territory] if state.owner[t] not in (seat, -1)]
    return max(foes, default=0)


def _attack(table: SkyrimTable, state: State, seat: int, option: Option) -> Slip | None:
    _verb, source, target, _dice = option
    odds = table.campaign(state, source, target)
    if odds.conquers >= BAD:
        return None
    names = table.content.names
    return Slip(
        f"attack {source} {target}",
        _("Attack {target} at these odds?").format(target=names[target]),
        _("{mine} against {theirs}: it falls with {chance}, and costs you about {lost}.").format(
            mine=state.units[source], theirs=state.units[target], chance=percent(odds.conquers), lost=round(odds.lost)
        ),
        _("Attack"),
        _("Think again"),
    )


def _end_invasion(table: SkyrimTable, state: State, seat: int, option: Option) -> Slip | None:
    """No card this turn, though one can be had; not where drawing might end the match against the seat."""
    content = table.content
    if state.conquests or not (state.deck or state.discard):
        return None
    if chance_within(content, state, 1) and not _leads(content, state, seat):
        return None
    best, source, target = max(_chances(table, state, seat), default=(0.0, -1, -1))
    if best < GOOD:
        return None
    names = content.names
    return Slip(
        "no card",
        _("End the invasion without a card?"),
        _("{target} can be taken from {source} ({chance}), and a turn with a conquest brings a card.").format(
            target=names[target], source=names[source], chance=percent(best)
        ),
        _("End invasion"),
        _("Think again"),
    )


def _chances(table: SkyrimTable, state: State, seat: int) -> list[tuple[float, int, int]]:
    content = table.content
    return [
        (table.campaign(state, s, t).conquers, s, t)
        for s in content.land
        if state.owner[s] == seat and state.units[s] > 1
        for t in content.connected[s]
        if state.owner[t] != seat and state.units[t]  # RSK-INV-12
    ]


def _leads(content: Content, state: State, seat: int) -> bool:
    told = [standing(content, state, other) for other, one in enumerate(state.seats) if one.alive]
    return max(told, key=lambda one: one.key).seat == seat


def _follow(table: SkyrimTable, state: State, seat: int, option: Option) -> Slip | None:
    """Units are left, or gathered, where no other seat borders, while one does on the other side."""
    content = table.content
    _kind, _seat, source, target = state.stack[-1]
    after = {source: state.units[source] - option[1], target: state.units[target] + option[1]}
    for safe, front in ((source, target), (target, source)):
        foe = threat(content, state, front, seat)
        if threat(content, state, safe, seat) or not foe or after[safe] < IDLE or after[front] > foe:
            continue
        return Slip(
            "moving in",
            _("Leave {units} in {front}?").format(units=units_words(after[front]), front=content.names[front]),
            _("{foe} stand beside it; the {n} in {safe} border on nobody.").format(
                foe=units_words(foe), n=after[safe], safe=content.names[safe]
            ),
            _("Leave them"),
            _("Think again"),
        )
    return None


def _end_reinforcements(table: SkyrimTable, state: State, seat: int, option: Option) -> Slip | None:
    """A set is kept that the end of the match would take."""
    content = table.content
    if not set_options(content, state.seats[seat].hand):
        return None
    soon = chance_within(content, state, sum(one.alive for one in state.seats))
    last = bool(content.max_rounds) and state.rounds + 1 >= content.max_rounds
    if soon < NEAR and not last:
        return None
    soon_words = _("The End Game card comes before your next turn with {chance}: a set in hand counts nothing then.")
    ends = _("This is the last round: a set in hand counts nothing afterwards.")
    return Slip(
        "set kept",
        _("Keep the set of cards?"),
        ends if last else soon_words.format(chance=percent(soon)),
        _("Keep it"),
        _("Think again"),
    )


def _end_maneuver(table: SkyrimTable, state: State, seat: int, option: Option) -> Slip | None:
    """Many units stand where no enemy borders, and could go to the border."""
    if state.stack[-1][0] != f.MANEUVER:
        return None
    content, owner = table.content, state.owner
    own = [t for t in content.land if owner[t] == seat]
    inner = [t for t in own if all(owner[u] == seat for u in content.connected[t])]
    inner = [t for t in inner if state.units[t] > IDLE and any(u not in inner for u in reach(content, owner, t))]
    if not inner:
        return None
    most = max(inner, key=lambda t: state.units[t])
    return Slip(
        "idle units",
        _("Move no units?"),
        _("{units} stand in {land}, where no enemy borders.").format(
            units=units_words(state.units[most]), land=content.names[most]
        ),
        words.verb(table.content, "end_maneuver"),
        _("Think again"),
    )


_ASKS: dict[str, Callable[[SkyrimTable, State, int, Option], Slip | None]] = {
    "attack": _attack,
    "end_invasion": _end_invasion,
    "follow": _follow,
    "end_reinforcements": _end_reinforcements,
    "end_maneuver": _end_maneuver,
}
