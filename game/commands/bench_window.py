"""What `bench` measures of the window in motion: owners that change, zoom, thinking bots, a match's start and end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter, sleep
from typing import TYPE_CHECKING

from game.bots.levels import levels_of
from game.commands.bench_table import FRAME_MS, FrameTimes, Watch, table, unseen
from game.kernel.match import Match

if TYPE_CHECKING:
    from game.desktop.commands import Command
    from game.desktop.loop import Stage
    from game.desktop.scenes.models import MatchDraft
    from game.desktop.scenes.table import TableScene

SIZE = (1920, 1080)
SETTLING, CHANGES, TURNS = 400, 40, 12
GESTURE = 12  # frames, with a notch of the wheel in each third
THINKING_FRAMES, MOST_FRAMES = 600, 4000
SEATS = "{0},{0},{0},{0}"


def settled(seats: str) -> TableScene:
    """A table at which nothing is left to be painted."""
    from game.desktop.theme import Theme

    unseen()
    scene = table(seats, "normal")
    scene.session.paused = True
    scene.layout(SIZE, Theme())
    for _ in range(SETTLING):
        scene.update(FRAME_MS)
    return scene


def owner_changes() -> FrameTimes:
    """All that the board does in each frame after a territory has changed its owner, until it is painted."""
    from game.desktop.board.look import Piece
    from game.desktop.kit.surfaces import opaque
    from game.desktop.tables.lands.stage import LandStage

    stage = settled("human,human,human").stage
    assert isinstance(stage, LandStage)
    board, sheet, watch = stage.board, opaque(SIZE), Watch()
    pieces = list(board.look.pieces.items())
    for n in range(CHANGES):
        key, piece = pieces[n]
        faction = next(one.faction for _key, one in pieces if one.faction != piece.faction)
        board.show(replace(board.look, pieces={**board.look.pieces, key: Piece(faction, 2)}))
        for _ in range(GESTURE):
            with watch:
                if board.update(FRAME_MS):
                    board.draw(sheet)
    return watch.told()


def zooms() -> FrameTimes:
    """Frames while the map is zoomed by the wheel, settles, and is dragged."""
    from game.desktop.kit.surfaces import opaque

    scene, sheet, watch = settled("human,human,human"), opaque(SIZE), Watch()
    at = scene.board.rect.center
    scene.draw(sheet)

    def frames(n: int, deed: Callable[[int], object]) -> None:
        for i in range(n):
            with watch:
                deed(i)
                if scene.update(FRAME_MS) or i < GESTURE:
                    scene.redraw(sheet)

    def wheel(notch: int) -> Callable[[int], object]:
        return lambda i: scene.board.zoom(notch / 2, at) if i % 4 == 0 else None

    for turn in range(TURNS):
        notch = 1 if turn // 3 % 2 == 0 else -1
        frames(GESTURE, wheel(notch))
        frames(4 * GESTURE, lambda _i: None)
        frames(GESTURE, lambda _i: scene.board.pan(6, 4))
    return watch.told()


def thinking() -> FrameTimes:
    """Frames of the loop while the strongest bots think in their process: what is drawn, and what is not."""
    from game.bots.thinker import Thinker
    from game.desktop.loop import Stage
    from game.desktop.preferences import Keeper, Preferences
    from game.desktop.scenes.table import TableScene
    from game.desktop.session import Session
    from game.desktop.tables.registry import make_table

    unseen()
    match: Match = table(SEATS.format(levels_of("skyrim")[-1].key), "normal").match
    thinker, watch = Thinker(), Watch()
    thinker.warm(match.game)
    scene = TableScene(Session(match, thinker), make_table(match.game), Keeper(first=Preferences(speed="normal")))
    stage = Stage(scene, lambda _command: None, SIZE)
    try:
        for n in range(MOST_FRAMES):
            busy = thinker.thinking
            _frame(stage, watch)
            if not busy or n < SETTLING:
                watch.forget()
            if len(watch) == THINKING_FRAMES:
                break
    finally:
        thinker.close()
    return watch.told()


def _frame(stage: Stage, watch: Watch) -> None:
    """One frame as the loop makes it, at its pace."""
    import pygame

    with watch:
        stage.frame(FRAME_MS, pygame.event.get())
    sleep(max(0.0, FRAME_MS - watch.last) / 1000)


def start_and_close() -> dict[str, float]:
    """From the new-match page to the table, frame by frame; then the window is closed while bots think."""
    import pygame

    from game.desktop import commands as c
    from game.desktop.app import App
    from game.desktop.loop import Stage

    unseen()
    app = App(autosave=False)
    stage = Stage(app.title_page(), app.route, SIZE)
    for _ in range(10):
        _frame(stage, Watch())
    pages = _until(stage, c.Goto("new_match", ("skyrim",)), "NewMatch", 60)
    begun = perf_counter()
    starts = _until(stage, c.StartMatch(_draft()), "TableScene", 60)
    took = perf_counter() - begun
    begun = perf_counter()
    stage.frame(FRAME_MS, [pygame.Event(pygame.QUIT)])
    app.close()
    return {
        "page_frame_ms_max": pages.longest, "frame_ms_p99": starts.p99, "frame_ms_max": starts.longest,
        "frame_cpu_ms_p99": starts.cpu_p99, "start_s": took, "close_ms": 1000 * (perf_counter() - begun),
    }  # fmt: skip


def _draft() -> MatchDraft:
    from game.desktop.scenes.models import MatchDraft, SeatDraft

    level = levels_of("skyrim")[-1].key
    seats = (SeatDraft("orc", "bot", "", level), SeatDraft("imperial", "bot", "", level))
    return MatchDraft("skyrim", "chaos", seats, (), 5)


def _until(stage: Stage, command: Command, scene: str, then: int) -> FrameTimes:
    """Each frame from a command to a scene, and some more."""
    watch = Watch()
    with watch:
        stage.obey(command)
    while type(stage.scene).__name__ != scene and len(watch) < MOST_FRAMES:
        _frame(stage, watch)
    for _ in range(then):
        _frame(stage, watch)
    return watch.told()
