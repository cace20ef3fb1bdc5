"""A table laid in one line, choices spelled as people would, and what stands there afterwards.

    table = lay(drawn=["L01:4 L02:3", "L03:5 L05:2"], gold=[4, 3], at="buy")
    table.do("buy L05", "pass")
    assert table.gold == [2, 13]

Everything goes through the match, and the audit must be content before and after every choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from game.kernel.codec import state_hash
from game.kernel.errors import IllegalChoice
from game.kernel.events import Event
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.setup import read_setup
from game.titles import find_title
from game.titles.skye import frames as f
from game.titles.skye.journeyman.boards import TWO_BUYS
from game.titles.skye.journeyman.pieces import Journey
from game.titles.skye.setup import COLOURS
from game.titles.skye.state import JOURNEY_SOURCES, NONE, SOURCES, Seat, State, journey_of
from tests.titles.skye.boards import Boards
from tests.titles.skye.land import NUMBER, place

TITLE = find_title("skye")
PHASE = {"income": 0, "price": 2, "buy": 4, "build": 5, "plan": 5, "end": 5}


@cache
def game_of(seats: int = 3, colours: tuple[str, ...] = COLOURS, modules: tuple[str, ...] = (), **options: Any) -> Game:
    """A game of random seats with the colours in order."""
    entries = [{"player": "random", "faction": colours[i]} for i in range(seats)]
    plain = {"title": "skye", "mode": "base", "modules": modules, "seats": entries, "options": options}
    return Game(TITLE, read_setup(TITLE.setup_model, plain))


def words_of(text: str) -> list[Any]:
    """`price L05 3` as a spelled choice."""
    return [int(word) if word.lstrip("-").isdigit() else word for word in text.split()]


@dataclass
class Table:
    """A match with eyes on it; `told` are the events before the first decision."""

    match: Match
    told: list[Event] = field(default_factory=list)

    @property
    def state(self) -> State:
        found = self.match.state
        assert isinstance(found, State)
        return found

    def do(self, *choices: str) -> Table:
        """Make choices one after another; `resign N` takes seat N out, whoever's decision it is."""
        for choice in choices:
            verb, *rest = words_of(choice)
            if verb == "resign" and rest:
                self.match.resign(rest[0])
            else:
                self.match.choose_spelled([verb, *rest])
            self.check()
        return self

    def price(self, *screens: str) -> Table:
        """Each seat in turn order behind its screen: `L01 L02:4 L03:3` puts the axe to L01."""
        for screen in screens:
            axe, *priced = screen.split()
            self.do(f"axe {axe}", *(f"price {one.replace(':', ' ')}" for one in priced), "confirm")
        return self

    def check(self) -> None:
        assert self.match.game.title.audit(self.match.game.content, self.state) == []

    def refused(self, choice: str) -> str:
        """The sentence with which a choice is refused; nothing may change by it."""
        before, steps = state_hash(self.state), len(self.match.steps)
        with pytest.raises(IllegalChoice) as refusal:
            self.match.choose_spelled(words_of(choice))
        assert state_hash(self.state) == before
        assert len(self.match.steps) == steps
        return str(refusal.value)

    def options(self, verb: str = "") -> list[str]:
        """The legal options, spelled in one line each; only those of a verb, if given."""
        spelled = (self.match.game.naming.spell_option(option) for option in self.match.options())
        return [" ".join(map(str, one)) for one in spelled if not verb or one[0] == verb]

    @property
    def asked(self) -> str:
        """What kind of question is put; nothing where the match is over."""
        return self.match.game.rules.kinds[self.state.stack[-1][0]].name if self.state.stack else ""

    def question_names(self, word: str) -> bool:
        """Whether the question speaks of something."""
        return word in self.match.game.title.question(self.match.game.content, self.state)

    @property
    def seat(self) -> int:
        return self.match.seat

    @property
    def gold(self) -> list[int]:
        return [one.gold for one in self.state.seats]

    @property
    def counted(self) -> list[int]:
        return [one.counted for one in self.state.seats]

    @property
    def journey(self) -> Journey:
        return journey_of(self.state)

    @property
    def points(self) -> list[int]:
        return [one.points for one in self.state.seats]

    def tiles(self, seat: int, where: str = "drawn") -> list[str]:
        """The tiles of a seat, by their keys."""
        return [self.key(tile) for tile in getattr(self.state.seats[seat], where)]

    def key(self, tile: int) -> str:
        return str(self.match.game.naming.spell("tile", tile))

    def laid(self, seat: int) -> list[str]:
        """What a territory holds besides the castle."""
        return [self.key(placed[2]) for placed in self.state.seats[seat].territory[1:]]

    @property
    def bag(self) -> list[str]:
        """The next tile first."""
        return [self.key(tile) for tile in reversed(self.state.bag)]

    def events(self, *kinds: str, steps: int = 1) -> list[dict[str, Any]]:
        """The events of the last steps, or before the first, spelled."""
        happened = [event for step in self.match.steps[-steps:] for event in step.events] or self.told
        spelled = [self.match.game.naming.spell_event(event) for event in happened]
        return [one for one in spelled if not kinds or one["kind"] in kinds]


