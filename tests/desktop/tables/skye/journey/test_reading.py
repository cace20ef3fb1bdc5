"""The progress board, its summary, and everything that is said of the module."""

from __future__ import annotations

import dataclasses

import pytest

from game.bots.reason import Reason
from game.desktop import shelves
from game.desktop.scenes.models import MatchDraft, SeatDraft
from game.desktop.tables.skye import advice, rows
from game.desktop.tables.skye.journey.board import ProgressView
from game.desktop.theme import Theme
from game.titles.skye import frames as f
from game.titles.skye.journeyman.boards import TRACKS, last_space
from game.titles.skye.setup import COLOURS, SkyeSetup
from game.titles.skye.state import journey_of
from tests.desktop.tables.skye.driver import play_step
from tests.desktop.tables.skye.journey.driver import journey_match, play_until, wanderer

FOUR, FIVE = "human,random,random,random", "human,random,random,random,random"


@pytest.mark.parametrize("seats", [FOUR, FIVE])
def test_every_space_and_bonus_tile_has_its_place_on_the_board(seats: str) -> None:
    match = journey_match(seats, 2)
    play_until(match, f.PLAN, 2)
    person = wanderer(match, (1280, 720))
    person.stage.hands.turn_page("board")
    person.scene.refresh()
    view = person.stage.journeying.board
    board = match.game.content.board
    assert isinstance(view, ProgressView)
    assert len(view.model.spaces) == sum(last_space(board, track) + 1 for track in range(len(TRACKS)))
    assert len(view.model.bonus) == 9
    for spot in view.spots:
        assert view.rect.contains(spot.rect), spot
    boxes = [spot.rect for spot in view.spots if spot.name in ("space", "next")]
    assert all(not one.colliderect(other) for n, one in enumerate(boxes) for other in boxes[:n])


def test_all_markers_stand_where_the_rules_have_them() -> None:
    match = journey_match(FOUR, 3)
    play_until(match, f.PLAN, 4)
    person = wanderer(match, (1280, 720))
    person.stage.hands.turn_page("board")
    person.scene.refresh()
    shown = {
        (mark.key, colour) for mark in person.stage.journeying.board.model.spaces for colour in mark.markers
    }
    real = {
        (f"{TRACKS[track]}_{at}", rows.faction(match, seat))
        for seat, markers in enumerate(journey_of(match.state).markers)
        for track, at in enumerate(markers)
    }
    assert shown == real
    own = journey_of(match.state).markers[person.stage.seat_shown()]
    assert tuple(row.space for row in person.stage.journeying.strip.model.rows) == own


def test_lit_spaces_are_what_can_be_advanced() -> None:
    match = journey_match("human,random", 4)
    play_until(match, f.SYMBOL, 1)
    person = wanderer(match, (1280, 720))
    assert person.stage.covers.kind == "board"
    lit = {mark.option for mark in person.stage.journeying.board.model.spaces if mark.option >= 0}
    assert lit == {option[1] for option in match.options() if option[0] == "advance"}
    track = max(lit)
    before = journey_of(match.state).markers[match.seat][track]
    seat = match.seat
    person.use(f"spot.board.next.{track}")
    assert journey_of(match.state).markers[seat][track] != before


def test_each_choice_and_event_is_told_in_words() -> None:
    match = journey_match("human,random,random", 11)
    person = wanderer(match, (1024, 640))
    table = person.scene.table
    while not match.over:
        for option in match.options():
            for words in (
                table.deed(match.state, option),
                advice.sentence(match, Reason(option, "")),
            ):
                assert words
                assert "{" not in words
        assert table.playing(match)
        assert any(phase.stage == "now" for phase in table.phases(match))
        play_step(match)
    lines: list[object] = []
    for n, step in enumerate(match.steps):
        told: list[object] = []
        table.log(match, step.events, n, told)  # type: ignore[arg-type]
        lines += told
    assert lines
    assert all("{" not in line.words for line in lines)  # type: ignore[attr-defined]


def test_points_by_source_are_all_points() -> None:
    match = journey_match("human,random,random", 12)
    while not match.over:
        play_step(match)
    result = wanderer(match).scene.table.result(match)
    totals = {one.name: one.points for one in result.standings}
    for share in result.shares:
        assert len(share.values) == len(result.sources)
        assert share.whole == totals[share.name]
    for one in result.standings:
        assert len(one.values) == len(result.columns)
        assert sum(one.values) == one.points
    for series in result.series:
        assert series.values[-1] == totals[series.name]


@pytest.mark.parametrize("shared", [0, 1])
def test_the_page_of_a_new_match_switches_the_module_on(shared: int) -> None:
    seats = tuple(
        SeatDraft(colour, "person" if not n else "bot" if n < 3 else "empty", "", "random")
        for n, colour in enumerate(COLOURS)
    )
    draft = MatchDraft("skye", "base", seats, (("bonus_tiles", shared), ("first_game", 0), ("journeyman", 1)))
    setup = shelves.setup_of(draft)
    assert setup.modules == ("journeyman",)
    assert isinstance(setup, SkyeSetup)
    assert setup.options.bonus_tiles == ("shared" if shared else "individual")
    off = shelves.setup_of(dataclasses.replace(draft, options=(("journeyman", 0),)))
    assert off.modules == ()


def test_scale_and_size_keep_all_answers_on_their_sheet() -> None:
    for kind in (f.PLAN, f.WAYPOINT, f.SYMBOL, f.SALE, f.BUY):
        match = journey_match(FIVE, 4)
        play_until(match, kind, 2)
        for size, scale in (((1024, 640), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5), ((2560, 1440), 1.33)):
            person = wanderer(match, size, scale)
            ask = person.scene.places.ask
            answers = [w for w in person.scene.layer.walk() if w.key.startswith(("spot.journey.", "verb."))]
            assert answers
            for widget in answers:
                assert ask.contains(widget.rect), (kind, size, widget.key)
            strip = person.stage.journeying.strip
            assert all(strip.rect.contains(spot.rect) for spot in strip.spots), (kind, size)
            assert person.scene.theme == Theme(scale)
