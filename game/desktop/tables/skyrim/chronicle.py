"""Skyrim's chronicle: short lines beside a shield; rounds of one battle are told in one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.desktop.tables.base import LogLine, seat_names
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skyrim import events as e
from game.titles.skyrim.words import units_words

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable


def write(table: SkyrimTable, match: Match, events: Sequence[Event], step: int, lines: list[LogLine]) -> None:
    """Append what happened; a battle that goes on, and placing on the same land, go on in the line before."""
    for event in events:
        if isinstance(event, e.TurnBegan):
            head = _("Round {n}").format(n=event.round)
            if not any(line.head and line.words == head for line in reversed(lines[-400:])):
                lines.append(LogLine(head, head=True, step=step))
        if isinstance(event, e.DiceRolled):
            _battle(table, match, event, step, lines)
            continue
        if isinstance(event, e.TerritoryConquered):
            _taken(table, match, event, step, lines)
            continue
        if isinstance(event, e.UnitsMoved) and _followed(table, match, event, step, lines):
            continue
        teller = TELLERS.get(type(event)) or table.tellers.get(type(event))
        if teller is None:
            continue
        words, lands = teller(table, match, event)
        if words:
            seat = getattr(event, "seat", -1)
            faction = table.faction(match.state, seat) if seat >= 0 else ""
            lights = _keys(table, event.source, event.target) if isinstance(event, e.UnitsMoved) else ()
            lines.append(LogLine(words, faction, step, places=_places(table, lands), lights=lights))


def _places(table: SkyrimTable, lands: Sequence[int]) -> tuple[tuple[str, str], ...]:
    return tuple((table.content.names[t], table.content.keys[t]) for t in lands)


def _keys(table: SkyrimTable, *lands: int) -> tuple[str, ...]:
    return tuple(table.content.keys[t] for t in lands)


def _battle(table: SkyrimTable, match: Match, event: e.DiceRolled, step: int, lines: list[LogLine]) -> None:
    """One line for a battle over one land, however many rounds it has."""
    lost, killed = event.attacker_lost, event.defender_lost
    faction = table.faction(match.state, event.seat)
    places = _places(table, (event.target,))
    last = lines[-1] if lines else None
    if last and last.battle[:2] == (event.source, event.target) and last.faction == faction:
        lost, killed = lost + last.battle[2], killed + last.battle[3]
        lines.pop()
    words = _("Attacks {target}: {killed} slain, {lost} lost").format(
        target=table.content.names[event.target], killed=killed, lost=lost
    )
    battle = (event.source, event.target, lost, killed)
    lights = _keys(table, event.source, event.target)
    lines.append(LogLine(words, faction, step, False, places, battle, lights=lights))


def _taken(table: SkyrimTable, match: Match, event: e.TerritoryConquered, step: int, lines: list[LogLine]) -> None:
    faction, places = table.faction(match.state, event.seat), _places(table, (event.target,))
    words = _taken_words(table, event.target, 0, event.by_portal)
    taken = (event.source, event.target, 0, event.by_portal)
    lights = _keys(table, event.source, event.target)
    lines.append(LogLine(words, faction, step, places=places, taken=taken, lights=lights))


def _taken_words(table: SkyrimTable, target: int, units: int, by_portal: bool) -> str:
    """A conquest with as many units as went there by now."""
    if by_portal:
        words = _("Takes {land} through a portal with {n}") if units else _("Takes {land} through a portal")
    else:
        words = _("Takes {land} with {n}") if units else _("Takes {land}")
    return words.format(land=table.content.names[target], n=units)


def _followed(table: SkyrimTable, match: Match, event: e.UnitsMoved, step: int, lines: list[LogLine]) -> bool:
    """Tell in the line of a conquest how many went there, at once and after it; not what a maneuver brings later."""
    last = lines[-1] if lines else None
    if last is None or last.taken[:2] != (event.source, event.target):
        return False
    if last.step != step and match.steps[step - 1].option[0] != "follow":
        return False
    units = last.taken[2] + event.units
    by_portal = last.taken[3]
    words = _taken_words(table, event.target, units, by_portal)
    lines[-1] = replace(last, words=words, step=step, taken=(event.source, event.target, units, by_portal))
    return True


Told = tuple[str, tuple[int, ...]]
Teller = Callable[[Any, Match, Any], Told]


def _turn(table: SkyrimTable, match: Match, event: Any) -> Told:
    units = event.units + event.region_units
    if event.region_units:
        words = _("Receives {units}, {n} for regions").format(units=units_words(units), n=event.region_units)
        return words, ()
    return _("Receives {units}").format(units=units_words(units)), ()


def _placed(table: SkyrimTable, match: Match, event: Any) -> Told:
    land = event.territory
    return _("Places {n} on {land}").format(n=event.units, land=table.content.names[land]), (land,)


def _moved(table: SkyrimTable, match: Match, event: Any) -> Told:
    words = _("Moves {n} to {land}").format(n=event.units, land=table.content.names[event.target])
    return words, (event.target,)


def _exchanged(table: SkyrimTable, match: Match, event: Any) -> Told:
    return _("Exchanges three cards for {units}").format(units=units_words(event.units)), ()


def _received(table: SkyrimTable, match: Match, event: Any) -> Told:
    words = ngettext("Receives {n} card of {loser}", "Receives {n} cards of {loser}", event.number)
    return words.format(n=event.number, loser=seat_names(match)[event.loser]), ()


def _ended(table: SkyrimTable, match: Match, event: Any) -> Told:
    return table.game.title.event_words(table.content, event, seat_names(match)), ()


def _won(table: SkyrimTable, match: Match, event: Any) -> Told:
    """In words that suit one and many alike."""
    names = seat_names(match)
    who = ", ".join(names[seat] for seat in event.winners)
    return (_("Victory: {who}") if len(event.winners) == 1 else _("Shared victory: {who}")).format(who=who), ()


def _names(table: SkyrimTable, match: Match, event: Any) -> Told:
    return _("Eliminates {loser}").format(loser=seat_names(match)[event.loser]), ()


TELLERS: dict[type[Event], Teller] = {
    e.FirstPlayerFound: lambda t, m, ev: (_("Begins"), ()),
    e.TurnBegan: _turn,
    e.CardsExchanged: _exchanged,
    e.UnitsPlaced: _placed,
    e.UnitsForfeited: lambda t, m, ev: (_("Has no room for {units}").format(units=units_words(ev.units)), ()),
    e.UnitsMoved: _moved,
    e.CardDrawn: lambda t, m, ev: (_("Draws a card"), ()),
    e.CardSeen: lambda t, m, ev: (_("The card is {card}").format(card=t.content.names[ev.card]), (ev.card,)),
    e.CardsTaken: _received,
    e.CardsSeen: lambda t, m, ev: (
        _("The cards: {cards}").format(cards=", ".join(t.content.names[card] for card in ev.cards)),
        tuple(ev.cards),
    ),
    e.DeckRenewed: lambda t, m, ev: (_("The discard pile becomes the deck"), ()),
    e.PlayerEliminated: _names,
    e.PlayerResigned: lambda t, m, ev: (_("Leaves the match"), ()),
    e.EndCardDrawn: lambda t, m, ev: (_("Draws the End Game card"), ()),
    e.RoundLimitReached: _ended,
    e.MatchEnded: _won,
}
