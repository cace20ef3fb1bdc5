"""Maneuver: once a turn, units go along a chain of own territories (RSK-MAN)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import UNITS, Content
from game.titles.skyrim.dovahkiin.aid import ask_again
from game.titles.skyrim.dovahkiin.chain import maneuvers_left, note_maneuver, saga_reach, saga_starts
from game.titles.skyrim.dovahkiin.deeds import more_in_maneuver, take_more_in_maneuver
from game.titles.skyrim.frames import MANEUVER_TO, MANEUVER_UNITS
from game.titles.skyrim.invasion import move_units
from game.titles.skyrim.state import State

END_MANEUVER: Final[Option] = ("end_maneuver",)


def reach(content: Content, owner: list[int], start: int) -> list[int]:
    """All territories joined to `start` by a chain under one owner, portal links included (RSK-MAN-02 to -04)."""
    seat = owner[start]
    connected = content.connected
    seen = [False] * content.size
    seen[start] = True
    found = [start]
    for t in found:
        for u in connected[t]:
            if owner[u] == seat and not seen[u]:
                seen[u] = True
                found.append(u)
    return found


def offer_maneuver(content: Content, state: State, frame: Frame) -> list[Option]:
    """Each territory from which units can go; one always stays (RSK-MAN-05)."""
    if state.saga is not None:
        return offer_saga_maneuver(content, state, frame)
    seat: int = frame[1]
    owner, units, connected = state.owner, state.units, content.connected
    found: list[Option] = [END_MANEUVER]
    for source in content.land:
        if owner[source] == seat and units[source] > 1:
            for t in connected[source]:
                if owner[t] == seat:
                    found.append(content.maneuver_from[source])
                    break
    return found


def offer_saga_maneuver(content: Content, state: State, frame: Frame) -> list[Option]:
    """Units as often as they may (RSK-FAC-06), and the hero, in either order (RSK-MAN-10)."""
    seat: int = frame[1]
    found: list[Option] = [END_MANEUVER]
    if maneuvers_left(content, state, seat):
        found += [content.maneuver_from[source] for source in saga_starts(content, state, seat)]
    return found + more_in_maneuver(content, state, seat)


def goals(content: Content, state: State, source: int) -> list[int]:
    """Where a maneuver from `source` can lead, itself included."""
    if state.saga is None:
        return reach(content, state.owner, source)
    return saga_reach(content, state, source)


def take_maneuver(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Name the start, or do without."""
    if option[0] == "end_maneuver":
        state.stack.pop()
    elif state.saga is None:
        state.stack[-1] = (MANEUVER_TO, frame[1], option[1])
    else:
        ask_again(state, frame[1])
        if option[0] == "maneuver":
            state.stack.append((MANEUVER_TO, frame[1], option[1]))
        else:
            take_more_in_maneuver(content, state, frame[1], option, out)


def offer_maneuver_to(content: Content, state: State, frame: Frame) -> list[Option]:
    """Every goal that the chain reaches (RSK-MAN-06: not the start itself)."""
    source: int = frame[2]
    to = content.maneuver_to
    return [to[t] for t in sorted(goals(content, state, source)) if t != source]


def take_maneuver_to(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Name the goal."""
    state.stack[-1] = (MANEUVER_UNITS, frame[1], frame[2], option[1])


def offer_maneuver_units(content: Content, state: State, frame: Frame) -> list[Option]:
    """At least one goes, at least one stays (RSK-MAN-05, -06)."""
    units = state.units[frame[2]]
    if units <= len(UNITS):
        return list(UNITS[1:units])
    return [("units", n) for n in range(1, units)]


def take_maneuver_units(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The units go, and the one maneuver of the turn is made (RSK-MAN-01)."""
    state.stack.pop()
    if state.saga is not None:
        note_maneuver(content, state)
    move_units(state, frame[1], frame[2], frame[3], option[1], out)
