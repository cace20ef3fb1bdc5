"""Where the things of the clans' table are, by the names that lessons call them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import pygame

from game.desktop.tables.stage import Find

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.skye.stage import SkyeStage

VIEWS: Final = ("scoring", "seats", "desk", "track", "screen", "market", "lands", "strip", "board")
WARES: Final = ("spot.screen.tile.", "spot.market.buy.")


def _view(name: str) -> Find:
    def find(scene: TableScene) -> pygame.Rect | None:
        stage = cast("SkyeStage", scene.stage)
        view = stage.column.views().get(name) or (stage.covers.view if stage.covers.name == name else None)
        if view is not None:
            return view.rect
        tab = scene.layer.find(f"tab.{name}")
        return pygame.Rect(tab.rect) if tab else None

    return find


def _tiles(scene: TableScene) -> pygame.Rect | None:
    """The tiles that the question is about: before the own screen, or before all; else the answers' place."""
    tiles = [w.rect for w in scene.layer.walk() if w.key.startswith(WARES)]
    return tiles[0].unionall(tiles[1:]) if tiles else scene.places.ask


SPOTS: Final[dict[str, Find]] = {
    **{name: _view(name) for name in VIEWS},
    "ground": lambda scene: scene.places.board,
    "tiles": _tiles,
}
