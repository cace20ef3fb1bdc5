"""Which sounds the steps of Skyrim make. Only what everybody may see is heard: all cards sound alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel.events import Event, visible
from game.kernel.match import Match, Step
from game.titles.skyrim import events as e

NOBODY = -1
MOST_DICE = 3  # on one side

Told = Callable[[Match, Any], tuple[str, ...]]


def sounds(match: Match, step: Step) -> list[str]:
    """In the order in which things happened."""
    out: list[str] = []
    for event in visible(step.events, NOBODY):
        out += of_event(match, event)
    return out


def of_event(match: Match, event: Event) -> tuple[str, ...]:
    """Those of one event."""
    told = _TOLD.get(type(event))
    return told(match, event) if told else ()


def _rolled(_match: Match, event: e.DiceRolled) -> tuple[str, ...]:
    thrown = tuple(f"dice{min(MOST_DICE, len(dice))}" for dice in (event.attack, event.defence) if dice)
    return (*thrown, "fall") if event.attacker_lost or event.defender_lost else thrown


def _conquered(match: Match, event: e.TerritoryConquered) -> tuple[str, ...]:
    """With a fanfare where the whole region is now one seat's."""
    content, owner = match.game.content, match.state.owner
    _bonus, lands = content.regions[content.region_of[event.target]]
    whole = all(owner[land] == event.seat for land in lands)
    return ("conquest", "region") if whole else ("conquest",)


def _began(match: Match, event: e.TurnBegan) -> tuple[str, ...]:
    return ("turn",) if match.game.setup.seats[event.seat].is_human else ()


def _ended(match: Match, event: e.MatchEnded) -> tuple[str, ...]:
    """A defeat only where people played and none of them won."""
    people = {number for number, seat in enumerate(match.game.setup.seats) if seat.is_human}
    return ("defeat",) if people and people.isdisjoint(event.winners) else ("victory",)


_TOLD: dict[type[Event], Told] = {
    e.DiceRolled: _rolled,
    e.TerritoryConquered: _conquered,
    e.TurnBegan: _began,
    e.MatchEnded: _ended,
    e.UnitsPlaced: lambda _match, _event: ("place",),
    e.UnitsMoved: lambda _match, _event: ("move",),
    e.AttackDeclared: lambda _match, _event: ("attack",),
    e.CardDrawn: lambda _match, _event: ("card",),
    e.CardsTaken: lambda _match, _event: ("card",),
    e.CardsExchanged: lambda _match, _event: ("exchange",),
    e.PlayerEliminated: lambda _match, _event: ("eliminated",),
    e.PlayerResigned: lambda _match, _event: ("eliminated",),
    e.EndCardDrawn: lambda _match, _event: ("end_card",),
}
