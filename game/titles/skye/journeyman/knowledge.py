"""What nobody else may know of Journeyman: what lies behind a screen, and a plan before it is shown (SKY-HID-03)."""

from __future__ import annotations

from game.kernel.chance import Chancy, below
from game.titles.skye.content import Content
from game.titles.skye.frames import PLAN
from game.titles.skye.journeyman.boards import EXTRA_MOVEMENT, NO_AXE
from game.titles.skye.journeyman.bonus import holds
from game.titles.skye.journeyman.pieces import put
from game.titles.skye.journeyman.walking import markable
from game.titles.skye.state import Seat, State, journey_of

EVEN = 2  # one chance in so many that a tile which may be used was used


def planning(state: State) -> bool:
    """Whether plans are hidden: somebody still plans (SKY-MOV-21)."""
    return any(frame[0] == PLAN for frame in state.stack)


def hide(seen: State, seat: int, screened: bool) -> None:
    """Take from a copy what `seat` cannot know; the pieces at hand count those laid in secret (SKY-ROAD-10)."""
    journey = journey_of(seen)
    plans = planning(seen)
    for other in range(len(seen.seats)):
        if other == seat:
            continue
        if screened:
            journey.sparing = put(journey.sparing, other, False)
        if plans:
            journey.plan = put(journey.plan, other, ())
            journey.extra = put(journey.extra, other, False)
        if screened or plans:
            journey.drafted = put(journey.drafted, other, ())


def may_spare(state: State, seat: int, one: Seat) -> bool:
    """Whether a seat may have priced all its tiles (SKY-JRN-22)."""
    return holds(state, seat, NO_AXE) and one.counted >= len(one.drawn)


def set_sparing(state: State, seat: int) -> None:
    """It did."""
    journey = journey_of(state)
    journey.sparing = put(journey.sparing, seat, True)


def deal_plans(content: Content, state: State, seat: int, chance: Chancy) -> None:
    """Some plan that can be walked, for each of the others who has confirmed one."""
    pending = {frame[1] for frame in state.stack if frame[0] == PLAN}
    if not pending:
        return
    journey = journey_of(state)
    for other, one in enumerate(state.seats):
        if other == seat or other in pending or not one.alive:
            continue
        if holds(state, other, EXTRA_MOVEMENT) and not below(chance, EVEN):
            journey.extra = put(journey.extra, other, True)
        for _ in range(below(chance, journey.waypoints[other] + 1)):
            cells = markable(content, state, other)
            if cells:
                journey.plan = put(journey.plan, other, (*journey.plan[other], cells[below(chance, len(cells))]))
