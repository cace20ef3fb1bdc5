"""All clans' tiles: before closed screens, then with axe and prices, as they are bought one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, panels, pieces, text
from game.desktop.kit.ahead import AHEAD
from game.desktop.kit.fitting import middle, put
from game.desktop.kit.surfaces import drop
from game.desktop.tables.skye import art
from game.desktop.tables.skye.views.grid import arrange
from game.desktop.tables.skye.views.models import Clan
from game.desktop.tables.views import Spot, Tip, View
from game.kernel.texts import gettext as _

Lot = Literal["sale", "axed", "sold", "kept", "hidden"]


@dataclass(frozen=True, slots=True)
class Ware:
    """A tile before somebody's screen. `open`: it can be bought by whoever is asked; `why` not, else; `buyer`: whose
    it is now; `chosen`: it is thought of."""

    tile: int
    told: tuple[str, ...]
    lot: Lot
    price: int = 0
    open: bool = False
    why: str = ""
    buyer: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Stall:
    """What lies before a clan's screen; `line` says what that clan is about."""

    clan: Clan
    wares: tuple[Ware, ...]
    line: str = ""
    active: bool = False


@dataclass(frozen=True, slots=True)
class MarketModel:
    """In turn order."""

    title: str = ""
    stalls: tuple[Stall, ...] = ()


