"""Illegal choices at every question, undo and saves in the midst of fights, positions on the command line."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.kernel.chance import Stream, below
from game.kernel.codec import pack, state_hash
from game.kernel.errors import IllegalChoice
from game.kernel.match import Match
from game.kernel.position import parse_position, spell_position
from game.kernel.record import RecordWriter, read_record
from game.kernel.restore import restore
from game.kernel.rules import Option
from game.titles import find_title
from game.titles.witcher.frames import ASKING
from tests.commands.shell import Shell
from tests.titles.witcher.endurance import wish
from tests.titles.witcher.table import TITLE, game_of

TRIED = 6  # illegal choices at each question
DECISIONS = 500


def played(match: Match, chance: Stream, decisions: int = DECISIONS) -> Iterator[int]:
    """Play on at random, with a love of fights; stops before each choice."""
    for decision in range(decisions):
        if match.over:
            return
        yield decision
        match.choose(wish(match.options(), chance))


@cache
def offered() -> tuple[Option, ...]:
    """Options of all kinds, as they are offered in some matches."""
    found: dict[Option, None] = {}
    for seats, modules in ((3, "skellige"), (2, ""), (1, "")):
        match = Match(game_of(seats, modules=modules), seats)
        for _ in played(match, Stream(seats)):
            found |= dict.fromkeys(match.options())
    return tuple(found)


def odd(option: Option, chance: Stream) -> Option:
    """An option, perhaps with a number changed, one too many, or one too few."""
    verb, *told = option
    change = below(chance, 6)
    if change == 0 and told:
        told[below(chance, len(told))] = (-2, -1, 0, 1, 5, 140, 10**30)[below(chance, 7)]
    elif change == 1:
        told.append(below(chance, 20))
    elif change == 2 and told:
        told.pop()
    return (verb, *told)


@pytest.mark.parametrize(("seats", "modules"), [(1, "skellige"), (2, ""), (3, "skellige"), (4, "")])
def test_an_illegal_choice_gets_a_sentence_and_changes_nothing(seats: int, modules: str) -> None:
    match, chance = Match(game_of(seats, modules=modules), 40 + seats), Stream(seats)
    asked: Counter[str] = Counter()
    everything = offered()
    for _ in played(match, chance):
        before, steps, legal = state_hash(match.state), len(match.steps), match.options()
        for _ in range(TRIED):
            choice = odd(everything[below(chance, len(everything))], chance)
            if choice in legal:
                continue
            with pytest.raises(IllegalChoice) as refusal:
                match.choose(choice)
            sentence = str(refusal.value)
            assert sentence[-1] in ".?!", sentence
            assert " " in sentence
            assert not set("{}<>") & set(sentence), sentence
            asked[ASKING[match.state.stack[-1][0]]] += 1
        assert (state_hash(match.state), len(match.steps)) == (before, steps)
    assert len(asked) > 15


def people(seats: int, modules: str, seed: int) -> Match:
    return Match(game_of(seats, player="human", modules=modules), seed)


@pytest.mark.parametrize(("seats", "modules"), [(1, ""), (2, "skellige"), (3, "")])
def test_undo_goes_back_over_fights_and_never_over_chance(seats: int, modules: str) -> None:
    match, chance = people(seats, modules, 9), Stream(9)
    taken_back, fights, left = 0, 0, 0
    for _ in played(match, chance):
        depth = match.undo_depth()
        if depth is None:
            continue
        here = state_hash(match.state)
        before = match.state_before(depth)
        assert before.chance == match.state.chance
        assert not any(step.outcomes for step in match.steps[depth:])
        fights += match.state.fight is not None
        left += (before.fight is None) != (match.state.fight is None)
        assert match.undo()
        assert pack(match.state) == pack(before)
        while match.redo():
            pass
        assert state_hash(match.state) == here
        taken_back += 1
    assert taken_back > 50
    assert fights > 5


def test_the_declaration_of_a_fight_cannot_be_taken_back_once_a_pool_is_shuffled() -> None:
    match, chance = people(2, "", 3), Stream(3)
    for _ in played(match, chance):
        last = match.steps[-1] if match.steps else None
        if last is not None and last.option[0] == "fight":
            assert last.reveals
            assert match.undo_depth() is None
            return
    raise AssertionError("nobody fought")


@pytest.mark.parametrize(("seats", "modules"), [(1, ""), (3, "skellige"), (5, "")])
def test_a_match_saved_in_the_midst_of_a_fight_comes_back_byte_for_byte(
    tmp_path: Path, seats: int, modules: str
) -> None:
    path = tmp_path / "a.skald"
    match, chance = people(seats, modules, 21), Stream(21)
    writer = RecordWriter(match, path)
    saved = 0
    for _ in played(match, chance, 700):
        if match.state.fight is None or below(chance, 5):
            continue
        record = read_record(path)
        again = restore(record, find_title).match
        assert pack(again.state) == pack(match.state)
        assert [step.hash for step in again.steps] == [step.hash for step in match.steps]
        assert again.options() == match.options()
        parsed = parse_position(TITLE, json.loads(json.dumps(spell_position(match))))
        assert pack(parsed.state) == pack(match.state)
        saved += 1
        if saved == 6:
            break
    writer.close()
    assert saved == 6


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.mark.parametrize("modules", ["", "skellige"])
def test_a_position_is_written_stepped_and_checked(shell: Shell, tmp_path: Path, modules: str) -> None:
    path, out = tmp_path / "p.json", tmp_path / "after.json"
    more: list[Any] = ["--module", modules] if modules else []
    shell.told("position", "witcher", "--seats", "random,random", "--decisions", 60, "--seed", 4, *more, "--out", path)
    plain = json.loads(path.read_text(encoding="utf-8"))
    told = shell.json("step", path)
    assert told["position"] == plain
    assert told["title"] == "witcher"
    assert told["modules"] == ([modules] if modules else [])
    choice = told["options"][0]["choice"]
    shell.told("step", path, "--choose", json.dumps(choice), "--out", out)
    assert json.loads(out.read_text(encoding="utf-8")) != plain
    assert shell("check", path)[0] == 0
    plain["state"]["seats"][0]["gold"] = -1
    path.write_text(json.dumps(plain), encoding="utf-8")
    assert "state.seats.0.gold" in shell.refused("step", path)
