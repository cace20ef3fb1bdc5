"""The result page: how points came, what is charted, where moments and buttons lead."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pygame
import pytest

from game.desktop import commands as c
from game.desktop.kit.charts import Series, apart
from game.desktop.scenes.chart_view import ChartView
from game.desktop.scenes.models import ResultModel
from game.desktop.scenes.new_match import NewMatch
from game.desktop.scenes.result import Result
from game.desktop.shelves import new_match
from game.desktop.tables.registry import make_table
from game.desktop.theme import Theme
from game.kernel.match import Match
from game.titles.skyrim.events import DiceRolled
from tests.desktop.table_driver import make_match


@pytest.fixture(scope="module")
def match() -> Match:
    return make_match("human:Ada,random,random", seed=5, steps=100_000, max_rounds=9)


@pytest.fixture
def model(match: Match) -> ResultModel:
    return make_table(match.game).result(match)


def page(model: ResultModel, size: tuple[int, int] = (1920, 1080)) -> Result:
    pygame.display.init()
    pygame.font.init()
    scene = Result(model)
    scene.layout(size, Theme(1.0))
    return scene


def click(scene: Result, pos: tuple[int, int]) -> object:
    scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))
    return scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))


def test_the_charts_run_from_the_first_turn_to_the_end(match: Match, model: ResultModel) -> None:
    for seat, (lands, units) in enumerate(zip(model.series, model.other, strict=True)):
        assert len(lands.values) == len(units.values) == len(model.axis.points) == len(model.axis.headings)
        for n, land, unit in zip(model.axis.points, lands.values, units.values, strict=True):
            state = match.state_before(n)
            assert (land, unit) == (state.owner.count(seat), state.seats[seat].units)
    assert model.axis.points[0] == 0
    assert model.axis.points[-1] == len(match.steps)
    assert [words for _i, words in model.axis.ticks][:3] == ["1", "2", "3"]


def test_the_faces_of_all_seats_and_of_nobody_make_up_the_whole(match: Match, model: ResultModel) -> None:
    rolled = model.rolled or (0,) * 6
    for face, count in enumerate(rolled):
        assert sum(one.faces[face] for one in model.luck) <= count
    thrown = sum(len(event.attack) for step in match.steps for event in step.events if isinstance(event, DiceRolled))
    assert 0 < thrown <= sum(sum(one.faces) for one in model.luck)


def test_what_is_equal_is_drawn_side_by_side() -> None:
    lines = (Series("orc", "A", (5, 5, 7)), Series("imperial", "B", (5, 4, 7)), Series("thalmor", "C", (5, 5, 3)))
    low = apart(lines)
    for i in range(3):
        drawn = {(one.values[i], low[j][i]) for j, one in enumerate(lines)}
        assert len(drawn) == 3
    assert low[1][1] == 0, "what is equal to nothing stays where it is"


def test_the_other_chart_is_shown_when_it_is_chosen(model: ResultModel) -> None:
    scene = page(model)
    assert cast(ChartView, scene.layer.find("chart")).series == model.series
    groove = scene.layer.find("charted")
    assert groove is not None
    click(scene, (groove.rect.right - 12, groove.rect.centery))
    assert cast(ChartView, scene.layer.find("chart")).series == model.other


def test_a_moment_and_a_turn_of_the_chart_open_the_replay_there(model: ResultModel) -> None:
    scene = page(model)
    assert model.moments
    line = scene.layer.find("watch")
    assert line is not None
    scene.layer.focus(line)
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    assert scene.handle(enter) == c.Watch(model.moments[0].point)
    scene.draw(pygame.Surface(scene.size))
    chart = cast(ChartView, scene.layer.find("chart"))
    answer = click(scene, (chart.area.x + chart.area.w // 3, chart.area.y + 60))
    assert isinstance(answer, c.Watch)
    assert answer.at in model.axis.points


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)])
def test_its_buttons_lead_on(model: ResultModel, size: tuple[int, int]) -> None:
    scene = page(model, size)
    leads = {"title": c.Goto("title_page"), "again": c.Rematch(), "seats": c.OtherSeats(), "replay": c.Watch()}
    for key, command in leads.items():
        widget = scene.layer.find(key)
        assert widget is not None
        assert click(scene, widget.rect.center) == command


def test_the_same_setup_is_drafted_for_other_seats(match: Match) -> None:
    draft = NewMatch(new_match("skyrim", match)).draft
    assert draft.mode == match.game.setup.mode
    assert draft.option("max_rounds") == 9
    assert sorted(seat.who for seat in draft.seats) == ["bot", "bot", "empty", "empty", "person"]
    assert next(seat for seat in draft.seats if seat.who == "person").name == "Ada"


def tied(forts: tuple[int, int], lands: tuple[int, int]) -> Match:
    """Two seats with the same points; what is not theirs is nobody's."""
    match = make_match("human:Ada,human:Bo", max_rounds=9)
    content, state = match.game.content, match.state.copy()
    plain = [t for t in content.land if t not in content.forts and t not in content.portals]
    state.owner = [-1] * len(state.owner)
    for seat in (0, 1):
        for t in [*content.forts[seat * 5 : seat * 5 + forts[seat]], *plain[seat * 9 : seat * 9 + lands[seat]]]:
            state.owner[t] = seat
    match.state = state
    state.stack.clear()
    state.winners = [0]
    return match


def test_a_tie_is_explained_by_what_decided_it() -> None:
    told = {}
    for name, forts, lands in (("none", (1, 1), (7, 4)), ("territories", (1, 2), (4, 2)), ("units", (1, 1), (4, 4))):
        match = tied(forts, lands)
        match.state.units[match.state.owner.index(0)] += 3
        points = [one.points for one in match.game.title.standings(match.game.content, match.state)]
        assert (points[0] == points[1]) == (name != "none")
        told[name] = make_table(match.game).result(match).tally
    assert len(set(told.values())) == 3
    assert "Ada" not in told["none"]
    assert "territories decided" in told["territories"]
    assert "units decided" in told["units"]


def test_without_a_place_in_a_replay_a_moment_is_only_read(model: ResultModel) -> None:
    scene = page(replace(model, moments=tuple(replace(one, point=-1) for one in model.moments)))
    line = scene.layer.find("watch")
    assert line is not None
    assert not line.enabled


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_figure_of_the_standings_says_what_it_counts(model: ResultModel, size: tuple[int, int]) -> None:
    scene = page(model, size)
    told = [one.tooltip for one in scene.layer.walk() if not one.key and one.tooltip]
    for column in model.columns:
        assert told.count(column.words) == 1 + len(model.standings)
    first = next(one for one in scene.layer.walk() if one.tooltip == model.columns[0].words)
    assert scene.layer.under(first.rect.center) is first
