"""An open book: two pages of parchment, leaves below, a picture in its frame, text with a drop cap."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import (
    Size,
    blurred,
    clear,
    clip_to,
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

LEADING = 1.28
CAP_LINES = 3


@POOL.keep
def open_book(theme: Theme, size: Size) -> pygame.Surface:
    """The book with its shadow, `margin` larger on every side. Shared: do not draw on it."""
    px, pad = theme.px, margin(theme)
    w, h = size
    out = clear((w + 2 * pad, h + 2 * pad))
    out.fill(rgba(t.NIGHT, 0))
    out.blit(rounded((w + px(20), h), px(8), t.NIGHT), (pad - px(10), pad + px(12)))
    out = blurred(out, max(2, px(9)))
    for k in (14, 9, 4):
        tone = mix("#A98C5C", "#D8C296", (14 - k) / 14)
        leaf = rounded((w + 2 * px(k), h), px(8), tone)
        out.blit(leaf, (pad - px(k), pad + px(k) // 2 + px(2)))
        out.blit(frame(leaf.get_size(), px(8), "#5B4226", 1, 150), (pad - px(k), pad + px(k) // 2 + px(2)))
    page = material("parchment", size, 7, theme.scale)
    page.blit(inner_shade(size, px(34), 120, "#5A3A17"), (0, 0))
    page.blit(inner_shade(size, px(5), 90, "#4A2C12"), (0, 0))
    for wide, alpha in ((px(120), 74), (px(40), 150)):
        fold = gradient((wide, h), (30, 16, 8, 0), (30, 16, 8, alpha), True)
        page.blit(fold, (w // 2 - wide, 0))
        page.blit(pygame.transform.flip(fold, True, False), (w // 2, 0))
    for side in pages(theme, pygame.Rect((0, 0), size)):
        line = side.inflate(px(56), px(48))
        page.blit(frame(line.size, 1, "#5C3C22", 1, 120), line)
        page.blit(frame((line.w - px(10), line.h - px(10)), 1, "#5C3C22", 1, 70), line.move(px(5), px(5)))
    out.blit(clip_to(page, rounded(size, px(6))), (pad, pad))
    return out


def margin(theme: Theme) -> int:
    """How far the book's picture reaches beyond its pages."""
    return theme.px(40)


def pages(theme: Theme, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Where may be written, left and right."""
    px = theme.px
    wide = rect.w // 2 - px(76) - px(72)
    left = pygame.Rect(rect.x + px(72), rect.y + px(54), wide, rect.h - px(108))
    return left, pygame.Rect(rect.centerx + px(76), left.y, wide, left.h)


@POOL.keep
def picture_frame(theme: Theme, size: Size) -> pygame.Surface:
    """A leather frame for a picture of a size, 18 units wider on every side. Shared: do not draw on it."""
    px = theme.px
    rim = px(18)
    whole = (size[0] + 2 * rim, size[1] + 2 * rim)
    out = clear(whole)
    out.blit(material("leather", whole, 11, theme.scale), (0, 0))
    out.fill((226, 196, 160), special_flags=pygame.BLEND_RGB_MULT)
    out.blit(frame(whole, 1, "#180E08", max(1, px(2))), (0, 0))
    for inset, pen, alpha in ((4, 2, 220), (13, 1, 160)):
        inner = (whole[0] - 2 * px(inset), whole[1] - 2 * px(inset))
        out.blit(frame(inner, 1, t.GOLD, px(pen), alpha), (px(inset), px(inset)))
    stud = supersample((rim, rim), lambda s, k: _stud(s, rim * k), 4, "#28180C")
    for x in (0, whole[0] - rim):
        for y in (0, whole[1] - rim):
            out.blit(stud, (x, y))
    out.fill((0, 0, 0, 0), (rim, rim, *size))
    return out


def _stud(s: pygame.Surface, side: float) -> None:
    m = side / 2
    for r, colour in ((0.44, "#28180C"), (0.36, t.GOLD)):
        pygame.draw.polygon(s, colour, [(m, m - side * r), (m + side * r, m), (m, m + side * r), (m - side * r, m)])


# -- text ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Setting:
    """A text set in lines: (words, x, y) from the top left of its box; the drop cap, if it has one; its height."""

    style: text.Style
    lines: tuple[tuple[str, int, int], ...]
    cap: str
    cap_style: text.Style
    height: int


def set_text(theme: Theme, words: str, size: float, room: int, cap: bool = True) -> Setting:
    """Paragraphs (parted by newlines) in letters of a size; the first begins with a drop cap if it begins with a
    letter and is long enough to stand around it.
    """
    style = text.Style("body", size)
    step = text.height(theme, style, LEADING)
    paragraphs = [one for one in words.split("\n") if one]
    letter = paragraphs[0][:1] if paragraphs and cap and len(paragraphs[0]) > 140 else ""
    letter = letter if letter.isalpha() else ""
    big = _cap_style(theme, step)
    indent = text.width(theme, letter, big) + theme.px(8) if letter else 0
    out: list[tuple[str, int, int]] = []
    y = 0
    for i, paragraph in enumerate(paragraphs):
        rest = paragraph[1:] if i == 0 and letter else paragraph
        n = 0
        for line in _flow(theme, rest, style, room, indent if i == 0 else 0):
            out.append((line, indent if i == 0 and n < CAP_LINES else 0, y))
            n, y = n + 1, y + step
        if i == 0 and letter:
            y = max(y, CAP_LINES * step)
        y += step // 3
    return Setting(style, tuple(out), letter, big, max(0, y - step // 3))


def _cap_style(theme: Theme, step: int) -> text.Style:
    """A capital as high as its lines."""
    return text.Style("titleb", round(step * (CAP_LINES - 0.1) * 1.22 / theme.scale), "#70160F")


def _flow(theme: Theme, words: str, style: text.Style, room: int, indent: int) -> list[str]:
    """Wrap a paragraph whose first lines are narrower."""
    if not indent:
        return list(text.wrap(theme, words, style, room))
    out: list[str] = []
    rest = words.split(" ")
    line = ""
    while rest:
        limit = room - (indent if len(out) < CAP_LINES else 0)
        trial = f"{line} {rest[0]}".strip()
        if line and text.width(theme, trial, style) > limit:
            out.append(line)
            line = ""
        else:
            line = trial
            rest.pop(0)
    return [*out, line]


def fit_text(theme: Theme, words: str, sizes: tuple[float, float], room: Size, cap: bool = True) -> Setting:
    """The text in the largest letters, from a size down to another, that fit a room."""
    size = sizes[0]
    made = set_text(theme, words, size, room[0], cap)
    while made.height > room[1] and size > sizes[1]:
        size = max(sizes[1], size - 1)
        made = set_text(theme, words, size, room[0], cap and size > sizes[1])
    return made


def put_text(dst: pygame.Surface, theme: Theme, made: Setting, pos: tuple[int, int]) -> int:
    """Draw a set text; the y below it."""
    if made.cap:
        sheet = text.line(theme, made.cap, made.cap_style)
        ink = sheet.get_bounding_rect()
        dst.blit(sheet, (pos[0], pos[1] - ink.y + round(text.height(theme, made.style, LEADING) * 0.16)))
    for words, x, y in made.lines:
        text.draw(dst, theme, words, made.style, (pos[0] + x, pos[1] + y))
    return pos[1] + made.height
