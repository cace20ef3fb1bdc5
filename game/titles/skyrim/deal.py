"""Set-up: who begins, who holds what, and where the End Game card lies (RSK-SET)."""

from __future__ import annotations

from game.kernel.chance import Stream, below, die, shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame
from game.titles.skyrim.content import Content
from game.titles.skyrim.events import FirstDieThrown, FirstPlayerFound
from game.titles.skyrim.frames import SET_UP, TURN
from game.titles.skyrim.setup import FACTIONS, SkyrimSetup
from game.titles.skyrim.state import NEUTRAL, Seat, State

UNITS_EACH = 3  # RSK-SET-10
NEUTRAL_UNITS = 2  # RSK-SET-11


def new_state(content: Content, setup: SkyrimSetup, seed: int, out: Out) -> State:
    """The table before the first turn; in Civil War before the first unit is placed."""
    chance = Stream(seed)
    factions = choose_factions(chance, setup)
    first = first_player(chance, len(factions), out)
    seats = [Seat(faction, (), True, 0, 0) for faction in factions]
    owner, units = [NEUTRAL] * content.size, [0] * content.size
    if content.mode == "chaos":
        deal(content, chance, first, seats, owner, units)
        start: Frame = (TURN, first, 0)
    else:
        start = (SET_UP, first)
    deck = shuffled_deck(content, chance)
    return State(seats, owner, units, deck, (), [start], (), first, 0, 0, [], chance.chance, ())


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


def shares(seats: int, territories: int) -> list[int]:
    """How many territory cards each seat is dealt, in turn order (RSK-SET-07 to -09, -18).

    With two seats a quarter stays neutral, rounded down to what leaves the seats equal; what does not go evenly goes to
    the last in turn order.
    """
    if seats == 2:
        neutral = territories // 4
        return [-(-(territories - neutral) // 2)] * 2
    each, over = divmod(territories, seats)
    return [each + (place >= seats - over) for place in range(seats)]


def deal(
    content: Content, chance: Stream, first: int, seats: list[Seat], owner: list[int], units: list[int]
) -> None:
    """RSK-SET-06 to -12: deal the cards, place three units on each, two neutral ones on what is left over."""
    cards = list(content.land)
    shuffle(chance, cards)
    limit = content.unit_limit or UNITS_EACH * content.size
    for place, share in enumerate(shares(len(seats), content.size)):
        seat = (first + place) % len(seats)
        each = min(UNITS_EACH, limit // share)  # RSK-COMP-09: only a board larger than the book's comes near it
        for _ in range(share):
            territory = cards.pop()
            owner[territory], units[territory] = seat, each
        seats[seat].lands, seats[seat].units = share, share * each
    for territory in cards:
        units[territory] = NEUTRAL_UNITS


def shuffled_deck(content: Content, chance: Stream) -> tuple[int, ...]:
    """All territory cards, top last; in Chaos with the End Game card in the middle third (RSK-SET-12 to -14)."""
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
