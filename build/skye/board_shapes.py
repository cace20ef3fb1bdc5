"""Where everything lies on the boards of Skye, before it is drawn; pixels of the maps."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from build.map_places import Box
from game.titles.skye.boards import SCORES, Facts, wanted_of
from game.titles.skye.content import FIVE_ROUNDS, SIX_ROUNDS, SLOTS
from game.titles.skye.journeyman.boards import CASTLE_COSTS, TRACKS

Point = tuple[float, float]

# -- the ground of a territory
CELL, REACH = 32, 30  # a cell; cells from the castle to every end: more than a territory can need

# -- the score board
SCORE_CELL, SCORE_EDGE = 96, 48
ACROSS, DOWN = 17, 10  # score spaces along the long and the short side
SCORE_SIZE = (ACROSS * SCORE_CELL + 2 * SCORE_EDGE, DOWN * SCORE_CELL + 2 * SCORE_EDGE)
SCORE_TILE = 48
SLOT_SIDE, SLOT_Y = 264, 240
ROUND_WIDE, ROUND_HIGH, ROUND_Y = 190, 196, 640

# -- a progress board
SIZE, TILE = (2048, 1152), 32
LEFT, RIGHT = 262, 1996  # of the spaces
RIVER = 46  # what a line takes beside the spaces
ROWS = (344, 644, 944)
SPACE, BONUS, BRIDGE = 112, 96, (96, 60)
MARKER = 76
HEAD = Box(0, 60, 0, 84)


@dataclass(frozen=True, slots=True)
class Spot:
    """A space of a track."""

    key: str
    track: str
    index: int
    box: Box
    facts: Facts


def about(x: float, y: float, wide: float, high: float = 0) -> Box:
    """A box about a point."""
    return Box(round(x - wide / 2), round(y - (high or wide) / 2), round(wide), round(high or wide))


def score_spots() -> Iterator[Spot]:
    """Clockwise around the board from the upper left, then the rounds of both sides, one over the other."""
    wanted = wanted_of("score_board")
    for number in range(SCORES):
        column, row = _around(number)
        box = Box(SCORE_EDGE + column * SCORE_CELL, SCORE_EDGE + row * SCORE_CELL, SCORE_CELL, SCORE_CELL)
        yield Spot(f"score_{number}", "score", number, box, {})
    for track, rounds in (("rounds", SIX_ROUNDS), ("rounds_5", FIVE_ROUNDS)):
        apart = (SCORE_SIZE[0] - 2 * (SCORE_EDGE + SCORE_CELL) - 40) / len(rounds)
        for number in range(1, len(rounds) + 1):
            x = SCORE_EDGE + SCORE_CELL + 20 + (number - 0.5) * apart
            box = about(x, ROUND_Y + ROUND_HIGH / 2, ROUND_WIDE, ROUND_HIGH)
            yield Spot(f"{track}_{number}" if track == "rounds" else f"round_5_{number}", track, number, box,
                       wanted[track][number])  # fmt: skip


def _around(number: int) -> tuple[int, int]:
    if number < ACROSS:
        return number, 0
    if number < ACROSS + DOWN - 1:
        return ACROSS - 1, number - ACROSS + 1
    if number < 2 * ACROSS + DOWN - 2:
        return 2 * ACROSS + DOWN - 3 - number, DOWN - 1
    return 0, 2 * ACROSS + 2 * DOWN - 4 - number


def scoring_slots() -> Iterator[tuple[int, Box]]:
    """A to D."""
    apart = (SCORE_SIZE[0] - 2 * (SCORE_EDGE + SCORE_CELL) - 60) / len(SLOTS)
    for index in range(len(SLOTS)):
        yield (
            index,
            Box(
                round(SCORE_EDGE + SCORE_CELL + 30 + (index + 0.5) * apart - SLOT_SIDE / 2),
                SLOT_Y,
                SLOT_SIDE,
                SLOT_SIDE,
            ),
        )


def _segments(board: str) -> list[int]:
    """Of each space from the start on, how many lines lie left of it; the same on all tracks."""
    costs = [facts.get("cost", CASTLE_COSTS[0]) for facts in wanted_of(board)[TRACKS[0]].values()]
    return [CASTLE_COSTS.index(int(cost)) for cost in costs]


def _columns(board: str) -> list[float]:
    segments = _segments(board)
    step = (RIGHT - LEFT - RIVER * max(segments)) / len(segments)
    return [LEFT + (place + 0.5) * step + RIVER * segment for place, segment in enumerate(segments)]


def track_spots(board: str) -> Iterator[Spot]:
    """The spaces of the three tracks, the start positions first; a track rises and falls a little."""
    columns = _columns(board)
    for row, (track, numbers) in enumerate(wanted_of(board).items()):
        for number, facts in numbers.items():
            y = ROWS[row] + 9 * math.sin(number * 1.15 + row * 2.1)
            yield Spot(f"{track}_{number}", track, number, about(columns[number], y, SPACE), facts)


def river_xs(board: str) -> list[float]:
    """Where each line runs on the whole."""
    columns, segments = _columns(board), _segments(board)
    firsts = [segments.index(line) for line in range(1, max(segments) + 1)]
    return [(columns[first - 1] + columns[first]) / 2 for first in firsts]


def rivers(board: str) -> list[list[Point]]:
    """The lines, from above to below, winding like rivers."""
    found = []
    for number, x in enumerate(float(round(x)) for x in river_xs(board)):
        heights = [float(y) for y in range(160, SIZE[1] - 30, 24)]
        found.append(
            [(x + round(9 * math.sin(y / 61 + number * 1.7) + 4 * math.sin(y / 23 + number)), y) for y in heights]
        )
    return found


def at_height(line: list[Point], y: float) -> float:
    """How far right a river is at a height."""
    return min(line, key=lambda point: abs(point[1] - y))[0]


def board_labels(board: str) -> Iterator[tuple[int, Box]]:
    """Over each segment, where its castle cost stands."""
    ends = [LEFT, *river_xs(board), RIGHT]
    for index, (left, right) in enumerate(pairwise(ends)):
        yield index, about((left + right) / 2, HEAD.y + HEAD.height / 2, 190, HEAD.height)


def track_label(row: int) -> Box:
    """Left of a track: its emblem, and its name below."""
    return Box(40, ROWS[row] - 120, 196, 240)
