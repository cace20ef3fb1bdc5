"""The command line as a whole: refusals, pipes that close, encodings."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import cli
from game.kernel.errors import LONGEST_MESSAGE, in_one_line
from tests.commands.shell import Shell

ROOT = Path(__file__).parents[2]
PROGRAM = (sys.executable, "-m", "game")
posix = pytest.mark.skipif(sys.platform == "win32", reason="sessions, devices and closed descriptors of POSIX")


@pytest.mark.parametrize("command", ["titles", "simulate", "position", "step", "replay", "check"])
def test_every_command_tells_how_it_is_called(shell: Shell, command: str) -> None:
    assert f"usage: skald {command}" in shell.told(command, "--help")


def test_the_version_is_told(shell: Shell) -> None:
    assert shell.told("--version").startswith("skald ")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["nope"], "'nope'"),
        (["--json"], "COMMAND"),
        (["simulate"], "TITLE"),
        (["simulate", "skyrm"], "did you mean 'skyrim'"),
        (["simulate", "skyrim", "--games", "0"], "--games"),
        (["simulate", "skyrim", "--games", "1e3"], "'1e3' is not a whole number"),
        (["simulate", "skyrim", "--games", "1" * 5000], "--games"),
        (["simulate", "skyrim", "--seed", "-1"], "--seed"),
        (["simulate", "skyrim", "--jobs", "0"], "--jobs"),
        (["simulate", "skyrim", "--games", "1", "--count", "scor"], "did you mean 'score'"),
        (["simulate", "skyrim", "--mode", "caos"], "did you mean 'chaos'"),
        (["simulate", "skyrim", "--mode", "a\n\n\n\nb"], "mode"),
        (["simulate", "skyrim", "--module", "skellige"], "'skellige'"),
        (["simulate", "skyrim", "--option", "unit_limit"], "NAME=VALUE"),
        (["simulate", "skyrim", "--option", "unit_limt=true"], "did you mean 'unit_limit'"),
        (["simulate", "skyrim", "--option", "max_rounds=-1"], "options.max_rounds"),
        (["simulate", "skyrim", "--seats", "human,random"], "seats.0"),
        (["simulate", "skyrim", "--seats", "random,randm"], "seats.1"),
        (["simulate", "skyrim", "--seats", "random,human:\udcff"], "seats.1"),
        (["simulate", "skyrim", "--seats", "random,human:" + "a" * 25], "at most 24"),
        (["simulate", "skyrim", "--seats", "random,a\n\n\n\nb"], "seats.1"),
        (["simulate", "skyrim", "--seats", "random@orc,random@orc"], "'orc'"),
        (["simulate", "skyrim", "--map", "none.tmx"], "none.tmx"),
        (["simulate", "skyrim", "--map", "a" * 1000], "aaa"),
        (["simulate", "skyrim", "--map", "a\0b"], "cannot be read"),
        (["simulate", "skyrim", "--map", os.devnull], "not a file" if os.name == "posix" else "cannot be read"),
        (["simulate", "skyrim", "--map", "."], "cannot be read"),
        (["position", "skyrim"], "--out"),
    ],
)
def test_a_refusal_is_one_line_that_names_what_is_wrong(shell: Shell, arguments: list[str], named: str) -> None:
    assert named in shell.refused(*arguments)


def test_a_message_keeps_to_one_line_of_bounded_length() -> None:
    assert in_one_line("a\r\nb\x1b[2J\udcff") == "a  b [2J "
    assert len(in_one_line("x" * 10 * LONGEST_MESSAGE)) < 2 * LONGEST_MESSAGE


def test_a_command_that_is_stopped_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "import_module", stopped)
    assert shell("titles") == (cli.INTERRUPTED, "", "skald: stopped\n")


@posix
def test_whoever_reads_only_the_first_line_hears_no_complaint() -> None:
    for arguments in (["titles"], ["titles", "--json"], ["check"]):
        program = subprocess.Popen([*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT)
        assert program.stdout is not None
        program.stdout.close()
        _, said = program.communicate(timeout=60)
        assert said == b""


@posix
@pytest.mark.parametrize(("to", "code"), [(">/dev/full", 2), (">&-", 0)])
def test_output_that_nobody_takes_is_no_fault_of_ours(to: str, code: int) -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m game titles {to}', shell=True, stderr=subprocess.PIPE, cwd=ROOT, check=False
    )
    assert done.returncode == code
    assert len(done.stderr.splitlines()) == (code > 0)


def test_into_a_pipe_goes_utf8_on_every_machine() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    program = "from game import cli; cli._speak_utf8(); print('\\u16b1\\udcff')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, env=env, cwd=ROOT, check=True)
    assert done.stdout.decode("utf-8").strip() == "\u16b1\\udcff"


@posix
def test_ctrl_c_ends_a_simulation_of_many_processes_quickly_and_leaves_none() -> None:
    """A terminal sends Ctrl+C to the whole group; the moment is as good as any, the processes start or play."""
    arguments = ["simulate", "skyrim", "--games", "9000000", "--jobs", "2"]
    program = subprocess.Popen(
        [*PROGRAM, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=ROOT, start_new_session=True
    )
    try:
        time.sleep(3)
        os.killpg(program.pid, signal.SIGINT)
        _, said = program.communicate(timeout=10)
        assert said == b"skald: stopped\n"
        assert program.returncode
        _gone(program.pid)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)


def _gone(group: int) -> None:
    """Wait until nothing of a process group is left but what waits to be reaped."""
    for _ in range(100):
        listed = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
        rows = [row.split() for row in listed.splitlines()]
        if not any(int(pgid) == group and not state.startswith("Z") for pgid, state in rows):
            return
        time.sleep(0.05)
    pytest.fail("processes are left")
