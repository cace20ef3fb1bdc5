"""Behind the screen: the drawn tiles, the axe at one of them, gold at the others, and what is left."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, panels, pieces, text
from game.desktop.kit.fitting import middle, put
from game.desktop.kit.surfaces import drop
from game.desktop.tables.skye import art
from game.desktop.tables.skye.views.models import Clan, Placed
from game.desktop.tables.views import Spot, Tip, View
from game.kernel.texts import gettext as _

HEAD, PLATE, TRAY = 40, 58, 76  # units: title, what lies at a tile, the tray
COINS = (1, 5)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A tile before the screen: what is told of it, the gold at it, whether the axe lies there."""

    tile: int
    told: tuple[str, ...]
    price: int = 0
    axe: bool = False


@dataclass(frozen=True, slots=True)
class ScreenModel:
    """`left` of all the `gold`; `current`: the tile that the keys are on; `others`: what lies open before theirs."""

    clan: Clan | None = None
    tiles: tuple[Drawn, ...] = ()
    gold: int = 0
    left: int = 0
    current: int = 0
    others: tuple[tuple[Clan, tuple[int, ...]], ...] = ()
    axed: bool = False
    territory: tuple[Placed, ...] = ()


class ScreenView(View[ScreenModel]):
    """Spots: `tile`, `axe`, `less`, `more` with a tile's place; `token` the axe and `coin` of a value on the tray."""

    wants = (430, 250)
    solid = True

    def lay(self) -> list[Spot]:
        """Three columns in the middle, the tray below, what others drew at the foot where there is room."""
        px, area, n = self.theme.px, self.area, max(1, len(self.model.tiles))
        roomy = area.h >= px(470)
        self.foot = px(96) if roomy and self.model.others else 0
        head = px(HEAD if area.h >= px(330) else 8)
        self.tray = pygame.Rect(px(14), area.h - px(TRAY) - self.foot - px(8), area.w - px(28), px(TRAY - 8))
        high = self.tray.y - head - px(PLATE) - px(10)
        gap = px(26 if area.w >= px(600) else 10)
        side = max(px(40), min(high, (area.w - px(28) - gap * (n - 1)) // n, px(300)))
        room = area.w - n * side - (n + 1) * gap
        self.land = pygame.Rect(0, 0, 0, 0)
        if room >= px(300):
            room -= px(20)
            wide = min(room, self.tray.y - head)
            self.land = pygame.Rect(area.w - wide - px(20), head, wide, self.tray.y - head - px(10))
            left = (self.land.x - n * side - (n - 1) * gap) // 2
        else:
            left = (area.w - n * side - (n - 1) * gap) // 2
        top = head + max(0, (high - side) // 2)
        out: list[Spot] = []
        for i, one in enumerate(self.model.tiles):
            out += self._column(i, one, pygame.Rect(left + i * (side + gap), top, side, side))
        return out + self._tray()

    def _column(self, i: int, one: Drawn, box: pygame.Rect) -> list[Spot]:
        px = self.theme.px
        high, y = px(44), box.bottom + px(8)
        small = min(px(44), box.w // 4)
        axe = pygame.Rect(box.x, y, small, high)
        less = pygame.Rect(box.x + small + px(6), y, small, high)
        more = pygame.Rect(box.right - small, y, small, high)
        told = Tip(one.told[0], one.told[1:])
        words = _("Take the axe up again") if one.axe else _("Put the axe here: this tile goes back into the bag (X)")
        return [
            Spot("tile", i, box, True, one.told[0], told),
            Spot("axe", i, axe, True, words, Tip(words)),
            Spot("less", i, less, one.price > 0, _("Less gold"), Tip(_("One gold less (↓, or the wheel)"))),
            Spot("more", i, more, self.model.left > 0, _("More gold"), Tip(_("One gold more (↑, or the wheel)"))),
        ]

    def _tray(self) -> list[Spot]:
        px, tray = self.theme.px, self.tray
        side = tray.h - px(16)
        out = []
        if not self.model.axed:
            words = _("Drag the axe onto the tile that goes back into the bag.")
            out.append(
                Spot("token", 0, pygame.Rect(tray.x + px(14), tray.y + px(8), side, side), True, words, Tip(words))
            )
        x = tray.right - px(14) - side
        for value in reversed(COINS):
            if self.model.left >= value:
                words = _("Drag gold onto a tile: that is its price.")
                out.append(Spot("coin", value, pygame.Rect(x, tray.y + px(8), side, side), True, words, Tip(words)))
            x -= side + px(10)
        return out

    def keeps(self) -> tuple[pygame.Rect, ...]:
        """Prices and what changes them, and what is left to spend."""
        n = len(self.model.tiles)
        plates = (self.own("axe", i).rect.union(self.own("more", i).rect) for i in range(n))
        return tuple(one.move(self.rect.topleft) for one in (*plates, self.tray))

    def paint(self, dst: pygame.Surface) -> None:
        """The sheet with all that lies on it."""
        theme, px, area, model = self.theme, self.theme.px, self.area, self.model
        panels.panel(dst, theme, area, "parchment", 0, 13, 0)
        if area.h >= px(330):
            style = text.Style("title", 20, t.OXBLOOD)
            put(dst, theme, _("Behind your screen"), style, (area.centerx, px(22)), area.w - px(40), "center")
        for i, one in enumerate(model.tiles):
            self._draw_tile(dst, i, one)
        self._draw_tray(dst)
        if self.land.w:
            self._draw_land(dst)
        if self.foot:
            self._draw_others(dst)

    def _draw_tile(self, dst: pygame.Surface, i: int, one: Drawn) -> None:
        theme, px, box = self.theme, self.theme.px, self.own("tile", i).rect
        drop(dst, box, 2, px(6), 130, (px(2), px(4)))
        dst.blit(art.tile(one.tile, 0, box.w), box)
        if one.axe:
            dst.fill((120, 108, 96), box, pygame.BLEND_RGB_MULT)
            sign = icons.soft_icon("axe", box.w // 2, t.PARCHMENT_LIT, t.LEATHER_DARK)
            dst.blit(sign, sign.get_rect(center=box.center))
        now = i == self.model.current
        panels.outline(dst, theme, box, t.GOLD_LIT if now else t.LEATHER_DARK, 2, 3 if now else 2, 2)
        self._plate(dst, i, one)

    def _plate(self, dst: pygame.Surface, i: int, one: Drawn) -> None:
        """The axe, and the price with what changes it."""
        theme, px = self.theme, self.theme.px
        axe, less, more = (self.own(name, i) for name in ("axe", "less", "more"))
        self._knob(dst, axe, "axe", "", one.axe)
        middle_ = pygame.Rect(less.rect.right, less.rect.y, more.rect.x - less.rect.right, less.rect.h)
        if one.axe:
            words = _("back into the bag")
            room = pygame.Rect(less.rect.x, less.rect.y, more.rect.right - less.rect.x, less.rect.h)
            middle(dst, theme, words, text.Style("ital", 17, t.OXBLOOD), room)
            return
        self._knob(dst, less, "", "−")
        self._knob(dst, more, "", "+")
        shown = str(one.price) if one.price else "–"
        at = middle_.center
        if middle_.w >= px(84):
            art.put_sign(dst, "coin", px(26), (at[0] + px(22), at[1]))
            at = (at[0] - px(10), at[1])
        text.draw(dst, theme, shown, text.Style("uix", 28, t.INK), at, "center")

    def _knob(self, dst: pygame.Surface, spot: Spot, icon: str, sign: str, on: bool = False) -> None:
        theme, px, box = self.theme, self.theme.px, spot.rect
        panels.panel(dst, theme, box, "leather", 5, 3, 3)
        lit = self.aim.on(*spot.key) and spot.enabled
        panels.outline(dst, theme, box, t.GOLD_LIT if lit or on else t.GOLD_DIM, -1, 2 if lit or on else 1, 4)
        colour = t.PARCHMENT_LIT if spot.enabled else t.FADED
        if icon:
            icons.put(dst, icon, min(px(26), box.w - 8), t.GOLD_LIT if on else colour, box.center)
        else:
            text.draw(dst, theme, sign, text.Style("uix", 26, colour), box.center, "center")

    def _draw_tray(self, dst: pygame.Surface) -> None:
        theme, px, tray, model = self.theme, self.theme.px, self.tray, self.model
        panels.panel(dst, theme, tray, "leather", 6, 21, 4)
        token = self.own("token", 0) if not model.axed else None
        if token is not None:
            lit = self.aim.on("token", 0)
            icons.put(dst, "axe", token.rect.h, t.GOLD_LIT if lit else t.PARCHMENT_LIT, token.rect.center)
        coins = [spot for spot in self._spots if spot.name == "coin"]
        for spot in coins:
            self._coin(dst, spot)
        left = tray.x + px(20) + (token.rect.w + px(8) if token else 0)
        right = min((spot.rect.x for spot in coins), default=tray.right) - px(12)
        words = _("{left} of {gold} gold left to spend").format(left=model.left, gold=model.gold)
        room = pygame.Rect(left, tray.y, max(1, right - left), tray.h)
        middle(dst, theme, words, text.Style("bodyb", 20, t.PARCHMENT_LIT, emboss=t.BLACK), room)

    def _coin(self, dst: pygame.Surface, spot: Spot) -> None:
        box = spot.rect
        coin(dst, self.theme, spot.value, box.h, box.center, self.aim.on(*spot.key))

    def _draw_land(self, dst: pygame.Surface) -> None:
        """What has been built, so that one sees what a tile is good for."""
        theme, px, box = self.theme, self.theme.px, self.land
        style = text.Style("ital", 17, t.INK_SOFT)
        put(dst, theme, _("Your territory"), style, (box.centerx, box.y + px(8)), box.w, "center")
        art.put_territory(dst, self.model.territory, pygame.Rect(box.x, box.y + px(22), box.w, box.h - px(26)))

    def _draw_others(self, dst: pygame.Surface) -> None:
        """What lies before the others' screens."""
        theme, px, area = self.theme, self.theme.px, self.area
        n = len(self.model.others)
        wide, top = min((area.w - px(28)) // n, px(440)), area.h - self.foot
        side = min(px(62), (wide - px(100)) // 3)
        for i, (clan, tiles) in enumerate(self.model.others):
            x = (area.w - n * wide) // 2 + i * wide
            pieces.put(dst, theme, clan.faction, px(26), (x + px(14), top + px(20)), emblem=True)
            style = text.Style("bodyb", 17, t.INK)
            room = max(px(40), wide - len(tiles) * (side + px(6)) - px(40))
            put(dst, theme, clan.name, style, (x + px(32), top + px(20)), room)
            put(dst, theme, _("drew"), text.Style("ital", 16, t.INK_SOFT), (x + px(32), top + px(44)), room)
            at = x + px(36) + room
            for tile in tiles:
                dst.blit(art.tile(tile, 0, side), (at, top + px(8)))
                at += side + px(6)


def coin(
    dst: pygame.Surface, theme: t.Theme, value: int, size: int, centre: tuple[int, int], lit: bool = False
) -> None:
    """A coin with its value."""
    radius = size // 2
    pygame.draw.circle(dst, t.LEATHER_DARK, centre, radius)
    pygame.draw.circle(dst, t.GOLD_LIT if lit else t.GOLD, centre, radius - 2)
    pygame.draw.circle(dst, t.GOLD_DIM, centre, radius - max(4, size // 10), 1)
    style = text.Style("uix", 24, t.INK)
    text.draw(dst, theme, str(value), style, centre, "center")
