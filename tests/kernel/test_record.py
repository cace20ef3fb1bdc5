from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from game.kernel.errors import BadFile
from game.kernel.match import Match, Replaced
from game.kernel.record import FORMAT, RecordWriter, read_record
from game.kernel.restore import begin, restore, verify
from game.kernel.setup import SeatSetup
from game.titles import find_title
from tests.support import play_random, skyrim

with contextlib.suppress(ImportError):
    import resource


def recorded(path: Path, decisions: int = 180, seats: str = "human:Ada,random,random") -> Match:
    match = Match(skyrim(seats), 7)
    writer = RecordWriter(match, path)
    play_random(match, decisions)
    writer.close()
    return match


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_record_holds_what_the_format_says(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = recorded(path)
    header, *lines = lines_of(path)
    assert header["format"] == FORMAT
    assert {"program", "title", "setup", "seed", "content"} <= set(header)
    steps = [line for line in lines if "n" in line]
    assert [line["n"] for line in steps] == list(range(1, len(match.steps) + 1))
    assert all(set(line) == {"n", "seat", "choice", "outcomes", "hash"} for line in steps)
    assert [line["snapshot"] for line in lines if "snapshot" in line] == [50, 100, 150, 180]
    rolled = next(line["outcomes"] for line in steps if line["outcomes"] and line["outcomes"][0][0] == "dice_rolled")
    assert all(1 <= die <= 6 for die in rolled[0][1:])


def test_a_match_comes_back_as_it_was_and_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = recorded(path)
    record = read_record(path)
    again = restore(record, find_title).match
    assert again.state == match.state
    writer = RecordWriter(again, path, record)
    play_random(again)
    play_random(match)
    writer.close()
    whole = read_record(path)
    assert whole.ended
    assert restore(whole, find_title).match.state == again.state == match.state
    assert "end" in lines_of(path)[-1]


def test_undone_choices_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = Match(skyrim("human:Ada,random,random", "civil-war"), 7)
    RecordWriter(match, path)
    play_random(match, 20)
    assert match.undo()
    play_random(match, 5, seed=9)
    record = read_record(path)
    assert restore(record, find_title).match.state == match.state
    assert len(record.steps) == len(match.steps)


def test_a_cut_last_line_is_dropped_and_said_and_the_rest_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    recorded(path)
    data = path.read_bytes()
    for missing in (1, 30, 90):
        path.write_bytes(data[:-missing])
        record = read_record(path)
        assert record.cut
        assert restore(record, find_title).match.notices
        assert path.read_bytes() == data[:-missing]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"n":5,', '"n":6,', r"line 6, n"),
        ('"seat":1', '"seat":"x"', "seat"),
        ('"choice":["place"', '"choice":["plaice"', "not legal"),
        ('"seed":7', '"seed":"7"', "seed"),
        ('"title":"skyrim","setup"', '"title":"skyrm","setup"', "did you mean 'skyrim'"),
        ('"max_rounds":0', '"max_rounds":-4', "options.max_rounds"),
        ('"hash":"', '"hash":"0', "another state"),
        ("dice_rolled", "dice_fell", "another outcome"),
        ('{"n":9,', "{", "neither a choice"),
    ],
)
def test_an_edited_record_gets_one_sentence_and_is_left_as_it_was(
    tmp_path: Path, old: str, new: str, place: str
) -> None:
    path = tmp_path / "a.skald"
    recorded(path)
    edited = path.read_text().replace(old, new, 1)
    path.write_text(edited)
    with pytest.raises(BadFile) as refused:
        restore(read_record(path), find_title)
    assert str(path) in str(refused.value)
    assert place in str(refused.value)
    assert path.read_text() == edited


