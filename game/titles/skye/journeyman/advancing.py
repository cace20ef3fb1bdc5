"""Advances on the tracks: what they cost and bring, and the questions that offer one (SKY-TRK, SKY-REQ, SKY-JRN-24).

Three questions: the seller's Warrior advance, the advance for a tile with the journeyman, and that for a waypoint. The
bonus tile Advance on a Track is used within other questions.
"""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skye.content import Content
from game.titles.skye.frames import SALE, SYMBOL
from game.titles.skye.journeyman.boards import (
    ADVANCE,
    TRACKS,
    WARRIOR,
    castle_cost,
    crossing_points,
    next_space,
    rightmost,
    space,
)
from game.titles.skye.journeyman.bonus import discard_bonus, holds, take_bonus
from game.titles.skye.journeyman.events import AdvanceDeclined, MarkerAdvanced, SymbolReached
from game.titles.skye.journeyman.pieces import CASTLE, moved, put
from game.titles.skye.journeyman.requirements import meets, place_of
from game.titles.skye.journeyman.roads import lay_options, lay_road
from game.titles.skye.state import SOURCES, State, change_gold, journey_of, score
from game.titles.skye.tiles import JOURNEYMAN

DECLINE: Final[Option] = ("decline",)
ADVANCE_ON: Final = tuple(("advance", track) for track in range(len(TRACKS)))
CASTLE_ADVANCE_ON: Final = tuple(("castle_advance", track) for track in range(len(TRACKS)))
USE_ON: Final = tuple(("use_advance", track) for track in range(len(TRACKS)))


def next_on(content: Content, state: State, seat: int, track: int) -> int:
    """The number of the space that the next advance on a track leads to."""
    return next_space(content.board, track, journey_of(state).markers[seat][track])


def fee(content: Content, state: State, seat: int, track: int) -> int:
    """Gold of the next space, where it is entered for the first time (SKY-REQ-12, SKY-TRK-06)."""
    onto = next_on(content, state, seat, track)
    return space(content.board, track, onto).fee if onto > journey_of(state).reached[seat][track] else 0


def price(content: Content, state: State, seat: int, track: int, castle: bool = False) -> int:
    """Gold for the next advance on a track: the fee, and the cost of a castle advancement besides (SKY-REQ-11)."""
    cost = castle_cost(content.board, track, next_on(content, state, seat, track)) if castle else 0
    return cost + fee(content, state, seat, track)


def open_tracks(content: Content, state: State, seat: int) -> list[int]:
    """The tracks that an advance without requirement can be made on (SKY-REQ-13, -15)."""
    gold = state.seats[seat].gold
    return [track for track in range(len(TRACKS)) if price(content, state, seat, track) <= gold]


def met_tracks(content: Content, state: State, seat: int, cell: tuple[int, int]) -> list[int]:
    """The tracks whose next requirement a tile meets, whatever the fee (SKY-MOV-14, -18)."""
    territory = state.seats[seat].territory
    place = place_of(territory, cell)
    return [
        track
        for track in range(len(TRACKS))
        if meets(
            content.tiles,
            territory,
            place,
            space(content.board, track, next_on(content, state, seat, track)).requirement,
        )
    ]


def waypoint_options(content: Content, state: State, seat: int, cell: tuple[int, int]) -> list[Option]:
    """The advances for a marker taken up on a tile; on the castle also for gold (SKY-REQ-10, -14, -20)."""
    gold = state.seats[seat].gold
    met = met_tracks(content, state, seat, cell)
    options = [ADVANCE_ON[track] for track in met if price(content, state, seat, track) <= gold]
    if cell == CASTLE:
        options += [
            CASTLE_ADVANCE_ON[track]
            for track in range(len(TRACKS))
            if track not in met and price(content, state, seat, track, castle=True) <= gold
        ]
    return options


def use_options(content: Content, state: State, seat: int) -> list[Option]:
    """Advance on a Track, where its owner may use it (SKY-BON-05)."""
    if not holds(state, seat, ADVANCE):
        return []
    return [USE_ON[track] for track in open_tracks(content, state, seat)]


def use_tile(content: Content, state: State, seat: int, track: int, out: Out) -> None:
    """The bonus tile Advance on a Track."""
    discard_bonus(state, seat, ADVANCE, out)
    advance(content, state, seat, track, False, out)


def advance(content: Content, state: State, seat: int, track: int, castle: bool, out: Out) -> None:
    """One space, in the order fee, VP, bonus tile, symbol (SKY-JRN-45)."""
    journey, board = journey_of(state), content.board
    at, furthest = journey.markers[seat][track], journey.reached[seat][track]
    onto = next_space(board, track, at)
    paid = price(content, state, seat, track, castle)
    points = crossing_points(board, track, at)
    change_gold(state.seats[seat], -paid)
    score(state.seats[seat], len(SOURCES) + track, points)
    journey.markers = put(journey.markers, seat, moved(journey.markers[seat], track, onto))
    if out is not None:
        out.append(MarkerAdvanced(seat, track, onto, paid, points))
    if onto <= furthest:
        return
    journey.reached = put(journey.reached, seat, moved(journey.reached[seat], track, onto))
    entered = space(board, track, onto)
    if entered.bonus is not None:
        take_bonus(content, state, seat, track, onto, out)
    if entered.symbol and out is not None:
        out.append(SymbolReached(seat, track, entered.symbol, entered.amount))


def symbol_amount(content: Content, state: State, seat: int, track: int, symbol: str) -> int:
    """What the rightmost symbol that is no longer idle is worth (SKY-TRK-10, SKY-JRN-09)."""
    return rightmost(content.board, track, journey_of(state).ripe[seat][track], symbol)


def ask_after_purchase(content: Content, state: State, buyer: int, seller: int, tile: int) -> None:
    """First the seller's Warrior advance, then the buyer's for the journeyman (SKY-JRN-24, -25, -27)."""
    ask_for_symbol(content, state, buyer, tile)
    state.stack.append((SALE, seller, tile, buyer))


def ask_for_symbol(content: Content, state: State, seat: int, tile: int) -> None:
    """Whoever bought or kept a tile with the journeyman may advance (SKY-JRN-25)."""
    if content.tiles.all[tile].counts[JOURNEYMAN]:
        state.stack.append((SYMBOL, seat, tile))


def offer_sale(content: Content, state: State, frame: Frame) -> list[Option]:
    """The Warrior and no other track (SKY-JRN-24)."""
    return [ADVANCE_ON[WARRIOR], DECLINE, *lay_options(state, frame[1])]


def offer_symbol(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any track (SKY-JRN-25)."""
    seat = frame[1]
    tracks = open_tracks(content, state, seat)
    return [*(ADVANCE_ON[track] for track in tracks), DECLINE, *lay_options(state, seat)]


def offer_waypoint(content: Content, state: State, frame: Frame) -> list[Option]:
    """For the marker that was taken up where the pawn stands (SKY-ASK-10)."""
    seat = frame[1]
    pawn = journey_of(state).pawn[seat]
    return [*waypoint_options(content, state, seat, pawn), DECLINE, *lay_options(state, seat)]


def take_advance(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """An advance, or none: declined ones are lost (SKY-REQ-18). A road piece leaves the question as it is."""
    seat, verb = frame[1], option[0]
    if verb == "lay_road":
        lay_road(state, seat, option, out)
        return
    state.stack.pop()
    if verb == "decline":
        if out is not None:
            out.append(AdvanceDeclined(seat))
        return
    advance(content, state, seat, option[1], verb == "castle_advance", out)
