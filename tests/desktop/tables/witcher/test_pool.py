"""The pool over the map: names are whole, the tray stays within the map, and what is free says so."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.desktop.kit import text
from game.desktop.tables.witcher import endings, faces, panels, words
from game.desktop.tables.witcher.views import card
from game.desktop.theme import Theme, fitting_scale
from game.kernel.match import Match
from game.titles.witcher.fight.conditions import DRIVEN_AWAY
from game.titles.witcher.frames import NUMBER
from tests.desktop.tables.witcher.driver import make_match, make_scene, play_step, witchers
from tests.desktop.tables.witcher.test_stage import until

SIZES = [(1024, 640), (1280, 720), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize(("height", "small"), [(85, True), (99, True), (120, True), (150, False), (200, False)])
def test_the_name_of_a_card_has_room_on_its_band(height: int, small: bool) -> None:
    content = make_match().game.content
    k = height / (card.SHORT if small else card.WHOLE)[1]
    theme, wide = Theme(scale=k), card.body(height, small)[0]
    least = card.NARROW.sized(text.LEAST)
    for number in range(len(content.card_cost)):
        name = faces.action(content, number).name
        band = pygame.Rect(0, 0, wide, card._band_high(theme, name, wide, round((31 if small else 44) * k), small))
        room = card._name_room(theme, band, small)
        parts = text.wrap(theme, name, least, room.w)
        assert len(parts) <= (1 if band.h < card.TWO_LINES else 2), name


@pytest.mark.parametrize("size", SIZES)
def test_the_tray_lies_within_the_map_and_its_cards_apart(size: tuple[int, int]) -> None:
    match = until("buy", "human,random").scene.match
    scene = make_scene(match, size)
    scene.layout(size, Theme(fitting_scale(size)))
    scene.refresh()
    stage = witchers(scene)
    assert stage.desk.overlay == "pool"
    assert stage.board.map_rect().contains(stage.desk.pool.rect)
    bodies = stage.desk.pool.bodies
    assert all(b.x - a.right >= 6 for a, b in pairwise(bodies))
    assert all(stage.desk.pool.area.contains(one) for one in bodies)


def rewarded() -> Match:
    """A witcher who may choose a card after driving a monster away."""
    for seed in range(1, 60):
        match = make_match("human:Ada,random", seed)
        while not match.over and len(match.steps) < 900:
            play_step(match)
            stack = match.state.stack
            if stack and stack[-1][0] == NUMBER["gain"] and endings.is_over(match.state) and len(match.options()) > 1:
                return match
    raise AssertionError("nowhere")


def test_what_is_free_after_a_fight_shows_no_price_and_says_why() -> None:
    match = rewarded()
    content = match.game.content
    legal = {option[1] for option in match.options()}
    model = panels.pool(match, legal, (), match.seat)
    assert model.plain
    assert all(one.price < 0 for one in model.slots)
    for number, one in zip(match.state.pool, model.slots, strict=True):
        assert bool(one.why) != one.legal
        assert one.legal or str(content.card_cost[number]) in one.why
    outcome = next(frame[2] for frame in match.state.stack if frame[0] == NUMBER["fight_over"])
    other = match.state.copy()
    other.stack = [
        (*frame[:2], DRIVEN_AWAY if outcome != DRIVEN_AWAY else 2, *frame[3:]) if frame[0] == NUMBER["fight_over"]
        else frame for frame in other.stack
    ]  # fmt: skip
    assert words.gained_for(match.state) != words.gained_for(other)
