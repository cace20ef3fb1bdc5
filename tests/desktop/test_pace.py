"""How the table goes on: the pace of bots, pausing, stepping, skipping, and what is said meanwhile."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.session import Waiting
from game.desktop.tables import readings
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import Person, lands, make_match, make_scene, play_step
from tests.desktop.test_table import SMALL, sit


def watching(speed: str = "normal") -> Person:
    return sit("random,random,random", speed=speed)


def test_speeds_go_from_slow_to_fast_and_pausing_is_apart() -> None:
    person = watching("slow")
    scene, seen = person.scene, []
    for _ in range(4):
        seen.append(scene.tempo.speed)
        person.press(pygame.K_v)
    assert seen == ["slow", "normal", "fast", "slow"]
    person.press(pygame.K_p)
    assert scene.session.paused
    person.press(pygame.K_v)
    assert scene.session.paused
    assert scene.keeper.now.speed == scene.tempo.speed


@pytest.mark.parametrize("key", [pygame.K_p, pygame.K_SPACE])
def test_a_key_pauses_and_goes_on(key: int) -> None:
    person = watching()
    scene = person.scene
    person.press(key)
    steps = len(scene.match.steps)
    for _ in range(60):
        person.frame()
    assert len(scene.match.steps) == steps
    person.press(key)
    for _ in range(60):
        person.frame()
    assert len(scene.match.steps) > steps


def test_a_step_lets_one_choice_through_and_pauses() -> None:
    person = watching("slow")
    scene, steps = person.scene, len(person.scene.match.steps)
    for n in (1, 2, 3):
        person.press(pygame.K_n)
        for _ in range(80):
            person.frame()
        assert scene.session.waiting() is Waiting.PAUSE
        assert len(scene.match.steps) == steps + n


def test_skipping_ends_when_a_person_is_asked_and_leaves_the_pause_as_it_was() -> None:
    person = sit(speed="slow")
    scene = person.scene
    until_bot(person)
    scene.tempo.pause()
    person.frame()
    button = scene.layer.find("skip")
    assert button is not None
    person.click(button.rect.center)
    for _ in range(200):
        person.frame()
        if person.asked():
            break
    assert person.asked()
    assert not scene.tempo.skipping
    assert scene.session.paused


def test_skipping_among_bots_ends_with_the_turn() -> None:
    person = watching("slow")
    scene = person.scene
    title = scene.match.game.title
    person.frame()
    turn = title.rounds(scene.match.state)[1]
    person.press(pygame.K_k)
    for _ in range(200):
        person.frame()
        if not scene.tempo.skipping:
            break
    assert title.rounds(scene.match.state)[1] == turn + 1
    assert not scene.tempo.skipping


def until_bot(person: Person) -> None:
    for _ in range(400):
        if person.scene.session.waiting() is Waiting.BOT:
            return
        person.frame()
        if person.asked() and not person.scene.tempo.busy:
            person.frame(400)
            person.choose_by_mouse()
    raise AssertionError("no bot ever plays")


def test_what_is_clicked_while_bots_play_is_neither_done_nor_kept_nor_told() -> None:
    person = sit(speed="slow")
    scene = person.scene
    until_bot(person)
    for land in lands(scene).table.board.territories:
        person.click(scene.board.window_point(land.key), times=2)
    for key in (pygame.K_e, pygame.K_t, pygame.K_x, pygame.K_RETURN, pygame.K_h, pygame.K_1):
        person.press(key)
    assert scene.slips.near == ""
    assert not scene.play.errands
    steps = len(scene.match.steps)
    scene.tempo.set_speed("fast")
    for _ in range(400):
        person.frame()
        if person.asked():
            break
    assert not any(step.by_person for step in scene.match.steps[steps:])


# -- what is asked ------------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_every_state_says_in_one_sentence_what_is_asked_or_who_plays(mode: str) -> None:
    match = make_match("human:Ada,random,human:Bo", 6, mode=mode, max_rounds=3)
    scene = make_scene(match, SMALL, speed="normal", paused=True)
    kinds = set[int]()
    while not match.over:
        scene.session.lift_curtain()
        scene.play.refresh()
        rows = scene.table.standings(match, scene.session.viewer)
        asked = readings.ask(scene, rows)
        assert asked.ask.question.endswith((".", "?"))
        assert readings.top(scene, rows).turn
        kinds.add(match.state.stack[-1][0])
        play_step(match)
    scene.play.refresh()
    assert "ictory" in readings.ask(scene, scene.table.standings(match, -1)).ask.question
    assert {f.DEFEND, f.INVADE, f.REINFORCE} <= kinds