def lay(
    lands: Sequence[str] = (),
    *,
    seats: int = 0,
    at: str = "buy",
    gold: Sequence[int] = (),
    points: Sequence[int] = (),
    drawn: Sequence[str] = (),
    aside: Sequence[str] = (),
    scoring: str = "S03 S04 S01 S14",
    bag: str = "",
    bag_size: int = 99,
    starter: int = 0,
    round: int = 1,
    colours: Sequence[str] = COLOURS,
    chance: int = 1,
    boards: Boards | None = None,
) -> Table:
    """A match at a decision; seats that nothing is said of have a castle, no gold and no points.

    `at`: `income` (the round begins), `price` (tiles drawn, nothing chosen), `buy`, `build`, or `end` (all is built).
    `boards`: with Journeyman, where also `plan` (all is built, nothing planned) can be.
    `drawn`: tiles before each screen, with their prices to buy; `gold` is what is at hand besides. `bag`: the next
    tiles, all others follow; `bag_size`: only so many of all that are left, the others lie in the last territory's way.
    """
    count = seats or max(2, *map(len, (lands, gold, points, drawn, aside)))
    game = game_of(count, tuple(colours)) if boards is None else game_of(count, tuple(colours), ("journeyman",))
    scored = (*SOURCES, *(() if boards is None else JOURNEY_SOURCES))
    new = [
        _seat(
            COLOURS.index(colours[i]), _at(lands, i, ""), (_at(points, i, 0), *(0,) * (len(scored) - 1)),
            _at(gold, i, 0), _at(drawn, i, ""), _at(aside, i, ""),
        )
        for i in range(count)
    ]  # fmt: skip
    order = [(starter + i) % count for i in range(count)]
    state = State(
        new,
        tuple(int(one[1:]) - 1 for one in scoring.split()),
        _bag(game, new, [NUMBER[key] for key in bag.split()])[-bag_size:],
        (),
        round - 1,
        [(f.ROUND, starter, PHASE[at]), *_questions(at, new, order, boards)],
        [],
        chance,
        (),
        None if boards is None else boards.journey(game.content, count),
    )
    told: list[Event] = []
    game.rules.settle(game.content, state, told)
    table = Table(Match(game, 1, state), told)
    if bag_size == 99:
        table.check()
    return table


def _seat(colour: int, land: str, points: tuple[int, ...], gold: int, drawn: str, aside: str) -> Seat:
    """A castle of its colour with what is laid about it; gold behind the screen is gold besides."""
    priced = [one.partition(":") for one in drawn.split()]
    prices = tuple(int(price or 0) for _tile, _colon, price in priced)
    return Seat(
        colour,
        ((0, 0, colour, 0), *(place(land)[1:] if land else ())),
        points,
        gold,
        gold + sum(prices),
        tuple(NUMBER[tile] for tile, _colon, _price in priced),
        prices,
        NONE,
        tuple(NUMBER[tile] for tile in aside.split()),
        True,
    )


def _at(row: Sequence[Any], place: int, otherwise: Any) -> Any:
    return row[place] if place < len(row) else otherwise


def _questions(at: str, seats: list[Seat], order: list[int], boards: Boards | None) -> list[tuple[int, int]]:
    last_first = order[::-1]
    frames = []
    if boards is not None and at == "buy":
        journey = boards.journey(game_of(len(seats), modules=("journeyman",)).content, len(seats))
        frames = [(f.KEEPING, seat) for seat in last_first]
        frames += [(f.BUY_SECOND, seat) for seat in last_first if TWO_BUYS in journey.bonus[seat]]
    if boards is not None and at in ("build", "plan"):
        frames = [(f.MOVING, seat) for seat in last_first] + [(f.REVEAL, order[0])]
        frames += [(f.PLAN, seat) for seat in last_first]
    kind = {"price": f.PRICE, "buy": f.BUY, "build": f.BUILDING}.get(at)
    if kind is None:
        return frames
    return frames + [(kind, seat) for seat in last_first if at != "build" or seats[seat].aside]


def _bag(game: Game, seats: list[Seat], top: list[int]) -> tuple[int, ...]:
    away = set(top)
    for one in seats:
        away |= {*one.drawn, *one.aside, *(placed[2] for placed in one.territory)}
    return (*(tile for tile in game.content.bag if tile not in away), *reversed(top))
