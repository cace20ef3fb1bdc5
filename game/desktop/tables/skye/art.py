"""Tiles, territories and icons as surfaces: where the views ask for pictures. Shared: do not draw on them."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit.ahead import AHEAD
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size
from game.desktop.tables.skye.land import lights
from game.desktop.tables.skye.land.look import Laid, Land
from game.desktop.tables.skye.land.pictures import TilePictures
from game.desktop.tables.skye.land.small import bounds_of, side_of, still
from game.titles.skye.grid import Territory
from game.titles.skye.tile_file import landscape

PICTURES = TilePictures()


def key(number: int) -> str:
    """A tile as its picture is called."""
    return landscape().all[number].key


def land_of(territory: Territory) -> Land:
    """A territory as pictures are asked for it."""
    return tuple(Laid(x, y, key(number), rotation) for x, y, number, rotation in territory)


@POOL.keep
def tile(number: int, rotation: int, side: int) -> pygame.Surface:
    """A tile turned clockwise."""
    return PICTURES.at(key(number), rotation, max(4, side))


@POOL.keep
def territory(laid: Territory, room: Size, lit: tuple[int, ...] | None = None) -> pygame.Surface:
    """A whole territory as large as fits into a room; of its tiles those of `lit` (places) are lit, the others dim."""
    land = land_of(laid)
    sheet = still(land, room)
    if lit is None:
        return sheet
    out, side = sheet.copy(), side_of(land, room)
    left, top, _across, _down = bounds_of(land)
    boxes = [pygame.Rect((one.x - left) * side + 2, (one.y - top) * side + 2, side, side) for one in land]
    lights.dusk(out, boxes, [])
    for place in lit:
        out.blit(sheet, boxes[place], boxes[place])
    for place in lit:
        pygame.draw.rect(out, t.GOLD_LIT, boxes[place], max(2, side // 24))
    return out


def territory_comes(laid: Territory, room: Size, lit: tuple[int, ...] | None = None) -> bool:
    """Whether `put_territory` may be asked now for a box as large as that; else the picture is being made beside the
    frames."""
    return AHEAD.ready(territory, laid, room, lit)


def put_territory(dst: pygame.Surface, laid: Territory, box: pygame.Rect, lit: tuple[int, ...] | None = None) -> None:
    """Draw it in the middle of a box."""
    if box.w > 8 and box.h > 8:
        sheet = territory(laid, box.size, lit)
        dst.blit(sheet, sheet.get_rect(center=box.center))


def scoring_icon(number: int, size: int) -> pygame.Surface:
    """The sign of a scoring tile, by its number from 0."""
    return PICTURES.scoring_icon(f"S{number + 1:02}", size)


def sign(name: str, size: int) -> pygame.Surface:
    """An icon: `coin`, `barrel`, `castle_blue`, any symbol."""
    return PICTURES.symbol(name, size)


def put_sign(dst: pygame.Surface, name: str, size: int, centre: tuple[int, int]) -> None:
    """Draw an icon about a centre."""
    sheet = sign(name, size)
    dst.blit(sheet, sheet.get_rect(center=centre))
