"""What a newcomer stumbled over: light that was hidden, figures that differed, sheets over what they speak of."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.tables.skye import reading
from game.desktop.tables.skye.foresee import gain
from game.desktop.tables.skye.land import lights
from game.desktop.tables.skye.land.layers import Layers
from game.desktop.tables.skye.land.look import cell_of
from game.desktop.tables.skye.told import signed
from game.desktop.widgets import tips
from game.titles.skye import names
from tests.desktop.tables.skye.driver import Chieftain, make_match, make_scene, play_step, play_until
from tests.desktop.tables.skye.test_advice import guided

SIZES = ((1280, 720), (1920, 1080))


def person_at(kind: str, round_: int, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Chieftain:
    match = make_match("human,random,random", 5)
    play_until(match, kind, round_)
    person = Chieftain(make_scene(match, size, scale=scale))
    person.frame(400, True)
    return person


# -- plaques on the ground ------------------------------------------------------------------------------
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_plaque_lies_within_its_cell(scale: float) -> None:
    person = person_at("build", 5, scale=scale)
    board = person.stage.board
    layers = Layers(board.pictures, (0, 0), board.side, board.theme)
    for badge in board.look.badges:
        below, _noted = layers._told(badge)
        wide, high = lights.plaque_size(layers.ink, badge.words, below)
        assert max(wide, high) < board.side
        assert below or not badge.below


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_plaque_of_the_tile_over_a_cell_hides_no_other_cell(scale: float) -> None:
    person = person_at("build", 6, scale=scale)
    board = person.stage.board
    for key in board.look.targets:
        person.point(board.window_point(key))
        person.frame(16)
        plaque = board.plaques()[0]
        others = [board.rect_of(one.cell) for one in board.look.opens if one.cell != cell_of(key)]
        assert plaque.collidelist(others) < 0
        assert plaque.collidelist(board.kept) < 0


def test_the_clans_name_lies_where_no_cell_is() -> None:
    for round_ in (2, 4, 6):
        person = person_at("build", round_)
        board = person.stage.board
        assert all(one.collidelist(board.obstacles("")) < 0 for one in board.kept)


# -- advice -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(4))
def test_advice_tells_the_figures_of_the_cell(seed: int) -> None:
    match = make_match("human,random,random", seed)
    play_until(match, "build", 3)
    person = guided(match)
    reason = person.scene.guide.reason
    assert reason is not None
    _verb, tile, x, y, turn = reason.option
    builder = person.stage.builder
    assert (builder.tile, builder.turn) == (tile, turn)
    badge = next(one for one in person.stage.board.look.badges if one.cell == (x, y))
    found = gain(match.game.content, person.stage.seen.state, match.seat, (x, y, tile, turn))
    assert badge.words == signed(found.now)
    if reason.why in ("scores", "scrolls") and (found.now or found.later):
        assert names.points(found.now) in person.scene.guide.words
        assert names.points(found.later) in person.scene.guide.words


def test_advice_on_another_tile_says_so_and_points_at_no_cell() -> None:
    match = make_match("human,random,random", 2)
    play_until(match, "build", 4)
    person = guided(match)
    reason = person.scene.guide.reason
    aside = match.state.seats[match.seat].aside
    assert reason is not None
    assert len(aside) > 1
    before, other = person.scene.guide.words, next(tile for tile in aside if tile != reason.option[1])
    assert person.scene.guide.places()
    person.press(pygame.K_1 + aside.index(other))
    person.frame(100)
    assert person.stage.builder.tile == other
    assert person.scene.guide.words != before
    assert not person.scene.guide.places()


# -- tooltips ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["price", "buy", "build"])
def test_tooltips_hide_neither_question_nor_prices(kind: str, size: tuple[int, int]) -> None:
    person = person_at(kind, 3, size)
    scene, places = person.scene, person.stage.places
    for one in scene.layer.walk():
        if not one.tooltip or one.rect.y < places.board.y:
            continue
        rect = tips.placed(
            pygame.Rect((0, 0), size), scene.theme, one.tooltip, one.rect, scene.layer.bars, scene.layer.keep
        )
        assert rect.clip(places.ask).h <= 8, one.key
        if kind == "price":
            *prices, left = person.stage.covers.screen.keeps()
            assert rect.collidelist(prices) < 0, one.key
            assert not rect.collidepoint(left.center), one.key


# -- the question -----------------------------------------------------------------------------------------
def test_the_question_stays_where_it_is_while_axe_and_gold_are_laid() -> None:
    person = person_at("price", 3)

    def lies() -> dict[str, tuple[int, ...]]:
        ask = person.stage.places.ask
        return {one.key: tuple(one.rect) for one in person.scene.layer.walk() if ask.contains(one.rect)}

    before = lies()
    person.use("spot.screen.axe.0")
    person.frame(100)
    assert lies() == before
    person.use("spot.screen.more.1")
    person.frame(100)
    assert lies() == before
    person.use("spot.screen.anew")
    assert not person.stage.screening.draft.ready


def test_after_the_match_nobodys_gold_is_hidden() -> None:
    match = make_match("human,random,random", 5)
    while not match.over:
        play_step(match)
    seen = reading.look(match, -1, 0)
    for seat, one in enumerate(match.state.seats):
        assert reading.desk(seen, seat, -1, 0).gold == str(one.gold)
        assert reading.gold_words(seen, seat) == names.gold(one.gold)


# -- room ---------------------------------------------------------------------------------------------------
def test_few_clans_take_the_room_of_many() -> None:
    highs = {}
    for seats in ("human,random", "human,random,random", "human,random,random,random,random"):
        match = make_match(seats, 5)
        play_until(match, "build", 2)
        person = Chieftain(make_scene(match, (1920, 1080)))
        person.frame(400, True)
        seats_view = person.stage.column.seats
        rects = [one.rect for one in seats_view.spots]
        assert all(seats_view.rect.contains(one) for one in rects)
        highs[len(rects)] = rects[0].h
    assert highs[1] > highs[2] > highs[4]
