"""The window closes at any moment: the program ends by itself, and nothing it started is left."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.kernel.record import RecordWriter, read_record
from tests.desktop.table_driver import make_match

ROOT = Path(__file__).resolve().parents[2]
ENOUGH = 60  # seconds until a hanging program is given up
# Runs the real loop; at the moment named it tells the bots' process and closes the window.
PROGRAM = """
import sys
from pathlib import Path
import pygame
from game.desktop import app as application, commands as c, loop
from game.desktop.scenes.laying import Laying
from game.desktop.scenes.models import MatchDraft, SeatDraft

moment, record = sys.argv[1], Path(sys.argv[2])
app = application.App()
draft = MatchDraft("skyrim", "chaos", tuple(SeatDraft(f, "bot", "", "normal") for f in ("orc", "imperial")), (), 7)
moments = {
    "at once": (None, lambda stage: True),
    "a page opens": (c.Goto("rules", ("skyrim",)), lambda stage: stage._opening is not None),
    "the bots' process starts": (c.Goto("new_match", ("skyrim",)), lambda stage: app.readiness.thinker is not None),
    "the table is laid": (c.StartMatch(draft), lambda stage: isinstance(stage.scene, Laying)),
    "a record is read": (c.LoadMatch(record), lambda stage: isinstance(stage.scene, Laying)),
    "a bot thinks": (c.StartMatch(draft), lambda stage: app.table and app.readiness.thinker.thinking),
    "a choice was written": (c.StartMatch(draft), lambda stage: app.table and len(app.session.match.steps) > 2),
}
command, now = moments[moment]
frame, frames = loop.Stage.frame, 0

def watched(stage, dt, events):
    global frames
    frames += 1
    if frames == 2 and command is not None:
        stage.obey(command)
    if frames > 1 and now(stage):
        print(app.readiness.thinker.pid if app.readiness.thinker else 0, flush=True)
        events = [pygame.Event(pygame.QUIT)]
    return frame(stage, dt, events)

loop.Stage.frame = watched
application.run(app, app.title_page())
"""


def gone(pid: int) -> bool:
    """Whether a process is no more, or only waits to be counted out by the system."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.parametrize(
    "moment",
    [
        "at once", "a page opens", "the bots' process starts", "the table is laid", "a record is read", "a bot thinks",
        "a choice was written",
    ],
)  # fmt: skip
def test_the_window_closes_while(moment: str, tmp_path: Path) -> None:
    record = tmp_path / "long.skald"
    if moment == "a record is read":
        write(record)
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT), "SKALD_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, moment, str(record)],
        env=env, cwd=tmp_path, capture_output=True, text=True, timeout=ENOUGH, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    pid = int(done.stdout.split()[-1])
    until = time.monotonic() + ENOUGH
    while pid and not gone(pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not pid or gone(pid)
    if moment == "a choice was written":
        saved = next((tmp_path / "saves").glob("*.skald"))
        assert len(read_record(saved).steps) > 2


def write(path: Path) -> None:
    """A record of some length."""
    match = make_match("human,random,random", 5, steps=300)
    RecordWriter(match, path).close()
