"""The search repeats, finds what is plain, spends no more than it is told, and stays out of the window's way."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from game.bots.skyrim.lookahead.boards import Boards
from game.bots.skyrim.lookahead.choices import Reinforcement, invading, moving_in, reinforcing
from game.bots.skyrim.lookahead.field import Ints, field_of
from game.bots.skyrim.lookahead.luck import Luck
from game.bots.skyrim.lookahead.search import Effort, Search
from game.kernel.chance import Stream
from game.titles.skyrim import frames as f
from tests.bots.skyrim.lookahead.copies import check, copies
from tests.bots.skyrim.table import laid_out, skyrim

EFFORT = Effort(copies=60, most=300, rounds=1, trust=0.0, weaker=3)
GAME = skyrim(["hard"] * 2)
SOURCE = 0
TARGET, *OTHERS = GAME.content.connected[SOURCE]
LANDS = {SOURCE: (0, 12), TARGET: (1, 1), **dict.fromkeys(OTHERS, (-1, 3))}


def test_the_attack_that_wins_the_match_is_found_and_found_again() -> None:
    seen = GAME.title.view(GAME.content, laid_out(GAME, LANDS, (f.INVADE, 0)), 0)
    begin = invading(field_of(GAME.content), [None, (SOURCE, OTHERS[0]), (SOURCE, TARGET)])
    for seed in (1, 1, 2, 3):
        assert Search(GAME.content, seen, Stream(seed), EFFORT).best(3, begin) == 2


@pytest.mark.parametrize("choices", [2, 4, 7])
def test_no_more_copies_than_told(choices: int) -> None:
    """With nothing to tell the choices apart, all stay in the race to the end."""
    seen = GAME.title.view(GAME.content, laid_out(GAME, LANDS, (f.INVADE, 0)), 0)
    asked: list[int] = []

    def idle(boards: Boards, choice: Ints, luck: Luck) -> None:
        asked.append(boards.copies)
        boards.over[:] = True
        assert luck.worlds * choices == boards.copies
        assert set(choice) == set(range(choices))

    assert Search(GAME.content, seen, Stream(1), EFFORT).best(choices, idle) == 0
    assert max(asked) <= EFFORT.copies
    assert EFFORT.most - choices < sum(asked) <= EFFORT.most


def test_steps_of_a_turn_leave_nothing_impossible() -> None:
    field = field_of(GAME.content)
    cards = tuple(t for t in GAME.content.land if GAME.content.symbol[t] == 1)[:3]
    state = laid_out(GAME, LANDS, (f.REINFORCE, 0, 5, 0), (cards, ()))
    steps = [Reinforcement(SOURCE, 3), Reinforcement(exchange=True), Reinforcement()]
    boards, luck = copies(GAME, state, 0, worlds=9)
    force = int(boards.force[0, 0])
    choice = np.repeat(np.arange(3), 3)
    reinforcing(field, steps, 5)(boards, choice, luck)
    check(boards)
    assert (boards.cards[0, choice != 1] >= len(cards)).all()
    assert (boards.cards[0, choice == 1] <= 1).all()
    assert boards.force[0].max() > force
    boards, luck = copies(GAME, laid_out(GAME, LANDS | {TARGET: (0, 1)}, (f.MOVE_IN, 0, SOURCE, TARGET)), 0)
    moving_in(field, SOURCE, TARGET, [0, 11])(boards, boards.columns % 2, luck)
    check(boards)


def test_the_window_loads_no_arrays() -> None:
    """Only the bots' process needs them, and only once somebody plays who searches."""
    code = "import sys, game.desktop.app, game.bots.worker; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
