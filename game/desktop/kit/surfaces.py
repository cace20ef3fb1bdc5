"""Shapes, light and shade: supersampled shapes, soft shadows, gradients, and sheets cut from the three
materials.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Literal

import pygame

from game.desktop.kit.pool import POOL
from game.desktop.theme import NIGHT
from game.kernel.resources import resource

MULT, ADD, SUB, MAX = pygame.BLEND_RGB_MULT, pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB, pygame.BLEND_RGB_MAX
ALPHA_MULT = pygame.BLEND_RGBA_MULT

WIDE_BLUR = 7  # pixels

Size = tuple[int, int]
Rgba = tuple[int, int, int, int]
Material = Literal["parchment", "leather"]
Paint = Callable[[pygame.Surface, float], None]


def clear(size: Size) -> pygame.Surface:
    """An empty sheet with alpha."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)


def opaque(size: Size) -> pygame.Surface:
    """A black sheet without alpha: the cheapest kind to copy."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), 0, 32)


def rgba(colour: str, alpha: int = 255) -> Rgba:
    """A named colour with an alpha of its own."""
    c = pygame.Color(colour)
    return c.r, c.g, c.b, alpha


def mix(a: str, b: str, share: float) -> str:
    """The colour a `share` of the way from a to b, as a name that caches can key on."""
    c = pygame.Color(a).lerp(pygame.Color(b), share)
    return f"#{c.r:02X}{c.g:02X}{c.b:02X}"


def supersample(size: Size, paint: Paint, k: int = 4, ground: str = NIGHT) -> pygame.Surface:
    """Let `paint(sheet, k)` draw k times too large, and scale down: pygame's own shapes have hard edges.

    `ground` is the unseen colour around the shape; scaling mixes it into the rim, so it should be the rim's
    own.
    """
    sheet = clear((size[0] * k, size[1] * k))
    sheet.fill(rgba(ground, 0))
    paint(sheet, k)
    return pygame.transform.smoothscale(sheet, (max(1, size[0]), max(1, size[1])))


def nine_slice(source: pygame.Surface, border: int, size: Size) -> pygame.Surface:
    """Stretch a picture to a size while a border keeps its shape: soft edges of any sheet from one small
    blur.
    """
    w, h = source.get_size()
    out = clear(size)
    for sx, sw, dx, dw in _cuts(w, border, size[0]):
        for sy, sh, dy, dh in _cuts(h, border, size[1]):
            if dw <= 0 or dh <= 0:
                continue
            part = source.subsurface((sx, sy, sw, sh))
            out.blit(part if (sw, sh) == (dw, dh) else pygame.transform.scale(part, (dw, dh)), (dx, dy))
    return out


def _cuts(length: int, border: int, wanted: int) -> tuple[tuple[int, int, int, int], ...]:
    """(source start, source length, target start, target length) of the two ends and the middle."""
    return (
        (0, border, 0, border),
        (border, length - 2 * border, border, wanted - 2 * border),
        (length - border, border, wanted - border, border),
    )


def _sliceable(size: Size, border: int) -> bool:
    return min(size) > 2 * border + 4


@POOL.keep
def rounded(size: Size, radius: int, colour: str = "#FFFFFF") -> pygame.Surface:
    """A filled rectangle with antialiased round corners. Shared: do not draw on it."""
    sheet = clear(size)
    radius = min(radius, size[0] // 2, size[1] // 2)
    sheet.fill(rgba(colour))
    if radius <= 0:
        return sheet
    fill = pygame.Color(colour)
    corner = supersample(
        (radius, radius), lambda s, k: _circle(s, fill, (radius * k, radius * k), radius * k), ground=colour
    )
    w, h = size
    for fx, fy, x, y in (
        (0, 0, 0, 0),
        (1, 0, w - radius, 0),
        (0, 1, 0, h - radius),
        (1, 1, w - radius, h - radius),
    ):
        sheet.fill((0, 0, 0, 0), (x, y, radius, radius))
        sheet.blit(pygame.transform.flip(corner, bool(fx), bool(fy)), (x, y))
    return sheet


def _circle(sheet: pygame.Surface, fill: pygame.Color, centre: tuple[float, float], radius: float) -> None:
    pygame.draw.circle(sheet, fill, centre, radius)


@POOL.keep
def frame(size: Size, radius: int, colour: str, width: int = 1, alpha: int = 255) -> pygame.Surface:
    """The outline of a rounded rectangle, antialiased. Shared: do not draw on it."""
    border = radius + width + 1
    if _sliceable(size, border):
        small = (2 * border + 4, 2 * border + 4)
        if small != size:
            return nine_slice(frame(small, radius, colour, width, alpha), border, size)

    def paint(sheet: pygame.Surface, k: float) -> None:
        pen, bend = round(width * k), round(radius * k)
        pygame.draw.rect(sheet, rgba(colour, alpha), sheet.get_rect(), pen, border_radius=bend)

    return supersample(size, paint, ground=colour)


def clip_to(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """A copy of a picture with its alpha multiplied by that of a white mask of the same size."""
    sheet = clear(surface.get_size())
    sheet.blit(surface, (0, 0))
    sheet.blit(mask, (0, 0), special_flags=ALPHA_MULT)
    return sheet


def blurred(sheet: pygame.Surface, radius: int) -> pygame.Surface:
    """A soft copy; wide blurs are worked at half the size, where they cost a fifth and cannot be told apart."""
    if radius < WIDE_BLUR:
        return pygame.transform.gaussian_blur(sheet, max(1, radius))
    w, h = sheet.get_size()
    half = pygame.transform.smoothscale(sheet, ((w + 1) // 2, (h + 1) // 2))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(half, radius // 2), (w, h))


@POOL.keep
def shadow(size: Size, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """A blurred dark sheet, `2 * blur` larger on every side. Shared: do not draw on it."""
    pad = 2 * blur
    border = radius + blur * 2
    if _sliceable(size, border):
        small = (2 * border + 8, 2 * border + 8)
        if small != size:
            return nine_slice(
                shadow(small, radius, blur, alpha), pad + border, (size[0] + 2 * pad, size[1] + 2 * pad)
            )
    sheet = clear((size[0] + 2 * pad, size[1] + 2 * pad))
    sheet.fill(rgba(NIGHT, 0))
    sheet.blit(rounded(size, radius, NIGHT), (pad, pad))
    sheet = blurred(sheet, blur)
    sheet.fill((255, 255, 255, alpha), special_flags=ALPHA_MULT)
    return sheet


def drop(
    dst: pygame.Surface, rect: pygame.Rect, radius: int, blur: int, alpha: int = 150, offset: Size = (3, 6)
) -> None:
    """Lay the shadow of a sheet that is about to be drawn at `rect`; all measures in pixels."""
    sheet = shadow((rect.w, rect.h), radius, blur, alpha)
    dst.blit(sheet, (rect.x - 2 * blur + offset[0], rect.y - 2 * blur + offset[1]))


@POOL.keep
def inner_shade(size: Size, blur: int, alpha: int, colour: str = "#2A1607") -> pygame.Surface:
    """Darkening toward the edges: burnt paper, or the hollow of a tray. Shared: do not draw on it."""
    border = blur * 3
    if _sliceable(size, border):
        small = (2 * border + 8, 2 * border + 8)
        if small != size:
            return nine_slice(inner_shade(small, blur, alpha, colour), border, size)
    pad = blur * 2 + 2
    sheet = clear((size[0] + 2 * pad, size[1] + 2 * pad))
    sheet.fill(rgba(colour))
    sheet.fill(rgba(colour, 0), (pad, pad, *size))
    sheet = blurred(sheet, blur).subsurface((pad, pad, *size)).copy()
    sheet.fill((255, 255, 255, alpha), special_flags=ALPHA_MULT)
    return sheet


@POOL.keep
def gradient(size: Size, first: Rgba, last: Rgba, across: bool = False) -> pygame.Surface:
    """A gradient with alpha from top to bottom (or left to right). Shared: do not draw on it."""
    n = max(2, size[0] if across else size[1])
    strip = clear((n, 1) if across else (1, n))
    for i in range(n):
        t = i / (n - 1)
        colour = [round(a + (b - a) * t) for a, b in zip(first, last, strict=True)]
        strip.set_at((i, 0) if across else (0, i), colour)
    return pygame.transform.scale(strip, (max(1, size[0]), max(1, size[1])))


@functools.lru_cache(16)
def texture(name: str, scale: float = 1.0) -> pygame.Surface:
    """A material or the table as painted, scaled with the interface so that its grain keeps its size to the
    letters.
    """
    loaded = pygame.image.load(resource("assets", "textures", f"{name}.jpg"))
    sheet = opaque(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    if abs(scale - 1) < 0.2:
        return sheet
    return pygame.transform.smoothscale(
        sheet, (round(sheet.get_width() * scale), round(sheet.get_height() * scale))
    )


def material(name: Material, size: Size, seed: int = 0, scale: float = 1.0) -> pygame.Surface:
    """A fresh sheet of a material; `seed` says where it is cut from, and the texture tiles."""
    source = texture(name, scale)
    w, h = source.get_size()
    out = opaque(size)
    x0, y0 = -((seed * 137) % w), -((seed * 89) % h)
    for y in range(y0, size[1], h):
        for x in range(x0, size[0], w):
            out.blit(source, (x, y))
    return out


@POOL.keep
def table(size: Size, vignette: int = 150) -> pygame.Surface:
    """The oak table filling a window, darker toward its edges. Shared: do not draw on it."""
    source = texture("oak")
    factor = max(size[0] / source.get_width(), size[1] / source.get_height())
    part = pygame.Rect(0, 0, round(size[0] / factor), round(size[1] / factor)).clip(source.get_rect())
    out = pygame.transform.smoothscale(source.subsurface(part), size)
    small = clear((96, 54))
    small.fill((5, 3, 2, vignette))
    pygame.draw.ellipse(small, (5, 3, 2, 0), (6, 2, 84, 46))
    out.blit(pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 12), size), (0, 0))
    return out
