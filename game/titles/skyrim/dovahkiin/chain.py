"""Maneuvers with traits: two of them, or a chain through a foreign territory (RSK-DOV-20, RSK-FAC-06, -07)."""

from __future__ import annotations

from dataclasses import replace

from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.in_force import end_hiding, is_hidden, is_paralyzed
from game.titles.skyrim.dovahkiin.traits import has_trait
from game.titles.skyrim.state import NEUTRAL, State, saga_of


def maneuvers_left(content: Content, state: State, seat: int) -> int:
    """RSK-FAC-06: one, or two."""
    return 1 + has_trait(content, state, seat, "imperial") - saga_of(state).deeds.maneuvers


def note_maneuver(content: Content, state: State) -> None:
    """One more was made this turn; Invisibility was for it."""
    end_hiding(content, state)
    saga = saga_of(state)
    saga.deeds = replace(saga.deeds, maneuvers=saga.deeds.maneuvers + 1)


def foreign_steps(content: Content, state: State, seat: int) -> int:
    """How many territories of others the chain may pass through (RSK-FAC-07, SPL-11)."""
    if is_hidden(content, state):
        return content.size
    return int(has_trait(content, state, seat, "forsworn"))


def hiding_helps(content: Content, state: State, seat: int) -> bool:
    """Whether Invisibility would open a way for a maneuver that is still to be made (SPL-11, RSK-SPL-12)."""
    if is_hidden(content, state) or not maneuvers_left(content, state, seat):
        return False
    return any(
        len(chain_from(content, state, source, content.size)) > len(saga_reach(content, state, source))
        for source in content.land
        if can_start(content, state, seat, source)
    )


def can_start(content: Content, state: State, seat: int, source: int) -> bool:
    """Whether units of a seat can leave a territory by a maneuver (RSK-MAN-05, SPL-15)."""
    return state.owner[source] == seat and state.units[source] > 1 and not is_paralyzed(content, state, source)


def saga_starts(content: Content, state: State, seat: int) -> list[int]:
    """Each territory from which a maneuver leads anywhere; mostly an own neighbour settles it."""
    owner, connected = state.owner, content.connected
    spared = foreign_steps(content, state, seat)
    return [
        source
        for source in content.land
        if can_start(content, state, seat, source)
        and (
            any(owner[t] == seat for t in connected[source])
            or (spared and len(chain_from(content, state, source, spared)) > 1)
        )
    ]


def saga_reach(content: Content, state: State, start: int) -> list[int]:
    """Own territories that a chain joins to `start`."""
    return chain_from(content, state, start, foreign_steps(content, state, state.owner[start]))


def chain_from(content: Content, state: State, start: int, spared: int) -> list[int]:
    """The same through so many foreign territories at most; never through a dragon's (RSK-MAN-09)."""
    seat = state.owner[start]
    owner, units, connected = state.owner, state.units, content.connected
    passed = {start: 0}  # the fewest foreign territories on the way
    edge = [start]
    for t in edge:
        for u in connected[t]:
            foreign = passed[t] + (owner[u] != seat)
            if owner[u] == NEUTRAL and not units[u]:
                continue
            if foreign <= spared and foreign < passed.get(u, spared + 1):
                passed[u] = foreign
                edge.append(u)
    return [t for t in passed if owner[t] == seat]
