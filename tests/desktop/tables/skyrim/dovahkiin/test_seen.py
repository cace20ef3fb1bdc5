"""What is seen of names beside figures and advice, and of the end by a limit of rounds."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.board import figures
from game.desktop.board.look import BoardLook, Figure, Piece
from game.desktop.board.sprites import Shown
from game.desktop.scenes.base import render
from game.desktop.stills import table_of
from game.desktop.tables.registry import make_table
from game.desktop.tables.skyrim import result
from game.desktop.tables.skyrim.dovahkiin.stage import SagaStage
from game.desktop.theme import Theme
from tests.desktop.table_driver import Person, make_match, make_scene
from tests.desktop.tables.skyrim.dovahkiin import laid


def test_advice_leaves_all_names_on_the_map() -> None:
    match = laid.match()
    laid.lay(match)
    scene = make_scene(match, (1280, 720))
    scene.keeper.change(guide=True)
    scene.lay_again()
    Person(scene).frame(draw=True)
    assert scene.places.advice.h
    assert isinstance(scene.stage, SagaStage)
    spots = scene.stage.board._painting.sprites.spots
    assert [key for key, spot in spots.items() if not spot.named] == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_hero_stands_where_he_hides_least(size: tuple[int, int]) -> None:
    match = laid.match()
    laid.lay(match)
    scene = table_of(match)
    render(scene, size)
    assert isinstance(scene.stage, SagaStage)
    sprites = scene.stage.board._painting.sprites
    names = [spot.room for spot in sprites.spots.values() if spot.named]
    figure = Figure("hero_orc", 5)
    hidden = 0
    for land in sprites.board.territories:
        shown = Shown(BoardLook({land.key: Piece("orc", 3)}, figures={land.key: figure}))
        at, high = sprites._stands(land.key, shown, figure)
        home, _high = figures.place(sprites.board, land.key, figure, sprites.k, False)
        here, there = (figures.standing(one, high) for one in (at, home))
        assert sum(_area(here.clip(one)) for one in names) <= sum(_area(there.clip(one)) for one in names) + 40
        hidden += sum(_area(here.clip(one)) > 0.2 * _area(here) for one in names)
    assert hidden <= 3


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def test_the_result_says_that_the_limit_of_rounds_ended_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = make_match("random,random", 3, 6000, "dovahkiin", random_setup=True, max_rounds=1)
    assert match.over
    table = make_table(match.game)
    told = table.result(match).line
    monkeypatch.setattr(result, "_all", lambda _match, _kind: iter(()))
    plain = result._line(table, match)  # type: ignore[arg-type]
    assert told != plain
    assert told.startswith(plain)


def test_columns_of_the_result_are_told_in_words() -> None:
    from game.desktop.scenes.result import Result

    match = make_match("random,random", 3, 6000, "dovahkiin", random_setup=True, max_rounds=1)
    page = Result(make_table(match.game).result(match))
    page.layout((1280, 720), Theme(1.0))
    for room in (200, 430, 900):
        rows = page._legend_rows(room)
        assert [one for row in rows for one in row] == list(page.model.columns)
        assert all(sum(page._legend_width(one) for one in row) <= room for row in rows if len(row) > 1)
