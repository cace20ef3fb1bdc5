"""The match as the views show it, read through the eyes of whoever looks: what is hidden from them is not there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.desktop.tables.base import seat_names
from game.desktop.tables.skye import history, rows, tally, told
from game.desktop.tables.skye.drafting import Draft
from game.desktop.tables.skye.foresee import Gain, counted_now, playing, standing
from game.desktop.tables.skye.journey import words as journey
from game.desktop.tables.skye.views.desk import DeskModel, Income
from game.desktop.tables.skye.views.market import MarketModel
from game.desktop.tables.skye.views.models import Clan
from game.desktop.tables.skye.views.panorama import Land, PanoramaModel
from game.desktop.tables.skye.views.scoring import ScoringModel, ScoringRow
from game.desktop.tables.skye.views.screen import Drawn, ScreenModel
from game.desktop.tables.skye.views.seats import SeatCard, SeatsModel
from game.desktop.tables.skye.views.stall import Stall, Ware
from game.desktop.tables.skye.views.track import TrackModel
from game.kernel.events import EVERYTHING, Event
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skye import events as e
from game.titles.skye import frames as f
from game.titles.skye import names
from game.titles.skye.content import SLOTS, Content
from game.titles.skye.scoring import MAJORITIES
from game.titles.skye.state import HIDDEN, NONE, State
from game.titles.skye.tracing import trace_seat

BUYING = (f.BUY, f.BUY_SECOND)
TRADING = (*BUYING, f.SALE, f.SYMBOL)


@dataclass(frozen=True, slots=True)
class Seen:
    """A match through somebody's `eyes`. `state` is their view; `viewer` the person at the machine, or -1;
    `counted`: the step whose points are being counted, -1 for none."""

    match: Match
    content: Content
    state: State
    viewer: int
    eyes: int
    clans: tuple[Clan, ...]
    counted: int = NONE

    @property
    def kind(self) -> int:
        """What is asked, of whomever; NONE when it is over."""
        return int(self.state.stack[-1][0]) if self.state.stack else NONE


def look(match: Match, eyes: int, viewer: int, waiting: Sequence[history.Counted] = (), shown: int = 0) -> Seen:
    """Only a match that is over, or a replay of one, is seen with eyes that nothing is hidden from; while points are
    `waiting` to be counted, with those of the first `shown` clans."""
    title, content = match.game.title, match.game.content
    state = match.state if eyes == EVERYTHING else title.view(content, match.state, eyes)
    if waiting:
        state = tally.so_far(match, state, waiting, shown)
    called = seat_names(match)
    clans = tuple(
        Clan(seat, rows.faction(match, seat), called[seat], one.points, rows.points_tip(state, seat))
        for seat, one in enumerate(state.seats)
    )
    return Seen(match, content, state, viewer, eyes, clans, waiting[0].step if waiting else NONE)


def clan(seen: Seen, seat: int) -> Clan:
    """A seat."""
    return seen.clans[seat]


def in_turn(seen: Seen) -> list[int]:
    """The seats still in the match, from the starting player on; when it is over, in their order."""
    return tally.in_turn(seen.state)


def track(seen: Seen) -> TrackModel:
    """Everybody's points."""
    return TrackModel(tuple(clan(seen, seat) for seat in playing(seen.state)))


# -- scoring ------------------------------------------------------------------------------------------
def scoring(seen: Seen, seat: int, gain: Gain | None, counted: int = 0) -> ScoringModel:
    """The four tiles, for a seat's territory; `gain` by the tile that is thought of. `counted`: the round whose points
    are shown, if that is not the present one."""
    content, state = seen.content, seen.state
    worth = standing(content, state, seat, state.seats[seat].territory).slots
    now = content.rounds[counted - 1][0] if counted else counted_now(content, state) if state.stack else ()
    found = []
    for slot, number in enumerate(state.scoring):
        points = worth[slot]
        when = told.when(content, state, slot) if state.stack else ""
        found.append(
            ScoringRow(
                SLOTS[slot], number, names.scoring(number), _(told.SCORING_SHORT[number]),
                "" if points is None else str(points), gain.slots[slot] if gain else 0, slot in now,
                told.rounds_left(content, state, slot) if state.stack else "",
                _slot_tip(seen, seat, slot, when),
            )
        )  # fmt: skip
    line = _("round {n} of {all}: lit ones count").format(n=counted or state.rounds + 1, all=len(content.rounds))
    return ScoringModel(tuple(found), line if now else "")


