"""What `bench` measures of the window: frame times while pieces move, the cost of rest, the time to the first frame."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import quantiles
from time import perf_counter, process_time, thread_time
from typing import TYPE_CHECKING, Any

from game.bots.arena import ask
from game.bots.levels import make_bot
from game.kernel.game import Game
from game.kernel.match import Match, Replaced
from game.kernel.rules import Option
from game.kernel.setup import parse_seats, read_setup
from game.kernel.title import AnyTitle
from game.titles import TITLES
from game.titles.skyrim import frames as f

if TYPE_CHECKING:
    from game.desktop.preferences import Speed
    from game.desktop.scenes.table import TableScene

WARM_FRAMES, FRAMES, FRAME_MS = 120, 1500, 16
SETTLING_FRAMES, REST_SECONDS = 400, 10
FIGHTS = (f.DUEL, f.HELP, f.BATTLE, f.REROLL)
STARTS = 5
# What `play` does until its first frame is on the screen, then the end.
FIRST_FRAME = """
from game import cli
from game.commands import play
from game.desktop import app, loop
args = cli.make_parser("play").parse_args(["play"])
play.has_display()
stage = loop.Stage(play.first_scene(application := app.App(autosave=False), args), application.route)
stage.frame(0, [])
print("drawn", flush=True)
"""


@dataclass(frozen=True)
class FrameTimes:
    """Milliseconds of frames; `cpu_p99` leaves out what other programs took of the machine meanwhile."""

    median: float
    p99: float
    longest: float
    cpu_p99: float


class Watch:
    """Times frames, each in a `with`; what the bots think meanwhile is left out: in a window others do that."""

    def __init__(self, bots: QuickBots | None = None) -> None:
        self._bots = bots or QuickBots()
        self._wall: list[float] = []
        self._cpu: list[float] = []
        self._begun = (0.0, 0.0)

    def __enter__(self) -> Watch:
        self._bots.thought = (0.0, 0.0)
        self._begun = (perf_counter(), thread_time())
        return self

    def __exit__(self, *_error: object) -> None:
        wall, cpu = self._bots.thought
        self._wall.append(1000 * (perf_counter() - self._begun[0] - wall))
        self._cpu.append(1000 * (thread_time() - self._begun[1] - cpu))

    def __len__(self) -> int:
        return len(self._wall)

    @property
    def last(self) -> float:
        """The milliseconds of the last frame."""
        return self._wall[-1]

    def forget(self) -> None:
        """Leave the last frame out."""
        del self._wall[-1], self._cpu[-1]

    def told(self) -> FrameTimes:
        """All of them."""
        cuts, cpu = quantiles(self._wall, n=100), quantiles(self._cpu, n=100)
        return FrameTimes(cuts[49], cuts[98], max(self._wall), cpu[98])


class QuickBots:
    """Bots that answer at once, in this process: the table never rests."""

    trouble: Replaced | None = None

    def __init__(self) -> None:
        self._answer: Option | None = None
        self.thought = (0.0, 0.0)  # seconds of the wall's clock and of the processor, since somebody set them back

    def ask(self, game: Game, level: str, state: Any, seat: int, seed: int, n: int) -> None:
        """Think at once."""
        wall, cpu, (before, before_cpu) = perf_counter(), thread_time(), self.thought
        bot = make_bot(game.title.info.key, level)
        self._answer = ask(game, bot, state, seat, game.options(state), seed, n)
        self.thought = (before + perf_counter() - wall, before_cpu + thread_time() - cpu)

    def poll(self) -> Option | None:
        """The answer."""
        return self._answer

    def cancel(self) -> None:
        """Nothing is under way."""


def played(key: str) -> tuple[AnyTitle, str]:
    """The title and mode of a key, of a mode or of a title: that is played in its first mode."""
    found = {mode.key: (title, mode.key) for title in reversed(TITLES) for mode in title.info.modes}
    found |= {title.info.key: (title, title.info.modes[0].key) for title in TITLES}
    return found[key]


def table(seats: str, speed: Speed, key: str = "skyrim", bots: QuickBots | None = None) -> TableScene:
    """A table at the beginning of a match of a title or mode."""
    from game.desktop.preferences import Keeper, Preferences
    from game.desktop.scenes.table import TableScene
    from game.desktop.session import Session
    from game.desktop.tables.registry import make_table

    title, mode = played(key)
    plain = {"mode": mode, "seats": [seat.model_dump() for seat in parse_seats(seats)]}
    match = Match(Game(title, read_setup(title.setup_model, plain)), 11)
    session, keeper = Session(match, bots or QuickBots()), Keeper(first=Preferences(speed=speed))
    return TableScene(session, make_table(match.game), keeper)


def unseen() -> None:
    """Draw into memory: what is measured is our drawing, not the screen's."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


def table_frames(key: str, size: tuple[int, int], seats: int = 4) -> FrameTimes:
    """Frames of a title's table while bots play, as the loop draws them: dice tumble, pieces walk, washes spread."""
    return _redraws(key, size, lambda _scene: True, seats)


def fight_frames(key: str, size: tuple[int, int]) -> FrameTimes:
    """The same of the witchers' fights alone, or of battles in which heroes, spells or dragons are."""

    def fights(scene: TableScene) -> bool:
        state = scene.match.state
        return any(frame[0] in FIGHTS for frame in state.stack) if key == "dovahkiin" else state.fight is not None

    return _redraws(key, size, fights)


def _redraws(key: str, size: tuple[int, int], counts: Callable[[TableScene], bool], seats: int = 4) -> FrameTimes:
    unseen()
    from game.desktop.kit.allowance import ALLOWANCE
    from game.desktop.kit.surfaces import opaque
    from game.desktop.theme import Theme

    bots = QuickBots()
    scene, sheet = table(",".join(["normal"] * seats), "normal", key, bots), opaque(size)
    watch, warm = Watch(bots), 0
    scene.layout(size, Theme())
    scene.draw(sheet)
    while len(watch) < FRAMES and not scene.match.over:
        with watch, ALLOWANCE.frame():
            scene.update(FRAME_MS)
            scene.redraw(sheet)
        warm += counts(scene)
        if not counts(scene) or warm <= WARM_FRAMES:
            watch.forget()
    return watch.told()


def idle_share() -> float:
    """Of one core, what the window takes while it waits for a person."""
    unseen()
    import pygame

    from game.desktop.loop import Stage

    stage = Stage(table("human,human", "normal"), lambda _command: None, (1920, 1080))
    for _ in range(SETTLING_FRAMES):
        stage.frame(FRAME_MS, pygame.event.get())
    pygame.time.set_timer(pygame.QUIT, 1000 * REST_SECONDS, loops=1)
    wall, cpu = perf_counter(), process_time()
    stage.run()
    return (process_time() - cpu) / (perf_counter() - wall)


def seconds_to_first_frame() -> float:
    """From starting the interpreter to the title page being drawn; the best of some starts."""
    best = float("inf")
    for _ in range(STARTS):
        begun = perf_counter()
        subprocess.run([sys.executable, "-c", FIRST_FRAME], check=True, stdout=subprocess.DEVNULL)
        best = min(best, perf_counter() - begun)
    return best
