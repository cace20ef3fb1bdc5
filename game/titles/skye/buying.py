"""Phase 4: buy (SKY-BUY)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skye.content import MOST_GOLD, PASS, Content
from game.titles.skye.events import BuyingPassed, TileBought, TilesKept
from game.titles.skye.frames import BUY
from game.titles.skye.journeyman.advancing import ask_after_purchase, use_options, use_tile
from game.titles.skye.journeyman.boards import BANK_PAYS
from game.titles.skye.journeyman.bonus import holds
from game.titles.skye.journeyman.roads import lay_options, lay_road
from game.titles.skye.state import State, change_gold, turn_order, without


def begin_buying(content: Content, state: State, out: Out) -> None:
    """Each player once, in turn order (SKY-BUY-01, -06)."""
    state.stack += [(BUY, seat) for seat in reversed(turn_order(state))]


def offer_buy(content: Content, state: State, frame: Frame) -> list[Option]:
    """Priced tiles before others' screens that the own unassigned gold can pay (SKY-BUY-02, -03)."""
    seat = frame[1]
    journey = state.journey
    gold = MOST_GOLD if journey is not None and holds(state, seat, BANK_PAYS) else state.seats[seat].gold
    options = [
        content.buy[tile]
        for other, one in enumerate(state.seats)
        if other != seat
        for tile, price in zip(one.drawn, one.prices, strict=True)
        if price <= gold
    ]
    options.append(PASS)
    if journey is not None:
        options += [*use_options(content, state, seat), *lay_options(state, seat)]
    return options


def take_buy(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """SKY-BUY-03 to -05: the seller takes the price, and the gold that was assigned to the tile, at once."""
    seat, verb = frame[1], option[0]
    if verb == "lay_road":
        lay_road(state, seat, option, out)
        return
    if verb == "use_advance":
        use_tile(content, state, seat, option[1], out)
        return
    state.stack.pop()
    if verb == "pass":
        if out is not None:
            out.append(BuyingPassed(seat))
        return
    buy(content, state, seat, option[1], out)


def buy(content: Content, state: State, seat: int, tile: int, out: Out) -> None:
    """The tile and the gold change hands; with Journeyman seller and buyer may advance (SKY-JRN-27)."""
    seller = seller_of(state, tile)
    buyer, other = state.seats[seat], state.seats[seller]
    place = other.drawn.index(tile)
    price = other.prices[place]
    by_bank = holds(state, seat, BANK_PAYS)  # SKY-JRN-29, -30
    if not by_bank:
        change_gold(buyer, -price)
    change_gold(other, price)
    other.gold += price
    other.drawn, other.prices = without(other.drawn, place), without(other.prices, place)
    buyer.aside += (tile,)
    if out is not None:
        out.append(TileBought(seat, seller, tile, price, by_bank))
    if state.journey is not None:
        ask_after_purchase(content, state, seat, seller, tile)


def seller_of(state: State, tile: int) -> int:
    """Before whose screen a tile lies; -1 nobody's."""
    return next((seat for seat, one in enumerate(state.seats) if tile in one.drawn), -1)


def keep_unsold(state: State, out: Out) -> None:
    """SKY-BUY-07, in turn order."""
    for seat in turn_order(state):
        keep(state, seat, out)


def keep(state: State, seat: int, out: Out) -> None:
    """SKY-BUY-07: the assigned gold of what nobody bought goes to the bank."""
    one = state.seats[seat]
    if one.drawn:
        gold = sum(one.prices)
        one.counted -= gold
        one.aside = one.drawn + one.aside
        if out is not None:
            out.append(TilesKept(seat, one.drawn, gold))
        one.drawn = one.prices = ()
