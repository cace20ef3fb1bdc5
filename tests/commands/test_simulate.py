from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from game.commands import simulate
from game.commands.tally import wilson
from game.kernel.errors import BadFile, SkaldError
from tests.commands.shell import Shell

ROOT = Path(__file__).parents[2]
SMALL = ROOT / "tests" / "maps" / "small.tmx"
KEYS = (
    "title mode modules options seats games finished stopped seconds decisions games_per_s decisions_per_s "
    "rounds_mean rounds_p10 rounds_p90 turns_mean turns_p10 turns_p90 wins replaced ended_by_limit draws scores "
    "by_faction levels"
)


def simulated(folder: Path, *arguments: str, hash_seed: str = "0") -> dict[str, bytes]:
    """The records that another process writes, by name."""
    command = [sys.executable, "-m", "game", "simulate", "skyrim", "--records", str(folder), *arguments]
    subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, cwd=ROOT, capture_output=True, check=True)
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_json_has_the_keys_of_the_format_and_its_sums_agree(shell: Shell) -> None:
    told = shell.json("simulate", "skyrim", "--games", 6, "--seats", "random@orc,random,normal")
    assert list(told) == KEYS.split()
    assert told["seats"] == ["random@orc", "random", "normal"]
    assert told["finished"] == told["games"] == sum(told["wins"]) + told["draws"] == 6
    assert len(told["wins"]) == len(told["scores"]) == 3
    assert all(set(one) == {"mean", "p10", "p90"} for one in told["scores"])
    assert told["by_faction"]["orc"] == {"wins": told["wins"][0], "games": 6}
    assert sum(one["games"] for one in told["by_faction"].values()) == 18
    assert set(told["levels"]) == {"random", "normal"}
    of_a_level = {"share", "share_low", "share_high", "move_ms_mean", "move_ms_max", "turn_ms_mean"}
    assert all(set(one) == of_a_level for one in told["levels"].values())
    assert sum(one["share"] for one in told["levels"].values()) == pytest.approx(1)
    assert "6 of 6 matches finished" in shell.told("simulate", "skyrim", "--games", 6)


def test_seats_go_round_and_wins_stay_with_their_entry(tmp_path: Path, shell: Shell) -> None:
    """The stronger of two sits first in half of the matches; each win is counted for him all the same."""
    told = shell.json("simulate", "skyrim", "--games", 4, "--seats", "random@orc,normal", "--records", tmp_path)
    records = [path.read_text().splitlines() for path in sorted(tmp_path.iterdir())]
    seats = [[seat["player"] for seat in json.loads(lines[0])["setup"]["seats"]] for lines in records]
    assert seats == [["random", "normal"], ["normal", "random"]] * 2
    winners = [json.loads(lines[-1])["winners"] for lines in records]
    won = sum(seats[i][seat] == "normal" for i, found in enumerate(winners) for seat in found)
    assert told["wins"] == [4 - won, won]
    assert told["by_faction"]["orc"]["games"] == 4
    assert told["levels"]["normal"]["share"] == won / 4


def test_choices_are_counted_by_what_they_name_first(tmp_path: Path, shell: Shell) -> None:
    """By either door, and with random seats too; every seat is dealt three objectives and gives one back."""
    few = ["simulate", "skyrim", "--mode", "dovahkiin", "--games", 2, "--seats", "random,easy", "--max-decisions", 9]
    counted = shell.json(*few, "--count", "give-back,score")["counted"]
    assert sum(one["offered"] for one in counted.values()) == 2 * 2 * 3
    assert sum(one["chosen"] for one in counted.values()) == 2 * 2
    assert all(key.startswith("give_back OBJ-") for key in counted)
    assert shell.json(*few, "--count", "give_back,score", "--records", tmp_path)["counted"] == counted
    assert "give_back OBJ-" in shell.told(*few, "--count", "give_back")
    chaos = shell.json("simulate", "skyrim", "--games", 1, "--seats", "random,random", "--count", "end_invasion")
    assert chaos["counted"]["end_invasion"]["chosen"] > 0
    assert "counted" not in shell.json("simulate", "skyrim", "--games", 1, "--max-decisions", 9)


