"""Where the things of Dovahkiin's table are, by the names that its lesson calls them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

import pygame

from game.desktop.tables.stage import Find

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.skyrim.dovahkiin.stage import SagaStage

Found = pygame.Rect | None


def _stage(scene: TableScene) -> SagaStage:
    return cast("SagaStage", scene.stage)


def _board(scene: TableScene) -> Found:
    """The player board, or its tab."""
    at = _stage(scene).plate_at
    if at.h:
        return at
    tab = scene.layer.find("tab.hero")
    return pygame.Rect(tab.rect) if tab else None


def _button(key: str) -> Find:
    """A button, else all about the question."""

    def find(scene: TableScene) -> Found:
        button = scene.layer.find(key)
        return pygame.Rect(button.rect) if button else pygame.Rect(scene.places.ask)

    return find


def _track(scene: TableScene) -> Found:
    """Where the dragons' health is told; the question, while the board shows no dragons."""
    cells = _stage(scene).board.track_cells()
    return cells[0].unionall(cells[1:]) if cells else pygame.Rect(scene.places.ask)


def _walk(scene: TableScene) -> Found:
    """Where the hero can walk: the place that is advised, else the nearest; without any in sight the question."""
    board, table = _stage(scene).board, _stage(scene).table
    keys, reason = table.content.keys, scene.guide.reason
    goals = [keys[option[1]] for option in scene.match.options() if option[0] == "walk"]
    seen = [key for key in goals if board.map_rect().contains(board.subject(key))]
    if not seen:
        return pygame.Rect(scene.places.ask)
    advised = table.advised(reason) if reason else ()
    here = pygame.Vector2(board.window_point(table.hero_at(scene.match)))
    best = min(seen, key=lambda key: (key not in advised, here.distance_to(board.window_point(key))))
    return board.subject(best)


SPOTS: Final[Mapping[str, Find]] = {
    "board": _board,
    "hero": _button("point.hero.0"),
    "purchase": _button("verb.buy_objective"),
    "track": _track,
    "walk": _walk,
}
