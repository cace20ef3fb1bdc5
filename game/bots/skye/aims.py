"""What is worth what to a seat: the scoring tiles in rounds to come, read as tables that a tile can be held against.

A scoring to come is told by the number of tiles that are laid until then; what is not there yet may have come by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final, NamedTuple

from game.bots.skye.weights import Row, Weights
from game.titles.skye.content import ALL_SCORING_TILES, SCORING_TILES, Content
from game.titles.skye.scoring import BROCHS_WORTH, LARGE_AREA, LONG_RUN, MOST, SECOND
from game.titles.skye.state import State
from game.titles.skye.tiles import BARREL, MOUNTAIN, TERRAINS

KEPT: Final = 512
MOST_OPEN: Final = 7  # open edges told apart
MOST_MISSING: Final = 8  # symbols lacking in sets
CORNERS: Final = 4
MOST_BROCHS: Final = 3
MOST_GAINED: Final = 3  # symbols of one kind on a tile
HALF: Final = 0.5
MOST_ENDS: Final = 6
S01, S02, S03, S04, S05, S06, S07, S08, S09, S10, S11, S12, S13, S14, S15, S16 = range(SCORING_TILES)
S17, S18, S19, S20 = range(SCORING_TILES, ALL_SCORING_TILES)
Comings = tuple[float, ...]  # the tiles laid until each scoring to come


class Facts(NamedTuple):
    """What aims follow from. `comings` by scoring tile; `income` is what 1 gold a round is worth; `most`: what further
    barrels and ships bring where they are compared."""

    comings: tuple[Comings, ...]
    end: float
    income: float
    most: tuple[Row, Row]


@dataclass(frozen=True, slots=True, eq=False)
class Aims:
    """Points by what is looked at. Rows of areas go by open edges."""

    weights: Weights
    end: float
    income: float
    closed: tuple[Row, ...]  # by terrain
    large: tuple[Row, ...]  # by size, LARGE_AREA for more
    brochs: tuple[Row, Row]  # closed or open, by brochs
    harbour: tuple[Row, Row]  # closed or open, by 1 for a ship and 2 for a lighthouse
    water: Row  # a tile of the largest water
    double: Row  # the chance that a scroll lying there is doubled
    square: Row  # by corners filled
    column: Row  # by length
    sets: Row  # a set that lacks so many buildings
    sheep: float
    farm_animal: float
    later_animal: float  # an animal and a farm that have yet to meet, by one free cell
    cattle: float
    road_tile: float
    later_road: float
    ends: Row
    broch_line: float  # a row or column with its first broch
    row_match: float
    row_hope: float  # the first symbols in a row
    most: tuple[Row, Row]  # barrels and ships, by how many are gained


def comings_of(content: Content, state: State, weights: Weights, now: float) -> tuple[tuple[Comings, ...], float]:
    """By scoring tile, and for the end; `now` are the tiles still to be laid this round."""
    found: list[list[float]] = [[] for _ in range(ALL_SCORING_TILES)]
    tiles = now
    for slots, _ahead in content.rounds[state.rounds :]:
        for slot in slots:
            found[state.scoring[slot]].append(tiles)
        tiles += weights.tiles_a_round
    return tuple(map(tuple, found)), tiles - weights.tiles_a_round


def lead(own: float, others: Sequence[float], spread: float) -> float:
    """VP to be expected where amounts are compared that may yet drift apart (SKY-SCO-04)."""
    if own <= 0:
        return 0.0
    ranked = sorted(others, reverse=True)
    second = ranked[1] if len(ranked) > 1 else 0.0
    first = _normal((own - ranked[0] + HALF) / spread)
    return MOST * first + SECOND * (1.0 - first) * _normal((own - second + HALF) / spread)


def _normal(x: float) -> float:
    return HALF * (1.0 + erf(x / sqrt(2.0)))


def most_of(weights: Weights, comings: Comings, own: int, others: Sequence[int]) -> Row:
    """What 0, 1, 2... more of something bring where it is compared."""
    if not comings:
        return (0.0,) * (MOST_GAINED + 1)
    worth = [
        sum(lead(own + gained, others, weights.least_spread + weights.most_spread * sqrt(tiles)) for tiles in comings)
        for gained in range(MOST_GAINED + 1)
    ]
    return tuple(one - worth[0] for one in worth)


@dataclass(frozen=True, slots=True)
class Calendar:
    """The scorings to come, by scoring tile, and what will be there by then."""

    weights: Weights
    comings: tuple[Comings, ...]

    def times(self, scoring: int) -> int:
        """How often it is scored."""
        return len(self.comings[scoring])

    def by_open(self, scoring: int) -> Row:
        """The scorings by which an area with 0, 1, 2... open edges is completed."""
        return tuple(
            sum(done(self.weights, edges, n) for n in self.comings[scoring]) for edges in range(MOST_OPEN + 1)
        )

    def lacking(self, scoring: int, pace: float, most: int) -> Row:
        """The scorings by which 0, 1, 2... things that are lacking will be there."""
        return tuple(sum(pow(soon(pace, n), lacks) for n in self.comings[scoring]) for lacks in range(most + 1))

    def one(self, scoring: int, pace: float) -> float:
        """The same for one thing."""
        return self.lacking(scoring, pace, 1)[1]


@lru_cache(KEPT)
def aims_of(weights: Weights, facts: Facts) -> Aims:
    """The tables."""
    calendar, end = Calendar(weights, facts.comings), facts.end
    times = calendar.times
    closed, mountain, large = calendar.by_open(S02), calendar.by_open(S16), calendar.by_open(S04)
    grows, meets = calendar.one(S05, weights.grow), calendar.one(S12, weights.grow)
    squares, columns = calendar.lacking(S01, weights.square, CORNERS), calendar.lacking(S13, weights.column, LONG_RUN)
    tiles, tiles_later = calendar.lacking(S14, weights.reach, 1)
    network = tiles - tiles_later + facts.income * weights.density[BARREL]
    on_mountains = tuple(one + 2.0 * other for one, other in zip(closed, mountain, strict=True))
    return Aims(
        weights=weights,
        end=end,
        income=facts.income,
        closed=tuple(on_mountains if terrain == MOUNTAIN else closed for terrain in range(len(TERRAINS))),
        large=tuple(_large(size, large) for size in range(LARGE_AREA + 1)),
        brochs=(
            tuple(float(times(S05) * worth) for worth in BROCHS_WORTH),
            tuple(_brochs(have, times(S05), grows) for have in range(MOST_BROCHS + 1)),
        ),
        harbour=((0.0, 0.0, 0.0, 3.0 * times(S12)), (0.0, 3.0 * meets, 3.0 * meets, 3.0 * times(S12))),
        water=tuple(2.0 * one for one in calendar.by_open(S15)),
        double=tuple(done(weights, edges, end) for edges in range(MOST_OPEN + 1)),
        square=tuple(2.0 * squares[CORNERS - filled] for filled in range(CORNERS + 1)),
        column=(0.0, *(3.0 * columns[LONG_RUN - length] for length in range(1, LONG_RUN + 1))),
        sets=tuple(5.0 * one for one in calendar.lacking(S06, weights.find, MOST_MISSING)),
        sheep=float(times(S03)),
        farm_animal=float(times(S10)),
        later_animal=calendar.one(S10, weights.animals) / 4.0,
        cattle=2.0 * times(S11),
        road_tile=float(times(S14)),
        later_road=soon(weights.reach, end),
        ends=tuple(soon(weights.reach, end) * network * one for one in weights.ends),
        broch_line=float(times(S18)),
        row_match=2.0 * times(S19),
        row_hope=2.0 * calendar.one(S19, weights.find),
        most=facts.most,
    )


def soon(pace: float, tiles: float) -> float:
    """The chance that something has come when so many tiles are laid."""
    return 1.0 - exp(-pace * tiles)


def done(weights: Weights, edges: int, tiles: float) -> float:
    """The chance that an area with so many open edges is completed when so many tiles are laid (SKY-ARE-05)."""
    if not edges:
        return 1.0
    harder: float = edges**weights.close_power
    chance: float = pow(soon(weights.close, tiles), harder)
    return chance


def _large(size: int, by_open: Row) -> Row:
    """S04: every tile that closes an area belongs to it."""
    return tuple(
        3.0 * worth if size + min(edges, 2) >= LARGE_AREA else 3.0 * worth * HALF if edges else 0.0
        for edges, worth in enumerate(by_open)
    )


def _brochs(have: int, times: int, grows: float) -> float:
    more = BROCHS_WORTH[have + 1] - BROCHS_WORTH[have] if have < MOST_BROCHS else 0
    return float(times * BROCHS_WORTH[have]) + grows * more
