"""The list of records is quick: what has not changed is not read again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.desktop import saves
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
    assert saves.list_saves() != first
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
