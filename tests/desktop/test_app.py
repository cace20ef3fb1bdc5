"""The program around the table: from the title page to the result, what is saved, loaded, refused."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import cli
from game.desktop import commands as c
from game.desktop import saves, shelves
from game.desktop.app import App
from game.desktop.loop import Stage
from game.desktop.scenes.laying import Laying
from game.desktop.scenes.load import Load
from game.desktop.scenes.models import MatchDraft, SeatDraft
from game.desktop.scenes.result import Result
from game.desktop.scenes.rules import Rules
from game.desktop.scenes.table import TableScene
from game.desktop.scenes.title_page import TitlePage
from game.desktop.tables.base import seat_names
from game.desktop.theme import Theme
from game.kernel.errors import SkaldError
from tests.desktop.table_driver import FRAME_MS, Person, laid, make_match, play_step, until_opened

ROOT = Path(__file__).resolve().parents[2]
DRAFT = MatchDraft(
    "skyrim",
    "chaos",
    (SeatDraft("stormcloak", "person", "Ada"), SeatDraft("imperial", "bot", "", "random")),
    (("max_rounds", 1),),
    seed=7,
)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    made = App()
    yield made
    made.close()


def play_out(scene: TableScene) -> None:
    scene.layout((1024, 640), scene.theme)
    scene.tempo.set_speed("fast")
    person = Person(scene)
    until = time.monotonic() + 60
    while not scene.match.over and time.monotonic() < until:
        person.frame(FRAME_MS)
        if person.asked():
            person.frame(400)
            person.choose_by_mouse()
        else:
            time.sleep(0.002)
    assert scene.match.over


def test_from_the_title_page_through_a_match_to_the_result_and_again(app: App) -> None:
    assert isinstance(app.title_page(), TitlePage)
    assert app.route(c.Goto("new_match", ("skyrim",))) is not None
    table = laid(app, app.route(c.StartMatch(DRAFT)))
    assert isinstance(table, TableScene)
    play_out(table)
    result = app.route(c.Goto("result"))
    assert isinstance(result, Result)
    result.layout((1024, 640), table.theme)
    again = laid(app, app.route(c.Rematch()))
    assert isinstance(again, TableScene)
    assert again.match.game.setup == table.match.game.setup
    assert again.match.seed != table.match.seed


def test_a_match_that_is_being_laid_can_be_let_be(app: App) -> None:
    page = app.route(c.Goto("new_match", ("skyrim",)))
    laying = app.route(c.StartMatch(DRAFT))
    assert isinstance(laying, Laying)
    laying.layout((1024, 640), Theme(1.0))
    laying.update(16)
    back = laying.escape()
    assert back is not None
    assert app.route(back) is page
    laying.leave()
    laying.update(16)
    assert laying.wish() is None
    assert app.session is None
    assert saves.saved_paths() == []


def test_rules_lead_back_to_the_table(app: App) -> None:
    table = laid(app, app.route(c.StartMatch(DRAFT)))
    assert isinstance(app.route(c.Goto("rules", ("skyrim", "RSK-INV-01"))), Rules)
    assert app.route(c.Back()) is table


def test_back_at_the_title_page_the_keyboard_is_where_one_left_it(app: App) -> None:
    page = app.title_page()
    assert isinstance(page, TitlePage)
    stage = Stage(page, app.route, (1024, 640))
    assert page.layer.focus_key("rules")
    enter, escape = (
        pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="") for code in (pygame.K_RETURN, pygame.K_ESCAPE)
    )
    stage.frame(16, [enter])
    until_opened(stage)
    assert isinstance(stage.scene, Rules)
    stage.frame(16, [escape])
    until_opened(stage)
    assert isinstance(stage.scene, TitlePage)
    assert page.layer.focused is not None
    assert page.layer.focused.key == "rules"


def test_a_match_is_saved_and_gone_on_with(app: App) -> None:
    table = laid(app, app.route(c.StartMatch(DRAFT)))
    assert isinstance(table, TableScene)
    person = Person(table)
    table.layout((1024, 640), table.theme)
    until = time.monotonic() + 60
    while not (person.asked() or time.monotonic() > until):
        person.frame()
        time.sleep(0.002)
    person.choose_by_mouse()
    made = len(table.match.steps)
    page = app.route(c.Goto("title_page"))
    assert isinstance(page, TitlePage)
    assert page.model.under_way is not None
    again = laid(app, app.route(c.ContinueMatch()))
    assert isinstance(again, TableScene)
    assert len(again.match.steps) == made


def test_loading_the_match_that_lies_open_leads_back_to_its_table(app: App) -> None:
    table = laid(app, app.route(c.StartMatch(DRAFT)))
    assert app.session is not None
    assert app.session.writer is not None
    app.route(c.Goto("load"))
    assert app.route(c.LoadMatch(app.session.writer.path)) is table


def test_names_of_saves_carry_title_mode_seed_and_a_counter(app: App) -> None:
    laid(app, app.route(c.StartMatch(DRAFT)))
    laid(app, app.route(c.StartMatch(DRAFT)))
    names = sorted(path.name for path in saves.saved_paths())
    assert names == ["skyrim-chaos-7-1.skald", "skyrim-chaos-7-2.skald"]


@pytest.mark.parametrize("steps", [0, 60])
def test_seats_without_a_name_are_listed_by_the_faction_they_drew(app: App, steps: int) -> None:
    match = make_match("human:Ada,random,random")
    writer = saves.new_writer(match)
    for _ in range(steps):
        play_step(match)
    writer.close()
    (entry,) = saves.list_saves()
    told = match.game.title.standings(match.game.content, match.state)
    assert [faction for faction, _name in entry.seats] == [one.faction for one in told]
    assert [name for _faction, name in entry.seats] == ["Ada", *seat_names(match)[1:]]


def test_a_broken_file_is_listed_with_its_sentence(app: App) -> None:
    laid(app, app.route(c.StartMatch(DRAFT)))
    good = saves.saved_paths()[0]
    broken = good.with_name("broken.skald")
    broken.write_bytes(b"this is no record\n")
    listed = {entry.path.name: entry for entry in saves.list_saves()}
    assert "not a record" in (listed["broken.skald"].fault or "")
    assert listed[good.name].fault is None
    app.let_go()
    scene = laid(app, app.route(c.LoadMatch(broken)))
    assert isinstance(scene, Load)
    assert broken.read_bytes() == b"this is no record\n"


def test_a_cut_record_is_kept_beside_before_play_goes_on(app: App) -> None:
    table = laid(app, app.route(c.StartMatch(DRAFT)))
    assert isinstance(table, TableScene)
    table.match.choose(table.match.options()[0])
    app.let_go()
    path = saves.saved_paths()[0]
    path.write_bytes(path.read_bytes() + b'{"n": 2, "se')
    before = path.read_bytes()
    opened = saves.open_record(path)
    assert path.read_bytes() == before
    assert opened.match.notices
    writer = opened.writer()
    assert writer is not None
    assert path.with_name(path.name + ".cut").read_bytes() == before
    writer.close()


def test_a_draft_that_the_rules_refuse_says_why() -> None:
    lone = MatchDraft("skyrim", "chaos", DRAFT.seats[:1])
    assert shelves.objection(lone)
    with pytest.raises(SkaldError):
        shelves.setup_of(lone)
    assert shelves.objection(DRAFT) is None


def test_closing_the_window_ends_at_once(app: App) -> None:
    table = laid(app, app.route(c.StartMatch(DRAFT)))
    assert table is not None
    stage = Stage(table, app.route, (1024, 640))
    stage.frame(16, [])
    stage.frame(16, [pygame.Event(pygame.QUIT)])
    assert not stage.running
    app.close()


# -- the command line ---------------------------------------------------------------------------------
def skald(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT), "SKALD_DATA": str(cwd), **environment}
    command = [sys.executable, "-m", "game", *arguments]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=120, check=False)


def test_without_a_display_bots_play_and_leave_pictures(tmp_path: Path) -> None:
    done = skald("play", "--seats", "random,random", "--option", "max_rounds=2", "--seed", "3", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "no display" in done.stdout
    pictures = sorted((tmp_path / "skald-pictures").glob("*.png"))
    assert len(pictures) >= 3
    assert all(path.name in done.stdout for path in pictures)


SHOT = ("--decisions", "20", "--option", "max_rounds=1", "--size", "1024x640", "--seed", "3", "--out", "a.png")


def test_a_shot_is_taken_by_a_program_of_its_own(tmp_path: Path) -> None:
    done = skald("shot", "--scene", "table", *SHOT, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert pygame.image.load(tmp_path / "a.png").get_size() == (1024, 640)


@pytest.mark.parametrize(
    "scene", ["menu", "title_page", "new_match", "load", "replay", "branch", "rules", "curtain", "result", "credits"]
)
def test_a_shot_of_every_scene(scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert cli.main(["shot", "--scene", scene, *SHOT]) == 0
    assert pygame.image.load(tmp_path / "a.png").get_size() == (1024, 640)


def test_an_unknown_scene_is_refused_in_one_sentence(tmp_path: Path) -> None:
    done = skald("shot", "--scene", "tabel", "--out", "a.png", cwd=tmp_path)
    assert done.returncode == 2
    assert "did you mean 'table'" in done.stderr


# -- a real window ------------------------------------------------------------------------------------
@pytest.mark.window
def test_real_clicks_place_units_in_a_real_window(tmp_path: Path) -> None:
    if not (shutil.which("Xvfb") and shutil.which("xdotool")):
        pytest.skip("needs Xvfb and xdotool")
    display = f":{90 + os.getpid() % 100}"
    screen = subprocess.Popen(["Xvfb", display, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    env = {
        **{key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"},
        "DISPLAY": display, "PYTHONPATH": str(ROOT), "SKALD_DATA": str(tmp_path), "SDL_AUDIODRIVER": "dummy",
    }  # fmt: skip
    command = [sys.executable, "-m", "game", "play", "--seats", "human,random", "--seed", "4"]
    game = None
    try:
        time.sleep(1)
        game = subprocess.Popen(command, env=env, cwd=tmp_path)
        _click_until_chosen(env, saves_in(tmp_path))
        assert _tool(env, "key", "--clearmodifiers", "Escape").returncode == 0
        assert game.poll() is None
    finally:
        for process in (game, screen):
            if process is not None:
                process.terminate()
                process.wait(10)


def saves_in(folder: Path) -> Path:
    return folder / "saves" / "skyrim-chaos-4-1.skald"


def _tool(env: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["xdotool", *arguments], env=env, capture_output=True, text=True, timeout=20, check=False)


def _click_until_chosen(env: dict[str, str], record: Path) -> None:
    """Click over the map and press Enter until the record tells of a choice of the person."""
    person = None
    for round_ in range(60):
        time.sleep(0.4)
        if not record.is_file():
            continue
        lines = record.read_text(encoding="utf-8").splitlines()
        person = 0
        if any(f'"seat":{person},' in line and '"place"' in line for line in lines):
            return
        _tool(env, "mousemove", str(150 + round_ * 97 % 900), str(150 + round_ * 61 % 400), "click", "1")
        time.sleep(0.1)
        _tool(env, "key", "Return")
    raise AssertionError("no click came to anything")
