"""What cannot be with Journeyman: boards, bonus tiles, pieces and plans that no play leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye.content import Content
from game.titles.skye.journeyman.boards import (
    ADVANCE,
    BONUS,
    BONUS_PIECES,
    EXTRA_MOVEMENT,
    EXTRA_POINTS,
    FIVE_GOLD,
    NO_AXE,
    OF_A_NUMERAL,
    START_MOVEMENT,
    THIRD_WAYPOINT,
    TRACKS,
    WAYPOINTS,
    bonus_places,
    last_space,
)
from game.titles.skye.journeyman.knowledge import planning
from game.titles.skye.journeyman.pieces import Journey
from game.titles.skye.journeyman.roads import inner_edges
from game.titles.skye.state import NONE, State

SPENT: Final = (ADVANCE, EXTRA_MOVEMENT)  # may be before their owner, or used
SELF_USED: Final = (THIRD_WAYPOINT, FIVE_GOLD)
LONGEST_WALK: Final = START_MOVEMENT * 2 + EXTRA_POINTS
INCOME, PRICING, BUYING, BUILDING, SCORING = 1, 2, 4, 5, 6  # the phases that a round's frame names
ROWS: Final = (
    "layout", "markers", "reached", "ripe", "bonus", "fresh", "pieces", "new_pieces", "roads", "drafted", "waypoints",
    "pawn", "plan", "extra", "left", "sparing",
)  # fmt: skip


def _at(place: str, seat: int, wrong: str, **fields: object) -> str:
    return f"state.journey.{place}.{seat}: {wrong.format(**fields)}"


def shape(content: Content, state: State) -> Iterator[str]:
    """Rows with an entry for each seat, boards of their length; everything else counts on that."""
    journey = state.journey
    if (journey is not None) != content.journeyman:
        yield f"state.journey: {_('it stands there with the module Journeyman, and only then')}"
    if journey is None:
        return
    seats = len(state.seats)
    short = [name for name in ROWS if len(getattr(journey, name)) != seats]
    yield from (f"state.journey.{name}: {_('there is an entry for each seat')}" for name in short)
    if len(journey.noted) not in (0, seats):
        yield f"state.journey.noted: {_('there is an entry for each seat')}"
    if short:
        return
    for seat in range(seats):
        yield from _layout(content, journey, seat)
        yield from _markers(content, journey, seat)


def _layout(content: Content, journey: Journey, seat: int) -> Iterator[str]:
    """SKY-JRN-03: all nine, each on a place of its numeral."""
    places = bonus_places(content.board)
    layout = journey.layout[seat]
    if sorted(layout) != list(range(len(BONUS))):
        yield _at("layout", seat, _("each bonus tile is there once"))
    elif any(tile // OF_A_NUMERAL != place[2] for tile, place in zip(layout, places, strict=True)):
        yield _at("layout", seat, _("a tile lies on a place of its own numeral"))


def _markers(content: Content, journey: Journey, seat: int) -> Iterator[str]:
    for track in range(len(TRACKS)):
        at, furthest, ripe = journey.markers[seat][track], journey.reached[seat][track], journey.ripe[seat][track]
        last = last_space(content.board, track)
        if not 0 <= furthest <= last:
            yield _at("reached", seat, _("a track has spaces from 0 to {last}"), last=last)
        elif at != furthest and (at, furthest) != (last - 1, last):
            yield _at("markers", seat, _("a marker stands where it came to, or goes back over the double arrow"))
        if not 0 <= ripe <= furthest:
            yield _at("ripe", seat, _("nothing holds that was not reached"))


def pieces(content: Content, state: State) -> Iterator[str]:
    """What the boards gave, and what lies and stands in the territories."""
    journey = state.journey
    if journey is None:
        return
    for seat in range(len(state.seats)):
        yield from _bonus(content, journey, seat)
        yield from _roads(state, journey, seat)
        yield from _plan(state, journey, seat)
        yield from _secrets(state, journey, seat)
    if bool(journey.noted) != any(frame[0] == f.INCOME for frame in state.stack):
        yield f"state.journey.noted: {_('totals are noted until the income of the round')}"


def _bonus(content: Content, journey: Journey, seat: int) -> Iterator[str]:
    """Each tile that was reached is before its owner, idle, or used (SKY-BON-01, -02, -11)."""
    old, new = [], []
    for tile, (track, space, _numeral) in zip(journey.layout[seat], bonus_places(content.board), strict=True):
        if space <= journey.ripe[seat][track]:
            old.append(tile)
        elif space <= journey.reached[seat][track]:
            new.append(tile)
    if sorted(journey.fresh[seat]) != sorted(tile for tile in new if not BONUS_PIECES[tile]):
        yield _at("fresh", seat, _("those tiles lie idle that were reached in this phase"))
    wanted = {tile for tile in old if not BONUS_PIECES[tile] and tile not in SELF_USED}
    held = journey.bonus[seat]
    if len(set(held)) < len(held) or not wanted - {*SPENT} <= {*held} <= wanted:
        yield _at("bonus", seat, _("those tiles are there that were reached and not used"))
    if journey.waypoints[seat] != WAYPOINTS + (THIRD_WAYPOINT in old):
        yield _at("waypoints", seat, _("there are two, and the one of the bonus tile"))
    if journey.new_pieces[seat] != sum(BONUS_PIECES[tile] for tile in new):
        yield _at("new_pieces", seat, _("those pieces lie idle that came in this phase"))
    if journey.pieces[seat] + len(journey.roads[seat]) != sum(BONUS_PIECES[tile] for tile in old):
        yield _at("pieces", seat, _("pieces come from bonus tiles and are at hand or lie"))
    elif not 0 <= len(journey.drafted[seat]) <= journey.pieces[seat]:
        yield _at("drafted", seat, _("no more pieces lie than there are"))


def _roads(state: State, journey: Journey, seat: int) -> Iterator[str]:
    """SKY-ROAD-03, -06."""
    edges = inner_edges(state.seats[seat].territory)
    for name in ("roads", "drafted"):
        if any(piece not in edges for piece in getattr(journey, name)[seat]):
            yield _at(name, seat, _("a road piece lies between two tiles, written by the western or northern of them"))
    lying = journey.roads[seat] + journey.drafted[seat]
    if len(set(lying)) < len(lying):
        yield _at("roads", seat, _("an edge takes one piece"))


def _plan(state: State, journey: Journey, seat: int) -> Iterator[str]:
    """Where pawn and waypoints are (SKY-MOV-02, -03), and who still has points to go."""
    cells = [placed[:2] for placed in state.seats[seat].territory]
    plan, left = journey.plan[seat], journey.left[seat]
    if journey.pawn[seat] not in cells:
        yield _at("pawn", seat, _("it stands on a tile"))
    if len(set(plan)) < len(plan) or any(cell not in cells for cell in plan):
        yield _at("plan", seat, _("a marker lies on a tile, and no second on it"))
    if len(plan) > journey.waypoints[seat]:
        yield _at("plan", seat, _("no more markers lie than there are"))
    kinds = {frame[0] for frame in state.stack if frame[1] == seat or frame[0] == f.REVEAL}
    shown = f.REVEAL not in kinds
    if (plan or journey.extra[seat] or left) and f.MOVING not in kinds:
        yield _at("plan", seat, _("a plan is for the walk of this round"))
    elif not 0 <= left <= LONGEST_WALK or (left and not shown):
        yield _at("left", seat, _("there are points to go once the plans are shown"))


def _secrets(state: State, journey: Journey, seat: int) -> Iterator[str]:
    """What lies behind a screen, only while there is one (SKY-JRN-22, SKY-BON-06, SKY-ROAD-10)."""
    one, held = state.seats[seat], journey.bonus[seat]
    pricing = bool(state.stack) and state.stack[0][2] == PRICING
    if journey.sparing[seat] and not (pricing and NO_AXE in held and one.drawn and one.axe == NONE):
        yield _at("sparing", seat, _("all tiles are priced with No Axe, and only behind the screen"))
    if journey.extra[seat] and (EXTRA_MOVEMENT in held) != any(frame[0] == f.REVEAL for frame in state.stack):
        yield _at("extra", seat, _("the tile Extra Movement is discarded when the plans are shown"))
    if journey.drafted[seat] and not (pricing or planning(state)):
        yield _at("drafted", seat, _("pieces lie in secret only behind a screen"))


# The frames of each phase, from below: of each kind first all, in turn order from the top, then the next kind.
LAYERS: Final[dict[int, tuple[int, ...]]] = {
    INCOME: (f.INCOME, f.PAUSE),
    PRICING: (f.PRICE,),
    BUYING: (f.KEEPING, f.BUY_SECOND, f.BUY),
    BUILDING: (f.MOVING, f.REVEAL, f.PLAN, f.BUILDING),
    SCORING: (f.SCORING, f.PAUSE),
}
ON_TOP: Final[dict[int, tuple[int, ...]]] = {BUYING: (f.SALE, f.SYMBOL), BUILDING: (f.BUILD, f.WALK, f.WAYPOINT)}
BELOW: Final = {f.BUILD: f.BUILDING, f.WALK: f.MOVING, f.WAYPOINT: f.MOVING}


def stack(state: State) -> Iterator[str]:
    """Questions of one phase, in the order in which they come."""
    starter, phase = state.stack[0][1:]
    layers, tops = LAYERS.get(phase, ()), ON_TOP.get(phase, ())
    if len(state.stack) == 1 or state.stack[-1][0] >= f.BUILDING:
        yield f"state.stack: {_('nobody is asked')}"
    places = []
    for i, frame in enumerate(state.stack[1:], 1):
        wrong = _frame(state, i, frame, layers, tops)
        if wrong:
            yield f"state.stack.{i}: {wrong}"
        elif frame[0] in layers:
            turn = 0 if frame[0] in f.COMMON else (frame[1] - starter) % len(state.seats)
            places.append((layers.index(frame[0]), -turn))
    if places != sorted(set(places)):
        yield f"state.stack: {_('players are asked once, in turn order')}"
    yield from _missing(state, phase)


def _frame(state: State, i: int, frame: Any, layers: Sequence[int], tops: Sequence[int]) -> str:
    kind, seat, *fields = frame
    under = state.stack[i - 1]
    if kind not in layers and kind not in tops:
        return _("the round is in another phase")
    if kind in f.COMMON:
        return "" if seat == state.stack[0][1] else _("it is everybody's, under the starting player's number")
    if not state.seats[seat].alive:
        return _("seat {seat} is out of the match").format(seat=seat)
    if kind in (f.PRICE, f.BUILD, f.BUILDING) and not (
        state.seats[seat].drawn if kind == f.PRICE else state.seats[seat].aside
    ):
        return _("this player has no tile for it")
    if kind in BELOW and (i < len(state.stack) - 1 or under[:2] != (BELOW[kind], seat)):
        return _("it lies above all, on that player's frame")
    if kind in layers and under[0] in tops:
        return _("what is asked about a tile comes first")
    if kind == f.SALE and (i < len(state.stack) - 1 or fields[1] not in range(len(state.seats))):
        return _("the seller is asked first")
    if kind in (f.SALE, f.SYMBOL) and fields[0] not in state.seats[fields[1] if kind == f.SALE else seat].aside:
        return _("the tile lies with who bought or kept it")
    return ""


def _missing(state: State, phase: int) -> Iterator[str]:
    """Frames without which something would never be done."""
    kinds = {frame[0] for frame in state.stack}
    needed = LAYERS[phase][0] if phase in (INCOME, SCORING) else f.REVEAL if f.PLAN in kinds else NONE
    if needed != NONE and needed not in kinds:
        yield f"state.stack: {_('what all wait for is missing')}"
    for seat, one in enumerate(state.seats):
        if one.drawn and phase == BUYING and (f.KEEPING, seat) not in state.stack:
            yield f"state.seats.{seat}.drawn: {_('nobody would keep these tiles')}"
