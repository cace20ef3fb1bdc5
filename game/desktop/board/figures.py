"""Heroes and dragons on the map: painted figures with their health, and the track that shows all dragons.

Sizes and places are pixels of the map's sheet.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import pygame

from game.desktop import theme as t
from game.desktop.board.look import Figure
from game.desktop.kit import icons, panels
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import ALPHA_MULT, MULT, clear, rgba, supersample
from game.desktop.kit.text import face_font
from game.desktop.theme import Theme
from game.kernel.maps.territories import TerritoryMap
from game.kernel.resources import resource

LEAST_HERO, LEAST_DRAGON = 30, 46  # pixels: smaller they are not told apart
LIFT = 0.12  # of its height: figures in the middle of a land stand above its name
ALONE = 1.5  # a hero who holds a land alone stands in the middle of it, larger
BADGE = 0.42  # of a figure's height: the heart with its health
TRACK_AT, TRACK_SIZE = (0.889, 0.043), (0.098, 0.150)  # shares of the map: free sea in its upper right corner


@functools.lru_cache(16)
def _picture(name: str) -> pygame.Surface:
    loaded = pygame.image.load(resource("assets", "dovahkiin", f"{name}.webp"))
    sheet = clear(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return sheet


@POOL.keep
def portrait(name: str, high: int) -> pygame.Surface:
    """A figure as high as that, without its health. Shared: do not draw on it."""
    sheet = _picture(name)
    wide = max(1, round(sheet.get_width() * high / sheet.get_height()))
    return pygame.transform.smoothscale(sheet, (wide, max(1, high)))


@functools.lru_cache(64)
def heart(size: int, health: int, most: int) -> pygame.Surface:
    """A heart with a number: oxblood while whole, paler the less is left. Shared: do not draw on it."""

    def paint(s: pygame.Surface, k: float) -> None:
        c = size * k / 2
        pygame.draw.circle(s, t.LEATHER_DARK, (c, c), c)
        pygame.draw.circle(s, t.GOLD if health == most else t.PARCHMENT, (c, c), c * 0.9)
        pygame.draw.circle(s, t.LEATHER_DARK, (c, c), c * 0.76)
        field = t.OXBLOOD if health * 2 > most else "#4A2018"
        pygame.draw.circle(s, field, (c, c), c * 0.7)

    out = supersample((size, size), paint, ground=t.LEATHER_DARK)
    if not pygame.font.get_init():
        pygame.font.init()
    face = face_font("uix", max(9, round(size * (0.66 if health < 10 else 0.54))))
    figure = face.render(str(health), True, t.PARCHMENT_LIT)
    out.blit(figure, figure.get_rect(center=(size // 2, size // 2)))
    return out


@functools.lru_cache(128)
def figure_sheet(figure: Figure, high: int, lit: bool = False) -> pygame.Surface:
    """A figure with its health at its foot, a halo about it; `lit` where it is chosen. Shared: do not draw on it."""
    sheet, pad = portrait(figure.name, high), max(4, high // 7)
    w, h = sheet.get_size()
    out = clear((w + 2 * pad, h + 2 * pad))
    out.blit(_halo(figure.name, high, pad, t.GOLD_LIT if lit else "#F0E2BF"), (0, 0))
    out.blit(sheet, (pad, pad))
    badge = max(15, round(high * BADGE))
    mark = heart(badge, figure.health, figure.most)
    out.blit(mark, mark.get_rect(bottomright=(w + pad + badge // 4, h + pad + badge // 5)))
    return out


def _halo(name: str, high: int, pad: int, colour: str) -> pygame.Surface:
    mask = pygame.mask.from_surface(portrait(name, high), 100)
    shape = mask.to_surface(setcolor=rgba(colour, 255), unsetcolor=rgba(colour, 0))
    out = clear((shape.get_width() + 2 * pad, shape.get_height() + 2 * pad))
    out.fill(rgba(colour, 0))
    step = max(1, high // 30)
    for dx, dy in ((-step, 0), (step, 0), (0, -step), (0, step)):
        out.blit(shape, (pad + dx, pad + dy))
    return pygame.transform.gaussian_blur(out, max(1, high // 22))


def place(board: TerritoryMap, key: str, figure: Figure, k: float, alone: bool) -> tuple[tuple[int, int], int]:
    """The middle and the height of a figure on the sheet; `alone` where no piece stands beside it."""
    slot, units = board.slot(key, "dragon" if figure.dragon else "hero"), board.slot(key, "units")
    if figure.dragon:
        x, y = slot.centre if slot else board.territory(key).polygon[0]
        high = max(LEAST_DRAGON, round((slot.width if slot else 168) * k))
        return (round(x * k), round(y * k - high * LIFT)), high
    high = max(LEAST_HERO, round((slot.width if slot else 92) * 1.3 * k))
    if alone or slot is None:
        x, y = units.centre if units else board.territory(key).polygon[0]
        return (round(x * k), round(y * k - high * LIFT)), round(high * ALONE)
    x, y = slot.centre
    if units:  # where the piece is larger than the map has room for
        x = max(x, units.centre[0] + (marks_size(units.width, k) / 2 + high * 0.32) / k)
    return (round(x * k), round(y * k)), high


def marks_size(wide: float, k: float) -> int:
    """How large a piece on a slot so wide is drawn; see board/marks.py."""
    return max(26, round(wide * k))


def body(board: TerritoryMap, key: str, k: float) -> pygame.Rect:
    """What of the sheet a dragon fills in its land, with the heart at its foot."""
    at, high = place(board, key, Figure("dragon", 0), k, True)
    return pygame.Rect(at[0] - round(high * 0.44), at[1] - high // 2, round(high * 0.98), round(high * 0.9))


def standing(at: tuple[int, int], high: int) -> pygame.Rect:
    """What a hero hides who stands there, with the heart at his foot."""
    out = pygame.Rect(0, 0, round(high * 0.8), round(high * 1.1))
    out.midtop = (at[0] + round(high * 0.08), at[1] - high // 2)
    return out


def extent(at: tuple[int, int], high: int) -> pygame.Rect:
    """All that a figure covers, with halo and badge."""
    out = pygame.Rect(0, 0, round(high * 1.5), round(high * 1.5))
    out.center = at
    return out


def put(
    dst: pygame.Surface, figure: Figure, centre: Sequence[float], high: int, lit: bool = False, alpha: int = 255
) -> None:
    """Draw a figure about a centre."""
    sheet = figure_sheet(figure, high, lit)
    if alpha < 255:
        sheet = sheet.copy()
        sheet.set_alpha(alpha)
    dst.blit(sheet, sheet.get_rect(center=(round(centre[0]), round(centre[1]))))


# -- the track ------------------------------------------------------------------------------------------
def track_rect(board: TerritoryMap, k: float) -> pygame.Rect:
    """Where the dragons' track lies on the sheet."""
    w, h = board.size
    (x, y), (wide, high) = TRACK_AT, TRACK_SIZE
    return pygame.Rect(round(x * w * k), round(y * h * k), round(wide * w * k), round(high * h * k))


