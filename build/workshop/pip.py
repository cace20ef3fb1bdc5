"""pip inside an environment: the user's own pip configuration counts, its faults become one sentence."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from build.workshop.words import SetupError, hush, progress

LOG = "skald-pip.log"
_NO_NETWORK = (
    "NewConnectionError",
    "ConnectTimeout",
    "ReadTimeout",
    "ProxyError",
    "SSLError",
    "NameResolutionError",
    "name resolution",
    "No matching distribution found",
)


def pinned(lock: str) -> list[str]:
    """The names that a lock pins, whatever their platform."""
    return re.findall(r"^([A-Za-z0-9][\w.-]*)==", lock, re.MULTILINE)


def environ() -> dict[str, str]:
    """The user's variables less those that would lead pip or Python out of the environment."""
    outward = {"PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__", "PIP_TARGET", "PIP_PREFIX"}
    kept = {name: value for name, value in os.environ.items() if name not in outward}
    return kept | {"PIP_USER": "0", "PYTHONNOUSERSITE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def quietly(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command, its whole output kept as text."""
    return subprocess.run(
        command,
        check=False,
        env=environ(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def run(python: Path, arguments: Sequence[str], folder: Path, count: int = 1) -> None:
    """Run pip, showing what it fetches; its output goes to `folder`. Raises SetupError with one sentence."""
    command = [str(python), "-m", "pip", *arguments, "--no-input"]
    lines: list[str] = []
    with subprocess.Popen(
        command,
        env=environ(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            _show(lines, line, count)
    hush()
    output = "".join(lines)
    with (folder / LOG).open("a", encoding="utf-8") as log:
        log.write(output)
    if process.returncode != 0:
        raise SetupError(explain(output, folder / LOG))


def explain(output: str, log: Path) -> str:
    """One sentence on why pip failed, from what it printed."""
    if "DO NOT MATCH THE HASHES" in output:
        named = re.search(r"^\s+(\S+==\S+|\S+) from ", output, re.MULTILINE)
        package = named.group(1) if named else "a package"
        return f"{package} as fetched is not what the lock says (its hash differs), so nothing was installed."
    if "No space left" in output:
        return "The disk is full: the packages could not be installed."
    if any(sign in output for sign in _NO_NETWORK):
        return (
            "The pinned packages could not be fetched: check the network, or the package index "
            f"in your pip configuration, and start again (what pip said: {log})."
        )
    return f"The pinned packages could not be installed; what pip said: {log}"


def _show(lines: list[str], line: str, count: int) -> None:
    if line.startswith("Collecting "):
        done = sum(earlier.startswith("Collecting ") for earlier in lines)
        progress(f"  {done} of {count}: {line.split()[1]}")
    elif line.startswith("Installing collected"):
        progress("  installing")
