"""Bonus tiles, and the Golden Rule: what is unlocked lies idle until the next phase begins (SKY-BON, SKY-JRN-09)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.skye.content import Content
from game.titles.skye.journeyman.boards import (
    ALL_WAYPOINTS,
    BONUS_GOLD,
    BONUS_PIECES,
    BONUS_POINTS,
    FIVE_GOLD,
    THIRD_WAYPOINT,
    bonus_places,
)
from game.titles.skye.journeyman.events import BonusTileTaken, BonusTileUsed
from game.titles.skye.journeyman.pieces import Journey, put
from game.titles.skye.state import BONUS_TILES, State, change_gold, journey_of, score


def holds(state: State, seat: int, bonus: int) -> bool:
    """Whether a bonus tile is before a seat and not idle."""
    return state.journey is not None and bonus in state.journey.bonus[seat]


def take_bonus(content: Content, state: State, seat: int, track: int, space: int, out: Out) -> None:
    """A bonus place is reached (SKY-TRK-11): VP at once, road pieces too, and those tiles are used up (SKY-BON-11)."""
    journey = journey_of(state)
    place = [(on, number) for on, number, _numeral in bonus_places(content.board)].index((track, space))
    bonus = journey.layout[seat][place]
    pieces = BONUS_PIECES[bonus]
    score(state.seats[seat], BONUS_TILES, BONUS_POINTS[bonus])
    if pieces:
        journey.new_pieces = put(journey.new_pieces, seat, journey.new_pieces[seat] + pieces)
    else:
        journey.fresh = put(journey.fresh, seat, (*journey.fresh[seat], bonus))
    if out is not None:
        out.append(BonusTileTaken(seat, bonus, BONUS_POINTS[bonus], pieces))


def begin_phase(state: State, out: Out) -> None:
    """All that was idle can be used from now on; some tiles take effect by themselves (SKY-BON-02, -04, SKY-JRN-46)."""
    journey = journey_of(state)
    journey.ripe = journey.reached
    if any(journey.new_pieces):
        journey.pieces = tuple(map(sum, zip(journey.pieces, journey.new_pieces, strict=True)))
        journey.new_pieces = (0,) * len(journey.pieces)
    if any(journey.fresh):
        for seat, fresh in enumerate(journey.fresh):
            for bonus in fresh:
                _ripen(state, journey, seat, bonus, out)
        journey.fresh = ((),) * len(journey.fresh)


def _ripen(state: State, journey: Journey, seat: int, bonus: int, out: Out) -> None:
    if bonus == THIRD_WAYPOINT:
        journey.waypoints = put(journey.waypoints, seat, ALL_WAYPOINTS)
    elif bonus == FIVE_GOLD:
        change_gold(state.seats[seat], BONUS_GOLD * state.seats[seat].alive)
    else:
        journey.bonus = put(journey.bonus, seat, (*journey.bonus[seat], bonus))
        return
    if out is not None:
        out.append(BonusTileUsed(seat, bonus))


def discard_bonus(state: State, seat: int, bonus: int, out: Out) -> None:
    """A tile that is used once has been used (SKY-BON-01)."""
    journey = journey_of(state)
    journey.bonus = put(journey.bonus, seat, tuple(one for one in journey.bonus[seat] if one != bonus))
    if out is not None:
        out.append(BonusTileUsed(seat, bonus))
