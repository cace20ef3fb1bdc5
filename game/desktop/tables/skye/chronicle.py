"""The clans' chronicle: a sentence for each event beside the clan's piece, with the cells it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.desktop.tables.base import LogLine, seat_names
from game.desktop.tables.skye import rows, told
from game.desktop.tables.skye.journey import chronicle as journey
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.titles.skye import events as e
from game.titles.skye import names
from game.titles.skye.content import SLOTS, Content
from game.titles.skye.state import NONE

Tell = Callable[[Content, Any, Sequence[str]], str]


def write(match: Match, events: Sequence[Event], step: int, lines: list[LogLine]) -> None:
    """Append what happened."""
    content: Content = match.game.content
    called = seat_names(match)
    for event in events:
        if isinstance(event, e.RoundBegan):
            lines.append(LogLine(_("Round {n}").format(n=event.round), head=True, step=step))
            continue
        words = _words(match, content, event, called)
        if words:
            seat = getattr(event, "seat", -1)
            faction = rows.faction(match, seat) if seat >= 0 else ""
            lines.append(LogLine(words, faction, step, lights=_lights(event)))


def _words(match: Match, content: Content, event: Event, called: Sequence[str]) -> str:
    teller = _TOLD.get(type(event))
    return teller(content, event, called) if teller else match.game.title.event_words(content, event, called)


def _lights(event: Event) -> tuple[str, ...]:
    """The cell where a tile was laid, in that clan's territory."""
    return (f"{event.seat}/{event.x},{event.y}",) if isinstance(event, e.TileBuilt) else journey.lights(event)


def _nothing(content: Content, event: Any, called: Sequence[str]) -> str:
    return ""


def _income(content: Content, event: Any, called: Sequence[str]) -> str:
    gold = names.gold(event.gold)
    if event.behind:
        text = _("Takes in {gold}, {behind} of it for clans ahead")
        return text.format(gold=gold, behind=event.behind)
    return _("Takes in {gold}").format(gold=gold)


def _revealed(content: Content, event: Any, called: Sequence[str]) -> str:
    prices = listed([str(price) for price in event.prices])
    if event.axe == NONE:
        return _("Asks {prices}; no axe falls").format(prices=prices)
    axe = told.symbols(content, event.axe)
    if not event.prices:
        return _("The axe falls on: {axe}").format(axe=axe)
    return _("Asks {prices}; the axe falls on: {axe}").format(prices=prices, axe=axe)


def _bought(content: Content, event: Any, called: Sequence[str]) -> str:
    text = _("Buys from {seller} for {price}: {tile}")
    if event.by_bank:
        text = _("Buys from {seller}, the bank paying {price}: {tile}")
    return text.format(
        seller=called[event.seller], price=names.gold(event.price), tile=told.symbols(content, event.tile)
    )


def _kept(content: Content, event: Any, called: Sequence[str]) -> str:
    if len(event.tiles) == 1:
        return _("Keeps a tile and pays {gold} for it").format(gold=names.gold(event.gold))
    return _("Keeps {n} tiles and pays {gold} for them").format(n=len(event.tiles), gold=names.gold(event.gold))


def _built(content: Content, event: Any, called: Sequence[str]) -> str:
    return _("Lays a tile: {tile}").format(tile=told.symbols(content, event.tile))


def _scored(content: Content, event: Any, called: Sequence[str]) -> str:
    if not event.points:
        return ""
    return _("{points} by {slot}, {scoring}").format(
        points=names.points(event.points), slot=SLOTS[event.slot], scoring=names.scoring(event.scoring)
    )


def _scroll(content: Content, event: Any, called: Sequence[str]) -> str:
    text = _("{points} by a scroll, doubled") if event.doubled else _("{points} by a scroll")
    return text.format(points=names.points(event.points))


def _gold(content: Content, event: Any, called: Sequence[str]) -> str:
    return _("{points} for gold").format(points=names.points(event.points))


_TOLD: dict[type[Event], Tell] = {
    e.IncomeTaken: _income,
    e.TilesDrawn: _nothing,
    e.PricesConfirmed: lambda c, ev, n: _("Is done behind the screen"),
    e.PricesRevealed: _revealed,
    e.TileBought: _bought,
    e.BuyingPassed: lambda c, ev, n: _("Buys nothing"),
    e.TilesKept: _kept,
    e.TileBuilt: _built,
    e.SlotScored: _scored,
    e.ScrollScored: _scroll,
    e.GoldExchanged: _gold,
    **journey.TOLD,
}
