"""Meditation (WOW-MED)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.witcher.attributes import ATTRIBUTES, MOST
from game.titles.witcher.content import Content
from game.titles.witcher.events import Meditated
from game.titles.witcher.fatigue import step_up
from game.titles.witcher.state import Four, State


def open_to(content: Content, state: State, seat: int) -> list[int]:
    """The attributes at level 5 whose trophy lies there and is not owned (WOW-MED-01, -06)."""
    one = state.seats[seat]
    if MOST not in one.attributes:
        return []
    return [
        a
        for a in ATTRIBUTES
        if one.attributes[a] == MOST and state.attribute_trophies[a] and content.attribute_trophy[a] not in one.trophies
    ]


def meditate(content: Content, state: State, seat: int, attribute: int, out: Out) -> None:
    """Take the trophy; a step only where it does not win (WOW-MED-02 to -04, WOW-TRO-08, -09)."""
    one = state.seats[seat]
    one.trophies += (content.attribute_trophy[attribute],)
    left = list(state.attribute_trophies)
    left[attribute] -= 1
    first, second, third, fourth = left
    trophies: Four = (first, second, third, fourth)
    state.attribute_trophies = trophies
    if out is not None:
        out.append(Meditated(seat, attribute))
    if one.track + 1 < content.trophies_needed:
        step_up(content, state, seat, out)
