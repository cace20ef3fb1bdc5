"""'Why?' of what bots do openly in Dovahkiin: told, with nothing of what lies hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.reason import HIDDEN, Reason
from game.desktop.tables.registry import make_table
from game.desktop.tables.skyrim.dovahkiin import why
from game.desktop.tables.skyrim.dovahkiin.table import SagaTable
from tests.desktop.tables.test_why import played, reason_of


@pytest.mark.parametrize("seed", [5, 6])
def test_what_heroes_do_openly_has_its_reason(seed: int) -> None:
    match = played("hard,normal,hard", 420, seed, "dovahkiin")
    table = make_table(match.game)
    assert isinstance(table, SagaTable)
    told: Counter[bool] = Counter()
    for n in range(len(match.steps)):
        verb = match.steps[n].option[0]
        if verb not in why.MOVES:
            continue
        assert table.move_of(match, n) == n
        reason = reason_of(match, n)
        words = table.why(match, n, reason)
        hidden = table.why(match, n, Reason(reason.option, HIDDEN))
        assert "{" not in words
        told[words != hidden] += 1
        assert reason.why != HIDDEN or words == hidden
    assert told[True] > told[False]


def test_an_objective_is_never_named_as_a_reason() -> None:
    match = played("hard,normal,hard", 300, 7, "dovahkiin")
    table = make_table(match.game)
    n = next(n for n in range(len(match.steps)) if match.steps[n].option[0] == "walk")
    option = match.steps[n].option
    assert table.why(match, n, Reason(option, "objective")) == table.why(match, n, Reason(option, HIDDEN))
