"""Skellige at the table: what is on the sea, and what is told of ships, danger spots and Dagon."""

from __future__ import annotations

from game.desktop.controller import Target
from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher.continent.look import EMERGED, SeaLook
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher import names
from game.titles.witcher.catalogue.ability_words import ability_words
from game.titles.witcher.content import Content
from game.titles.witcher.entering import matches
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige import voyages
from game.titles.witcher.skellige.dagon import START
from game.titles.witcher.state import NONE, State

FACES = 6
PAYING = (NUMBER["pay_move"], NUMBER["pay_trip"])
"""A place was named, and is paid for."""


def look(match: Match) -> SeaLook | None:
    """The sea at this moment; None where Skellige is not played."""
    state: State = match.state
    content: Content = match.game.content
    sea, keys = state.skellige, content.place_keys
    if sea is None:
        return None
    seen = (*content.printed, *sea.found)
    return SeaLook(
        sea.dagon, START[content.players], tuple(keys[place] for place in sea.ships),
        tuple(keys[place] for place in sea.found),
        tuple(keys[place] for place in content.islands if place not in seen),
        tuple(keys[place] for place in closed(content, state)),
    )  # fmt: skip


def closed(content: Content, state: State) -> list[int]:
    """Islands where somebody stayed, and who is not that witcher cannot land (SKE-SHP-03)."""
    return [place for place in content.islands if any(one.present and one.place == place for one in state.seats)]


# -- trips --------------------------------------------------------------------------------------------
def ways(content: Content, state: State, seat: int) -> list[int]:
    """Where a road or a ship leads from where a witcher stands."""
    here = state.seats[seat].place
    if here == NONE:
        return []
    trips = voyages.goals(content, state, seat) if state.skellige is not None else []
    return [*content.adjacent[here], *trips]


def is_trip(content: Content, state: State, seat: int, place: int) -> bool:
    """Whether a place is reached by ship from where a witcher stands."""
    here, board = state.seats[seat].place, len(content.adjacent) - len(content.islands) - 1
    return state.skellige is not None and (place >= board or here >= board)


def option_to(match: Match, place: int) -> Option:
    """The choice that leads to a place, by land or by sea."""
    trip = is_trip(match.game.content, match.state, match.seat, place)
    return ("sail_to" if trip else "move", place)


def target(match: Match, key: str) -> Target | None:
    """What pressing a piece of the sea stands for: Dagon for the way to it or the fight, a ship for its place."""
    kind, _colon, number = key.partition(":")
    sea, content = match.state.skellige, match.game.content
    if sea is None:
        return None
    if kind == "ship":
        return Target("place", sea.ships[int(number)])
    if kind == "dagon" and sea.dagon == EMERGED:
        if ("face_dagon",) in match.options():
            return Target("verb", "face_dagon")
        return Target("place", content.open_sea)
    return None


# -- what is told -------------------------------------------------------------------------------------
def tip(match: Match, viewer: int, kind: str, number: int) -> str:
    """A ship, a danger spot, Dagon."""
    if kind == "ship":
        return _ship(match, number)
    return _spot(match, number) if kind == "danger" else _dagon(match, viewer)


def _ship(match: Match, number: int) -> str:
    content, state = match.game.content, match.state
    place = state.skellige.ships[number]
    where = _("It lies at {place}.").format(place=names.place(content, place))
    if place in content.harbours:
        how = _("Whoever stands here may sail: to an island for a card of its terrain, any two, or one and 1 Gold.")
    else:
        how = _("It leads back to a harbour without a ship, for a card of its terrain, any two, or one and 1 Gold.")
    return "\n".join([_("Ship"), where, how])


def _spot(match: Match, number: int) -> str:
    """The dice of a danger spot (SKE-TRK-03)."""
    sea, content = match.state.skellige, match.game.content
    dangerous = _("A trip is dangerous on a 1.")
    if number:
        dangerous = _("A trip is dangerous on 1 to {most}.").format(most=number + 1)
    lines = [_("Danger spot D{n}").format(n=number + 1), dangerous]
    lines.append(_("It is safe on a 6.") if number + 2 == FACES else _("It is safe on {least} to 6.").format(
        least=number + 2))  # fmt: skip
    if number == START[content.players]:
        lines.append(_("Dagon begins here, and comes back here when it is driven away."))
    elif number < START[content.players]:
        lines.append(_unused(content.players))
    if sea.dagon == number:
        lines.append(_("Dagon stands here."))
    return "\n".join(lines)


def _unused(players: int) -> str:
    """Said of a spot below the one where Dagon begins."""
    words = ngettext("With {n} player this spot is not used.", "With {n} players this spot is not used.", players)
    return words.format(n=players)


def _dagon(match: Match, viewer: int) -> str:
    state, content = match.state, match.game.content
    sea, called = state.skellige, seat_names(match)
    one = content.catalogue.monsters[content.dagon]
    lines = [one.name, _("Level {level}. Life Pool {life}.").format(level=one.level, life=one.life)]
    if sea.dagon == EMERGED:
        lines.append(_("It has emerged: every trip to an island is dangerous. Any card leads to it from a harbour."))
    else:
        lines.append(_("It rises by one spot after each safe trip; above D4 it emerges."))
    lines.append(ability_words(content.catalogue, one.ability))
    holders = [called[seat] for seat, has in enumerate(sea.dagon_trails) if has]
    if holders:
        lines.append(_("Its trail: {who}.").format(who=", ".join(holders)))
    return "\n".join(lines)


def place_lines(match: Match, viewer: int, place: int) -> list[str]:
    """What the sea has to do with a place: harbour, ship, closed, Dagon."""
    state, content = match.state, match.game.content
    sea = state.skellige
    if sea is None:
        return []
    lines = []
    if place in sea.ships:
        lines.append(_("A ship lies here."))
    elif place in content.harbours:
        lines.append(_("A harbour without a ship."))
    if place in closed(content, state):
        lines.append(_("Closed to all others until whoever stays here leaves."))
    if place == content.open_sea:
        told = _("Dagon is here.") if sea.dagon == EMERGED else _("Dagon has not emerged: nobody sails here.")
        lines.append(told)
    return lines


def alone(content: Content, state: State, seat: int, card: int) -> list[int]:
    """The places that a card alone leads to."""
    return [place for place in ways(content, state, seat) if matches(content, card, place)]
