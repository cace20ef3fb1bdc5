"""The journeyman's movement: what a step costs, the plan behind the screen, and the walk (SKY-MOV)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise, permutations
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skye.content import AGAIN, CONFIRM, Content
from game.titles.skye.frames import MOVING, PLAN, REVEAL, WALK, WAYPOINT
from game.titles.skye.grid import KEPT, Territory
from game.titles.skye.journeyman.advancing import symbol_amount, use_options, use_tile, waypoint_options
from game.titles.skye.journeyman.boards import EXTRA_MOVEMENT, EXTRA_POINTS, MERCHANT, SHOE, START_MOVEMENT
from game.titles.skye.journeyman.bonus import discard_bonus, holds
from game.titles.skye.journeyman.events import PlanConfirmed, PlanShown, WaypointsLost, WaypointTaken
from game.titles.skye.journeyman.pieces import EAST, SOUTH, Cell, Roads, put
from game.titles.skye.journeyman.roads import (
    draft_road,
    lay_options,
    lay_road,
    reveal_roads,
    screened_options,
    seen_roads,
)
from game.titles.skye.state import State, journey_of, turn_order
from game.titles.skye.tiles import STEPS, Tiles

ROAD_STEP, STEP = 1, 2  # SKY-MOV-06
DONE: Final[Option] = ("done",)
EXTRA: Final[Option] = ("extra",)


@lru_cache(KEPT)
def neighbours(tiles: Tiles, territory: Territory, pieces: Roads) -> dict[Cell, tuple[tuple[Cell, int], ...]]:
    """The tiles around each, with the cost of the step: by the edge stepped over (SKY-MOV-06 to -10)."""
    printed = {(x, y): sum(tiles.roads[tile][rotation]) for x, y, tile, rotation in territory}
    found = {}
    for cell, road in printed.items():
        x, y = cell
        steps = []
        for edge, (east, south) in enumerate(STEPS):
            beyond = (x + east, y + south)
            if beyond not in printed:
                continue
            laid = (x, y, edge) in pieces if edge in (EAST, SOUTH) else (*beyond, edge ^ 2) in pieces
            joined = laid or (road >> edge & 1 and printed[beyond] >> (edge ^ 2) & 1)
            steps.append((beyond, ROAD_STEP if joined else STEP))
        found[cell] = tuple(steps)
    return found


@lru_cache(KEPT)
def distances(tiles: Tiles, territory: Territory, pieces: Roads, start: Cell) -> dict[Cell, int]:
    """The movement points to each tile by a cheapest way (SKY-MOV-23); nearest first. Not to be changed."""
    near = neighbours(tiles, territory, pieces)
    found: dict[Cell, int] = {}
    waiting = [(0, start)]
    while waiting:
        cost, cell = heappop(waiting)
        if cell not in found:
            found[cell] = cost
            for beyond, step in near[cell]:
                heappush(waiting, (cost + step, beyond))
    return found


def cheapest_way(tiles: Tiles, territory: Territory, pieces: Roads, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """The cells of a cheapest way, from the first to the last."""
    near, cost = neighbours(tiles, territory, pieces), distances(tiles, territory, pieces, start)
    way = [goal]
    while way[-1] != start:
        here = way[-1]
        way.append(next(cell for cell, step in near[here] if cost[cell] + step == cost[here]))
    return tuple(reversed(way))


def walk_cost(tiles: Tiles, territory: Territory, pieces: Roads, start: Cell, cells: Sequence[Cell]) -> int:
    """The points of the cheapest walk from where the pawn stands over all the cells, in any order (SKY-MOV-04, -13).

    Steps cost the same both ways, so that no table of distances from the last cell is needed: it is often one of many
    that are tried.
    """
    if not cells:
        return 0
    *others, last = cells
    near = distances(tiles, territory, pieces, start)
    if not others:
        return near[last]
    tables = {cell: distances(tiles, territory, pieces, cell) for cell in others}
    if len(others) == 1:
        [other] = others
        return tables[other][last] + min(near[other], near[last])
    return min(
        near[order[0]]
        + sum(tables[one][other] if one in tables else tables[other][one] for one, other in pairwise(order))
        for order in permutations(cells)
    )


def movement(content: Content, state: State, seat: int) -> int:
    """Movement points without Extra Movement (SKY-MOV-05)."""
    return symbol_amount(content, state, seat, MERCHANT, SHOE) or START_MOVEMENT


def plan_points(content: Content, state: State, seat: int) -> int:
    """Movement points for the plan, Extra Movement included where it is declared (SKY-BON-06)."""
    return movement(content, state, seat) + EXTRA_POINTS * journey_of(state).extra[seat]


def plan_cost(content: Content, state: State, seat: int, *further: Cell) -> int:
    """The cheapest walk over the planned markers, and over further cells."""
    journey = journey_of(state)
    territory, pieces = state.seats[seat].territory, seen_roads(journey, seat)
    return walk_cost(content.tiles, territory, pieces, journey.pawn[seat], (*journey.plan[seat], *further))


def markable(content: Content, state: State, seat: int) -> list[Cell]:
    """The tiles that another marker may be laid on, one on each and as far as the points go (SKY-MOV-02 to -04)."""
    journey = journey_of(state)
    plan, points = journey.plan[seat], plan_points(content, state, seat)
    if len(plan) >= journey.waypoints[seat]:
        return []
    near = distances(content.tiles, state.seats[seat].territory, seen_roads(journey, seat), journey.pawn[seat])
    return [
        cell
        for cell, cost in near.items()
        if cost <= points and cell not in plan and plan_cost(content, state, seat, cell) <= points
    ]


def offer_plan(content: Content, state: State, frame: Frame) -> list[Option]:
    """SKY-ASK-09; a plan that no walk can fulfil is not confirmed (SKY-MOV-17)."""
    seat = frame[1]
    journey = journey_of(state)
    plan, extra = journey.plan[seat], journey.extra[seat]
    options: list[Option] = [("mark", *cell) for cell in markable(content, state, seat)]
    options += [("unmark", *cell) for cell in plan]
    if not extra and holds(state, seat, EXTRA_MOVEMENT):
        options.append(EXTRA)
    options += screened_options(state, seat)
    if plan or extra:
        options.append(AGAIN)
    if plan_cost(content, state, seat) <= plan_points(content, state, seat):
        options.append(CONFIRM)
    return options


def take_plan(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Nothing is shown before all have confirmed (SKY-MOV-21)."""
    seat, verb = frame[1], option[0]
    journey = journey_of(state)
    plan = journey.plan[seat]
    if verb == "mark":
        journey.plan = put(journey.plan, seat, (*plan, option[1:]))
    elif verb == "unmark":
        journey.plan = put(journey.plan, seat, tuple(cell for cell in plan if cell != option[1:]))
    elif verb == "extra":
        journey.extra = put(journey.extra, seat, True)
    elif verb == "again":
        journey.plan = put(journey.plan, seat, ())
        journey.extra = put(journey.extra, seat, False)
    elif verb == "confirm":
        state.stack.pop()
        if out is not None:
            out.append(PlanConfirmed(seat))
    else:
        draft_road(state, seat, option)