class MarketView(View[MarketModel]):
    """Spots: `buy` with a tile's number. `lift`: how far the screens are up, from 0 to 1."""

    wants = (420, 220)

    def __init__(self, model: MarketModel) -> None:
        super().__init__(model)
        self.lift = 1.0

    def animate(self, lift: float) -> None:
        """The screens go up."""
        self.lift = lift

    def looks(self) -> object:
        """With the screens."""
        return super().looks(), self.lift

    def lay(self) -> list[Spot]:
        """A stall for each clan."""
        px, area = self.theme.px, self.area
        self.head = px(40) if area.h >= px(360) else 0
        room = pygame.Rect(px(12), self.head or px(8), area.w - px(24), area.h - (self.head or px(8)) - px(12))
        most = max((len(one.wares) for one in self.model.stalls), default=3)
        self.stalls = arrange(len(self.model.stalls), room, 0.78 * max(2, most), px(10))
        out = []
        for stall, rect in zip(self.model.stalls, self.stalls, strict=False):
            out += self._wares(stall, rect)
        return out

    def _wares(self, stall: Stall, rect: pygame.Rect) -> list[Spot]:
        px, n = self.theme.px, max(1, len(stall.wares))
        if self._low(rect):
            side = max(px(24), min(rect.h - px(12), (rect.w - px(60) - px(6) * n) // n))
            left, y, gap = rect.right - px(8) - n * side - (n - 1) * px(6), rect.centery - side // 2, px(6)
            return [
                self._spot(ware, pygame.Rect(left + i * (side + gap), y, side, side))
                for i, ware in enumerate(stall.wares)
            ]
        top, foot, gap = px(44), px(34), px(14 if rect.w > px(420) else 8)
        side = max(px(30), min(rect.h - top - foot - px(8), (rect.w - px(24) - gap * (n - 1)) // n, px(220)))
        left = rect.x + (rect.w - n * side - (n - 1) * gap) // 2
        y = rect.y + top + max(0, (rect.h - top - foot - side) // 2)
        return [
            self._spot(ware, pygame.Rect(left + i * (side + gap), y, side, side)) for i, ware in enumerate(stall.wares)
        ]

    def _low(self, rect: pygame.Rect) -> bool:
        """Whether a stall has height for its tiles alone: its piece stands beside them, prices on them."""
        return rect.h < self.theme.px(128)

    @staticmethod
    def _spot(ware: Ware, box: pygame.Rect) -> Spot:
        lines = [*ware.told[1:], *((ware.why,) if ware.why else ())]
        return Spot("buy", ware.tile, box, ware.open, ware.told[0], Tip(ware.told[0], tuple(lines)))

    def foresee(self) -> None:
        """Let the pictures be made, for they will be wanted."""
        for spot in self._spots:
            AHEAD.want(art.tile, spot.value, 0, spot.rect.w)

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """The sheet, and a stall for each clan."""
        theme, px, area = self.theme, self.theme.px, self.area
        panels.panel(dst, theme, area, "parchment", 5, 13, 0)
        if self.head:
            style = text.Style("title", 20, t.OXBLOOD)
            put(dst, theme, self.model.title, style, (area.centerx, px(21)), area.w - px(40), "center")
        for stall, rect in zip(self.model.stalls, self.stalls, strict=False):
            yield
            self._stall(dst, stall, rect)

    def _stall(self, dst: pygame.Surface, stall: Stall, rect: pygame.Rect) -> None:
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, rect, "leather", 6, 61 + stall.clan.seat, 3)
        if stall.active:
            panels.outline(dst, theme, rect, t.GOLD_LIT, -2, 2, 5)
        if self._low(rect):
            pieces.put(dst, theme, stall.clan.faction, px(30), (rect.x + px(26), rect.centery), emblem=True)
            for ware in stall.wares:
                self._ware(dst, ware, True)
            return
        pieces.put(dst, theme, stall.clan.faction, px(30), (rect.x + px(26), rect.y + px(23)), emblem=True)
        style = text.Style("titleb", 18, t.PARCHMENT_LIT)
        right = put(dst, theme, stall.clan.name, style, (rect.x + px(48), rect.y + px(23)), rect.w // 2 - px(30)).right
        quiet = text.Style("ital", 17, t.PARCHMENT_DIM)
        room = rect.right - px(14) - right - px(10)
        put(dst, theme, stall.line, quiet, (rect.right - px(14), rect.y + px(23)), room, "midright")
        for ware in stall.wares:
            self._ware(dst, ware)
        if self.lift < 1 and not self._low(rect):
            self._screen(dst, stall, rect)

    def _ware(self, dst: pygame.Surface, ware: Ware, low: bool = False) -> None:
        theme, px, box = self.theme, self.theme.px, self.own("buy", ware.tile).rect
        drop(dst, box, 2, px(5), 140, (px(2), px(4)))
        dst.blit(art.tile(ware.tile, 0, box.w), box)
        dim = ware.lot in ("axed", "sold") and self.lift >= 1
        if dim:
            dst.fill((118, 108, 98), box, pygame.BLEND_RGB_MULT)
        if ware.lot == "axed" and self.lift > 0:
            sign = icons.soft_icon("axe", box.w * 2 // 5, t.PARCHMENT_LIT, t.LEATHER_DARK)
            dst.blit(sign, sign.get_rect(center=box.center))
        if ware.buyer:
            pieces.put(
                dst, theme, ware.buyer, min(px(40), box.w // 3), (box.right - px(18), box.y + px(18)), emblem=True
            )
        on = self.aim.on("buy", ware.tile) or ware.chosen
        if ware.open:
            panels.outline(dst, theme, box, t.TARGET if on else t.OTHER_TARGET, 2, 4 if on else 2, 2)
        else:
            panels.outline(dst, theme, box, t.LEATHER_DARK, 1, 1, 2)
        if not low:
            self._price(dst, ware, (box.centerx, box.bottom + px(19)), box.w)
        elif ware.lot == "sale" and self.lift >= 1:
            plate = pygame.Rect(0, 0, px(48), px(24))
            plate.midbottom = (box.centerx, box.bottom - 2)
            panels.panel(dst, theme, plate, "leather", 4, 3, 3)
            self._price(dst, ware, plate.center, plate.w)

    def _price(self, dst: pygame.Surface, ware: Ware, at: tuple[int, int], room: int) -> None:
        theme, px = self.theme, self.theme.px
        quiet = text.Style("ital", 16, t.PARCHMENT_DIM)
        if ware.lot == "hidden":
            return
        if ware.lot == "axed":
            put(dst, theme, _("to the bag"), quiet, at, room, "center")
            return
        sold = ware.lot == "sold"
        colour = t.FADED if sold else t.PARCHMENT_LIT if ware.open or not ware.why else t.QUIET
        words = str(ware.price)
        wide = text.width(theme, words, text.Style("uix", 23, colour)) + px(26)
        art.put_sign(dst, "coin", px(22), (at[0] - wide // 2 + px(10), at[1]))
        text.draw(dst, theme, words, text.Style("uix", 23, colour), (at[0] + wide // 2, at[1]), "midright")

    def _screen(self, dst: pygame.Surface, stall: Stall, rect: pygame.Rect) -> None:
        """A plate of leather before the lower half: it goes up and away."""
        theme, px = self.theme, self.theme.px
        high = rect.h - px(46)
        shown = round(high * (1 - self.lift))
        if shown <= 4:
            return
        boxes = [self.own("buy", ware.tile).rect for ware in stall.wares]
        low = boxes[0].bottom if boxes else rect.bottom
        plate = pygame.Rect(
            rect.x + px(8), low - px(16) - round(self.lift * high), rect.w - px(16), rect.bottom - low + px(10)
        )
        before = dst.get_clip()
        dst.set_clip(rect.clip(before))
        panels.panel(dst, theme, plate, "parchment", 4, 9, 4)
        middle(dst, theme, _("behind the screen"), text.Style("ital", 17, t.INK_SOFT), plate, 1)
        dst.set_clip(before)
