"""Setting up: colours, castles, scoring tiles, the bag, and who begins (SKY-SET)."""

from __future__ import annotations

from game.kernel.chance import Chancy, Stream, below, shuffle
from game.kernel.events import Out
from game.titles.skye.content import FIRST_GAME, SLOTS, Content
from game.titles.skye.events import ScoringLaid, StarterDrawn
from game.titles.skye.frames import ROUND
from game.titles.skye.journeyman.deal import deal_bonus
from game.titles.skye.setup import COLOURS, SkyeSetup
from game.titles.skye.state import JOURNEY_SOURCES, NONE, SOURCES, Seat, State


def new_state(content: Content, setup: SkyeSetup, seed: int, out: Out) -> State:
    """The table before the first income."""
    chance = Stream(seed)
    colours = choose_colours(chance, setup)
    starter = below(chance, len(colours))
    scoring = lay_scoring(content, chance)
    bag = list(content.bag)
    shuffle(chance, bag)
    if out is not None:
        out += [ScoringLaid(scoring), StarterDrawn(starter)]
    journey = deal_bonus(content, chance, starter, out) if content.journeyman else None
    return State(
        seats=[new_seat(content, colour) for colour in colours],
        scoring=scoring,
        bag=tuple(bag),
        returned=(),
        rounds=0,
        stack=[(ROUND, starter, 0)],
        winners=[],
        chance=chance.chance,
        tape=(),
        journey=journey,
    )


def choose_colours(chance: Chancy, setup: SkyeSetup) -> list[int]:
    """SKY-SET-03: as the setup says; a seat without one gets a free one at random."""
    free = [i for i, key in enumerate(COLOURS) if key not in {seat.faction for seat in setup.seats}]
    shuffle(chance, free)
    return [COLOURS.index(seat.faction) if seat.faction else free.pop() for seat in setup.seats]


def lay_scoring(content: Content, chance: Chancy) -> tuple[int, ...]:
    """SKY-SET-02, -08."""
    if content.first_game:
        return FIRST_GAME
    tiles = list(content.scoring)
    shuffle(chance, tiles)
    return tuple(tiles[: len(SLOTS)])


def new_seat(content: Content, colour: int) -> Seat:
    """A castle in (0, 0), unturned, and no gold (SKY-SET-05, -07); a castle's tile has its colour's number."""
    unscored = (0,) * (len(SOURCES) + len(JOURNEY_SOURCES) * content.journeyman)
    return Seat(colour, ((0, 0, colour, 0),), unscored, 0, 0, (), (), NONE, (), True)
