from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.commands.shell import Shell

KEYS = "title mode modules over winners scores seat kind question options events position"
ATTACK = ["attack", "whiterun", "fort_greymoor", 1]


def edited(path: Path, edit: Callable[[dict[str, Any]], object]) -> Path:
    plain = json.loads(path.read_text(encoding="utf-8"))
    edit(plain)
    path.write_text(json.dumps(plain), encoding="utf-8")
    return path


def test_a_position_comes_back_as_it_was(shell: Shell, position: Path) -> None:
    plain = json.loads(position.read_text(encoding="utf-8"))
    told = shell.json("step", position)
    assert list(told) == KEYS.split()
    assert told["position"] == plain
    assert told["seat"] == plain["decision_of"]
    assert told["events"] == []
    assert {"program", "format", "title", "setup", "seed", "decision_of", "state"} == set(plain)
    assert told["question"] in shell.told("step", position)


def test_the_same_seed_writes_the_same_position(shell: Shell, position: Path) -> None:
    before = position.read_bytes()
    shell.told("position", "skyrim", "--decisions", 30, "--seed", 1, "--out", position)
    assert position.read_bytes() == before


def test_options_have_choice_words_and_targets_with_names_only(shell: Shell, position: Path) -> None:
    options = shell.json("step", position)["options"]
    (attack,) = (one for one in options if one["choice"] == ATTACK)
    assert attack["targets"] == [{"territory": "whiterun"}, {"territory": "fort_greymoor"}, {"number": 1}]
    assert all(set(one) == {"choice", "words", "targets"} and one["words"] for one in options)


def test_choices_are_made_in_order_dice_fall_as_laid_and_the_tape_is_used_up(shell: Shell, position: Path) -> None:
    out = position.with_name("after.json")
    told = shell.json(
        "step", position, "--choose", json.dumps(ATTACK), "--choose", '["defend", 1]', "--tape", "6, 1,4", "--out", out
    )
    rolled = next(event for event in told["events"] if event["kind"] == "dice_rolled")
    assert {"kind", "words", "seen_by"} < set(rolled)
    assert "6" in json.dumps(rolled)
    assert json.loads(out.read_text(encoding="utf-8")) == told["position"]
    assert told["position"]["state"]["tape"] == [4]


@pytest.mark.parametrize(
    "choice",
    [
        "", "[", "1", '"x"', "[]", "[1]", "[true]", "{}", '["zz"]', '["pl\\n\\n\\nace"]', '["place"]',
        '["place", null]',
        '["attack", "whiterun", "fort_greymoor", true]', '["attack", "whiterun", "fort_greymoor", 1.0]',
        '["attack", "whiterun", "fort_greymoor", "1"]', '["attack", "whiterun", "fort_greymoor", [1]]',
        '["attack", "whiterun", "fort_greymoor", -1]', '["attack", "whiterun", "fort_greymoor", 99999999999999999999]',
        '["attack", null, null, 1]', '["attack", "whiterun", "whiterun", 1]', '["attack", "\\ud800", "riften", 1]',
        '["attack", [], {}, NaN]', "1" * 6000, "[" * 100_000, '["place",' + "[" * 3000 + "]" * 3000 + "]",
    ],
)  # fmt: skip
def test_an_illegal_choice_is_refused_and_nothing_is_written(shell: Shell, position: Path, choice: str) -> None:
    out = position.with_name("never.json")
    shell.refused("step", position, "--choose", choice, "--out", out)
    assert "choice 2" in shell.refused("step", position, "--choose", json.dumps(ATTACK), "--choose", choice)
    assert not out.exists()


@pytest.mark.parametrize("tape", ["7", "0", "a", "6.0", "6,,5", ",", "6,", "66", "٣"])
def test_a_tape_holds_dice_only(shell: Shell, position: Path, tape: str) -> None:
    assert "--tape" in shell.refused("step", position, "--tape", tape)


@pytest.mark.parametrize(
    ("place", "edit"),
    [
        ("title", lambda p: p.update(title="skyrm")),
        ("format", lambda p: p.update(format=2)),
        ("seed", lambda p: p.update(seed=-1)),
        ("seed", lambda p: p.update(seed=1 << 64)),
        ("seed", lambda p: p.update(seed=True)),
        ("setup", lambda p: p.update(setup=[])),
        ("setup.seats", lambda p: p["setup"].pop("seats")),
        ("setup.mode", lambda p: p["setup"].update(mode="x")),
        ("setup.map", lambda p: p["setup"].update(map="/dev/zero")),
        ("setup.map", lambda p: p["setup"].update(map="a\0b")),
        ("decision_of", lambda p: p.update(decision_of=2)),
        ("state.territories.riften", lambda p: p["state"]["territories"]["riften"].update(units=-1)),
        ("state.territories", lambda p: p["state"]["territories"].pop("riften")),
        ("state.stack.0", lambda p: p["state"]["stack"][0].update(kind="x")),
        ("state.deck", lambda p: p["state"]["deck"].pop()),
        ("position", lambda p: p.update(more=1)),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_first_fault(
    shell: Shell, position: Path, place: str, edit: Callable[[dict[str, Any]], object]
) -> None:
    said = shell.refused("step", edited(position, edit))
    assert f"{position}, {place}" in said
    assert f"{position}, {place}" in shell.refused("check", position, code=1)


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000, b"1" * 6000, b'{"title": "skyrim"}'])
def test_a_foreign_file_is_named(shell: Shell, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "p.json"
    path.write_bytes(data)
    assert str(path) in shell.refused("step", path)


def test_files_that_cannot_be_read_or_written_are_named(shell: Shell, position: Path, tmp_path: Path) -> None:
    loop = tmp_path / "loop.json"
    loop.symlink_to(loop)
    for path in (tmp_path, loop, tmp_path / "none.json"):
        assert str(path) in shell.refused("step", path)
    for out in (tmp_path, tmp_path / "none" / "p.json"):
        assert "cannot be written" in shell.refused("step", position, "--out", out)
        assert "cannot be written" in shell.refused("position", "skyrim", "--out", out)
