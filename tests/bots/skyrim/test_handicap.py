"""A handicap errs once a turn, not at each throw of the dice."""

from __future__ import annotations

from statistics import fmean, pstdev

import pytest

from game.bots.handicap import NO_HANDICAP, Handicap
from game.bots.skyrim.handicap import mood_of
from game.bots.skyrim.policy import Policy
from game.kernel.chance import Stream
from game.titles.skyrim import frames as f
from tests.bots.skyrim.table import laid_out, skyrim

GAME = skyrim(["easy"] * 2)
STATE = laid_out(GAME, {t: (t % 2, 5) for t in GAME.content.land}, (f.INVADE, 0))


def test_errors_stay_the_same_while_a_battle_is_fought() -> None:
    mood = mood_of(Handicap(2.0, 0.0, 0.5), STATE, 0)
    later = STATE.copy()
    later.units[0] -= 2
    later.owner[1], later.conquests = 0, ((1, 1, 0),)
    again = mood_of(Handicap(2.0, 0.0, 0.5), later, 0)
    assert again == mood
    assert mood.error(2, 3) == again.error(2, 3) != 0.0


def test_errors_differ_by_attack_turn_and_seat_and_have_the_spread_told() -> None:
    mood = mood_of(Handicap(2.0), STATE, 0)
    errors = [mood.error(source, target) for source in range(48) for target in range(48)]
    assert len(set(errors)) == len(errors)
    assert fmean(errors) == pytest.approx(0.0, abs=0.15)
    assert pstdev(errors) == pytest.approx(2.0, abs=0.15)
    later = STATE.copy()
    later.turns += 1
    others = [mood_of(Handicap(2.0), later, 0), mood_of(Handicap(2.0), STATE, 1)]
    assert all(other.error(0, 1) != mood.error(0, 1) for other in others)


def test_one_stops_as_often_as_told() -> None:
    stops = 0
    for turn in range(1000):
        state = STATE.copy()
        state.turns = turn
        stops += mood_of(Handicap(stop=0.2), state, 0).stops(2)
    assert 160 <= stops <= 240
    assert not mood_of(NO_HANDICAP, STATE, 0).stops(0)


def test_the_same_attack_goes_on_whatever_the_chance() -> None:
    policy = Policy(handicap=Handicap(4.0))
    choices = {policy.decide(GAME.content, STATE, Stream(seed)) for seed in range(20)}
    assert len(choices) == 1