def track_cells(rect: pygame.Rect) -> list[pygame.Rect]:
    """The four places of a track, in reading order."""
    inner = rect.inflate(-rect.w // 12, -rect.h // 12)
    w, h = inner.w // 2, inner.h // 2
    return [pygame.Rect(inner.x + n % 2 * w, inner.y + n // 2 * h, w, h) for n in range(4)]


def draw_track(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, track: Sequence[Figure]) -> None:
    """The dragons with their health; those slain are but a shadow."""
    dst.blit(panels.sheet(theme, "leather", rect.size, 5, 7), rect)
    for cell, figure in zip(track_cells(rect), track, strict=False):
        high = round(min(cell.w, cell.h) * 0.94)
        if figure.health:
            badge = max(13, round(high * 0.40))
            sheet = portrait(figure.name, high)
            dst.blit(sheet, sheet.get_rect(center=cell.center))
            mark = heart(badge, figure.health, figure.most)
            dst.blit(mark, mark.get_rect(bottomright=cell.bottomright))
        else:
            sheet = portrait(figure.name, high).copy()
            sheet.fill((70, 62, 54), special_flags=MULT)
            sheet.fill((255, 255, 255, 120), special_flags=ALPHA_MULT)
            dst.blit(sheet, sheet.get_rect(center=cell.center))
            icons.put(dst, "close", max(10, high // 3), t.PARCHMENT_DIM, cell.center)
