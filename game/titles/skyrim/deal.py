"""Set-up: who begins, who holds what, and where the End Game card lies (RSK-SET)."""

from __future__ import annotations

from game.kernel.chance import Chancy, Stream, below, die, shuffle
from game.kernel.events import Out
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.set_up import new_saga
from game.titles.skyrim.events import FirstDieThrown, FirstPlayerFound
from game.titles.skyrim.frames import SET_UP, TURN
from game.titles.skyrim.laying import lay_board
from game.titles.skyrim.setup import FACTIONS, SkyrimSetup
from game.titles.skyrim.state import NEUTRAL, Seat, State


def new_state(content: Content, setup: SkyrimSetup, seed: int, out: Out) -> State:
    """The table before anything is asked."""
    chance = Stream(seed)
    factions = choose_factions(chance, setup)
    first = first_player(chance, len(factions), out)
    seats = [Seat(faction, (), True, 0, 0) for faction in factions]
    owner, units = [NEUTRAL] * content.size, [0] * content.size
    state = State(seats, owner, units, (), (), [(SET_UP, first)], (), first, 0, 0, [], chance.chance, ())
    if content.mix.any_saga:
        state.saga = new_saga(content, state, len(seats), first, out)
    elif content.mix.set_up != "placed":
        lay_board(content, state, out)
        state.stack[0] = (TURN, first, 0)
    elif len(seats) == 2:
        lay_board(content, state, out)
    state.deck = shuffled_deck(content, state)
    return state


def choose_factions(chance: Stream, setup: SkyrimSetup) -> list[int]:
    """RSK-SET-17: as the setup says; a seat without one gets a free one at random."""
    free = [i for i, key in enumerate(FACTIONS) if key not in {seat.faction for seat in setup.seats}]
    shuffle(chance, free)
    return [FACTIONS.index(seat.faction) if seat.faction else free.pop() for seat in setup.seats]


def first_player(chance: Stream, seats: int, out: Out) -> int:
    """RSK-SET-03, -04: the highest die begins; those tied for it throw again."""
    tied = list(range(seats))
    while len(tied) > 1:
        throws = [die(chance) for _ in tied]
        if out is not None:
            out += [FirstDieThrown(seat, one) for seat, one in zip(tied, throws, strict=True)]
        highest = max(throws)
        tied = [seat for seat, one in zip(tied, throws, strict=True) if one == highest]
    if out is not None:
        out.append(FirstPlayerFound(tied[0]))
    return tied[0]


def shuffled_deck(content: Content, chance: Chancy) -> tuple[int, ...]:
    """All territory cards, top last; where the End Game card decides, it lies in the middle third (RSK-SET-12 to -14,
    RSK-MIX-08)."""
    deck = list(content.land)
    shuffle(chance, deck)
    if content.end_card >= 0:
        low, high = end_card_depths(content.size)
        deck.insert(low + below(chance, high - low + 1), content.end_card)
    return tuple(deck)


def end_card_depths(territories: int) -> tuple[int, int]:
    """The fewest and most cards that can lie under the End Game card: 16 and 32 of 48 (RSK-SET-14)."""
    third = territories // 3
    return third, territories - third
