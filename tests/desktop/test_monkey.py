"""Whatever somebody does at the window, in whatever order: nothing breaks, nothing is betrayed, no record is spoilt.

`SKALD_MONKEYS=200` lets more of them play; `SKALD_MONKEYS=17:18` only the one with seed 17.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.desktop import saves
from tests.desktop.monkey import Monkey

ACTS = 120
TOLD = os.environ.get("SKALD_MONKEYS", "3")
FIRST, LAST = (int(n) for n in (TOLD if ":" in TOLD else f"0:{TOLD}").split(":"))


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_a_monkey_at_the_window(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    monkey = Monkey(seed)
    monkey.act(ACTS)
    monkey.end()
