"""Skyrim's choices in a few words: what undo would take back, and what the seat that plays is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.desktop.tables.base import seat_names
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.state import State
from game.titles.skyrim.words import units_words

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable


def deed(content: Content, state: State, option: Option) -> str:
    """What a choice does, to be read after 'Undo:'."""
    return _DEEDS[option[0]](content, state, option)


def _place(content: Content, state: State, option: Option) -> str:
    name = content.names[option[1]]
    if state.stack[-1][0] in (f.CLAIM, f.GARRISON):
        return _("{units} on {land}").format(units=units_words(1), land=name)
    return _("the choice of {land}").format(land=name)


def _units(content: Content, state: State, option: Option) -> str:
    frame = state.stack[-1]
    if frame[0] == f.PLACE_UNITS:
        return _("{units} on {land}").format(units=units_words(option[1]), land=content.names[frame[2]])
    return _moved(content, frame[2], frame[3], option[1])


def _moved(content: Content, source: int, target: int, units: int) -> str:
    names = content.names
    return _("{units} from {source} to {target}").format(
        units=units_words(units), source=names[source], target=names[target]
    )


def _follow(content: Content, state: State, option: Option) -> str:
    frame = state.stack[-1]
    return _moved(content, frame[2], frame[3], option[1])


_DEEDS: dict[str, Callable[[Content, State, Option], str]] = {
    "place": _place,
    "units": _units,
    "follow": _follow,
    "exchange": lambda c, s, o: _("the exchange of a set"),
    "end_reinforcements": lambda c, s, o: _("the end of reinforcements"),
    "attack": lambda c, s, o: _("the attack on {land}").format(land=c.names[o[2]]),
    "end_invasion": lambda c, s, o: _("the end of the invasion"),
    "defend": lambda c, s, o: ngettext("defence with {n} die", "defence with {n} dice", o[1]).format(n=o[1]),
    "maneuver": lambda c, s, o: _("the choice of {land}").format(land=c.names[o[1]]),
    "to": lambda c, s, o: _("the choice of {land}").format(land=c.names[o[1]]),
    "end_maneuver": lambda c, s, o: _("the end of the maneuver") if c.mix.objectives else _("the end of the turn"),
    "resign": lambda c, s, o: _("leaving the match"),
}


def playing(table: SkyrimTable, match: Match) -> str:
    """What the seat that decides is about, in words that suit one and many alike."""
    frame, names = match.state.stack[-1], table.content.names
    words = _PLAYING.get(frame[0], lambda: _("Now playing: {who}."))()
    land = names[frame[3]] if frame[0] in (f.DEFEND, f.MOVE_IN) else ""
    return words.format(who=seat_names(match)[match.seat], land=land)


_PLAYING: dict[int, Callable[[], str]] = {
    f.DEFEND: lambda: _("Defending {land}: {who}."),
    f.INVADE: lambda: _("Invading: {who}."),
    f.MOVE_IN: lambda: _("Moving into {land}: {who}."),
    f.REINFORCE: lambda: _("Placing units: {who}."),
    f.PLACE_UNITS: lambda: _("Placing units: {who}."),
    f.PLACE: lambda: _("Placing units: {who}."),
    f.EXCHANGE: lambda: _("Exchanging cards: {who}."),
    f.MANEUVER: lambda: _("Moving units: {who}."),
    f.MANEUVER_TO: lambda: _("Moving units: {who}."),
    f.MANEUVER_UNITS: lambda: _("Moving units: {who}."),
    f.CLAIM: lambda: _("Taking free land: {who}."),
    f.GARRISON: lambda: _("Placing units: {who}."),
}
