"""What a seat may know, and dealing anew what it does not (SKY-HID-01 to -03).

Open are territories, tiles before the screens, tiles set aside, VP, scoring tiles, and which tiles are left (not
their order). Hidden are the gold of others, and in phase 2 everything behind their screens: who chose what, and how
far a player has come. Yet all incomes, payments and losses are open, so that the sum of a player's gold is no secret
from whoever counts along; a program counts better than a person forgets, so the sum stands in the state (`counted`) for
all alike. What nobody can know before the reveal is how a player has split it, and chance.
"""

from __future__ import annotations

from game.kernel.chance import Chancy, below, fork, shuffle
from game.titles.skye.content import Content
from game.titles.skye.frames import PRICE
from game.titles.skye.journeyman import knowledge as journeyman
from game.titles.skye.state import HIDDEN, NONE, Seat, State


def screened(state: State) -> bool:
    """Whether the screens stand: somebody still sets prices (SKY-PRC-02)."""
    return any(frame[0] == PRICE for frame in state.stack)


def view(state: State, seat: int) -> State:
    """A copy without what `seat` cannot know; when the match is over all gold lies open."""
    seen = state.copy()
    hidden = screened(state)
    for other, one in enumerate(seen.seats):
        if other == seat or not seen.stack or not one.alive:
            continue
        one.gold = HIDDEN
        if hidden:
            one.axe = HIDDEN
            one.prices = (HIDDEN,) * len(one.drawn)
    if seen.journey is not None:
        journeyman.hide(seen, seat, hidden)
    seen.bag = (HIDDEN,) * len(seen.bag)
    seen.chance = 0
    seen.tape = ()
    return seen


def determinise(content: Content, seen: State, seat: int, chance: Chancy) -> State:
    """A whole state that agrees with a view: every order of the bag, and every split of gold, can be."""
    state = seen.copy()
    state.bag = tuple(left_over(content, state, chance))
    pending = {frame[1] for frame in state.stack if frame[0] == PRICE}
    for other, one in enumerate(state.seats):
        if one.gold != HIDDEN:
            continue
        if one.drawn and HIDDEN in one.prices:
            one.prices = (0,) * len(one.drawn)
            one.axe = NONE
            if other not in pending:
                spares = journeyman.may_spare(state, other, one) and not below(chance, journeyman.EVEN)
                if spares:
                    journeyman.set_sparing(state, other)
                set_prices(one, chance, spares)
        one.gold = one.counted - sum(one.prices)
    if state.journey is not None:
        journeyman.deal_plans(content, state, seat, chance)
    state.chance = fork(chance)
    return state


def left_over(content: Content, state: State, chance: Chancy) -> list[int]:
    """The tiles that lie nowhere in sight, mixed."""
    away = set(state.returned)
    for one in state.seats:
        away.update(one.drawn)
        away.update(one.aside)
        away.update(placed[2] for placed in one.territory)
    tiles = [tile for tile in content.bag if tile not in away]
    shuffle(chance, tiles)
    return tiles


def set_prices(one: Seat, chance: Chancy, spares: bool = False) -> None:
    """Some axe, unless all tiles are spared, and some prices that the gold allows."""
    axe = NONE if spares else below(chance, len(one.drawn))
    one.axe = NONE if spares else one.drawn[axe]
    left = one.counted
    owed = len(one.drawn) - 1 + spares
    prices = []
    for place in range(len(one.drawn)):
        price = 0
        if place != axe:
            owed -= 1
            price = 1 + below(chance, max(1, left - owed))
            left -= price
        prices.append(price)
    one.prices = tuple(prices)
