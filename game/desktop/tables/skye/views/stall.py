"""What lies before a clan's screen: its tiles, who bought them, what they cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, panels, pieces, text
from game.desktop.kit.fitting import put
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clear, drop
from game.desktop.tables.skye import art
from game.desktop.tables.skye.views.models import Clan
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _

PAD = 36  # units around a tile, for its shadow and its price
Lot = Literal["sale", "axed", "sold", "kept", "hidden"]


@dataclass(frozen=True, slots=True)
class Ware:
    """A tile before somebody's screen. `open`: it can be bought by whoever is asked; `why` not, else; `buyer`: whose
    it is now."""

    tile: int
    told: tuple[str, ...]
    lot: Lot
    price: int = 0
    open: bool = False
    why: str = ""
    buyer: str = ""


@dataclass(frozen=True, slots=True)
class Stall:
    """What lies before a clan's screen; `line` says what that clan is about. `bare`: whoever looks sees behind it."""

    clan: Clan
    wares: tuple[Ware, ...]
    line: str = ""
    active: bool = False
    bare: bool = False


def draw_stall(dst: pygame.Surface, theme: Theme, stall: Stall, rect: pygame.Rect, low: bool) -> None:
    """A stall without its tiles; `low`: there is height for these alone."""
    px = theme.px
    panels.panel(dst, theme, rect, "leather", 6, 61 + stall.clan.seat, 0)
    if stall.active:
        panels.outline(dst, theme, rect, t.GOLD_LIT, -2, 2, 5)
    at = (rect.x + px(26), rect.centery if low else rect.y + px(23))
    pieces.put(dst, theme, stall.clan.faction, px(30), at, emblem=True)
    if not low:
        _head(dst, theme, stall, rect)


def _head(dst: pygame.Surface, theme: Theme, stall: Stall, rect: pygame.Rect) -> None:
    px, y = theme.px, rect.y + theme.px(23)
    style = text.Style("titleb", 18, t.PARCHMENT_LIT)
    right = put(dst, theme, stall.clan.name, style, (rect.x + px(48), y), rect.w // 2 - px(30)).right
    quiet = text.Style("ital", 17, t.PARCHMENT_DIM)
    put(dst, theme, stall.line, quiet, (rect.right - px(14), y), rect.right - px(24) - right, "midright")


def draw_ware(dst: pygame.Surface, theme: Theme, ware: Ware, box: pygame.Rect, low: bool) -> None:
    """A tile of a stall, with its price."""
    pad = theme.px(PAD)
    dst.blit(_ware_sheet(theme, ware, box.w, low), (box.x - pad, box.y - pad))


@POOL.keep
def _ware_sheet(theme: Theme, ware: Ware, side: int, low: bool) -> pygame.Surface:
    """A tile with its price, and room for both shadow and price about it. Shared: do not draw on it."""
    pad = theme.px(PAD)
    out = clear((side + 2 * pad, side + 2 * pad))
    _ware(out, theme, ware, pygame.Rect(pad, pad, side, side), low)
    return out


def _ware(dst: pygame.Surface, theme: Theme, ware: Ware, box: pygame.Rect, low: bool) -> None:
    px = theme.px
    drop(dst, box, 2, px(5), 140, (px(2), px(4)))
    dst.blit(art.tile(ware.tile, 0, box.w), box)
    if ware.lot in ("axed", "sold"):
        dst.fill((118, 108, 98), box, pygame.BLEND_RGB_MULT)
    if ware.lot == "axed":
        sign = icons.soft_icon("axe", box.w * 2 // 5, t.PARCHMENT_LIT, t.LEATHER_DARK)
        dst.blit(sign, sign.get_rect(center=box.center))
    if ware.buyer:
        pieces.put(dst, theme, ware.buyer, min(px(40), box.w // 3), (box.right - px(18), box.y + px(18)), emblem=True)
    if ware.open:
        panels.outline(dst, theme, box, t.OTHER_TARGET, 2, 2, 2)
    else:
        panels.outline(dst, theme, box, t.LEATHER_DARK, 1, 1, 2)
    if not low:
        _price(dst, theme, ware, (box.centerx, box.bottom + px(19)), box.w)
    elif ware.lot == "sale":
        plate = pygame.Rect(0, 0, px(48), px(24))
        plate.midbottom = (box.centerx, box.bottom - 2)
        panels.panel(dst, theme, plate, "leather", 4, 3, 3)
        _price(dst, theme, ware, plate.center, plate.w)


def _price(dst: pygame.Surface, theme: Theme, ware: Ware, at: tuple[int, int], room: int) -> None:
    px = theme.px
    quiet = text.Style("ital", 16, t.PARCHMENT_DIM)
    if ware.lot == "hidden":
        return
    if ware.lot == "axed":
        words = _("to the bag")
        if text.width(theme, words, quiet) <= room + px(10):  # else the axe on the tile tells it
            put(dst, theme, words, quiet, at, room + px(10), "center")
        return
    sold = ware.lot == "sold"
    colour = t.FADED if sold else t.PARCHMENT_LIT if ware.open or not ware.why else t.QUIET
    words = str(ware.price)
    wide = text.width(theme, words, text.Style("uix", 23, colour)) + px(26)
    art.put_sign(dst, "coin", px(22), (at[0] - wide // 2 + px(10), at[1]))
    text.draw(dst, theme, words, text.Style("uix", 23, colour), (at[0] + wide // 2, at[1]), "midright")
