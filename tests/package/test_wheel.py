"""The wheel that `pip install .` makes: it carries maps, assets and rules, and finds them there."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import game

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without a network and unpacked as an installer would lay it."""
    place = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = place.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place / "site")
    return place / "site"


def test_data_lies_inside_the_package(installed: Path) -> None:
    names = {path.relative_to(installed).as_posix() for path in installed.rglob("*")}
    outside = [path for top in ("maps", "assets") for path in (ROOT / top).rglob("*") if path.is_file()]
    kinds = (".tmx", ".tsx", ".png", ".ttf", ".otf", ".ogg", ".wav", ".json", ".toml", ".svg")
    shipped = [path for path in outside if path.suffix in kinds and path.name != "glossary.toml"]  # that is for tests
    wanted = {f"game/_data/{path.relative_to(ROOT).as_posix()}" for path in shipped}
    rules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("rules.md")}
    assert "game/_data/assets/icon/skald-48.png" in wanted
    assert wanted | rules <= names
    assert {name.split("/")[0] for name in names} == {"game", f"skald-{game.__version__}.dist-info"}


def test_the_command_is_there(installed: Path) -> None:
    entry = installed / f"skald-{game.__version__}.dist-info" / "entry_points.txt"
    assert "skald = game.cli:main" in entry.read_text("utf-8")


def test_the_installed_package_finds_its_data(installed: Path, tmp_path: Path) -> None:
    program = "from game.kernel.resources import resource; print(resource('assets', 'icon', 'skald-48.png'))"
    environ = {**os.environ, "PYTHONPATH": str(installed)}
    command = [sys.executable, "-P", "-c", program]
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == installed / "game/_data/assets/icon/skald-48.png"
