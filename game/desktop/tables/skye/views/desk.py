"""The desk below the ground: the tile in hand and the next ones, the purse, and what came in this round."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, panels, text
from game.desktop.kit.fitting import put
from game.desktop.tables.skye import art
from game.desktop.tables.views import Spot, Tip, View
from game.kernel.texts import gettext as _


@dataclass(frozen=True, slots=True)
class Income:
    """A line of what came in: an icon, words, gold."""

    icon: str
    words: str
    gold: int


@dataclass(frozen=True, slots=True)
class DeskModel:
    """`tile`: the one in hand, -1 for none, with its turn; `then`: the others to be laid. `gold` in figures, or empty
    where it lies hidden, and `gold_words` below it."""

    tile: int = -1
    turn: int = 0
    then: tuple[int, ...] = ()
    told: tuple[str, ...] = ()  # of the tile in hand and the next ones, for tooltips
    gold: str = ""
    gold_words: str = ""
    gold_tip: str = ""
    income: tuple[Income, ...] = ()
    line: str = ""  # what stands there where no tile is to be laid


class DeskView(View[DeskModel]):
    """Spots: `tile` with a tile's number, for the next ones; `hand` the one in hand; `gold`. `turns` is where the
    buttons lie that turn the tile."""

    wants = (150, 90)

    def lay(self) -> list[Spot]:
        """From the left: tile, turning, next tiles, purse, income: as far as there is room."""
        px, area, model = self.theme.px, self.area, self.model
        out: list[Spot] = []
        self.turns = pygame.Rect(0, 0, 0, 0)
        x, pad = px(12), px(12)
        side = area.h - 2 * pad
        if model.tile >= 0:
            told = (*model.told, *("",) * 4)
            out.append(Spot("hand", model.tile, pygame.Rect(x, pad, side, side), False, "", Tip(told[0])))
            x += side + px(12)
            self.turns = pygame.Rect(x, pad, px(128) if area.w >= px(620) else px(44), side)
            x += self.turns.w + px(12)
            x = self._next(out, x, told)
        purse = px(100) if area.w - x >= px(96) else max(0, area.w - x - px(8))
        self.purse = pygame.Rect(x, pad, min(purse, px(100)), side)
        tip = Tip(_("Your gold"), tuple(one for one in (model.gold_tip,) if one))
        out.append(Spot("gold", 0, self.purse, False, _("Your gold"), tip))
        x += self.purse.w + px(10)
        self.income = pygame.Rect(x, pad, max(0, area.w - x - px(14)), side)
        return out

    def _next(self, out: list[Spot], x: int, told: tuple[str, ...]) -> int:
        """The tiles that come then; the x behind them."""
        px, area = self.theme.px, self.area
        if not self.model.then:
            return x
        wide, roomy = area.w - x - px(104), area.h >= px(120)
        n = len(self.model.then)
        side = min(px(98), area.h - px(44 if roomy else 24), max(px(34), (wide - px(10) * n) // n))
        top = px(38) if roomy else (area.h - side) // 2
        for i, tile in enumerate(self.model.then):
            tip = Tip(told[1 + i], (_("Click to take it in hand."),))
            out.append(Spot("tile", tile, pygame.Rect(x, top, side, side), True, told[1 + i], tip))
            x += side + px(10)
        return x + px(6)

    def paint(self, dst: pygame.Surface) -> None:
        """A panel of leather."""
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, self.area, "leather", 6, 71, 0)
        model = self.model
        if model.tile >= 0:
            box = self.own("hand", model.tile).rect
            dst.blit(art.tile(model.tile, model.turn, box.w), box)
            panels.outline(dst, theme, box, t.GOLD_LIT, 1, 2, 2)
        for i, tile in enumerate(model.then):
            box = self.own("tile", tile).rect
            if i == 0 and self.area.h >= px(120):
                style = text.Style("uib", 16, t.PARCHMENT_DIM)
                text.draw(dst, theme, _("Then"), style, (box.x, box.y - px(14)), "midleft")
            dst.blit(art.tile(tile, 0, box.w), box)
            lit = self.aim.on("tile", tile)
            panels.outline(dst, theme, box, t.GOLD_LIT if lit else t.LEATHER_DARK, 1, 2, 2)
        self._purse(dst)
        self._income(dst)

    def _purse(self, dst: pygame.Surface) -> None:
        theme, px, box = self.theme, self.theme.px, self.purse
        if box.w < px(30):
            return
        size = min(px(62), box.h - px(40), box.w)
        at = (box.centerx, box.y + (box.h - px(22)) // 2)
        icons.put(dst, "gold", size, t.GOLD_DIM, at)
        shown = self.model.gold or "?"
        halo = text.Style("uix", 34, t.PARCHMENT_LIT, halo=t.LEATHER_DARK)
        text.draw(dst, theme, shown, halo, at, "center")
        style = text.Style("uib", 15, t.PARCHMENT_DIM)
        put(dst, theme, self.model.gold_words, style, (box.centerx, box.bottom - px(9)), box.w, "center")

    def _income(self, dst: pygame.Surface) -> None:
        theme, px, box = self.theme, self.theme.px, self.income
        if box.w < px(130) or not self.model.income:
            return
        pygame.draw.line(dst, t.GOLD_DIM, (box.x - px(4), box.y), (box.x - px(4), box.bottom))
        box = pygame.Rect(box.x + px(12), box.y, min(box.w - px(12), px(250)), box.h)
        style = text.Style("uib", 16, t.PARCHMENT_DIM)
        put(dst, theme, _("Income this round"), style, (box.x, box.y + px(10)), box.w)
        step = min(px(34), (box.h - px(22)) // max(1, len(self.model.income)))
        for i, one in enumerate(self.model.income):
            y = box.y + px(22) + i * step + step // 2
            icons.put(dst, one.icon, min(px(22), step - 2), t.GOLD, (box.x + px(12), y))
            put(dst, theme, one.words, text.Style("body", 18, t.PARCHMENT_LIT), (box.x + px(32), y), box.w - px(70))
            text.draw(dst, theme, str(one.gold), text.Style("uib", 19, t.PARCHMENT_LIT), (box.right, y), "midright")
