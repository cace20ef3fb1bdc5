"""Letters: the roles of the style, cached lines with halo, emboss or tracking, wrapping and runs of mixed
style.

Sizes are units of the style; positions and widths are pixels.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import pygame

from game.desktop import theme as t
from game.desktop.kit.surfaces import ALPHA_MULT, MAX, MULT, blurred, clear, gradient, mix, rgba
from game.desktop.theme import Theme
from game.kernel.resources import resource

Face = Literal["title", "titleb", "body", "bodyb", "ital", "ui", "uib", "uix"]
Anchor = Literal[
    "topleft", "midleft", "bottomleft", "midtop", "center", "midbottom", "topright", "midright", "bottomright"
]


@dataclass(frozen=True, slots=True)
class Style:
    """How letters look: the face, the size in units, the colour; tracking in units; a halo's or an emboss's
    colour.
    """

    face: Face
    size: float
    colour: str = t.INK
    track: float = 0
    halo: str | None = None
    emboss: str | None = None

    def on(self, colour: str, emboss: str | None = None) -> Style:
        """The same letters in another colour."""
        return replace(self, colour=colour, emboss=emboss)

    def sized(self, size: float) -> Style:
        """The same letters in another size."""
        return replace(self, size=size)


LEAST: Final = 14.0  # the style knows no smaller letters

# The roles of the style; where a role stands on leather and on parchment the colour is changed with `on`.
PAGE_TITLE = Style("titleb", 44, t.PARCHMENT_LIT, emboss=t.BLACK)
PAGE_LINE = Style("ital", 23, t.PARCHMENT_DIM)
CARD_TITLE = Style("titleb", 32)
PANEL_TITLE = Style("title", 21, t.PARCHMENT_LIT, emboss=t.BLACK)
SHEET_TITLE = Style("title", 21, t.OXBLOOD)
SEAT = Style("titleb", 24)
BODY = Style("body", 19)
STRONG = Style("bodyb", 20)
EXPLAIN = Style("ital", 19, t.INK_SOFT)
LABEL = Style("ui", 17)
NUMBER = Style("uib", 19)
POINTS = Style("uix", 34)
PLACE = Style("bodyb", 17, "#22140B", halo="#F0E2BF")
REGION = Style("titleb", 18, t.REGION, track=3)


@functools.lru_cache(256)
def face_font(face: Face, pixels: int) -> pygame.Font:
    """A face at a pixel size; the font module must be running."""
    return pygame.font.Font(resource("assets", "fonts", f"{face}.ttf"), pixels)


def font(theme: Theme, style: Style) -> pygame.Font:
    """The font of a style at the theme's scale."""
    if not pygame.font.get_init():
        pygame.font.init()
    return face_font(style.face, theme.letter(style.size))


@functools.lru_cache(4096)
def line(theme: Theme, text: str, style: Style) -> pygame.Surface:
    """One line as a surface. Shared: do not draw on it. A halo widens it by `halo_pad` on every side."""
    letters = (
        _tracked(theme, text, style) if style.track else font(theme, style).render(text, True, style.colour)
    )
    if style.emboss:
        letters = _embossed(theme, letters, style.emboss)
    if style.halo:
        letters = _haloed(letters, style.halo, halo_pad(theme))
    return letters


def _tracked(theme: Theme, text: str, style: Style) -> pygame.Surface:
    parts = [font(theme, style).render(c, True, style.colour) for c in text]
    gap = theme.px(style.track)
    width = sum(p.get_width() for p in parts) + gap * max(0, len(parts) - 1)
    sheet = clear((width, font(theme, style).get_height()))
    x = 0
    for part in parts:
        sheet.blit(part, (x, 0))
        x += part.get_width() + gap
    return sheet


def _embossed(theme: Theme, letters: pygame.Surface, colour: str) -> pygame.Surface:
    """A dark edge above light letters: they seem pressed into the leather. The letters keep their place."""
    off = theme.px(1)
    sheet = clear((letters.get_width(), letters.get_height()))
    shade = letters.copy()
    shade.fill(rgba(colour), special_flags=pygame.BLEND_RGB_MIN if colour == t.BLACK else MAX)
    sheet.blit(shade, (0, -off if colour == t.BLACK else off))
    sheet.blit(letters, (0, 0))
    return sheet


