"""Playing many copies on to the hero's next turns."""

from __future__ import annotations

import numpy as np

from game.bots.skyrim.lookahead.boards import Boards
from game.bots.skyrim.lookahead.luck import Luck
from game.bots.skyrim.lookahead.turn import play_turn


def until_turn_of_hero(boards: Boards, luck: Luck, rounds: int = 1) -> None:
    """From the end of the hero's turn on, through so many rounds less that turn."""
    seat = boards.hero
    for _ in range(rounds * boards.seats - 1):
        seat = _pass_on(boards, seat)
        columns = np.flatnonzero(boards.alive[seat] & ~boards.over)
        if not len(columns):
            continue
        if len(columns) == boards.copies:
            play_turn(boards, seat, luck)
        else:
            some = boards.take(columns)
            play_turn(some, seat, luck)
            boards.put(columns, some)
    _pass_on(boards, seat)


def _pass_on(boards: Boards, seat: int) -> int:
    """To the next seat; a round is full when the first comes again (RSK-VOC-12, RSK-CIV-10)."""
    seat = (seat + 1) % boards.seats
    if seat == boards.first:
        boards.rounds += 1
        if boards.rounds == boards.field.max_rounds:
            boards.end(np.flatnonzero(~boards.over))
    return seat