def _slot_tip(seen: Seen, seat: int, slot: int, when: str) -> tuple[str, ...]:
    number = seen.state.scoring[slot]
    lines = [_(names.SCORING_WORDS[number])]
    if when:
        lines.append(when[:1].upper() + when[1:] + ".")
    parts = trace_seat(seen.content, seen.state, number, seat)
    line = told.parts_line(seen.content, number, [(part.points, len(part.places)) for part in parts])
    if line:
        lines.append(_("As it lies: {parts}.").format(parts=line))
    if number in MAJORITIES and MAJORITIES[number] is None:
        lines.append(_("All gold is compared when it is counted; until then it is hidden."))
    return tuple(lines)


# -- clans --------------------------------------------------------------------------------------------
def seats(seen: Seen, but: int) -> SeatsModel:
    """All clans but the one whose territory lies on the ground, from its left on."""
    count = len(seen.state.seats)
    order = [(but + n) % count for n in range(1, count)] if but >= 0 else list(range(count))
    best = max(one.points for one in seen.state.seats)
    return SeatsModel(tuple(_card(seen, seat, best) for seat in order))


def _card(seen: Seen, seat: int, best: int) -> SeatCard:
    one = seen.state.seats[seat]
    return SeatCard(
        clan(seen, seat),
        rows.who(seen.match, seat, seen.viewer),
        gold_words(seen, seat),
        rows.doing(seen.match, seat) if seen.counted == NONE else "",
        one.territory,
        seat == seen.match.seat,
        one.points == best and one.points > 0,
        one.alive,
    )


def gold_words(seen: Seen, seat: int) -> str:
    """A clan's gold, unless it lies hidden."""
    one = seen.state.seats[seat]
    if not one.alive:
        return ""
    if one.gold == HIDDEN:
        return _("Gold hidden")
    return names.gold(one.gold)


# -- the desk -----------------------------------------------------------------------------------------
def desk(seen: Seen, seat: int, tile: int, turn: int) -> DeskModel:
    """What lies on it for a seat; `tile` is in hand, turned so."""
    one = seen.state.seats[seat]
    aside = [other for other in one.aside if other != tile] if tile >= 0 else []
    shown = one.gold != HIDDEN
    told_ = tuple(told.symbols(seen.content, other) for other in (tile, *aside)) if tile >= 0 else ()
    return DeskModel(
        tile, turn, tuple(aside), told_,
        str(one.gold) if shown else "", _("gold") if shown else _("gold hidden"),
        _gold_tip(seen, seat) if shown else _("Nobody sees another's gold."),
        _income(seen, seat),
        one.territory,
    )  # fmt: skip


def _gold_tip(seen: Seen, seat: int) -> str:
    one = seen.state.seats[seat]
    laid = sum(price for price in one.prices if price > 0)
    if laid:
        return _("{gold} at hand; {laid} lies at your tiles.").format(gold=names.gold(one.gold), laid=names.gold(laid))
    return _("At the end every 5 gold are a point.")


def _income(seen: Seen, seat: int) -> tuple[Income, ...]:
    events = history.of_round(seen.match, seen.counted)
    found = [one for one in history.those(events, e.IncomeTaken) if one.seat == seat]
    if not found:
        return ()
    one = found[0]
    lines = [
        Income(f"castle_{rows.faction(seen.match, seat)}", _("castle"), one.castle),
        Income("barrel", _("barrels by road"), one.barrels),
    ]
    lines += [Income("coin", words, gold) for words, gold in journey.income(one) if gold]
    if seen.content.rounds[min(seen.state.rounds, len(seen.content.rounds) - 1)][1]:
        lines.append(Income("coin", _("clans ahead"), one.behind))
    return tuple(lines)


