"""Events: what happened, as plain frozen records. Log, animation, sound and statistics all hang on the same list."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias


@cache
def _kind_of(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


@dataclasses.dataclass(frozen=True, slots=True)
class Event:
    """Base of all events. A title's events are frozen dataclasses of ints, bools, strings and tuples of them."""

    @classmethod
    def kind(cls) -> str:
        """The event's name at the edges of the program, such as `cards_exchanged`."""
        return _kind_of(cls.__name__)

    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that may see it; None: everybody."""
        return None

    def outcome(self) -> tuple[int, ...]:
        """What chance brought with it (dice, drawn cards); recorded beside the choice, and a bar to undo."""
        return ()


EVERYTHING = -2  # eyes that nothing is hidden from, for matches that are over

# What a rule appends its events to; None when nobody listens, and then no event is made.
Out: TypeAlias = list[Event] | None


def visible(events: Sequence[Event], seat: int) -> list[Event]:
    """Those of the events that `seat` may see (a seat of -1 sees only what everybody sees, EVERYTHING all)."""
    if seat == EVERYTHING:
        return list(events)
    return [event for event in events if (seen := event.seen_by()) is None or seat in seen]


def fields_of(event: Event) -> dict[str, Any]:
    """The event's fields by name, in order."""
    return {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
