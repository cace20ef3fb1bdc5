"""Copies agree with the view they are made of, and with the rules."""

from __future__ import annotations

import numpy as np
import pytest

from game.bots.skyrim.lookahead.turn import income
from game.titles.skyrim.deal import end_card_depths
from game.titles.skyrim.ending import standing
from game.titles.skyrim.reinforcements import base_units, region_units
from game.titles.skyrim.state import NEUTRAL
from tests.bots.skyrim.lookahead.copies import TABLES, check, copies, positions


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_copies_are_what_the_view_shows(mode: str, seats: int) -> None:
    for game, state, seat in positions(mode, seats):
        boards, _ = copies(game, state, seat)
        check(boards)
        field = boards.field
        for territory in game.content.land:
            owner = state.owner[territory]
            assert (boards.owner[field.number[territory]] == (seats if owner == NEUTRAL else owner)).all()
            assert (boards.units[field.number[territory]] == state.units[territory]).all()
        for other, one in enumerate(state.seats):
            assert (boards.cards[other] == len(one.hand)).all()
        mine = {int(field.place[card]) for card in np.flatnonzero(boards.holder[:, 0] == seat)}
        assert mine == set(state.seats[seat].hand)


@pytest.mark.rule("RSK-SET-14")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_hidden_cards_lie_where_they_can(mode: str, seats: int) -> None:
    depths = set()
    for game, state, seat in positions(mode, seats):
        boards, _ = copies(game, state, seat)
        assert len(boards.deck) == len(state.deck)
        low, high = end_card_depths(boards.field.size)
        for world in range(boards.copies):
            deck = [int(card) for card in boards.deck[:, world]]
            in_deck = set(np.flatnonzero(boards.holder[:, world] == seats).tolist())
            assert sorted(deck) == sorted(in_deck | ({boards.field.size} if game.content.end_card >= 0 else set()))
            if boards.field.size in deck:
                depth = len(deck) - 1 - deck.index(boards.field.size)
                assert low <= depth <= high
                depths.add(depth)
    assert mode != "chaos" or len(depths) > 10


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_income_is_that_of_the_rules(mode: str, seats: int) -> None:
    for game, state, seat in positions(mode, seats):
        boards, _ = copies(game, state, seat)
        for other, one in enumerate(state.seats):
            if one.alive:
                units = base_units(game.content, state, other) + region_units(game.content, state, other)
                assert (income(boards, other) == units).all()


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_points_decide_as_in_the_rules(mode: str, seats: int) -> None:
    for game, state, seat in positions(mode, seats):
        boards, _ = copies(game, state, seat, worlds=2)
        boards.end(boards.columns)
        found = [standing(game.content, state, other) for other, one in enumerate(state.seats) if one.alive]
        best = max(one.key for one in found)
        winners = [one.seat for one in found if one.key == best]
        assert (boards.share == np.float32(1.0 / len(winners) if seat in winners else 0.0)).all()
        assert boards.over.all()


def test_copies_are_taken_out_and_brought_back() -> None:
    game, state, seat = next(positions("chaos", 4, step=200))
    boards, _ = copies(game, state, seat)
    columns = np.array([1, 4, 9])
    some = boards.take(columns)
    some.units += 5
    some.over[:] = True
    assert not boards.over.any()
    boards.put(columns, some)
    assert boards.over.sum() == len(columns)
    assert (boards.units[:, columns] == some.units).all()
    assert (boards.units[:, 0] == boards.units[:, 1] - 5).all()
