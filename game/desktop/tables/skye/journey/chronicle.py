"""What happened on the progress boards and on the way, in the chronicle's short sentences beside the clan's piece."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.desktop.tables.skye.journey import words
from game.desktop.tables.skye.journey.ground import both_sides
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skye import names as skye
from game.titles.skye.content import Content
from game.titles.skye.journeyman import events as e
from game.titles.skye.journeyman import names
from game.titles.skye.journeyman.boards import HERALD, WARRIOR

Tell = Callable[[Content, Any, Sequence[str]], str]


def _laid(content: Content, event: Any, called: Sequence[str]) -> str:
    tiles = listed([names.bonus(one) for one in event.bonus])
    if event.shared:
        return _("On every progress board: {tiles}").format(tiles=tiles)
    return _("On the progress board: {tiles}").format(tiles=tiles)


def _advanced(content: Content, event: Any, called: Sequence[str]) -> str:
    said = {
        "track": words.track(event.track),
        "space": event.space,
        "gold": skye.gold(event.gold),
        "points": skye.points(event.points),
    }
    if event.gold and event.points:
        text = _("{track} to space {space} for {gold}: {points}")
    elif event.gold:
        text = _("{track} to space {space} for {gold}")
    elif event.points:
        text = _("{track} to space {space}: {points}")
    else:
        text = _("{track} to space {space}")
    return text.format(**said)


def _taken(content: Content, event: Any, called: Sequence[str]) -> str:
    if event.points:
        return _("Takes {tile}: {points}").format(tile=names.bonus(event.bonus), points=skye.points(event.points))
    return _("Takes {tile}").format(tile=names.bonus(event.bonus))


def _symbol(content: Content, event: Any, called: Sequence[str]) -> str:
    return _("Reaches {symbol}").format(symbol=names.symbol(event.symbol, event.amount))


def _plan(content: Content, event: Any, called: Sequence[str]) -> str:
    if not event.plan:
        return _("Plans no walk")
    n = len(event.plan)
    text = ngettext(
        "Plans a walk to {n} marker with {points}", "Plans a walk to {n} markers with {points}", n
    )
    return text.format(n=n, points=names.movement_points(event.points))


def _waypoint(content: Content, event: Any, called: Sequence[str]) -> str:
    return _("The journeyman takes up a marker {cell}").format(cell=names.cell(event.way[-1]))


def _banners(content: Content, event: Any, called: Sequence[str]) -> str:
    said = {"warrior": skye.points(event.warrior), "herald": skye.points(event.herald)}
    if event.warrior and event.herald:
        text = _("{warrior} by the Warrior's banner, {herald} by the Herald's")
    elif event.warrior:
        text = _("{warrior} by the Warrior's banner")
    else:
        text = _("{herald} by the Herald's banner")
    return text.format(**said)


def banner_line(match: Match, step: int, seat: int) -> str:
    """Which banners brought a seat points in a step, in few words."""
    every = [one for one in match.steps[step].events if isinstance(one, e.BannersScored) and one.seat == seat]
    if not every:
        return _("no banner yet")
    found = every[0]
    parts = zip((words.track(WARRIOR), words.track(HERALD)), (found.warrior, found.herald), strict=True)
    # Translators: a track, and the points of its banner.
    return listed([_("{track} {points}").format(track=track, points=points) for track, points in parts if points])


TOLD: dict[type[Event], Tell] = {
    e.BonusTilesLaid: _laid,
    e.MarkerAdvanced: _advanced,
    e.AdvanceDeclined: lambda c, ev, n: _("Advances no track"),
    e.BonusTileTaken: _taken,
    e.SymbolReached: _symbol,
    e.BonusTileUsed: lambda c, ev, n: _("Uses {tile}").format(tile=names.bonus(ev.bonus)),
    e.RoadLaid: lambda c, ev, n: _("Lays a road piece between two tiles"),
    e.PlanConfirmed: lambda c, ev, n: _("Is done planning"),
    e.PlanShown: _plan,
    e.WaypointTaken: _waypoint,
    e.WaypointsLost: lambda c, ev, n: _("Cannot reach a marker"),
    e.BannersScored: _banners,
}


def lights(event: Event) -> tuple[str, ...]:
    """The cells that an event speaks of, in that clan's territory."""
    if isinstance(event, e.RoadLaid):
        return tuple(f"{event.seat}/{x},{y}" for x, y in both_sides((event.x, event.y, event.edge)))
    if isinstance(event, e.WaypointTaken):
        x, y = event.way[-1]
        return (f"{event.seat}/{x},{y}",)
    if isinstance(event, e.PlanShown):
        return tuple(f"{event.seat}/{x},{y}" for x, y in event.plan)
    return ()
