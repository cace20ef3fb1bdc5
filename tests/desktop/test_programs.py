"""A program at a seat of the window: it plays like a bot, is named where it fails, and no record ever starts one."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bots import replaced
from game.commands.play import first_scene
from game.desktop import commands as c
from game.desktop import saves
from game.desktop.app import App
from game.desktop.scenes.base import Scene
from game.desktop.scenes.models import BranchDraft
from game.desktop.scenes.new_match import NewMatch
from game.desktop.scenes.result import Result
from game.desktop.scenes.table import TableScene
from game.desktop.scenes.title_page import TitlePage
from game.desktop.scenes.vacancies import Vacancies
from game.desktop.session import Waiting
from game.desktop.tables.base import seat_names
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.kernel.errors import BadSetup
from game.kernel.match import Replaced
from game.kernel.record import read_record
from tests.desktop.table_driver import Person, laid, make_match, make_scene

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "tests" / "bots" / "example_program.py"
PATIENCE = 60.0


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    made = App()
    yield made
    made.close()


def command_of(tmp_path: Path, text: str = "") -> str:
    """A program that does what `text` says, or the example; it leaves a line in `traces` whenever it is started."""
    path = tmp_path / "raven.py"
    trace = f"open({str(tmp_path / 'traces')!r}, 'a').write('started\\n')\n"
    path.write_text(trace + (text or EXAMPLE.read_text()))
    return f'exec:"{sys.executable}" "{path}"'


def starts(tmp_path: Path) -> int:
    traces = tmp_path / "traces"
    return len(traces.read_text().splitlines()) if traces.exists() else 0


def arguments(**values: object) -> argparse.Namespace:
    usual: dict[str, object] = {
        "load": None, "replay": None, "watch": False, "title": "skyrim", "mode": None, "module": [], "option": [],
        "seats": None, "seed": 5, "map": "",
    }  # fmt: skip
    return argparse.Namespace(**{**usual, **values})


def opened(app: App, **values: object) -> Scene | None:
    return laid(app, first_scene(app, arguments(**values)))


def table_of(app: App, **values: object) -> TableScene:
    found = opened(app, **values)
    assert isinstance(found, TableScene)
    found.layout((1024, 640), Theme())
    found.tempo.set_speed("fast")
    return found


def until(scene: TableScene, enough: Callable[[], bool]) -> None:
    person, end = Person(scene), time.monotonic() + PATIENCE
    while not enough() and time.monotonic() < end:
        person.frame()
        if person.asked():
            person.frame(400)
            person.choose_by_mouse()
        else:
            time.sleep(0.002)
    assert enough()


def by_program(scene: TableScene) -> list[Any]:
    return [step for step in scene.match.steps if step.seat == 1]


# -- at the table -------------------------------------------------------------------------------------
def test_a_program_plays_at_the_table_under_its_own_name(app: App, tmp_path: Path) -> None:
    scene = table_of(app, seats=f"human:Ada,{command_of(tmp_path)},random")
    assert seat_names(scene.match)[1] == "raven"
    row = scene.table.standings(scene.match, 0)[1]
    assert (row.name, row.player) == ("raven", "Program")
    until(scene, lambda: len(by_program(scene)) > 20)
    assert starts(tmp_path) == 1
    assert not any(step.replaced for step in scene.match.steps)
    assert not scene.match.notices


def test_each_match_has_a_process_of_its_own_and_leaving_ends_it(app: App, tmp_path: Path) -> None:
    scene = table_of(app, seats=f"human:Ada,{command_of(tmp_path)}")
    until(scene, lambda: len(by_program(scene)) > 2)
    assert app.readiness.thinker is not None
    assert len(app.readiness.thinker.programs.pids) == 1
    app.title_page()
    assert app.readiness.thinker.programs.pids == []
    scene = table_of(app, seats=f"human:Ada,{command_of(tmp_path)}")
    until(scene, lambda: len(by_program(scene)) > 2)
    assert starts(tmp_path) == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [("input()", "came to an end"), ("print(-1, flush=True)\nfor n in range(9): input()", "on offer")],
)
def test_one_that_fails_is_named_in_chronicle_slip_record_and_result(
    app: App, tmp_path: Path, text: str, words: str
) -> None:
    scene = table_of(app, seats=f"random,{command_of(tmp_path, text)}", option=["max_rounds=2"])
    until(scene, lambda: scene.match.over)
    lines = [line for line in scene.telling.lines if "raven" in line.words and words in line.words]
    assert len(lines) == 1
    assert lines[0].faction == scene.table.standings(scene.match, 0)[1].faction
    assert sum("raven" in notice for notice in scene.match.notices) == 1
    record = next(saves.saves_folder().glob("*.skald"))
    told = [json.loads(line) for line in record.read_text().splitlines()]
    marked = [line["replaced"] for line in told if "replaced" in line]
    assert {(one["by"], one["program"]) for one in marked} == {("random", "raven")}
    result = app.route(c.Goto("result"))
    assert isinstance(result, Result)
    assert any("raven" in moment.words and words in moment.words for moment in result.model.moments)


def test_undo_takes_back_what_a_program_chose_and_play_goes_on(app: App, tmp_path: Path) -> None:
    scene = table_of(app, seats=f"human:Ada,{command_of(tmp_path)},random", mode="civil-war")
    until(scene, lambda: len(by_program(scene)) > 3 and scene.session.waiting() is Waiting.PERSON)
    before = len(scene.match.steps)
    assert scene.play.undo()
    assert len(scene.match.steps) < before
    until(scene, lambda: len(scene.match.steps) > before)
    assert starts(tmp_path) == 1


def test_with_the_same_seats_once_more_the_page_offers_levels(app: App, tmp_path: Path) -> None:
    scene = table_of(app, seats=f"random,{command_of(tmp_path)}", option=["max_rounds=1"])
    until(scene, lambda: scene.match.over)
    app.route(c.Goto("result"))
    page = app.route(c.OtherSeats())
    assert isinstance(page, NewMatch)
    assert "exec:" not in str(page.draft)
    again = laid(app, app.route(c.Goto("result")) and app.route(c.Rematch()))
    assert isinstance(again, TableScene)
    until(again, lambda: bool(by_program(again)))
    assert starts(tmp_path) == 2


# -- records ------------------------------------------------------------------------------------------
def saved(app: App, tmp_path: Path) -> Path:
    """The record of a match that a program played in, as another run finds it."""
    scene = table_of(app, seats=f"human:Ada,{command_of(tmp_path)},random")
    until(scene, lambda: len(by_program(scene)) > 5)
    app.close()
    (tmp_path / "traces").unlink()
    return next(saves.saves_folder().glob("*.skald"))


@pytest.fixture
def other(app: App) -> Iterator[App]:
    """Another run of the program, on whose command line nothing was named."""
    made = App()
    yield made
    made.close()


def test_a_record_asks_who_plays_on_and_starts_nothing(app: App, other: App, tmp_path: Path) -> None:
    path = saved(app, tmp_path)
    other.title_page()
    page = laid(other, other.route(c.ContinueMatch()))
    assert isinstance(page, Vacancies)
    assert [(one.person, one.program) for one in page.draft.seats] == [("raven", "")]
    page.layout((1280, 720), Theme())
    assert page.answer(Action("seat.0", "hard")) is None
    command = page.answer(Action("begin"))
    assert isinstance(command, c.FillSeats)
    scene = laid(other, other.route(command))
    assert isinstance(scene, TableScene)
    assert [seat.player for seat in scene.match.game.setup.seats] == ["human", "hard", "random"]
    before = len(scene.match.steps)
    scene.layout((1024, 640), Theme())
    scene.tempo.set_speed("fast")
    until(scene, lambda: len(scene.match.steps) > before + 30)
    assert starts(tmp_path) == 0
    other.title_page()
    again = saves.open_record(path)
    assert again.match.game.setup.seats[1].player == "hard"
    assert again.vacant == ()
    assert again.match.state == scene.match.state


def test_a_person_who_takes_the_seat_can_take_back_what_that_one_chose(app: App, other: App, tmp_path: Path) -> None:
    path = saved(app, tmp_path)
    scene = table_of(other, load=path, seats="human:Bo")
    assert seat_names(scene.match)[1] == "Bo"
    assert not any(step.by_person for step in by_program(scene))
    before = len(scene.match.steps)
    while not (scene.match.steps[-1].seat == 1 and scene.match.steps[-1].by_person):
        scene.match.choose(scene.match.options()[0])
    other.title_page()
    match = saves.open_record(path).match
    assert match.game.setup.seats[1].name == "Bo"
    assert match.steps[-1].by_person
    assert not any(step.by_person for step in match.steps[:before] if step.seat == 1)
    assert saves.describe(path).seats[1][1] == "Bo"


def test_back_from_the_question_nothing_has_changed(app: App, other: App, tmp_path: Path) -> None:
    path = saved(app, tmp_path)
    before = path.read_bytes()
    other.title_page()
    page = laid(other, other.route(c.LoadMatch(path)))
    assert isinstance(page, Vacancies)
    laying = other.route(c.FillSeats(page.draft))
    assert laying is not None
    assert other.route(c.Back()) is page
    assert isinstance(laid(other, other.route(c.FillSeats(page.draft))), TableScene)
    other.title_page()
    assert path.read_bytes().startswith(before)
    page = laid(other, other.route(c.LoadMatch(path)))
    assert isinstance(page, TableScene)


def test_the_question_leads_back_to_the_title_page(app: App, other: App, tmp_path: Path) -> None:
    path = saved(app, tmp_path)
    assert isinstance(opened(other, load=path), Vacancies)
    assert isinstance(other.route(c.Back()), TitlePage)


def test_on_the_command_line_a_program_is_named_anew(app: App, other: App, tmp_path: Path) -> None:
    path = saved(app, tmp_path)
    scene = table_of(other, load=path, seats=command_of(tmp_path))
    before = len(by_program(scene))
    until(scene, lambda: len(by_program(scene)) > before + 5)
    assert starts(tmp_path) == 1
    other.title_page()
    page = laid(other, other.route(c.ContinueMatch()))
    assert isinstance(page, Vacancies)  # its record starts nothing, but whoever named it may let it play on
    assert page.draft.seats[0].program == command_of(tmp_path)
    page.layout((1024, 640), Theme())
    page.answer(Action("seat.0", command_of(tmp_path)))
    scene_again = laid(other, other.route(c.FillSeats(page.draft)))
    assert isinstance(scene_again, TableScene)
    assert seat_names(scene_again.match)[1] == "raven"


@pytest.mark.parametrize("seats", ["hard,hard", "human,exec:true,random"])
def test_as_many_must_be_named_as_seats_wait(app: App, other: App, tmp_path: Path, seats: str) -> None:
    path = saved(app, tmp_path)
    with pytest.raises(BadSetup, match="1 seat"):
        first_scene(other, arguments(load=path, seats=seats))


def test_a_draft_cannot_name_a_program_that_the_person_has_not(app: App, other: App, tmp_path: Path) -> None:
    """Even a record that was tampered with: what is not named on the command line is never started."""
    path = saved(app, tmp_path)
    text = path.read_text()
    count = len(read_record(path).steps)
    line = {"seated": count, "seat": 2, "player": command_of(tmp_path), "name": "sly"}
    path.write_text(text + json.dumps(line) + "\n")
    page = laid(other, other.route(c.LoadMatch(path)))
    assert isinstance(page, Vacancies)
    assert len(page.draft.seats) == 2
    assert not any(one.program for one in page.draft.seats)
    assert starts(tmp_path) == 0


def test_from_a_replay_a_match_is_played_on_with_levels(app: App, other: App, tmp_path: Path) -> None:
    path = saved(app, tmp_path)
    laid(other, other.route(c.WatchRecord(path)))
    page = other.route(c.PlayOn(3))
    assert page is not None
    draft: BranchDraft = page.draft  # type: ignore[attr-defined]
    assert [one.who for one in draft.seats] == ["human", "normal", "random"]
    assert isinstance(laid(other, other.route(c.BeginBranch(draft))), TableScene)
    assert starts(tmp_path) == 0


def test_a_replay_names_who_was_replaced() -> None:
    match = make_match("random,random", steps=30)
    seat = match.seat
    match.choose(match.options()[0], Replaced("random", replaced.SLOW, "10", "raven"))
    scene = make_scene(match)
    told = [line for line in scene.telling.lines if "raven" in line.words]
    assert len(told) == 1
    assert "10 seconds" in told[0].words
    assert told[0].faction == scene.table.standings(match, 0)[seat].faction


# -- the whole program --------------------------------------------------------------------------------
def skald(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT), "SKALD_DATA": str(cwd)}
    command = [sys.executable, "-m", "game", *words]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=120, check=False)


def test_without_a_display_a_program_plays_and_is_named_where_it_fails(tmp_path: Path) -> None:
    seats = f"{command_of(tmp_path, 'input()')},random"
    done = skald("play", "--seats", seats, "--option", "max_rounds=1", "--seed", "3", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "in place of the program raven" in done.stderr
    assert starts(tmp_path) == 1


def test_position_and_shot_let_a_program_play_but_a_position_starts_none(tmp_path: Path) -> None:
    seats, place = f"{command_of(tmp_path)},random", tmp_path / "a.json"
    done = skald("position", "skyrim", "--seats", seats, "--decisions", "60", "--out", str(place), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert starts(tmp_path) == 1
    assert json.loads(place.read_text())["setup"]["seats"][0]["player"].startswith("exec:")
    picture = ("--out", str(tmp_path / "a.png"), "--size", "640x400")
    assert skald("shot", "--seats", seats, "--decisions", "60", *picture, cwd=tmp_path).returncode == 0
    assert starts(tmp_path) == 2
    done = skald("shot", "--position", str(place), "--scene", "result", *picture, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert skald("step", str(place), cwd=tmp_path).returncode == 0
    assert starts(tmp_path) == 2


CLOSES = """
import sys
import pygame
from game.commands.play import first_scene
from game.desktop import app as application, loop
from tests.desktop.test_programs import arguments

app = application.App()
frame = loop.Stage.frame

def watched(stage, dt, events):
    if app.readiness.thinker and app.readiness.thinker.programs.pids:
        print(*app.readiness.thinker.programs.pids, flush=True)
        events = [pygame.Event(pygame.QUIT)]
    return frame(stage, dt, events)

loop.Stage.frame = watched
application.run(app, first_scene(app, arguments(seats=sys.argv[1], seed=5)))
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")
def test_closing_the_window_ends_a_program_that_thinks(tmp_path: Path) -> None:
    seats = f"random,{command_of(tmp_path, 'import time; time.sleep(600)')}"
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT), "SKALD_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", CLOSES, seats],
        env=env, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    pid, end = int(done.stdout.split()[-1]), time.monotonic() + PATIENCE
    stat = Path("/proc") / str(pid) / "stat"
    while stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] != "Z" and time.monotonic() < end:
        time.sleep(0.05)
    assert not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] == "Z"
