"""What happened in a match of Isle of Skye, one line for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.kernel.events import Event
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.titles.skye import events as e
from game.titles.skye import names
from game.titles.skye.content import SLOTS, Content
from game.titles.skye.journeyman.chronicle import LINES as JOURNEY_LINES
from game.titles.skye.state import NONE

Tell = Callable[[Content, Any, Sequence[str]], str]


def event_words(content: Content, event: Event, seats: Sequence[str]) -> str:
    """A log line; an empty one is not shown. `seats` are the names of the players."""
    return _LINES[type(event)](content, event, seats)


def _scoring_laid(content: Content, event: Any, seats: Sequence[str]) -> str:
    laid = [
        # Translators: a slot of the board by its letter, and the scoring tile on it.
        _("{slot} {scoring}").format(slot=slot, scoring=names.scoring(one))
        for slot, one in zip(SLOTS, event.scoring, strict=False)
    ]
    return _("The scoring tiles are {tiles}").format(tiles=listed(laid))


def _income(content: Content, event: Any, seats: Sequence[str]) -> str:
    fields = {
        "who": seats[event.seat],
        "gold": names.gold(event.gold),
        "barrels": event.barrels,
        "behind": event.behind,
        "journeyman": event.merchant + event.no_axe,
    }
    if event.merchant or event.no_axe:
        text = _("{who} took in {gold}: barrels {barrels}, players ahead {behind}, Journeyman {journeyman}")
    elif event.barrels and event.behind:
        text = _("{who} took in {gold}, {barrels} of it for barrels and {behind} for players ahead")
    elif event.barrels:
        text = _("{who} took in {gold}, {barrels} of it for barrels")
    elif event.behind:
        text = _("{who} took in {gold}, {behind} of it for players ahead")
    else:
        text = _("{who} took in {gold}")
    return text.format(**fields)


def _revealed(content: Content, event: Any, seats: Sequence[str]) -> str:
    priced = [
        # Translators: a tile and its price.
        _("{tile} for {price}").format(tile=names.tile(content, tile), price=names.gold(price))
        for tile, price in zip(event.tiles, event.prices, strict=True)
    ]
    if event.axe == NONE:
        return _("{who} put the axe to nothing and offered {tiles}").format(who=seats[event.seat], tiles=listed(priced))
    fields = {"who": seats[event.seat], "axe": names.tile(content, event.axe), "tiles": listed(priced)}
    if not priced:
        return _("{who} put the axe to {axe}").format(**fields)
    return _("{who} put the axe to {axe} and offered {tiles}").format(**fields)


def _bought(content: Content, event: Any, seats: Sequence[str]) -> str:
    text = (
        _("{who} bought {tile} from {seller} for {price}, which the bank paid")
        if event.by_bank
        else _("{who} bought {tile} from {seller} for {price}")
    )
    return text.format(
        who=seats[event.seat],
        tile=names.tile(content, event.tile),
        seller=seats[event.seller],
        price=names.gold(event.price),
    )


def _kept(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} kept {tiles} and paid {gold} for it").format(
        who=seats[event.seat], tiles=names.tiles(content, event.tiles), gold=names.gold(event.gold)
    )


def _built(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} built {tile} {cell}").format(
        who=seats[event.seat], tile=names.tile(content, event.tile), cell=names.cell(event.x, event.y)
    )


def _slot_scored(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} scored {points} on slot {slot}, {scoring}").format(
        who=seats[event.seat],
        points=names.points(event.points),
        slot=names.slot(event.slot),
        scoring=names.scoring(event.scoring),
    )


def _scroll_scored(content: Content, event: Any, seats: Sequence[str]) -> str:
    text = (
        _("{who} scored {points} with {tile}, doubled in a completed area")
        if event.doubled
        else _("{who} scored {points} with {tile}")
    )
    return text.format(who=seats[event.seat], points=names.points(event.points), tile=names.tile(content, event.tile))


def _exchanged(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} scored {points} for gold, with {left} left over").format(
        who=seats[event.seat], points=names.points(event.points), left=names.gold(event.left)
    )


def _ended(content: Content, event: Any, seats: Sequence[str]) -> str:
    winners = [seats[seat] for seat in event.winners]
    text = _("{who} shared the victory") if len(winners) > 1 else _("{who} won")
    return text.format(who=listed(winners))


_LINES: Final[dict[type[Event], Tell]] = {
    e.ScoringLaid: _scoring_laid,
    e.StarterDrawn: lambda c, ev, n: _("{who} became the first starting player").format(who=n[ev.seat]),
    e.RoundBegan: lambda c, ev, n: _("Round {round} began; {who} was the starting player").format(
        round=ev.round, who=n[ev.seat]
    ),
    e.IncomeTaken: _income,
    e.TilesDrawn: lambda c, ev, n: _("{who} drew {tiles}").format(who=n[ev.seat], tiles=names.tiles(c, ev.tiles)),
    e.PricesConfirmed: lambda c, ev, n: _("{who} was done behind the screen").format(who=n[ev.seat]),
    e.PricesRevealed: _revealed,
    e.TileBought: _bought,
    e.BuyingPassed: lambda c, ev, n: _("{who} bought nothing").format(who=n[ev.seat]),
    e.TilesKept: _kept,
    e.TileBuilt: _built,
    e.TilesGivenBack: lambda c, ev, n: _("{who} found no place for {tiles}").format(
        who=n[ev.seat], tiles=names.tiles(c, ev.tiles)
    ),
    e.SlotScored: _slot_scored,
    e.ScrollScored: _scroll_scored,
    e.GoldExchanged: _exchanged,
    e.PlayerResigned: lambda c, ev, n: _("{who} left the match").format(who=n[ev.seat]),
    e.MatchEnded: _ended,
    **JOURNEY_LINES,
}
