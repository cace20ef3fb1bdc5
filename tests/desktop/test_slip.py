"""One question before a costly slip, and none where there is none."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.desktop.tables.skyrim import slip as slips
from game.desktop.tables.skyrim.table import SkyrimTable
from game.kernel.match import Match
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import Person, make_match, make_scene, play_step
from tests.desktop.test_choosing import invading, point_at, run_on
from tests.desktop.test_table import SMALL


def ask_to_end(person: Person) -> None:
    person.press(pygame.K_e)
    person.frame()
    person.frame(400)


def mean_it(person: Person) -> None:
    """Go from the safe answer to the other, and choose it."""
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_RETURN)


def test_the_keyboard_is_on_the_answer_that_loses_nothing() -> None:
    person, _source, _target = invading(30, 1, wary=True)
    scene, steps = person.scene, len(person.scene.match.steps)
    ask_to_end(person)
    person.press(pygame.K_RETURN)
    assert scene.overlays.question is None
    assert len(scene.match.steps) == steps


def test_ending_an_invasion_without_a_card_is_asked_about_once() -> None:
    person, _source, _target = invading(30, 1, wary=True)
    scene, steps = person.scene, len(person.scene.match.steps)
    ask_to_end(person)
    assert scene.overlays.question is not None
    person.press(pygame.K_ESCAPE)
    assert scene.overlays.question is None
    assert len(scene.match.steps) == steps
    ask_to_end(person)
    mean_it(person)
    assert scene.match.steps[steps].option == ("end_invasion",)


def test_a_question_lies_over_everything_and_a_key_held_down_does_not_answer_it() -> None:
    person, source, target = invading(30, 1, wary=True)
    scene, steps = person.scene, len(person.scene.match.steps)
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode="", scancode=0)
    for _ in range(20):
        person.send(down)
        person.frame(40)
    person.press(pygame.K_t)
    point_at(person, source, target)
    assert scene.overlays.question is not None
    assert len(scene.match.steps) == steps
    assert scene.play.controller is not None
    assert scene.play.controller.pointed == []


def test_a_second_press_by_mistake_does_not_answer_the_question() -> None:
    person, _source, _target = invading(30, 1, wary=True)
    scene, steps = person.scene, len(person.scene.match.steps)
    verb = scene.layer.find("verb.end_invasion")
    assert verb is not None
    person.click(verb.rect.center)
    person.frame(16)
    person.press(pygame.K_RETURN)
    assert scene.overlays.question is not None
    assert len(scene.match.steps) == steps


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_such_questions_can_be_turned_off_where_they_are_asked(by: str) -> None:
    person, _source, _target = invading(30, 1, wary=True)
    scene = person.scene
    ask_to_end(person)
    layer = scene.overlays.question
    assert layer is not None
    if by == "mouse":
        person.click(layer.find("silent").rect.center)  # type: ignore[union-attr]
        person.click(layer.find("mean_it").rect.center)  # type: ignore[union-attr]
    else:
        person.press(pygame.K_TAB)
        person.press(pygame.K_TAB)
        assert layer.focused is not None
        assert layer.focused.key == "silent"
        person.press(pygame.K_SPACE)
        person.press(pygame.K_ESCAPE)
    assert scene.overlays.question is None
    assert not scene.keeper.now.ask_before_slips


def test_a_bad_attack_is_asked_about_and_then_goes_on_without_more_questions() -> None:
    person, source, target = invading(4, 30, wary=True)
    scene, steps = person.scene, len(person.scene.match.steps)
    point_at(person, source, target)
    person.press(pygame.K_t)
    person.frame()
    person.frame(400)
    assert scene.overlays.question is not None
    assert len(scene.match.steps) == steps
    mean_it(person)
    run_on(person)
    assert scene.overlays.question is None
    assert scene.match.state.units[source] == 1 or scene.match.state.owner[target] == 0


def test_what_was_pointed_at_stays_where_an_attack_is_thought_over() -> None:
    person, source, target = invading(4, 30, wary=True)
    scene = person.scene
    point_at(person, source, target)
    person.press(pygame.K_RETURN)
    person.frame()
    person.frame(400)
    person.press(pygame.K_ESCAPE)
    assert scene.play.controller is not None
    assert [int(one.value) for one in scene.play.controller.pointed] == [source, target]
    assert scene.play.numbers() == [1, 2, 3]


def slip_of(state: Any, option: tuple[Any, ...], **how: object) -> Any:
    table = make_scene(make_match("human,random", 5, **how), SMALL).table  # type: ignore[arg-type]
    assert isinstance(table, SkyrimTable)
    return slips._ASKS[option[0]](table, state, 0, option)


def test_units_left_where_no_enemy_borders_are_asked_about() -> None:
    match = make_match("human,random", 5)
    content, state = match.game.content, match.state.copy()
    target = next(t for t in content.land if t not in content.portals and len(content.connected[t]) > 2)
    source, front = content.connected[target][0], content.connected[target][1]
    near = {*content.connected[source], source, target} - {front}
    for t in content.land:
        state.owner[t] = 0 if t in near else 1
    if front in content.connected[source]:
        state.owner[front] = 0
        front = next(u for u in content.connected[target] if u not in content.connected[source] and u != source)
        state.owner[front] = 1
    state.units[source], state.units[target], state.units[front] = 9, 1, 8
    state.stack = [*state.stack, (f.MOVE_IN, 0, source, target)]
    assert slip_of(state, ("follow", 0)) is not None
    assert slip_of(state, ("follow", 8)) is None


def test_a_slip_is_told_from_what_the_seat_can_know() -> None:
    """Two states that differ in hidden things alone lead to the same questions."""
    match = make_match("human,random,random", 5, 250)
    table = make_scene(match, SMALL).table
    asked = 0
    for _ in range(400):
        if match.over:
            break
        other = Match(match.game, match.seed, match.state.copy())
        other.state.deck = tuple(reversed(other.state.deck))
        for option in match.options():
            slip = table.slip(match, match.seat, option)
            assert table.slip(other, match.seat, option) == slip
            asked += slip is not None
        play_step(match)
    assert asked




def test_a_whole_match_by_keyboard_alone_with_all_questions() -> None:
    match = make_match("human,random,random", 5, max_rounds=4)
    person = Person(make_scene(match, SMALL, wary=True), 3)
    asked: list[object] = []
    look = person.scene.table.slip
    person.scene.table.slip = lambda *what: asked.append(slip) or slip if (slip := look(*what)) else None  # type: ignore
    person.play(by_keys=True)
    assert asked
