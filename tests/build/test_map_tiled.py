"""Tiled as the independent judge: it opens the maps without a word and would save them as they are."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game.kernel.resources import resource

MAPS = [
    resource("maps", "skyrim.tmx"),
    resource("maps", "continent.tmx"),
    resource("maps", "skellige.tmx"),
    resource("maps", "clan_territory.tmx"),
    resource("maps", "skye_board.tmx"),
    resource("maps", "progress_board_2-4.tmx"),
    resource("maps", "progress_board_5.tmx"),
    Path(__file__).resolve().parents[1] / "maps" / "small.tmx",
]
NOISE = "XDG_RUNTIME_DIR"

pytestmark = [
    pytest.mark.tiled,
    pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled (package `tiled`, 1.8) is not installed"),
    pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem),
]


def run(folder: Path, *command: str) -> str:
    """What a program of Tiled's says on stderr, but for Qt's word on a missing runtime folder."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, timeout=60)
    return "\n".join(line for line in done.stderr.splitlines() if NOISE not in line)


def beside(path: Path, folder: Path) -> Path:
    """A copy of a map with its picture."""
    for file in (path, path.with_suffix(".jpg")):
        shutil.copy(file, folder)
    return folder / path.name


def test_tiled_would_save_the_map_unchanged_but_for_white_space(path: Path, tmp_path: Path) -> None:
    source, out = beside(path, tmp_path), tmp_path / "out.tmx"
    assert run(tmp_path, "tiled", "--export-map", "tmx", str(source), str(out)) == ""
    assert out.read_text(encoding="utf-8").split() == source.read_text(encoding="utf-8").split()


def test_tmxrasterizer_draws_the_map(path: Path, tmp_path: Path) -> None:
    source, out = beside(path, tmp_path), tmp_path / "out.png"
    run(tmp_path, "tmxrasterizer", "--size", "400", str(source), str(out))
    assert out.stat().st_size > 10_000
