"""What a tile would bring: what is foreseen is what the rules then count."""

from __future__ import annotations

import pytest

from game.desktop.tables.skye.foresee import best_turn, counted_later, counted_now, fits_of, gain, standing
from game.titles.skye import events as e
from game.titles.skye import frames as f
from game.titles.skye.scoring import MAJORITIES, evaluate
from game.titles.skye.state import turn_order
from tests.desktop.tables.skye.driver import make_match, play_step


@pytest.mark.parametrize("seed", range(6))
def test_what_a_tile_would_bring_is_what_changes_when_it_is_laid(seed: int) -> None:
    match = make_match("random,random,random", seed)
    content = match.game.content
    checked = 0
    while not match.over and checked < 60:
        state = match.state
        if state.stack[-1][0] != f.BUILD:
            play_step(match)
            continue
        seat, order = match.seat, turn_order(state)
        before = [evaluate(content, state, scoring, order)[order.index(seat)] for scoring in state.scoring]
        play_step(match)
        option = match.steps[-1].option
        foreseen = gain(content, state, seat, (option[2], option[3], option[1], option[4]))
        after_state = state.copy()
        after_state.seats[seat].territory = match.state.seats[seat].territory
        after = [evaluate(content, after_state, scoring, order)[order.index(seat)] for scoring in state.scoring]
        for slot, scoring in enumerate(state.scoring):
            if scoring in MAJORITIES and MAJORITIES[scoring] is None:
                assert foreseen.slots[slot] == 0  # nobody can tell where gold decides
            else:
                assert foreseen.slots[slot] == after[slot] - before[slot]
        checked += 1
    assert checked


@pytest.mark.parametrize("seed", range(4))
def test_what_is_counted_is_what_a_territory_was_worth(seed: int) -> None:
    """The points of a round are those that stood on the panel when the last tile was laid."""
    match = make_match("random,random,random,random", seed)
    content = match.game.content
    rounds = 0
    while not match.over:
        state = match.state
        play_step(match)
        for event in match.steps[-1].events:
            if not isinstance(event, e.SlotScored):
                continue
            after = state.copy()
            for one, laid in zip(after.seats, match.state.seats, strict=True):
                one.territory = laid.territory
            shown = standing(content, after, event.seat, after.seats[event.seat].territory).slots[event.slot]
            assert shown is None or shown == event.points
            rounds += 1
    assert rounds


def test_now_and_later_are_told_apart() -> None:
    match = make_match("random,random", 1)
    content = match.game.content
    total = [0, 0, 0, 0]
    for slot in counted_now(content, match.state):
        total[slot] += 1
    later = counted_later(content, match.state)
    assert [a + b for a, b in zip(total, later, strict=True)] == [3, 3, 3, 3]  # each slot is counted three times


def test_a_gain_now_is_counted_once_and_later_as_often_as_it_will_be() -> None:
    match = make_match("random,random,random", 2)
    content = match.game.content
    found = 0
    while not match.over:
        if match.state.stack[-1][0] == f.BUILD:
            seat, state = match.seat, match.state
            later, now = counted_later(content, state), counted_now(content, state)
            for _verb, tile, x, y, turn in match.options():
                one = gain(content, state, seat, (x, y, tile, turn))
                assert one.now == sum(one.slots[slot] for slot in now)
                assert one.later == sum(a * b for a, b in zip(one.slots, later, strict=True)) + one.scrolls
                found += bool(one.now or one.later)
        play_step(match)
    assert found


def test_the_tile_is_turned_only_where_it_must_be() -> None:
    match = make_match("random,random", 3)
    while match.state.stack[-1][0] != f.BUILD:
        play_step(match)
    content, state, seat = match.game.content, match.state, match.seat
    tile = match.options()[0][1]
    fits = fits_of(match.options(), tile)
    assert fits
    for cell, turns in fits.items():
        gains = {turn: gain(content, state, seat, (*cell, tile, turn)) for turn in turns}
        for turn in range(4):
            chosen = best_turn(gains, turn)
            assert chosen in turns
            assert chosen == turn or turn not in turns
