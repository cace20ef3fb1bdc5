"""What the formula reads off a position, and that it says what ended matches ended with."""

from __future__ import annotations

import numpy as np
import pytest

from game.bots.skyrim.lookahead.prospects import FEATURES, chance_to_win, features
from game.bots.skyrim.lookahead.turn import income
from game.titles.skyrim import frames as f
from tests.bots.skyrim.lookahead.copies import TABLES, copies, positions
from tests.bots.skyrim.table import laid_out, skyrim


def test_features_of_a_position_worked_out_by_hand() -> None:
    game = skyrim(["hard"] * 4)
    content = game.content
    bonus, region = content.regions[0]
    inside = set(region)
    rival = next(
        t for t in content.land if t not in inside and content.connected[t] and inside & {*content.connected[t]}
    )
    far = next(t for t in content.land if t not in inside | {rival} and not inside & {*content.connected[t]})
    lands = dict.fromkeys(region, (0, 2)) | {rival: (1, 5), far: (2, 3)}
    state = laid_out(game, lands, (f.REINFORCE, 0, 3, 0), ((7, 8), (9,), (10, 11)), drawn=5)
    boards, _ = copies(game, state, 0, worlds=2)
    found = dict(zip(FEATURES, features(boards)[:, 0], strict=True))
    units = 2 * len(region) + 5 + 3
    borders = sum(any(u not in inside for u in content.connected[t]) for t in region)
    near_rival = [t for t in region if rival in content.connected[t]]
    falls = 16 / (16 + 1.2 * 4)
    assert found["lands"] == pytest.approx(len(region) / content.size)
    assert found["units"] == pytest.approx(2 * len(region) / units)
    assert found["best_rival_units"] == pytest.approx(5 / units)
    assert found["region_bonus"] == pytest.approx(bonus / 10)
    assert found["danger"] == pytest.approx(falls * len(near_rival) / 10)
    assert found["bonus_in_danger"] == pytest.approx(falls * bonus / 10)
    assert found["cards"] == pytest.approx(2 / 5)
    assert found["rival_cards"] == pytest.approx(3 / 10)
    assert found["greatest_stack"] == pytest.approx(2 / units)
    assert found["borders"] == pytest.approx(borders / content.size)
    assert found["weakest_rival"] == pytest.approx(5 / 50)
    assert (found["three_left"], found["four_left"]) == (1.0, 0.0)
    own = float(income(boards, 0)[0])
    assert found["income"] == pytest.approx(own / (own + 3 + 3))
    assert found["points_at_the_end"] == 0.0


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_chances_are_chances_and_the_dead_have_none(mode: str, seats: int) -> None:
    for game, state, seat in positions(mode, seats, 61):
        boards, _ = copies(game, state, seat, worlds=4)
        boards.share[:] = (1.0, 0.5, 0.0, 0.0)
        boards.over[:3] = True
        found = chance_to_win(boards)
        assert found[:3].tolist() == [1.0, 0.5, 0.0]
        assert 0.0 < found[3] < 1.0 or not state.seats[seat].alive
        boards.over[:] = False
        boards.alive[seat] = np.array([True, False, False, True])
        assert (chance_to_win(boards)[1:3] == 0.0).all()