def test_wilsons_interval() -> None:
    """Against a table of the interval for 8 of 10, and at its ends."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-3)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-3)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_matches_that_the_limit_of_rounds_ended_are_counted(shell: Shell) -> None:
    two = ["simulate", "skyrim", "--mode", "civil-war", "--games", 2, "--seats", "random,random,random"]
    assert shell.json(*two, "--option", "max-rounds=2")["ended_by_limit"] == 2
    assert shell.json("simulate", "skyrim", "--games", 2)["ended_by_limit"] == 0


def test_a_cap_stops_and_counts(shell: Shell) -> None:
    told = shell.json("simulate", "skyrim", "--games", 2, "--max-decisions", 9)
    assert (told["stopped"], told["finished"], told["decisions"], told["wins"]) == (2, 0, 18, [0] * 4)


def test_civil_war_among_bots_has_a_last_round_unless_told(shell: Shell) -> None:
    few = ["simulate", "skyrim", "--mode", "civil-war", "--games", 1, "--max-decisions", 5]
    assert shell.json(*few)["options"]["max_rounds"] == 100
    assert shell.json(*few, "--option", "max-rounds=7")["options"]["max_rounds"] == 7


@pytest.mark.parametrize("seats", [2, 5])
def test_the_smallest_map_is_played_by_any_number(shell: Shell, seats: int) -> None:
    told = shell.json("simulate", "skyrim", "--games", 3, "--seats", ",".join(["random"] * seats), "--map", SMALL)
    assert told["finished"] == 3


def test_both_doors_play_the_same(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["simulate", "skyrim", "--games", 1, "--verify-doors", 2]
    assert shell.json(*arguments)["doors_compared"] == 2
    monkeypatch.setattr(simulate, "state_hash", id)
    assert "part in match 0" in shell.refused(*arguments)


def test_records_are_named_by_title_seed_and_number_and_are_the_same_whoever_writes_them(tmp_path: Path) -> None:
    arguments = ("--games", "3", "--seed", "8", "--seats", "random,normal")
    one = simulated(tmp_path / "a" / "deep", *arguments)
    assert sorted(one) == ["skyrim-8-0.skald", "skyrim-8-1.skald", "skyrim-8-2.skald"]
    assert one == simulated(tmp_path / "b", *arguments, "--jobs", "2", hash_seed="77")
    header, *lines = map(json.loads, one["skyrim-8-0.skald"].splitlines())
    assert header["seed"] == 8
    assert "end" in lines[-1]


def test_records_that_cannot_be_written_are_said(shell: Shell, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert str(blocked) in shell.refused("simulate", "skyrim", "--games", 1, "--records", blocked)
    (tmp_path / "skyrim-0-0.skald").mkdir()
    assert "cannot be written" in shell.refused("simulate", "skyrim", "--games", 1, "--records", tmp_path)


def test_a_process_that_dies_is_said(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    class Dying:
        def __init__(self, processes: int) -> None:
            self._processes: dict[int, object] = {}

        def submit(self, *_: object) -> None:
            raise BrokenProcessPool

        def shutdown(self, **_: bool) -> None:
            return

    monkeypatch.setattr(simulate, "start_pool", Dying)
    assert "ended from outside" in shell.refused("simulate", "skyrim", "--games", 4, "--jobs", 2)


def test_a_refusal_in_another_process_arrives_as_it_was(tmp_path: Path) -> None:
    """A map may vanish between the first look and a worker's."""
    task = simulate.Task(
        "skyrim", {"seats": [{"player": "random"}] * 2, "map": str(tmp_path / "m.tmx")}, 1, 0, 1, 9, None, ()
    )
    with pytest.raises(SkaldError) as refused:
        list(simulate.play_all([task, task], 2))
    assert isinstance(refused.value, BadFile)
    assert "m.tmx" in str(refused.value)
