"""Sheets of parchment, plates of leather, and hollows in them. Rects are pixels."""

from __future__ import annotations

import functools

import pygame

from game.desktop import theme as t
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import (
    Material,
    Size,
    clear,
    clip_to,
    drop,
    frame,
    gradient,
    inner_shade,
    material,
    mix,
    rgba,
    rounded,
    supersample,
)
from game.desktop.theme import Theme


@POOL.keep
def sheet(theme: Theme, kind: Material, size: Size, radius: float = 6, seed: int = 1) -> pygame.Surface:
    """The surface of a panel without its shadow. Shared: do not draw on it."""
    face = material(kind, size, seed, theme.scale)
    r = theme.px(radius)
    if kind == "parchment":
        _burn(face, theme, size, r)
    else:
        _tan(face, theme, size, r)
    return clip_to(face, rounded(size, r))


def _burn(face: pygame.Surface, theme: Theme, size: Size, r: int) -> None:
    face.blit(inner_shade(size, theme.px(18), 105, "#5A3A17"), (0, 0))
    face.blit(inner_shade(size, theme.px(4), 80, "#4A2C12"), (0, 0))
    face.blit(frame(size, r, t.INK_SOFT, theme.px(1)), (0, 0))
    _hairline(face, theme, size, r, mix(t.PARCHMENT, t.INK_SOFT, 0.42))


def _tan(face: pygame.Surface, theme: Theme, size: Size, r: int) -> None:
    face.blit(gradient(size, (255, 225, 180, 16), (0, 0, 0, 60)), (0, 0))
    face.blit(inner_shade(size, theme.px(12), 120, "#080402"), (0, 0))
    face.blit(frame(size, r, t.LEATHER_DARK, theme.px(1)), (0, 0))
    one = theme.px(1)
    pygame.draw.rect(face, "#705238", (r, one, max(0, size[0] - 2 * r), one))
    _hairline(face, theme, size, r, mix(t.GOLD_DIM, t.LEATHER, 0.25))


def _hairline(face: pygame.Surface, theme: Theme, size: Size, r: int, colour: str) -> None:
    inset = theme.px(5)
    inner = (size[0] - 2 * inset, size[1] - 2 * inset)
    if min(inner) > 8:
        face.blit(frame(inner, max(1, r - 2), colour, theme.px(1)), (inset, inset))


