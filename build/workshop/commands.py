"""The commands of dev.py: each makes its environment first, then hands over and passes the exit code on."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from build.workshop.environment import DEV, ROOT, ensure
from build.workshop.lock import write_locks
from build.workshop.package import build
from build.workshop.words import SetupError, say

USAGE = """usage: python3 build/dev.py COMMAND [arguments]

  play [arguments]   play Skald; the arguments are those of `skald play`
  test [arguments]   run the tests; the arguments are those of pytest
  check              check maps, content, code style, types and import contracts
  package            make dist/skald-VERSION-... (see packaging.spec)
  lock               pin the dependencies of pyproject.toml anew (needs the network)

The first use makes .venv beside this project from the pinned dependencies; nothing else is touched."""


def play(arguments: Sequence[str]) -> int:
    """The program itself, from the folder the person is in, since `--load FILE` is meant from there."""
    ensure(DEV)
    return hand_over([str(DEV.python), "-P", "-m", "game", "play", *arguments])


def test(arguments: Sequence[str]) -> int:
    """All tests, each file's in one worker: what they share is made once; files that take long begin first."""
    ensure(DEV)
    defaults = ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
    return hand_over([str(DEV.python), "-m", "pytest", *defaults, *arguments], ROOT)


def check(arguments: Sequence[str]) -> int:
    """Everything that is checked without running the tests; goes on after a fault, so that all are seen."""
    ensure(DEV)
    python = str(DEV.python)
    steps = [
        ("maps and content", [python, "-P", "-m", "game", "check", *arguments]),
        ("code style", [python, "-m", "ruff", "check", "--quiet", "--output-format", "concise"]),
        ("types", [python, "-m", "mypy", "--no-error-summary"]),
        ("import contracts", [str(DEV.program("lint-imports")), "--no-logo"]),
    ]
    worst = 0
    for name, command in steps:
        code = hand_over(command, ROOT)
        say(f"{name}: {'sound' if code == 0 else f'NOT SOUND (exit {code})'}")
        worst = worst or code
    return worst


def package(arguments: Sequence[str]) -> int:
    """The packaged program in dist/."""
    _refuse(arguments)
    build()
    return 0


def lock(arguments: Sequence[str]) -> int:
    """New pins for both locks."""
    _refuse(arguments)
    write_locks()
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "package": package,
    "lock": lock,
}


def main(arguments: Sequence[str]) -> int:
    """Run one command; its exit code, 2 for what the person can mend, 130 after Ctrl-C."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(USAGE, file=sys.stdout if arguments else sys.stderr)
        return 0 if arguments else 2
    command = COMMANDS.get(arguments[0])
    if command is None:
        say(f"dev.py knows no command '{arguments[0]}'; it knows {', '.join(COMMANDS)}.")
        return 2
    try:
        return command(arguments[1:])
    except SetupError as fault:
        say(str(fault))
        return 2
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def hand_over(command: Sequence[str], folder: Path | None = None) -> int:
    """Run a command with our own input and output; its exit code, or 128 and the signal that ended it.

    Ctrl-C reaches the command too: it is the command's to end by it, and ours to wait for that.
    """
    environ = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    with subprocess.Popen(command, cwd=folder, env=environ) as process, _passing_on(process):
        while True:
            try:
                code = process.wait()
            except KeyboardInterrupt:
                continue
            return code if code >= 0 else 128 - code


@contextlib.contextmanager
def _passing_on(process: subprocess.Popen[bytes]) -> Iterator[None]:
    before = signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _refuse(arguments: Sequence[str]) -> None:
    if arguments:
        raise SetupError(f"This command takes no arguments, and was given '{' '.join(arguments)}'.")
