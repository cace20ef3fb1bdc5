"""The tile that is advised, where it lies before a screen: the lantern of the advice hangs at its corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons
from game.desktop.tables.views import Spot

if TYPE_CHECKING:
    from game.desktop.tables.skye.stage import SkyeStage

SPOTS = {"screen": ("axe", "price"), "market": ("buy",)}  # by covers, the choices that speak of a tile there


def advised(stage: SkyeStage) -> Spot | None:
    """The place of the tile that the advice speaks of, while it can be seen."""
    reason, kind, view = stage.scene.guide.reason, stage.covers.kind, stage.covers.view
    if reason is None or view is None or not stage.scene.guide.on or reason.option[0] not in SPOTS.get(kind, ()):
        return None
    tile: int = reason.option[1]
    if kind == "market":
        return view.spot(("buy", tile))
    tiles = stage.screening.draft.tiles
    return view.spot(("tile", tiles.index(tile))) if tile in tiles else None


def draw(dst: pygame.Surface, stage: SkyeStage) -> None:
    """A lantern at the tile's upper left corner."""
    spot = advised(stage)
    if spot is None or stage.covers.lifting or stage.open_rect().colliderect(spot.rect):
        return
    px = stage.scene.theme.px
    radius = px(17)
    at = (spot.rect.x + radius // 2, spot.rect.y + radius // 2)
    pygame.draw.circle(dst, t.NIGHT, at, radius + 1)
    pygame.draw.circle(dst, t.LEATHER_DARK, at, radius)
    pygame.draw.circle(dst, t.GOLD, at, radius - 1, max(1, px(2)))
    icons.put(dst, "lantern", px(21), t.GOLD_LIT, at)
