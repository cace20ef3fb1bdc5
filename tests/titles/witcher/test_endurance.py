from __future__ import annotations

from game.titles.witcher.setup import FEWEST, MOST
from tests.titles.witcher.endurance import Trial, endure, setup_of

FEW = 2 * (MOST - FEWEST + 1)  # every number of seats, without and with Skellige


def test_matches_of_every_size_end_with_everything_accounted_for() -> None:
    """A few of the thousand, cut short: what is looked at is each choice, not the end."""
    found = endure(FEW, cap=250)
    assert found.wrong == []
    assert found.choices > 150 * FEW
    assert len(found.asked) > 25


def test_matches_end_by_the_rules() -> None:
    found = endure(2, first=20)
    assert found.wrong == []
    assert found.ends.total() == found.ends["won"] + found.ends["lost"] == 2
    assert found.choices < Trial.cap


def test_whoever_leaves_as_the_trophy_is_taken_leaves_no_second_monster() -> None:
    assert endure(1, first=235).wrong == []


def test_a_thousand_matches_meet_every_setup() -> None:
    setups = [setup_of(number) for number in range(1000)]
    met = {(len(one["seats"]), bool(one["modules"]), one["options"]["schools"]) for one in setups}
    assert len(met) == 5 * 2 * 2
    assert {one["options"].get("trophies") for one in setups} == {None, 3, 4, 5}
    assert {one["options"].get("turn_limit") for one in setups} == {None, 0, 20, 60}
    assert {one["options"].get("max_rounds") for one in setups} == {None, 0, 20}
    assert {"faction" in one["seats"][0] for one in setups} == {True, False}
