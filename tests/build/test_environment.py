"""Environments: when one is made anew, and what is said where something is missing; pip is a fake."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from build.workshop import environment, pip
from build.workshop.environment import Environment, Need
from build.workshop.words import SetupError


@pytest.fixture
def whole(tmp_path: Path) -> Environment:
    """An environment that looks finished, made of files only."""
    project = tmp_path / "project"
    env = Environment(project / ".venv", project / "lock.txt", project)
    env.python.parent.mkdir(parents=True)
    env.python.touch()
    env.lock.write_text("numpy==2.4.6 \\\n    --hash=sha256:00\n")
    (project / "pyproject.toml").write_text("[project]\n")
    (env.folder / environment.STAMP).write_text(json.dumps(environment.wanted_stamp(env)))
    return env


class FakePip:
    """Stands for pip: remembers what was asked, and fails where told to."""

    def __init__(self, fails_at: str = "") -> None:
        self.asked: list[str] = []
        self.fails_at = fails_at

    def run(self, python: Path, arguments: Sequence[str], folder: Path, count: int = 1) -> None:
        """As pip.run."""
        self.asked.append(" ".join(arguments))
        if self.fails_at and self.fails_at in self.asked[-1]:
            raise SetupError("no")

    def quietly(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        """As pip.quietly, for `python -m venv FOLDER`."""
        env = Environment(Path(command[-1]), Path())
        env.python.parent.mkdir(parents=True)
        env.python.touch()
        return subprocess.CompletedProcess(command, 0, "", "")


@pytest.fixture
def fake_pip(monkeypatch: pytest.MonkeyPatch) -> FakePip:
    fake = FakePip()
    monkeypatch.setattr(pip, "run", lambda *given: fake.run(*given))
    monkeypatch.setattr(pip, "quietly", lambda *given: fake.quietly(*given))
    return fake


def test_a_whole_environment_needs_nothing(whole: Environment, fake_pip: FakePip) -> None:
    assert environment.need_of(whole)[0] is Need.NOTHING
    environment.ensure(whole)
    assert fake_pip.asked == []


def test_none_yet(whole: Environment) -> None:
    shutil.rmtree(whole.folder)
    assert environment.need_of(whole) == (Need.EVERYTHING, "there is none yet")


@pytest.mark.parametrize("stamp", ["", "{", "[]", '"x"', None])
def test_half_made_is_made_anew(whole: Environment, stamp: str | None) -> None:
    path = whole.folder / environment.STAMP
    path.unlink() if stamp is None else path.write_text(stamp)
    assert environment.need_of(whole) == (Need.EVERYTHING, "the one there was never finished")


def test_moved_is_made_anew(whole: Environment) -> None:
    project = whole.folder.parent
    moved = project.rename(project.with_name("elsewhere"))
    env = Environment(moved / ".venv", moved / "lock.txt", moved)
    assert environment.need_of(env) == (Need.EVERYTHING, "the project was moved")


def test_another_python_makes_it_anew(whole: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "another")
    need, reason = environment.need_of(whole)
    assert need is Need.EVERYTHING
    assert "another Python (CPython 3." in reason


def test_a_python_that_is_gone_makes_it_anew(whole: Environment) -> None:
    whole.python.unlink()
    assert environment.need_of(whole) == (Need.EVERYTHING, "the Python it was made by is gone")


def test_a_changed_lock_makes_it_anew_but_not_line_ends(whole: Environment) -> None:
    whole.lock.write_bytes(whole.lock.read_bytes().replace(b"\n", b"\r\n"))
    assert environment.need_of(whole)[0] is Need.NOTHING
    whole.lock.write_text("numpy==2.4.7 \\\n")
    assert environment.need_of(whole) == (Need.EVERYTHING, "the pinned dependencies have changed")


def test_a_changed_project_file_installs_only_the_project(whole: Environment, fake_pip: FakePip) -> None:
    (whole.folder.parent / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    assert environment.need_of(whole)[0] is Need.PROJECT
    environment.ensure(whole)
    assert len(fake_pip.asked) == 1
    assert "--no-deps" in fake_pip.asked[0]
    assert environment.need_of(whole)[0] is Need.NOTHING


def test_the_package_environment_does_not_mind_the_project_file(whole: Environment) -> None:
    env = replace(whole, project=None)
    (env.folder / environment.STAMP).write_text(json.dumps(environment.wanted_stamp(env)))
    (whole.folder.parent / "pyproject.toml").write_text("changed")
    assert environment.need_of(env)[0] is Need.NOTHING


def test_everything_is_made_with_hashes_and_the_stamp_comes_last(
    whole: Environment, fake_pip: FakePip, capsys: pytest.CaptureFixture[str]
) -> None:
    stray = whole.folder / "stray"
    stray.touch()
    (whole.folder / environment.STAMP).unlink()
    fake_pip.fails_at = "--editable"
    with pytest.raises(SetupError):
        environment.ensure(whole)
    assert not stray.exists()
    assert environment.need_of(whole)[0] is Need.EVERYTHING
    fake_pip.fails_at = ""
    environment.ensure(whole)
    assert environment.need_of(whole)[0] is Need.NOTHING
    assert "--require-hashes" in fake_pip.asked[-2]
    assert not any("index" in asked for asked in fake_pip.asked)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1] == "Ready."


def test_a_link_instead_of_the_folder_is_replaced_and_its_target_kept(
    whole: Environment, fake_pip: FakePip, tmp_path: Path
) -> None:
    kept = whole.folder.rename(tmp_path / "kept")
    whole.folder.symlink_to(kept, target_is_directory=True)
    (kept / environment.STAMP).unlink()
    environment.ensure(whole)
    assert not whole.folder.is_symlink()
    assert kept.is_dir()


@pytest.mark.parametrize(("missing", "said"), [("ensurepip", "without ensurepip"), ("venv", "without venv")])
def test_debian_without_its_venv_package(missing: str, said: str) -> None:
    sentence = environment.missing_parts(lambda name: None if name == missing else name, lambda _: "/usr/bin/apt-get")
    assert sentence == f"This Python comes {said}; install it with: sudo apt install python3-venv"


def test_another_system_without_venv_is_told_no_debian_command() -> None:
    sentence = environment.missing_parts(lambda _: None, lambda _: None)
    assert sentence is not None
    assert "apt" not in sentence
    assert environment.missing_parts(lambda name: name) is None


def test_missing_parts_stop_before_anything_is_removed(whole: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    (whole.folder / environment.STAMP).unlink()
    monkeypatch.setattr(environment, "missing_parts", lambda: "lacking")
    with pytest.raises(SetupError, match="lacking"):
        environment.ensure(whole)
    assert whole.python.exists()


def test_windows_keeps_programs_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    env = Environment(Path("v"), Path("l"))
    monkeypatch.setattr(sys, "platform", "win32")
    assert env.python == Path("v/Scripts/python.exe")
    assert env.program("lint-imports") == Path("v/Scripts/lint-imports.exe")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert env.python == Path("v/bin/python")


@pytest.mark.parametrize(
    ("output", "said"),
    [
        (
            "WARNING: Retrying ... NewConnectionError('<pip...>: Failed to establish')\nERROR: x",
            "check the network",
        ),
        (
            "ERROR: Could not find a version\nERROR: No matching distribution found for x==1",
            "check the network",
        ),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM x\n    numpy==2.4.6 from file:///n.whl:\n",
            "numpy==2.4.6",
        ),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("Traceback", "log.txt"),
    ],
)
def test_what_pip_said_becomes_one_sentence(output: str, said: str) -> None:
    sentence = pip.explain(output, Path("log.txt"))
    assert said in sentence
    assert "\n" not in sentence


def test_pip_keeps_the_user_configuration_but_stays_in_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("PIP_INDEX_URL", "PIP_USER", "PYTHONHOME", "PYTHONPATH", "PIP_TARGET"):
        monkeypatch.setenv(name, "theirs")
    environ = pip.environ()
    assert environ["PIP_INDEX_URL"] == "theirs"
    assert environ["PIP_USER"] == "0"
    assert not {"PYTHONHOME", "PYTHONPATH", "PIP_TARGET"} & set(environ)


def test_a_failing_pip_leaves_its_words_in_a_file(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="what pip said"):
        pip.run(Path(sys.executable), ["no-such-command"], tmp_path)
    assert "no-such-command" in (tmp_path / pip.LOG).read_text("utf-8")
