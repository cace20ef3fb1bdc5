"""Phase 4: buy (SKY-BUY)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skye.content import PASS, Content
from game.titles.skye.events import BuyingPassed, TileBought, TilesKept
from game.titles.skye.frames import BUY
from game.titles.skye.state import State, change_gold, turn_order, without


def begin_buying(content: Content, state: State, out: Out) -> None:
    """Each player once, in turn order (SKY-BUY-01, -06)."""
    state.stack += [(BUY, seat) for seat in reversed(turn_order(state))]


def offer_buy(content: Content, state: State, frame: Frame) -> list[Option]:
    """Priced tiles before others' screens that the own unassigned gold can pay (SKY-BUY-02, -03)."""
    seat = frame[1]
    gold = state.seats[seat].gold
    options = [
        content.buy[tile]
        for other, one in enumerate(state.seats)
        if other != seat
        for tile, price in zip(one.drawn, one.prices, strict=True)
        if price <= gold
    ]
    options.append(PASS)
    return options


def take_buy(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """SKY-BUY-03 to -05: the seller takes the price, and the gold that was assigned to the tile, at once."""
    seat = frame[1]
    state.stack.pop()
    if option[0] == "pass":
        if out is not None:
            out.append(BuyingPassed(seat))
        return
    tile = option[1]
    seller = seller_of(state, tile)
    buyer, other = state.seats[seat], state.seats[seller]
    place = other.drawn.index(tile)
    price = other.prices[place]
    change_gold(buyer, -price)
    change_gold(other, price)
    other.gold += price
    other.drawn, other.prices = without(other.drawn, place), without(other.prices, place)
    buyer.aside += (tile,)
    if out is not None:
        out.append(TileBought(seat, seller, tile, price))


def seller_of(state: State, tile: int) -> int:
    """Before whose screen a tile lies; -1 nobody's."""
    return next((seat for seat, one in enumerate(state.seats) if tile in one.drawn), -1)


def keep_unsold(state: State, out: Out) -> None:
    """SKY-BUY-07: the assigned gold of what nobody bought goes to the bank."""
    for seat in turn_order(state):
        one = state.seats[seat]
        if one.drawn:
            gold = sum(one.prices)
            one.counted -= gold
            one.aside = one.drawn + one.aside
            if out is not None:
                out.append(TilesKept(seat, one.drawn, gold))
            one.drawn = one.prices = ()
