"""The monsters are as hard as the ledger wants them for a simple witcher (WOW-TAB-44, -45)."""

from __future__ import annotations

from collections import Counter

import pytest

from build.witcher_balance import CASES, bare_content, fight
from game.titles.witcher.fight.conditions import DRIVEN_AWAY, KILLED

FIGHTS = 24  # of each school


@pytest.mark.rule("WOW-TAB-44", "WOW-TAB-45")
@pytest.mark.parametrize("case", CASES)
def test_how_often_a_simple_witcher_kills(case: tuple[int, int, int, int]) -> None:
    content = bare_content()
    found = Counter(
        fight(content, school, case, True, 5 * seed + school) for school in range(5) for seed in range(FIGHTS)
    )
    killed, away = (100 * found[outcome] / (5 * FIGHTS) for outcome in (KILLED, DRIVEN_AWAY))
    if case[1]:
        assert 60 <= killed <= 80
        assert killed + away >= 80
    else:
        assert killed <= 5
