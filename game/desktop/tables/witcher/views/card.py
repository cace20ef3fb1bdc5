"""An action card as it is held: band, terrain, gesture of the brush, fight section, extension tabs at its right edge.

Three forms: whole, short (no picture, the tabs inside), and a slip of one line. Sizes are pixels: the height says the
form's scale, letters never fall under their least.
"""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import (
    Size,
    clear,
    clip_to,
    drop,
    frame,
    gradient,
    inner_shade,
    material,
    mix,
    rounded,
    supersample,
)
from game.desktop.tables.witcher.views import art, marks, suits
from game.desktop.tables.witcher.views.glyphs import COLOURS, glyph, medal, terrain
from game.desktop.tables.witcher.views.models import ActionFace, Tab
from game.desktop.theme import Theme

WHOLE, TAB = (184, 280), 62  # units of the whole card: its body, and how far its tabs stand out
SHORT = (138, 146)
TAB_HIGH = 56
ONE_LINE, TWO_LINES = 20, 32  # pixels that a band needs at least
BAND = text.Style("titleb", 19, suits.LETTER, emboss=t.BLACK)
NARROW = text.Style("uib", 17, suits.LETTER, emboss=t.BLACK)
KIND = text.Style("uib", 16)


def body(height: int, short: bool = False) -> Size:
    """The size of a card's body of that height."""
    wide, high = SHORT if short else WHOLE
    return round(height * wide / high), height


def reach(height: int) -> int:
    """How far the tabs of a whole card stand out, in pixels."""
    return round(height * TAB / WHOLE[1])


def seed(face: ActionFace) -> int:
    """Where its paper is cut from."""
    return sum(map(ord, face.picture + face.name)) + face.terrain


@POOL.keep
def whole(face: ActionFace, height: int, used: int = -1, dim: bool = False) -> pygame.Surface:
    """A card with its tabs, wider than its body by `reach`. `used` is the tab that is used: the others fade.

    Shared: do not draw on it.
    """
    k = height / WHOLE[1]
    out = clear((body(height)[0] + reach(height), height))
    for i in range(len(face.tabs)):
        _tab(out, k, face.tabs[i], tab_box(face, height, i), used not in (-1, i))
    out.blit(_front(face, height), (0, 0))
    return _greyed(out) if dim else out


