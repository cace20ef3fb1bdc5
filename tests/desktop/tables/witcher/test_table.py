"""Whole matches at the witchers' table, through the window's events alone."""

from __future__ import annotations

import pytest

from tests.desktop.tables.witcher.driver import Sailor, Wanderer, make_match, make_scene


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 640), 1.0), ((1920, 1080), 2.0)])
def test_a_lone_witcher_plays_to_the_end_by_mouse(size: tuple[int, int], scale: float) -> None:
    scene = make_scene(make_match("human", 3, turn_limit=12), size, scale=scale)
    person = Wanderer(scene)
    person.play(draw_every=40)
    assert scene.match.over


def test_a_match_is_played_to_the_end_by_keys() -> None:
    scene = make_scene(make_match("human,random", 4, max_rounds=6))
    Wanderer(scene).play(by_keys=True)
    assert scene.match.over


def test_two_persons_hand_the_machine_over() -> None:
    scene = make_scene(make_match("human:Ada,human:Bo", 7, max_rounds=5))
    Wanderer(scene).play()
    assert scene.match.over


@pytest.mark.parametrize(("seats", "seed"), [(1, 8), (2, 1), (3, 10), (4, 3), (5, 4)])
def test_a_match_by_the_sea_is_played_to_the_end(seats: int, seed: int) -> None:
    """Whatever Skellige asks can be answered by pointing; ships are taken whenever there is one."""
    players = ",".join(["human", *["random"] * (seats - 1)])
    scene = make_scene(make_match(players, seed, sea=True, turn_limit=10 if seats == 1 else 0, max_rounds=8))
    person = Sailor(scene)
    person.play(by_keys=seats == 2, draw_every=60)
    assert scene.match.over
    assert person.trips
