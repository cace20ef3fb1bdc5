"""The locks: whole, with hashes, in step with pyproject.toml, and silent on where packages come from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from build.workshop import environment, pip

ROOT = Path(__file__).resolve().parents[2]
LOCKS = [environment.DEV.lock, environment.PACKAGE.lock]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_locks_name_hashes_and_no_index(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*--(?!hash)", text, re.MULTILINE)
    entries = re.split(r"\n(?=\S)", text.strip())
    assert len(entries) == len(pip.pinned(text))
    assert all("--hash=sha256:" in entry for entry in entries)


def test_locks_agree_with_the_project_file_and_each_other() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {
        "dev": [*project["dependencies"], *(line for extra in extras.values() for line in extra)],
        "package": [*project["dependencies"], *extras["package"]],
    }
    pins = {lock.stem: _pins(lock.read_text("utf-8")) for lock in LOCKS}
    for name, lines in wanted.items():
        for requirement in map(Requirement, lines):
            versions = pins[name][_plain(requirement.name)]
            assert all(requirement.specifier.contains(version) for version in versions), requirement
    assert all(pins["dev"][name] == versions for name, versions in pins["package"].items())
    assert "scipy" not in pins["package"]


def test_locks_hold_for_other_systems() -> None:
    for lock in LOCKS:
        text = lock.read_text("utf-8")
        assert "sys_platform == 'win32'" in text
        assert "macholib" in text


def _pins(text: str) -> dict[str, set[str]]:
    pins: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE):
        pins.setdefault(_plain(name), set()).add(version)
    return pins


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
