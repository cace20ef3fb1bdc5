"""The packaged program, started without Python, without this project and with an empty environment."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

import game
from build.workshop import package
from tests.screen import missing, screen

pytestmark = [pytest.mark.package, pytest.mark.slow]

LIMIT = 110_000_000  # bytes


@pytest.fixture
def start(unpacked: Path, tmp_path: Path) -> Program:
    return Program(unpacked / "skald", tmp_path)


class Program:
    """The executable, run as `env -i` runs it: no variable but those given."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self.folder = folder

    def run(self, *arguments: str) -> str:
        """What it prints; it must end well and quietly."""
        command = [str(self.path), *arguments]
        done = subprocess.run(
            command, cwd=self.folder, env={}, capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout

    def open(self, display: str, *arguments: str) -> subprocess.Popen[str]:
        """The program left running; HOME is set so that it keeps its settings out of the person's own."""
        environ = {"DISPLAY": display, "HOME": str(self.folder)}
        command: Sequence[str] = [str(self.path), *arguments]
        return subprocess.Popen(command, cwd=self.folder, env=environ, stderr=subprocess.PIPE, text=True)


def test_it_takes_no_more_room_than_it_may(unpacked: Path) -> None:
    assert package.unpacked_size(unpacked) <= LIMIT


def test_it_carries_what_it_needs_and_no_more(unpacked: Path) -> None:
    names = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    inside = {name.removeprefix("_internal/") for name in names}
    root = Path(__file__).resolve().parents[2]
    maps = {path.relative_to(root).as_posix() for path in (root / "maps").rglob("*.tmx")}
    rules = {path.relative_to(root).as_posix() for path in (root / "game").rglob("rules.md")}
    assert maps | rules | {"assets/icon/skald-48.png", "assets/fonts/body.ttf"} <= inside
    unwanted = ("scipy", "PIL", "tkinter", "pygame/tests")
    assert [name for name in inside if name.startswith(unwanted)] == []
    assert {"LICENSE", "README.md"} <= names


def test_version(start: Program) -> None:
    assert game.__version__ in start.run("--version")


def test_titles(start: Program) -> None:
    assert "skyrim" in json.dumps(json.loads(start.run("titles", "--json")))


def test_simulate_with_bots_in_processes(start: Program) -> None:
    arguments = ["--games", "2", "--seats", "normal,random", "--jobs", "2", "--seed", "7", "--json"]
    told = json.loads(start.run("simulate", "skyrim", *arguments))
    assert told["games"] == 2
    assert told["finished"] + told["stopped"] == 2
    assert len(told["wins"]) == 2


def test_shot(start: Program) -> None:
    arguments = ["--title", "skyrim", "--decisions", "20", "--size", "1280x720", "--out", "table.png"]
    start.run("shot", *arguments)
    with Image.open(start.folder / "table.png") as picture:
        assert picture.size == (1280, 720)
        assert _colours(picture) > 200


@pytest.mark.window
def test_a_window_opens_shows_something_and_closes_at_once(start: Program) -> None:
    reason = missing()
    if reason is not None:
        pytest.skip(reason)
    with screen() as shown, start.open(shown.display, "play") as process:
        try:
            window = shown.find("skald")
            until = time.monotonic() + 10
            while _colours(shown.picture()) <= 200 and time.monotonic() < until:
                time.sleep(0.1)
            assert _colours(shown.picture()) > 200
            shown.close(window)
            assert process.wait(1) == 0
        finally:
            process.kill()
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def test_the_deb_has_what_a_desktop_looks_for(archive: Path, tmp_path: Path) -> None:
    deb = archive.with_name(archive.name.replace(".tar.gz", ".deb"))
    fields = subprocess.run(["dpkg-deb", "--field", deb], capture_output=True, text=True, check=True).stdout
    for needed in ("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxss1"):
        assert needed in fields
    assert f"Version: {game.__version__}\n" in fields
    subprocess.run(["dpkg-deb", "--extract", deb, tmp_path], check=True)
    entry = (tmp_path / "usr/share/applications/skald.desktop").read_text("utf-8")
    assert "\nExec=skald play\n" in entry
    assert (tmp_path / "usr/share/icons/hicolor/48x48/apps/skald.png").is_file()
    program = Program(tmp_path / "usr" / "bin" / "skald", tmp_path)
    assert game.__version__ in program.run("--version")


def _colours(picture: Image.Image) -> int:
    """How many different colours; a blank or plain window has a handful."""
    counted = picture.convert("RGB").getcolors(1 << 24)
    return len(counted or [])
