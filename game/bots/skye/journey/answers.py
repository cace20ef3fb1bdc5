"""What a seat answers where Journeyman asks: advances, plans, walks, and pieces to be laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.bots.skye.handicap import ADVANCE, MARKER
from game.bots.skye.journey.tracks import progress_of
from game.bots.skye.journey.walk import Walk, Walker
from game.bots.skye.outlook import Outlook
from game.kernel.rules import Option
from game.titles.skye import frames as f
from game.titles.skye.content import AGAIN, CONFIRM
from game.titles.skye.grid import Placed, Territory
from game.titles.skye.journeyman.advancing import ADVANCE_ON, CASTLE_ADVANCE_ON, DECLINE, USE_ON
from game.titles.skye.journeyman.boards import EXTRA_MOVEMENT, EXTRA_POINTS, WARRIOR
from game.titles.skye.journeyman.bonus import holds
from game.titles.skye.journeyman.phases import GO_ON
from game.titles.skye.journeyman.pieces import Piece, Roads
from game.titles.skye.journeyman.walking import DONE, EXTRA, movement
from game.titles.skye.network import connected
from game.titles.skye.state import journey_of
from game.titles.skye.tiles import BARREL, CATTLE

LAST_MOMENT: Final = 0.1
Answer = Callable[[Outlook, list[Option]], Option]


def free_track(outlook: Outlook, tracks: Sequence[int]) -> tuple[float, int]:
    """The best of some tracks for an advance that asks for nothing but a fee, and what it is worth."""
    now = progress_of(outlook.seen, outlook.seat)
    board, gold = outlook.tracks(outlook.seat), outlook.at_hand(outlook.seat)
    purse = outlook.purse(outlook.seat)
    return max(
        (
            (
                board.worth(now, track) - purse.costs(gold, board.fee(now, track)) + outlook.mood.error(ADVANCE, track),
                -track,
            )
            for track in tracks
        ),
        default=(0.0, 0),
    )


def sale(outlook: Outlook, options: list[Option]) -> Option:
    """SKY-JRN-24."""
    return ADVANCE_ON[WARRIOR] if free_track(outlook, [WARRIOR])[0] > 0 else DECLINE


def symbol(outlook: Outlook, options: list[Option]) -> Option:
    """SKY-JRN-25."""
    worth, track = free_track(outlook, [option[1] for option in options if option[0] == "advance"])
    return ADVANCE_ON[-track] if worth > 0 else DECLINE


def use(outlook: Outlook, options: list[Option]) -> Option | None:
    """Advance on a Track, as soon as it can be used (SKY-BON-05)."""
    tracks = [option[1] for option in options if option[0] == "use_advance"]
    if not tracks:
        return None
    worth, track = free_track(outlook, tracks)
    return USE_ON[-track] if worth > 0 else None


def pause(outlook: Outlook, options: list[Option]) -> Option:
    """SKY-ASK-03."""
    return use(outlook, options) or piece(outlook, options) or GO_ON


# -- roads --------------------------------------------------------------------------------------------
def piece(outlook: Outlook, options: list[Option]) -> Option | None:
    """The edge whose piece brings most, where that is worth a piece (SKY-ROAD)."""
    territory, roads = outlook.one.territory, journey_of(outlook.seen).roads[outlook.seat]
    before = network_worth(outlook, territory, roads)
    found = [
        (network_worth(outlook, territory, (*roads, _piece(option))) - before, option)
        for option in options
        if option[0] == "lay_road"
    ]
    worth, option = max(found, default=(0.0, GO_ON))
    return option if worth > (outlook.weights.piece if outlook.left else LAST_MOMENT) else None


def _piece(option: Option) -> Piece:
    _verb, x, y, edge = option
    return x, y, edge


def network_worth(outlook: Outlook, territory: Territory, roads: Roads) -> float:
    """What the castle's network earns."""
    aims, every = outlook.aims(outlook.seat), outlook.content.tiles.all
    laid = [every[territory[place][2]].counts for place in connected(outlook.content.tiles, territory, roads)]
    return sum(aims.road_tile + aims.income * one[BARREL] + aims.cattle * one[CATTLE] for one in laid)


