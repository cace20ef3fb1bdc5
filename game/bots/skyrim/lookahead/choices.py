"""How the choices of a seat begin in the copies: the step itself, then the rest of the turn by judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from game.bots.skyrim.lookahead.boards import Boards
from game.bots.skyrim.lookahead.cards import exchange, within_limit
from game.bots.skyrim.lookahead.field import Bools, Field, Ints
from game.bots.skyrim.lookahead.judgement import Judgement
from game.bots.skyrim.lookahead.luck import Luck
from game.bots.skyrim.lookahead.search import Begin
from game.bots.skyrim.lookahead.turn import PORTIONS, Best, finish_turn, invade, place, put, strike


class Reinforcement(NamedTuple):
    """Units that come to a territory, if any, or a set that is turned in."""

    territory: int = 0
    units: int = 0
    exchange: bool = False


def reinforcing(field: Field, steps: Sequence[Reinforcement], left: int) -> Begin:
    """Choices of a step in the reinforcements; the rest of the units follows by judgement."""
    at = field.number[[step.territory for step in steps]]
    units = np.array([step.units for step in steps], np.int32)
    sets = np.array([step.exchange for step in steps])

    def begin(boards: Boards, choice: Ints, luck: Luck) -> None:
        seat, some = boards.hero, units[choice]
        put(boards, seat, at[choice], some)
        never = np.zeros(boards.copies, np.float32)
        came = exchange(boards, seat, sets[choice], never, never, sets[choice])
        place(boards, seat, within_limit(boards, seat, left - some + came), PORTIONS - 1)
        _from_invasion_on(boards, np.ones(boards.copies, bool), luck)

    return begin


def moving_in(field: Field, source: int, target: int, following: Sequence[int]) -> Begin:
    """Choices of how many units follow into a conquered territory."""
    origin, goal = int(field.number[source]), int(field.number[target])
    units = np.array(following, np.int32)

    def begin(boards: Boards, choice: Ints, luck: Luck) -> None:
        boards.units[origin] -= units[choice]
        boards.units[goal] += units[choice]
        _from_invasion_on(boards, np.ones(boards.copies, bool), luck)

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
        _from_invasion_on(boards, goes[choice], luck)

    return begin


def _from_invasion_on(boards: Boards, active: Bools, luck: Luck) -> None:
    invade(boards, boards.hero, active, luck)
    finish_turn(boards, boards.hero, luck)
