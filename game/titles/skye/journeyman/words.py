"""What a person reads of Journeyman: the questions, and what each option would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.phrases import listed
from game.kernel.rules import Frame
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye import names as skye
from game.titles.skye.content import Content
from game.titles.skye.journeyman import names
from game.titles.skye.journeyman.advancing import next_on, price
from game.titles.skye.journeyman.boards import bonus_places, crossing_points, space
from game.titles.skye.journeyman.walking import plan_cost, plan_points
from game.titles.skye.state import State, journey_of


def gains(content: Content, state: State, seat: int, track: int) -> list[str]:
    """What the next advance on a track would bring: points at once, then what holds from the next phase on."""
    journey = journey_of(state)
    at = journey.markers[seat][track]
    onto = next_on(content, state, seat, track)
    points = crossing_points(content.board, track, at)
    found = [skye.points(points)] if points else []
    if onto > journey.reached[seat][track]:
        entered = space(content.board, track, onto)
        if entered.bonus is not None:
            place = [(on, number) for on, number, _numeral in bonus_places(content.board)].index((track, onto))
            found.append(_("bonus tile {bonus}").format(bonus=names.bonus(journey.layout[seat][place])))
        if entered.symbol:
            found.append(names.symbol(entered.symbol, entered.amount))
    return found


def _advance_words(content: Content, state: State, track: int, castle: bool = False) -> str:
    seat: int = state.stack[-1][1]
    gold, brings = price(content, state, seat, track, castle), gains(content, state, seat, track)
    fields = {
        "track": names.track(track),
        "space": next_on(content, state, seat, track),
        "gold": skye.gold(gold),
        "gains": listed(brings),
    }
    if gold and brings:
        text = _("Advance {track} to space {space} for {gold}: {gains}")
    elif gold:
        text = _("Advance {track} to space {space} for {gold}")
    elif brings:
        text = _("Advance {track} to space {space}: {gains}")
    else:
        text = _("Advance {track} to space {space}")
    return text.format(**fields)


def _use_words(content: Content, state: State, track: int) -> str:
    # Translators: the name of a bonus tile, and what it is used for, a sentence of its own.
    return _("{bonus}: {advance}").format(bonus=names.bonus(1), advance=_advance_words(content, state, track))


def _lay_words(content: Content, state: State, x: int, y: int, edge: int) -> str:
    return _("Lay a road piece between the tiles {edge}").format(edge=names.edge((x, y, edge)))


def _take_up_words(content: Content, state: State, x: int, y: int, edge: int) -> str:
    return _("Take up the road piece between the tiles {edge}").format(edge=names.edge((x, y, edge)))


def _walk_words(content: Content, state: State, x: int, y: int) -> str:
    return _("Go to the marker {cell}").format(cell=names.cell((x, y)))


OPTIONS: Final[dict[str, Callable[..., str]]] = {
    "spare_all": lambda c, s: _("Price all three tiles, and put the axe to none"),
    "lay_road": _lay_words,
    "take_up": _take_up_words,
    "advance": _advance_words,
    "castle_advance": lambda c, s, track: _advance_words(c, s, track, castle=True),
    "use_advance": _use_words,
    "decline": lambda c, s: _("Advance no track"),
    "mark": lambda c, s, x, y: _("Lay a waypoint marker {cell}").format(cell=names.cell((x, y))),
    "unmark": lambda c, s, x, y: _("Take up the waypoint marker {cell}").format(cell=names.cell((x, y))),
    "extra": lambda c, s: _("Use Extra Movement for 4 more movement points"),
    "walk": _walk_words,
    "done": lambda c, s: _("End the walk"),
    "go_on": lambda c, s: _("Go on"),
}


def plan_option_words(verb: str) -> str:
    """`again` and `confirm` say something else of a plan than of prices."""
    return _("Confirm the plan") if verb == "confirm" else _("Plan anew")


def _ask_second(content: Content, state: State, frame: Frame) -> str:
    return _("Buy a second tile from another player, or pass? You have {gold} at hand.").format(
        gold=skye.gold(state.seats[frame[1]].gold)
    )


def _ask_sale(content: Content, state: State, frame: Frame) -> str:
    return _("You sold {tile}. Do you advance the Warrior?").format(tile=skye.tile(content, frame[2]))


def _ask_symbol(content: Content, state: State, frame: Frame) -> str:
    return _("{tile} shows the journeyman. Which track do you advance?").format(tile=skye.tile(content, frame[2]))


def _ask_plan(content: Content, state: State, frame: Frame) -> str:
    seat = frame[1]
    return _("Where do you lay waypoint markers? The walk takes {cost} of {points}.").format(
        cost=plan_cost(content, state, seat), points=names.movement_points(plan_points(content, state, seat))
    )


def _ask_walk(content: Content, state: State, frame: Frame) -> str:
    journey, seat = journey_of(state), frame[1]
    if not journey.plan[seat]:
        return _("Do you use anything before the walk ends?")
    return _("Which marker does the journeyman go to? He has {points} left.").format(
        points=names.movement_points(journey.left[seat])
    )


QUESTIONS: Final[dict[int, Callable[[Content, State, Frame], str]]] = {
    f.BUY_SECOND: _ask_second,
    f.SALE: _ask_sale,
    f.SYMBOL: _ask_symbol,
    f.PLAN: _ask_plan,
    f.WALK: _ask_walk,
    f.WAYPOINT: lambda c, s, frame: _("The journeyman took up a marker {cell}. Which track do you advance?").format(
        cell=names.cell(journey_of(s).pawn[frame[1]])
    ),
    f.PAUSE: lambda c, s, frame: _("Do you use anything before the phase goes on?"),
}
