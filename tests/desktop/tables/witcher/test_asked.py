"""What a person is asked: the cards that can be chosen are all in sight, and questions say what is really possible."""

from __future__ import annotations

import pytest

from game.desktop.tables.witcher import words
from game.titles.witcher.frames import NUMBER
from tests.desktop.tables.witcher.driver import make_match, make_scene, play_step, witchers

TRASH, FATIGUE = NUMBER["trash"], NUMBER["fatigue"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_sheet_over_a_fight_shows_the_hand_too_and_uses_its_room(size: tuple[int, int]) -> None:
    match = make_match("human", 5)
    seat = match.state.seats[0]
    while not (match.state.stack[-1][0] == TRASH and match.state.fight is not None and seat.hand):
        play_step(match)
        seat = match.state.seats[0]
    assert match.state.stack[-2][0] == FATIGUE
    scene = make_scene(match, size)
    scene.update(400)
    stage, sheet = witchers(scene), witchers(scene).desk.sheet
    assert stage.covered == "fight"
    assert stage.desk.overlay == "sheet"
    shown = {spot.value for spot in sheet.spots if spot.name == "card"}
    assert shown == set(seat.owned)
    assert set(seat.hand) < shown
    assert not any(widget.key.startswith("spot.cover.") for widget in scene.layer.walk())
    assert sheet.most == 0 or sheet.rect.h >= stage.places.cover.h - scene.theme.px(30)
    assert sheet.theme.scale >= 0.8 * scene.theme.scale
    assert scene.play.controller is not None
    assert words.ask(match, scene.play.controller).explain == sheet.model.line
