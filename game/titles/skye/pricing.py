"""Phase 2: draw tiles and set prices, all at once and in secret (SKY-PRC).

Each seat has a frame of its own. The axe is put to a tile, then the others are priced one after another; all of it may
be set again until it is confirmed. The phase that follows lifts the screens together.
"""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skye.content import AGAIN, CONFIRM, TABLE_GOLD, Content
from game.titles.skye.events import PricesConfirmed, TilesDrawn
from game.titles.skye.frames import PRICE
from game.titles.skye.journeyman.roads import draft_road, screened_options
from game.titles.skye.journeyman.sparing import set_sparing, spare_options
from game.titles.skye.state import NONE, Seat, State, turn_order

DRAWN: Final = 3  # SKY-PRC-01


def draw_and_price(content: Content, state: State, out: Out) -> None:
    """SKY-PRC-01, -09; a bag that is too small yields fewer tiles (SKY-CMP-10)."""
    order = turn_order(state)
    bag = state.bag
    for seat in order:
        one = state.seats[seat]
        one.drawn = bag[: -DRAWN - 1 : -1]
        one.prices = (0,) * len(one.drawn)
        bag = bag[:-DRAWN]
        if out is not None:
            out.append(TilesDrawn(seat, one.drawn))
    state.bag = bag
    state.stack += [(PRICE, seat) for seat in reversed(order) if state.seats[seat].drawn]


def unpriced(one: Seat) -> list[int]:
    """The places in `drawn` that still want a price, once the axe is set."""
    axe, drawn = one.axe, one.drawn
    return [i for i, price in enumerate(one.prices) if not price and drawn[i] != axe]


def offer_price(content: Content, state: State, frame: Frame) -> list[Option]:
    """SKY-PRC-02 to -04: a whole number from 1 on, that leaves 1 gold for each tile still to be priced."""
    one = state.seats[frame[1]]
    journey = state.journey
    if one.axe == NONE and (journey is None or not journey.sparing[frame[1]]):
        options = [content.axe_on[tile] for tile in one.drawn]
        return options if journey is None else [*options, *spare_options(state, frame[1])]
    places = unpriced(one)
    if not places:
        return [CONFIRM, AGAIN] if journey is None else [CONFIRM, AGAIN, *screened_options(state, frame[1])]
    tile, most = one.drawn[places[0]], one.gold - len(places) + 1
    if most < TABLE_GOLD:
        return list(content.price[tile][1 : most + 1])
    return [("price", tile, gold) for gold in range(1, most + 1)]


def take_price(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Gold that lies at a tile is not at hand (SKY-PRC-04); a choice once confirmed stands (SKY-PRC-07)."""
    one = state.seats[frame[1]]
    verb = option[0]
    if verb == "axe":
        one.axe = option[1]
    elif verb == "price":
        place = one.drawn.index(option[1])
        one.prices = (*one.prices[:place], option[2], *one.prices[place + 1 :])
        one.gold -= option[2]
    elif verb == "again":
        take_back(one)
        if state.journey is not None:
            set_sparing(state, frame[1], False)
    elif verb == "spare_all":
        set_sparing(state, frame[1], True)
    elif verb in ("lay_road", "take_up"):
        draft_road(state, frame[1], option)
    else:
        state.stack.pop()
        if out is not None:
            out.append(PricesConfirmed(frame[1]))


def take_back(one: Seat) -> None:
    """Axe and prices as before the first choice."""
    one.gold += sum(one.prices)
    one.prices = (0,) * len(one.drawn)
    one.axe = NONE
