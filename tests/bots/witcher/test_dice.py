"""Dice poker, reckoned out."""

from __future__ import annotations

import pytest

from game.bots.witcher import dice
from game.titles.witcher.poker import rank


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5])
def test_all_results_together_are_certain(number: int) -> None:
    assert sum(chance for _thrown, chance in dice.throws(number)) == pytest.approx(1.0)


def test_what_wins_already_is_kept() -> None:
    chance, again = dice.best_last(66655, 55544)
    assert again == 0
    assert chance == pytest.approx(1.0)


def test_a_pair_throws_the_other_three_against_a_better_pair() -> None:
    chance, again = dice.best_last(55421, 66321)
    assert again == 421
    assert 0.5 < chance < 0.8


def test_one_die_is_thrown_for_an_open_straight() -> None:
    """Against three of a kind four in a row miss a straight by one throw of two, and a pair by more."""
    chance, again = dice.best_last(55432, 66632)
    assert again == 5
    assert chance == pytest.approx(2 / 6)


def test_equal_hands_are_enough_unless_they_must_be_beaten() -> None:
    assert dice.best_last(66665, 66665)[0] == pytest.approx(1.0)
    assert dice.best_last(66665, 66665, True)[0] < 0.5


def test_alone_the_hand_is_paid_for() -> None:
    assert dice.best_alone(66661) == 1
    assert dice.best_alone(65432) == 0


def test_who_throws_first_reckons_with_the_answer() -> None:
    assert dice.best_first(66666, 54321) == 0
    assert rank(66666) > rank(54321)
    assert dice.best_first(42211, 66655) != 0
