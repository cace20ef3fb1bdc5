"""What goes on by itself in the set-up of Dovahkiin, where dragons lie on land that nobody may take."""

from __future__ import annotations

import pytest

from game.desktop.tables.base import Errand
from game.desktop.tables.registry import make_table
from game.desktop.tables.skyrim.dovahkiin.table import SagaTable
from game.desktop.tables.skyrim.errands import SPREAD, go_on
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import make_match


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_spreading_places_every_unit_of_a_set_up_with_dragons(seats: int, seed: int) -> None:
    match = make_match(",".join(["human"] * seats), seed, mode="dovahkiin", random_setup=False)
    table = make_table(match.game)
    assert isinstance(table, SagaTable)
    asked = set()
    while (kind := match.state.stack[-1][0]) in (f.CHOOSE_OBJECTIVES, f.CLAIM, f.GARRISON):
        if kind == f.CHOOSE_OBJECTIVES:
            match.choose(match.options()[0])
            continue
        asked.add(kind)
        option = go_on(table, match, Errand(SPREAD, ()))
        assert option is not None
        match.choose(option)
    assert f.CLAIM in asked
