"""A match with Journeyman is kept at every point, in the middle of a plan or a walk too: opened again it goes on as it
would have gone on, and its replay can be sought."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game.desktop import saves
from game.desktop.tables.base import seat_names
from game.desktop.tables.skye import result, rows
from game.desktop.tables.skye.journey import words
from game.desktop.tables.skye.land.look import Token
from game.desktop.tables.skye.stage import SkyeStage
from game.kernel.codec import state_hash
from game.kernel.match import Match
from game.kernel.record import RecordWriter
from game.titles.skye import frames as f
from game.titles.skye.journeyman.events import WaypointTaken
from game.titles.skye.state import journey_of
from tests.desktop.table_driver import Person, watched
from tests.desktop.tables.skye.driver import make_match, play_step
from tests.desktop.tables.skye.journey.driver import journey_match, play_until

SEED = 5


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))


def half_done(match: Match) -> bool:
    """Whether a marker lies already."""
    return bool(journey_of(match.state).plan[match.seat])


def steps_in(path: Path) -> list[bytes]:
    """The lines of the choices, as they stand in the file."""
    return [line for line in path.read_bytes().splitlines() if "n" in json.loads(line) and b'"choice"' in line]


def to_the_end(match: Match) -> None:
    while not match.over:
        play_step(match)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[bytes], Match]:
    """The match as it goes where nothing comes between."""
    match = journey_match("human,human,random", SEED)
    writer = RecordWriter(match, tmp_path_factory.mktemp("whole") / "whole.skald")
    to_the_end(match)
    writer.close()
    return steps_in(writer.path), match


@pytest.mark.parametrize("kind", [f.PLAN, f.WALK, f.WAYPOINT, f.SALE])
def test_it_goes_on_byte_for_byte(kind: int, whole: tuple[list[bytes], Match]) -> None:
    match = journey_match("human,human,random", SEED)
    writer = RecordWriter(match, saves.fresh_path(match))
    play_until(match, kind, 2, half_done if kind in (f.PLAN, f.WALK) else lambda _match: True)
    writer.close()
    opened = saves.open_record(writer.path)
    again = opened.match
    writer_on = opened.writer()
    assert writer_on is not None
    assert state_hash(again.state) == state_hash(match.state)
    assert again.options() == match.options()
    to_the_end(again)
    writer_on.close()
    assert steps_in(writer.path) == whole[0]
    assert state_hash(again.state) == state_hash(whole[1].state)


def test_a_replay_jumps_to_every_walk(whole: tuple[list[bytes], Match]) -> None:
    match = whole[1]
    walks = [n for n, step in enumerate(match.steps) if any(isinstance(one, WaypointTaken) for one in step.events)]
    assert len(walks) > 6
    scene = watched(match)
    person, stage = Person(scene), scene.stage
    assert isinstance(stage, SkyeStage)
    for n in (*walks[::3], *reversed(walks[1::4])):
        scene.seek(n + 1)
        person.frame(16, draw=True)
        taken = next(one for one in match.steps[n].events if isinstance(one, WaypointTaken))
        stage.peek = taken.seat
        scene.refresh()
        assert state_hash(scene.match.state) == state_hash(match.state_before(n + 1))
        assert Token(taken.way[-1], f"pawn_{rows.faction(match, taken.seat)}") in stage.board.look.tokens
        assert not stage.board.motions.busy, "nothing glides where the replay jumps to"


def test_a_step_of_a_replay_lets_him_walk_and_a_jump_ends_it(whole: tuple[list[bytes], Match]) -> None:
    match = whole[1]
    n, taken = next(
        (n, one)
        for n, step in enumerate(match.steps)
        for one in step.events
        if isinstance(one, WaypointTaken) and len(one.way) > 1
    )
    scene = watched(match)
    person, stage = Person(scene), scene.stage
    assert isinstance(stage, SkyeStage)
    scene.seek(n)
    person.frame(16, draw=True)
    stage.peek = taken.seat
    scene.refresh()
    scene.step_on()
    assert stage.board.motions.of(taken.seat) is not None
    scene.seek(0)
    person.frame(16, draw=True)
    assert not stage.board.motions.busy


def test_a_question_that_falls_without_a_curtain_names_whose_it_is() -> None:
    match = journey_match("human:Ada,human:Bo", 7)
    play_until(match, f.SALE)
    assert seat_names(match)[match.seat] in words.ask(match).question


@pytest.mark.parametrize("make", [journey_match, make_match])
def test_the_list_of_matches_names_the_module(
    make: Callable[[], Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    match = make()
    writer = RecordWriter(match, saves.fresh_path(match))
    writer.close()
    assert ("Journeyman" in saves.describe(writer.path).mode) == (make is journey_match)


@pytest.mark.parametrize("make", [journey_match, make_match])
def test_the_result_names_the_module(make: Callable[[], Match]) -> None:
    match = make()
    match.state.stack.clear()
    assert ("Journeyman" in result._line(match)) == (make is journey_match)
