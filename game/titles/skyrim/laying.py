"""What stands on the board before players place anything: dragons, neutral units, and what cards deal (RSK-SET-06 to
-12, RSK-DOV-08 to -10, -15, RSK-MIX-12 to -14)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import below, shuffle
from game.kernel.events import Out
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.dragons import DRAGONS
from game.titles.skyrim.dovahkiin.events import DragonCame
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, Dragon
from game.titles.skyrim.state import NEUTRAL, State, saga_of

UNITS_EACH: Final = 3  # RSK-SET-10
NEUTRAL_UNITS: Final = 2  # RSK-SET-11


def shares(seats: int, territories: int, dragons: int = 0) -> list[int]:
    """How many territories each seat is dealt, in turn order (RSK-SET-07 to -09, -18).

    With two seats a quarter of the map stays neutral, rounded down to what leaves the seats equal. What does not go
    evenly goes to the last in turn order; beside dragons, where cards are dealt one by one, to the first
    (RSK-MIX-14).
    """
    left = territories - dragons
    if seats == 2:
        return [-(-(left - territories // 4) // 2)] * 2
    each, over = divmod(left, seats)
    if dragons:
        return [each + (place < over) for place in range(seats)]
    return [each + (place >= seats - over) for place in range(seats)]


def lay_board(content: Content, state: State, out: Out) -> None:
    """Dragons first, then the players' units as far as cards deal them, then neutral ones."""
    cards = list(content.land)
    shuffle(state, cards)
    if content.mix.dragons:
        dragons = sorted(cards.pop() for _ in range(DRAGONS))
        saga_of(state).dragons = tuple(Dragon(t, MOST_HEALTH) for t in dragons)
        if out is not None:
            out += [DragonCame(t) for t in dragons]
    dealt = shares(len(state.seats), content.size, content.size - len(cards))
    if content.mix.set_up == "placed":
        del cards[: sum(dealt)]
    else:
        deal(content, state, cards, dealt)
    if len(state.seats) == 2:
        for territory in cards:
            state.units[territory] = NEUTRAL_UNITS
    if content.mix.set_up == "random":
        _scatter(content, state)
    for seat, one in enumerate(state.seats):
        if not one.alive:
            _leave_neutral(state, seat)


def _leave_neutral(state: State, seat: int) -> None:
    """RSK-ELIM-12 for one who has left before the board was laid: what he is dealt stays as neutral units."""
    state.owner = [NEUTRAL if owner == seat else owner for owner in state.owner]
    state.seats[seat].lands = state.seats[seat].units = 0


def deal(content: Content, state: State, cards: list[int], dealt: list[int]) -> None:
    """RSK-SET-06 to -10: three units on each territory dealt, one where the rest is spread at random."""
    limit = content.unit_limit or UNITS_EACH * content.size
    most = UNITS_EACH if content.mix.set_up == "dealt" else 1
    for place, share in enumerate(dealt):
        seat = (state.first + place) % len(state.seats)
        each = min(most, limit // share)  # RSK-COMP-09: only a board larger than the book's comes near it
        for _ in range(share):
            territory = cards.pop()
            state.owner[territory], state.units[territory] = seat, each
        state.seats[seat].lands, state.seats[seat].units = share, share * each


def _scatter(content: Content, state: State) -> None:
    """RSK-DOV-15: the starting units that are left, each on any own territory."""
    for seat, one in enumerate(state.seats):
        own = [t for t in content.land if state.owner[t] == seat]
        while one.units < content.starting_units:
            state.units[own[below(state, len(own))]] += 1
            one.units += 1
