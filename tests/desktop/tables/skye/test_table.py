"""Whole matches at the clans' table, through the window's events alone."""

from __future__ import annotations

import pytest

from tests.desktop.tables.skye.driver import Chieftain, make_match, make_scene


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 640), 1.0), ((1920, 1080), 2.0)])
def test_a_match_is_played_to_the_end_by_mouse(size: tuple[int, int], scale: float) -> None:
    scene = make_scene(make_match("human,random,random", 3), size, scale=scale)
    person = Chieftain(scene)
    person.play(draw_every=40)
    assert scene.match.over
    assert person.pages >= 12  # each slot is counted three times


def test_a_match_is_played_to_the_end_by_keys() -> None:
    scene = make_scene(make_match("human,random", 4))
    Chieftain(scene).play(by_keys=True)
    assert scene.match.over


def test_two_persons_hand_the_machine_over() -> None:
    scene = make_scene(make_match("human:Ada,human:Bo", 7))
    Chieftain(scene).play()
    assert scene.match.over


def test_five_clans_play_five_rounds() -> None:
    scene = make_scene(make_match("human,random,random,random,random", 8), (1920, 1080))
    Chieftain(scene).play(draw_every=100)
    assert scene.match.over