def halo_pad(theme: Theme) -> int:
    """How far a halo reaches beyond the letters, in pixels."""
    return theme.px(8)


def _haloed(letters: pygame.Surface, colour: str, pad: int) -> pygame.Surface:
    big = clear((letters.get_width() + 2 * pad, letters.get_height() + 2 * pad))
    big.fill(rgba(colour, 0))
    glow = letters.copy()
    glow.fill(rgba(colour), special_flags=MAX)
    step = max(2, pad // 4)
    for dx in (-step, 0, step):
        for dy in (-step, 0, step):
            big.blit(glow, (pad + dx, pad + dy))
    soft = pygame.transform.gaussian_blur(big, max(2, pad * 3 // 8))
    out = soft.copy()
    out.blit(soft, (0, 0))
    out.blit(letters, (pad, pad))
    return out


@functools.lru_cache(32768)
def width(theme: Theme, text: str, style: Style) -> int:
    """The width of a line in pixels, without its halo."""
    if style.track:
        gap = theme.px(style.track) * max(0, len(text) - 1)
        return gap + sum(font(theme, style).size(c)[0] for c in text)
    return font(theme, style).size(text)[0]


def height(theme: Theme, style: Style, leading: float = 1.27) -> int:
    """The distance from line to line in pixels."""
    return round(theme.letter(style.size) * leading)


def draw(
    dst: pygame.Surface,
    theme: Theme,
    text: str,
    style: Style,
    pos: Sequence[float],
    anchor: Anchor = "topleft",
) -> pygame.Rect:
    """Draw one line with its anchor at a pixel position; returns where it stands (with its halo, if it has
    one).
    """
    if not text:
        return pygame.Rect(round(pos[0]), round(pos[1]), 0, 0)
    sheet = line(theme, text, style)
    rect = sheet.get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
    if style.halo and anchor.startswith("top"):
        rect.y -= halo_pad(theme)
    if style.halo and anchor.endswith("left"):
        rect.x -= halo_pad(theme)
    if style.halo and anchor.endswith("right"):
        rect.x += halo_pad(theme)
    dst.blit(sheet, rect)
    return rect


def fitted(theme: Theme, text: str, style: Style, room: int) -> str:
    """The text, or its beginning with an ellipsis, such that it is at most `room` pixels wide."""
    if width(theme, text, style) <= room:
        return text
    while text and width(theme, text + "…", style) > room:
        text = text[:-1].rstrip()
    return text + "…"


def shrunk(theme: Theme, text: str, style: Style, room: int, least: float = LEAST) -> Style:
    """The style, made smaller in steps of a unit until the text fits the room, but not under `least`."""
    while style.size > least and width(theme, text, style) > room:
        style = style.sized(max(least, style.size - 1))
    return style


def squeezed(theme: Theme, text: str, style: Style, room: int, least: float = LEAST) -> tuple[str, Style]:
    """The text whole in smaller letters; only where the smallest do not do, its beginning with an ellipsis."""
    style = shrunk(theme, text, style, room, least)
    return fitted(theme, text, style, room), style


@functools.lru_cache(4096)
def wrap(theme: Theme, text: str, style: Style, room: int) -> tuple[str, ...]:
    """The lines of a text at most `room` pixels wide; a newline always breaks, a word longer than the room
    stands out.
    """
    lines: list[str] = []
    for paragraph_ in text.split("\n"):
        current = ""
        for word in paragraph_.split(" "):
            trial = f"{current} {word}".strip()
            if current and width(theme, trial, style) > room:
                lines.append(current)
                current = word
            else:
                current = trial
        lines.append(current)
    return tuple(lines)


@functools.lru_cache(512)
def balanced(theme: Theme, text: str, style: Style, room: int) -> tuple[str, ...]:
    """Wrapped into as few lines as the room asks for, but of like lengths: no last word alone."""
    lines = wrap(theme, text, style, room)
    step = theme.px(8)
    while room > step and len(wrap(theme, text, style, room - step)) == len(lines):
        room -= step
    return wrap(theme, text, style, room)


def paragraph(
    dst: pygame.Surface,
    theme: Theme,
    text: str,
    style: Style,
    rect: pygame.Rect,
    leading: float = 1.27,
    align: Literal["left", "center"] = "left",
    limit: int | None = None,
) -> int:
    """Draw wrapped text from the top of a rect; at most `limit` lines. Returns the y below it."""
    lines = (balanced if align == "center" else wrap)(theme, text, style, rect.w)
    if limit is not None and len(lines) > limit:
        lines = (*lines[: limit - 1], fitted(theme, " ".join(lines[limit - 1 :]), style, rect.w))
    y = rect.y
    for part in lines:
        anchor: Anchor = "midtop" if align == "center" else "topleft"
        draw(dst, theme, part, style, (rect.centerx if align == "center" else rect.x, y), anchor)
        y += height(theme, style, leading)
    return y


def paragraph_height(theme: Theme, text: str, style: Style, room: int, leading: float = 1.27) -> int:
    """How high `paragraph` will be, in pixels."""
    return len(wrap(theme, text, style, room)) * height(theme, style, leading)


def in_lines(theme: Theme, text: str, style: Style, room: int, lines: int, least: float = LEAST) -> Style:
    """The style, made smaller until the text fits on so many lines, but not under `least` units."""
    while len(wrap(theme, text, style, room)) > lines and style.size - 1 >= least:
        style = style.sized(style.size - 1)
    return style


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line in a style of its own; `key` names what it links to, and makes it underlined."""

    text: str
    style: Style
    key: str | None = None


def rich(
    dst: pygame.Surface, theme: Theme, runs: Sequence[Run], pos: Sequence[float]
) -> list[tuple[pygame.Rect, str]]:
    """Draw runs on one baseline from the top left; returns the places of those with a key, for clicks."""
    x, top = round(pos[0]), round(pos[1])
    ascent = max((font(theme, run.style).get_ascent() for run in runs), default=0)
    links: list[tuple[pygame.Rect, str]] = []
    for run in runs:
        face = font(theme, run.style)
        y = top + ascent - face.get_ascent()
        sheet = line(theme, run.text, run.style)
        dst.blit(sheet, (x, y))
        if run.key is not None:
            under = mix(run.style.colour, t.PARCHMENT, 0.45)
            foot = top + ascent + theme.px(3)
            pygame.draw.line(dst, under, (x, foot), (x + sheet.get_width() - 1, foot), theme.px(1))
            links.append((pygame.Rect(x, y, sheet.get_width(), face.get_height()), run.key))
        x += sheet.get_width()
    return links


def runs_width(theme: Theme, runs: Sequence[Run]) -> int:
    """The width of a line of runs in pixels."""
    return sum(width(theme, run.text, run.style) for run in runs)


@functools.lru_cache(16)
def gilded(theme: Theme, text: str, size: float, track: float) -> pygame.Surface:
    """Large letters in gold leaf: a gradient inside the letters, a dark bevel, a soft shadow.

    Shared: do not draw on it.
    """
    letters = line(theme, text, Style("titleb", size, "#FFFFFF", track))
    w, h = letters.get_size()
    pad, one = theme.px(30), theme.px(1)
    out = clear((w + 2 * pad, h + 2 * pad))
    dark = letters.copy()
    dark.fill((0, 0, 0, 255), special_flags=ALPHA_MULT)
    under = out.copy()
    under.blit(dark, (pad + 3 * one, pad + 7 * one))
    under.blit(dark, (pad + one, pad + 3 * one))
    out.blit(blurred(under, theme.px(7)), (0, 0))
    for dx, dy in ((0, 2 * one), (one, one)):
        out.blit(dark, (pad + dx, pad + dy))
    light = letters.copy()
    light.fill((255, 240, 200, 255), special_flags=ALPHA_MULT)
    out.blit(light, (pad, pad - one))
    leaf = letters.copy()
    leaf.blit(gradient((w, h), (250, 228, 170, 255), (150, 104, 44, 255)), (0, 0), special_flags=MULT)
    out.blit(leaf, (pad, pad))
    return out
