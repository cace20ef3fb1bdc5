"""What holds for all code: style, types, the direction of imports, and the top of the tree."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOP = {
    ".ci",
    ".gitignore",
    "CHANGELOG.md",
    "CREDITS.md",
    "LICENSE",
    "README.md",
    "assets",
    "build",
    "game",
    "maps",
    "packaging.spec",
    "pyproject.toml",
    "tests",
}


def _sound(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"


def test_style() -> None:
    _sound(sys.executable, "-m", "ruff", "check", "--output-format", "concise")


def test_types() -> None:
    _sound(sys.executable, "-m", "mypy", "--no-error-summary")


def test_imports_point_one_way() -> None:
    scripts = Path(sysconfig.get_path("scripts"))
    _sound(str(scripts / ("lint-imports.exe" if sys.platform == "win32" else "lint-imports")))


def test_top_of_the_tree_holds_what_it_should_and_no_more() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    top = {name.split("/")[0] for name in listed.stdout.split("\0") if name}
    assert top - TOP == set()
