"""Matches of Dovahkiin and of a mix are kept at every point, in the middle of a duel, of a spell cast step by step, of
a chain of questions for help, of set-up and purchases: opened again they go on byte for byte, replays can be sought."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.desktop import saves
from game.kernel.chance import Stream
from game.kernel.codec import state_hash
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.position import parse_game_state
from game.kernel.record import RecordWriter
from game.kernel.setup import read_setup
from game.titles import find_title
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.battle_steps import Battle
from game.titles.skyrim.dovahkiin.keys import STEPS
from tests.desktop.table_driver import watched
from tests.titles.skyrim.endurance import EAGER, wish

ROOT = Path(__file__).parents[5]
ON = 25  # choices that a match goes on by once it is opened again
OPTIONS: dict[str, dict[str, Any]] = {
    "dovahkiin": {"max_rounds": 14},
    "custom": {
        "max_rounds": 14, "heroes": True, "equipment": True, "dragons": True, "magicka": True, "spells": True,
        "objectives": True, "set_up": "dealt", "victory": "endcard",
    },
}  # fmt: skip
SEEDS = {"dovahkiin": 3, "custom": 13}
# Points at which a match is kept: kinds of questions, and what stands in the middle of something.
POINTS = {
    "purchases", "aim", "aim again", "battle attack_declared", "battle defence_declared", "battle attack_rolled",
    "reroll", "help", "help again", "duel", "duel again", "keep", "objective", "move_in", "choose_objectives",
    "place_hero", "reinforce", "maneuver_to", "choose_weapon",
}  # fmt: skip


@dataclass
class Kept:
    """A match that was played without a break, and copies of its file as it was at each point."""

    match: Match
    lines: list[bytes]
    points: dict[str, tuple[int, Path]] = field(default_factory=dict)


def new_match(mode: str) -> Match:
    title = find_title("skyrim")
    seats = [{"player": player} for player in ("human", "human", "random")]
    plain = {"title": "skyrim", "mode": mode, "modules": [], "seats": seats, "options": OPTIONS[mode]}
    return Match(Game(title, read_setup(title.setup_model, plain)), SEEDS[mode])


def play_step(match: Match) -> None:
    """One choice, the same wherever the match stands the same."""
    match.choose(wish(match.options(), Stream(len(match.steps)), EAGER))


def point(match: Match) -> str:
    """What a match stands in the middle of."""
    frame = match.state.stack[-1]
    kind = f.ASKING[frame[0]]
    if frame[0] == f.BATTLE:
        return f"battle {STEPS[Battle(*frame[2:]).step]}"
    again = (kind == "aim" and frame[4] >= 0) or (kind == "duel" and frame[3]) or (kind == "help" and after_help(match))
    return f"{kind} again" if again else kind


def after_help(match: Match) -> bool:
    """Whether another seat was asked for the same just before."""
    last = match.steps[-1] if match.steps else None
    return last is not None and last.option[0] in ("heal", "pass") and last.seat != match.seat


def steps_in(path: Path) -> list[bytes]:
    return [line for line in path.read_bytes().splitlines() if b'"choice"' in line]


def play(mode: str, folder: Path) -> Kept:
    match, points = new_match(mode), dict[str, tuple[int, Path]]()
    writer = RecordWriter(match, folder / "whole.skald")
    while not match.over:
        if (here := point(match)) not in points:
            copy = folder / f"{here}.skald"
            shutil.copyfile(writer.path, copy)
            points[here] = len(match.steps), copy
        play_step(match)
    writer.close()
    return Kept(match, steps_in(writer.path), points)


@pytest.fixture(scope="module")
def wholes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Kept]:
    return {mode: play(mode, tmp_path_factory.mktemp(mode)) for mode in OPTIONS}


def test_the_matches_come_to_every_point(wholes: dict[str, Kept]) -> None:
    met = {one for whole in wholes.values() for one in whole.points}
    assert met >= POINTS, POINTS - met
    assert {"claim", "garrison"} <= {*wholes["dovahkiin"].points}


@pytest.mark.parametrize("mode", OPTIONS)
def test_it_goes_on_byte_for_byte_from_every_point(mode: str, wholes: dict[str, Kept]) -> None:
    whole = wholes[mode]
    for here, (n, path) in whole.points.items():
        opened = saves.open_record(path)
        again, writer = opened.match, opened.writer()
        assert writer is not None
        assert point(again) == here
        assert state_hash(again.state) == state_hash(whole.match.state_before(n))
        for _choice in range(ON):
            if not again.over:
                play_step(again)
        writer.close()
        assert steps_in(path) == whole.lines[: len(again.steps)], here
        assert len(again.steps) > n


@pytest.mark.parametrize("mode", OPTIONS)
def test_a_position_reads_back_and_goes_on_from_every_point(mode: str, wholes: dict[str, Kept]) -> None:
    whole = wholes[mode].match
    game, title = whole.game, whole.game.title
    for here, (n, _path) in wholes[mode].points.items():
        state = parse_game_state(game, title.spell_state(game.content, whole.state_before(n)))
        assert state == whole.state_before(n), here
        for step in whole.steps[n : n + ON]:
            game.choose(state, step.option)
            assert state_hash(state) == step.hash, here


@pytest.mark.parametrize("mode", OPTIONS)
def test_a_replay_jumps_to_every_point(mode: str, wholes: dict[str, Kept]) -> None:
    whole = wholes[mode]
    scene, surface = watched(whole.match), pygame.display.get_surface()
    assert surface is not None
    found = [n for n, _path in whole.points.values()]
    for n in (*found[::2], *reversed(found[1::2])):
        scene.seek(n)
        assert state_hash(scene.match.state) == state_hash(whole.match.state_before(n))
        scene.draw(surface)


PLAYS_A_RECORD = """
import sys
from pathlib import Path
from tests.desktop.tables.skyrim.dovahkiin.test_kept import new_match, play_step, steps_in
from game.kernel.record import RecordWriter
match = new_match(sys.argv[1])
writer = RecordWriter(match, Path(sys.argv[2]))
while not match.over:
    play_step(match)
writer.close()
"""


@pytest.mark.parametrize("mode", OPTIONS)
def test_another_process_comes_to_the_same_bytes(mode: str, wholes: dict[str, Kept], tmp_path: Path) -> None:
    path = tmp_path / "other.skald"
    command = [sys.executable, "-c", PLAYS_A_RECORD, mode, str(path)]
    subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "4711"}, cwd=ROOT, check=True)
    assert steps_in(path) == wholes[mode].lines
