"""Why a choice of Journeyman is refused: one sentence for each way to go wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.rules import Frame, Option
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skye import frames as f
from game.titles.skye import names as skye
from game.titles.skye.content import Content
from game.titles.skye.journeyman import names
from game.titles.skye.journeyman.advancing import met_tracks, next_on, price
from game.titles.skye.journeyman.boards import ADVANCE, EXTRA_MOVEMENT, NO_AXE, WARRIOR, space
from game.titles.skye.journeyman.bonus import holds
from game.titles.skye.journeyman.pieces import CASTLE
from game.titles.skye.journeyman.roads import inner_edges, seen_roads
from game.titles.skye.journeyman.walking import plan_cost, plan_points
from game.titles.skye.state import NONE, State, journey_of

Reason = Callable[[Content, State, Frame, Option], str]
_ROADS: Final = ("lay_road", "take_up")
_ADVANCES: Final = ("advance", "decline", "lay_road")
# What may be answered with the module, besides what the base game knows.
VERBS: Final[dict[int, tuple[str, ...]]] = {
    f.PRICE: ("spare_all", *_ROADS),
    f.BUY: ("use_advance", "lay_road"),
    f.BUILD: ("lay_road",),
    f.BUY_SECOND: ("buy", "pass", "use_advance", "lay_road"),
    f.SALE: _ADVANCES,
    f.SYMBOL: _ADVANCES,
    f.PLAN: ("mark", "unmark", "extra", "again", "confirm", *_ROADS),
    f.WALK: ("walk", "done", "use_advance", "lay_road"),
    f.WAYPOINT: (*_ADVANCES, "castle_advance"),
    f.PAUSE: ("use_advance", "lay_road", "go_on"),
}


def _spare_all(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat = frame[1]
    if not holds(state, seat, NO_AXE):
        return _("Only with the bonus tile No Axe may all three tiles have a price.")
    if state.seats[seat].axe != NONE or journey_of(state).sparing[seat]:
        return _("You have begun already; set the prices anew for it.")
    return _("Each of the three tiles needs 1 gold.")


def _lay_road(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, journey = frame[1], journey_of(state)
    edge = option[1:]
    if journey.pieces[seat] <= len(journey.drafted[seat]):
        if journey.new_pieces[seat]:
            return _("Your road pieces can be laid from the next phase on.")
        return _("You have no road piece to lay.")
    if edge in seen_roads(journey, seat):
        return _("There lies a road piece already.")
    if edge not in inner_edges(state.seats[seat].territory):
        return _("A road piece lies across the eastern or southern edge of a tile, toward another tile of yours.")
    return _("First one tile gets the axe, and each of the others a price.")


def _take_up(content: Content, state: State, frame: Frame, option: Option) -> str:
    if option[1:] in journey_of(state).drafted[frame[1]]:
        return _("First one tile gets the axe, and each of the others a price.")
    return _("No road piece was laid there behind your screen.")


def _unpaid(content: Content, state: State, seat: int, track: int, castle: bool = False) -> str:
    return _("That costs {gold}, and you have {own} at hand.").format(
        gold=skye.gold(price(content, state, seat, track, castle)), own=skye.gold(state.seats[seat].gold)
    )


def _advance(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, track = frame[1], option[1]
    if frame[0] == f.SALE and track != WARRIOR:
        return _("A sale advances the Warrior and no other track.")
    if frame[0] == f.WAYPOINT and track not in met_tracks(content, state, seat, journey_of(state).pawn[seat]):
        asked = space(content.board, track, next_on(content, state, seat, track)).requirement
        return _("The next space of {track} asks for: {requirement}.").format(
            track=names.track(track), requirement=names.requirement(asked)
        )
    return _unpaid(content, state, seat, track)


def _castle_advance(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, track = frame[1], option[1]
    pawn = journey_of(state).pawn[seat]
    if pawn != CASTLE:
        return _("Only a marker taken up on the castle buys an advance.")
    if track in met_tracks(content, state, seat, pawn):
        return _("The castle meets what that space asks for, so that nothing is paid for it.")
    return _unpaid(content, state, seat, track, castle=True)


def _use_advance(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat = frame[1]
    if holds(state, seat, ADVANCE):
        return _unpaid(content, state, seat, option[1])
    if ADVANCE in journey_of(state).fresh[seat]:
        return _("The bonus tile can be used from the next phase on.")
    return _("You have no bonus tile Advance on a Track.")


def _mark(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, cell = frame[1], option[1:]
    journey = journey_of(state)
    if all(placed[:2] != cell for placed in state.seats[seat].territory):
        return _("A waypoint marker lies on a tile of your territory.")
    if cell in journey.plan[seat]:
        return _("There lies a marker already, and one tile takes no second.")
    if len(journey.plan[seat]) >= journey.waypoints[seat]:
        n = journey.waypoints[seat]
        return ngettext("You have {n} waypoint marker.", "You have {n} waypoint markers.", n).format(n=n)
    return _("That walk takes {cost}, and there are {points}.").format(
        cost=names.movement_points(plan_cost(content, state, seat, cell)), points=plan_points(content, state, seat)
    )


def _unmark(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("No marker lies there.")


def _extra(content: Content, state: State, frame: Frame, option: Option) -> str:
    if holds(state, frame[1], EXTRA_MOVEMENT):
        return _("Extra Movement is declared already.")
    return _("You have no bonus tile Extra Movement that can be used.")


def _confirm_plan(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat = frame[1]
    return _("The walk to all markers takes {cost}, and there are {points}.").format(
        cost=names.movement_points(plan_cost(content, state, seat)), points=plan_points(content, state, seat)
    )


def _plan_again(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("Nothing is planned yet.")


def _walk(content: Content, state: State, frame: Frame, option: Option) -> str:
    if option[1:] in journey_of(state).plan[frame[1]]:
        return _("That marker is out of reach.")
    return _("No marker of yours lies there.")


def _done(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("A marker can still be reached; the walk ends with the last.")


REASONS: Final[dict[str, Reason]] = {
    "spare_all": _spare_all,
    "lay_road": _lay_road,
    "take_up": _take_up,
    "advance": _advance,
    "castle_advance": _castle_advance,
    "use_advance": _use_advance,
    "mark": _mark,
    "unmark": _unmark,
    "extra": _extra,
    "walk": _walk,
    "done": _done,
}
PLAN_REASONS: Final[dict[str, Reason]] = {"confirm": _confirm_plan, "again": _plan_again}
