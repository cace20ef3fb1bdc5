"""Reinforcements: units for territories, forts and whole regions, sets of cards, and placing them all (RSK-REI)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.cards import exchange, set_options
from game.titles.skyrim.content import UNITS, Content
from game.titles.skyrim.dovahkiin.aid import ask_again
from game.titles.skyrim.dovahkiin.income import (
    more_in_reinforcements,
    receive_for_the_turn,
    take_more_in_reinforcements,
)
from game.titles.skyrim.events import TurnBegan
from game.titles.skyrim.frames import PLACE, PLACE_UNITS, REINFORCE
from game.titles.skyrim.reserve import add_units, within_limit
from game.titles.skyrim.state import State

FEWEST_UNITS = 3  # RSK-REI-02
HAND_THAT_MUST_EXCHANGE = 5  # RSK-CARD-10
END_REINFORCEMENTS: Option = ("end_reinforcements",)


def begin_reinforcements(content: Content, state: State, seat: int, out: Out) -> None:
    """Count what comes at the beginning of the turn (RSK-REI-07), then let it be placed."""
    state.turns += 1
    state.conquests = ()
    base = base_units(content, state, seat)
    regions = region_units(content, state, seat)
    if out is not None:
        out.append(TurnBegan(seat, state.rounds + 1, base, regions))
    if state.saga is not None:
        base += receive_for_the_turn(content, state, seat, out)
    left = within_limit(content, state, seat, base + regions, out)
    duty = int(len(state.seats[seat].hand) >= HAND_THAT_MUST_EXCHANGE)
    state.stack.append((REINFORCE, seat, left, duty))
    _go_on(state, seat, left, duty)


def base_units(content: Content, state: State, seat: int) -> int:
    """RSK-REI-01 to -05: territories and forts by three, rounded up, at least three."""
    owner = state.owner
    count = state.seats[seat].lands
    for t in content.forts:
        if owner[t] == seat:
            count += 1
    return max(FEWEST_UNITS, (count + 2) // 3)


def region_units(content: Content, state: State, seat: int) -> int:
    """RSK-REI-06: the bonus of each region held whole."""
    owner = state.owner
    units = 0
    for bonus, lands in content.regions:
        for t in lands:
            if owner[t] != seat:
                break
        else:
            units += bonus
    return units


def offer_reinforce(content: Content, state: State, frame: Frame) -> list[Option]:
    """Place, or exchange a set, in any order (RSK-REI-14); end when nothing is left to place or owed (RSK-REI-10)."""
    seat: int = frame[1]
    left: int = frame[2]
    owed: int = frame[3]
    hand = state.seats[seat].hand
    found = place_options(content, state, seat) if left else []
    if len(hand) >= 3:
        found += set_options(content, hand)
    if not left and not owed:
        found.append(END_REINFORCEMENTS)
    if state.saga is not None:
        found += more_in_reinforcements(content, state, seat, owed)
    return found


def take_reinforce(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Carry out one step of the phase."""
    seat: int = frame[1]
    left: int = frame[2]
    verb = option[0]
    if verb == "place":
        state.stack.append((PLACE_UNITS, seat, option[1], left))
    elif verb == "exchange":
        left = within_limit(content, state, seat, left + exchange(content, state, seat, option, out), out)
        state.stack[-1] = (REINFORCE, seat, left, 0)
        _go_on(state, seat, left, 0)
    elif verb == "end_reinforcements":
        state.stack.pop()
    else:
        _go_on(state, seat, left, frame[3])
        take_more_in_reinforcements(content, state, seat, option, out)


def _go_on(state: State, seat: int, left: int, owed: int) -> None:
    """Stay in the phase while something can be done in it."""
    if state.saga is not None:
        state.stack[-1] = (REINFORCE, seat, left, owed)
        ask_again(state, seat)
    elif left or owed or len(state.seats[seat].hand) >= 3:
        state.stack[-1] = (REINFORCE, seat, left, owed)
    else:
        state.stack.pop()


def place_options(content: Content, state: State, seat: int) -> list[Option]:
    """RSK-REI-09: any territory of one's own."""
    owner, place_at = state.owner, content.place_at
    return [place_at[t] for t in content.land if owner[t] == seat]


def offer_place_units(content: Content, state: State, frame: Frame) -> list[Option]:
    """How many of the units left go to the territory named."""
    left: int = frame[3]
    if left < len(UNITS):
        return list(UNITS[1 : left + 1])
    return [("units", n) for n in range(1, left + 1)]


def take_place_units(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Put them down, then go on with what is left."""
    seat: int = frame[1]
    left: int = frame[3]
    units: int = option[1]
    add_units(state, seat, frame[2], units, out)
    stack = state.stack
    stack.pop()
    below = stack[-1]
    if below[0] == REINFORCE:
        _go_on(state, seat, left - units, below[3])
    elif left > units:
        stack[-1] = (PLACE, seat, left - units)
    else:
        stack.pop()


def offer_place(content: Content, state: State, frame: Frame) -> list[Option]:
    """RSK-ELIM-05: units of a forced exchange are placed at once."""
    return place_options(content, state, frame[1])


def take_place(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Name the territory; how many comes next."""
    state.stack.append((PLACE_UNITS, frame[1], option[1], frame[2]))
