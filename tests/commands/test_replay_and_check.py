from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.titles.witcher.catalogue import load as catalogue
from tests.commands.shell import Shell

SMALL = Path(__file__).parents[1] / "maps" / "small.tmx"


def edited(record: Path, number: int, edit: Callable[[dict[str, Any]], object]) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    plain = json.loads(lines[number])
    edit(plain)
    lines[number] = json.dumps(plain)
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.fixture
def ended(shell: Shell, tmp_path: Path) -> Path:
    """The record of a match that came to its end."""
    match = ("--seats", "random,random,random", "--option", "max_rounds=1")
    shell.told("simulate", "skyrim", "--games", 1, *match, "--records", tmp_path)
    return tmp_path / "skyrim-0-0.skald"


def test_a_record_is_told_in_words_without_what_is_private(shell: Shell, record: Path) -> None:
    words = shell.told("replay", record)
    assert "130 choices." in words
    assert len(words.splitlines()) > 100
    told = shell.json("replay", record)
    assert told == {"title": "skyrim", "choices": 130, "over": False, "winners": [], "verified": False, "cut": False}


def test_verifying_goes_as_far_as_the_match_and_says_so(shell: Shell, record: Path, ended: Path) -> None:
    assert "not over" in shell.told("replay", record, "--verify")
    assert "to its end" in shell.told("replay", ended, "--verify")
    assert shell.json("replay", ended, "--verify")["over"]


def test_a_cut_line_is_left_out_and_said_but_does_not_verify(shell: Shell, record: Path) -> None:
    data = record.read_bytes()
    record.write_bytes(data[:-2])
    assert "cut short" in shell.told("replay", record)
    assert shell.json("replay", record)["cut"]
    assert "cut short" in shell.refused("replay", record, "--verify")
    assert "cut short" in shell.refused("check", record, code=1)
    record.write_bytes(data + b"\n")
    assert "line 135" in shell.refused("replay", record)


def test_every_cut_within_a_line_is_noticed(shell: Shell, record: Path) -> None:
    data = record.read_bytes()
    end = data.index(b"\n", 2000) + 1
    for cut in range(end - 2, end + 3):
        record.write_bytes(data[:cut])
        code, _, said = shell("replay", record, "--verify")
        assert code == (0 if cut == end else 2)
        assert len(said.splitlines()) <= 1


@pytest.mark.parametrize(
    ("line", "place", "edit"),
    [
        (0, "line 1", lambda one: one.update(format=0)),
        (0, "line 1", lambda one: one.update(format=True)),
        (0, "newer", lambda one: one.update(format=99)),
        (0, "line 1, title", lambda one: one.update(title=[])),
        (0, "line 1, setup", lambda one: one.update(setup=None)),
        (0, "line 1, setup.map", lambda one: one["setup"].update(map="/dev/zero")),
        (0, "line 1, seed", lambda one: one.update(seed=1 << 64)),
        (0, "line 1, content", lambda one: one.update(content="0" * 16)),
        (1, "line 2, n", lambda one: one.update(n=True)),
        (1, "line 2, seat", lambda one: one.update(seat=False)),
        (3, "line 4", lambda one: one.update(choice=["attack", "riften", "x", True])),
        (3, "line 4", lambda one: one.update(hash="0" * 16)),
        (3, "line 4", lambda one: one.update(outcomes=[["dice_rolled", 6]])),
        (51, "snapshot 50", lambda one: one["state"]["territories"]["riften"].update(units=99)),
        (51, "line 52, snapshot", lambda one: one.update(snapshot=99)),
    ],
)
def test_an_edited_line_is_named(
    shell: Shell, record: Path, line: int, place: str, edit: Callable[[dict[str, Any]], object]
) -> None:
    edited(record, line, edit)
    said = shell.refused("replay", record, "--verify")
    assert str(record) in said
    assert place in said
    assert place in shell.refused("check", record, code=1)


@pytest.mark.parametrize("edit", [{"end": 1}, {"winners": [0, 1, 2]}, {"winners": None}])
def test_an_edited_closing_line_is_named(shell: Shell, ended: Path, edit: dict[str, Any]) -> None:
    edited(ended, -1, lambda one: one.update(edit))
    shell.refused("replay", ended, "--verify")


def test_nothing_follows_the_closing_line_nor_may_it_be_missing_or_early(
    shell: Shell, ended: Path, record: Path
) -> None:
    lines = ended.read_bytes().splitlines(keepends=True)
    ended.write_bytes(b"".join([*lines, lines[1]]))
    assert "nothing can follow" in shell.refused("replay", ended, "--verify")
    ended.write_bytes(b"".join(lines[:-1]))
    assert "closing line is missing" in shell.refused("replay", ended, "--verify")
    with record.open("ab") as file:
        file.write(b'{"end":130,"winners":[]}\n')
    assert "not over" in shell.refused("replay", record, "--verify")


def test_what_is_shipped_and_what_was_just_written_has_no_faults(shell: Shell, record: Path, position: Path) -> None:
    assert "no faults" in shell.told("check")
    told = shell.json("check", record, position, SMALL)
    assert told == {"files": {str(record): [], str(position): [], str(SMALL): []}, "faults": 0}


def test_at_most_three_faults_of_a_map_are_told_and_the_rest_counted(shell: Shell, tmp_path: Path) -> None:
    bad = tmp_path / "bad.tmx"
    bad.write_text(SMALL.read_text(encoding="utf-8").replace('value="warrior"', 'value="wurrior"'), encoding="utf-8")
    (tmp_path / "small.jpg").write_bytes(SMALL.with_suffix(".jpg").read_bytes())
    code, out, err = shell("check", bad, "--json")
    faults = json.loads(out)["files"][str(bad)]
    assert (code, err, len(faults) > 3) == (1, "", True)
    code, out, err = shell("check", bad)
    assert (code, out) == (1, "")
    first, second, more = err.splitlines()
    assert [first, second] == faults[:2]
    assert f"{len(faults) - 2} more faults" in more


@pytest.mark.parametrize(
    "name", ["none.skald", "none.json", "none.tmx", "none.txt", "folder.tmx", "folder.skald", "loop.json"]
)
def test_files_that_cannot_be_checked_are_named(shell: Shell, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    if name.startswith("folder"):
        path.mkdir()
    elif name.startswith("loop"):
        path.symlink_to(path)
    assert str(path) in shell.refused("check", path, code=1)


def test_a_file_of_a_catalogue_is_checked_with_those_beside_it(shell: Shell, tmp_path: Path) -> None:
    shipped = next(path for path in catalogue.files() if path.name == "city.toml")
    assert f"{shipped}: no faults" in shell.told("check")
    mine = tmp_path / "city.toml"
    text = shipped.read_text(encoding="utf-8")
    mine.write_text(text, encoding="utf-8")
    assert "no faults" in shell.told("check", mine)
    mine.write_text(text.replace("{ gold = 2 }", "{ golt = 2 }", 1), encoding="utf-8")
    said = shell.refused("check", mine, code=1)
    assert "city.toml, c02.b.effect.1" in said
    assert "did you mean 'gold'?" in said
    other = tmp_path / "town.toml"
    other.write_text("", encoding="utf-8")
    assert "city.toml" in shell.refused("check", other, code=1)
