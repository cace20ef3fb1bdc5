from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.shell import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def position(shell: Shell, tmp_path: Path) -> Path:
    """A position at a decision of the first invasion."""
    path = tmp_path / "p.json"
    shell.told("position", "skyrim", "--decisions", 30, "--seed", 1, "--out", path)
    return path


@pytest.fixture
def record(shell: Shell, tmp_path: Path) -> Path:
    """The record of a match that a cap stopped."""
    folder = tmp_path / "records"
    match = ("--seed", 3, "--seats", "random,random", "--max-decisions", 130)
    shell.told("simulate", "skyrim", "--games", 1, *match, "--records", folder)
    return folder / "skyrim-3-0.skald"