# -- the walk -----------------------------------------------------------------------------------------
def walk_worth(outlook: Outlook, placed: Sequence[Placed]) -> float:
    """The best walk when these tiles lie too."""
    seen, seat = outlook.seen, outlook.seat
    journey, now = journey_of(seen), progress_of(seen, seat)
    points, markers, gold = movement(outlook.content, seen, seat), journey.waypoints[seat], outlook.at_hand(seat)
    return walker(outlook, placed).best(journey.pawn[seat], points, markers, now, gold).worth


def walker(outlook: Outlook, placed: Sequence[Placed] = ()) -> Walker:
    """The own journeyman, with further tiles laid."""
    journey, seat = journey_of(outlook.seen), outlook.seat
    roads = journey.roads[seat] + journey.drafted[seat]
    tracks, purse = outlook.tracks(seat), outlook.purse(seat)
    return Walker(
        outlook.content.tiles,
        (*outlook.one.territory, *placed),
        roads,
        tracks,
        purse,
        outlook.distance(),
        outlook.mood,
    )


def planned(outlook: Outlook) -> tuple[bool, Walk]:
    """Whether Extra Movement is spent, and the best walk."""
    seen, seat, content = outlook.seen, outlook.seat, outlook.content
    journey = journey_of(seen)
    now, gold = progress_of(seen, seat), outlook.at_hand(seat)
    markers = journey.waypoints[seat] - outlook.mood.strays(MARKER)
    points, walking = movement(content, seen, seat), walker(outlook)
    best = walking.best(journey.pawn[seat], points, markers, now, gold)
    if holds(seen, seat, EXTRA_MOVEMENT):
        further = walking.best(journey.pawn[seat], points + EXTRA_POINTS, markers, now, gold)
        spared = outlook.weights.bonus_once[EXTRA_MOVEMENT] if outlook.left else LAST_MOMENT
        if further.worth > best.worth + spared:
            return True, further
    return False, best


def plan(outlook: Outlook, options: list[Option]) -> Option:
    """SKY-ASK-09: towards the best plan, whatever lies already."""
    journey, seat = journey_of(outlook.seen), outlook.seat
    extra, walk = planned(outlook)
    cells = [step.cell for step in walk.steps]
    laid = journey.plan[seat]
    if any(cell not in cells for cell in laid) or (journey.extra[seat] and not extra):
        return AGAIN
    if extra and not journey.extra[seat]:
        return EXTRA
    for cell in cells:
        if cell not in laid and ("mark", *cell) in options:
            return ("mark", *cell)
    return CONFIRM if CONFIRM in options else AGAIN


def walk(outlook: Outlook, options: list[Option]) -> Option:
    """SKY-ASK-10: the next marker."""
    used = use(outlook, options)
    if used is not None:
        return used
    cells = [option[1:] for option in options if option[0] == "walk"]
    if not cells:
        return DONE
    journey, seat = journey_of(outlook.seen), outlook.seat
    now, gold = progress_of(outlook.seen, seat), outlook.at_hand(seat)
    way = walker(outlook).best(journey.pawn[seat], journey.left[seat], len(cells), now, gold, journey.plan[seat])
    return ("walk", *(way.steps[0].cell if way.steps else cells[0]))


def waypoint(outlook: Outlook, options: list[Option]) -> Option:
    """What the marker is used for, with the markers to come in mind."""
    journey, seat = journey_of(outlook.seen), outlook.seat
    walking, pawn, cells = walker(outlook), journey.pawn[seat], journey.plan[seat]
    now, gold = progress_of(outlook.seen, seat), outlook.at_hand(seat)
    declined = walking.best(pawn, journey.left[seat], len(cells), now, gold, cells).worth
    best, answer = declined, DECLINE
    for track, castle, paid in walking.uses(pawn, now, gold):
        option = (CASTLE_ADVANCE_ON if castle else ADVANCE_ON)[track]
        if option not in options:
            continue
        after = walking.tracks.after(now, track)
        worth = walking.gain(pawn, track, now, gold, paid)
        worth += walking.best(pawn, journey.left[seat], len(cells), after, gold - paid, cells).worth
        if worth > best:
            best, answer = worth, option
    return answer


ANSWERS: Final[dict[int, Answer]] = {
    f.SALE: sale,
    f.SYMBOL: symbol,
    f.PLAN: plan,
    f.WALK: walk,
    f.WAYPOINT: waypoint,
    f.PAUSE: pause,
}
