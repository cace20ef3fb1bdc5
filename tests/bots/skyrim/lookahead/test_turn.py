"""Turns leave nothing impossible behind, and battles fall as the dice do."""

from __future__ import annotations

import numpy as np
import pytest

from game.bots.skyrim.cards import best_set, worth_of
from game.bots.skyrim.lookahead.battle import fight
from game.bots.skyrim.lookahead.cards import best_sets
from game.bots.skyrim.lookahead.luck import Luck
from game.bots.skyrim.lookahead.playout import until_turn_of_hero
from game.bots.skyrim.lookahead.turn import play_turn
from game.kernel.chance import Stream
from game.titles.skyrim import frames as f
from game.titles.skyrim.odds import campaign
from tests.bots.skyrim.lookahead.copies import TABLES, check, copies, positions
from tests.bots.skyrim.table import laid_out, skyrim


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_rounds_leave_nothing_impossible(mode: str, seats: int) -> None:
    ended = drawn = 0
    for game, state, seat in positions(mode, seats, 97):
        boards, luck = copies(game, state, seat)
        before = boards.cards.sum()
        play_turn(boards, seat, luck)
        check(boards)
        until_turn_of_hero(boards, luck, 3)
        check(boards)
        ended += boards.over.sum()
        drawn += boards.cards.sum() != before
    assert drawn
    assert mode != "chaos" or ended


@pytest.mark.parametrize(("units", "defenders"), [(2, 1), (4, 3), (8, 8), (20, 11), (70, 66)])
def test_battles_fall_as_the_odds_say(units: int, defenders: int) -> None:
    many = 4000
    luck, world = Luck(Stream(5), many), np.arange(many)
    left, standing, survivors = fight(
        np.full(many, units), np.full(many, defenders), np.zeros(many, np.float32), luck, world
    )
    exact = campaign(units, defenders)
    assert ((left == 1) | (standing == 0)).all()
    assert ((left >= 1) & (standing >= 0)).all()
    assert (survivors[standing == 0] >= 1).all()
    assert (standing == 0).mean() == pytest.approx(exact.conquers, abs=0.03)
    assert units - left.mean() == pytest.approx(exact.lost, rel=0.05, abs=0.05)
    assert defenders - standing.mean() == pytest.approx(exact.killed, rel=0.05, abs=0.05)


def test_battles_are_broken_off() -> None:
    many = 500
    left, standing, _ = fight(
        np.full(many, 9), np.full(many, 9), np.full(many, 0.3, np.float32), Luck(Stream(2), many), np.arange(many)
    )
    assert ((left > 1) & (standing > 0)).any()


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_the_best_set_is_that_of_the_policy(mode: str, seats: int) -> None:
    held = 0
    for game, state, seat in positions(mode, seats, 7, 900):
        boards, _ = copies(game, state, seat, worlds=2)
        best = best_set(game.content, state, seat)
        _, worth = best_sets(boards, seat)
        assert (worth == (worth_of(game.content, state, seat, best) if best else 0)).all()
        held += best is not None
    assert held


def test_a_last_territory_brings_cards_and_one_left_wins() -> None:
    game = skyrim(["hard"] * 2)
    source = 0
    target = game.content.connected[source][0]
    lands = {source: (0, 40), target: (1, 1)}
    state = laid_out(game, lands, (f.INVADE, 0), ((), (1, 2, 3)))
    boards, luck = copies(game, state, 0)
    play_turn(boards, 0, luck)
    assert boards.over.all()
    assert (boards.share == 1.0).all()
    assert not boards.alive[1].any()
    assert not boards.cards[1].any()


def test_equal_chance_gives_equal_play() -> None:
    game, state, seat = next(positions("chaos", 4, step=200))
    ends = []
    for _ in range(2):
        boards, luck = copies(game, state, seat, seed=8)
        play_turn(boards, seat, luck)
        until_turn_of_hero(boards, luck)
        ends.append(boards)
    assert (ends[0].units == ends[1].units).all()
    assert (ends[0].owner == ends[1].owner).all()