@pytest.mark.parametrize(
    "data", [b"", b"hello", b"\x00\xff\n", b"[1]\n", b"{}\n", b"[" * 5000 + b"\n", b'{"format":"x"}\n']
)
def test_a_foreign_file_is_named_as_such(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.skald"
    path.write_bytes(data)
    with pytest.raises(BadFile, match="not a record of Skald"):
        read_record(path)


def test_a_newer_version_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    recorded(path)
    text = path.read_text().replace(f'"format":{FORMAT}', '"format":99', 1)
    path.write_text(text.replace('"program":"', '"program":"9.', 1))
    with pytest.raises(BadFile, match="newer"):
        read_record(path)


def test_a_missing_file_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        read_record(tmp_path / "none.skald")


def test_when_the_rules_have_changed_the_newest_snapshot_is_played_on_from(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = recorded(path)
    header, *rest = path.read_text().splitlines()
    changed = json.loads(header) | {"content": "0" * 16}
    rest[20] = rest[20].replace('"hash":"', '"hash":"f')
    path.write_text("\n".join([json.dumps(changed), *rest]) + "\n")
    back = restore(read_record(path), find_title)
    assert back.apart
    assert back.match.state == match.state
    assert any("rules have changed" in notice for notice in back.match.notices)


def test_what_a_killed_program_confirmed_is_in_the_file(tmp_path: Path) -> None:
    """The child says how many choices it has confirmed, and is killed at some instant."""
    path = tmp_path / "a.skald"
    program = textwrap.dedent(
        f"""
        from pathlib import Path
        from game.kernel.match import Match
        from game.kernel.record import RecordWriter
        from tests.support import play_random, skyrim
        match = Match(skyrim("random,random", "chaos"), 7)
        RecordWriter(match, Path({str(path)!r}))
        while not match.over:
            play_random(match, 1, seed=len(match.steps))
            print(len(match.steps), flush=True)
        """
    )
    root = Path(__file__).parents[2]
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, cwd=root)
    assert child.stdout is not None
    confirmed = 0
    for line in child.stdout:
        confirmed = int(line)
        if confirmed >= 137:
            os.kill(child.pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
            break
    child.stdout.close()
    child.wait()
    record = read_record(path)
    assert len(record.steps) >= confirmed
    restore(record, find_title)


def test_a_record_open_in_two_windows_stays_with_the_one_that_went_on_first(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    recorded(path, 20)
    one, other = (restore(read_record(path), find_title).match for _ in range(2))
    first, second = (RecordWriter(match, path, read_record(path)) for match in (one, other))
    play_random(one, 5, seed=3)
    kept = path.read_bytes()
    play_random(other, 7, seed=4)
    assert "another window" in second.trouble
    second.close()
    assert path.read_bytes() == kept
    play_random(one, 5, seed=5)
    assert first.trouble == ""
    assert restore(read_record(path), find_title).match.state == one.state


def test_a_record_taken_away_while_playing_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = Match(skyrim(), 1)
    RecordWriter(match, path)
    play_random(match, 30)
    path.unlink()
    play_random(match, 5)
    assert restore(read_record(path), find_title).match.state == match.state


def test_a_disk_that_cannot_be_written_is_said_and_play_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    match = Match(skyrim(), 1)
    writer = RecordWriter(match, blocked / "a.skald")
    play_random(match, 10)
    assert "cannot be written" in writer.trouble
    assert len(match.steps) == 10
    blocked.unlink()
    play_random(match, 5)
    assert writer.trouble == ""
    assert restore(read_record(blocked / "a.skald"), find_title).match.state == match.state


@pytest.mark.skipif(sys.platform == "win32", reason="a full disk is played by a POSIX limit of file sizes")
def test_a_full_disk_is_said_play_goes_on_and_is_caught_up_with_later(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = Match(skyrim(), 1)
    writer = RecordWriter(match, path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (3000, hard))
    try:
        play_random(match, 100)
        assert "cannot be written" in writer.trouble
        assert len(match.steps) == 100
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    play_random(match, 1)
    assert writer.trouble == ""
    assert restore(read_record(path), find_title).match.state == match.state


# -- seats filled anew, choices made by another -------------------------------------------------------
def reseated(path: Path) -> Match:
    """A match in which a person takes the seat of a bot after some choices, and plays on."""
    match = Match(skyrim("human:Ada,random,random"), 7)
    writer = RecordWriter(match, path)
    play_random(match, 60)
    match.seat_anew(1, SeatSetup(player="human", name="Bo"))
    writer.seat(1)
    play_random(match, 160)
    writer.close()
    return match


def test_who_takes_a_seat_is_recorded_and_counts_from_there(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = reseated(path)
    assert {"seated": 60, "seat": 1, "player": "human", "name": "Bo"} in lines_of(path)
    record = read_record(path)
    again = restore(record, find_title).match
    assert again.game.setup == match.game.setup
    assert [step.by_person for step in again.steps] == [step.by_person for step in match.steps]
    assert not any(step.by_person for step in again.steps[:60] if step.seat == 1)
    assert any(step.by_person for step in again.steps[60:] if step.seat == 1)
    assert "agree" in verify(record, begin(record, find_title))


def test_an_undo_before_it_leaves_the_seat_to_whoever_took_it(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    reseated(path)
    with path.open("a") as file:
        file.write('{"undo":40}\n')
    record = read_record(path)
    assert [one.after for one in record.seated] == [40]
    assert restore(record, find_title).match.game.setup.seats[1].name == "Bo"


def test_a_seat_keeps_its_faction_when_another_takes_it() -> None:
    match = Match(skyrim("human:Ada@orc,random@imperial"), 7)
    match.seat_anew(1, SeatSetup(player="hard", faction="thalmor"))
    assert [(one.player, one.faction) for one in match.game.setup.seats] == [("human", "orc"), ("hard", "imperial")]


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ({"seated": 999, "seat": 1, "player": "hard", "name": ""}, "seated"),
        ({"seated": 0, "seat": 3, "player": "hard", "name": ""}, "seat"),
        ({"seated": 0, "seat": "1", "player": "hard", "name": ""}, "seat"),
        ({"seated": 0, "seat": 1, "player": 7, "name": ""}, "player"),
        ({"seated": 0, "seat": 1, "player": "human", "name": "a" * 100}, "name"),
    ],
)
def test_a_seat_that_cannot_be_is_refused(tmp_path: Path, line: dict[str, Any], place: str) -> None:
    path = tmp_path / "a.skald"
    recorded(path, 20)
    count = len(path.read_text().splitlines())
    with path.open("a") as file:
        file.write(json.dumps(line) + "\n")
    with pytest.raises(BadFile) as refused:
        read_record(path)
    assert refused.value.place == f"line {count + 1}, {place}"


def test_a_choice_made_by_another_is_marked_in_record_undo_and_redo(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = Match(skyrim("human:Ada,random"), 7)
    RecordWriter(match, path)
    while match.seat != 0 or len(match.options()) < 2:
        match.choose(match.options()[0])
    mark = Replaced("random", "slow", "10", "raven")
    step = match.choose(match.options()[1], mark)
    assert step.replaced == mark
    if match.undo():
        match.redo()
    assert match.steps[-1].replaced == mark
    assert restore(read_record(path), find_title).match.steps[-1].replaced == mark
    path.write_text(path.read_text().replace('"cause":"slow"', '"cause":5'))
    with pytest.raises(BadFile, match="replaced"):
        read_record(path)


def test_a_record_of_the_format_before_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = recorded(path)
    path.write_text(path.read_text().replace(f'"format":{FORMAT}', '"format":1', 1))
    assert restore(read_record(path), find_title).match.state == match.state
