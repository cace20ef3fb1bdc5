"""The list of records is quick: what has not changed is not read again."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pygame
import pytest

from game.desktop import commands as c
from game.desktop import saves, shelves
from game.desktop.app import App
from game.desktop.scenes.load import Load
from game.desktop.tables.base import seat_names
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.desktop.widgets.controls import Button
from game.kernel.errors import BadFile
from game.kernel.match import Match
from game.kernel.record import Record, RecordWriter, read_record
from game.kernel.texts import use_language
from tests.desktop.table_driver import make_match, play_step


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the records that were read."""
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    (tmp_path / "saves").mkdir()
    names: list[str] = []

    def counted(path: Path) -> Record:
        names.append(path.name)
        return read_record(path)

    monkeypatch.setattr(saves, "read_record", counted)
    return names


def test_a_record_is_read_again_when_it_or_the_language_is_another(read: list[str]) -> None:
    match, other = make_match(), make_match()
    for one, name in ((match, "one.skald"), (other, "two.skald")):
        RecordWriter(one, saves.saves_folder() / name)
        play_step(one)
    first = saves.list_saves()
    assert sorted(read) == ["one.skald", "two.skald"]
    assert saves.list_saves() == first
    assert len(read) == 2
    play_step(match)
    saves.list_saves()
    assert read[2:] == ["one.skald"]
    try:
        use_language("de")
        assert saves.list_saves() != first
    finally:
        use_language("en")
    assert len(read) == 5


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_in_the_folder_is_not_waited_for(read: list[str]) -> None:
    os.mkfifo(saves.saves_folder() / "pipe.skald")
    assert saves.list_saves() == ()
    assert saves.newest_unfinished() is None


def kept(match: Match, steps: int = 0) -> str:
    """What is said of a match that was just left after so many choices."""
    writer = RecordWriter(match, saves.fresh_path(match))
    for _ in range(steps):
        play_step(match)
    writer.close()
    return saves.describe(writer.path).round


def test_a_match_without_a_choice_can_be_gone_on_with(read: list[str]) -> None:
    match = make_match("human,random,random")
    told = kept(match)
    found = saves.newest_unfinished()
    assert found is not None
    assert seat_names(match)[match.seat] in told
    assert "1" in told


def test_of_a_match_under_way_round_and_who_is_to_play_are_told(read: list[str]) -> None:
    match = make_match()
    told = kept(match, 263)
    assert seat_names(match)[match.seat] in told
    assert str(match.game.title.rounds(match.state)[0]) in told
    assert str(len(match.steps)) not in told


def test_a_record_that_was_not_closed_names_who_chose_last(read: list[str]) -> None:
    match = make_match()
    writer = RecordWriter(match, saves.fresh_path(match))
    for _ in range(3):
        play_step(match)
    assert seat_names(match)[match.steps[-1].seat] in saves.describe(writer.path).round


def test_of_a_finished_match_the_winners_are_told(read: list[str]) -> None:
    match = make_match(max_rounds=2)
    writer = RecordWriter(match, saves.fresh_path(match))
    while not match.over:
        play_step(match)
    writer.close()
    entry = saves.describe(writer.path)
    assert entry.ended
    assert all(seat_names(match)[seat] in entry.round for seat in match.state.winners)


def test_a_deleted_record_lies_in_a_folder_of_its_own_beside_others_of_its_name(read: list[str]) -> None:
    for _ in range(2):
        match = make_match()
        kept(match)
        (path,) = saves.saved_paths()
        saves.set_aside(path)
        assert saves.saved_paths() == []
    assert len(list((saves.saves_folder() / saves.DELETED).glob("*.skald"))) == 2


def test_what_cannot_be_moved_is_told(read: list[str]) -> None:
    with pytest.raises(BadFile):
        saves.set_aside(saves.saves_folder() / "nothing.skald")


def test_the_list_deletes_after_one_question(read: list[str]) -> None:
    for seed in (1, 2):
        kept(make_match(seed=seed))
    app = App(autosave=False)
    app.title_page()
    page = app.route(c.Goto("load"))
    assert isinstance(page, Load)
    page.layout((1280, 720), Theme(1.0))
    doomed = page.chosen
    assert doomed is not None
    assert page.answer(Action("delete")) is None
    assert {w.key for w in page.layer.walk()} >= {"keep", "delete_it"}
    assert page.escape() is None
    assert page.layer.find("delete_it") is None
    page.answer(Action("delete"))
    command = page.answer(Action("delete_it"))
    assert command == c.DeleteRecord(doomed.path)
    after = app.route(command)
    assert isinstance(after, Load)
    assert [one.path for one in after.saves] == saves.saved_paths()
    assert len(after.saves) == 1
    assert doomed.path not in saves.saved_paths()


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 720), 1.0)])
def test_the_lists_buttons_stand_within_the_window(read: list[str], size: tuple[int, int], scale: float) -> None:
    kept(make_match())
    page = Load(shelves.load({}))
    page.layout(size, Theme(scale))
    for action in ("keep", "delete"):
        page.answer(Action(action))
        buttons = [w.rect for w in page.layer.walk() if isinstance(w, Button)]
        assert all(pygame.Rect((0, 0), size).contains(rect) for rect in buttons)
        assert all(not a.colliderect(b) for a, b in itertools.combinations(buttons, 2))
