"""Axe and prices are moved about freely, and become exactly the choices that the rules ask for."""

from __future__ import annotations

import itertools

import pytest

from game.desktop.tables.skye.drafting import Draft, as_option, from_option, laid_out, next_choice
from game.titles.skye import frames as f
from game.titles.skye.state import NONE
from tests.desktop.tables.skye.driver import make_match, play_until

TILES = (7, 8, 9)


def test_no_more_gold_is_laid_out_than_there_is() -> None:
    draft = Draft(TILES, 5, NONE, (0, 0, 0)).with_price(0, 3).with_price(1, 9)
    assert draft.prices == (3, 2, 0)
    assert draft.left == 0
    assert draft.more(0, -5).prices == (0, 2, 0)


def test_the_axe_takes_gold_off_its_tile_and_gold_the_axe() -> None:
    draft = Draft(TILES, 9, NONE, (4, 0, 0)).with_axe(0)
    assert (draft.axe, draft.prices, draft.left) == (0, (0, 0, 0), 9)
    assert draft.with_axe(0).axe == NONE
    assert draft.with_price(0, 1).axe == NONE


def test_axe_and_gold_change_places() -> None:
    draft = Draft(TILES, 9, 0, (0, 4, 2)).swapped(1, 0)
    assert (draft.axe, draft.prices) == (1, (4, 0, 2))


def test_it_is_ready_with_one_axe_and_gold_at_all_others() -> None:
    assert not Draft(TILES, 9, NONE, (1, 1, 1)).ready
    assert not Draft(TILES, 9, 0, (0, 1, 0)).ready
    assert Draft(TILES, 9, 0, (0, 1, 1)).ready


@pytest.mark.parametrize("begun", [(), ("axe",), ("axe", "price"), ("axe", "price", "price")])
def test_the_choices_lead_to_what_lies_there_whatever_was_chosen_before(begun: tuple[str, ...]) -> None:
    """With every axe and some prices; what the rules know already is taken back where it differs."""
    for axe in range(3):
        match = make_match("human,random", 5)
        play_until(match, "price")
        seat = match.seat
        for verb in begun:
            match.choose(next(option for option in match.options() if option[0] == verb))
        gold = laid_out(match.state.seats[seat]).gold
        prices = tuple(0 if place == axe else place + 1 for place in range(3))
        draft = Draft(match.state.seats[seat].drawn, gold, axe, prices)
        events = []
        for _ in range(12):
            option = next_choice(match.state.seats[seat], draft)
            assert option in match.options()
            events = [match.choose(option)]
            if option == ("confirm",):
                break
        assert not any(frame == (f.PRICE, seat) for frame in match.state.stack)
        assert events[0].option == ("confirm",)
        one = match.state_before(len(match.steps) - 1).seats[seat]
        assert one.prices == prices
        assert one.axe == draft.tiles[axe]


def test_a_draft_is_kept_as_an_errand() -> None:
    match = make_match("human,random", 5)
    play_until(match, "price")
    one = match.state.seats[match.seat]
    for axe, prices in itertools.product(range(3), [(0, 1, 2), (2, 2, 0), (1, 0, 1)]):
        draft = Draft(one.drawn, one.gold, axe, prices)
        assert from_option(one, as_option(draft)) == draft


def test_a_draft_for_other_tiles_is_not_laid_down() -> None:
    match = make_match("human,random", 5)
    play_until(match, "price")
    one = match.state.seats[match.seat]
    assert next_choice(one, Draft(TILES, one.gold, 0, (0, 1, 1))) is None