def resume_reveal(content: Content, state: State, frame: Frame, out: Out) -> None:
    """All plans are shown, with the pieces laid for them; Extra Movement is discarded (SKY-MOV-21, SKY-BON-06)."""
    state.stack.pop()
    journey = journey_of(state)
    reveal_roads(state, out)
    for seat in turn_order(state):
        points = plan_points(content, state, seat)
        journey.left = put(journey.left, seat, points)
        if journey.extra[seat]:
            discard_bonus(state, seat, EXTRA_MOVEMENT, out)
        if out is not None:
            out.append(PlanShown(seat, journey.plan[seat], points))


def reachable(content: Content, state: State, seat: int) -> list[Cell]:
    """The markers that the points left can still reach, in the order of the plan."""
    journey = journey_of(state)
    if not journey.plan[seat]:
        return []
    near = distances(content.tiles, state.seats[seat].territory, seen_roads(journey, seat), journey.pawn[seat])
    return [cell for cell in journey.plan[seat] if near[cell] <= journey.left[seat]]


def resume_moving(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Ask while a marker can be reached, a piece laid or an advance used; then the movement is over (SKY-ASK-10)."""
    seat = frame[1]
    if reachable(content, state, seat) or use_options(content, state, seat) or lay_options(state, seat):
        state.stack.append((WALK, seat))
    else:
        end_walk(state, seat, out)


def end_walk(state: State, seat: int, out: Out) -> None:
    """Markers come back, those out of reach without an advance; points are lost, the pawn stays (SKY-MOV-15 to -19)."""
    state.stack.pop()
    journey = journey_of(state)
    lost = journey.plan[seat]
    journey.plan = put(journey.plan, seat, ())
    journey.extra = put(journey.extra, seat, False)
    journey.left = put(journey.left, seat, 0)
    if lost and out is not None:
        out.append(WaypointsLost(seat, lost))


def offer_walk(content: Content, state: State, frame: Frame) -> list[Option]:
    """Which marker comes next; where none is left in reach, the end (SKY-MOV-13, -16)."""
    seat = frame[1]
    options: list[Option] = [("walk", *cell) for cell in reachable(content, state, seat)] or [DONE]
    return [*options, *use_options(content, state, seat), *lay_options(state, seat)]


def take_walk(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The pawn goes to a marker; or a piece or a tile is used on the way."""
    seat, verb = frame[1], option[0]
    state.stack.pop()
    if verb == "walk":
        walk_to(content, state, seat, option[1:], out)
    elif verb == "lay_road":
        lay_road(state, seat, option, out)
    elif verb == "use_advance":
        use_tile(content, state, seat, option[1], out)
    else:
        end_walk(state, seat, out)


def walk_to(content: Content, state: State, seat: int, cell: Cell, out: Out) -> None:
    """By a cheapest way; then the marker may advance one track (SKY-MOV-11, -14, -23)."""
    journey, territory = journey_of(state), state.seats[seat].territory
    way = cheapest_way(content.tiles, territory, journey.roads[seat], journey.pawn[seat], cell)
    cost = distances(content.tiles, territory, journey.roads[seat], journey.pawn[seat])[cell]
    journey.left = put(journey.left, seat, journey.left[seat] - cost)
    journey.pawn = put(journey.pawn, seat, cell)
    journey.plan = put(journey.plan, seat, tuple(other for other in journey.plan[seat] if other != cell))
    if out is not None:
        out.append(WaypointTaken(seat, way, cost, journey.left[seat]))
    if waypoint_options(content, state, seat, cell):
        state.stack.append((WAYPOINT, seat))


def begin_walking(state: State, order: Sequence[int]) -> list[Frame]:
    """The frames of a movement: all plan at once, then each walks in turn order (SKY-MOV-01, SKY-JRN-43)."""
    last_first = order[::-1]
    return [
        *((MOVING, seat) for seat in last_first),
        (REVEAL, state.stack[0][1]),
        *((PLAN, seat) for seat in last_first),
    ]
