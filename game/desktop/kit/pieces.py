"""Pieces: a shield in its faction's form, with a number or its emblem. Sizes are pixels, since maps zoom."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import pygame

from game.desktop import theme as t
from game.desktop.kit.icons import icon
from game.desktop.kit.surfaces import ALPHA_MULT, MULT, Rgba, clear, clip_to, gradient, rgba
from game.desktop.kit.text import face_font
from game.desktop.theme import LIKE, NEUTRAL, PALETTES, Theme

Light = tuple[Rgba, Rgba]
RIM_LIGHT: Light = ((255, 255, 255, 90), (60, 30, 0, 150))
FIELD_LIGHT: Light = ((255, 255, 255, 70), (0, 0, 0, 78))


def pad_of(size: int) -> int:
    """The margin around a piece on its surface, room for shadow and light."""
    return max(5, size // 4)


@functools.lru_cache(1024)
def shield(
    palette: str,
    faction: str,
    size: int,
    number: int | None = None,
    emblem: bool = False,
    lit: bool = False,
    flat: bool = False,
) -> pygame.Surface:
    """A piece `size` pixels across in a palette's colours; `lit` adds a gold glow, `flat` leaves the shadow out.

    Shared: do not draw on it.
    """
    form = LIKE.get(faction, faction)
    look = PALETTES[palette][form]
    size = max(8, round(size * look.optical))
    out = _plain(look.field, form, size, lit, flat, faction == NEUTRAL).copy()
    centre = out.get_width() / 2
    if emblem and faction != NEUTRAL:
        mark = icon(faction, round(size * look.emblem), look.figure)
        out.blit(mark, mark.get_rect(center=(round(centre), round(centre - size * look.lift))))
    if number is not None:
        _figure(out, number, size, look.figure, (centre, centre - size * max(0.0, look.lift)))
    return out


@functools.lru_cache(256)
def _plain(field: str, faction: str, size: int, lit: bool, flat: bool, hatched: bool = False) -> pygame.Surface:
    """A piece without figure or emblem: numbers change often, and this is what takes time. Do not draw on it."""
    pad = pad_of(size)
    out = clear((size + 2 * pad, size + 2 * pad))
    if not flat:
        _cast(out, faction, size, pad)
    if lit:
        _glow(out, faction, size, pad)
    _body(out, faction, size, "#FFE9A8" if lit else "#D9C08A", field, hatched)
    return out


def _cast(out: pygame.Surface, faction: str, size: int, pad: int) -> None:
    sheet = clear(out.get_size())
    sheet.fill(rgba(t.NIGHT, 0))
    sheet.blit(icon(f"shape-{faction}", size, t.NIGHT), (pad + size // 20, pad + size // 10))
    sheet = pygame.transform.gaussian_blur(sheet, max(2, size // 11))
    sheet.fill((255, 255, 255, 190), special_flags=ALPHA_MULT)
    out.blit(sheet, (0, 0))


def _glow(out: pygame.Surface, faction: str, size: int, pad: int) -> None:
    more = max(4, size // 10)
    sheet = clear(out.get_size())
    sheet.fill(rgba(t.GOLD_LIT, 0))
    sheet.blit(icon(f"shape-{faction}", size + more, t.GOLD_LIT), (pad - more // 2, pad - more // 2))
    sheet = pygame.transform.gaussian_blur(sheet, max(2, size // 10))
    out.blit(sheet, (0, 0))
    out.blit(sheet, (0, 0))


def _body(out: pygame.Surface, faction: str, size: int, rim: str, field: str, hatched: bool) -> None:
    """Four silhouettes on one another: dark edge, metal rim, dark line, field."""
    edge, metal = max(2, round(size * 0.055)), max(2, round(size * 0.07))
    _lay(out, faction, size, t.LEATHER_DARK)
    _lay(out, faction, size - edge, rim, RIM_LIGHT)
    _lay(out, faction, size - edge - metal, t.LEATHER_DARK)
    inner = size - edge - metal - max(2, edge // 2 * 2 - 1)
    _lay(out, faction, inner, field, FIELD_LIGHT, hatched=hatched)


def _lay(
    out: pygame.Surface,
    faction: str,
    size: int,
    colour: str,
    light: Light | None = None,
    hatched: bool = False,
) -> None:
    form = icon(f"shape-{faction}", size, colour)
    if light:
        form = form.copy()
        form.blit(gradient((size, size), *light), (0, 0))
        if hatched:
            form.blit(_hatching(size), (0, 0))
        form = clip_to(form, icon(f"shape-{faction}", size, "#FFFFFF"))
    out.blit(form, form.get_rect(center=(out.get_width() // 2, out.get_height() // 2)))


@functools.lru_cache(64)
def _hatching(size: int) -> pygame.Surface:
    """Strokes that lean to the right: nobody's colour.

    They stand in two corners and leave the figure free.
    """
    k, step = 4, max(4, round(size * 0.15))
    sheet = clear((size * k, size * k))
    sheet.fill((70, 66, 60, 0))
    for x in range(-size, 2 * size, step):
        pygame.draw.line(
            sheet, (70, 66, 60, 150), (x * k, size * k), ((x + size) * k, 0), max(k, round(size * 0.03 * k))
        )
    pygame.draw.circle(sheet, (70, 66, 60, 0), (size * k / 2, size * k / 2), size * k * 0.36)
    return pygame.transform.smoothscale(sheet, (size, size))


def _figure(out: pygame.Surface, number: int, size: int, colour: str, centre: Sequence[float]) -> None:
    if not pygame.font.get_init():
        pygame.font.init()
    share = 0.50 if number < 10 else 0.42 if number < 100 else 0.34
    face = face_font("uix", max(9, round(size * share)))
    figure = face.render(str(number), True, colour)
    shade = face.render(str(number), True, "#FFFFFF" if colour == t.INK else t.BLACK)
    shade.set_alpha(90)
    rect = figure.get_rect(center=(round(centre[0]), round(centre[1])))
    out.blit(shade, rect.move(0, max(1, size // 40)))
    out.blit(figure, rect)


def put(
    dst: pygame.Surface,
    theme: Theme,
    faction: str,
    size: int,
    centre: Sequence[float],
    number: int | None = None,
    emblem: bool = False,
    lit: bool = False,
    flat: bool = False,
) -> pygame.Rect:
    """Draw a piece about a centre, all in pixels; the theme gives the palette."""
    sheet = shield(theme.palette, faction, size, number, emblem, lit, flat)
    return dst.blit(sheet, sheet.get_rect(center=(round(centre[0]), round(centre[1]))))


@functools.lru_cache(64)
def dimmed(palette: str, faction: str, size: int) -> pygame.Surface:
    """An emblem shield of a seat that nobody takes, darkened. Shared: do not draw on it."""
    out = shield(palette, faction, size, None, True, flat=True).copy()
    out.fill((150, 145, 140), special_flags=MULT)
    out.set_alpha(120)
    return out