@POOL.keep
def _front(face: ActionFace, height: int) -> pygame.Surface:
    """A whole card without its tabs. Shared: do not draw on it."""
    k = height / WHOLE[1]
    th = Theme(scale=k)
    size = body(height)
    front = material("parchment", size, seed(face) % 40, min(1.0, k))
    front.blit(inner_shade(size, max(3, round(10 * k)), 90, "#5A3A17"), (0, 0))
    band = _band_high(th, face.name, size[0], round(44 * k), False)
    _band(front, th, face, pygame.Rect(0, 0, size[0], band))
    ten = round(10 * k)
    picture = pygame.Rect(ten, band + ten, size[0] - 2 * ten, round(172 * k) - band - ten)
    front.blit(art.gesture(face.picture, picture.size), picture)
    pygame.draw.rect(front, t.INK, picture, max(1, round(2 * k)))
    disc = terrain(face.terrain, max(26, round(40 * k)))
    front.blit(disc, disc.get_rect(topleft=(picture.x + round(5 * k), picture.y + round(4 * k))))
    _worth(front, face, round(30 * k), (picture.right - round(20 * k), picture.y + round(20 * k)))
    _fight(front, face, pygame.Rect(ten, round(182 * k), size[0] - 2 * ten, round(60 * k)), round(36 * k))
    kind = suits.kind(face.colour)
    room = size[0] - round(14 * k)
    style = text.shrunk(th, kind, KIND.on(suits.DEEPS[face.colour]), room)
    if text.width(th, kind, style) <= room and round(36 * k) >= 17:
        text.draw(front, th, kind, style, (size[0] // 2, height - round(20 * k)), "center")
    return _bound(front, face, size, round(11 * k))


@POOL.keep
def short(face: ActionFace, height: int, dim: bool = False) -> pygame.Surface:
    """A card without its picture; the terrain is large, for here it pays for roads. Shared: do not draw on it."""
    k = height / SHORT[1]
    th = Theme(scale=k)
    size = body(height, True)
    front = material("parchment", size, seed(face) % 40, min(1.0, k))
    front.blit(inner_shade(size, max(3, round(8 * k)), 90, "#5A3A17"), (0, 0))
    band = _band_high(th, face.name, size[0], round(31 * k), True)
    _band(front, th, face, pygame.Rect(0, 0, size[0], band), True)
    bar = pygame.Rect(round(8 * k), round(100 * k), size[0] - round(16 * k), height - round(108 * k))
    disc = terrain(face.terrain, min(round(58 * k), bar.y - band - 4))
    at = disc.get_rect(midleft=(round(10 * k), (band + bar.y) // 2))
    front.blit(disc, at)
    foot = _short_tabs(front, k, face, band + round(5 * k))
    _word(front, th, face.terrain, pygame.Rect(at.right + 3, foot, size[0] - at.right - round(7 * k), bar.y - foot))
    _fight(front, face, bar, round(24 * k), bar.h + 2)
    _worth(front, face, min(round(24 * k), bar.h - 2), (bar.right - bar.h // 2, bar.centery))
    out = _bound(front, face, size, round(8 * k))
    return _greyed(out) if dim else out


def _band_high(th: Theme, name: str, wide: int, wanted: int, small: bool) -> int:
    """How high the band is: a name that has no room on one line has two."""
    one = max(wanted, ONE_LINE)
    room = _name_room(th, pygame.Rect(0, 0, wide, one), small)
    return one if text.width(th, name, NARROW.sized(text.LEAST)) <= room.w else max(wanted, TWO_LINES)


def _name_room(th: Theme, band: pygame.Rect, small: bool) -> pygame.Rect:
    """What the sign of the colour leaves of a band."""
    sign = _sign_box(band)
    gap = 3 if not small else max(3, sign.h // 4)
    left = sign.right + gap
    return pygame.Rect(left, band.y, band.right - left - max(3, th.px(4)), band.h - th.px(2))


def _sign_box(band: pygame.Rect) -> pygame.Rect:
    """Where the sign stands; it does not grow with a band of two lines."""
    side = round(min(band.h, 24 if band.h == TWO_LINES else band.h) * 0.6)
    box = pygame.Rect(0, 0, side, side)
    box.midleft = (band.x + side // 3, band.centery - 1)
    return box


def _word(front: pygame.Surface, th: Theme, land: int, room: pygame.Rect) -> None:
    """The terrain in a word, where there would be room for the longest: cards side by side say as much."""
    words, style = suits.land(land), text.Style("ui", 15)
    widest = max(text.width(th, suits.land(one), style) for one in range(len(suits.LANDS)))
    if widest <= room.w and room.h >= text.height(th, style, 1.1):
        text.draw(front, th, words, style, room.center, "center")


def _short_tabs(front: pygame.Surface, k: float, face: ActionFace, y: int) -> int:
    """Pennants with their effects at the right, one below the other; where they end."""
    high = max(14, round(22 * k)) if len(face.tabs) < 3 else max(11, round(15 * k))
    for tab in face.tabs:
        sheet = pennant(tab, high)
        front.blit(sheet, (front.get_width() - sheet.get_width() - max(2, round(4 * k)), y))
        y += high + max(1, round(2 * k))
    return y


@POOL.keep
def pennant(tab: Tab, height: int) -> pygame.Surface:
    """An extension on one line: the sign of the colour it asks for, and what it adds. Shared: do not draw on it."""
    sign = glyph(COLOURS[tab.colour], max(9, round(height * 0.72)))
    inside = [sign] + [marks.effect(one, max(9, round(height * 0.66))) for one in tab.effects]
    gap = max(2, height // 8)
    wide = sum(one.get_width() for one in inside) + gap * (len(inside) + 1) + height // 3
    out = supersample((wide, height), lambda s, k: _flag(s, k, tab.colour, 0.32), 4, t.INK)
    x = gap
    for one in inside:
        out.blit(one, one.get_rect(midleft=(x, height // 2)))
        x += one.get_width() + gap
    return out


def tab_box(face: ActionFace, height: int, i: int) -> pygame.Rect:
    """Where the part of a tab lies that stands out of a card of that height."""
    k, n = height / WHOLE[1], len(face.tabs)
    high = min(TAB_HIGH, (WHOLE[1] - 60) / n - 10)
    top = WHOLE[1] - 42 - high - (n - 1 - i) * (high + 10)
    return pygame.Rect(round(WHOLE[0] * k), round(top * k), round(TAB * k), round(high * k))


def _tab(out: pygame.Surface, k: float, tab: Tab, box: pygame.Rect, faded: bool) -> None:
    root = round(22 * k)
    tone = mix(suits.FIELDS[tab.colour], "#605448", 0.55) if faded else suits.FIELDS[tab.colour]
    sheet = supersample((box.w + root, box.h), lambda s, f: _flag(s, f, tab.colour, 0.32, tone), 4, t.INK)
    out.blit(sheet, (box.x - root, box.y))
    body_w = box.w - round(box.h * 0.24)
    if not tab.effects:
        sign = glyph(COLOURS[tab.colour], round(28 * k))
        out.blit(sign, sign.get_rect(center=(box.x + body_w // 2 - round(2 * k), box.centery)))
        return
    sign = glyph(COLOURS[tab.colour], max(10, round(19 * k)))
    out.blit(sign, sign.get_rect(midtop=(box.x + body_w // 2 - round(4 * k), box.y + round(4 * k))))
    line = pygame.Rect(box.x + round(2 * k), box.y + round(23 * k), body_w, box.h - round(26 * k))
    marks.put_effects(out, tab.effects, max(10, round(25 * k)), line)


def _flag(s: pygame.Surface, k: float, colour: int, point: float, tone: str | None = None) -> None:
    """A pennant that fills a sheet."""
    w, h = s.get_size()
    inset = k
    shape = [(inset, inset), (w - h * point, inset), (w - inset, h / 2), (w - h * point, h - inset), (inset, h - inset)]
    pygame.draw.polygon(s, tone or suits.FIELDS[colour], shape)
    light = mix(tone or suits.FIELDS[colour], "#FFF5DC", 0.35)
    pygame.draw.line(s, light, (inset, 2.5 * k), (w - h * point - k, 2.5 * k), max(1, round(1.4 * k)))
    pygame.draw.polygon(s, t.INK, shape, max(1, round(1.7 * k)))


def _band(front: pygame.Surface, th: Theme, face: ActionFace, rect: pygame.Rect, small: bool = False) -> None:
    field = suits.FIELDS[face.colour]
    front.fill(field, rect)
    front.blit(gradient(rect.size, (255, 240, 220, 40), (0, 0, 0, 62)), rect)
    line = th.px(2)
    pygame.draw.rect(front, t.INK, (0, rect.bottom - line, rect.w, line))
    at = _sign_box(rect)
    front.blit(glyph(COLOURS[face.colour], at.w), at)
    _name(front, th, face.name, _name_room(th, rect, small), small)


def _name(front: pygame.Surface, th: Theme, name: str, room: pygame.Rect, small: bool) -> None:
    """On one line, in narrower letters, or on two: the name of a card is not cut."""
    for style in (NARROW,) if small else (BAND, NARROW):
        made = text.shrunk(th, name, style, room.w)
        if text.width(th, name, made) <= room.w:
            at = room.midleft if small else room.center
            text.draw(front, th, name, made, at, "midleft" if small else "center")
            return
    least = NARROW.sized(text.LEAST)
    if any(text.width(th, word, least) > room.w for word in name.split()):
        least = replace(least, face="ui")
    parts = text.wrap(th, name, least, room.w)
    step = min(text.height(th, least, 0.95), room.h // 2)
    if len(parts) > 2:
        parts = (parts[0], text.fitted(th, " ".join(parts[1:]), least, room.w))
    for i, part in enumerate(parts):
        y = room.centery + round((i - (len(parts) - 1) / 2) * step)
        at = (room.x if small else room.centerx, y)
        text.draw(front, th, text.fitted(th, part, least, room.w + 4), least, at, "midleft" if small else "center")


def _worth(front: pygame.Surface, face: ActionFace, size: int, centre: tuple[int, int]) -> None:
    """What it costs in the pool; a starting card bears its school instead."""
    size = max(18, size)
    if face.school:
        sheet = medal(face.school, size, t.GOLD_DIM, "#E6D8B8", 0.6)
    else:
        sheet = marks.badge(str(face.cost), size, t.LEATHER_DARK)
    front.blit(sheet, sheet.get_rect(center=centre))


def _fight(front: pygame.Surface, face: ActionFace, bar: pygame.Rect, size: int, kept: int = 0) -> None:
    """What it does in a fight; `kept` pixels at the right are for something else."""
    marks.plate(front, bar, mix(suits.DEEPS[face.colour], "#1E140E", 0.25), t.INK, max(3, bar.h // 10))
    inner = pygame.Rect(bar.x + bar.h // 10, bar.y, bar.w - bar.h // 5 - kept, bar.h)
    marks.put_effects(front, face.effects, size, inner)


def _bound(front: pygame.Surface, face: ActionFace, size: Size, radius: int) -> pygame.Surface:
    out = clip_to(front, rounded(size, radius))
    inner = mix(suits.FIELDS[face.colour], t.PARCHMENT_LIT, 0.3)
    out.blit(frame(size, radius, "#1A100A", 2), (0, 0))
    if min(size) > 40:
        out.blit(frame((size[0] - 4, size[1] - 4), max(1, radius - 2), inner, 1, 130), (2, 2))
    return out


def _greyed(sheet: pygame.Surface) -> pygame.Surface:
    """What cannot be used now: paler colours, less light."""
    out = sheet.copy()
    grey = pygame.transform.grayscale(sheet)
    grey.set_alpha(78)
    out.blit(grey, (0, 0))
    out.fill((196, 192, 186, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def back(size: Size, pile: str = "action") -> pygame.Surface:
    """A card that lies face down. Shared: do not draw on it."""
    return art.back(pile, size)


def slip(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, face: ActionFace, dim: bool = False) -> None:
    """A card as one line of a list: colour, terrain, name, what it does, what may follow, what it costs."""
    dst.blit(_slip(theme, rect.size, face, dim), rect)


@POOL.keep
def _slip(theme: Theme, size: Size, face: ActionFace, dim: bool) -> pygame.Surface:
    w, h = size
    front = material("parchment", size, seed(face) % 40, min(1.0, theme.scale))
    chip = pygame.Rect(0, 0, h, h)
    front.fill(suits.FIELDS[face.colour], chip)
    front.blit(gradient(chip.size, (255, 240, 220, 40), (0, 0, 0, 62)), chip)
    sign = glyph(COLOURS[face.colour], round(h * 0.64))
    front.blit(sign, sign.get_rect(center=chip.center))
    disc = terrain(face.terrain, h - 4)
    front.blit(disc, disc.get_rect(midleft=(chip.right + 3, h // 2)))
    left, right = chip.right + h + 4, w - h // 2 - 3
    _worth(front, face, h - 8, (right, h // 2))
    right -= h // 2 + 4
    tabs, figures = _slip_sizes(theme, face, h, right - left)
    for tab in reversed(face.tabs):
        sheet = pennant(tab, tabs)
        right -= sheet.get_width() + 3
        front.blit(sheet, sheet.get_rect(midleft=(right, h // 2)))
    wide = marks.effects_width(face.effects, figures) + 12
    bar = pygame.Rect(right - wide - 5, 4, wide, h - 8)
    _fight(front, face, bar, figures)
    _slip_name(front, theme, face.name, pygame.Rect(left, 0, bar.x - left - 4, h))
    out = _bound(front, face, size, max(3, h // 7))
    return _greyed(out) if dim else out


def _slip_sizes(theme: Theme, face: ActionFace, high: int, room: int) -> tuple[int, int]:
    """How high pennants and figures are on a slip: smaller where the words of the name would have no room."""
    least = text.Style("uib", text.LEAST)
    word = max(text.width(theme, one, least) for one in face.name.split())
    share = 1.0
    while True:
        tabs = min(high - 8, round(26 * theme.scale * share))
        figures = min(high - 10, round(24 * theme.scale * share))
        wide = sum(pennant(tab, tabs).get_width() + 3 for tab in face.tabs) + marks.effects_width(face.effects, figures)
        if wide + 21 + word <= room or share < 0.6:
            return tabs, figures
        share -= 0.1


def _slip_name(front: pygame.Surface, theme: Theme, name: str, room: pygame.Rect) -> None:
    style = text.Style("bodyb", 18)
    made = text.shrunk(theme, name, style, room.w, 15)
    if text.width(theme, name, made) > room.w:
        made = text.Style("uib", text.LEAST)
    parts = text.wrap(theme, name, made, room.w)
    if len(parts) > 2 or len(parts) * text.height(theme, made, 0.95) > room.h:
        parts = (" ".join(parts),)
    step = text.height(theme, made, 0.95)
    for i, part in enumerate(parts):
        y = room.centery + round((i - (len(parts) - 1) / 2) * step)
        text.draw(front, theme, text.fitted(theme, part, made, room.w), made, (room.x, y), "midleft")


# -- how it lies -----------------------------------------------------------------------------------
@POOL.keep
def glow(size: Size, reach_px: int, colour: str = t.GOLD_LIT, alpha: int = 230) -> pygame.Surface:
    """Light around a card, larger by three times its reach. Shared: do not draw on it."""
    pad = 3 * reach_px
    sheet = clear((size[0] + 2 * pad, size[1] + 2 * pad))
    c = pygame.Color(colour)
    sheet.fill((c.r, c.g, c.b, 0))
    grown = pygame.Rect(pad, pad, *size).inflate(reach_px, reach_px)
    pygame.draw.rect(sheet, (c.r, c.g, c.b, alpha), grown, border_radius=reach_px + 6)
    half = pygame.transform.smoothscale(sheet, (max(1, sheet.get_width() // 2), max(1, sheet.get_height() // 2)))
    soft = pygame.transform.gaussian_blur(half, max(1, reach_px // 2))
    return pygame.transform.smoothscale(soft, sheet.get_size())


def lit(dst: pygame.Surface, rect: pygame.Rect, reach_px: int, colour: str = t.GOLD_LIT, alpha: int = 230) -> None:
    """Lay light under a card that is about to be drawn at a rect."""
    sheet = glow(rect.size, reach_px, colour, alpha)
    dst.blit(sheet, (rect.x - 3 * reach_px, rect.y - 3 * reach_px))


def shadow(dst: pygame.Surface, rect: pygame.Rect) -> None:
    """Lay the shadow of a card."""
    k = rect.h / WHOLE[1]
    drop(dst, rect, max(3, round(11 * k)), max(3, round(9 * k)), 180, (max(1, round(3 * k)), max(2, round(5 * k))))


@POOL.keep
def dashes(size: Size, colour: str, pen: int, dash: int) -> pygame.Surface:
    """A broken line around what is not there yet. Shared: do not draw on it."""
    out = clear(size)
    w, h = size
    for x in range(0, w, dash * 5 // 3):
        for y in (0, h - pen):
            pygame.draw.rect(out, colour, (x, y, min(dash, w - x), pen))
    for y in range(0, h, dash * 5 // 3):
        for x in (0, w - pen):
            pygame.draw.rect(out, colour, (x, y, pen, min(dash, h - y)))
    return out
