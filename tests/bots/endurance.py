"""Many matches over all modes, numbers of seats and levels, by the door that checks each choice.

`python -m tests.bots.endurance 1000` plays a thousand and says what went wrong: an illegal choice, a fault of a bot, a
match that did not end.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice

from game.bots.arena import play_match
from game.bots.levels import levels_of
from game.kernel.match import Match
from tests.bots.skyrim.table import skyrim

TABLES = [("chaos", seats) for seats in (2, 3, 4, 5)] + [("civil-war", seats) for seats in (3, 4, 5)]
SEARCHING_EVERY = 29  # matches with one master among the others: they take long
MAX_ROUNDS = 100
CAP = 100_000


def tables(matches: int) -> Iterator[tuple[str, list[str]]]:
    """Mode and levels of each match: all tables in turn, with the levels going round the seats."""
    quick = [level.key for level in levels_of("skyrim") if level.key != "master"]
    going_round = cycle(quick)
    for number, (mode, seats) in zip(range(matches), cycle(TABLES), strict=False):
        levels = list(islice(going_round, seats))
        if number % SEARCHING_EVERY == 0:
            levels[number % seats] = "master"
        if number % seats == 0:
            next(going_round)
        yield mode, levels


def endure(matches: int, first: int = 0, rounds: int = MAX_ROUNDS) -> tuple[Counter[str], list[str]]:
    """Seats played by each level from match `first` on, and one line for each match that went wrong."""
    played: Counter[str] = Counter()
    wrong = []
    for number, (mode, levels) in islice(enumerate(tables(matches)), first, None):
        game = skyrim(levels, mode, rounds)
        try:
            stopped = play_match(Match(game, number), CAP).stopped
        except Exception:
            wrong.append(f"match {number}, {mode}, {','.join(levels)}: {traceback.format_exc(limit=-2)}")
        else:
            played.update(levels)
            if stopped:
                wrong.append(f"match {number}, {mode}, {','.join(levels)}: did not end")
    return played, wrong


def main() -> int:
    """Play as many as are asked for."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    played, wrong = endure(matches)
    print(f"{matches} matches; seats by level: {dict(played)}; wrong: {len(wrong)}", *wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
