"""Scenes to be drawn without being played: for pictures off-screen."""

from __future__ import annotations

from game.desktop import replays
from game.desktop.pages import page
from game.desktop.preferences import Keeper
from game.desktop.scenes.base import Scene
from game.desktop.scenes.branch import Branch
from game.desktop.scenes.curtain import Curtain
from game.desktop.scenes.models import CurtainModel
from game.desktop.scenes.result import Result
from game.desktop.scenes.settings import Settings
from game.desktop.scenes.table import TableScene
from game.desktop.session import NOBODY, NoBots, Session
from game.desktop.tables.base import seat_names
from game.desktop.tables.registry import make_table
from game.kernel.match import Match
from game.kernel.reel import Reel
from game.kernel.texts import gettext as _


def table_of(match: Match) -> TableScene:
    """The table at a match that stands still."""
    session = Session(match, NoBots())
    session.lift_curtain()
    scene = TableScene(session, make_table(match.game), Keeper())
    session.paused = True
    return scene


def still(name: str, title: str, match: Match | None) -> Scene:
    """A scene by name."""
    if match is not None and name in ("table", "menu"):
        scene = table_of(match)
        if name == "menu":
            scene.layout((1920, 1080), scene.theme)
            scene.overlays.open_menu()
        return scene
    if match is not None and name == "curtain":
        seat = max(0, match.seat)
        table = make_table(match.game)
        row, words = table.standings(match, NOBODY)[seat], _(table.secret)
        return Curtain(CurtainModel(seat, seat_names(match)[seat], row.faction, words))
    if match is not None and name == "result":
        return Result(make_table(match.game).result(match))
    if match is not None and name == "replay":
        return replays.replay_scene(Reel(match), len(match.steps), Keeper())
    if match is not None and name == "branch":
        return Branch(replays.branch_model(Reel(match), len(match.steps)))
    if name == "settings":
        return Settings(Keeper())
    return page(name, (title,))
