"""Whole matches with Journeyman at the clans' table, through the window's events alone."""

from __future__ import annotations

import pytest

from tests.desktop.tables.skye.journey.driver import Wanderer, journey_match, make_scene


@pytest.mark.parametrize(("size", "scale", "seed"), [((1280, 720), 1.0, 3), ((1024, 640), 1.0, 6)])
def test_a_match_is_played_to_the_end_by_mouse(size: tuple[int, int], scale: float, seed: int) -> None:
    scene = make_scene(journey_match("human,random,random", seed), size, scale=scale)
    person = Wanderer(scene)
    person.play(draw_every=40)
    assert scene.match.over


@pytest.mark.parametrize("seed", [4, 9])
def test_a_match_is_played_to_the_end_by_keys(seed: int) -> None:
    scene = make_scene(journey_match("human,random", seed))
    Wanderer(scene).play(by_keys=True)
    assert scene.match.over


def test_two_persons_hand_the_machine_over() -> None:
    scene = make_scene(journey_match("human:Ada,human:Bo", 7))
    Wanderer(scene).play()
    assert scene.match.over


def test_five_clans_use_the_other_side() -> None:
    scene = make_scene(journey_match("human,random,random,random,random", 8, bonus_tiles="shared"), (1920, 1080))
    Wanderer(scene).play(draw_every=100)
    assert scene.match.over
