"""Several persons at one machine: who is asked, whose things lie where, and how a hand that lies face down is seen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.desktop.scenes.table import TableScene
from game.desktop.theme import Theme
from game.kernel.match import Match
from game.titles.witcher.frames import NUMBER
from tests.desktop.tables.witcher.driver import Wanderer, make_match, make_scene, play_step, witchers

TWO = "human:Ada,human:Bo"


def match_at(kind: str, wanted: Callable[[Match], bool] = lambda _match: True, seats: str = TWO) -> Match:
    """A match of two persons in which that is asked."""
    for seed in range(1, 60):
        match = make_match(seats, seed, max_rounds=12)
        while not match.over and not (match.state.stack[-1][0] == NUMBER[kind] and wanted(match)):
            play_step(match)
        if not match.over:
            return match
    raise AssertionError(f"{kind} was never asked")


def between_witchers(match: Match) -> bool:
    """Whether dice are thrown by two witchers, and the one that was challenged is asked."""
    poker = next(frame for frame in reversed(match.state.stack) if frame[0] == NUMBER["poker"])
    return bool(poker[2] >= 0 and match.seat == poker[2])


def guided(match: Match) -> TableScene:
    scene = make_scene(match)
    scene.keeper.change(guide=True)
    scene.layout((1280, 720), Theme(1.0))
    for _ in range(6):
        scene.update(400)
    return scene


def test_dice_are_advised_though_the_hand_lies_face_down() -> None:
    scene = guided(match_at("reroll", between_witchers))
    assert scene.session.viewer != scene.match.seat
    assert scene.guide.reason is not None
    assert scene.layer.find("advised") is not None
    assert scene.stage.advice_waits() == ""


def test_where_advice_rests_on_a_hand_it_is_looked_at_by_its_key_and_by_a_button() -> None:
    match = match_at("answer", lambda match: bool(match.state.seats[match.seat].hand))
    scene = guided(match)
    assert scene.session.viewer != match.seat
    assert scene.guide.reason is None
    assert scene.stage.advice_waits()
    look = scene.layer.find("look")
    assert look is not None
    person = Wanderer(scene)
    person.press(pygame.K_l)
    scene.update(16)
    assert scene.overlays.curtain is not None
    person.press(pygame.K_RETURN)
    for _ in range(4):
        scene.update(400)
    assert scene.session.viewer == match.seat
    assert set(witchers(scene).hand_of_asked()) == set(match.state.seats[match.seat].hand)
    assert scene.guide.reason is not None
