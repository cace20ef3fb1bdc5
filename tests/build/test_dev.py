"""dev.py: what it needs, how it refuses, and that it hands on exit codes and signals."""

from __future__ import annotations

import ast
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from build.workshop import commands, package
from build.workshop.environment import Environment
from build.workshop.words import SetupError

ROOT = Path(__file__).resolve().parents[2]
DEV = ROOT / "build" / "dev.py"


def test_only_the_standard_library_is_imported() -> None:
    for path in [DEV, *(DEV.parent / "workshop").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            tops = {name.split(".")[0] for name in names} - {"build"}
            assert tops <= sys.stdlib_module_names, path


def test_an_old_python_is_told_so_before_anything_else() -> None:
    """What comes before the version check must be syntax that any Python reads."""
    lines = DEV.read_text("utf-8").splitlines()
    check = next(number for number, line in enumerate(lines) if "version_info <" in line)
    assert not any(
        line.startswith(("from", "import")) for line in lines[:check] if line not in ("import os", "import sys")
    )
    assert not re.search(r"""\bf["']|->|: \w+ =|:=""", "\n".join(lines))


def test_usage_and_unknown_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["--help"]) == 0
    assert all(f"\n  {name} " in capsys.readouterr().out for name in ["play"])
    assert commands.main([]) == 2
    assert commands.main(["pley"]) == 2
    assert "knows no command 'pley'" in capsys.readouterr().err


def test_a_fault_of_the_set_up_is_one_sentence_and_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(_: Environment) -> None:
        raise SetupError("It lacks something.")

    monkeypatch.setattr(commands, "ensure", failing)
    assert commands.main(["play"]) == 2
    assert capsys.readouterr().err == "It lacks something.\n"


@pytest.mark.parametrize("code", [0, 1, 5])
def test_exit_codes_pass_through(code: int) -> None:
    assert commands.hand_over([sys.executable, "-c", f"raise SystemExit({code})"]) == code


def test_check_goes_on_after_a_fault_and_keeps_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter([0, 1, 0, 3])
    monkeypatch.setattr(commands, "ensure", lambda _: None)
    monkeypatch.setattr(commands, "hand_over", lambda *_: next(codes))
    assert commands.check([]) == 1
    assert next(codes, None) is None


SLOW_TO_END = """
import pathlib, sys, time
try:
    pathlib.Path(sys.argv[1]).touch()
    time.sleep(30)
except KeyboardInterrupt:
    time.sleep(0.6)
    raise SystemExit(7)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 7), (signal.SIGTERM, 128 + signal.SIGTERM)])
def test_ctrl_c_and_terminate_reach_the_program_and_are_waited_for(sent: int, code: int, tmp_path: Path) -> None:
    """Ctrl-C goes to the whole group, as a terminal sends it; the program needs a while to end."""
    ready = tmp_path / "ready"
    program = [sys.executable, "-c", SLOW_TO_END, str(ready)]
    ours = f"import sys; from build.workshop.commands import hand_over; sys.exit(hand_over({program!r}))"
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", ours]
    process = subprocess.Popen(command, env=environ, start_new_session=True)
    while not ready.exists():
        assert process.poll() is None
        time.sleep(0.02)
    time.sleep(0.1)
    os.killpg(process.pid, sent) if sent == signal.SIGINT else process.send_signal(sent)
    assert process.wait(10) == code


def test_the_version_is_read_without_importing() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*", package.version())
    assert package.archive_path().name.startswith(f"skald-{package.version()}-")


def test_size_counts_files_once(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "file").write_bytes(b"12345")
    (tmp_path / "link").symlink_to(tmp_path / "inner" / "file")
    assert package.unpacked_size(tmp_path) == 5
