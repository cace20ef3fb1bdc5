"""What the outlook reads out of a position, against numbers worked out by hand."""

from __future__ import annotations

import pytest

from game.bots.skyrim.campaign import march
from game.bots.skyrim.forecast import LARGEST, forecast
from game.bots.skyrim.ground import ground_of
from game.bots.skyrim.outlook import read_outlook
from game.bots.skyrim.policy import Policy
from game.bots.skyrim.weights import HAND
from game.titles.skyrim import frames as f
from game.titles.skyrim.odds import campaign
from tests.bots.skyrim.table import laid_out, skyrim, wandering


@pytest.mark.rule("RSK-SET-14")
def test_ground_knows_where_the_end_card_can_lie() -> None:
    ground = ground_of(skyrim(["normal"] * 2).content)
    assert (ground.first_ending, ground.last_ending) == (17, 33)
    assert ground_of(skyrim(["normal"] * 3, "civil-war").content).last_ending == 0


@pytest.mark.parametrize(
    ("drawn", "urgency", "next_ends"),
    [(0, 0, 0), (14, 0, 0), (15, 1 / 17, 0), (16, 2 / 17, 1 / 17), (30, 2 / 3, 1 / 3), (32, 1, 1)],
)
def test_the_end_comes_nearer_with_each_card(drawn: int, urgency: float, next_ends: float) -> None:
    game = skyrim(["normal"] * 2)
    state = laid_out(game, {0: (0, 3), 9: (1, 3)}, (f.INVADE, 0), drawn=drawn)
    outlook = read_outlook(ground_of(game.content), HAND, state, 0)
    assert outlook.urgency == pytest.approx(urgency)
    assert outlook.next_ends == pytest.approx(next_ends)
    assert 0 < outlook.horizon <= 1


def test_the_limit_of_rounds_is_an_end_too() -> None:
    game = skyrim(["normal"] * 3, "civil-war", max_rounds=10)
    state = laid_out(game, {0: (0, 3), 9: (1, 3)}, (f.INVADE, 0), drawn=0)
    ends = []
    for state.rounds in (0, 4, 7, 9):
        outlook = read_outlook(ground_of(game.content), HAND, state, 0)
        ends.append((outlook.horizon, outlook.urgency))
    assert ends == [(1.0, 0.0), (1.0, 0.0), (0.4, 0.0), (0.0, 1.0)]


def test_shares_count_living_rivals_only() -> None:
    game = skyrim(["normal"] * 4)
    state = laid_out(game, {0: (0, 50), 5: (1, 4), 9: (2, 10)}, (f.INVADE, 0))
    assert read_outlook(ground_of(game.content), HAND, state, 0).share == [0.0, 6 / 18, 12 / 18, 0.0]


def test_forecast_agrees_with_the_exact_odds() -> None:
    for units in range(2, 30):
        for defenders in range(1, 30):
            exact, found = campaign(units, defenders), forecast(units, defenders)
            assert found.conquers == exact.conquers
            mean_left = found.conquers * found.left + (1 - found.conquers) * 1
            assert mean_left == pytest.approx(units - exact.lost)


def test_forecast_of_great_hosts_stays_sensible() -> None:
    sure, vain = forecast(5 * LARGEST, LARGEST), forecast(LARGEST, 5 * LARGEST)
    assert sure.conquers > 0.99
    assert vain.conquers < 0.01
    assert 0 < sure.lost < 5 * LARGEST


def test_a_march_leaves_the_outlook_as_it_was() -> None:
    game = skyrim(["normal"] * 4)
    policy = Policy()
    for state in wandering(game, 3, 200, policy):
        seat = game.rules.decider(state)
        outlook, untouched = policy.outlook(game.content, state, seat), policy.outlook(game.content, state, seat)
        march(outlook, state.owner.index(seat), 30)
        assert outlook == untouched


def test_losses_and_fears_weigh_less_in_a_match_that_drags_on() -> None:
    """Else equal careful bots would wait for each other for ever."""
    game = skyrim(["normal"] * 3, "civil-war")
    state = laid_out(game, {0: (0, 3), 9: (1, 3)}, (f.INVADE, 0))
    found = []
    for state.rounds in (0, 20, 30, 120):
        outlook = read_outlook(ground_of(game.content), HAND, state, 0)
        found.append((outlook.loss_weight, outlook.patience))
    (young, calm), still, tired, weary = found
    assert still == (young, calm) == (young, 1.0)
    share = 1 / (1 + 10 * HAND.weary)
    assert tired[0] == pytest.approx(young * share)
    assert tired[1] == pytest.approx(share)
    assert weary[0] < young / 10
