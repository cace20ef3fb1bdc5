"""The locks: every dependency pinned with the hashes of all platforms' files, and no index named in them."""

from __future__ import annotations

from pathlib import Path

from build.workshop import pip
from build.workshop.environment import DEV, PACKAGE, ROOT, base_python
from build.workshop.words import SetupError, say

_EXTRAS = {
    DEV.lock: ["test", "paint", "package", "bench"],
    PACKAGE.lock: ["package"],
}


def write_locks() -> None:
    """Resolve pyproject.toml anew for Linux, macOS and Windows by uv, in an environment of its own."""
    folder = ROOT / ".work" / "lock-venv"
    tool = folder / ("Scripts" if (folder / "Scripts").is_dir() else "bin")
    if not tool.is_dir():
        say("Making .work/lock-venv for uv.")
        _must([base_python(), "-m", "venv", str(folder)], folder)
        tool = folder / ("Scripts" if (folder / "Scripts").is_dir() else "bin")
        pip.run(tool / "python", ["install", "uv"], folder)
    for lock, extras in _EXTRAS.items():
        say(f"Resolving {lock.relative_to(ROOT)}.")
        _must([str(tool / "uv"), *_arguments(lock, extras)], lock)


def _arguments(lock: Path, extras: list[str]) -> list[str]:
    chosen = [argument for extra in extras for argument in ("--extra", extra)]
    fixed = ["--universal", "--generate-hashes", "--no-header", "--no-emit-index-url", "--no-annotate"]
    same = [] if lock == DEV.lock else ["--constraint", str(DEV.lock)]
    source = str(ROOT / "pyproject.toml")
    options = [*fixed, "--python-version", "3.11", *chosen, *same]
    return ["pip", "compile", *options, source, "--output-file", str(lock)]


def _must(command: list[str], what: Path) -> None:
    done = pip.quietly(command)
    if done.returncode != 0:
        raise SetupError(f"{what} could not be made: {done.stdout.strip()}")
