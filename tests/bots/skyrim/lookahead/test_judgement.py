"""The judgement of copies is that of the policy, position by position."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from game.bots.skyrim.attack import attacks
from game.bots.skyrim.forecast import forecast
from game.bots.skyrim.lookahead.field import odds
from game.bots.skyrim.lookahead.judgement import Judgement
from game.bots.skyrim.lookahead.turn import best_attacks
from game.bots.skyrim.outlook import Outlook
from game.bots.skyrim.placing import own_borders, place_worth
from game.bots.skyrim.policy import Policy
from game.bots.skyrim.worth import asset, gain, threat
from tests.bots.skyrim.lookahead.copies import TABLES, copies, positions


def judged(mode: str, seats: int) -> Iterator[tuple[Outlook, Judgement]]:
    policy = Policy()
    for game, state, seat in positions(mode, seats, 31):
        boards, _ = copies(game, state, seat, worlds=2)
        yield policy.outlook(game.content, state, seat), Judgement(boards, seat)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_what_a_position_means(mode: str, seats: int) -> None:
    for outlook, judgement in judged(mode, seats):
        ending = judgement.ending
        pairs = [
            (ending.horizon, outlook.horizon),
            (ending.urgency, outlook.urgency),
            (ending.next_ends, outlook.next_ends),
            (judgement.end_weight, outlook.end_weight),
            (judgement.loss_weight, outlook.loss_weight),
            (judgement.lead(), outlook.lead),
        ]
        for found, expected in pairs:
            assert found == pytest.approx(np.full(2, expected), abs=1e-4)
        assert judgement.share[:-1, 0] == pytest.approx(outlook.share, abs=1e-5)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_what_territories_are_worth(mode: str, seats: int) -> None:
    for outlook, judgement in judged(mode, seats):
        number = judgement.field.number
        gains = np.broadcast_to(judgement.prize + judgement.card_gain(), judgement.own.shape)
        kept = judgement.asset()
        for territory, owner in enumerate(outlook.owner):
            at = number[territory]
            assert judgement.threat[at, 0] == pytest.approx(threat(outlook, territory), abs=1e-3)
            if owner == outlook.seat:
                assert kept[at, 0] == pytest.approx(asset(outlook, territory), abs=1e-3)
            else:
                assert gains[at, 0] == pytest.approx(gain(outlook, territory), abs=1e-3)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_the_best_attack_is_mostly_that_of_the_policy(mode: str, seats: int) -> None:
    """It looks less far, and at the strongest neighbour only: not always the same, but one of the best."""
    same = several = 0
    for outlook, judgement in judged(mode, seats):
        found = attacks(outlook)
        if len(found) < 2 or found[0].worth <= outlook.weights.least_gain:
            continue
        best = best_attacks(judgement)
        target = judgement.field.place[best.target[0]]
        same += target == found[0].target
        several += 1
        assert target in [attack.target for attack in found]
    assert several >= 3
    assert same >= 0.6 * several


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_the_best_place_is_one_of_the_best_of_the_policy(mode: str, seats: int) -> None:
    for outlook, judgement in judged(mode, seats):
        borders = own_borders(outlook)
        if len(borders) < 2:
            continue
        worth = judgement.place_worth(np.full(2, 4))[:, 0]
        best = int(judgement.field.place[worth.argmax()])
        known = {t: place_worth(outlook, t, 4) for t in borders}
        assert sorted(known, key=lambda t: -known[t]).index(best) < max(2, len(borders) / 2)


def test_odds_are_those_of_the_forecast() -> None:
    units, defenders = np.array([[2, 9, 63, 64], [130, 40, 3, 500]]), np.array([[1, 7, 63, 2], [90, 39, 70, 499]])
    found = odds(units, defenders)
    for at in np.ndindex(units.shape):
        expected = forecast(int(units[at]), int(defenders[at]))
        assert found.conquers[at] == pytest.approx(expected.conquers, abs=0.03)
        if units[at] < 64 and defenders[at] < 64:
            assert (found.lost[at], found.killed[at], found.left[at]) == pytest.approx(expected[1:], abs=1e-4)
