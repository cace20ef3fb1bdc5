"""What is spoken of on the ground: areas outlined, roads and symbols lit, what walks there. Sizes are pixels."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from game.desktop import theme as t
from game.desktop.board.light import Contour, Line, contour_of, lay
from game.desktop.kit import text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import blurred, clear, opaque, rgba, supersample
from game.desktop.tables.skye.land.look import Cell, Laid, Land, Token
from game.desktop.tables.skye.land.pictures import TilePictures, turned
from game.desktop.theme import Theme

Patches = tuple[tuple[Cell, int], ...]
BoxOf = Callable[[Cell], pygame.Rect]
AREA = Line(t.TARGET, 8, 0.9, 4)
ROAD_WIDE = 0.05  # of a tile's side
TOKEN = 0.36
WORDS = text.Style("uix", 16, t.PARCHMENT_LIT)


@functools.lru_cache(64)
def outline(pictures: TilePictures, land: Land, area: Patches, side: int) -> tuple[Contour, Cell]:
    """The line about an area, and the cell at the upper left of its picture."""
    by_cell = {one.cell: one for one in land}
    there = [(by_cell[cell], patch) for cell, patch in area if cell in by_cell]
    left, top = min(one.x for one, _patch in there), min(one.y for one, _patch in there)
    across, down = max(one.x for one, _patch in there) - left + 1, max(one.y for one, _patch in there) - top + 1
    pad = side // 8
    sheet = opaque((across * side + 2 * pad, down * side + 2 * pad))
    for one, patch in there:
        shape = pictures.area(one.tile, patch, one.rotation, side)
        sheet.blit(shape, (pad + (one.x - left) * side, pad + (one.y - top) * side))
    return contour_of(sheet, AREA, max(0.7, side / 142), (-pad, -pad)), (left, top)


def draw_outline(dst: pygame.Surface, pictures: TilePictures, land: Land, area: Patches, box_of: BoxOf) -> None:
    """Outline an area."""
    if any(one.cell == cell for one in land for cell, _patch in area):
        line, corner = outline(pictures, land, area, box_of((0, 0)).w)
        lay(dst, line, box_of(corner).topleft)


@POOL.keep
def road_light(pictures: TilePictures, key: str, road: int, rotation: int, side: int) -> pygame.Surface:
    """A tile's road in light, as large as the tile."""

    def paint(sheet: pygame.Surface, k: float) -> None:
        wide = max(2.0, ROAD_WIDE * side * k)
        for line in pictures.roads(key, rotation)[road]:
            points = [(x * side * k, y * side * k) for x, y in line]
            pygame.draw.lines(sheet, t.TARGET, False, points, max(1, round(wide)))
            for point in points:
                pygame.draw.circle(sheet, t.TARGET, point, wide / 2)

    plain = supersample((side, side), paint, 3, t.TARGET)
    out = blurred(plain, max(2, side // 24))
    out.blit(out.copy(), (0, 0))
    core = plain.copy()
    core.fill((255, 255, 255, 215), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(core, (0, 0))
    return out


@POOL.keep
def ring(size: int) -> pygame.Surface:
    """A ring of light about a symbol of that size."""
    reach = max(3, size // 6)
    whole = size + 4 * reach
    out = clear((whole, whole))
    out.fill(rgba(t.TARGET, 0))
    middle = (whole // 2, whole // 2)
    pygame.draw.circle(out, t.TARGET, middle, size // 2 + reach, reach)
    out = blurred(out, max(1, reach // 2))

    def line(sheet: pygame.Surface, k: float) -> None:
        at = (whole * k / 2, whole * k / 2)
        pygame.draw.circle(sheet, "#FFE08C", at, (size / 2 + reach * 0.6) * k, max(1, round(reach * 0.5 * k)))

    out.blit(supersample((whole, whole), line, 3, "#FFE08C"), (0, 0))
    return out


def draw_marked(dst: pygame.Surface, pictures: TilePictures, one: Laid, symbol: str, box: pygame.Rect) -> None:
    """Rings about all symbols of a kind on a tile; `scroll` and `castle` stand for any of them."""
    for stand in pictures.stands(one.tile):
        if stand.symbol.startswith(symbol):
            x, y = turned(stand.x, stand.y, one.rotation)
            sheet = ring(round(2 * stand.radius * box.w))
            dst.blit(sheet, sheet.get_rect(center=(box.x + round(x * box.w), box.y + round(y * box.h))))


def draw_way(dst: pygame.Surface, cells: Sequence[Cell], box_of: BoxOf) -> None:
    """A walk from cell to cell, as dots."""
    for a, b in pairwise(cells):
        (ax, ay), (bx, by) = box_of(a).center, box_of(b).center
        radius = max(3, box_of(a).w // 32)
        for i in range(1, 7):
            at = (round(ax + (bx - ax) * i / 7), round(ay + (by - ay) * i / 7))
            pygame.draw.circle(dst, t.INK, at, radius + 1)
            pygame.draw.circle(dst, t.SOURCE, at, radius)


def draw_piece(dst: pygame.Surface, pictures: TilePictures, a: pygame.Rect, b: pygame.Rect) -> None:
    """A road piece across the edge of two cells."""
    sheet = pictures.piece("piece" if a.x == b.x else "piece_across", round(a.w * (0.17 if a.x == b.x else 0.42)))
    middle = ((a.centerx + b.centerx) // 2, (a.centery + b.centery) // 2)
    dst.blit(sheet, sheet.get_rect(center=middle))


def draw_tokens(dst: pygame.Surface, pictures: TilePictures, theme: Theme, tokens: Sequence[Token], box: pygame.Rect
                ) -> None:  # fmt: skip
    """What stands on one cell, side by side along its lower edge."""
    size = max(16, round(box.w * TOKEN))
    step = min(size, (box.w - size) // max(1, len(tokens) - 1)) if len(tokens) > 1 else 0
    for i, token in enumerate(tokens):
        sheet = pictures.piece(token.picture, size)
        x = box.centerx + round((i - (len(tokens) - 1) / 2) * step)
        place = sheet.get_rect(midbottom=(x, box.bottom - box.h // 16))
        dst.blit(sheet, place)
        if token.words:
            radius = max(9, size // 4)
            at = (place.right - radius // 2, place.y + radius // 2)
            pygame.draw.circle(dst, t.NIGHT, at, radius + 1)
            pygame.draw.circle(dst, t.OXBLOOD, at, radius)
            text.draw(dst, theme, token.words, WORDS, at, "center")
