"""All clans' tiles: before closed screens, then with axe and prices, as they are bought one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.ahead import AHEAD
from game.desktop.kit.fitting import middle, put
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size
from game.desktop.tables.skye import art
from game.desktop.tables.skye.views.grid import arrange
from game.desktop.tables.skye.views.stall import Stall, Ware, draw_stall, draw_ware
from game.desktop.tables.views import Spot, Tip, View
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _


@dataclass(frozen=True, slots=True)
class MarketModel:
    """In turn order."""

    title: str = ""
    stalls: tuple[Stall, ...] = ()


class MarketView(View[MarketModel]):
    """Spots: `buy` with a tile's number. `lift`: how far the screens are up, from 0 to 1."""

    wants = (420, 220)
    solid = True

    def __init__(self, model: MarketModel) -> None:
        super().__init__(model)
        self.lift = 1.0

    def animate(self, lift: float) -> None:
        """The screens go up."""
        self.lift = lift

    def looks(self) -> object:
        """Screens go up above it, and what is pointed at is outlined there: nothing has to be painted anew for that."""
        return self.model, self.theme, self.given, self.rect.size

    def looks_above(self) -> object:
        """The screens, the outline about what is pointed at."""
        return self.aim, self.lift, self.lift < 1 and tuple(map(_is_hidden, self.model.stalls))

    def draw(self, dst: pygame.Surface) -> None:
        """With an outline about what is pointed at and can be bought."""
        super().draw(dst)
        if self.lift < 1 and self.is_seen:
            for stall, rect in zip(self.model.stalls, self.stalls, strict=False):
                if not stall.bare:
                    self._screen(dst, stall, rect)
        spot = self.spot(self.aim.focused or self.aim.hovered)
        if spot is not None and spot.enabled and self.is_seen and self.lift >= 1:
            panels.outline(dst, self.theme, spot.rect, t.TARGET, 2, 4, 2)

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

    def keeps(self) -> tuple[pygame.Rect, ...]:
        """Tiles with their prices, which stand below them."""
        foot = self.theme.px(34)
        return tuple(pygame.Rect(one.rect.x, one.rect.y, one.rect.w, one.rect.h + foot) for one in self.spots)

    def foresee(self) -> None:
        """Let the pictures be made, for they will be wanted."""
        for spot in self._spots:
            AHEAD.want(art.tile, spot.value, 0, spot.rect.w)

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """The sheet, and a stall for each clan."""
        theme, px, area = self.theme, self.theme.px, self.area
        panels.panel(dst, theme, area, "parchment", 0, 13, 0)
        if self.head:
            style = text.Style("title", 20, t.OXBLOOD)
            put(dst, theme, self.model.title, style, (area.centerx, px(21)), area.w - px(40), "center")
        self.foresee()
        for stall, rect in zip(self.model.stalls, self.stalls, strict=False):
            yield
            draw_stall(dst, theme, stall, rect, self._low(rect))
            for ware in stall.wares:
                box = self.own("buy", ware.tile).rect
                while not AHEAD.ready(art.tile, ware.tile, 0, box.w):
                    yield
                draw_ware(dst, theme, ware, box, self._low(rect))
                yield

    def _screen(self, dst: pygame.Surface, stall: Stall, rect: pygame.Rect) -> None:
        """A sheet of parchment before what lies at the tiles, or before all of it where the axe may be: it goes up."""
        px = self.theme.px
        boxes = [self.own("buy", ware.tile).rect for ware in stall.wares]
        if not boxes:
            return
        low, inner, hidden = self._low(rect), rect.inflate(-px(12), -px(12)), _is_hidden(stall)
        top = inner.y if low and not hidden else boxes[0].bottom - px(16) if hidden else inner.y + px(38)
        plate = pygame.Rect(inner.x, top, inner.w, inner.bottom - top)
        sheet = _plate(self.theme, (plate.w, plate.h), not low)
        window = rect.move(self.rect.topleft)
        if not low:
            window.y, window.h = window.y + px(42), window.h - px(42)  # the name stays in sight
        before = dst.get_clip()
        dst.set_clip(window.clip(before))
        dst.blit(sheet, plate.move(self.rect.topleft).move(0, -round(self.lift * rect.h)))
        dst.set_clip(before)


def _is_hidden(stall: Stall) -> bool:
    """Whether nobody sees yet what lies at the tiles."""
    return any(ware.lot == "hidden" for ware in stall.wares)


@POOL.keep
def _plate(theme: Theme, size: Size, named: bool) -> pygame.Surface:
    """A screen, as parchment. Shared: do not draw on it."""
    out = panels.sheet(theme, "parchment", size, 4, 9).copy()
    if named:
        words, room = _("behind the screen"), out.get_rect().inflate(-theme.px(12), 0)
        middle(out, theme, words, text.Style("ital", 17, t.INK_SOFT), room, 1)
    return out
