"""Virtual environments made from a lock with hashes, and the stamp that says one is whole.

The stamp is written last, so an environment without one is half-made. It holds what the environment was made
from; where any of that differs now (moved folder, other Python, other lock) the environment is made anew.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import shutil
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from build.workshop import pip
from build.workshop.words import SetupError, say

ROOT = Path(__file__).resolve().parents[2]
STAMP = "skald-stamp.json"


@dataclass(frozen=True)
class Environment:
    """A virtual environment: where, from which lock, and whether the project itself is installed in it."""

    folder: Path
    lock: Path
    project: Path | None = None

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.program("python")

    def program(self, name: str) -> Path:
        """One of its programs, such as `lint-imports`."""
        if sys.platform == "win32":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name


DEV = Environment(ROOT / ".venv", ROOT / "build" / "lock" / "dev.txt", ROOT)
PACKAGE = Environment(ROOT / ".work" / "package-venv", ROOT / "build" / "lock" / "package.txt")


class Need(Enum):
    """How much of an environment has to be made."""

    NOTHING = "nothing"
    PROJECT = "project"
    EVERYTHING = "everything"


def wanted_stamp(env: Environment) -> dict[str, str]:
    """What the environment would be made from now; the folder is in it because a moved one has dead paths."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    python = f"{platform.python_implementation()} {version} {sysconfig.get_platform()}"
    stamp = {"folder": str(env.folder), "python": python, "lock": _digest(env.lock)}
    if env.project is not None:
        stamp["project"] = _digest(env.project / "pyproject.toml")
    return stamp


def need_of(env: Environment) -> tuple[Need, str]:
    """How much of it has to be made, and the reason as part of a sentence."""
    if not env.folder.is_dir():
        return Need.EVERYTHING, "there is none yet"
    try:
        found = json.loads((env.folder / STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return Need.EVERYTHING, "the one there was never finished"
    if not isinstance(found, dict):
        return Need.EVERYTHING, "the one there was never finished"
    wanted = wanted_stamp(env)
    reasons = {
        "folder": "the project was moved",
        "python": f"it was made by another Python ({found.get('python')})",
        "lock": "the pinned dependencies have changed",
    }
    for key, reason in reasons.items():
        if found.get(key) != wanted[key]:
            return Need.EVERYTHING, reason
    if not env.python.exists():
        return Need.EVERYTHING, "the Python it was made by is gone"
    if found != wanted:
        return Need.PROJECT, "pyproject.toml has changed"
    return Need.NOTHING, ""


def ensure(env: Environment) -> None:
    """Make what is missing, saying so; quick where nothing is. Raises SetupError with one sentence."""
    need, reason = need_of(env)
    if need is Need.NOTHING:
        return
    if need is Need.EVERYTHING:
        say(f"Making {_shown(env.folder)} ({reason}).")
        _make_empty(env)
        _install_lock(env)
    if env.project is not None:
        say(f"Installing Skald itself, editable, into {_shown(env.folder)}.")
        local = ["--no-deps", "--no-build-isolation", "--editable", str(env.project)]
        pip.run(env.python, ["install", *local], env.folder)
    stamp = json.dumps(wanted_stamp(env), indent=1)
    (env.folder / STAMP).write_text(stamp + "\n", "utf-8")
    say("Ready.")


def base_python() -> str:
    """The Python that environments are made by, also when this program runs inside one of them."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def missing_parts(
    find: Callable[[str], object | None] = importlib.util.find_spec,
    which: Callable[[str], str | None] = shutil.which,
) -> str | None:
    """One sentence on what Python lacks for making environments, as on a Debian without python3-venv."""
    missing = [name for name in ("venv", "ensurepip") if find(name) is None]
    if not missing:
        return None
    lacks = f"This Python comes without {' and '.join(missing)}"
    if which("apt-get") is not None:
        return f"{lacks}; install it with: sudo apt install python3-venv"
    return f"{lacks}; install your system's package for Python virtual environments, then start again."


def _make_empty(env: Environment) -> None:
    sentence = missing_parts()
    if sentence is not None:
        raise SetupError(sentence)
    _remove(env.folder)
    env.folder.parent.mkdir(parents=True, exist_ok=True)
    done = pip.quietly([base_python(), "-m", "venv", str(env.folder)])
    if done.returncode != 0:
        last = (done.stdout.strip().splitlines() or ["no reason given"])[-1]
        raise SetupError(f"Python could not make {_shown(env.folder)}: {last}")


def _install_lock(env: Environment) -> None:
    wheels = pip.pinned(env.lock.read_text("utf-8"))
    say(f"Fetching and installing up to {len(wheels)} pinned packages; their hashes are checked.")
    # Compiled on first use instead, which halves the wait: most modules of painters and checkers never are.
    exactly = ["--no-compile", "--require-hashes", "--requirement", str(env.lock)]
    pip.run(env.python, ["install", *exactly], env.folder, len(wheels))


def _remove(folder: Path) -> None:
    if not folder.exists() and not folder.is_symlink():
        return
    if sys.platform == "win32" and Path(sys.prefix).resolve() == folder.resolve():
        raise SetupError(f"{_shown(folder)} has to be made anew but is in use: deactivate it and start again.")
    try:
        if folder.is_symlink() or folder.is_file():
            folder.unlink()
        else:
            shutil.rmtree(folder)
    except OSError as fault:
        raise SetupError(f"{_shown(folder)} could not be removed to make it anew: {fault.strerror}.") from fault


def _shown(path: Path) -> str:
    return os.path.relpath(path, ROOT) if path.is_relative_to(ROOT) else str(path)


def _digest(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
    except FileNotFoundError:
        raise SetupError(f"{_shown(path)} is missing: the project's folder is not whole.") from None
