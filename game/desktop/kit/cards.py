"""Territory cards: a parchment frame with a picture, a medallion with the symbol, a name; and the ribbon of a
set.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, panels, pieces, text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import (
    ADD,
    MULT,
    Size,
    clip_to,
    drop,
    frame,
    gradient,
    inner_shade,
    material,
    opaque,
    rounded,
    supersample,
)
from game.desktop.theme import Theme

CARD: tuple[int, int] = (122, 176)
PICTURE: tuple[int, int] = (106, 104)
NAME = text.Style("bodyb", 17)


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a card shows: its name, its symbol and the colour of that, the faction that holds the land, if it is the
    seat's; `mark` instead of the symbol; `share`, from 0 on, as a bar along the picture, and `note` in its
    corner.
    """

    name: str
    symbol: str | None = None
    tint: str = t.OXBLOOD
    faction: str | None = None
    in_set: bool = False
    mark: str = ""
    share: float = -1
    note: str = ""


def card_size(theme: Theme, zoom: float = 1.0) -> Size:
    """The size of a card in pixels; hover zooms to 1.25."""
    return round(theme.px(CARD[0]) * zoom), round(theme.px(CARD[1]) * zoom)


def picture_size(theme: Theme, zoom: float = 1.0) -> Size:
    """The size of the picture a card wants, in pixels."""
    return round(theme.px(PICTURE[0]) * zoom), round(theme.px(PICTURE[1]) * zoom)


