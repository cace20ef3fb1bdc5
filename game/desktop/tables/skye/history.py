"""What has happened in the round under way, and what was counted when: found again in the steps of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from game.kernel.events import Event
from game.kernel.match import Match
from game.titles.skye import events as e
from game.titles.skye.journeyman.events import BannersScored
from game.titles.skye.state import BANNERS

E = TypeVar("E", bound=Event)


def of_round(match: Match, counted: int = -1) -> list[Event]:
    """The events since the round began, the oldest first; `counted`: the last step of the round, if that is over."""
    found: list[Event] = []
    for n, step in reversed(list(enumerate(match.steps))):
        begun = _begun(step.events)
        if n == counted:
            found = list(step.events[:begun])
            continue
        if begun is not None:
            return [*step.events[begun:], *found]
        found[:0] = step.events
    return [*match.opening, *found]


def _begun(events: Sequence[Event]) -> int | None:
    return next((n for n, event in enumerate(events) if isinstance(event, e.RoundBegan)), None)


def those(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


@dataclass(frozen=True, slots=True)
class Counted:
    """Points that came together: of a slot in a round, of scrolls, or of gold. `step` is the number of the step that
    brought them; `source` as in state.SOURCES."""

    step: int
    round: int
    source: int
    scoring: int
    points: tuple[tuple[int, int], ...]  # (seat, VP), each seat once


def counted_in(events: Sequence[Event], step: int, round_: int) -> list[Counted]:
    """What the events of a step counted, in order."""
    found: dict[tuple[int, int], dict[int, int]] = {}
    for event in events:
        source = _source(event)
        if source is None:
            continue
        seat, points = event.seat, _points(event)  # type: ignore[attr-defined]
        of = found.setdefault(source, {})
        of[seat] = of.get(seat, 0) + points
    return [
        Counted(step, round_, source, scoring, tuple(points.items())) for (source, scoring), points in found.items()
    ]


def _points(event: Any) -> int:
    return int(event.warrior + event.herald if isinstance(event, BannersScored) else event.points)


def _source(event: Event) -> tuple[int, int] | None:
    """Where points come from, and for a slot by which scoring tile."""
    if isinstance(event, e.SlotScored):
        return event.slot, event.scoring
    if isinstance(event, e.ScrollScored):
        return 4, -1
    if isinstance(event, BannersScored):
        return BANNERS, -1
    return (5, -1) if isinstance(event, e.GoldExchanged) else None


def all_counted(match: Match) -> Iterator[Counted]:
    """Everything that was counted in a match so far."""
    for n, step in enumerate(match.steps):
        if any(_source(event) is not None for event in step.events):
            yield from counted_in(step.events, n, match.state_before(n).rounds + 1)
