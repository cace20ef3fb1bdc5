"""What a person is asked: the cards that can be chosen are all in sight, and questions say what is really possible."""

from __future__ import annotations

from typing import Any

import pytest

from game.desktop.tables import readings
from game.desktop.tables.spotting import SpotButton
from game.desktop.tables.witcher import words
from game.titles.witcher.frames import NUMBER
from tests.desktop.tables.witcher.driver import make_match, make_scene, play_step, witchers

TRASH, FATIGUE = NUMBER["trash"], NUMBER["fatigue"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_cards_that_can_leave_the_game_are_in_sight_with_the_question_and_its_reason(size: tuple[int, int]) -> None:
    match = make_match("human", 5)
    seat = match.state.seats[0]
    while not (match.state.stack[-1][0] == TRASH and match.state.stack[-2][0] == FATIGUE and seat.hand):
        play_step(match)
        seat = match.state.seats[0]
    scene = make_scene(match, size)
    scene.update(400)
    stage, sheet = witchers(scene), witchers(scene).desk.sheet
    assert stage.desk.overlay == "sheet"
    spots = [widget for widget in scene.layer.walk() if isinstance(widget, SpotButton) and widget.enabled]
    offered = [one.key_of_spot[1] for one in spots if one.key_of_spot[0] == "card"]
    assert sorted(offered) == sorted(seat.owned)
    if stage.covered:  # then hand and question stand on the sheet
        assert set(seat.hand) < {spot.value for spot in sheet.spots}
    else:
        assert not any(sheet.rect.colliderect(part) for part in (stage.places.hand, stage.places.ask))
    assert sheet.most == 0 or sheet.rect.h >= stage.hole().h - scene.theme.px(30)
    assert sheet.theme.scale >= 0.7 * scene.theme.scale
    assert scene.play.controller is not None
    assert words.ask(match, scene.play.controller).explain == sheet.model.line


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_question_of_the_road_says_what_is_really_possible(seed: int) -> None:
    match = make_match("human,random", seed, max_rounds=8)
    told: dict[tuple[bool, bool, bool], set[str]] = {}
    while not match.over:
        state = match.state
        if state.stack[-1][0] == NUMBER["wander"]:
            verbs = {option[0] for option in match.options()}
            can = bool(verbs & {"move", "sail_to"}), bool(verbs - {"move", "sail_to", "end_wandering"})
            place = match.game.content.place_names[state.seats[match.seat].place]
            question = match.game.title.question(match.game.content, state).replace(place, "")
            told.setdefault((*can, bool(state.turn.entered)), set()).add(question)
        play_step(match)
    assert all(len(questions) == 1 for questions in told.values())
    after = [one for (moves, acts, entered), one in told.items() if entered]
    assert len(after) >= 3
    assert len({next(iter(one)) for one in after}) == len(after)


@pytest.mark.parametrize(("options", "last"), [({"max_rounds": 9}, 9), ({"turn_limit": 12}, 12), ({}, 0)])
def test_a_limit_of_rounds_stands_beside_the_round_and_among_the_standings(options: dict[str, Any], last: int) -> None:
    match = make_match("human" if "turn_limit" in options else "human,random", 3, **options)
    scene = make_scene(match)
    line = readings.top(scene, scene.table.standings(match, 0)).line
    assert scene.table.last_round(match) == last
    assert (str(last) in line) == bool(last)
    assert (str(last) in scene.table.outlook(match)) == bool(last)
