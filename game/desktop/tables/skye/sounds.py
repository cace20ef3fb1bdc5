"""Which sounds the steps of Isle of Skye make. Only what everybody may see is heard."""

from __future__ import annotations

from typing import Any

from game.desktop.tables.skye.journey import sounds as journey
from game.kernel.events import Event, visible
from game.kernel.match import Match, Step
from game.titles.skye import events as e

NOBODY = -1
_TOLD: dict[type[Event], str] = {
    e.PricesConfirmed: "card",
    e.PricesRevealed: "curtain",
    e.TileBought: "exchange",
    e.TileBuilt: "place",
    e.TilesGivenBack: "fall",
    e.PlayerResigned: "eliminated",
    e.ScrollScored: "page",
    **journey.TOLD,
}


def sounds(match: Match, step: Step) -> list[str]:
    """In the order in which things happened, each once."""
    out: list[str] = []
    for event in visible(step.events, NOBODY):
        out += _of(match, event)
    return list(dict.fromkeys(out))


def _of(match: Match, event: Any) -> list[str]:
    if isinstance(event, e.SlotScored):
        return ["region"] if event.points else []
    if isinstance(event, e.RoundBegan):
        return ["turn"]
    if isinstance(event, e.MatchEnded):
        people = {number for number, seat in enumerate(match.game.setup.seats) if seat.is_human}
        return ["defeat"] if people and people.isdisjoint(event.winners) else ["victory"]
    return [_TOLD[type(event)]] if type(event) in _TOLD else []