# -- prices -------------------------------------------------------------------------------------------
def screen(seen: Seen, seat: int, draft: Draft, current: int) -> ScreenModel:
    """Behind a seat's screen; what lies there is the person's draft, and nobody else's affair."""
    tiles = tuple(
        Drawn(tile, told.tile_lines(seen.content, tile), price, place == draft.axe)
        for place, (tile, price) in enumerate(zip(draft.tiles, draft.prices, strict=True))
    )
    others = tuple((clan(seen, other), seen.state.seats[other].drawn) for other in in_turn(seen) if other != seat)
    territory = seen.state.seats[seat].territory
    return ScreenModel(clan(seen, seat), tiles, draft.gold, draft.left, current, others, draft.axe != NONE, territory)


def market(seen: Seen) -> MarketModel:
    """What lies before all screens."""
    screens = seen.kind == f.PRICE
    events = history.of_round(seen.match)
    stalls = tuple(_stall(seen, seat, events, screens) for seat in in_turn(seen))
    title = _("All clans set their prices") if screens else _("Each clan may buy one tile from another")
    return MarketModel(title, stalls)


def _stall(seen: Seen, seat: int, events: list[Event], screens: bool) -> Stall:
    drawn = next((one.tiles for one in history.those(events, e.TilesDrawn) if one.seat == seat), ())
    shown = next((one for one in history.those(events, e.PricesRevealed) if one.seat == seat), None)
    bought = {one.tile: one for one in history.those(events, e.TileBought)}
    one = seen.state.seats[seat]
    tiles = drawn or one.drawn
    prices = dict(zip(shown.tiles, shown.prices, strict=True)) if shown else {}
    prices |= dict(zip(one.drawn, one.prices, strict=True))
    wares = tuple(_ware(seen, seat, tile, shown, prices, bought) for tile in tiles)
    line = rows.doing(seen.match, seat)
    bare = seen.eyes in (seat, EVERYTHING)
    return Stall(clan(seen, seat), wares, "" if screens else line, seat == seen.match.seat and not screens, bare)


def _ware(
    seen: Seen, seat: int, tile: int, shown: e.PricesRevealed | None, prices: dict[int, int],
    bought: dict[int, e.TileBought],
) -> Ware:  # fmt: skip
    lines = told.tile_lines(seen.content, tile)
    axe, price = shown.axe if shown is not None else seen.state.seats[seat].axe, prices.get(tile, 0)
    if tile == axe:
        return Ware(tile, (*lines, _("The axe lies here: it goes back into the bag.")), "axed")
    if seen.kind == f.PRICE and price <= 0:  # hidden, or none laid down yet
        return Ware(tile, lines, "hidden")
    if tile in bought:
        buyer = bought[tile].seat
        words = _("Bought by {who} for {gold}.").format(who=seat_names(seen.match)[buyer], gold=names.gold(price))
        return Ware(tile, (*lines, words), "sold", price, buyer=rows.faction(seen.match, buyer))
    mine = seen.match.seat if seen.kind in BUYING and seen.match.seat == seen.viewer else NONE
    if mine == NONE:
        return Ware(tile, lines, "sale", price)
    if seat == mine:
        words = _("Your own: if somebody buys it you get {price} and your {price} back; else you keep it for {price}.")
        return Ware(tile, lines, "sale", price, False, words.format(price=price))
    gold = seen.state.seats[mine].gold
    if price > gold and ("buy", tile) not in seen.match.options():
        words = ngettext("It costs {price}, and you have {n} gold.", "It costs {price}, and you have {n} gold.", gold)
        return Ware(tile, lines, "sale", price, False, words.format(price=price, n=gold))
    words = _("Buy it for {gold} from {who}.").format(gold=names.gold(price), who=seat_names(seen.match)[seat])
    return Ware(tile, (*lines, words), "sale", price, True)


# -- panorama -----------------------------------------------------------------------------------------
def panorama(seen: Seen) -> PanoramaModel:
    """All territories side by side."""
    lands = tuple(Land(clan(seen, seat), seen.state.seats[seat].territory) for seat in in_turn(seen))
    return PanoramaModel(_("All territories"), _("Click one to see it large."), lands)