def compose(
    theme: Theme, face: CardFace, picture: pygame.Surface | None, zoom: float = 1.0, hidden: int = 0
) -> pygame.Surface:
    """A card without its shadow; the picture is of `picture_size`. Name and symbol keep clear of `hidden` pixels
    at its left, which another card covers.

    Not cached: keep it as long as the card is in hand.
    """
    big = replace(theme, scale=theme.scale * zoom)
    size = card_size(theme, zoom)
    s = material("parchment", size, len(face.name) * 3 + ord(face.name[:1] or "a"), big.scale)
    s.blit(inner_shade(size, big.px(10), 120, "#5A3A17"), (0, 0))
    box = pygame.Rect((big.px(8), big.px(8)), picture_size(theme, zoom))
    box.centerx = size[0] // 2
    _picture(s, big, box, picture)
    out = clip_to(s, rounded(size, big.px(7)))
    edge = (t.GOLD, 2) if face.in_set else (t.INK_SOFT, 1)
    out.blit(frame(size, big.px(7), edge[0], big.px(edge[1])), (0, 0))
    if face.share >= 0:
        _done(out, big, pygame.Rect(box.x, box.bottom - big.px(9), box.w, big.px(9)), face.share)
    if face.note:
        _note_on(out, big, box, face.note)
    if face.symbol:
        disc = medallion(big, face.symbol, face.tint, mark=face.mark)
        out.blit(disc, disc.get_rect(center=((hidden + size[0]) // 2, box.bottom + 1)))
    _name(out, big, face.name, box.bottom + big.px(24), hidden)
    if face.faction:
        pieces.put(out, big, face.faction, big.px(20), (size[0] - big.px(18), big.px(18)))
    return out


def _picture(s: pygame.Surface, theme: Theme, box: pygame.Rect, picture: pygame.Surface | None) -> None:
    if picture:
        s.blit(picture, box)
    else:
        s.fill(t.LEATHER_LIT, box)
    s.blit(inner_shade((box.w, box.h), theme.px(8), 110), box)
    pygame.draw.rect(s, t.INK, box, theme.px(1))


def _note_on(s: pygame.Surface, theme: Theme, box: pygame.Rect, words: str) -> None:
    """A few letters in the picture's upper right corner."""
    style = text.Style("uib", 16, t.PARCHMENT_LIT)
    room = pygame.Rect(0, 0, text.width(theme, words, style) + theme.px(10), theme.px(22))
    room.topright = (box.right - 1, box.y + 1)
    s.fill(t.LEATHER_DARK, room)
    text.draw(s, theme, words, style, room.center, "center")


def _done(s: pygame.Surface, theme: Theme, r: pygame.Rect, share: float) -> None:
    """How far something is done, as a bar."""
    s.fill(t.LEATHER_DARK, r)
    inner = r.inflate(-theme.px(2), -theme.px(2))
    s.fill("#4A3A2A", inner)
    inner.w = round(inner.w * share)
    s.fill(t.GOLD_LIT if share >= 1 else t.GOLD, inner)


def _name(out: pygame.Surface, theme: Theme, name: str, top: int, hidden: int) -> None:
    """One line, or two smaller ones: names of territories are never cut."""
    room, middle = out.get_width() - hidden - theme.px(10), (hidden + out.get_width()) // 2
    if text.width(theme, name, NAME) <= room:
        text.draw(out, theme, name, NAME, (middle, top), "midtop")
        return
    for size in (15, 14, 13, 12, 11):
        small = NAME.sized(size)
        parts = text.wrap(theme, name, small, room)
        if len(parts) <= 2 and all(text.width(theme, part, small) <= room for part in parts):
            break
    for i, part in enumerate(parts[:2]):
        text.draw(out, theme, part, small, (middle, top - theme.px(5) + i * theme.px(16)), "midtop")


def slip(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, face: CardFace, chosen: bool = False) -> None:
    """A card as one line, where there is no height for more: symbol, name, the small shield of who holds the land; how
    far it is done in figures, and as a bar along its foot."""
    px, middle = theme.px, rect.centery
    dst.blit(panels.sheet(theme, "parchment", rect.size, 4, len(face.name)), rect)
    if face.share >= 0:
        foot = pygame.Rect(rect.x + px(4), rect.bottom - px(5), rect.w - px(8), px(3))
        dst.fill("#B79F6E", foot)
        dst.fill(t.OXBLOOD, (foot.x, foot.y, round(foot.w * min(1.0, face.share)), foot.h))
        middle -= px(1)
    if face.in_set:
        panels.outline(dst, theme, rect, t.GOLD_LIT if chosen else t.GOLD, -1, 2, 4)
    x, right, glyph = rect.x + px(5), rect.right - px(6), min(rect.h - px(6), px(20))
    if face.symbol:
        icons.put(dst, face.symbol, glyph, face.tint, (x + glyph // 2, middle))
        x += glyph + px(3)
    if face.mark and face.share >= 0:  # what it is worth belongs to its symbol, how far it is stands alone at the end
        x = text.draw(dst, theme, face.mark, text.Style("uix", 16, face.tint), (x, middle), "midleft").right + px(6)
    if face.faction:
        pieces.put(dst, theme, face.faction, glyph, (right - glyph // 2, middle), flat=True)
        right -= glyph + px(3)
    mark = "" if face.share >= 0 else face.mark
    for words, tone in ((mark, t.INK), (face.note, t.OXBLOOD if face.share >= 1 else t.INK_SOFT)):
        if words:
            at = text.draw(dst, theme, words, text.Style("uib", 15, tone), (right, middle), "midright")
            right = at.x - px(6)
    style = text.shrunk(theme, face.name, NAME.sized(17 if rect.h >= px(27) else 16), right - x, 14)
    text.draw(dst, theme, text.fitted(theme, face.name, style, right - x), style, (x, middle), "midleft")


@functools.lru_cache(32)
def medallion(theme: Theme, symbol: str, tint: str, size: float = 40, mark: str = "") -> pygame.Surface:
    """A round medal with a card's symbol, or with a mark beside a small one. Shared: do not draw on it."""
    d = theme.px(size)
    rings = (
        (0.5, t.LEATHER_DARK),
        (0.475, t.GOLD),
        (0.425, t.LEATHER_DARK),
        (0.41, tint),
    )

    def paint(s: pygame.Surface, k: float) -> None:
        for share, colour in rings:
            pygame.draw.circle(s, colour, (d * k / 2, d * k / 2), share * d * k)

    out = supersample((d, d), paint, ground=t.LEATHER_DARK)
    if not mark:
        icons.put(out, symbol, d // 2, t.PARCHMENT_LIT, (d // 2, d // 2))
        return out
    icons.put(out, symbol, round(d * 0.3), t.GOLD_LIT, (d // 2, round(d * 0.25)))
    text.draw(out, theme, mark, text.Style("uix", size * 0.46, t.PARCHMENT_LIT), (d // 2, round(d * 0.6)), "center")
    return out


@functools.lru_cache(16)
def coin(size: int) -> pygame.Surface:
    """A region's bonus stands on this small gold coin; pixels. Shared: do not draw on it."""

    def paint(s: pygame.Surface, k: float) -> None:
        c = size * k / 2
        for share, colour in ((0.5, t.INK), (0.44, t.GOLD), (0.375, "#E4C987")):
            pygame.draw.circle(s, colour, (c, c), share * size * k)

    return supersample((size, size), paint, ground=t.INK)


@POOL.keep
def back(theme: Theme, size: Size) -> pygame.Surface:
    """A card that lies face down. Shared: do not draw on it."""
    face = material("leather", size, 9, theme.scale)
    face.blit(gradient(size, (255, 225, 180, 30), (0, 0, 0, 80)), (0, 0))
    face.blit(inner_shade(size, theme.px(10), 130, t.BLACK), (0, 0))
    out = clip_to(face, rounded(size, theme.px(6)))
    out.blit(frame(size, theme.px(6), t.LEATHER_DARK, theme.px(1)), (0, 0))
    inset = theme.px(7)
    inner = (size[0] - 2 * inset, size[1] - 2 * inset)
    out.blit(frame(inner, theme.px(4), t.GOLD_DIM, theme.px(1)), (inset, inset))
    icons.put(out, "dragon", min(inner) // 2, t.GOLD_DIM, (size[0] // 2, size[1] // 2))
    return out


def draw(dst: pygame.Surface, theme: Theme, card: pygame.Surface, topleft: tuple[int, int]) -> pygame.Rect:
    """Lay a composed card down with its shadow."""
    rect = card.get_rect(topleft=topleft)
    drop(dst, rect, theme.px(7), theme.px(9), 190, (theme.px(3), theme.px(5)))
    return dst.blit(card, rect)


def ribbon(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, words: str, ready: bool = True) -> None:
    """The band across a set of cards, with what the set is worth: oxblood where it can be exchanged, else a note."""
    if ready:
        drop(dst, rect, theme.px(4), theme.px(6), 160, (theme.px(2), theme.px(3)))
        dst.blit(_band(theme, (rect.w, rect.h)), rect)
        style = text.Style("uib", 16, t.PARCHMENT_LIT)
    else:
        dst.blit(_note(theme, (rect.w, rect.h)), rect)
        style = text.Style("ital", 17, t.PARCHMENT_DIM)
    text.draw(
        dst, theme, text.fitted(theme, words, style, rect.w - theme.px(12)), style, rect.center, "center"
    )


@POOL.keep
def _note(theme: Theme, size: Size) -> pygame.Surface:
    """A dark strip without an edge, which does not ask to be pressed. Shared: do not draw on it."""
    s = opaque(size)
    s.fill(t.GROOVE)
    return clip_to(s, rounded(size, theme.px(4)))


@POOL.keep
def _band(theme: Theme, size: Size) -> pygame.Surface:
    s = material("leather", size, 5, theme.scale)
    s.fill("#FF6A58", special_flags=MULT)
    s.fill("#4A0E0A", special_flags=ADD)
    s.blit(gradient(size, (255, 220, 180, 40), (0, 0, 0, 60)), (0, 0))
    out = clip_to(s, rounded(size, theme.px(4)))
    two = theme.px(2)
    out.blit(frame((size[0] - 2 * two, size[1] - 2 * two), theme.px(3), t.GOLD, theme.px(1)), (two, two))
    return out
