"""Why an answer is a good one where Journeyman asks, from what lies open to all.

`place` is the track, `number` the space that the marker would come to. The words of `why`, by verb:

- advance, castle_advance, use_advance: what brings most of the worth: crossing (`region` VP at once), banner (`region`
  VP at the end of each round), track_income (`region` gold in each round), shoe (`region` movement points), bonus_tile
  (`region`: its number), bridge (`region` VP by bridges), onward (it leads to what lies behind).
- mark, walk: waypoint (a marker there can advance that track), distance (it is far from the castle), judged.
- lay_road: connects (`region` tiles more are connected to the castle), judged.
- decline: saved (no advance is worth its price).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.reason import Reason
from game.bots.skye.journey.answers import walker
from game.bots.skye.journey.tracks import progress_of
from game.bots.skye.outlook import Outlook
from game.kernel.rules import Option
from game.titles.skye.journeyman.boards import (
    BANNER,
    INCOME,
    SHOE,
    bridges_passed,
    crossing_points,
    next_space,
    rightmost,
    space,
)
from game.titles.skye.journeyman.pieces import Cell
from game.titles.skye.network import connected
from game.titles.skye.state import journey_of

SYMBOL_WORDS: Final = {BANNER: "banner", INCOME: "track_income", SHOE: "shoe"}


def advance(outlook: Outlook, option: Option) -> Reason:
    """What the next space of a track brings."""
    track = option[1]
    tracks, now = outlook.tracks(outlook.seat), progress_of(outlook.seen, outlook.seat)
    board, times, at = tracks.board, tracks.times, now.markers[track]
    onto = next_space(board, track, at)
    entered, is_new = space(board, track, onto), onto > now.reached[track]

    def because(why: str, region: int) -> Reason:
        return Reason(option, why, place=track, number=onto, region=region)

    points = crossing_points(board, track, at)
    passed = times.bridges * (bridges_passed(board, track, onto) - bridges_passed(board, track, at))
    found = [(float(points), because("crossing", points)), (float(passed), because("bridge", passed))]
    if is_new and entered.symbol:
        gained = entered.amount - rightmost(board, track, now.reached[track], entered.symbol)
        share = {
            BANNER: float(times.banners),
            INCOME: times.incomes * times.coin,
            SHOE: times.walks * outlook.weights.shoe,
        }[entered.symbol]
        found.append((share * gained, because(SYMBOL_WORDS[entered.symbol], entered.amount)))
    bonus = tracks.bonus.get((track, onto))
    if is_new and bonus is not None:
        found.append((tracks.bonus_worth(bonus), because("bonus_tile", bonus)))
    worth, reason = max(found, key=lambda one: one[0])
    return reason if worth > 0 else because("onward", 0)


def waypoint(outlook: Outlook, option: Option) -> Reason:
    """What a marker on a tile could be used for."""
    _verb, x, y = option
    seat, walking = outlook.seat, walker(outlook)
    now, gold = progress_of(outlook.seen, seat), outlook.at_hand(seat)
    cell: Cell = (x, y)
    uses = [
        (walking.gain(cell, track, now, gold, paid) + walking.tracks.worth(now, track), track)
        for track, _castle, paid in walking.uses(cell, now, gold)
    ]
    if uses:
        _worth, track = max(uses)
        onto = next_space(walking.tracks.board, track, now.markers[track])
        return Reason(option, "waypoint", place=track, number=onto)
    return Reason(option, "distance" if walking.distance and cell != (0, 0) else "judged")


def road(outlook: Outlook, option: Option) -> Reason:
    """What a piece joins to the castle."""
    _verb, x, y, edge = option
    tiles, territory = outlook.content.tiles, outlook.one.territory
    lying = journey_of(outlook.seen).roads[outlook.seat]
    before, after = (len(connected(tiles, territory, roads)) for roads in (lying, (*lying, (x, y, edge))))
    return Reason(option, "connects" if after > before else "judged", region=after - before)


def decline(outlook: Outlook, option: Option) -> Reason:
    """Nothing was worth it."""
    return Reason(option, "saved")


EXPLAINERS: Final[dict[str, Callable[[Outlook, Option], Reason]]] = {
    "advance": advance,
    "castle_advance": advance,
    "use_advance": advance,
    "mark": waypoint,
    "walk": waypoint,
    "lay_road": road,
    "decline": decline,
}
