"""What happened on the progress boards and on the way, one line for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.kernel.events import Event
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.titles.skye import names as skye
from game.titles.skye.content import Content
from game.titles.skye.journeyman import events as e
from game.titles.skye.journeyman import names

Tell = Callable[[Content, Any, Sequence[str]], str]


def _laid(content: Content, event: Any, seats: Sequence[str]) -> str:
    text = _("On each progress board lie {tiles}") if event.shared else _("On the progress board of {who} lie {tiles}")
    return text.format(who=seats[event.seat], tiles=listed([names.bonus(one) for one in event.bonus]))


def _advanced(content: Content, event: Any, seats: Sequence[str]) -> str:
    fields = {
        "who": seats[event.seat],
        "track": names.track(event.track),
        "space": event.space,
        "gold": skye.gold(event.gold),
        "points": skye.points(event.points),
    }
    if event.gold and event.points:
        text = _("{who} paid {gold}, advanced {track} to space {space} and scored {points}")
    elif event.gold:
        text = _("{who} paid {gold} and advanced {track} to space {space}")
    elif event.points:
        text = _("{who} advanced {track} to space {space} and scored {points}")
    else:
        text = _("{who} advanced {track} to space {space}")
    return text.format(**fields)


def _taken(content: Content, event: Any, seats: Sequence[str]) -> str:
    fields = {"who": seats[event.seat], "tile": names.bonus(event.bonus), "points": skye.points(event.points)}
    text = _("{who} took {tile} and scored {points}") if event.points else _("{who} took {tile}")
    return text.format(**fields)


def _plan(content: Content, event: Any, seats: Sequence[str]) -> str:
    if not event.plan:
        return _("{who} planned no walk").format(who=seats[event.seat])
    return _("{who} planned to walk to markers {cells}, with {points}").format(
        who=seats[event.seat], cells=names.cells(event.plan), points=names.movement_points(event.points)
    )


def _waypoint(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} took up the marker {cell}, with {points} left").format(
        who=seats[event.seat], cell=names.cell(event.way[-1]), points=names.movement_points(event.left)
    )


def _banners(content: Content, event: Any, seats: Sequence[str]) -> str:
    fields = {
        "who": seats[event.seat],
        "warrior": skye.points(event.warrior),
        "herald": skye.points(event.herald),
    }
    if event.warrior and event.herald:
        text = _("{who} scored {warrior} for the Warrior's banner and {herald} for the Herald's")
    elif event.warrior:
        text = _("{who} scored {warrior} for the Warrior's banner")
    else:
        text = _("{who} scored {herald} for the Herald's banner")
    return text.format(**fields)


LINES: Final[dict[type[Event], Tell]] = {
    e.BonusTilesLaid: _laid,
    e.MarkerAdvanced: _advanced,
    e.AdvanceDeclined: lambda c, ev, n: _("{who} advanced no track").format(who=n[ev.seat]),
    e.BonusTileTaken: _taken,
    e.SymbolReached: lambda c, ev, n: _("{track} of {who} reached {symbol}").format(
        track=names.track(ev.track), who=n[ev.seat], symbol=names.symbol(ev.symbol, ev.amount)
    ),
    e.BonusTileUsed: lambda c, ev, n: _("{who} used {tile}").format(who=n[ev.seat], tile=names.bonus(ev.bonus)),
    e.RoadLaid: lambda c, ev, n: _("{who} laid a road piece between the tiles {edge}").format(
        who=n[ev.seat], edge=names.edge((ev.x, ev.y, ev.edge))
    ),
    e.PlanConfirmed: lambda c, ev, n: _("{who} was done planning").format(who=n[ev.seat]),
    e.PlanShown: _plan,
    e.WaypointTaken: _waypoint,
    e.WaypointsLost: lambda c, ev, n: _("{who} could not reach the markers {cells}").format(
        who=n[ev.seat], cells=names.cells(ev.plan)
    ),
    e.BannersScored: _banners,
}
