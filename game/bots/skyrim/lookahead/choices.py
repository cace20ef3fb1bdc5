"""How the choices of a seat begin in the copies: the step itself, then the rest of the turn by judgement."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.bots.skyrim.lookahead.boards import Boards
from game.bots.skyrim.lookahead.field import Field, Ints
from game.bots.skyrim.lookahead.judgement import Judgement
from game.bots.skyrim.lookahead.luck import Luck
from game.bots.skyrim.lookahead.search import Begin
from game.bots.skyrim.lookahead.turn import PORTIONS, Best, finish_turn, invade, place, put, strike


def placing(field: Field, places: Sequence[tuple[int, int]], left: int) -> Begin:
    """Choices of a territory and of how many units come to it."""
    at = field.number[[place for place, _ in places]]
    units = np.array([some for _, some in places])

    def begin(boards: Boards, choice: Ints, luck: Luck) -> None:
        seat = boards.hero
        put(boards, seat, at[choice], units[choice])
        place(boards, seat, left - units[choice], PORTIONS - 1)
        invade(boards, seat, np.ones(boards.copies, bool), luck)
        finish_turn(boards, seat, luck)

    return begin


def invading(field: Field, attacks: Sequence[tuple[int, int] | None]) -> Begin:
    """Choices of source and target; None: to end the invasion."""
    ways = [attack or (0, 0) for attack in attacks]
    source = field.number[[way[0] for way in ways]]
    target = field.number[[way[1] for way in ways]]
    goes = np.array([attack is not None for attack in attacks])

    def begin(boards: Boards, choice: Ints, luck: Luck) -> None:
        seat = boards.hero
        best = Best(np.zeros(boards.copies, np.float32), source[choice], target[choice])
        strike(boards, seat, Judgement(boards, seat), best, goes[choice], luck)
        invade(boards, seat, goes[choice], luck)
        finish_turn(boards, seat, luck)

    return begin
