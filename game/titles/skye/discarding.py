"""Phase 3: the screens are lifted, and the tiles with an axe go back (SKY-PRC-06, SKY-AXE)."""

from __future__ import annotations

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.titles.skye.content import Content
from game.titles.skye.events import PricesRevealed
from game.titles.skye.state import NONE, State, turn_order, without


def discard(content: Content, state: State, out: Out) -> None:
    """In turn order; then the bag is mixed once (SKY-AXE-04)."""
    for seat in turn_order(state):
        one = state.seats[seat]
        if not one.drawn:
            continue
        axe = one.axe
        if axe != NONE:  # with Journeyman all three may have a price (SKY-JRN-22)
            place = one.drawn.index(axe)
            one.drawn, one.prices = without(one.drawn, place), without(one.prices, place)
            one.axe = NONE
            state.returned += (axe,)
        if out is not None:
            out.append(PricesRevealed(seat, axe, one.drawn, one.prices))
    mix_bag(state)


def mix_bag(state: State) -> None:
    """Tiles on their way go into the bag, and it is mixed; without any it stays as it is (SKY-AXE-01)."""
    if state.returned:
        bag = [*state.bag, *state.returned]
        shuffle(state, bag)
        state.bag, state.returned = tuple(bag), ()