def panel(
    dst: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    kind: Material = "leather",
    radius: float = 6,
    seed: int = 1,
    lift: float = 12,
) -> pygame.Rect:
    """Draw a panel; `lift` says how far it lies above the table (0: no shadow)."""
    if lift:
        blur = theme.px(lift)
        drop(dst, rect, theme.px(radius), blur, 150, (blur // 4, blur // 2))
    dst.blit(sheet(theme, kind, (rect.w, rect.h), radius, seed), rect)
    return rect


def recessed(
    dst: pygame.Surface, theme: Theme, rect: pygame.Rect, alpha: int = 66, radius: float = 5
) -> None:
    """A part of a panel that lies lower: what is there but not active."""
    r = theme.px(radius)
    dst.blit(_veil((rect.w, rect.h), r, alpha), rect)
    dst.blit(frame((rect.w, rect.h), r, "#FFDCAA", theme.px(1), 20), rect)


@POOL.keep
def _veil(size: Size, r: int, alpha: int) -> pygame.Surface:
    out = rounded(size, r, "#000000").copy()
    out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def chosen(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, seed: int = 14, radius: float = 5) -> None:
    """The active one among recessed parts: a sheet of parchment with a thin gold edge, thinner than any focus."""
    drop(dst, rect, theme.px(radius), theme.px(7), 140, (theme.px(2), theme.px(4)))
    dst.blit(sheet(theme, "parchment", (rect.w, rect.h), radius, seed), rect)
    outline(dst, theme, rect, t.GOLD, 1, 1, radius)


def outline(
    dst: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    colour: str,
    away: float,
    width: float = 2,
    radius: float = 5,
    alpha: int = 255,
) -> None:
    """A line around a rect, `away` units outside it."""
    grown = rect.inflate(2 * theme.px(away), 2 * theme.px(away))
    dst.blit(frame((grown.w, grown.h), theme.px(radius + away), colour, theme.px(width), alpha), grown)


def tray(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, radius: float = 6, floor: str = t.OAK) -> None:
    """A hollow with a dark floor: where dice lie, or the groove of a switch."""
    dst.blit(_hollow(theme, (rect.w, rect.h), radius, floor), rect)


@POOL.keep
def _hollow(theme: Theme, size: Size, radius: float, floor: str) -> pygame.Surface:
    out = clear(size)
    out.fill(floor)
    out.blit(inner_shade(size, theme.px(min(12, max(4, size[1] / 6))), 210, t.BLACK), (0, 0))
    out = clip_to(out, rounded(size, theme.px(radius)))
    out.blit(frame(size, theme.px(radius), t.GROOVE_EDGE, theme.px(1)), (0, 0))
    return out


def focus_ring(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, radius: float = 5) -> None:
    """The gold ring of the keyboard, 4 units outside: between two dark edges, so that it is seen on parchment too."""
    outline(dst, theme, rect, t.NIGHT, 7, 7, radius)
    outline(dst, theme, rect, t.GOLD_LIT, 5, 3, radius)


def rule(
    dst: pygame.Surface,
    theme: Theme,
    y: int,
    x0: int,
    x1: int,
    colour: str = t.GOLD_DIM,
    diamond: bool = True,
) -> None:
    """A hairline that thins out at both ends, with a lozenge in the middle."""
    mid, one = (x0 + x1) // 2, theme.px(1)
    half = gradient((max(1, mid - x0), one), rgba(colour, 0), rgba(colour, 230), True)
    dst.blit(half, (x0, y))
    dst.blit(pygame.transform.flip(half, True, False), (mid, y))
    if diamond:
        mark = lozenge(theme.px(9), colour)
        dst.blit(mark, mark.get_rect(center=(mid, y)))


@functools.lru_cache(32)
def lozenge(size: int, colour: str) -> pygame.Surface:
    """A small diamond. Shared: do not draw on it."""
    size |= 1

    def paint(s: pygame.Surface, k: float) -> None:
        m, e = size * k / 2, size * k
        pygame.draw.polygon(s, colour, [(m, 0), (e, m), (m, e), (0, m)])

    return supersample((size, size), paint, ground=colour)


def framed_picture(
    dst: pygame.Surface, theme: Theme, picture: pygame.Surface, rect: pygame.Rect, radius: float = 4
) -> None:
    """A picture of the rect's size behind a dark edge and a gold line."""
    r = theme.px(radius)
    size = (rect.w, rect.h)
    dst.blit(clip_to(picture, rounded(size, r)), rect)
    dst.blit(clip_to(inner_shade(size, theme.px(8), 170, "#050302"), rounded(size, r)), rect)
    outline(dst, theme, rect, "#120A06", 2, 2, radius)
    outline(dst, theme, rect, t.GOLD, 1, 1, radius)


@POOL.keep
def pool_of_light(size: Size, blur: int, alpha: int = 120) -> pygame.Surface:
    """Lamplight around the one thing that matters, `3 * blur` larger on every side.

    Shared: do not draw on it.
    """
    pad = 3 * blur
    out = clear((size[0] + 2 * pad, size[1] + 2 * pad))
    out.fill((255, 190, 96, 0))
    glow = pygame.Rect(pad, pad, *size).inflate(blur, blur)
    pygame.draw.rect(out, (255, 190, 96, alpha), glow, border_radius=blur)
    quarter = pygame.transform.smoothscale(out, (max(1, out.get_width() // 4), max(1, out.get_height() // 4)))
    soft = pygame.transform.gaussian_blur(quarter, max(1, blur // 4))
    return pygame.transform.smoothscale(soft, out.get_size())
